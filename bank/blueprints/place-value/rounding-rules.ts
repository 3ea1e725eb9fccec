import type { Distractor, MisconceptionRule } from "#engine";
import { digitAt, num } from "../kit.ts";
import { NOTHING } from "../highlights.ts";
import { f, placeName } from "../place-words.ts";
import {
  besideTicks,
  placesAfter,
  zerosAfter,
  deciding,
  digitLowered,
  halfWayTick,
  isReverse,
  leastOf,
  passesNine,
  roundsUp,
  roundTo,
  unitName,
  unitPlace,
  type Rounding,
} from "./rounding.ts";

type Rule = MisconceptionRule<Rounding>;

/** What is said of a number that rounds to the next unit already, or to the one before still. */
function pastLimit(o: Rounding): string {
  const target = roundTo(o.n, o.p);
  switch (o.ask) {
    case "least":
      return `Your number still rounds to ${f(target - o.p)}. From half-way between ${f(target - o.p)} and ${f(target)} on, numbers go up. Which number is half-way?`;
    case "greatest":
      return `Your number already rounds to ${f(target + o.p)}, and so does half-way between ${f(target)} and ${f(target + o.p)}. Which number comes just before half-way?`;
    default:
      return `Round your number to the nearest ${unitName(o.p)}. Look for one that comes to ${f(target)}.`;
  }
}

/** Cuts off: 367 to 360. Backwards: the numbers that begin like the rounded one. */
export const alwaysDown: Rule = {
  id: "RD-01",
  tag: "always-rounds-down",
  category: "procedural",
  wrong: (o) => {
    const target = roundTo(o.n, o.p);
    if (o.ask === "greatest") return String(target + o.p - 1);
    if (o.ask === "which") return String(target + (o.p * 8) / 10);
    return o.ask !== "least" && roundsUp(o) && !isHalfWay(o) ? String(o.n - (o.n % o.p)) : undefined;
  },
  explanation: (o) =>
    isReverse(o)
      ? `Your number is past half-way to the next ${unitName(o.p)}.`
      : `You went down, to the ${unitName(o.p)} below ${num(o.n)}.`,
  hints: (o) => [
    isReverse(o)
      ? "Are all numbers rounded down?"
      : `Is ${f(o.n)} nearer to the ${unitName(o.p)} below it, or to the one above?`,
    "Rounding goes to the nearer side. From half-way on that is up.",
    isReverse(o)
      ? pastLimit(o)
      : `The digit to the right of the ${placeName(unitPlace(o.p))} is ${deciding(o)}. Is that 5 or more?`,
  ],
  highlights: (o) => [besideTicks(o), halfWayTick(o), halfWayTick(o)],
  divergesAt: 2,
};

/** The least number that becomes 370: 370. */
export const roundedItself: Rule = {
  id: "RD-N5",
  tag: "gave-the-rounded-number",
  category: "conceptual",
  wrong: (o) => (o.ask === "least" || o.ask === "greatest" ? String(roundTo(o.n, o.p)) : undefined),
  explanation: () => "You gave the number that it is rounded to.",
  hints: (o) => [
    `Is there a ${o.ask === "least" ? "smaller" : "bigger"} number that is rounded to the same ${unitName(o.p)}?`,
    `Numbers on both sides round to ${f(roundTo(o.n, o.p))}: from half-way below to just before half-way above.`,
    o.ask === "least"
      ? `Numbers below ${f(roundTo(o.n, o.p))} round to it too, from half-way after ${f(roundTo(o.n, o.p) - o.p)} on. Which number is half-way?`
      : `Numbers above ${f(roundTo(o.n, o.p))} round to it too, up to half-way to ${f(roundTo(o.n, o.p) + o.p)}. Which number comes just before half-way?`,
  ],
  highlights: (o) => [besideTicks(o), halfWayTick(o), halfWayTick(o)],
  divergesAt: 1,
};

/** The greatest number that becomes 370: 369. */
export const justBefore: Rule = {
  id: "RD-N7",
  tag: "gave-the-number-just-before",
  category: "conceptual",
  wrong: (o) => (o.ask === "greatest" ? String(roundTo(o.n, o.p) - 1) : undefined),
  explanation: (o) => `You gave the number just before ${num(roundTo(o.n, o.p))}.`,
  hints: (o) => [
    `Can a number above ${f(roundTo(o.n, o.p))} round down to it?`,
    `Numbers on both sides round to ${f(roundTo(o.n, o.p))}: from half-way below to just before half-way above.`,
    `Try ${f(roundTo(o.n, o.p) + 1)}: does it round to ${f(roundTo(o.n, o.p))}? How far above can you go?`,
  ],
  highlights: (o) => [besideTicks(o), halfWayTick(o), halfWayTick(o)],
  divergesAt: 1,
};

/** 342 to 350. Backwards: the numbers just below the rounded one. */
export const alwaysUp: Rule = {
  id: "RD-02",
  tag: "always-rounds-up",
  category: "procedural",
  wrong: (o) => {
    const target = roundTo(o.n, o.p);
    if (o.ask === "least") return String(target - o.p + 1);
    if (o.ask === "which") return String(target - (o.p * 8) / 10);
    return o.ask === "greatest" || roundsUp(o) ? undefined : String(roundTo(o.n, o.p) + o.p);
  },
  explanation: (o) =>
    isReverse(o)
      ? `Your number is nearer to the ${unitName(o.p)} before.`
      : `You went up, to the ${unitName(o.p)} above ${num(o.n)}.`,
  hints: (o) => [
    isReverse(o)
      ? "Are all numbers rounded up?"
      : `Is ${f(o.n)} nearer to the ${unitName(o.p)} below it, or to the one above?`,
    "Rounding goes to the nearer side. Before half-way that is down.",
    isReverse(o)
      ? pastLimit(o)
      : `The digit to the right of the ${placeName(unitPlace(o.p))} is ${deciding(o)}. Is that less than 5?`,
  ],
  highlights: (o) => [besideTicks(o), halfWayTick(o), halfWayTick(o)],
  divergesAt: 2,
};

/** 342 to 330: "down" taken as a smaller digit. */
export const digitMadeSmaller: Rule = {
  id: "RD-N6",
  tag: "digit-made-smaller",
  category: "procedural",
  wrong: forward(digitLowered),
  explanation: (o) => `You made the ${placeName(unitPlace(o.p))} digit smaller.`,
  hints: (o) => [
    `Which ${placeName(unitPlace(o.p))} come just before and just after ${f(o.n)}?`,
    `The ${unitName(o.p)} below a number begins like the number itself: its ${placeName(unitPlace(o.p))} digit stays.`,
    `Keep the ${digitAt(o.n, unitPlace(o.p))} in the ${placeName(unitPlace(o.p))} place of ${f(o.n)}. What is written after it?`,
  ],
  highlights: (o) => [besideTicks(o), NOTHING, NOTHING],
  divergesAt: 3,
};

/** 365 to 360. */
export const halfDown: Rule = {
  id: "RD-06",
  tag: "half-way-rounded-down",
  category: "conceptual",
  wrong: (o) => {
    const target = roundTo(o.n, o.p);
    if (o.ask === "least") return String(leastOf(o) + 1);
    if (o.ask === "greatest" || o.ask === "which") return String(target + o.p / 2);
    return isHalfWay(o) ? String(target - o.p) : undefined;
  },
  // The greatest number may have been looked for, and its last step left out.
  explanation: (o) =>
    o.ask === "greatest" || o.ask === "which"
      ? `Your number is half-way to the next ${unitName(o.p)}.`
      : o.ask === "least"
        ? "You left out the number that is half-way."
        : `You went down, and ${num(o.n)} is exactly half-way.`,
  hints: (o) => [
    isReverse(o)
      ? "Where does a number that is exactly half-way go?"
      : `How far is ${f(o.n)} from the ${unitName(o.p)} on each side?`,
    "Exactly half-way goes up: that is the rule.",
    isReverse(o)
      ? `Does the number half-way to the ${unitName(o.p)} ${o.ask === "least" ? "below" : "above"} round to ${f(roundTo(o.n, o.p))}?`
      : `${f(o.n)} is exactly half-way. Go to the ${unitName(o.p)} above.`,
  ],
  highlights: (o) => [besideTicks(o), halfWayTick(o), halfWayTick(o)],
  divergesAt: 2,
};

/** 1449 to the nearest thousand, by way of 1450 and 1500: 2000. */
export const chained: Rule = {
  id: "RD-03",
  tag: "rounded-in-a-chain",
  category: "procedural",
  wrong: forward((o) => {
    let chain = o.n;
    for (let unit = 10; unit <= o.p; unit *= 10) chain = roundTo(chain, unit);
    return chain;
  }),
  explanation: () => "You rounded place by place from the right, and the small steps added up.",
  hints: (o) => [
    `Look at ${f(o.n)} itself. Is it past half-way?`,
    `Only the digit to the right of the ${placeName(unitPlace(o.p))} decides. Do not round the places after it first.`,
    `The digit to the right of the ${placeName(unitPlace(o.p))} is ${deciding(o)}. That alone decides.`,
  ],
  highlights: (o) => [halfWayTick(o), NOTHING, NOTHING],
  divergesAt: 2,
};

/** 4367 to the nearest hundred: 4467. */
export const tailKept: Rule = {
  id: "RD-04",
  tag: "digits-after-the-place-kept",
  category: "omission",
  wrong: forward((o) => (roundsUp(o) && !passesNine(o) ? o.n + o.p : undefined)),
  explanation: (o) =>
    `You raised the ${placeName(unitPlace(o.p))} digit, and kept the ${o.p === 10 ? "ones digit" : "digits after it"}.`,
  hints: (o) => [
    `Is your answer made of whole ${placeName(unitPlace(o.p))} only?`,
    `After rounding, ${placesAfter(o)} 0.`,
    `Keep what you wrote up to the ${placeName(unitPlace(o.p))}, and write ${zerosAfter(o)} after it.`,
  ],
  highlights: (o) => [besideTicks(o), NOTHING, NOTHING],
  divergesAt: 3,
};

/** 4367 to the nearest hundred: 44. */
export const zerosLeftOut: Rule = {
  id: "RD-05",
  tag: "zeros-left-out",
  category: "representation",
  wrong: forward((o) => roundTo(o.n, o.p) / o.p),
  explanation: (o) =>
    `You gave the number of ${placeName(unitPlace(o.p))}, and left out the ${o.p === 10 ? "0" : "zeros"} after them.`,
  hints: (o) => [
    `Is your answer about as big as ${f(o.n)}?`,
    o.p === 10
      ? "The ones place does not go away: it holds a 0."
      : `The places to the right of the ${placeName(unitPlace(o.p))} do not go away: they hold zeros.`,
    `Your answer counts ${placeName(unitPlace(o.p))}. Which number is that many ${placeName(unitPlace(o.p))}?`,
  ],
  divergesAt: 3,
};

/** 397 to the nearest ten: 300, the 9 becomes 0 and nothing is passed on. */
export const nineNotPassedOn: Rule = {
  id: "RD-N1",
  tag: "nine-becomes-zero-nothing-passed-on",
  category: "omission",
  wrong: forward((o) => (passesNine(o) ? Math.floor(o.n / (o.p * 10)) * o.p * 10 : undefined)),
  explanation: (o) => `You wrote 0 for the 9, and the new ${unitName(o.p * 10)} is missing.`,
  hints: (o) => [
    `The 9 in the ${placeName(unitPlace(o.p))} place goes up by one. What happens to the place on its left?`,
    `Ten ${placeName(unitPlace(o.p))} make a new ${unitName(o.p * 10)}. Count it with the other ${placeName(unitPlace(o.p * 10))}.`,
    `Write 0 in the ${placeName(unitPlace(o.p))} place, and raise the digit on its left by one.`,
  ],
  divergesAt: 3,
};

/** 397 to the nearest ten: 3100, ten is written where one digit belongs. */
export const tenWrittenForNine: Rule = {
  id: "RD-N2",
  tag: "ten-written-in-one-place",
  category: "representation",
  wrong: (o) => {
    if (isReverse(o) || !passesNine(o)) return undefined;
    const before = Math.floor(o.n / (o.p * 10));
    return `${before}10${String(o.p).slice(1)}`;
  },
  explanation: (o) => `You wrote 10 in the ${placeName(unitPlace(o.p))} place.`,
  hints: (o) => [
    `How many digits can stand in the ${placeName(unitPlace(o.p))} place?`,
    `Ten ${placeName(unitPlace(o.p))} make a new ${unitName(o.p * 10)}, so the place on the left goes up.`,
    `Write 0 in the ${placeName(unitPlace(o.p))} place, and raise the digit on its left by one.`,
  ],
  divergesAt: 3,
};

/** 367 to the nearest ten: 400. */
export const nextPlace: Rule = {
  id: "RD-N3",
  tag: "rounded-to-the-place-on-the-left",
  category: "procedural",
  wrong: forward((o) => (o.n > o.p * 10 ? roundTo(o.n, o.p * 10) : undefined)),
  explanation: (o) => `You rounded to the nearest ${unitName(o.p * 10)}.`,
  hints: (o) => [
    `To which place does the question want you to round ${f(o.n)}?`,
    `Rounding to the nearest ${unitName(o.p)} keeps the ${placeName(unitPlace(o.p))} digit, or raises it by one.`,
    `The ${placeName(unitPlace(o.p))} digit is ${digitAt(o.n, unitPlace(o.p))}. Does it stay, or go up by one?`,
  ],
  divergesAt: 1,
};

/** 4367 to the nearest hundred: 4370. */
export const placeBefore = finer(10);

/** 416,346 to the nearest thousand: 416,350. */
export const placeTwoBefore = finer(100);

function finer(by: 10 | 100): Rule {
  return {
    id: "RD-N4",
    tag: "rounded-to-the-place-on-the-right",
    category: "procedural",
    wrong: forward((o) => (o.p > by ? roundTo(o.n, o.p / by) : undefined)),
    explanation: (o) => `You rounded to the nearest ${unitName(o.p / by)}.`,
    hints: (o) => [
      `To which place does the question want you to round ${f(o.n)}?`,
      `After rounding to the nearest ${unitName(o.p)}, all places to the right of it hold zeros.`,
      `Find the ${placeName(unitPlace(o.p))} digit of ${f(o.n)} first: it is ${digitAt(o.n, unitPlace(o.p))}. Then look at the digit to its right.`,
    ],
    divergesAt: 1,
  };
}

/** The next multiples, and numbers near the limits. */
export const roundingDistractors: readonly Distractor<Rounding>[] = [
  { strategy: "one-unit-off", wrong: (o) => (isReverse(o) ? undefined : String(roundTo(o.n, o.p) + 2 * o.p)) },
  {
    strategy: "limit-of-the-wrong-side",
    wrong: (o) => (o.ask === "greatest" ? String(leastOf(o)) : o.ask === "least" ? String(leastOf(o) - 1) : undefined),
  },
];

/** For questions that round, and only where the outcome is another number. */
function forward(wrong: (o: Rounding) => number | undefined): Rule["wrong"] {
  return (o) => {
    const n = isReverse(o) ? undefined : wrong(o);
    return n === undefined || n === roundTo(o.n, o.p) || n === 0 ? undefined : String(n);
  };
}

function isHalfWay(o: Rounding): boolean {
  return o.n % o.p === o.p / 2;
}
