import { type BlueprintStep, type DiagramInput, type HintLadder, type MisconceptionRule, type Trace } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { digitAt, num, tex } from "../../blueprints/kit.ts";
import { stepsOfLines, withPieces } from "../../blueprints/line-steps.ts";
import { namedError } from "../../blueprints/named-error.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { partialProductsTrace, rowsTrace } from "../../blueprints/multiply-divide/product-traces.ts";
import {
  GAP_LOOK,
  isBare,
  labels,
  product,
  productAnswer,
  productStems,
  rectangle,
  type Product,
} from "../../blueprints/multiply-divide/written-products.ts";

/** These are the errors that such a slip makes: a zero that is not written, a part that is not there. */
const HOLDS_OF = {
  "ML-06": ["no-carry"],
  "ML-09": ["place-left-out"],
  "ML-10": ["zero-at-the-end", "part-left-out"],
  "ML-N9": ["on-the-way", "one-left-out"],
  "ML-N14": ["on-the-way", "one-left-out", "part-left-out"],
  "ML-01": ["added-for-times"],
  "ML-N19": ["number-told", "zero-at-the-end", "on-the-way", "one-group-off", "part-left-out"],
  "ML-N20": ["zero-at-the-end"],
} as const;

interface Rows {
  /** The number that is multiplied as `a`, the one whose digits make the rows as `b`. */
  readonly ofRows: (o: Product) => Product;
  /** Not times 10: without its zero that is the first number as it stands, which may be copied. */
  readonly isMoved: (o: Product) => boolean;
  readonly isLeftOut: (o: Product) => boolean;
}

/** Errors of who multiplies one number by the tens and by the ones of the other, in two rows. */
function rowErrors({ ofRows, isMoved, isLeftOut }: Rows): readonly MisconceptionRule<Product>[] {
  const leftOut = (part: (o: Product) => number) => (o: Product) =>
    isLeftOut(o) ? String(ofRows(o).a * part(ofRows(o))) : undefined;
  const tensOf = ({ b }: Product) => 10 * tens(b);
  const onesOf = ({ b }: Product) => ones(b);
  const nextPart = (o: Product, place: string, part: (o: Product) => number): HintLadder => [
    `Have you multiplied by the ${place} of $${ofRows(o).b}$ yet?`,
    `The whole of $${ofRows(o).a}$ is multiplied by the tens of $${ofRows(o).b}$ and by the ones of $${ofRows(o).b}$.`,
    `Still to multiply: $${ofRows(o).a} \\times ${part(ofRows(o))}$. Then add the two results.`,
  ];
  return [
    namedError("ML-10", "second-row-not-moved-to-the-tens", "representation", {
      wrong: (o) => {
        const { a, b } = ofRows(o);
        return isMoved(o) ? String(a * (ones(b) + tens(b))) : undefined;
      },
      // Of 32 × 36 that makes 180, which is 30 × 6 as well.
      did: (o) => {
        const { a, b } = ofRows(o);
        const slip = `multiplied by ${tens(b)} instead of ${10 * tens(b)}.`;
        return isOnePart(o, a * (ones(b) + tens(b))) ? `You found only one of the parts, or ${slip}` : `You ${slip}`;
      },
      hints: (o) => {
        const { a, b } = ofRows(o);
        if (isOnePart(o, a * (ones(b) + tens(b)))) {
          return [
            `Which multiplications did you do? Did you count the ${tens(b)} of $${b}$ as $${10 * tens(b)}$?`,
            `The whole of $${a}$ is multiplied by the tens of $${b}$ and by the ones of $${b}$.`,
            `Work out $${a} \\times ${10 * tens(b)}$ and $${a} \\times ${ones(b)}$. Then add the two results.`,
          ];
        }
        return [
          ones(b) === 0
            ? `How many tens are in $${b}$?`
            : `You added $${a} \\times ${ones(b)}$ and $${a} \\times ${tens(b)}$. Which of these is too small?`,
          `$${10 * tens(b)}$ is ten times as much as $${tens(b)}$, so multiplying by it gives ten times as much.`,
          `$${a} \\times ${tens(b)} = ${a * tens(b)}$, so $${a} \\times ${10 * tens(b)}$ is that many tens.`,
        ];
      },
      line: 2,
    }),
    namedError("ML-N9", "row-of-tens-left-out", "omission", {
      wrong: leftOut(onesOf),
      did: (o) => `You multiplied by the ones of ${ofRows(o).b} only.`,
      hints: (o) => nextPart(o, "tens", tensOf),
      line: 2,
    }),
    namedError("ML-N14", "row-of-ones-left-out", "omission", {
      wrong: leftOut(tensOf),
      did: (o) => `You multiplied by the tens of ${ofRows(o).b} only.`,
      hints: (o) => nextPart(o, "ones", onesOf),
    }),
  ];
}

/** Multiply two two-digit numbers. */
export const blueprint = defineToldApart<Product>({
  id: "g4.mul2",
  version: 13,
  createdOn: "2026-11-30",
  holdsOf: HOLDS_OF,
  levels: {
    1: {
      ranges: { a: [11, 29] },
      choices: { b: [10, 20, 30], ask: ["bare", "bare", "story"] },
      where: (o) => ones(o.a) > 0,
    },
    2: { ranges: { a: [11, 19], b: [11, 19] }, choices: { ask: ["bare", "bare", "story"] }, where: areApart },
    3: { ranges: { a: [21, 49], b: [12, 39] }, choices: { ask: ["bare", "story", "rows"] }, where: noZeroOnes },
    4: { ranges: { a: [34, 98], b: [23, 89] }, choices: { ask: ["bare", "story", "rows"] }, where: bothRowsCarry },
    5: {
      ranges: { a: [56, 99], b: [56, 99] },
      choices: { ask: ["gap", "gap", "story", "rows"] },
      where: bothRowsCarry,
    },
  },
  factors: [
    { name: "size", weight: 2, of: (o) => product(o) / 9801 },
    { name: "second-factor-has-ones", weight: 2, of: (o) => (ones(o.b) > 0 ? 1 : 0) },
    { name: "carries", weight: 2, of: (o) => (carriesInRow(o.a, ones(o.b)) + carriesInRow(o.a, tens(o.b))) / 2 },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "story" || o.ask === "rows" ? 1 : 0) },
    { name: "unknown-is-the-dividend", weight: 1.5, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  stems: [
    ...productStems,
    ...wordings<Product>((o) => o.ask === "rows", {
      "rows-of-seats": (o, c) =>
        `${c.names[0]} counts the seats in a hall. There are ${o.b} rows. Each row has ${o.a} seats. How many seats are there altogether?`,
    }),
    ...wordings<Product>((o) => o.ask === "rows" && o.b <= 52, {
      pages: (o, c) =>
        `${c.names[0]} reads ${o.a} pages every week. How many pages does ${c.names[0]} read in ${o.b} weeks?`,
    }),
    ...wordings<Product>((o) => o.ask === "rows", {
      floor: (o) => `A floor has ${o.b} rows of tiles. Each row has ${o.a} tiles. How many tiles are there altogether?`,
    }),
  ],
  answer: productAnswer,
  steps: stepsOf,
  trace: (o) => productTrace(o.a, o.b),
  sumTrace: ({ operation, numbers: [a, b] }) => (operation === "multiply" ? productTrace(a, b) : undefined),
  hints: hintsOf,
  distractors: [
    { strategy: "one-group-too-few", wrong: (o) => String(product(o) - o.a) },
    { strategy: "hundred-too-many", wrong: (o) => String(product(o) + 100) },
  ],
  misconceptions: [
    namedError("ML-09", "tens-by-tens-and-ones-by-ones-only", "procedural", {
      wrong: (o) =>
        ones(o.a) > 0 && ones(o.b) > 0 ? String(100 * tens(o.a) * tens(o.b) + ones(o.a) * ones(o.b)) : undefined,
      did: "You multiplied tens by tens and ones by ones, and left out the other parts.",
      look: (o) =>
        isDrawn(o)
          ? "Look at the rectangle. How many parts does it have?"
          : `Draw a rectangle. Split one side into the tens and ones of $${o.a}$, and the other side into those of $${o.b}$. How many parts do you get?`,
      holds: "Each part of the first number is multiplied by each part of the second.",
      sub: (o) =>
        `One part that is missing: $${10 * tens(o.a)} \\times ${ones(o.b)} = ${10 * tens(o.a) * ones(o.b)}$. Which other part is missing?`,
    }),
    ...rowErrors({ ofRows: (o) => o, isMoved: (o) => o.b !== 10, isLeftOut: (o) => ones(o.b) > 0 }),
    // Who writes the other number in the second row makes the same errors with its digits.
    ...rowErrors({
      ofRows: (o) => ({ ...o, a: o.b, b: o.a }),
      isMoved: (o) => o.ask === "bare" && ones(o.b) > 0 && tens(o.a) > 1,
      isLeftOut: (o) => o.ask === "bare" && ones(o.b) > 0 && ones(o.a) > 0,
    }),
    namedError("ML-06", "carry-forgotten", "procedural", {
      wrong: (o) => {
        const own = ones(o.a) * tens(o.b);
        return ones(o.b) === 0 && own > 9 ? String(10 * ((own % 10) + 10 * tens(o.a) * tens(o.b))) : undefined;
      },
      did: "A part that was carried to the next place is missing from your answer.",
      look: (o) => `Do the ones of $${o.a}$ make ten or more when you multiply them by $${tens(o.b)}$?`,
      holds: "Ten ones make one ten. Carry it, and add it after multiplying the tens.",
      sub: (o) =>
        `$${ones(o.a)} \\times ${tens(o.b)} = ${ones(o.a) * tens(o.b)}$. What is carried to the tens of $${o.a} \\times ${tens(o.b)}$?`,
    }),
    namedError("ML-N19", "times-ten-left-as-it-is", "conceptual", {
      wrong: (o) => (o.b === 10 ? String(o.a) : undefined),
      did: (o) => `You left ${o.a} as it is.`,
      look: (o) => `Is $10$ times $${o.a}$ more than $${o.a}$?`,
      holds: "Multiplying by ten turns ones into tens, and tens into hundreds.",
      sub: (o) => `Ten times $${10 * tens(o.a)}$ is $${100 * tens(o.a)}$. Now add ten times the $${ones(o.a)}$.`,
    }),
    namedError("ML-N20", "a-zero-too-many", "procedural", {
      wrong: (o) => (ones(o.b) === 0 ? String(product(o) * 10) : undefined),
      did: "You wrote a zero too many.",
      look: "When you multiply by ten, to which place do the ones go? And the tens?",
      holds: "Ten times a number turns its ones into tens, and its tens into hundreds.",
      sub: (o) =>
        o.b === 10
          ? `Ten times $${10 * tens(o.a)}$ is $${100 * tens(o.a)}$. Is your $${tex(product(o) * 10)}$ near that?`
          : `$${o.a} \\times ${tens(o.b)} = ${o.a * tens(o.b)}$. Are these tens or hundreds?`,
      line: 2,
    }),
    namedError("ML-N10", "tens-times-tens-taken-as-tens", "conceptual", {
      wrong: (o) => (ones(o.b) > 0 ? String(product(o) - 90 * tens(o.a) * tens(o.b)) : undefined),
      did: (o) =>
        `You wrote ${num(10 * tens(o.a) * tens(o.b))} as the result of ${10 * tens(o.a)} × ${10 * tens(o.b)}.`,
      look: "What do you get when you multiply tens by tens?",
      holds: "Ten tens make a hundred, so tens times tens are hundreds.",
      sub: (o) =>
        `$${10 * tens(o.a)} \\times ${10 * tens(o.b)} = ${tex(100 * tens(o.a) * tens(o.b))}$. Check that part and all the others, then add again.`,
      line: 2,
    }),
    namedError("ML-01", "added-instead-of-multiplied", "conceptual", {
      wrong: (o) => String(o.a + o.b),
      did: "You added the numbers.",
      look: (o) =>
        o.ask === "gap"
          ? `The number in the box is split into $${o.b}$ equal parts of $${o.a}$. Does adding $${o.b}$ undo that?`
          : `Is the question about $${o.a}$ and $${o.b}$ together, or about ${o.b} times $${o.a}$?`,
      holds: "Multiplying is adding the same number again and again.",
      sub: (o) => `In your $${o.a + o.b}$ there is only one $${o.a}$, and $${o.b}$ more. Begin with ${begin(o)}.`,
    }),
  ],
  diagram: (o) => (isDrawn(o) ? area(o) : undefined),
});

/** Ten times a number by its parts, which the picture shows; others by the rows of the second number. */
function productTrace(a: number, b: number): Trace {
  return b === 10 ? partialProductsTrace(a, b) : rowsTrace(a, b);
}

/** The first line of the work, for those who have not begun. */
function begin(o: Product): string {
  if (o.b === 10) return `$${ones(o.a)} \\times 10$`;
  return `$${o.a} \\times ${ones(o.b) === 0 ? tens(o.b) : 10 * tens(o.b)}$`;
}

/** Not where the tens alone are multiplied: the way goes by no part of a rectangle. */
function isDrawn(o: Product): boolean {
  return isBare(o) && o.a < 50 && (o.b === 10 || ones(o.b) > 0);
}

/** Whether a number is one of the four parts of the rectangle by itself. */
function isOnePart({ a, b }: Product, n: number): boolean {
  const [tensOfA, tensOfB] = [10 * tens(a), 10 * tens(b)];
  return ones(b) > 0 && [tensOfA * tensOfB, tensOfA * ones(b), ones(a) * tensOfB, ones(a) * ones(b)].includes(n);
}

/** Of 89 × 89 nobody sees which 89 is meant. */
function areApart(o: Product): boolean {
  return o.a !== o.b;
}

function noZeroOnes(o: Product): boolean {
  return areApart(o) && ones(o.a) > 0 && ones(o.b) > 0;
}

function bothRowsCarry(o: Product): boolean {
  return noZeroOnes(o) && carriesInRow(o.a, ones(o.b)) + carriesInRow(o.a, tens(o.b)) === 2;
}

/** 1 where the ones hand something on to the tens in the row of `digit`. */
function carriesInRow(a: number, digit: number): number {
  return ones(a) * digit > 9 ? 1 : 0;
}

function ones(n: number): number {
  return digitAt(n, 0);
}

function tens(n: number): number {
  return digitAt(n, 1);
}

function stepsOf(o: Product): BlueprintStep[] {
  const lines = productTrace(o.a, o.b).routes[0] ?? [];
  return stepsOfLines(lines.length > 1 ? lines : lines.flatMap(withPieces), ({ id }) => says(o, id));
}

function says({ a, b, ask }: Product, line: string): string {
  if (b === 10 && line !== "total") return `Multiply the ${line} of ${a} by 10.`;
  switch (line) {
    case "tens-alone":
      return `Multiply by the tens digit of ${b}.`;
    case "times-ten":
      return "The result is a number of tens, so make it ten times as big.";
    case "ones":
      return `Multiply ${a} by the ones of ${b}.`;
    case "tens":
      return `Multiply ${a} by the tens of ${b}. This result ends in 0.`;
    default:
      return `Add both ${b === 10 ? "parts" : "results"}.${ask === "gap" ? " That number goes in the box." : ""}`;
  }
}

function hintsOf(o: Product): HintLadder {
  if (o.b === 10) {
    return [
      isDrawn(o) ? rectangleAsked(o) : `Split $${o.a}$ into tens and ones. Which two numbers do you get?`,
      "Multiplying by ten turns ones into tens, and tens into hundreds.",
      `The ones: $${ones(o.a)} \\times 10 = ${10 * ones(o.a)}$. Now the tens: what is $${10 * tens(o.a)} \\times 10$? At the end, add both parts.`,
    ];
  }
  if (ones(o.b) === 0) {
    return [
      `How many tens are in $${o.b}$?`,
      "Multiply by the number of tens first. Your result tells how many tens you have.",
      `$${o.a} \\times ${tens(o.b)} = ${o.a * tens(o.b)}$, and these are tens. How do you write that many tens?`,
    ];
  }
  return [
    o.ask === "gap"
      ? GAP_LOOK
      : isDrawn(o)
        ? `Look at the rectangle. Which of its parts belong to the ones of $${o.b}$, and which to the tens?`
        : `Split $${o.b}$ into tens and ones. Which two numbers do you get?`,
    `${o.ask === "gap" ? "Multiplying undoes dividing. " : ""}Multiply $${o.a}$ by the ones of $${o.b}$, then by the tens, and add the two results.`,
    `$${o.a} \\times ${ones(o.b)} = ${o.a * ones(o.b)}$ is the first result. The other is $${o.a} \\times ${10 * tens(o.b)}$.`,
  ];
}

function rectangleAsked(o: Product): string {
  return `Look at the rectangle. Its parts are $${10 * tens(o.a)}$ and $${ones(o.a)}$ wide. How high are they?`;
}

function area({ a, b }: Product): DiagramInput {
  const [columns, rows] = [labels(a), labels(b)];
  const height = rows.length > 1 ? `its height into ${rows.join(" and ")}` : `and it is ${rows[0]} high`;
  return rectangle(`. Its width is split into ${columns.join(" and ")}, ${height}`, columns, rows);
}
