import { type BlueprintStep, type HintLadder, type Operands } from "#engine";
import { defineToldApart } from "../causes-apart.ts";
import { count, gcd } from "../kit.ts";
import { fractionErrors, strategies } from "./fraction-errors.ts";
import { frac, lowest, step, texOf, typed, wordings, type Frac } from "./kit-fractions.ts";
import { lowestTrace } from "./part-traces.ts";

interface Reducible extends Operands {
  /** n / d is in lowest terms; shown with both numbers times `k`. */
  readonly n: number;
  readonly d: number;
  readonly k: number;
  readonly ask: "bare" | "part" | "rest";
}

const GOALS = [
  { many: "pages", text: "has read", todo: "read", whole: "book" },
  { many: "steps", text: "has climbed", todo: "climb", whole: "tower" },
  { many: "tiles", text: "has laid", todo: "lay", whole: "path" },
  { many: "rows", text: "has planted", todo: "plant", whole: "field" },
  { many: "pieces", text: "has placed", todo: "place", whole: "puzzle" },
] as const;

/** The greatest number that goes into both, and the one that a hint begins with. */
const DIVIDERS: readonly ((o: Reducible) => number)[] = [({ k }) => k, ({ k }) => primeFactors(k)[0] ?? k];

const named = fractionErrors<Reducible>(right);

/** Reduce a fraction to lowest terms. */
export const simplify = defineToldApart<Reducible>({
  id: "g4.simplify",
  version: 10,
  createdOn: "2026-11-30",
  // Whatever it is divided by: of a fraction with one number as it was, this is what can be said.
  holdsOf: { "FC-08": ["one-side-divided"], "FR-N10": ["one-side-divided"] },
  levels: {
    1: { ranges: { n: [1, 5], d: [2, 6] }, choices: { k: [2, 2, 3, 5], ask: ["bare"] }, where: inLowestTerms },
    2: {
      ranges: { n: [1, 8], d: [3, 9] },
      choices: { k: [4, 6, 7, 10], ask: ["bare"] },
      where: (o) => inLowestTerms(o) && o.d * o.k >= 24,
    },
    3: {
      ranges: { n: [2, 10], d: [3, 12] },
      choices: { k: [4, 6, 8, 9], ask: ["bare"] },
      where: (o) => inLowestTerms(o) && o.d * o.k >= 45,
    },
    4: {
      ranges: { n: [2, 11], d: [4, 12] },
      choices: { k: [6, 8, 9, 12], ask: ["part"] },
      where: (o) => inLowestTerms(o) && o.d * o.k >= 40,
    },
    5: {
      ranges: { n: [2, 11], d: [5, 12] },
      choices: { k: [8, 9, 12, 14, 15, 16], ask: ["rest"] },
      where: (o) => inLowestTerms(o) && o.d * o.k >= 60,
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => (o.d * o.k) / 192 },
    { name: "common-factor", weight: 1, of: (o) => o.k / 16 },
    { name: "several-divisions", weight: 1, of: (o) => (primeFactors(o.k).length - 1) / 3 },
    { name: "story", weight: 1, of: (o) => (o.ask === "bare" ? 0 : 1) },
    { name: "asks-for-the-rest", weight: 2, of: (o) => (o.ask === "rest" ? 1 : 0) },
  ],
  stems: [
    ...wordings<Reducible>(isBare, {
      write: (o) => `Write $${texOf(shown(o))}$ in lowest terms.`,
      simplify: (o) => `Simplify $${texOf(shown(o))}$ to lowest terms.`,
      "same-amount": (o, c) => `${c.names[0]} writes $${texOf(shown(o))}$. Write the same fraction in lowest terms.`,
      simplest: (o, c) =>
        `${c.names[0]} wants to write $${texOf(shown(o))}$ with the smallest possible numbers. What is it in lowest terms?`,
    }),
    ...wordings<Reducible>((o) => o.ask === "part", {
      "part-done": (o, c) => {
        const { many, text, whole } = c.rng.pick(GOALS);
        return `A ${whole} has ${shown(o).d} ${many}. ${c.names[0]} ${text} ${shown(o).n} of them. What fraction of the ${many} is that, in lowest terms?`;
      },
      "part-of-set": (o, c) => {
        const kind = c.rng.pick(["red", "green", "blue", "small", "striped"]);
        return `${shown(o).n} of ${c.names[0]}'s ${count(shown(o).d, c.thing)} are ${kind}. What fraction of the ${c.thing.many} are ${kind}? Write it in lowest terms.`;
      },
    }),
    ...wordings<Reducible>((o) => o.ask === "rest", {
      "still-to-do": (o, c) => {
        const { many, text, todo, whole } = c.rng.pick(GOALS);
        return `A ${whole} has ${shown(o).d} ${many}. ${c.names[0]} ${text} ${shown(o).d - shown(o).n} of them. What fraction of the ${many} does ${c.names[0]} still have to ${todo}? Write it in lowest terms.`;
      },
      "not-of-set": (o, c) => {
        const kind = c.rng.pick(["red", "green", "blue", "small", "striped"]);
        return `${shown(o).d - shown(o).n} of ${c.names[0]}'s ${count(shown(o).d, c.thing)} are ${kind}. What fraction of the ${c.thing.many} are not ${kind}? Write it in lowest terms.`;
      },
    }),
  ],
  answer: (o) => ({ kind: "fraction", canonical: typed(right(o)), options: { form: "lowest_terms" } }),
  steps,
  hints,
  distractors: strategies(right, {
    "one-off-on-top": (o) => frac(o.n + 1, o.d),
    "one-off-on-the-bottom": (o) => frac(o.n, o.d + 1),
    "bottom-took-one-more-division": (o) => (o.d % 2 === 0 ? frac(o.n, o.d / 2) : undefined),
  }),
  trace: (o) => lowestTrace(shown(o), o.ask === "rest" ? shown(o).d - shown(o).n : undefined),
  misconceptions: [
    named("FR-N09", "fraction-of-the-part-that-is-done", "conceptual", {
      wrong: (o) => {
        const done = lowest(frac(o.d - o.n, o.d));
        return o.ask === "rest" ? frac(done.n, done.d) : undefined;
      },
      did: (o) => `You gave the fraction for the other ${shown(o).d - shown(o).n} of the ${shown(o).d}.`,
      look: (o) =>
        `Does the question ask about the $${shown(o).d - shown(o).n}$, or about the rest of the $${shown(o).d}$?`,
      holds: (o) => `First find how many of the $${shown(o).d}$ the question asks about. That number goes on top.`,
      sub: (o) => `Take $${shown(o).d - shown(o).n}$ away from $${shown(o).d}$. Put what is left on top.`,
    }),
    named("FR-N28", "fraction-of-the-part-that-is-left", "conceptual", {
      wrong: (o) => {
        const left = lowest(frac(o.d - o.n, o.d));
        return o.ask === "part" ? frac(left.n, left.d) : undefined;
      },
      did: "You gave the fraction of the part that is left over.",
      look: (o) => `Does the question ask about the $${shown(o).n}$, or about the other $${shown(o).d - shown(o).n}$?`,
      holds: (o) => `The $${shown(o).n}$ that the question asks about go on top. All $${shown(o).d}$ go on the bottom.`,
      sub: (o) => `Put $${shown(o).n}$ on top and $${shown(o).d}$ on the bottom. Which numbers divide both?`,
    }),
    ...DIVIDERS.map((by) =>
      named("FC-08", "divided-only-the-top", "omission", {
        wrong: (o) => (isFirst(by, o) ? frac((o.n * o.k) / by(o), o.d * o.k) : undefined),
        did: "You divided the top number, and the bottom number stayed as it was.",
        look: "The top number is divided. What has to happen to the bottom number?",
        holds: "When the top and bottom numbers are divided by the same number, the fraction keeps its size.",
        sub: (o) => `Divide the bottom number, $${shown(o).d}$, by the same number that you used on the top.`,
        line: 2,
      }),
    ),
    ...DIVIDERS.map((by) =>
      named("FR-N10", "divided-only-the-bottom", "omission", {
        wrong: (o) => (isFirst(by, o) ? frac(o.n * o.k, (o.d * o.k) / by(o)) : undefined),
        did: "You divided the bottom number, and the top number stayed as it was.",
        look: "The bottom number is divided. What has to happen to the top number?",
        holds: "When the top and bottom numbers are divided by the same number, the fraction keeps its size.",
        sub: (o) => `Divide the top number, $${shown(o).n}$, by the same number that you used on the bottom.`,
        line: 2,
      }),
    ),
    named("FC-09", "subtracted-instead-of-divided", "conceptual", {
      wrong: (o) => frac(o.n * o.k - o.k, o.d * o.k - o.k),
      did: "You took the same number away from the top and from the bottom number.",
      look: "Which operation keeps a fraction the same size: taking away or dividing?",
      holds: "Dividing the top and bottom numbers by the same number keeps the size. Taking away changes it.",
      sub: (o) =>
        `Go back to $${o.n * o.k}$ and $${o.d * o.k}$: divide both of them by $${primeFactors(o.k)[0] ?? o.k}$.`,
      line: 2,
    }),
    named("FR-N11", "gave-the-common-factor-a-place", "procedural", {
      // 14 of 84 placed: 14/84 is the part that is done (FR-N09), and 70 - 56 of 70/84. 12/132 is 24/132 with half of the top.
      wrong: (o) => (o.d - o.n === 1 || o.k % o.n === 0 ? undefined : frac(o.k, o.d * o.k)),
      did: "You may have put the number you divide by on top, or divided only the top number.",
      look: "What has happened to the bottom number?",
      holds: "Divide the top and bottom numbers by the same number. The two results make the new fraction.",
      sub: (o) => `Begin with $${primeFactors(o.k)[0] ?? o.k}$: divide both $${shown(o).n}$ and $${shown(o).d}$ by it.`,
      line: 2,
    }),
  ],
});

function steps(o: Reducible): BlueprintStep[] {
  const rest =
    o.ask === "rest"
      ? [step("Find how many the question asks about.", `${shown(o).d} - ${shown(o).d - shown(o).n}`, shown(o).n)]
      : [];
  return [
    ...rest,
    {
      explanation: `Find the biggest number that divides both $${shown(o).n}$ and $${shown(o).d}$. It is $${o.k}$.`,
      math: `${shown(o).n} = ${o.n} \\times ${o.k}, \\quad ${shown(o).d} = ${o.d} \\times ${o.k}`,
      value: String(o.k),
    },
    step(
      `Divide the top and bottom numbers by ${o.k}${inTurn(o.k)}. After that only 1 divides both.`,
      `${texOf(shown(o))} = \\frac{${shown(o).n} \\div ${o.k}}{${shown(o).d} \\div ${o.k}}`,
      right(o),
    ),
  ];
}

function hints(o: Reducible): HintLadder {
  const [prime = o.k] = primeFactors(o.k);
  return [
    o.ask === "rest"
      ? `Does the question ask about the $${shown(o).d - shown(o).n}$, or about the rest of the $${shown(o).d}$?`
      : o.ask === "part"
        ? "How many are there in all? That number is the bottom number. Which number is the top number?"
        : `Which numbers divide both $${shown(o).n}$ and $${shown(o).d}$?`,
    `${isBare(o) ? "Divide" : "Write the fraction. Then divide"} the top and bottom numbers by the same number. Go on until only 1 divides both.`,
    o.ask === "rest"
      ? `$${shown(o).d} - ${shown(o).d - shown(o).n} = ${shown(o).n}$: that is how many the question asks about. Both $${shown(o).n}$ and $${shown(o).d}$ can be divided by $${prime}$.`
      : `Both numbers can be divided by $${prime}$. The top number becomes $${shown(o).n} \\div ${prime} = ${shown(o).n / prime}$. Do the same to the bottom number, and see whether you can go on.`,
  ];
}

function isBare(o: Reducible): boolean {
  return o.ask === "bare";
}

function inLowestTerms(o: Reducible): boolean {
  return o.n < o.d && gcd(o.n, o.d) === 1;
}

function shown(o: Reducible): Frac {
  return frac(o.n * o.k, o.d * o.k);
}

function right(o: Reducible): Frac {
  return frac(o.n, o.d);
}

/** The hints begin with the smallest. */
function inTurn(k: number): string {
  return primeFactors(k).length > 1 ? ", at once or in small steps" : "";
}

/** Whether a divisor is not the same number as one before it. */
function isFirst(by: (o: Reducible) => number, o: Reducible): boolean {
  return DIVIDERS.find((other) => other(o) === by(o)) === by;
}

/** Smallest first: 12 gives 2, 2, 3. */
function primeFactors(n: number): number[] {
  for (let p = 2; p <= n; p++) {
    if (n % p === 0) return [p, ...primeFactors(n / p)];
  }
  return [];
}
