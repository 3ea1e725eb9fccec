import fc from "fast-check";
import { expect, test } from "vitest";
import { Name } from "#engine/protocol/identity";
import { inPortions } from "./in-portions.ts";
import { parseNames } from "./parse-names.ts";

test.for([
  ["Amina\nBen\r\n\r\n  Chloe  ", ["Amina", "Ben", "Chloe"]],
  ["Okafor\tAmina\nLi\tBen\t", ["Okafor Amina", "Li Ben"]],
  ["1. Amina\n2) Ben\n 3\tChloe\n- Dora\n• Emil", ["Amina", "Ben", "Chloe", "Dora", "Emil"]],
  ["Jean-Luc\nO'Neill, Mary\nDr. Who", ["Jean-Luc", "O'Neill, Mary", "Dr. Who"]],
  ["Ami\u202Ena\uFEFF\u200B", ["Amina"]],
  ["E\u0301mile", ["\u00C9mile"]],
  ["", []],
  [" \n\t\n", []],
] as const)("[TEA7] %j is %j", ([typed, names]) => {
  expect(parseNames(typed, []).names).toEqual(names);
});

test("[TEA7] who would look the same where a name is chosen is named, in the list and in the class", () => {
  expect(parseNames("Amina\nBen\namina\nChloe", ["chloe"]).twice).toEqual(["amina", "Chloe"]);
  expect(parseNames("Amina A\nAmina B", []).twice).toEqual([]);
});

test("[TEA7] a name that is too long is told, not cut", () => {
  expect(parseNames(`Ben\n${"x".repeat(61)}`, []).tooLong).toEqual(["x".repeat(61)]);
});

test("[TEA7] every name that is read is one the server takes, or is told why not", () => {
  const arbTyped = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("a", "\n", "\u0323", "\u0337", "\u200D") }),
  );
  fc.assert(
    fc.property(arbTyped, (typed) => {
      const { names, tooLong, marked } = parseNames(typed, []);
      const told = new Set([...tooLong, ...marked]);
      for (const name of names) expect(Name.safeParse(name).success || told.has(name)).toBe(true);
    }),
  );
});

test("[TEA6] a long list goes in portions, each name once and in order", () => {
  const names = Array.from({ length: 45 }, (_, at) => `Pupil ${at}`);
  expect(inPortions(names).map((portion) => portion.length)).toEqual([20, 20, 5]);
  expect(inPortions(names).flat()).toEqual(names);
});
