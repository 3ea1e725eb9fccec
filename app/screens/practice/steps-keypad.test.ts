import { describe, expect, test } from "vitest";
import type { AnswerBoxView } from "#engine";
import { MOST_IN_A_ROW } from "./keypad-layout.ts";
import { stepsKeypad } from "./steps-keypad.ts";

function boxOf(kind: AnswerBoxView["kind"], variable: string | null = null): AnswerBoxView {
  return { label: "", kind, unit: null, variable };
}

function typedBy(boxes: readonly AnswerBoxView[], mark: "." | "," = "."): readonly string[] {
  return stepsKeypad(boxes, mark)
    .flat()
    .flatMap(({ action }) => (action.type === "insert" ? [action.text] : []));
}

describe("keys for lines of working [SCR16]", () => {
  test.for(["integer", "fraction", "money", "equation", "expression", "inequality", "set"] as const)(
    "for %s every calculation can be typed, and no row is too long for a phone",
    (kind) => {
      const rows = stepsKeypad([boxOf(kind)], ".");
      expect(Math.max(...rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)))).toBe(MOST_IN_A_ROW);
      expect(rows.length).toBeLessThanOrEqual(kind === "inequality" ? 5 : 4);
      for (const sign of "0123456789.()+-×÷=") expect(typedBy([boxOf(kind)])).toContain(sign);
      const ids = rows.flat().map(({ id }) => id);
      for (const id of ["erase", "left", "right", "fraction"]) expect(ids).toContain(id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test("the unknown is the problem's own, and there is none where the answer has no letters [SCR16]", () => {
    expect(typedBy([boxOf("equation", "p")])).toContain("p");
    expect(typedBy([boxOf("equation", "p")])).not.toContain("x");
    expect(typedBy([boxOf("integer")]).filter((text) => /\p{L}/u.test(text))).toEqual([]);
    expect(typedBy([boxOf("inequality")])).toEqual(expect.arrayContaining(["<", ">", "≤", "≥", "x"]));
  });

  test("the decimal mark is the learner's [SCR16]", () => {
    expect(typedBy([boxOf("decimal")], ",")).toContain(",");
    expect(typedBy([boxOf("decimal")], ",")).not.toContain(".");
  });
});
