import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutRowTexts } from "./lean-packages.ts";

test("[TLS32] rows of the tables of moves are built without the texts of docs/tutor-moves.md, and with all else", () => {
  expect(withoutRowTexts('{ row: "a", when: "“hi, \\"you\\"”", does: "A.", cue: TURN.A },')).toBe(
    '{ row: "a",   cue: TURN.A },',
  );
  for (const file of ["open-rows", "finished-rows", "on-answer", "no-attempt"]) {
    const source = readFileSync(new URL(`../engine/dialogue/turn/${file}.ts`, import.meta.url), "utf8");
    const lean = withoutRowTexts(source);
    expect(lean).not.toMatch(/\b(?:when|does):/u);
    expect(lean.match(/\brow: "/gu)).toEqual(source.match(/\brow: "/gu));
    expect(answersIn(lean)).toBe(answersIn(source));
  }
});

/** How many rows have an answer, without what stands in texts. */
function answersIn(source: string): number {
  return [...source.replaceAll(/"(?:[^"\\]|\\.)*"/gu, "").matchAll(/\banswer:/gu)].length;
}
