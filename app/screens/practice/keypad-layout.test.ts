import { describe, expect, test } from "vitest";
import { AnswerKind } from "#engine";
import { keypadLayout, keypadNeeds, MOST_IN_A_ROW, SIGN_NAMES, type KeypadNeeds } from "./keypad-layout.ts";

type TypedKind = Exclude<AnswerKind, "choice" | "boolean" | "text">;

/** What the keys of each kind type beside digits, in the order of the keys. */
const signs: Readonly<Record<TypedKind, readonly string[]>> = {
  integer: ["-"],
  decimal: [".", "-"],
  money: ["."],
  percent: ["%", "."],
  fraction: ["/", "-"],
  mixed: [" ", "/", "-"],
  number: ["/", ".", "-"],
  scientific: ["×10^(▯)", ".", "-"],
  expression: ["+", "-", "×", "÷", "(", ")", ".", "(▯)/(▯)"],
  parse: ["x", "abs(▯)", "π", "+", "^(▯)", "-", "√(▯)", "×", "(▯)/(▯)", ".", "(", ")"],
  equation: ["x", "=", "no solution", "+", "^(▯)", "-", "√(▯)", "×", "(▯)/(▯)", ".", "(", ")"],
  inequality: ["x", "<", ">", "≤", "≥", "≠", "+", " or ", "-", " and ", "(▯)/(▯)", "√(▯)", ".", "^(▯)", "no solution"],
  system: ["x", "y", "=", ", ", "+", "(", "-", ")", "(▯)/(▯)", "√(▯)", ".", "^(▯)", "no solution"],
  set: [", ", "{▯}", "(▯)/(▯)", "-", "."],
  interval: ["(▯, ▯)", "[▯, ▯)", "(▯, ▯]", "[▯, ▯]", "∞", "∪", "(▯)/(▯)", "-", ".", "∅", "√(▯)"],
  point: ["(▯, ▯)", ", ", "(▯)/(▯)", "√(▯)", "-", "."],
  list: [", ", "-", "(▯)/(▯)", "."],
  ratio: [":", "(▯)/(▯)", "."],
  time: ["h", "min", "s", "am", "pm", ":", "."],
  units: ["mm", "cm", "m", "km", "²", "³", "g", "kg", "mL", "L", "s", "min", "-", ".", "/"],
};
const typedKinds = Object.keys(signs) as readonly TypedKind[];

function needs(kind: AnswerKind, other: Partial<KeypadNeeds> = {}): KeypadNeeds {
  return { kind, mark: ".", shownVariable: null, ...other };
}

function typedBy(wanted: KeypadNeeds): readonly string[] {
  return keypadLayout(wanted)
    .flat()
    .flatMap(({ action }) => (action.type === "insert" || action.type === "template" ? [action.text] : []));
}

describe.for(typedKinds)("[APP8] %s", (kind) => {
  test("digits and its own signs, each once, and nothing else", () => {
    const typed = typedBy(needs(kind));
    expect(typed.filter((text) => /^\d$/u.test(text)).toSorted()).toEqual([..."0123456789"]);
    expect(typed.filter((text) => !/^\d$/u.test(text))).toEqual(signs[kind]);
  });

  test("no row has more keys than fit a phone, the digits stand in a block of their own", () => {
    for (const wanted of [needs(kind), needs(kind, { signs: SIGN_NAMES, variables: ["x", "y", "z"] })]) {
      const rows = keypadLayout(wanted);
      for (const row of rows) expect(row.length).toBeLessThanOrEqual(MOST_IN_A_ROW);
      for (const trio of ["789", "456", "123"]) {
        const typed = rows.map((row) => row.map(({ action }) => (action.type === "insert" ? action.text : "")));
        expect(typed.some((row) => row.slice(0, 3).join("") === trio)).toBe(true);
      }
    }
    expect(keypadLayout(needs(kind)).length).toBeLessThanOrEqual(5);
  });

  test("all rows with digits are equally wide, and as wide as a phone allows at most", () => {
    for (const wanted of [needs(kind), needs(kind, { belowZero: false })]) {
      const widths = keypadLayout(wanted)
        .filter((row) => row.some(({ id }) => /^\d$/u.test(id)))
        .map((row) => row.reduce((sum, { span }) => sum + span, 0));
      expect(new Set(widths).size).toBe(1);
      expect(widths[0]).toBeLessThanOrEqual(MOST_IN_A_ROW);
    }
  });

  test("the row of the 0 is as wide as those of the other digits", () => {
    const width = (digit: string): number | undefined =>
      keypadLayout(needs(kind))
        .find((row) => row.some(({ id }) => id === digit))
        ?.reduce((sum, { span }) => sum + span, 0);
    expect(width("0")).toBe(width("7"));
  });

  test("delete and both arrows", () => {
    const actions = keypadLayout(needs(kind))
      .flat()
      .map(({ action }) => action.type)
      .filter((type) => type !== "insert" && type !== "template");
    expect(actions).toEqual(["erase", "left", "right"]);
  });

  test("every key has a name of its own, by its face or for screen readers", () => {
    const names = keypadLayout(needs(kind, { signs: SIGN_NAMES }))
      .flat()
      .map(({ face, name }) => name ?? ("text" in face ? face.text : null));
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(names.length);
  });
});

test.for(["integer", "decimal", "money", "percent", "fraction", "mixed", "number", "ratio"] as const)(
  "[APP8] %s: three rows, and no minus where numbers below zero are not taught yet",
  (kind) => {
    expect(keypadLayout(needs(kind)).length).toBe(3);
    const before = needs(kind, { belowZero: false });
    expect(keypadLayout(before).length).toBe(3);
    const others = typedBy(needs(kind)).filter((text) => text !== "-");
    expect(typedBy(before).toSorted()).toEqual(others.toSorted());
  },
);

test.for(["choice", "boolean", "text"] as const)("[APP8] %s is picked or written: no keypad", (kind) => {
  expect(keypadLayout(needs(kind))).toEqual([]);
});

test("[APP8] every kind is decided about", () => {
  const all = [...typedKinds, "choice", "boolean", "text"];
  expect(all.toSorted()).toEqual(AnswerKind.options.toSorted());
});

test("[APP8] an unknown that stands before the box needs no key", () => {
  expect(typedBy(needs("equation", { shownVariable: "x" }))).not.toContain("x");
  expect(typedBy(needs("equation", { shownVariable: "x" }))).not.toContain("=");
});

describe("[APP8] what the problem says of the keys", () => {
  test("its own unknowns, units and signs, and no others", () => {
    expect(typedBy(needs("expression", { variables: ["a", "b"] }))).toEqual(expect.arrayContaining(["a", "b"]));
    expect(typedBy(needs("expression", { variables: ["a", "b"] }))).not.toContain("x");
    expect(typedBy(needs("units", { units: ["cm"] })).filter((text) => /^[a-z]/iu.test(text))).toEqual(["cm"]);
    expect(typedBy(needs("time", { units: ["am", "pm"] })).filter((text) => /^[a-z]/iu.test(text))).toEqual([
      "am",
      "pm",
    ]);
    expect(keypadLayout(needs("time", { units: [] })).length).toBe(3);
    // The unit goes without saying.
    expect(typedBy(needs("units", { units: [] }))).toEqual(typedBy(needs("money")));
    expect(typedBy(needs("expression", { signs: [] }))).not.toContain("π");
    expect(typedBy(needs("expression", { signs: ["functions"] }))).toContain("sin(▯)");
    expect(typedBy(needs("integer", { signs: ["remainder"] }))).toContain(" r ");
  });

  test("letters bring the signs of algebra with them", () => {
    const algebra = typedBy(needs("expression", { variables: ["n"] })).filter((text) => !/^\d$/u.test(text));
    expect(algebra).toEqual(["n", "abs(▯)", "π", "+", "^(▯)", "-", "√(▯)", "×", "(▯)/(▯)", ".", "(", ")"]);
    expect(typedBy(needs("set", { variables: ["a"] }))).toEqual(expect.arrayContaining(["a", "√(▯)", "∅"]));
    expect(typedBy(needs("list", { variables: ["a"] }))).toEqual(expect.arrayContaining(["a", "√(▯)"]));
    expect(typedBy(needs("set", { signs: ["root"] }))).toContain("√(▯)");
    for (const kind of ["expression", "set", "list"] as const) expect(keypadLayout(needs(kind)).length).toBe(4);
  });

  test("is taken from the box", () => {
    const box = { label: "", kind: "expression", unit: null, variable: null } as const;
    expect(keypadNeeds(box, ".")).toEqual(needs("expression"));
    expect(keypadNeeds({ ...box, variables: ["n"], signs: ["pi"], belowZero: false }, ",")).toEqual(
      needs("expression", { mark: ",", variables: ["n"], signs: ["pi"], belowZero: false }),
    );
  });
});

describe("[APP9] the learner's decimal mark", () => {
  test("is what the decimal key types", () => {
    expect(typedBy(needs("decimal", { mark: "," }))).toContain(",");
    expect(typedBy(needs("decimal", { mark: "," }))).not.toContain(".");
  });

  test("a decimal comma leaves the semicolon to stand between things", () => {
    expect(typedBy(needs("point", { mark: "," }))).toEqual(expect.arrayContaining(["(▯; ▯)", "; ", ","]));
    expect(typedBy(needs("point", { mark: "," }))).not.toContain(", ");
  });
});
