import { describe, expect, test } from "vitest";
import type { AnswerKind } from "#engine";
import { keypadLayout, type KeypadNeeds } from "./keypad-layout.ts";

/** The signs each kind can need beside digits. */
const signs: Readonly<Record<Exclude<AnswerKind, "choice" | "boolean">, string>> = {
  integer: "-",
  decimal: "-.",
  money: ".",
  percent: "%.",
  fraction: "-/",
  mixed: "-/ ",
  number: "-./",
  equation: "-./x=",
};
const typedKinds = Object.keys(signs) as readonly (keyof typeof signs)[];

function needs(kind: AnswerKind, other: Partial<KeypadNeeds> = {}): KeypadNeeds {
  return { kind, mark: ".", shownVariable: null, ...other };
}

function typedBy(wanted: KeypadNeeds): string {
  return keypadLayout(wanted)
    .flat()
    .map(({ action }) => (action.type === "insert" ? action.text : ""))
    .join("");
}

describe.for(typedKinds)("[APP8] %s", (kind) => {
  test("digits and its own signs, each once, and nothing else", () => {
    expect([...typedBy(needs(kind))].toSorted()).toEqual([...`0123456789${signs[kind]}`].toSorted());
  });

  test("rows without holes, as wide as one another where they have as many keys", () => {
    const widths = keypadLayout(needs(kind)).map((row) => row.reduce((sum, { span }) => sum + span, 0));
    expect(widths).toHaveLength(4);
    expect(Math.min(...widths)).toBe(4);
    expect(Math.max(...widths)).toBeLessThanOrEqual(5);
  });

  test("delete and both arrows", () => {
    const actions = keypadLayout(needs(kind))
      .flat()
      .map(({ action }) => action.type);
    expect(actions.filter((type) => type !== "insert").toSorted()).toEqual(["erase", "left", "right"]);
  });

  test("every key has a name, by its face or for screen readers", () => {
    for (const { face, name } of keypadLayout(needs(kind)).flat()) expect(face ?? name).not.toBeNull();
  });
});

test.for(["choice", "boolean"] as const)("[APP8] %s is picked: no keypad", (kind) => {
  expect(keypadLayout(needs(kind))).toEqual([]);
});

test("[APP8] an unknown that stands before the box needs no key", () => {
  expect(typedBy(needs("equation", { shownVariable: "x" }))).not.toMatch(/[x=]/u);
});

test("[APP9] the decimal key types the learner's mark", () => {
  expect(typedBy(needs("decimal", { mark: "," }))).toContain(",");
  expect(typedBy(needs("decimal", { mark: "," }))).not.toContain(".");
});
