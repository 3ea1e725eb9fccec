import { type BlueprintStep, type DiagramInput, type HintLadder, type Operands } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { partsName } from "../../blueprints/fraction-words.ts";
import { count, gcd } from "../../blueprints/kit.ts";
import { fractionErrors } from "../../blueprints/fractions/fraction-errors.ts";
import {
  asMixed,
  countOfParts,
  frac,
  mixedOnly,
  resultAnswer,
  step,
  texMixed,
  texOf,
  typed,
  withWhole,
  wordings,
  type Frac,
} from "../../blueprints/fractions/kit-fractions.ts";
import {
  alsoInLowestTerms,
  countOfPartsOnly,
  divided,
  ending,
  inForm,
  isBare,
  nextParts,
  takingAway,
  wholeCutErrors,
} from "../../blueprints/fractions/kit-sums.ts";
import { DIFFERENCE_STORIES, canBeTold, tell } from "../../blueprints/fractions/stories.ts";
import { differenceTrace } from "../../blueprints/fractions/sum-trace.ts";

interface Difference extends Operands {
  /** (w + a/d) - b/d; w = 0 or a = 0 are not written. */
  readonly w: number;
  readonly a: number;
  readonly b: number;
  readonly d: number;
  /** `gap`: the difference is given and b/d is asked for. */
  readonly ask: "bare" | "story" | "gap";
  readonly form: "any" | "lowest";
}

const PART = { one: "part", many: "parts" };
const WHOLE = { one: "whole", many: "wholes" };

const named = fractionErrors<Difference>(right);

/** Subtract fractions with like denominators. */
export const blueprint = defineToldApart<Difference>({
  id: "g4.fracsub",
  version: 13,
  createdOn: "2026-11-30",
  // Both give a number that is told: what is taken away, and what is left.
  holdsOf: { "FR-N18": ["number-told"], "FR-N21": ["number-told"], "FR-N17": ["line-exchanged"] },
  levels: {
    1: {
      ranges: { w: [0, 0], d: [3, 10], a: [2, 9], b: [1, 8] },
      choices: { ask: ["bare"], form: ["any"] },
      where: (o) => o.a < o.d && o.a > o.b && isLeftSeen(o),
    },
    2: {
      ranges: { w: [0, 0], d: [5, 12], a: [3, 11], b: [1, 9] },
      choices: { ask: ["bare", "story", "story"], form: ["any"] },
      where: (o) => o.a < o.d && o.a > o.b && isLeftSeen(o) && canBeTold(o, start(o), taken(o)),
    },
    3: {
      ranges: { w: [1, 1], d: [3, 12], a: [0, 0], b: [1, 11] },
      choices: { ask: ["bare", "story"], form: ["any"] },
      where: (o) => o.b < o.d && isLeftSeen(o) && canBeTold(o, start(o), taken(o)),
    },
    4: {
      ranges: { w: [1, 5], d: [3, 12], a: [0, 9], b: [1, 11] },
      choices: { ask: ["bare", "story", "gap"], form: ["any"] },
      where: (o) =>
        o.b < o.d &&
        // A sum of the two numbers that is whole is no count of parts.
        (o.ask === "gap" ? o.a > o.b && o.a < o.d && (2 * o.a - o.b) % o.d !== 0 : o.w > 1 && o.a === 0) &&
        isLeftSeen(o) &&
        canBeTold(o, start(o), taken(o)),
    },
    5: {
      ranges: { w: [1, 4], d: [4, 16], a: [1, 14], b: [2, 15] },
      choices: { ask: ["bare", "story"], form: ["lowest"] },
      where: (o) =>
        o.a < o.b && o.b < o.d && gcd(left(o), o.d) > 1 && isLeftSeen(o) && canBeTold(o, start(o), taken(o)),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => o.d / 32 },
    { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
    { name: "opens-a-whole", weight: 4, of: (o) => (o.w > 0 && o.a < o.b ? 1 : 0) },
    { name: "more-than-one-whole", weight: 2, of: (o) => (o.w > 1 ? 1 : 0) },
    { name: "unknown-is-not-the-difference", weight: 6, of: (o) => (o.ask === "gap" ? 1 : 0) },
    { name: "lowest-terms-asked", weight: 4, of: (o) => (o.form === "lowest" ? 1 : 0) },
  ],
  stems: [
    ...wordings<Difference>(isBare, {
      "what-is": (o) => `What is $${start(o)} - ${taken(o)}$?${ending(o)}`,
      "work-out": (o) => `Work out $${start(o)} - ${taken(o)}$.${ending(o)}`,
      take: (o) => `Take $${taken(o)}$ away from $${start(o)}$.${ending(o)}`,
      "name-subtracts": (o, c) =>
        `${c.names[0]} subtracts $${taken(o)}$ from $${start(o)}$. What is the difference?${ending(o)}`,
    }),
    ...wordings<Difference>((o) => o.ask === "gap", {
      gap: (o) => `Which fraction goes in the box? $${start(o)} - \\square = ${result(o)}$`,
      "gap-story": (o, c) =>
        `${c.names[0]} takes a fraction away from $${start(o)}$. Then $${result(o)}$ is left. Which fraction does ${c.names[0]} take away?`,
    }),
    ...tell<Difference>(DIFFERENCE_STORIES, {
      when: (o) => o.ask === "story",
      amounts: (o) => ({ x: start(o), y: taken(o) }),
      withinOne: (o) => o.w === 0,
      ending,
    }),
    ...wordings<Difference>((o) => o.ask === "story" && o.w === 1 && o.a === 0, {
      "whole-jug": (o, c) =>
        `A jug is full of water. ${c.names[0]} pours out $${taken(o)}$ of it. What fraction of the water is left?`,
      "whole-book": (o, c) =>
        `${c.names[0]} has read $${taken(o)}$ of a book. What fraction of the book is left to read?`,
      "whole-wall": (o, c) =>
        `${c.names[0]} has painted $${taken(o)}$ of a wall. What fraction of the wall is left to paint?`,
    }),
  ],
  answer: (o) => resultAnswer(right(o), o.form, o.w > 1 && o.ask !== "gap"),
  steps,
  hints,
  distractors: nextParts(right),
  trace: (o) =>
    differenceTrace({
      whole: { whole: o.w, n: o.a, d: o.d },
      taken: o.ask === "gap" ? { whole: o.w, n: o.a - o.b, d: o.d } : { whole: 0, n: o.b, d: o.d },
      form: o.form,
    }),
  misconceptions: [
    named("FO-07", "took-the-bottoms-away-too", "conceptual", {
      wrong: (o) => (o.w > 0 ? undefined : o.a - o.b),
      did: "Your answer has no bottom number.",
      isFact: true,
      look: "How big is each part before some are taken away, and how big is it afterwards?",
      holds: "Taking away changes how many parts there are, not how big they are: the bottom number stays.",
      sub: (o) =>
        `The $${o.d}$ on the bottom says that the parts are ${partsName(o.d)}. Are they still ${partsName(o.d)} when some are taken away?`,
      line: 2,
    }),
    named("FO-29", "attached-the-fraction-to-the-whole", "conceptual", {
      wrong: (o) => (o.w > 0 && o.a === 0 && o.ask !== "gap" ? withWhole(o.w, o.b, o.d) : undefined),
      did: (o) => `In your answer the ${o.b}/${o.d} is added to the ${o.w}.`,
      isFact: true,
      look: (o) => `Should the answer be more or less than $${o.w}$?`,
      holds:
        "A fraction written beside a whole number is added to it. To take it away, cut one whole into parts first.",
      sub: (o) => `Cut one whole into ${partsName(o.d)}. Then take $${o.b}$ of them away.`,
    }),
    named("FR-N17", "added-instead", "procedural", {
      // Of a whole number and a fraction it is FO-29.
      wrong: (o) => {
        if (o.ask === "gap" || (o.w > 0 && o.a === 0)) return undefined;
        return o.w === 0 ? frac(o.a + o.b, o.d) : mixedOnly(frac(o.w * o.d + o.a + o.b, o.d));
      },
      did: "You added the two amounts.",
      look: (o) => `Should the answer be more or less than $${start(o)}$?`,
      holds: (o) =>
        o.w === 0
          ? "The answer is a difference: take parts away."
          : "To find what is left, take away. When there are not enough parts, cut one whole into parts first.",
      sub: (o) =>
        o.w === 0
          ? `Start with $${o.a}$ ${partsName(o.d)} and count back ${countOfParts(o.b, o.d)}.`
          : `Cut one whole into ${partsName(o.d)}, and put them with the parts you have. Then take $${o.b}$ parts away.`,
    }),
    named("FR-N27", "top-taken-from-the-whole-number", "conceptual", {
      wrong: (o) => (o.w > 1 && o.a === 0 && o.ask !== "gap" ? frac(o.w - o.b, o.d) : undefined),
      did: "You took the top number away from the whole number.",
      look: (o) => `Is each of the $${o.w}$ wholes as big as one of the ${partsName(o.d)}?`,
      holds: "The whole number counts wholes, and the top number counts parts. Cut one whole into parts first.",
      sub: (o) => `Cut one whole into ${partsName(o.d)}. Then take $${o.b}$ of them away.`,
    }),
    named("FR-N18", "opened-whole-not-used", "procedural", {
      wrong: (o) => (o.w > 0 && o.a === 0 && o.ask !== "gap" ? withWhole(o.w - 1, o.b, o.d) : undefined),
      did: (o) =>
        o.w === 1
          ? `Your answer is the ${o.b}/${o.d} from the question.`
          : `Your answer still has the ${o.b}/${o.d} that was to be taken away.`,
      isFact: true,
      look: (o) =>
        o.w === 1
          ? "Does the question ask for this part, or for the rest of the whole?"
          : "One whole is cut into parts. How many of its parts are left when some are taken away?",
      holds:
        "One whole has as many parts as the bottom number says. Take away as many of them as the top number says, and keep the rest.",
      sub: (o) => `One whole is $${o.d}$ ${partsName(o.d)}. Take $${o.b}$ of them away.`,
      line: 2,
    }),
    ...wholeCutErrors(named, ({ w, a, b, d }) => ({ ...withWhole(w, a, d), taken: b }), [1, 2]),
    named("FR-N42", "wholes-kept-though-none-went", "conceptual", {
      wrong: (o) => (o.ask === "gap" ? withWhole(o.w, o.b, o.d) : undefined),
      did: "You kept the whole number.",
      look: "How many wholes are there at the start, and how many at the end?",
      holds: "What is taken away is the difference between the start and what is left.",
      sub: (o) => `Your parts are right. Of ${count(o.w, WHOLE)} at the start, how many were taken away?`,
    }),
    named("FR-N12", "added-the-two-given-fractions", "conceptual", {
      wrong: (o) => {
        const both = frac(2 * o.w * o.d + 2 * o.a - o.b, o.d);
        return o.ask === "gap" ? mixedOnly(both) : undefined;
      },
      did: "You added the two numbers you can see.",
      look: "Which number is there at the start? Can more be taken away than there is?",
      holds: "What is taken away is the difference between the start and what is left.",
      sub: (o) => `How far is it from $${start(o)}$ back to $${result(o)}$?`,
    }),
    countOfPartsOnly(named, { wrong: (o) => (o.ask === "gap" ? o.b : undefined) }),
    named("FR-N21", "took-the-difference-away-again", "conceptual", {
      wrong: (o) => (o.ask === "gap" ? withWhole(o.w, o.a - o.b, o.d) : undefined),
      did: "You wrote what is left.",
      look: "What is asked for: the start, what is taken away, or what is left?",
      holds: "What is taken away is the difference between the start and what is left.",
      sub: (o) =>
        `Count back from $${o.a}$ ${partsName(o.d)} to ${countOfParts(o.a - o.b, o.d)}. How many parts is that?`,
    }),
  ],
  diagram,
});

function steps(o: Difference): BlueprintStep[] {
  if (o.ask === "gap") {
    return [
      step("The wholes are the same before and after, so look only at the top numbers.", `${o.a} - ${o.a - o.b}`, o.b),
      {
        explanation: `The parts are ${partsName(o.d)}.`,
        math: `${start(o)} - ${texOf(right(o))} = ${result(o)}`,
        value: typed(right(o)),
      },
      ...alsoInLowestTerms(right(o)),
    ];
  }
  const difference = frac(left(o), o.d);
  if (o.w === 0) {
    return [
      step(
        `The bottom numbers are the same, so all the parts are ${partsName(o.d)}. Subtract the top numbers.`,
        `${o.a} - ${o.b}`,
        left(o),
      ),
      step(
        `Keep ${o.d} on the bottom: the parts are still ${partsName(o.d)}.`,
        `${start(o)} - ${taken(o)}`,
        difference,
      ),
      ...alsoInLowestTerms(difference),
    ];
  }
  const opened = `${o.w > 1 ? o.w - 1 : ""}\\frac{${o.d + o.a}}{${o.d}}`;
  return [
    { explanation: `Cut one whole into ${partsName(o.d)}: it makes ${o.d} of them.`, math: `${start(o)} = ${opened}` },
    step(`Now take ${o.b} of the parts away.`, `${opened} - ${taken(o)}`, asMixed(difference)),
    ...(o.form === "lowest" ? [divided(difference, gcd(left(o), o.d))] : alsoInLowestTerms(difference)),
  ];
}

function hints(o: Difference): HintLadder {
  if (o.ask === "gap") {
    return [
      "What is asked for: the start, what is taken away, or what is left?",
      "To find what was taken away, subtract what is left from the first number.",
      `There are $${o.a}$ ${partsName(o.d)} beside the wholes at the start, and $${o.a - o.b}$ at the end. How many ${partsName(o.d)} were taken away? Write them as a fraction.`,
    ];
  }
  if (o.w === 0) {
    return [
      `Look at the bottom numbers: both are $${o.d}$. What does that say about the size of the parts?`,
      `Take the top number of $${taken(o)}$ from the top number of $${start(o)}$. The parts have the same size, so keep the bottom number.`,
      `Start with $${o.a}$ ${partsName(o.d)} and take $${o.b}$ of them away. Which fraction is left?`,
    ];
  }
  if (o.w === 1 && o.a === 0) {
    return [
      `How many ${partsName(o.d)} make one whole?`,
      `Write one whole as a fraction with $${o.d}$ on the bottom. Then take $${taken(o)}$ away.`,
      `One whole is $${o.d}$ ${partsName(o.d)}. Take $${o.b}$ of them away. Which fraction is left?`,
    ];
  }
  const rule = `Cut one whole into ${partsName(o.d)}. Then there are enough ${partsName(o.d)}.`;
  return [
    o.a === 0
      ? "How can you take a part away from a whole number? What must happen to one of the wholes?"
      : takingAway(withWhole(o.w, o.a, o.d), o.b),
    o.form === "lowest"
      ? `${rule} At the end, divide the top and bottom numbers by the same number, until only 1 divides both.`
      : rule,
    o.a === 0
      ? `One whole is $${o.d}$ ${partsName(o.d)}. You start with ${count(o.w, WHOLE)}, and one is cut now. Take ${count(o.b, PART)} away.`
      : `One whole is $${o.d}$ ${partsName(o.d)}. With the $${o.a}$ you have, that makes $${o.d + o.a}$ parts. Take $${o.b}$ of them away.${o.w > 1 ? " How many wholes do you still have?" : ""} Then write the fraction in lowest terms.`,
  ];
}

/** What there is at the start; what is taken away is for the child to cross out. */
function diagram(o: Difference): DiagramInput | undefined {
  if (o.ask !== "bare" || o.form === "lowest" || o.w > 1) return undefined;
  const shaded = o.w * o.d + o.a;
  return {
    type: "fraction-bars",
    alt: `A bar with ${o.d} equal parts. Shaded: ${shaded}.`,
    bars: [{ parts: o.d, shaded }],
  };
}

/** Where as many parts are left as are taken away, nobody sees which of them an answer tells. */
function isLeftSeen(o: Difference): boolean {
  return o.b !== (o.a < o.b ? o.d : 0) + o.a - o.b;
}

/** How many parts are left, wholes counted as parts. */
function left(o: Difference): number {
  return o.w * o.d + o.a - o.b;
}

function start(o: Difference): string {
  return texMixed(frac(o.w * o.d + o.a, o.d));
}

function taken(o: Difference): string {
  return texOf(frac(o.b, o.d));
}

function result(o: Difference): string {
  return texMixed(frac(left(o), o.d));
}

function right(o: Difference): Frac {
  if (o.ask === "gap") return frac(o.b, o.d);
  return inForm(frac(left(o), o.d), o);
}
