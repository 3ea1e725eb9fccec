import { defineBlueprint, type Difficulty, type Level } from "#engine";
import { count, digitAt, digits } from "../../blueprints/kit.ts";
import { f, listInWords, placeCount, placeName } from "../../blueprints/place-words.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { hasZero, sumOf } from "../../blueprints/place-value/expand-kit.ts";
import {
  answerText,
  countsInWords,
  highlightsOf,
  hintsOf,
  pictureOf,
  regrouped,
  stepsOf,
  toldOrder,
  type PlaceAsk,
  type Places,
} from "../../blueprints/place-value/pv3-kit.ts";
import { placeRules } from "../../blueprints/place-value/pv3-rules.ts";
import { placesTrace } from "../../blueprints/place-value/place-traces.ts";

/** How far each question is from reading the digits off, 0 to 1. */
const FORM: Readonly<Record<PlaceAsk, number>> = {
  blocks: 0,
  boxes: 0.1,
  digit: 0.2,
  value: 0.4,
  scrambled: 0.6,
  "whole-tens": 0.7,
  regrouped: 0.9,
  rename: 1,
};

const levels: Readonly<Record<Difficulty, Level<Places>>> = {
  1: level([111, 399], ["boxes", "blocks"], [0], ["blocks"], (o) => !hasZero(o)),
  2: level(
    [111, 989],
    ["boxes", "digit", "value"],
    [0, 1, 2],
    ["chart", "none"],
    (o) => !hasZero(o) && differentDigits(o),
  ),
  3: level(
    [102, 980],
    ["boxes", "digit", "value", "value", "blocks"],
    [0, 1, 2],
    ["blocks", "none"],
    (o) => hasZero(o) && differentDigits(o),
  ),
  4: level([113, 989], ["scrambled", "whole-tens"], [1], ["none"], (o) =>
    o.ask === "scrambled" ? hasZero(o) || differentDigits(o) : digitAt(o.n, 1) > 0 && differentDigits(o),
  ),
  5: level([211, 989], ["regrouped", "rename"], [0, 1], ["blocks", "none"], canRegroup),
};

/** Give hundreds, tens and ones of a three-digit number. */
export const blueprint = defineBlueprint<Places>({
  id: "g2.pv3",
  version: 11,
  createdOn: "2026-11-30",
  holdsOf: { "PV-02": ["zero-at-the-end"] },
  levels,
  factors: [
    { name: "size", weight: 0.5, of: (o) => o.n / 1000 },
    { name: "question", weight: 3, of: (o) => FORM[o.ask] },
    { name: "zero-inside", weight: 1, of: (o) => (hasZero(o) ? 1 : 0) },
    { name: "ten-or-more-of-one-place", weight: 1, of: (o) => (o.ask === "regrouped" || o.ask === "rename" ? 1 : 0) },
    { name: "no-picture", weight: 0.5, of: (o) => (o.show === "none" ? 1 : o.show === "chart" ? 0.5 : 0) },
  ],
  stems: [
    ...wordings<Places>((o) => o.ask === "boxes", {
      split: (o) => `How many hundreds, tens and ones do the digits of ${f(o.n)} show?`,
      "split-name": (o, c) =>
        `${c.names[0]} looks at ${f(o.n)}. How many hundreds, tens and ones does it have? Write one digit in each box.`,
    }),
    ...wordings<Places>((o) => o.ask === "blocks", {
      blocks: () => "Which number do the blocks show?",
      "blocks-name": (_o, c) => `${c.names[0]} builds a number with blocks. Which number is it?`,
    }),
    ...wordings<Places>((o) => o.ask === "digit", {
      digit: (o) => `Which digit of ${f(o.n)} is in the ${placeName(o.place)} place?`,
      "digit-name": (o, c) => `${c.names[0]} writes ${f(o.n)}. Which digit stands in the ${placeName(o.place)} place?`,
    }),
    ...wordings<Places>((o) => o.ask === "value", {
      value: (o) => `How much is the digit $${digitAt(o.n, o.place)}$ worth in ${f(o.n)}?`,
      worth: (o) => `How much is the $${digitAt(o.n, o.place)}$ in ${f(o.n)} worth?`,
    }),
    ...wordings<Places>((o) => o.ask === "scrambled", {
      scrambled: (o) => `Which number has ${told(o)}?`,
      "scrambled-name": (o, c) => `${c.names[0]} thinks of a number with ${told(o)}. Which number is it?`,
    }),
    ...wordings<Places>((o) => o.ask === "whole-tens", {
      "whole-tens": (o) => `How many whole tens are in ${f(o.n)}?`,
      "packs-of-ten": (o, c) =>
        `${c.names[0]} has ${count(o.n, c.thing)} and puts ten in each ${c.container.one}. ` +
        `How many full ${c.container.many} does ${c.names[0]} get?`,
    }),
    ...wordings<Places>((o) => o.ask === "regrouped", {
      regrouped: (o) => `Which number do ${listInWords(countsInWords(regrouped(o)))} make?`,
      "regrouped-name": (o, c) =>
        `${c.names[0]} counts ${listInWords(countsInWords(regrouped(o)))}. Which number is that?`,
    }),
    ...wordings<Places>((o) => o.ask === "rename", {
      rename: {
        text: (o) => `Which number goes in the box? $${o.n} = ${sumOf(regrouped(o), o.place)}$`,
        spoken: (o) =>
          `Which number goes in the box? ${o.n} equals ` +
          `${regrouped(o)
            .map((n, place) => (place === o.place ? `box ${placeName(place)}` : placeCount(n, place)))
            .toReversed()
            .join(" plus ")}.`,
      },
      "rename-builds": (o, c) =>
        `${c.names[0]} builds ${f(o.n)} with ${given(o).join(", ")} and some ${placeName(o.place)}. ` +
        `How many ${placeName(o.place)} does ${c.names[0]} need?`,
    }),
  ],
  answer: (o) => ({
    kind: "integer",
    canonical: answerText(o),
    ...(o.ask === "boxes"
      ? {
          parts: ["Hundreds", "Tens", "Ones"].map((label, index) => ({
            label,
            kind: "integer" as const,
            canonical: String(digitAt(o.n, 2 - index)),
          })),
        }
      : {}),
  }),
  steps: stepsOf,
  hints: hintsOf,
  highlights: highlightsOf,
  distractors: [
    {
      strategy: "neighbouring-place",
      wrong: (o) => (o.ask === "digit" ? String(digitAt(o.n, (o.place + 1) % 3)) : undefined),
    },
    {
      strategy: "one-more-of-the-place",
      wrong: (o) => (o.ask === "boxes" || o.ask === "digit" ? undefined : String(Number(answerText(o)) + 10)),
    },
    {
      strategy: "tens-and-ones-swapped",
      wrong: (o) => (o.ask === "boxes" ? [digitAt(o.n, 2), digitAt(o.n, 0), digitAt(o.n, 1)].join("; ") : undefined),
    },
  ],
  trace: placesTrace,
  misconceptions: placeRules,
  diagram: pictureOf,
});

function level(
  n: readonly [number, number],
  ask: readonly PlaceAsk[],
  place: readonly number[],
  show: readonly Places["show"][],
  where: (o: Places) => boolean,
): Level<Places> {
  return { ranges: { n }, choices: { ask, place, show }, where: (o) => isSound(o) && where(o) };
}

/** Pictures only where they do not say more than the question; a value only of a digit that has one. */
function isSound(o: Places): boolean {
  if (o.ask === "blocks") return o.show === "blocks";
  if (o.ask === "value") return o.show !== "blocks" && o.place > 0 && digitAt(o.n, o.place) > 1;
  if (o.ask === "rename") return o.show === "none";
  return o.show !== "chart";
}

function differentDigits(o: Places): boolean {
  return new Set(digits(o.n)).size === 3;
}

/** There is one of the next place to break up, and something is left of it. */
function canRegroup(o: Places): boolean {
  return digitAt(o.n, o.place + 1) > 1 && !hasZero(o) && differentDigits(o);
}

/** The parts that are given where a count is missing: "6 hundreds", "5 ones". */
function given(o: Places): string[] {
  return countsInWords(regrouped(o)).filter((_, at) => 2 - at !== o.place);
}

function told(o: Places): string {
  return listInWords(toldOrder(o.n).map(([n, place]) => placeCount(n, place)));
}
