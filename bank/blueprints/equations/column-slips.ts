import type { HintLadder, MisconceptionRule } from "#engine";
import { digitAt } from "../kit.ts";
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

/** The first column, from the right, for which something holds. */
function columnWhere({ upper, lower, units }: Written, holds: (upper: number, lower: number) => boolean) {
  const names = PLACES.slice(units === 100 ? 0 : units === 10 ? 1 : 2);
  const at = Array.from(String(Math.max(upper, lower)), (_, index) => index).find((place) =>
    holds(digitAt(upper, place), digitAt(lower, place)),
  );
  if (at === undefined) return undefined;
  const column: Column = {
    at,
    upper: digitAt(upper, at),
    lower: digitAt(lower, at),
    name: names[at] ?? "",
    next: names[at + 1] ?? "",
    oneOfNext: ONE_OF[names[at + 1] ?? "hundreds"],
  };
  return column;
}

const traded = (o: Additive) => (isMinus(o) ? undefined : columnWhere(columnsOf(o), (upper, lower) => upper < lower));
const carried = (o: Additive) =>
  isMinus(o) ? columnWhere(columnsOf(o), (upper, lower) => upper + lower > 9) : undefined;

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

/** Slips of written arithmetic on the calculation that finds the letter; of fractions there are none. */
export const columnSlips: readonly MisconceptionRule<Additive>[] = [
  namedError("SB-01", "smaller-from-larger", "procedural", {
    wrong: (o) => (o.style === "fraction" ? undefined : smallerFromLarger(o)),
    did: "In one place you may have taken the smaller digit from the larger one.",
    hints: (o) =>
      ladder(traded(o), ({ upper, lower, name, oneOfNext }) => [
        "Write the numbers under each other. Which of them is on top?",
        "Where the upper digit is too small, trade with the place on its left.",
        `In $${told(o)}$, look at the ${name}: can you take $${lower}$ from $${upper}$? Trade a ${oneOfNext} first.`,
      ]),
    line: 2,
  }),
  namedError("SB-02", "borrow-not-taken-away", "procedural", {
    wrong: (o) => (o.style === "whole" ? offByNext(o, traded(o), 1) : undefined),
    did: (o) => `Your number has one ${traded(o)?.oneOfNext ?? ""} too many.`,
    hints: (o) =>
      ladder(traded(o), ({ name, next, oneOfNext }) => [
        `What did you trade to take away the ${name}?`,
        `Trading takes a ${oneOfNext} away from the ${next} and gives ten ${name}.`,
        `In $${told(o)}$, the ${name} need a trade. How many ${next} are left after the trade?`,
      ]),
    line: 2,
  }),
  namedError("AD-01", "carry-not-added", "procedural", {
    wrong: (o) => (o.style === "fraction" ? undefined : offByNext(o, carried(o), -1)),
    did: "A carried one may be missing from your number.",
    hints: (o) =>
      ladder(carried(o), ({ upper, lower, name, next, oneOfNext }) => [
        `How many ${name} are there together?`,
        `Ten ${name} make a ${oneOfNext}. Carry it to the ${next} and add it there.`,
        `In $${told(o)}$, the ${name} are $${upper} + ${lower}$. Now add the ${next} with the one that is carried.`,
      ]),
    line: 2,
  }),
];
