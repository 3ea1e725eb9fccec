import { describe, expect, test } from "vitest";
import { createPadMemory } from "./pad-memory.ts";
import { BLANK, cleared, drawnOn, pathOf, stepBack, withStroke, type Stroke } from "./pad-page.ts";

const pen: Stroke = { tool: "pen", path: "M1 1L2 2" };
const eraser: Stroke = { tool: "eraser", path: "M1 1L1 1" };

describe("[APP92] drawing", () => {
  test("everything can be taken back, the last thing first, clearing too", () => {
    const drawn = withStroke(withStroke(BLANK, pen), eraser);
    expect(drawnOn(drawn)).toEqual([pen, eraser]);
    const empty = cleared(drawn);
    expect(drawnOn(empty)).toEqual([]);
    expect(drawnOn(withStroke(empty, pen))).toEqual([pen]);
    expect(drawnOn(stepBack(empty))).toEqual([pen, eraser]);
    expect(stepBack(stepBack(stepBack(empty)))).toEqual(BLANK);
    expect(stepBack(BLANK)).toEqual(BLANK);
  });

  test("clearing an empty page does nothing that would have to be taken back", () => {
    expect(cleared(BLANK)).toEqual(BLANK);
    const empty = cleared(withStroke(BLANK, pen));
    expect(cleared(empty)).toEqual(empty);
  });

  test("a tap is a dot, and a line goes through its points", () => {
    expect(pathOf([])).toBe("");
    expect(pathOf([{ x: 1.26, y: 2 }])).toBe("M1.3 2L1.3 2");
    expect(
      pathOf([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 2 },
      ]),
    ).toBe("M0 0L1 0 1 2");
  });
});

describe("[APP93] the page is one problem's and one learner's", () => {
  const page = withStroke(BLANK, pen);

  test("it is there again on the same problem, and blank on the next one, for good", () => {
    const memory = createPadMemory();
    memory.keep("ada", "one", page);
    expect(memory.page("ada", "one")).toBe(page);
    expect(memory.page("ada", "two")).toEqual(BLANK);
    expect(memory.page("ada", "one")).toEqual(BLANK);
  });

  test("it is gone when the learner is", () => {
    for (const next of ["bo", null]) {
      const memory = createPadMemory();
      memory.keep("ada", "one", page);
      memory.atWork("ada");
      expect(memory.page("ada", "one")).toBe(page);
      memory.atWork(next);
      expect(memory.page("ada", "one")).toEqual(BLANK);
    }
  });
});
