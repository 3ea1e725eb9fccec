import type { HighlightLadder, MisconceptionRule } from "#engine";
import { digitAt, num } from "../kit.ts";
import { NOTHING } from "../highlights.ts";
import { f } from "../place-words.ts";
import { namedError } from "../named-error.ts";
import {
  besideTicks,
  placesAfter,
  deciding,
  digitLowered,
  halfWayTick,
  isReverse,
  leastOf,
  nearest,
  passesNine,
  roundsUp,
  roundTo,
  unitName,
  unitNames,
  unitPlace,
  type Rounding,
} from "./rounding.ts";

type Rule = MisconceptionRule<Rounding>;

/** The neighbours first, and then what lies halfway between them. */
function towardsHalfWay(o: Rounding): HighlightLadder {
  return [besideTicks(o), halfWayTick(o), halfWayTick(o)];
}

function besideOnly(o: Rounding): HighlightLadder {
  return [besideTicks(o), NOTHING, NOTHING];
}

function whichIsNearer(o: Rounding): string {
  return `Is ${f(o.n)} nearer to the ${unitName(o.p)} below it, or to the ${unitName(o.p)} above it?`;
}

/** "Your number is nearer to $930{,}000$ than to $940{,}000$." */
function nearerTo(o: Rounding, way: 1 | -1): string {
  const target = roundTo(o.n, o.p);
  return `Your number is nearer to ${num(target + way * o.p)} than to ${num(target)}.`;
}

/** "How far is your number from $930{,}000$, and how far is it from $940{,}000$?" */
function howFar(o: Rounding, way: 1 | -1): string {
  const target = roundTo(o.n, o.p);
  return `How far is your number from ${f(target + way * o.p)}, and how far is it from ${f(target)}?`;
}

/** "Does the question ask for the nearest ten, or for the nearest hundred?" */
function whichPlace({ p }: Rounding, other: number): string {
  const [near, far] = [p, other].toSorted((a, b) => a - b).map((unit) => nearest({ p: unit }));
  return `Does the question ask for the ${near}, or for the ${far}?`;
}

/** What decides is a question for whoever took the other side. */
function decidesWhat(o: Rounding): string {
  return `The digit to the right of the ${unitNames(o.p)} is ${deciding(o)}. With this digit, do you round up or down?`;
}

const HALFWAY_WHERE = "Where does a number that is exactly halfway go?";

/** Beside what the least and the greatest number lie that round to a given one; of several numbers each is tried. */
function someGo(o: Rounding): string {
  const target = roundTo(o.n, o.p);
  switch (o.ask) {
    case "least":
      return `Some numbers between ${f(target - o.p)} and ${f(target)} go up to ${f(target)}. Which number is halfway?`;
    case "greatest":
      return `Some numbers between ${f(target)} and ${f(target + o.p)} go down to ${f(target)}. Which number comes just before halfway?`;
    default:
      return `Round your number to the ${nearest(o)}. Look for one that comes to ${f(target)}.`;
  }
}

function goesToNearer(o: Rounding): string {
  return `Round to the nearer ${unitName(o.p)}. A number that is exactly halfway goes up.`;
}

/** Cuts off: 367 to 360. Backwards: the numbers that begin like the rounded one. */
const alwaysDown: Rule = namedError("RD-01", "always-rounds-down", "procedural", {
  wrong: (o) => {
    const target = roundTo(o.n, o.p);
    if (o.ask === "greatest") return String(target + o.p - 1);
    if (o.ask === "which") return String(target + (o.p * 8) / 10);
    return o.ask !== "least" && roundsUp(o) && !isHalfWay(o) ? String(o.n - (o.n % o.p)) : undefined;
  },
  did: (o) => (isReverse(o) ? nearerTo(o, 1) : `You went down, to the ${unitName(o.p)} below ${num(o.n)}.`),
  isFact: isReverse,
  look: (o) => (isReverse(o) ? howFar(o, 1) : whichIsNearer(o)),
  holds: (o) => `Round to the nearer ${unitName(o.p)}. A number past halfway goes up.`,
  sub: (o) => (isReverse(o) ? someGo(o) : decidesWhat(o)),
  highlights: towardsHalfWay,
  line: 2,
});

/** The least number that becomes 370: 370. */
const roundedItself: Rule = namedError("RD-N5", "gave-the-rounded-number", "conceptual", {
  wrong: (o) => (o.ask === "least" || o.ask === "greatest" ? String(roundTo(o.n, o.p)) : undefined),
  did: (o) => `You gave ${num(roundTo(o.n, o.p))} itself.`,
  look: (o) =>
    `Is there a ${o.ask === "least" ? "smaller" : "bigger"} number that is rounded to the same ${unitName(o.p)}?`,
  holds: goesToNearer,
  sub: someGo,
  highlights: towardsHalfWay,
});

/** The greatest number that becomes 370: 369. */
const justBefore: Rule = namedError("RD-N7", "gave-the-number-just-before", "conceptual", {
  wrong: (o) => (o.ask === "greatest" ? String(roundTo(o.n, o.p) - 1) : undefined),
  did: (o) => `You gave the number just before ${num(roundTo(o.n, o.p))}.`,
  look: (o) => `Can a number above ${f(roundTo(o.n, o.p))} round down to it?`,
  holds: goesToNearer,
  sub: (o) => `Try ${f(roundTo(o.n, o.p) + 1)}: does it round to ${f(roundTo(o.n, o.p))}? How far above can you go?`,
  highlights: towardsHalfWay,
});

/** 342 to 350. Backwards: the numbers just below the rounded one. */
const alwaysUp: Rule = namedError("RD-02", "always-rounds-up", "procedural", {
  wrong: (o) => {
    const target = roundTo(o.n, o.p);
    if (o.ask === "least") return String(target - o.p + 1);
    if (o.ask === "which") return String(target - (o.p * 8) / 10);
    return o.ask === "greatest" || roundsUp(o) ? undefined : String(roundTo(o.n, o.p) + o.p);
  },
  did: (o) => (isReverse(o) ? nearerTo(o, -1) : `You went up, to the ${unitName(o.p)} above ${num(o.n)}.`),
  isFact: isReverse,
  look: (o) => (isReverse(o) ? howFar(o, -1) : whichIsNearer(o)),
  holds: (o) => `Round to the nearer ${unitName(o.p)}. A number before halfway goes down.`,
  sub: (o) => (isReverse(o) ? someGo(o) : decidesWhat(o)),
  highlights: towardsHalfWay,
  line: 2,
});

/** 342 to 330: "down" taken as a smaller digit. */
const digitMadeSmaller: Rule = namedError("RD-N6", "digit-made-smaller", "procedural", {
  wrong: forward(digitLowered),
  did: (o) => `You made the ${unitNames(o.p)} digit smaller.`,
  look: (o) => `Which ${unitNames(o.p)} come just before and just after ${f(o.n)}?`,
  holds: (o) => `The ${unitName(o.p)} just below ${f(o.n)} has the same ${unitNames(o.p)} digit as ${f(o.n)}.`,
  sub: (o) =>
    `Keep the ${digitAt(o.n, unitPlace(o.p))} in the ${unitNames(o.p)} place of ${f(o.n)}. ${o.p === 10 ? "Which digit comes" : "Which digits come"} after it in a number made of whole ${unitNames(o.p)}?`,
  highlights: besideOnly,
  line: 3,
});

/** 365 to 360. */
const halfDown: Rule = namedError("RD-06", "half-way-rounded-down", "conceptual", {
  wrong: (o) => {
    const target = roundTo(o.n, o.p);
    if (o.ask === "least") return String(leastOf(o) + 1);
    if (o.ask === "greatest" || o.ask === "which") return String(target + o.p / 2);
    return isHalfWay(o) ? String(target - o.p) : undefined;
  },
  // The greatest number may have been looked for, and its last step left out.
  did: (o) =>
    o.ask === "greatest" || o.ask === "which"
      ? `Your number is halfway to the next ${unitName(o.p)}.`
      : o.ask === "least"
        ? "You left out the number that is halfway."
        : `You went down from ${num(o.n)}, which is exactly halfway.`,
  isFact: (o) => o.ask === "greatest" || o.ask === "which",
  look: (o) => (isReverse(o) ? HALFWAY_WHERE : `How far is ${f(o.n)} from the ${unitName(o.p)} on each side?`),
  holds: "A number that is exactly halfway goes up: that is the rule.",
  sub: (o) =>
    isReverse(o)
      ? someGo(o)
      : `${f(o.n)} is as far from one ${unitName(o.p)} as from the other. Take the greater of the two ${unitNames(o.p)}: which is it?`,
  highlights: towardsHalfWay,
  line: 2,
});

/** 1449 to the nearest thousand, by way of 1450 and 1500: 2000. */
const chained: Rule = namedError("RD-03", "rounded-in-a-chain", "procedural", {
  wrong: forward((o) => {
    let chain = o.n;
    for (let unit = 10; unit <= o.p; unit *= 10) chain = roundTo(chain, unit);
    return chain;
  }),
  // To go up at once gives the same.
  did: (o) => `You went up, to the ${unitName(o.p)} above ${num(o.n)}.`,
  look: whichIsNearer,
  holds: (o) => `Only the digit to the right of the ${unitNames(o.p)} decides. Do not round the places after it first.`,
  sub: (o) => `The digit to the right of the ${unitNames(o.p)} is ${deciding(o)}. That alone decides.`,
  highlights: (o) => [halfWayTick(o), NOTHING, NOTHING],
  line: 2,
});

/** 4367 to the nearest hundred: 4467. */
const tailKept: Rule = namedError("RD-04", "digits-after-the-place-kept", "omission", {
  wrong: forward((o) => (roundsUp(o) && !passesNine(o) ? o.n + o.p : undefined)),
  did: (o) => `You raised the ${unitNames(o.p)} digit, and kept the ${o.p === 10 ? "ones digit" : "digits after it"}.`,
  look: (o) => `Is your answer made of whole ${unitNames(o.p)} only?`,
  holds: (o) => `After rounding, ${placesAfter(o)} 0.`,
  sub: (o) =>
    `Your ${f(o.n + o.p)} has the right number of ${unitNames(o.p)}, and something more. Which number is made of those ${unitNames(o.p)} alone?`,
  highlights: besideOnly,
  line: 3,
});

/** 4367 to the nearest hundred: 44. */
const zerosLeftOut: Rule = namedError("RD-05", "zeros-left-out", "representation", {
  wrong: forward((o) => roundTo(o.n, o.p) / o.p),
  did: (o) =>
    roundTo(o.n, o.p) / o.p === deciding(o)
      ? `You gave how many ${unitNames(o.p)} the rounded number has, or the digit that you looked at.`
      : `You gave how many ${unitNames(o.p)} the rounded number has, and not the number itself.`,
  look: (o) => `Is your answer about as big as ${f(o.n)}?`,
  holds: (o) =>
    o.p === 10
      ? "The ones place does not go away: it holds a 0."
      : `The places to the right of the ${unitNames(o.p)} do not go away: they hold zeros.`,
  sub: (o) =>
    `Your ${f(roundTo(o.n, o.p) / o.p)} counts ${unitNames(o.p)}. Which number is that many ${unitNames(o.p)}?`,
  line: 3,
});

/** The unit that comes next, counted on from all there are: of 397 that is one ten more than 39. */
function oneUnitMore(o: Rounding): string {
  return `${f(o.n)} has ${f(Math.floor(o.n / o.p))} ${unitNames(o.p)}. With one ${unitName(o.p)} more, which number do these ${unitNames(o.p)} make?`;
}

/** 397 to the nearest ten: 300, the 9 becomes 0 and nothing is passed on. */
const nineNotPassedOn: Rule = namedError("RD-N1", "nine-becomes-zero-nothing-passed-on", "omission", {
  wrong: forward((o) => (passesNine(o) ? Math.floor(o.n / (o.p * 10)) * o.p * 10 : undefined)),
  did: (o) => `You wrote 0 for the 9, and the new ${unitName(o.p * 10)} is missing.`,
  look: (o) => `The 9 in the ${unitNames(o.p)} place goes up by one. What happens to the place on its left?`,
  holds: (o) =>
    `10 ${unitNames(o.p)} make a new ${unitName(o.p * 10)}. Count it with the other ${unitNames(o.p * 10)}.`,
  sub: oneUnitMore,
  line: 3,
});

/** 397 to the nearest ten: 3100, ten is written where one digit belongs. */
const tenWrittenForNine: Rule = namedError("RD-N2", "ten-written-in-one-place", "representation", {
  wrong: (o) => {
    if (isReverse(o) || !passesNine(o)) return undefined;
    const before = Math.floor(o.n / (o.p * 10));
    return `${before}10${String(o.p).slice(1)}`;
  },
  did: (o) => `You wrote 10 in the ${unitNames(o.p)} place.`,
  look: (o) => `How many digits can stand in the ${unitNames(o.p)} place?`,
  holds: (o) => `10 ${unitNames(o.p)} make a new ${unitName(o.p * 10)}, so the place on the left goes up.`,
  sub: oneUnitMore,
  line: 3,
});

/** 367 to the nearest ten: 400. */
const nextPlace: Rule = namedError("RD-N3", "rounded-to-the-place-on-the-left", "procedural", {
  wrong: forward((o) => (o.n > o.p * 10 ? roundTo(o.n, o.p * 10) : undefined)),
  did: (o) => `You rounded to the ${nearest({ p: o.p * 10 })}.`,
  look: (o) => whichPlace(o, o.p * 10),
  holds: (o) =>
    `Rounding to the ${nearest(o)} goes to the ${unitName(o.p)} just below, or to the ${unitName(o.p)} just above.`,
  sub: (o) =>
    `The ${unitNames(o.p)} digit of ${f(o.n)} is ${digitAt(o.n, unitPlace(o.p))}. Does it stay, or go up by one?`,
});

/** 4367 to the nearest hundred: 4370; and 416,346 to the nearest thousand: 416,350. */
function finer(by: 10 | 100): Rule {
  return namedError("RD-N4", "rounded-to-the-place-on-the-right", "procedural", {
    wrong: forward((o) => (o.p > by ? roundTo(o.n, o.p / by) : undefined)),
    did: (o) => `You rounded to the ${nearest({ p: o.p / by })}.`,
    look: (o) => whichPlace(o, o.p / by),
    holds: (o) => `After rounding to the ${nearest(o)}, all places to the right of the ${unitNames(o.p)} hold zeros.`,
    sub: (o) =>
      `The ${unitNames(o.p)} digit of ${f(o.n)} is ${digitAt(o.n, unitPlace(o.p))}. Look at the digit to its right: is it 5 or more?`,
  });
}

/** Errors of rounding to the nearest ten, the likelier first. */
export const tenRules: readonly Rule[] = [
  nineNotPassedOn,
  tenWrittenForNine,
  halfDown,
  alwaysDown,
  alwaysUp,
  digitMadeSmaller,
  roundedItself,
  nextPlace,
  tailKept,
  zerosLeftOut,
];

/** Errors of rounding to any place. */
export const anyPlaceRules: readonly Rule[] = [
  nineNotPassedOn,
  tenWrittenForNine,
  halfDown,
  chained,
  alwaysDown,
  alwaysUp,
  digitMadeSmaller,
  roundedItself,
  justBefore,
  tailKept,
  zerosLeftOut,
  nextPlace,
  finer(10),
  finer(100),
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
