// The pages of both sides: the same pictures in the same order.

import { photoNamed, photos, source } from "../media.js";
import { element } from "../ui.js";

/** The number of swipes back to the first page. */
export const swipes = 10;

const between = photos.map(({ id }) => id).filter((id) => id !== "dandelion" && id !== "boats");
const ids = ["dandelion", ...between.slice(0, swipes - 1), "boats"];

/** @returns {HTMLElement[]} the lowest first */
export const pages = () => ids.map((id, index) => element(`<section class="screen beside-page">
  <img src="${source(id)}" alt="" draggable="false"><i>${index}</i><h3>${photoNamed(id).title}</h3></section>`));
