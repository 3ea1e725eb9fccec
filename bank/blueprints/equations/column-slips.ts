import type { HintLadder, MisconceptionRule } from "#engine";
import { digitAt } from "../kit.ts";
import { listInWords } from "../place-words.ts";
import { namedError } from "../named-error.ts";
import { isMinus, isPlus, right, type Additive } from "./eqadd-numbers.ts";
import { rat } from "./kit-equations.ts";
import { known, latex, mistaken } from "./one-step.ts";

/** The places of a column, the last of two decimals first. */
const PLACES = ["hundredths", "tenths", "ones", "tens", "hundreds"] as const;

const ONE_OF: Readonly<Record<(typeof PLACES)[number], string>> = {
  hundredths: "hundredth",
  tenths: "tenth",
  ones: "whole",
  tens: "ten",
  hundreds: "hundred",
};

/** The calculation that finds the letter, in its smallest place: 7.2 - 2.7 as 72 and 27 tenths. */
interface Written {
  readonly upper: number;
  readonly lower: number;
  /** How many of the smallest place make one. */
  readonly units: number;
}

function columnsOf(o: Additive): Written {
  const numbers = isPlus(o) || isMinus(o) ? [right(o), known(o)] : [known(o), right(o)];
  const units = o.style === "whole" ? 1 : numbers.every(({ d }) => 10 % d === 0) ? 10 : 100;
  const [upper = 0, lower = 0] = numbers.map(({ n, d }) => Math.round((n * units) / d));
  return { upper, lower, units };
}

/** "113 - 79", as LaTeX. */
function told(o: Additive): string {
  const [a, b] = [latex(o, known(o)), latex(o, right(o))];
  return isPlus(o) ? `${b} - ${a}` : isMinus(o) ? `${b} + ${a}` : `${a} - ${b}`;
}

interface Column {
  readonly at: number;
  readonly upper: number;
  readonly lower: number;
  readonly name: string;
  /** The place on its left, and one of it: "tens", "ten". */
  readonly next: string;
  readonly oneOfNext: string;
}

/** The columns, from the right, for which something holds. */
function columnsWhere(
  { upper, lower, units }: Written,
  holds: (upper: number, lower: number) => boolean,
): readonly Column[] {
  const names = PLACES.slice(units === 100 ? 0 : units === 10 ? 1 : 2);
  return Array.from(String(Math.max(upper, lower)), (_, at) => ({
    at,
    upper: digitAt(upper, at),
    lower: digitAt(lower, at),
    name: names[at] ?? "",
    next: names[at + 1] ?? "",
    oneOfNext: ONE_OF[names[at + 1] ?? "hundreds"],
  })).filter((column) => holds(column.upper, column.lower));
}

/** The columns in which the upper digit is the smaller one. */
function turned(o: Additive): readonly Column[] {
  return isMinus(o) ? [] : columnsWhere(columnsOf(o), (upper, lower) => upper < lower);
}

const traded = (o: Additive): Column | undefined => turned(o)[0];
const carried = (o: Additive): Column | undefined =>
  isMinus(o) ? columnsWhere(columnsOf(o), (upper, lower) => upper + lower > 9)[0] : undefined;

/** 15 - 6 and the like, which nobody writes in columns. */
function isFact(o: Additive): boolean {
  const { upper, lower, units } = columnsOf(o);
  return units === 1 && upper < 20 && lower < 10;
}

function smallerFromLarger(o: Additive): string | undefined {
  if (traded(o) === undefined) return undefined;
  const { upper, lower, units } = columnsOf(o);
  const value = Array.from(
    String(upper),
    (_, at) => Math.abs(digitAt(upper, at) - digitAt(lower, at)) * 10 ** at,
  ).reduce((sum, own) => sum + own, 0);
  return mistaken(o, rat(value, units));
}

/** The right number with one of the next place too many, or too few. */
function offByNext(o: Additive, column: Column | undefined, sign: 1 | -1): string | undefined {
  if (column === undefined) return undefined;
  const { upper, lower, units } = columnsOf(o);
  return mistaken(o, rat((isMinus(o) ? upper + lower : upper - lower) + sign * 10 ** (column.at + 1), units));
}

function ladder(column: Column | undefined, hints: (column: Column) => HintLadder): HintLadder {
  if (column === undefined) throw new Error("no such column");
  return hints(column);
}

/** Where more than one place needs a trade, the slip was made in each of them. */
function turnedHints(o: Additive, { upper, lower, name, oneOfNext }: Column): HintLadder {
  const others = turned(o).slice(1);
  const then = others.map((column) => ` Then look at the ${column.name} in the same way.`).join("");
  return [
    "Write the numbers under each other. Which of them is on top?",
    "Where the upper digit is too small, trade with the place on its left.",
    `In $${told(o)}$, look at the ${name}: can you take $${lower}$ from $${upper}$? Trade a ${oneOfNext} first.${then}`,
  ];
}

function factHints(o: Additive, look: string): HintLadder {
  const { upper, lower } = columnsOf(o);
  return [
    look,
    "To take away more ones than there are, go back to 10 first, and then go on from there.",
    `Go from $${upper}$ back to 10. How much of the $${lower}$ is still to be taken away then?`,
  ];
}

/** Slips of written arithmetic on the calculation that finds the letter; of fractions there are none. */
export const columnSlips: readonly MisconceptionRule<Additive>[] = [
  namedError("SB-01", "smaller-from-larger", "procedural", {
    wrong: (o) => (o.style === "fraction" ? undefined : smallerFromLarger(o)),
    did: (o) =>
      `In ${listInWords(turned(o).map(({ name }) => `the ${name}`))} you may have taken the smaller digit from the larger one.`,
    hints: (o) =>
      isFact(o)
        ? factHints(o, `Put your number in for $${o.v}$. Do you get the $${columnsOf(o).upper}$?`)
        : ladder(traded(o), (column) => turnedHints(o, column)),
    line: 2,
  }),
  namedError("SB-02", "borrow-not-taken-away", "procedural", {
    wrong: (o) => (o.style === "whole" ? offByNext(o, traded(o), 1) : undefined),
    // Who takes away too few tens has the same number.
    did: (o) =>
      isFact(o)
        ? "Your slip is in the tens."
        : `When you traded, you may have left the ${traded(o)?.next} as they were.`,
    hints: (o) =>
      isFact(o)
        ? factHints(o, `Can $${o.v}$ be more than $${columnsOf(o).upper}$?`)
        : ladder(traded(o), ({ name, next, oneOfNext }) => [
            `What did you trade to take away the ${name}?`,
            `Trading takes a ${oneOfNext} away from the ${next} and gives ten ${name}.`,
            `In $${told(o)}$, the ${name} need a trade. How many ${next} are left after the trade?`,
          ]),
    line: 2,
  }),
  namedError("AD-01", "carry-not-added", "procedural", {
    wrong: (o) => (o.style === "fraction" ? undefined : offByNext(o, carried(o), -1)),
    did: (o) => `The carried ${carried(o)?.oneOfNext} may be missing from your answer.`,
    hints: (o) =>
      ladder(carried(o), ({ upper, lower, name, next, oneOfNext }) => [
        `How many ${name} are there together?`,
        `Ten ${name} make a ${oneOfNext}. Carry it to the ${next} and add it there.`,
        `In $${told(o)}$, the ${name} make a new ${oneOfNext}: $${upper} + ${lower}$. Add it to the ${next}.`,
      ]),
    line: 2,
  }),
];
