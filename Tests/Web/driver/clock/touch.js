// The events of fingers and a mouse, in the order in which browsers send them.
(() => {
  const { slop, slide, focus, takes, scroll, snap } = pageClock.defaults;
  const mouseId = 1;
  const fingers = new Map();
  const captures = new Map();
  let lastId = mouseId;
  let pressed = null; // the element on which the mouse's button went down

  const isActive = (id) => id === mouseId || [...fingers.values()].some((each) => each.pointerId === id);
  Element.prototype.setPointerCapture = function (id) {
    if (!isActive(id)) throw new DOMException("no active pointer has this id", "NotFoundError");
    captures.set(id, this);
  };
  Element.prototype.releasePointerCapture = (id) => void captures.delete(id);
  Element.prototype.hasPointerCapture = function (id) { return captures.get(id) === this; };

  /** The element at a point, also within components. */
  function elementAt(x, y) {
    let hit = document.elementFromPoint(x, y) ?? document.documentElement;
    for (let inner; (inner = hit.shadowRoot?.elementFromPoint(x, y)) && inner !== hit; hit = inner);
    return hit;
  }
  const common = (x, y) => ({
    bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, screenX: x, screenY: y,
  });

  function send(target, event, time) {
    pageClock.stamps.set(event, time);
    return target.dispatchEvent(event);
  }

  function sendPointer(type, { pointerId, target, x, y, isPrimary = true, pointerType = "touch" }, time, isDown) {
    const captured = captures.get(pointerId);
    const receiver = captured?.isConnected ? captured : target.isConnected ? target : elementAt(x, y);
    const is = { ...common(x, y), pointerId, pointerType, isPrimary, buttons: +isDown };
    send(receiver, new PointerEvent(`pointer${type}`, { ...is, button: type === "move" ? -1 : 0 }), time);
    if (type !== "up" && type !== "cancel") return;
    captures.delete(pointerId);
    if (captured) send(captured, new PointerEvent("lostpointercapture", is), time);
  }

  /**
   * Sends a touch event; returns whether the page leaves it to the browser. It is made from a UIEvent, because not
   * every engine lets a page make touch events.
   */
  function sendTouch(type, finger, time, cancelable = true) {
    const made = ({ pointerId, target, x, y }) => ({ identifier: pointerId, target, clientX: x, clientY: y });
    const touches = [...fingers.values()].map(made);
    const targetTouches = touches.filter((each) => each.target === finger.target);
    const event = new UIEvent(`touch${type}`, { ...common(0, 0), cancelable });
    return send(finger.target, Object.assign(event, { touches, targetTouches, changedTouches: [made(finger)] }), time);
  }

  function click(target, x, y, time, pointerId, pointerType) {
    const is = { ...common(x, y), detail: 1, pointerId, pointerType, isPrimary: true, button: 0 };
    send(target, new PointerEvent("click", is), time);
  }

  function down(id, x, y, time) {
    pageClock.advanceTo(time);
    const finger = {
      pointerId: ++lastId, target: elementAt(x, y), x, y, from: [x, y], owner: "", isPrimary: !fingers.size,
    };
    fingers.set(id, finger);
    sendPointer("down", finger, time, true);
    finger.isPrevented = !sendTouch("start", finger, time);
    if (fingers.size > 1) for (const each of fingers.values()) each.hasMoved = true;
    slide(finger);
  }

  function move(id, x, y, time) {
    const finger = fingers.get(id);
    pageClock.advanceTo(time);
    if (!finger || (finger.x === x && finger.y === y)) return;
    Object.assign(finger, { x, y });
    if (finger.owner !== "browser") sendPointer("move", finger, time, true);
    const isLeft = sendTouch("move", finger, time, finger.owner !== "browser");
    const isFar = Math.hypot(x - finger.from[0], y - finger.from[1]) > slop;
    if (isFar) finger.hasMoved = true;
    // A browser that was kept from scrolling does not begin to scroll in the middle of a touch.
    if (isFar && !isLeft && !finger.owner) finger.owner = "page";
    const mayTake = isLeft && !finger.isPrevented && fingers.size === 1;
    if (mayTake && takes(finger)) sendPointer("cancel", finger, time, false);
    if (finger.owner === "browser") scroll(finger);
    else slide(finger);
  }

  function up(id, time) {
    const finger = fingers.get(id);
    const { owner, target, x, y } = finger;
    pageClock.advanceTo(time);
    if (owner !== "browser") sendPointer("up", finger, time, false);
    fingers.delete(id);
    const isLeft = sendTouch("end", finger, time);
    if (owner === "browser") return snap(finger);
    slide(finger, true);
    if (finger.hasMoved || !isLeft || finger.isPrevented || !target.isConnected) return;
    focus(target, x, y);
    click(target, x, y, time, finger.pointerId, "touch");
  }

  /** The system cancels all fingers. */
  function cancel(time) {
    pageClock.advanceTo(time);
    for (const [id, finger] of [...fingers]) {
      if (finger.owner !== "browser") sendPointer("cancel", finger, time, false);
      fingers.delete(id);
      sendTouch("cancel", finger, time, false);
      if (finger.owner === "browser") snap(finger);
    }
  }

  const mouseTypes = { mousePressed: "down", mouseReleased: "up", mouseMoved: "move" };

  function mouse(type, x, y, time, isDown) {
    pageClock.advanceTo(time);
    const captured = captures.get(mouseId);
    const target = captured?.isConnected ? captured : elementAt(x, y);
    sendPointer(mouseTypes[type], { pointerId: mouseId, target, x, y, pointerType: "mouse" }, time, isDown);
    if (type === "mousePressed") {
      pressed = target;
      slide({ target, x });
      focus(target, x, y);
    } else if (type === "mouseMoved" && isDown) {
      if (pressed) slide({ target: pressed, x });
    } else if (type === "mouseReleased" && pressed) {
      slide({ target: pressed, x }, true);
      const both = pageClock.chain(target).find((each) => each.contains(pressed));
      if (both && pressed.isConnected) click(both, x, y, time, mouseId, "mouse");
      pressed = null;
    }
  }

  pageClock.touch = { down, move, up, cancel, mouse };
})();
