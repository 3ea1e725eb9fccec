import { defineBlueprint, type BlueprintAnswer, type DiagramInput, type StoryContext } from "#engine";
import { count } from "../../blueprints/kit.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { ALL_POSSIBLE, choicesOf, COMMAS, divisors, ordinal, told } from "../../blueprints/factors/kit-factors.ts";
import { hintsOf, stepsOf } from "../../blueprints/factors/multiples-help.ts";
import {
  below,
  given,
  howMany,
  howManyWord,
  ifChoice,
  isAfter,
  multiplesFrom,
  options,
  target,
  truth,
  typed,
  wanted,
  type Multiples,
} from "../../blueprints/factors/multiples-numbers.ts";
import { multiplesRules } from "../../blueprints/factors/multiples-rules.ts";

/** Find multiples and test divisibility. */
export const blueprint = defineBlueprint<Multiples>({
  id: "g4.multiples",
  version: 15,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { q: [3, 10] },
      choices: { k: [2, 3, 4, 5, 10], j: [1], r: [0, 0, 1, 2], ask: ["test", "which", "nth", "first"] },
      where: (o) => o.r < o.k && given(o) <= 50 && isStepClear(o),
    },
    2: {
      ranges: { k: [3, 9], q: [4, 10] },
      choices: { j: [1], r: [0, 0, 0, 1, 2, 3, 4], ask: ["test", "which", "nth", "nth", "first", "first"] },
      where: (o) => o.r < o.k && given(o) >= 27 && isStepClear(o),
    },
    3: {
      ranges: { k: [3, 9], q: [5, 20] },
      choices: { j: [1], r: [0, 0, 1, 2, 3, 4, 5], ask: ["test", "after", "packs", "between", "factors", "factors"] },
      where: (o) =>
        o.r < o.k &&
        (o.ask !== "packs" || isPacksClear(o)) &&
        given(o) >= 24 &&
        given(o) < 100 &&
        (o.ask !== "factors" || hasFactors(o, 4, 8)),
    },
    4: {
      ranges: { k: [6, 12], q: [7, 16] },
      choices: { j: [1], r: [0, 1, 2, 3, 4, 5, 6, 7], ask: ["after", "packs", "between", "factors", "factors"] },
      where: (o) =>
        o.r < o.k &&
        o.k !== 10 &&
        (o.ask !== "packs" || isPacksClear(o)) &&
        given(o) >= 60 &&
        given(o) <= 150 &&
        (o.ask !== "factors" || hasFactors(o, 8, 12)),
    },
    5: {
      ranges: { k: [2, 9], j: [3, 12], q: [1, 8] },
      choices: { r: [0, 0, 1, 2], ask: ["both", "which-both", "common"] },
      where: (o) =>
        o.k < o.j &&
        o.j % o.k !== 0 &&
        given(o) >= 12 &&
        given(o) <= (o.ask === "common" ? 60 : 100) &&
        (o.r === 0 || (o.ask !== "common" && !truth(o))),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => given(o) / 160 },
    { name: "times-table", weight: 1, of: (o) => tableHardness(o.k) },
    { name: "beyond-the-table", weight: 1, of: (o) => (o.q > 10 ? 1 : 0) },
    { name: "found-not-judged", weight: 2, of: (o) => found[o.ask] },
    { name: "all-of-them", weight: 1, of: (o) => wanted(o).length / 12 },
    { name: "two-numbers-at-once", weight: 3, of: (o) => (o.j > 1 ? 1 : 0) },
  ],
  stems: [
    ...wordings<Multiples>((o) => o.ask === "test", {
      "is-multiple": (o) => `True or false? $${given(o)}$ is a multiple of $${o.k}$.`,
      "counting-up": (o) => `You count up in ${o.k}s, starting at $0$. True or false? You will say $${given(o)}$.`,
      "none-left-over": (o, c) =>
        `${c.names[0]} has ${count(given(o), c.thing)} and puts the ${c.thing.many} in groups of ${o.k}. ` +
        `True or false? No ${c.thing.many} are left over.`,
    }),
    ...wordings<Multiples>((o) => o.ask === "which", {
      which: (o) => `Which number is a multiple of $${o.k}$: ${told(options(o), "or")}?`,
      "which-full": (o, c) =>
        `Every ${c.container.one} holds ${count(o.k, c.thing)}. All of ${c.names[0]}’s ${c.thing.many} are in full ${c.container.many}. ` +
        `How many ${c.thing.many} could ${c.names[0]} have?`,
    }),
    ...wordings<Multiples>((o) => o.ask === "nth", {
      nth: (o) => `What is the ${ordinal(o.q)} multiple of $${o.k}$? (The first is $${o.k}$.)`,
      "nth-said": (o, c) =>
        `${c.names[0]} counts up in ${o.k}s and says $${o.k}$ first. What is the ${ordinal(o.q)} number ${c.names[0]} says?`,
    }),
    ...wordings<Multiples>((o) => o.ask === "first", {
      first: (o) => `Write the first ${howManyWord(o)} multiples of $${o.k}$ that are greater than $0$. ${COMMAS}`,
      "first-said": (o, c) =>
        `${countsUp(o, c)} Write the first ${howManyWord(o)} numbers ${c.names[0]} says after $0$. ${COMMAS}`,
      "first-packs": (o, c) =>
        `Every ${c.container.one} holds ${count(o.k, c.thing)}. How many ${c.thing.many} are in 1 ${c.container.one}, ` +
        `in 2 ${c.container.many} and so on, up to ${howMany(o)} ${c.container.many}? ` +
        `Write the ${howManyWord(o)} numbers of ${c.thing.many}. ${COMMAS}`,
    }),
    ...wordings<Multiples>((o) => o.ask === "between", {
      between: (o) =>
        `Write all multiples of $${o.k}$ that are greater than $${given(o)}$ and less than $${below(o)}$. ${COMMAS}`,
      "between-said": (o, c) =>
        `${countsUp(o, c)} Which numbers does ${c.names[0]} say after $${given(o)}$ ` +
        `and before $${below(o)}$? Write all of them. ${COMMAS}`,
      "between-packs": (o, c) =>
        `${soldInPacks(o, c)} ${c.names[0]} wants more than ${given(o)} ${c.thing.many} and fewer than ${below(o)}. How many ${c.thing.many} can ${c.names[0]} buy? ` +
        ALL_POSSIBLE,
    }),
    ...wordings<Multiples>((o) => o.ask === "factors", {
      factors: (o) => `Write all the factors of $${given(o)}$. ${COMMAS}`,
      "factors-divide": (o) =>
        `Which whole numbers divide $${given(o)}$ with nothing left over? Write all of them. ${COMMAS}`,
      "factors-rows": (o, c) =>
        `${c.names[0]} lays out ${count(given(o), c.thing)} in equal rows, with none left over. A single row is allowed, ` +
        `and so is one in each row. How many rows can there be? ${ALL_POSSIBLE}`,
    }),
    ...wordings<Multiples>((o) => o.ask === "common", {
      common: (o) =>
        `Write the first three numbers greater than $0$ that are multiples of both $${o.k}$ and $${o.j}$. ${COMMAS}`,
      "common-lamps": (o) =>
        `A red lamp flashes every ${o.k} seconds and a blue lamp every ${o.j} seconds. They have just flashed together. ` +
        `After how many seconds will they flash together the next three times? Count from now. ` +
        `Write the three numbers, in order. ${COMMAS}`,
      "common-claps": (o, c) =>
        `${c.names[0]} claps on every ${ordinal(o.k)} beat and ${c.names[1]} on every ${ordinal(o.j)} beat. ` +
        `On which beats do they clap together? Write the first three. ${COMMAS}`,
    }),
    ...wordings<Multiples>((o) => o.ask === "after", {
      "first-after": (o) => `What is the first multiple of $${o.k}$ after $${given(o)}$?`,
      "smallest-above": (o) => `What is the smallest multiple of $${o.k}$ that is greater than $${given(o)}$?`,
    }),
    ...wordings<Multiples>((o) => o.ask === "packs", {
      packs: (o, c) =>
        `${soldInPacks(o, c)} ${c.names[0]} needs ${count(given(o), c.thing)}. What is the smallest number of ${c.thing.many} that ${c.names[0]} can buy to have enough?`,
    }),
    ...wordings<Multiples>((o) => o.ask === "both", {
      both: (o) => `True or false? $${given(o)}$ is a multiple of both $${o.k}$ and $${o.j}$.`,
      "both-left-over": (o, c) =>
        `${c.names[0]} has ${count(given(o), c.thing)}. True or false? The ${c.thing.many} can be put in groups of ${o.k} with none left over, ` +
        `and also in groups of ${o.j} with none left over.`,
    }),
    ...wordings<Multiples>((o) => o.ask === "which-both", {
      "which-both": (o) => `Which number is a multiple of both $${o.k}$ and $${o.j}$: ${told(options(o), "or")}?`,
      "which-both-story": (o, c) =>
        `${c.names[0]} can put all the ${c.thing.many} into groups of ${o.k}, or into groups of ${o.j}, ` +
        `with none left over either way. How many ${c.thing.many} could ${c.names[0]} have?`,
    }),
  ],
  answer: answerOf,
  steps: stepsOf,
  hints: hintsOf,
  distractors: [
    { strategy: "one-above", wrong: (o) => ifChoice(o, target(o) + 1) },
    { strategy: "one-below", wrong: (o) => ifChoice(o, target(o) - 1) },
    { strategy: "one-step-too-far", wrong: (o) => (isAfter(o) ? String(target(o) + o.k) : undefined) },
    { strategy: "last-one-left-out", wrong: (o) => (isList(o) ? typed(wanted(o).slice(0, -1)) : undefined) },
    { strategy: "first-one-left-out", wrong: (o) => (isList(o) ? typed(wanted(o).slice(1)) : undefined) },
    {
      strategy: "starts-at-the-second",
      wrong: (o) => (o.ask === "common" ? typed(multiplesFrom(given(o), 2, howMany(o))) : undefined),
    },
  ],
  misconceptions: multiplesRules,
  diagram: picture,
});

function soldInPacks(o: Multiples, { thing }: StoryContext): string {
  return `A shop sells ${thing.many} only in full packs of ${o.k}.`;
}

function countsUp(o: Multiples, { names }: StoryContext): string {
  return `${names[0]} counts up in ${o.k}s, starting at $0$.`;
}

const found: Readonly<Record<Multiples["ask"], number>> = {
  test: 0,
  which: 0.2,
  nth: 0.4,
  after: 0.8,
  packs: 1,
  both: 0.4,
  "which-both": 0.7,
  first: 0.4,
  between: 1,
  factors: 1,
  common: 1,
};

/** Who mixes up the step and how many steps there are is seen to; the line does not show what adding them gives. */
function isStepClear(o: Multiples): boolean {
  return o.ask !== "nth" || (o.k !== o.q && o.q !== 2 * o.k);
}

/** Some packs are not enough, and how many it takes is not the number in a pack. */
function isPacksClear(o: Multiples): boolean {
  return o.r > 0 && o.q + 1 !== o.k;
}

function isList(o: Multiples): boolean {
  return wanted(o).length > 0;
}

/** Whether k times q has neither too few factors nor too many to list. */
function hasFactors(o: Multiples, least: number, most: number): boolean {
  const factors = divisors(given(o)).length;
  return o.r === 0 && o.k <= o.q && given(o) <= 100 && factors >= least && factors <= most;
}

function answerOf(o: Multiples): BlueprintAnswer {
  switch (o.ask) {
    case "test":
    case "both":
      return { kind: "boolean", canonical: String(truth(o)) };
    case "which":
    case "which-both":
      return { kind: "choice", canonical: String(target(o)), choices: choicesOf(options(o)) };
    case "between":
    case "factors":
      return { kind: "set", canonical: typed(wanted(o)), options: { accept: ["bare-list"] } };
    case "first":
    case "common":
      return { kind: "list", canonical: typed(wanted(o)), options: { ordered: false } };
    default:
      return { kind: "integer", canonical: String(target(o)) };
  }
}

function picture(o: Multiples): DiagramInput | undefined {
  if (o.ask === "factors" && o.k <= 12 && o.q <= 12 && given(o) <= 50) {
    return {
      type: "array",
      alt: `${o.k} rows with ${o.q} dots in each row: one way to lay out ${given(o)} dots.`,
      rows: o.k,
      columns: o.q,
    };
  }
  if ((o.ask !== "nth" && o.ask !== "first") || o.q > 6 || o.k > 5) return undefined;
  // Where the multiples themselves are asked for, only the step is shown.
  const shown = o.ask === "nth" ? [o.k, 2 * o.k] : [o.k];
  return {
    type: "number-line",
    alt:
      o.ask === "nth"
        ? `A number line from 0 with jumps of ${o.k}. The first two jumps land on ${o.k} and ${2 * o.k}.`
        : `A number line from 0 with a jump of ${o.k} to ${o.k}.`,
    from: 0,
    to: o.k * ((o.ask === "nth" ? o.q : howMany(o)) + 1),
    step: o.k,
    labels: [0, ...shown].map((at) => ({ at, text: String(at) })),
    jumps: shown.map((at) => ({ from: at - o.k, to: at, text: `+${o.k}` })),
  };
}

function tableHardness(k: number): number {
  return { 2: 0, 10: 0, 5: 0.1, 3: 0.3, 4: 0.4, 6: 0.6, 9: 0.7, 11: 0.8 }[k] ?? 1;
}
