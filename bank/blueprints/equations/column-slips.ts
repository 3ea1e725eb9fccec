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

/** The columns, from the right. */
function columnsIn({ upper, lower, units }: Written): readonly Column[] {
  const names = PLACES.slice(units === 100 ? 0 : units === 10 ? 1 : 2);
  return Array.from(String(Math.max(upper, lower)), (_, at) => ({
    at,
    upper: digitAt(upper, at),
    lower: digitAt(lower, at),
    name: names[at] ?? "",
    next: names[at + 1] ?? "",
    oneOfNext: ONE_OF[names[at + 1] ?? "hundreds"],
  }));
}

/** What stands to the right of a column, of each number. */
function rightOf({ upper, lower }: Written, { at }: Column): readonly [upper: number, lower: number] {
  return [upper % 10 ** at, lower % 10 ** at];
}

/** The columns in which the upper digit is the smaller one. */
function turned(o: Additive): readonly Column[] {
  return isMinus(o) ? [] : columnsIn(columnsOf(o)).filter(({ upper, lower }) => upper < lower);
}

/** The columns that need a trade. */
function traded(o: Additive): readonly Column[] {
  const numbers = columnsOf(o);
  const hasLent = (column: Column) => {
    const [upper, lower] = rightOf(numbers, column);
    return upper < lower ? 1 : 0;
  };
  return isMinus(o) ? [] : columnsIn(numbers).filter((column) => column.upper - hasLent(column) < column.lower);
}

/** What is carried into a column. */
function carriedInto(o: Additive, column: Column): 0 | 1 {
  const [upper, lower] = rightOf(columnsOf(o), column);
  return upper + lower >= 10 ** column.at ? 1 : 0;
}

/** The columns that make one of the next place. */
function carried(o: Additive): readonly Column[] {
  return isMinus(o)
    ? columnsIn(columnsOf(o)).filter((column) => column.upper + column.lower + carriedInto(o, column) > 9)
    : [];
}

/** 15 - 6 and the like, which nobody writes in columns. */
function isFact(o: Additive): boolean {
  const { upper, lower, units } = columnsOf(o);
  return units === 1 && upper < 20 && lower < 10;
}

/** The digits taken the wrong way round in some columns, and traded for in the others. */
function smallerFromLarger(o: Additive, columns: readonly Column[]): string | undefined {
  if (o.style === "fraction" || columns.length === 0) return undefined;
  const { upper, lower, units } = columnsOf(o);
  const isTurned = (at: number) => columns.some((column) => column.at === at);
  const [value] = Array.from(String(upper), (_, at) => at).reduce(
    ([sum, lent], at): [number, number] => {
      const own = digitAt(upper, at) - digitAt(lower, at);
      if (isTurned(at)) return [sum - own * 10 ** at, 0];
      return [sum + (own - lent < 0 ? own - lent + 10 : own - lent) * 10 ** at, own - lent < 0 ? 1 : 0];
    },
    [0, 0] as [number, number],
  );
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

function factHints(o: Additive, look: string): HintLadder {
  const { upper, lower } = columnsOf(o);
  return [
    look,
    "To take away more ones than there are, go back to 10 first, and then go on from there.",
    `Go from $${upper}$ back to 10. How much of the $${lower}$ is still to be taken away then?`,
  ];
}

function lookToo(columns: readonly Column[]): string {
  return columns.map(({ name }) => ` Then look at the ${name} in the same way.`).join("");
}

/** In each place that needs it; where that is more than one, as likely in the first alone. */
function turnedDigits(inOf: (o: Additive) => readonly Column[]): MisconceptionRule<Additive> {
  return namedError("SB-01", "smaller-from-larger", "procedural", {
    wrong: (o) => smallerFromLarger(o, inOf(o)),
    did: (o) =>
      `In ${listInWords(inOf(o).map(({ name }) => `the ${name}`))} you may have taken the smaller digit from the larger one.`,
    hints: (o) =>
      isFact(o)
        ? factHints(o, `Put your number in for $${o.v}$. Do you get the $${columnsOf(o).upper}$?`)
        : ladder(inOf(o)[0], ({ upper, lower, name, oneOfNext }) => [
            "Write the numbers under each other. Which of them is on top?",
            "Where the upper digit is too small, trade with the place on its left.",
            `In $${told(o)}$, look at the ${name}: can you take $${lower}$ from $${upper}$? Trade a ${oneOfNext} first.${lookToo(inOf(o).slice(1))}`,
          ]),
    line: 2,
  });
}

/** In the first place that is traded for, or carried from, and in the second. */
const slipsAt = (index: 0 | 1): readonly MisconceptionRule<Additive>[] => [
  namedError("SB-02", "borrow-not-taken-away", "procedural", {
    wrong: (o) => (o.style === "whole" ? offByNext(o, traded(o)[index], 1) : undefined),
    // Who takes away too few tens has the same number.
    did: (o) =>
      isFact(o)
        ? "Your slip is in the tens."
        : `When you traded, you may have left the ${traded(o)[index]?.next} as they were.`,
    hints: (o) =>
      isFact(o)
        ? factHints(o, `Can $${o.v}$ be more than $${columnsOf(o).upper}$?`)
        : ladder(traded(o)[index], ({ name, next, oneOfNext }) => [
            `What did you trade to take away the ${name}?`,
            `Trading takes a ${oneOfNext} away from the ${next} and gives ten ${name}.`,
            `In $${told(o)}$, the ${name} need a trade. How many ${next} are left after the trade?`,
          ]),
    line: 2,
  }),
  namedError("AD-01", "carry-not-added", "procedural", {
    wrong: (o) => (o.style === "fraction" ? undefined : offByNext(o, carried(o)[index], -1)),
    did: (o) => `The carried ${carried(o)[index]?.oneOfNext} may be missing from your answer.`,
    hints: (o) =>
      ladder(carried(o)[index], (column) => {
        const { upper, lower, name, next, oneOfNext } = column;
        const together = `${upper} + ${lower}${carriedInto(o, column) > 0 ? " + 1" : ""}`;
        return [
          `How many ${name} are there together?`,
          `Ten ${name} make a ${oneOfNext}. Carry it to the ${next} and add it there.`,
          `In $${told(o)}$, the ${name} make a new ${oneOfNext}: $${together}$. Add it to the ${next}.`,
        ];
      }),
    line: 2,
  }),
];

/** Slips of written arithmetic on the calculation that finds the letter; of fractions there are none. */
export const columnSlips: readonly MisconceptionRule<Additive>[] = [
  turnedDigits(turned),
  turnedDigits((o) => (turned(o).length > 1 ? turned(o).slice(0, 1) : [])),
  ...slipsAt(0),
  ...slipsAt(1),
];
