import { defineBlueprint, type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { gcd, lcm, texFrac } from "../../blueprints/kit.ts";
import { NOTHING, ticksAt } from "../../blueprints/highlights.ts";
import { compareRules, walkLeft } from "../../blueprints/signed/cmp-rules.ts";
import { compareStems, pair } from "../../blueprints/signed/cmp-stems.ts";
import {
  entriesOf,
  isOrder,
  isTyped,
  negatives,
  negativesReversed,
  ordered,
  rightAnswer,
  sizesMislead,
  wantsLeast,
  withoutBars,
  written,
  type Comparison,
  type Entry,
} from "../../blueprints/signed/cmp-numbers.ts";

/** Denominators children meet in class. */
const TIDY = [2, 3, 4, 5, 6, 8, 9, 10, 12];

/** Asked of numbers that are all below zero. */
const ASK_BELOW: ReadonlySet<Comparison["ask"]> = new Set(["deepest", "warmest"]);

/** Compare and order signed numbers. */
export const blueprint = defineBlueprint<Comparison>({
  id: "g6.intcmp",
  version: 14,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { a: [-15, 15], b: [-15, 15], c: [-15, 15] },
      choices: { d: [0], m: [1], n: [1], form: ["whole"], ask: ["sign", "sign", "coldest", "least"] },
      where: (o) => clear(o) && o.a * o.b < 0 && sizesMislead(o) && (o.ask === "sign" || negatives(o) === 1),
    },
    2: {
      ranges: { a: [-30, -1], b: [-30, -1], c: [-30, 10] },
      choices: {
        d: [0],
        m: [1],
        n: [1],
        form: ["whole"],
        ask: ["sign", "sign", "coldest", "deepest", "warmest", "least", "list"],
      },
      where: (o) => clear(o) && stirred(o) && bugsApart(o) && (!ASK_BELOW.has(o.ask) || o.c < 0),
    },
    3: {
      ranges: { a: [-50, 30], b: [-50, 30], c: [-50, 30], d: [-50, -1] },
      choices: {
        m: [1],
        n: [1],
        form: ["whole", "bars", "bars", "bars"],
        ask: ["order", "order-down", "list", "list-down", "least", "greatest", "sign"],
      },
      where: (o) =>
        o.form === "bars"
          ? o.ask === "sign" && o.a < 0 && nearby(o) && withoutBars(o) !== rightAnswer(o)
          : clear(o) &&
            stirred(o) &&
            bugsApart(o) &&
            o.ask !== "sign" &&
            negatives(o) >= 2 &&
            // One number above zero would be the greatest at a glance.
            (o.ask !== "greatest" || negatives(o) === 4),
    },
    4: {
      ranges: { a: [-99, -2], b: [-999, -12], c: [-99, 40] },
      choices: {
        d: [0],
        m: [1],
        n: [1, 1, 1, 1, 10],
        form: ["decimal"],
        ask: ["order", "order-down", "coldest", "deepest", "warmest", "sign", "sign"],
      },
      where: (o) =>
        o.ask === "sign"
          ? o.a % 10 !== 0 && (o.n === 10 ? o.c > 20 : Math.abs(o.a * 10 - o.b) <= 90 && o.b % 10 !== 0)
          : o.n === 1 &&
            o.a % 10 !== 0 &&
            o.c % 10 !== 0 &&
            clear(o) &&
            stirred(o) &&
            bugsApart(o) &&
            o.b % 10 !== 0 &&
            spread(o) < (isOrder(o) ? 6 : 3) &&
            (!ASK_BELOW.has(o.ask) || o.c < 0),
    },
    5: {
      ranges: { a: [-11, -1], b: [-11, -1], c: [-11, 11] },
      choices: {
        d: [0],
        m: TIDY,
        n: TIDY,
        form: ["fraction"],
        ask: ["order", "order", "list", "list-down", "least", "least", "greatest", "greatest", "sign"],
      },
      where: (o) =>
        o.m !== o.n &&
        lcm(o.m, o.n) <= 40 &&
        proper(o) &&
        (isOrder(o) || o.c < 0) &&
        (o.ask === "sign" ? spread(o) < 0.3 : clear(o) && stirred(o) && bugsApart(o) && lowest(o)),
    },
  },
  factors: [
    { name: "close-together", weight: 1, of: (o) => 1 - Math.min(1, spread(o) / 20) },
    {
      name: "both-below-zero",
      weight: 2,
      of: (o) => (entriesOf(o).filter(({ value }) => value < 0).length > 1 ? 1 : 0),
    },
    { name: "several-to-order", weight: 1, of: (o) => (isOrder(o) ? 1 : (entriesOf(o).length - 2) / 2) },
    { name: "written-not-chosen", weight: 0.5, of: (o) => (isTyped(o) ? 1 : 0) },
    {
      name: "fractions-or-decimals",
      weight: 4,
      of: (o) => ({ whole: 0, bars: 0.6, decimal: 0.6, fraction: 1 })[o.form],
    },
  ],
  stems: compareStems,
  answer: (o) => {
    const canonical = rightAnswer(o);
    if (o.ask === "sign") return { kind: "choice", canonical, choices: ["<", "=", ">"] };
    // Never decimals: in half of the world a comma would stand inside the numbers and between them.
    if (isTyped(o)) return { kind: "list", canonical };
    // Orders are shuffled with their distractors; numbers are shown as they stand in the stem.
    return isOrder(o)
      ? { kind: "choice", canonical }
      : { kind: "choice", canonical, choices: entriesOf(o).map((entry) => written(o, [entry])) };
  },
  steps,
  hints,
  highlights: () => [NOTHING, ticksAt(0), ticksAt(0)],
  distractors: [{ strategy: "first-two-swapped", wrong: (o) => (isTyped(o) ? firstTwoSwapped(o) : undefined) }],
  misconceptions: compareRules,
  diagram,
});

function firstTwoSwapped(o: Comparison): string {
  const [first, second, ...rest] = ordered(o, ({ value }) => value);
  return written(
    o,
    [second, first, ...rest].filter((entry) => entry !== undefined),
  );
}

/** Numbers that are to be written in order do not stand in it already. */
function stirred(o: Comparison): boolean {
  return !isTyped(o) || written(o, entriesOf(o)) !== rightAnswer(o);
}

/** No two of the same size, none zero: nothing to argue about. */
function clear(o: Comparison): boolean {
  const entries = entriesOf(o);
  return new Set(entries.map(({ size }) => size)).size === entries.length && entries.every(({ value }) => value !== 0);
}

/**
 * An order turned round, one by the sizes and one with the numbers below zero turned round are three different orders:
 * that takes a number above zero which is not the smallest in size.
 */
function bugsApart(o: Comparison): boolean {
  if (!isOrder(o)) return true;
  const orders = [
    ordered(o, ({ value }) => value).toReversed(),
    ordered(o, ({ size }) => size),
    ordered(o, negativesReversed),
  ];
  return new Set(orders.map((order) => written(o, order))).size === orders.length;
}

/** Differences are compared with a little slack: decimals and fractions are not exact here. */
function spread(o: Comparison): number {
  const values = entriesOf(o).map(({ value }) => value);
  return Math.max(...values) - Math.min(...values);
}

/** A comparison with bars that hinges on the bars: the other number has the same size, or one near it. */
function nearby(o: Comparison): boolean {
  return o.b !== 0 && Math.abs(Math.abs(o.a) - Math.abs(o.b)) <= 6 && Math.abs(o.a) <= 30;
}

function proper(o: Comparison): boolean {
  return -o.a < o.m && -o.b < o.n && Math.abs(o.c) < o.m;
}

function lowest(o: Comparison): boolean {
  return gcd(o.a, o.m) === 1 && gcd(o.b, o.n) === 1 && gcd(o.c, o.m) === 1;
}

function diagram(o: Comparison): DiagramInput | undefined {
  if (o.form !== "whole" || (o.ask !== "sign" && !(isTyped(o) && o.d === 0))) return undefined;
  const reach = 5 * Math.ceil((Math.max(...entriesOf(o).map(({ size }) => size)) + 1) / 5);
  const isShort = reach <= 20;
  const fives = Array.from({ length: (2 * reach) / 5 + 1 }, (_, index) => 5 * index - reach);
  return {
    type: "number-line",
    alt:
      reach === 5
        ? "A number line from negative 5 to 5. The ticks at negative 5, 0 and 5 are labelled."
        : isShort
          ? `A number line from negative ${reach} to ${reach}. The multiples of 5 are labelled.`
          : `A number line from negative ${reach} to ${reach}. The ticks at negative ${reach}, negative 5, 0, 5 and ${reach} are labelled.`,
    from: -reach,
    to: reach,
    step: reach > 15 ? 5 : 1,
    labels: (isShort ? fives : [-reach, -5, 0, 5, reach]).map((at) => ({ at, text: String(at).replace("-", "−") })),
  };
}

/** Alike first, then why one is less than another, then the answer. */
function steps(o: Comparison): BlueprintStep[] {
  const right = rightAnswer(o);
  return [
    ...same(o),
    ...(o.form === "bars" || right === "=" ? [] : reasons(o)),
    {
      explanation: conclusion(o),
      math: o.ask === "sign" ? pair(o, "latex").join(` ${right} `) : answerMath(o),
      value: right,
    },
  ];
}

/** Why the numbers stand as they do on the line. */
function reasons(o: Comparison): BlueprintStep[] {
  const up = entriesOf(o).toSorted((x, y) => x.value - y.value);
  const below = up.filter(({ value }) => value < 0);
  const above = up.slice(below.length).map(({ latex }) => latex);
  const nearest = below.at(-1);
  return [
    ...(above.length === 0 || nearest === undefined
      ? []
      : [
          {
            explanation:
              below.length > 1
                ? "The numbers below 0 are less than every number above 0."
                : "A number below 0 is less than every number above 0.",
            math: below.map(({ latex }) => [latex, "0", ...above].join(" < ")).join(",\\; "),
          },
        ]),
    ...(below.length < 2
      ? []
      : [
          {
            // The comparison itself is the conclusion.
            explanation:
              o.ask === "sign"
                ? "Compare how far the numbers are from 0. Below 0, the number further away is further left."
                : "Below 0, the number further from 0 is further left, so it is less.",
            math:
              o.ask === "sign"
                ? below.map((entry) => alike(o, entry).replace("-", "")).join(" > ")
                : below.map(({ latex }) => latex).join(" < "),
          },
        ]),
  ];
}

function conclusion(o: Comparison): string {
  if (isOrder(o)) return o.ask.endsWith("down") ? "Begin with the greatest." : "Begin with the least.";
  if (o.ask !== "sign") return `The ${SOUGHT[o.ask] ?? o.ask} is furthest ${wantsLeast(o) ? "left" : "right"}.`;
  return {
    "<": "The first number is further left, so it is less.",
    "=": "Both numbers are at the same place on the line.",
    ">": "The first number is further right, so it is greater.",
  }[rightAnswer(o) as "<" | "=" | ">"];
}

/** What is sought, where the question does not call it as it is asked. */
const SOUGHT: Readonly<Partial<Record<Comparison["ask"], string>>> = { deepest: "deepest fish" };

function answerMath(o: Comparison): string {
  const right = rightAnswer(o);
  const found = isOrder(o)
    ? ordered(o, ({ value }) => value)
    : entriesOf(o).filter((entry) => written(o, [entry]) === right);
  return found.map(({ latex }) => latex).join(",\\; ");
}

/** A step that writes the numbers alike, where they are not: only what changes is written down. */
function same(o: Comparison): readonly BlueprintStep[] {
  const explanation = SAME[o.form];
  if (explanation === undefined) return [];
  const changed = entriesOf(o).filter((entry) => alike(o, entry) !== entry.latex);
  return [{ explanation, math: changed.map((entry) => `${entry.latex} = ${alike(o, entry)}`).join(",\\; ") }];
}

const SAME: Readonly<Partial<Record<Comparison["form"], string>>> = {
  bars: "The bars give a distance from 0.",
  decimal: "Write the numbers with two decimal places.",
  fraction: "Write the fractions with the same denominator.",
};

/** A number as it is written to be compared: without bars, with two decimal places, or over the common denominator. */
function alike(o: Comparison, { value, latex }: Entry): string {
  if (o.form === "bars") return String(value);
  if (o.form === "decimal") return value.toFixed(2);
  const bottom = lcm(o.m, o.n);
  return o.form === "fraction" ? texFrac(Math.round(value * bottom), bottom) : latex;
}

function hints(o: Comparison): HintLadder {
  const rule = `Numbers grow from left to right on a number line. ${negatives(o) > 1 ? "Below zero, the number further from 0 is further left." : "Numbers below zero are left of 0."}`;
  if (o.form === "bars")
    return [
      `What do the two bars around $${o.a}$ mean?`,
      "The bars turn a number into its distance from 0. Work that out first, then compare.",
      `How many steps is $${o.a}$ away from 0? Place that number and $${o.b}$ on a number line. Which is further right, or is it the same place?`,
    ];
  const first = o.ask === "sign" ? `${placing(o, "both numbers")} Which one is further left?` : pointing(o);
  return [first, rule, subStep(o)];
}

/** Where a line is drawn, nobody has to imagine one. */
function placing(o: Comparison, which: string): string {
  const line = diagram(o);
  if (line?.type !== "number-line") return `Picture ${which} on a number line.`;
  // Between two ticks a place is found by eye.
  return line.step > 1
    ? `The ticks are ${line.step} apart. Find about where ${which} are on the line.`
    : `Find the places of ${which} on the line.`;
}

/** What is placed on a line, and what its directions mean. */
const STORIES: Readonly<Partial<Record<Comparison["ask"], string>>> = {
  coldest: "temperatures on a number line: the colder, the further left",
  deepest: "fish on a number line: the deeper, the further left",
  warmest: "temperatures on a number line: the warmer, the further right",
};

function pointing(o: Comparison): string {
  const story = STORIES[o.ask];
  const areBelow = negatives(o) === entriesOf(o).length;
  if (story !== undefined)
    return `Picture the ${story}. ${areBelow ? "How far from 0 is each of them?" : "Which of them are left of 0?"}`;
  if (o.form === "fraction" && areBelow) return "Which of the numbers is nearest to 0? Which is furthest from it?";
  if (isOrder(o)) {
    const end = o.ask.endsWith("down") ? "greatest" : "least";
    return `${placing(o, "the numbers")} At which end of it is the ${end} number, at the left or at the right?`;
  }
  return `${placing(o, "the numbers")} On which side of 0 is each of them, and how far from 0?`;
}

function subStep(o: Comparison): string {
  if (o.form === "decimal")
    return "Compare wholes first, then tenths, then hundredths. Then place the numbers on a number line.";
  if (o.form === "fraction") {
    return `Write the fractions with the same denominator (bottom number), $${lcm(o.m, o.n)}$. Then place them on a number line.`;
  }
  const below = entriesOf(o).filter(({ value }) => value < 0);
  if (below.length === 1)
    return o.ask === "sign"
      ? `Is $${o.a}$ to the left or to the right of $0$? And $${o.b}$? Is the first number less than the second, or greater? Which sign shows that?`
      : "Draw a line and mark 0 on it. Put each number on the side of 0 where it belongs.";
  return o.ask === "sign"
    ? `${below.map(({ latex, size }) => `$${latex}$ is $${size}$ to the left of $0$`).join(", and ")}. Is the first number less than the second, or greater? Which sign shows that?`
    : walkLeft(o);
}
