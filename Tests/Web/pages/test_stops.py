"""A presented screen that rests at stops, as a sheet at its detents."""


def top_of(page, screen="sheet"):
    return page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().top / innerHeight", screen)


def present(page, stops="[.5, 1]"):
    return page.evaluate(f"""() => {{
      stage.stack();
      const interaction = {{ name: "fullScreenPan", direction: "down" }};
      return stage.container.present(stage.make("sheet"), {{ stops: {stops}, interaction }});
    }}""")


def test_a_sheet_comes_to_its_first_stop_and_says_so(plain):
    assert present(plain) == {"finished": True, "cancelled": False, "stopped": True}
    plain.evaluate("stage.rest()")
    assert top_of(plain) == 0.5
    below = plain.evaluate("[stage.root.checkVisibility(), stage.root.inert, stage.container.top.id]")
    assert below == [True, True, "sheet"]


def test_a_finger_takes_it_from_stop_to_stop_and_away(plain, finger):
    present(plain)
    plain.evaluate("""stage.container.element.addEventListener("legato:cancel", ({ detail }) => {
      stage.stopped = detail.stopped;
    })""")
    for travel, top, stopped in [(-300, 0, False), (350, 0.5, True)]:
        finger.down(200, 500).drag_by(0, travel, ms=400).hold(200).lift()
        plain.evaluate("stage.rest()")
        assert top_of(plain) == top
        assert plain.evaluate("stage.stopped") is stopped
    finger.down(200, 500).drag_by(0, 300, ms=300).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.container.screens.length, stage.root.inert]") == [1, False]
    assert plain.evaluate("document.querySelector('#container').getAttribute('style')") is None


def test_a_resize_leaves_it_at_its_stop(plain):
    present(plain)
    plain.set_viewport_size({"width": 844, "height": 390})
    plain.evaluate("stage.rest()")
    assert top_of(plain) == 0.5


def test_in_reduced_motion_it_fades_right_there(plain):
    plain.emulate_media(reduced_motion="reduce")
    frames = plain.evaluate("""async () => {
      stage.stack();
      const watching = stage.watch("#sheet");
      await stage.nextFrame();
      await stage.container.present(stage.make("sheet"), { stops: [.5, 1] });
      return watching();
    }""")
    seen = [each[1] for each in frames if each[1]]
    half = plain.evaluate("innerHeight / 2")
    assert {top for _, top, _, _ in seen} == {half}
    assert any(0.1 < opacity < 0.9 for *_, opacity in seen)
