import { type BlueprintStep, type HintLadder, type Operands, type StoryContext } from "#engine";
import { defineToldApart, type Cause } from "../../blueprints/causes-apart.ts";
import { gcd } from "../../blueprints/kit.ts";
import { fractionErrors, strategies } from "../../blueprints/fractions/fraction-errors.ts";
import { frac, lowest, step, texOf, typed, wordings, type Frac } from "../../blueprints/fractions/kit-fractions.ts";
import { lowestTrace } from "../../blueprints/fractions/part-traces.ts";

interface Reducible extends Operands {
  /** n / d is in lowest terms; shown with both numbers times `k`. */
  readonly n: number;
  readonly d: number;
  readonly k: number;
  readonly ask: "bare" | "part" | "rest";
  /** What a story counts: one of the goals, or one of the sets after them. */
  readonly item: number;
}

/** What somebody works on, and what is said of the part that is done. A path has its tiles only when they are laid. */
const GOALS = [
  { many: "pages", whole: "A book has", of: "a book", todo: "read", done: "read" },
  { many: "steps", whole: "A tower has", of: "a tower", todo: "climb", done: "climbed" },
  { many: "tiles", whole: "A path will have", of: "a path", todo: "lay", done: "laid" },
  { many: "rows", whole: "A field has", of: "a field", todo: "plant", done: "planted" },
  { many: "pieces", whole: "A puzzle has", of: "a puzzle", todo: "place", done: "placed" },
] as const;
const SETS = [
  { many: "shells", done: "striped" },
  { many: "buttons", done: "red" },
  { many: "cards", done: "blue" },
  { many: "marbles", done: "green" },
  { many: "beads", done: "small" },
] as const;
const STORIES = { item: [0, GOALS.length + SETS.length - 1] } as const;
const NO_STORY = { item: [0, 0] } as const;

/** The greatest number that goes into both, and the one that a hint begins with. */
const DIVIDERS: readonly ((o: Reducible) => number)[] = [({ k }) => k, ({ k }) => primeFactors(k)[0] ?? k];

/** A number that is divided alone, and the other one. */
const ONE_SIDE = [
  { id: "FC-08", side: "top", other: "bottom" },
  { id: "FR-N10", side: "bottom", other: "top" },
] as const;

const named = fractionErrors<Reducible>(right);

/** Reduce a fraction to lowest terms. */
export const blueprint = defineToldApart<Reducible>(
  {
    id: "g4.simplify",
    version: 13,
    createdOn: "2026-11-30",
    // Whatever it is divided by: of a fraction with one number as it was, this is what can be said.
    holdsOf: { "FC-08": ["one-side-divided"], "FR-N10": ["one-side-divided"] },
    levels: {
      1: {
        ranges: { n: [1, 5], d: [2, 6], ...NO_STORY },
        choices: { k: [2, 2, 3, 5], ask: ["bare"] },
        where: inLowestTerms,
      },
      2: {
        ranges: { n: [1, 8], d: [3, 9], ...NO_STORY },
        choices: { k: [4, 6, 7, 10], ask: ["bare"] },
        where: (o) => inLowestTerms(o) && o.d * o.k >= 24,
      },
      3: {
        ranges: { n: [2, 10], d: [3, 12], ...NO_STORY },
        choices: { k: [4, 6, 8, 9], ask: ["bare"] },
        where: (o) => inLowestTerms(o) && o.d * o.k >= 45,
      },
      4: {
        ranges: { n: [2, 11], d: [4, 12], ...STORIES },
        choices: { k: [6, 8, 9, 12], ask: ["part"] },
        where: (o) => inLowestTerms(o) && o.d * o.k >= 40,
      },
      5: {
        ranges: { n: [2, 11], d: [5, 12], ...STORIES },
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
      ...wordings<Reducible>((o) => o.ask === "part" && isGoal(o), {
        "part-done": (o, c) => `${begun(o, c)} What fraction of the ${story(o).many} is that, in lowest terms?`,
        "part-of-all": (o, c) =>
          `${partFirst(o, c)} What fraction of the ${story(o).many} are ${ofDone(o)}? Write it in lowest terms.`,
      }),
      ...wordings<Reducible>((o) => o.ask === "part" && !isGoal(o), {
        "part-of-set": (o, c) =>
          `${sorted(o, c)} What fraction of the ${story(o).many} are ${story(o).done}? Write it in lowest terms.`,
        "part-of-these": (o, c) =>
          `${ofThese(o, c)} What fraction of these ${story(o).many} are ${story(o).done}, in lowest terms?`,
      }),
      ...wordings<Reducible>((o) => o.ask === "rest" && isGoal(o), {
        "still-to-do": (o, c) =>
          `${begun(o, c)} What fraction of the ${story(o).many} does ${c.names[0]} still have to ${GOALS[o.item]?.todo ?? ""}? Write it in lowest terms.`,
        "not-yet": (o, c) =>
          `${partFirst(o, c)} What fraction of the ${story(o).many} are ${ofRest(o)}, in lowest terms?`,
      }),
      ...wordings<Reducible>((o) => o.ask === "rest" && !isGoal(o), {
        "not-of-set": (o, c) =>
          `${sorted(o, c)} What fraction of the ${story(o).many} are not ${story(o).done}? Write it in lowest terms.`,
        "not-of-these": (o, c) =>
          `${ofThese(o, c)} What fraction of these ${story(o).many} are ${ofRest(o)}, in lowest terms?`,
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
        wrong: (o) => (o.ask === "rest" ? lowest(frac(o.d - o.n, o.d)) : undefined),
        did: (o) => `You gave the fraction of the ${story(o).many} that are ${ofDone(o)}.`,
        look: whichOnes,
        holds: (o) => `First find how many ${story(o).many} the question asks about. That number goes on top.`,
        sub: (o) => `$${shown(o).d} - ${told(o)}$ ${story(o).many} are ${ofRest(o)}. Put that number on top.`,
      }),
      named("FR-N28", "fraction-of-the-part-that-is-left", "conceptual", {
        wrong: (o) => (o.ask === "part" ? lowest(frac(o.d - o.n, o.d)) : undefined),
        did: (o) => `You gave the fraction of the ${story(o).many} that are ${ofRest(o)}.`,
        look: whichOnes,
        holds: (o) =>
          `The top number tells how many ${story(o).many} the question asks about. The bottom number tells how many there are in all.`,
        sub: (o) => `Put $${shown(o).n}$ on top and $${shown(o).d}$ on the bottom. Which numbers divide both?`,
      }),
      ...ONE_SIDE.flatMap(({ id, side, other }) =>
        DIVIDERS.map((by) =>
          named(id, `divided-only-the-${side}`, "omission", {
            wrong: (o) => {
              const { n, d } = shown(o);
              if (!isFirst(by, o)) return undefined;
              return side === "top" ? frac(n / by(o), d) : frac(n, d / by(o));
            },
            did: (o) =>
              mayBeDivider(numberOn(side, o) / by(o), o)
                ? `You divided the ${side} number and kept the ${other} number.`
                : `You divided the ${side} number, and the ${other} number stayed as it was.`,
            look: (o) => `Your ${other} number is still $${numberOn(other, o)}$. What has to happen to it?`,
            holds: "When the top and bottom numbers are divided by the same number, the fraction keeps its size.",
            sub: (o) =>
              mayBeDivider(numberOn(side, o) / by(o), o)
                ? `By which number did you divide? Divide both $${shown(o).n}$ and $${shown(o).d}$ by it${onward(o)}.`
                : `Divide the ${other} number, $${numberOn(other, o)}$, by the same number that you used on the ${side}.${goOn(by, o)}`,
            line: 2,
          }),
        ),
      ),
      named("FC-09", "subtracted-instead-of-divided", "conceptual", {
        wrong: (o) => frac(o.n * o.k - o.k, o.d * o.k - o.k),
        did: "You took the same number away from the top and from the bottom number.",
        look: "Does a fraction keep its size when you take the same number away from both its numbers?",
        holds: "Dividing the top and bottom numbers by the same number keeps the size. Taking away changes it.",
        sub: (o) =>
          `Go back to $${o.n * o.k}$ and $${o.d * o.k}$: divide both of them by $${primeFactors(o.k)[0] ?? o.k}$${onward(o)}.`,
        line: 2,
      }),
      named("FR-N11", "gave-the-common-factor-a-place", "procedural", {
        // 14 of 84 placed: 14/84 is the part that is done (FR-N09), and 70 - 56 of 70/84. 12/132 is 24/132 with half of the top.
        wrong: (o) => (o.d - o.n === 1 || o.k % o.n === 0 ? undefined : frac(o.k, o.d * o.k)),
        did: "You divided only the top number, or on top you wrote the number by which you divided.",
        look: "What has happened to the bottom number?",
        holds: "Divide the top and bottom numbers by the same number. The two results make the new fraction.",
        sub: divideBoth,
        line: 2,
      }),
    ],
  },
  { others: misread },
);

function steps(o: Reducible): BlueprintStep[] {
  const rest =
    o.ask === "rest"
      ? [step(`Find how many ${story(o).many} the question asks about.`, `${shown(o).d} - ${told(o)}`, shown(o).n)]
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
      ? whichOnes(o)
      : o.ask === "part"
        ? `How many ${story(o).many} are there in all? That is the bottom number. How many ${story(o).many} does the question ask about?`
        : `Which numbers divide both $${shown(o).n}$ and $${shown(o).d}$?`,
    `${isBare(o) ? "Divide" : "Write the fraction. Then divide"} the top and bottom numbers by the same number. Go on until only 1 divides both.`,
    o.ask === "rest"
      ? `$${shown(o).d} - ${told(o)} = ${shown(o).n}$: that is how many ${story(o).many} are ${ofRest(o)}. Divide both $${shown(o).n}$ and $${shown(o).d}$ by $${prime}$${onward(o)}.`
      : `$${prime}$ divides both numbers. The top number becomes $${shown(o).n} \\div ${prime} = ${shown(o).n / prime}$. Do the same to the bottom number${shown(o).n === prime ? "." : ", and see whether you can go on."}`,
  ];
}

function divideBoth(o: Reducible): string {
  return `Begin with $${primeFactors(o.k)[0] ?? o.k}$: divide both $${shown(o).n}$ and $${shown(o).d}$ by it${onward(o)}.`;
}

/** After a division by the smallest number there may be more to divide by. */
function onward(o: Reducible): string {
  return primeFactors(o.k).length > 1 ? ", and see whether you can go on" : "";
}

function numberOn(side: "top" | "bottom", o: Reducible): number {
  return side === "top" ? shown(o).n : shown(o).d;
}

/** Both divided by that number, there may be more to divide by. */
function goOn(by: (o: Reducible) => number, o: Reducible): string {
  return by(o) === o.k ? "" : " Then see whether you can go on.";
}

/** Whether a number that stands alone in its place may be one that both are divided by: nobody divides by 1. */
function mayBeDivider(n: number, o: Reducible): boolean {
  return n > 1 && o.k % n === 0;
}

function isGoal(o: Reducible): boolean {
  return o.item < GOALS.length;
}

function story(o: Reducible): (typeof GOALS)[number] | (typeof SETS)[number] {
  return GOALS[o.item] ?? SETS[o.item - GOALS.length] ?? SETS[0];
}

/** How many are done, or of the kind that is named. */
function told(o: Reducible): number {
  return o.ask === "rest" ? shown(o).d - shown(o).n : shown(o).n;
}

/** "A book has 80 pages. Zoe has read 30 of them so far." */
function begun(o: Reducible, c: StoryContext): string {
  const { whole, many, done } = GOALS[o.item] ?? GOALS[0];
  return `${whole} ${shown(o).d} ${many}. ${c.names[0]} has ${done} ${told(o)} of them so far.`;
}

/** "Zoe has 80 shells, and 30 of them are striped." */
function sorted(o: Reducible, c: StoryContext): string {
  return `${c.names[0]} has ${shown(o).d} ${story(o).many}, and ${told(o)} of them are ${story(o).done}.`;
}

/** "Zoe has read 30 of the 80 pages of a book so far." */
function partFirst(o: Reducible, c: StoryContext): string {
  const { of, many, done } = GOALS[o.item] ?? GOALS[0];
  return `${c.names[0]} has ${done} ${told(o)} of the ${shown(o).d} ${many} of ${of} so far.`;
}

/** "30 of Zoe’s 80 shells are striped." */
function ofThese(o: Reducible, c: StoryContext): string {
  return `${told(o)} of ${c.names[0]}’s ${shown(o).d} ${story(o).many} are ${story(o).done}.`;
}

function ofDone(o: Reducible): string {
  return isGoal(o) ? `${story(o).done} already` : story(o).done;
}

function ofRest(o: Reducible): string {
  return isGoal(o) ? `not ${story(o).done} yet` : `not ${story(o).done}`;
}

function whichOnes(o: Reducible): string {
  return `Which ${story(o).many} does the question ask about: those that are ${story(o).done}, or those that are not?`;
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

/** What is left where a digit of one number is not seen: 104 − 64 for 144 − 64. */
function misread(o: Reducible): readonly Cause[] {
  if (o.ask !== "rest") return [];
  const [all, done] = [shown(o).d, told(o)];
  const unseen = (n: number) => [1, 10, 100].map((place) => n - (Math.floor(n / place) % 10) * place);
  const left = [...unseen(all).map((n) => n - done), ...unseen(done).map((n) => all - n)];
  return left.map((n) => ({ kind: "digit-not-seen", answer: typed(frac(n, all)) }));
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
