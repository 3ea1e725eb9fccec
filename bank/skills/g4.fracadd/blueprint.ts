import { type BlueprintStep, type DiagramInput, type Highlight, type HintLadder, type Operands } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { partsName } from "../../blueprints/fraction-words.ts";
import { NOTHING, partsOfBar } from "../../blueprints/highlights.ts";
import { gcd } from "../../blueprints/kit.ts";
import { fractionErrors } from "../../blueprints/fractions/fraction-errors.ts";
import {
  frac,
  resultAnswer,
  step,
  texOf,
  typed,
  wordings,
  type Frac,
} from "../../blueprints/fractions/kit-fractions.ts";
import {
  BARS_AS_ONE,
  alsoInLowestTerms,
  countOfPartsOnly,
  divided,
  ending,
  inForm,
  nextParts,
  sumStems,
  wholeLeftOut,
  wholesFirst,
} from "../../blueprints/fractions/kit-sums.ts";
import { SUM_STORIES, canBeTold, tell } from "../../blueprints/fractions/stories.ts";
import { sumTrace } from "../../blueprints/fractions/sum-trace.ts";

interface Sum extends Operands {
  /** a/d + b/d + c/d; c = 0 where there are two addends. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** `gap`: the sum is given and b/d is asked for. */
  readonly ask: "bare" | "story" | "gap";
  readonly form: "any" | "lowest";
}

const TWO = { c: [0, 0] } as const;

const named = fractionErrors<Sum>(right);

/** Add fractions with like denominators. */
export const blueprint = defineToldApart<Sum>({
  id: "g4.fracadd",
  version: 9,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { d: [3, 10], a: [1, 8], b: [1, 8], ...TWO },
      choices: { ask: ["bare"], form: ["any"] },
      where: (o) => withinOne(o) && isSumSeen(o),
    },
    2: {
      ranges: { d: [5, 12], a: [1, 9], b: [1, 9], ...TWO },
      choices: { ask: ["bare", "story", "story"], form: ["any"] },
      where: (o) => withinOne(o) && isSumSeen(o) && o.a + o.b > 4 && canBeTold(o, part(o, o.a), part(o, o.b)),
    },
    3: {
      ranges: { d: [3, 12], a: [1, 11], b: [1, 11], ...TWO },
      choices: { ask: ["bare", "story"], form: ["any"] },
      where: (o) => proper(o) && total(o) > o.d && canBeTold(o, part(o, o.a), part(o, o.b)),
    },
    4: {
      ranges: { d: [5, 12], a: [1, 11], b: [1, 11], c: [0, 9] },
      choices: { ask: ["bare", "gap"], form: ["any"] },
      where: (o) => proper(o) && (o.ask === "gap" ? o.c === 0 : o.c > 0) && total(o) % o.d !== 0,
    },
    5: {
      ranges: { d: [4, 16], a: [1, 15], b: [1, 15], c: [0, 9] },
      choices: { ask: ["bare", "story"], form: ["lowest"] },
      where: (o) =>
        proper(o) &&
        (o.ask === "bare") === o.c > 0 &&
        total(o) % o.d !== 0 &&
        gcd(total(o), o.d) > 1 &&
        canBeTold(o, part(o, o.a), part(o, o.b)),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => total(o) / 32 },
    { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
    { name: "past-one-whole", weight: 1, of: (o) => (total(o) > o.d ? 1 : 0) },
    { name: "three-addends", weight: 2, of: (o) => (o.c > 0 ? 1 : 0) },
    { name: "unknown-is-not-the-total", weight: 3, of: (o) => (o.ask === "gap" ? 1 : 0) },
    { name: "lowest-terms-asked", weight: 5, of: (o) => (o.form === "lowest" ? 1 : 0) },
  ],
  stems: [
    ...sumStems<Sum>(parts),
    ...wordings<Sum>((o) => o.ask === "gap", {
      gap: (o) => `Which fraction goes in the box? $${part(o, o.a)} + \\square = ${part(o, total(o))}$`,
      "gap-first": (o) => `Which fraction goes in the box? $\\square + ${part(o, o.a)} = ${part(o, total(o))}$`,
      "gap-story": (o, c) =>
        `${c.names[0]} adds a fraction to $${part(o, o.a)}$ and gets $${part(o, total(o))}$. Which fraction does ${c.names[0]} add?`,
    }),
    ...tell<Sum>(SUM_STORIES, {
      when: (o) => o.ask === "story",
      amounts: (o) => ({ x: part(o, o.a), y: part(o, o.b) }),
      withinOne,
      ending,
    }),
  ],
  answer: (o) => resultAnswer(right(o), o.form, o.ask !== "gap" && total(o) > o.d),
  steps,
  trace: (o) =>
    o.ask === "gap" ? undefined : sumTrace({ addends: addends(o).map((n) => ({ whole: 0, n, d: o.d })), form: o.form }),
  hints,
  highlights: (o) => [onePartEach(), shadedParts(o), shadedParts(o)],
  distractors: nextParts(right),
  misconceptions: [
    named("FO-01", "added-tops-and-bottoms", "conceptual", {
      wrong: (o) => (o.ask === "gap" ? undefined : frac(total(o), o.d * addends(o).length)),
      did: (o) => (diagram(o) === undefined ? "You added the bottom numbers too." : BARS_AS_ONE.did),
      look: (o) =>
        diagram(o) === undefined
          ? "What does the bottom number say? Do the parts get smaller when you put them together?"
          : BARS_AS_ONE.look,
      holds: "Adding changes how many parts there are, not how big they are.",
      sub: (o) =>
        `All the parts are ${partsName(o.d)}, before and after. Count how many there are: $${addends(o).join(" + ")}$.`,
      highlights: (o) => [partsOfBar(0, o.d), onePartEach(), shadedParts(o)],
      line: 2,
    }),
    named("FR-N12", "added-the-two-given-fractions", "conceptual", {
      wrong: (o) => (o.ask === "gap" ? frac(o.a + total(o), o.d) : undefined),
      did: "You added the two fractions you can see.",
      look: "Which of the two fractions comes out at the end? Is the missing part more or less than that?",
      holds: "If you know the total and one part, take the part away to find the other part.",
      sub: (o) =>
        `There are $${total(o)}$ ${partsName(o.d)} in the total. Take away the $${o.a}$ that are already there.`,
    }),
    named("FR-N13", "subtracted-the-tops", "procedural", {
      wrong: (o) => (o.ask === "gap" || o.c > 0 ? undefined : frac(Math.abs(o.a - o.b), o.d)),
      did: "You found the difference of the two fractions.",
      look: "Will the answer be more or less than the bigger of the two fractions?",
      holds: "Putting two amounts together makes more: add the top numbers.",
      sub: (o) => `Count on: $${Math.max(o.a, o.b)}$ ${partsName(o.d)} and $${Math.min(o.a, o.b)}$ more.`,
      highlights: (o) => [NOTHING, shadedParts(o), shadedParts(o)],
    }),
    named("FR-N14", "multiplied-the-bottoms", "procedural", {
      wrong: (o) => (o.ask === "gap" || o.c > 0 ? undefined : frac(total(o), o.d * o.d)),
      did: "You added the top numbers and multiplied the bottom numbers.",
      look: "Are the parts all the same size already?",
      holds:
        "When the bottom numbers are the same, the parts have the same size. The bottom number then stays as it is.",
      sub: (o) => `Keep $${o.d}$ on the bottom and add only the top numbers.`,
      highlights: (o) => [onePartEach(), onePartEach(), shadedParts(o)],
      line: 2,
    }),
    wholeLeftOut(named, {
      wrong: (o) => (o.ask !== "gap" && total(o) > o.d ? frac(total(o) % o.d, o.d) : undefined),
      sub: (o) =>
        `$${addends(o).join(" + ")} = ${total(o)}$ parts. Every $${o.d}$ parts make one whole: keep those wholes too.`,
      line: 3,
    }),
    countOfPartsOnly(named, {
      wrong: (o) => (o.ask === "gap" ? o.b : total(o)),
      highlights: () => [onePartEach(), onePartEach(), NOTHING],
    }),
  ],
  diagram,
});

function steps(o: Sum): BlueprintStep[] {
  if (o.ask === "gap") {
    return [
      step(
        `All parts are ${partsName(o.d)}, so look only at the top numbers. Take the known part from the total.`,
        `${total(o)} - ${o.a}`,
        o.b,
      ),
      {
        explanation: `The bottom number stays ${o.d}.`,
        math: `${part(o, o.a)} + ${texOf(right(o))} = ${part(o, total(o))}`,
        value: typed(right(o)),
      },
      ...alsoInLowestTerms(right(o)),
    ];
  }
  const sum = frac(total(o), o.d);
  const added: BlueprintStep[] = [
    step(
      `The bottom numbers are the same, so all the parts are ${partsName(o.d)}. Add the top numbers to count them.`,
      addends(o).join(" + "),
      total(o),
    ),
    step(`Keep ${o.d} on the bottom: the parts are still ${partsName(o.d)}.`, parts(o).join(" + "), sum),
  ];
  return [
    ...added,
    ...(total(o) > o.d ? [wholesFirst(sum)] : []),
    ...(o.form === "lowest" ? [divided(sum, gcd(total(o), o.d))] : alsoInLowestTerms(sum)),
  ];
}

/** Parts of both bars, to see how big they are. */
function onePartEach(): readonly Highlight[] {
  return [...partsOfBar(0, 1), ...partsOfBar(1, 1)];
}

function shadedParts(o: Sum): readonly Highlight[] {
  return [...partsOfBar(0, o.a), ...partsOfBar(1, o.b)];
}

function hints(o: Sum): HintLadder {
  if (o.ask === "gap") {
    return [
      "Which of the two fractions is the total, and which is one part of it?",
      "All the parts have the same size, so look only at the top numbers. Take the part you know away from the total.",
      `How many ${partsName(o.d)} must be added to $${o.a}$ of them to make $${total(o)}$? Count on from $${o.a}$.`,
    ];
  }
  return [
    `Look at the bottom numbers: each one is $${o.d}$. What does that say about the size of the parts?`,
    o.form === "lowest"
      ? "Parts of the same size can be counted together: add the top numbers, keep the bottom number. Then divide the top and bottom numbers by the same number, until only 1 divides both."
      : "Parts of the same size can be counted together: add the top numbers and keep the bottom number.",
    `$${addends(o).join(" + ")} = ${total(o)}$, so ${diagram(o) === undefined ? `you have $${total(o)}$ parts` : `$${total(o)}$ parts are shaded`}. ${
      o.form === "lowest"
        ? `Which numbers divide both $${total(o)}$ and $${o.d}$?`
        : total(o) > o.d
          ? `Every $${o.d}$ parts make a whole. How many wholes are there, and how many parts are left over?`
          : "What kind of parts are they?"
    }`,
  ];
}

function diagram(o: Sum): DiagramInput | undefined {
  if (o.ask !== "bare" || o.form === "lowest" || o.c > 0 || total(o) >= o.d) return undefined;
  return {
    type: "fraction-bars",
    alt: `Two bars with ${o.d} equal parts each. Shaded on the first: ${o.a}. Shaded on the second: ${o.b}.`,
    bars: [
      { parts: o.d, shaded: o.a },
      { parts: o.d, shaded: o.b },
    ],
  };
}

function addends(o: Sum): number[] {
  return o.c > 0 ? [o.a, o.b, o.c] : [o.a, o.b];
}

function total(o: Sum): number {
  return o.a + o.b + o.c;
}

function proper(o: Sum): boolean {
  return addends(o).every((n) => n < o.d);
}

/** Adding the bottoms too comes to something else than the difference. */
function isSumSeen(o: Sum): boolean {
  return o.c > 0 || o.ask === "gap" || total(o) !== 2 * Math.abs(o.a - o.b);
}

function withinOne(o: Sum): boolean {
  return total(o) < o.d;
}

function part(o: Sum, n: number): string {
  return texOf(frac(n, o.d));
}

function parts(o: Sum): string[] {
  return addends(o).map((n) => part(o, n));
}

function right(o: Sum): Frac {
  if (o.ask === "gap") return frac(o.b, o.d);
  return inForm(frac(total(o), o.d), o);
}
