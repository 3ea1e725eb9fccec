import { expect, test } from "vitest";
import type { Operands } from "#engine";
import { blueprintOf, buildAll, SEEDS } from "../testing.ts";
import type { Box } from "./box.ts";
import { isLikely } from "./box-scenes.ts";
import { measureBlueprints } from "./index.ts";

const BLUEPRINT = blueprintOf(measureBlueprints, "g5.vol");

test("[MSR2] layers and slices, and both boxes or the solid cut across, end in the answer", () => {
  const ends = (operands: Operands) =>
    BLUEPRINT.trace?.({ m: 0, k: 0, scene: "plain-cm", ...operands })?.routes.map((route) => route.at(-1)?.result.n);
  expect(ends({ ask: "volume", l: 6, w: 3, h: 5 })).toEqual([90, 90, 90, 90]);
  expect(ends({ ask: "joined", l: 5, w: 3, h: 6, m: 4, k: 2 })).toEqual([114, 114, 114]);
  expect(ends({ ask: "joined", l: 4, w: 3, h: 2, m: 5, k: 6 })).toEqual([114, 114, 114]);
});

test("[MSR2] the third hint about an error goes on from what was found", () => {
  const JOINED = { ask: "joined", l: 5, w: 3, h: 6, m: 4, k: 2 };
  const told = (operands: Operands, wrong: string) => {
    const o = { m: 0, k: 0, scene: "plain-cm", ...operands };
    return BLUEPRINT.misconceptions.find((rule) => rule.wrong(o) === wrong)?.hints(o)[2];
  };
  expect(told(JOINED, "24")).toMatch(/^\$.*= 24\$.* right block\. The left block is 5 centimetres long/u);
  expect(told(JOINED, "90")).toMatch(/^\$.*= 90\$.* left block\. The right block is 4 centimetres long/u);
  expect(told({ ask: "volume", l: 6, w: 3, h: 5 }, "18")).toContain("There are 5 layers of 18 cubes.");
  expect(told({ ask: "volume", l: 6, w: 3, h: 5 }, "30")).toContain("= 30$ cubes, and there are 3 such slices.");
  expect(told({ ask: "height", l: 6, w: 3, h: 5 }, "15")).toContain("By which edge do you divide 15 next?");
});

test("[MSR2] a quotient that is no table fact is found in parts that come to it", () => {
  const steps = BLUEPRINT.steps({ ask: "height", l: 7, w: 3, h: 12, m: 0, k: 0, scene: "plain-cm" });
  expect(steps.map(({ math }) => math)).toEqual([
    String.raw`7 \times 3 = 21`,
    String.raw`10 \times 21 = 210`,
    "252 - 210 = 42",
    String.raw`42 \div 21 = 2`,
    "10 + 2 = 12",
  ]);
});

test("[MSR4] boxes are drawn with their own edges, and the one that is looked for has a question mark", () => {
  for (const { item, operands } of buildAll(BLUEPRINT, SEEDS)) {
    const { diagram, stem } = item.problem_content;
    const o = operands as Box;
    if (diagram?.type !== "boxes") throw new Error("no boxes");
    expect([diagram.boxes[0]?.length, diagram.width, diagram.boxes[0]?.height]).toEqual([o.l, o.w, o.h]);
    const texts = diagram.boxes.flatMap(({ lengthText, heightText }) => [lengthText, heightText]);
    expect(texts.includes("?")).toBe(o.ask === "height");
    if (o.ask === "height") expect(`${diagram.alt} ${texts.join(" ")}`).not.toMatch(new RegExp(`\\b${o.h}\\b`, "u"));
    expect(diagram.alt).not.toMatch(
      new RegExp(`\\b${item.solution_logic.final_answer_canonical} (?:cubes|cubic)`, "u"),
    );
    expect(stem).not.toMatch(new RegExp(`\\b${o.l} (?:centimetres|metres)`, "u"));
  }
});

test("[MSR5] things in the form of boxes have edges that such things have", () => {
  for (const { operands } of buildAll(BLUEPRINT, SEEDS)) {
    const { scene, l, w, h, m, k } = operands as Box;
    expect(isLikely(scene, [l, w, h])).toBe(true);
    if (m > 0) expect(isLikely(scene, [m, w, k])).toBe(true);
  }
});
