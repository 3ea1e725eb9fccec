import { describe, expect, test } from "vitest";
import { createRng, type BuiltItem, type MathProblemItem } from "#engine";
import { hangingIn, sentencesOf } from "../said-alone.ts";
import { drawContext } from "./contexts.ts";
import { BLUEPRINTS_BY_STRAND } from "./index.ts";
import { buildAll } from "./testing.ts";

const STRANDS = Object.entries(BLUEPRINTS_BY_STRAND).map(([strand, blueprints]) => ({
  strand,
  items: blueprints.flatMap((blueprint) => buildAll(blueprint, 25)),
}));

/** What of an item hangs on nothing: its whole texts, and its steps, which are told sentence by sentence. */
function hangingOf({ hints = [], misconceptions, solution_logic: solution }: MathProblemItem): readonly string[] {
  const ladders = misconceptions.flatMap(({ explanation = "", hint_ladder }) => [explanation, ...hint_ladder]);
  return [
    ...[...hints, ...ladders].flatMap((text) => hangingIn(text, false)),
    ...solution.steps.flatMap(({ explanation }) => hangingIn(explanation, true)),
  ];
}

/** Remarks that say more than what was done, and so may answer what is asked after them. */
function correcting({ misconceptions }: MathProblemItem): readonly string[] {
  const remarks = misconceptions.map(({ explanation = "" }) => explanation);
  return remarks.filter((remark) => sentencesOf(remark).length > 1 || /, but\b/u.test(remark));
}

/** Remarks that are a guess by their own words. */
function guessing({ misconceptions }: MathProblemItem): readonly string[] {
  const remarks = misconceptions.map(({ explanation = "" }) => explanation);
  return remarks.filter((remark) => /\b(?:may|might|maybe|perhaps|could)\b/iu.test(remark));
}

/** Remarks on the number itself that are told as a guess, and remarks on what was done that are not. */
function misplaced({ misconceptions }: MathProblemItem): readonly string[] {
  const isOfNumber = (remark: string) => /^(?:Your (?:number|answer)|With your number)\b/u.test(remark);
  const isOfDoing = (remark: string) => /^You (?!gave)/u.test(remark);
  return misconceptions.flatMap(({ explanation = "", is_fact }) =>
    (is_fact ? isOfDoing : isOfNumber)(explanation) ? [explanation] : [],
  );
}

function all(items: readonly BuiltItem[], of: (item: MathProblemItem) => readonly string[]): readonly string[] {
  return [...new Set(items.flatMap(({ item }) => of(item)))];
}

describe("what is said of an item", () => {
  test.for(STRANDS)("[ALN1] hints, steps and remarks of $strand hang on nothing", ({ items }) => {
    expect(all(items, hangingOf)).toEqual([]);
  });

  test.for(STRANDS)("[ALN2] remarks of $strand say what was done and leave the rest to the probe", ({ items }) => {
    expect(all(items, correcting)).toEqual([]);
    expect(all(items, guessing)).toEqual([]);
    expect(all(items, misplaced)).toEqual([]);
  });
});

test("[ALN9] where a story has groups of its own, nothing else is said of them", () => {
  const texts = Object.values(BLUEPRINTS_BY_STRAND)
    .flat()
    .flatMap((blueprint) => {
      const named = new Set(blueprint.stems.flatMap(({ id, groups }) => (groups === undefined ? [] : [id])));
      return buildAll(blueprint, 25).filter(({ item }) => named.has(item.meta.generation?.stem ?? ""));
    })
    .flatMap(({ item: { hints = [], misconceptions, solution_logic: solution } }) => [
      ...hints,
      ...misconceptions.flatMap(({ explanation = "", hint_ladder }) => [explanation, ...hint_ladder]),
      ...solution.steps.map(({ explanation }) => explanation),
    ]);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.some((text) => /\bdays\b/u.test(text))).toBe(true);
  expect(texts.filter((text) => /\bgroups?\b/iu.test(text))).toEqual([]);
});

test.each([
  "Is it above zero or below zero?",
  "Numbers below it get a minus sign.",
  "The bottom number counts all of them.",
  "Write it as an equation.",
  "Both can be divided by $5$.",
  "Add them.",
  "Then take the opposite of that.",
])("[ALN1] “%s” has nothing to stand for", (text) => {
  expect(hangingIn(text, false)).toEqual([text]);
});

test("[ALN1] a sentence that points back may follow, a heading may not be told alone", () => {
  expect(hangingIn("Count all the parts. That is the bottom number.", true)).toEqual([]);
  expect(hangingIn("Zero is the start. Numbers below it get a minus sign.", true)).toHaveLength(1);
  expect(hangingIn("Ones: $5$ is less than $7$.", true)).toHaveLength(1);
});

test("[ALN5] no two people of a story have names that begin alike", () => {
  const drawn = Array.from({ length: 200 }, (_, seed) => drawContext(createRng(`names/${seed}`)).names);
  expect(drawn.filter((names) => new Set(names.map((name) => name.slice(0, 1))).size < names.length)).toEqual([]);
});
