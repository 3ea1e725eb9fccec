import type { HintLadder, MisconceptionRule } from "#engine";
import type { Cause } from "../causes-apart.ts";
import { digitAt } from "../kit.ts";
import { listInWords } from "../place-words.ts";
import { namedError } from "../named-error.ts";
import { calculation, isMinus, workedWith, type Additive } from "./eqadd-numbers.ts";
import { rat } from "./kit-equations.ts";
import { mistaken } from "./one-step.ts";

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
  const numbers = workedWith(o);
  const units = o.style === "whole" ? 1 : numbers.every(({ d }) => 10 % d === 0) ? 10 : 100;
  const [upper = 0, lower = 0] = numbers.map(({ n, d }) => Math.round((n * units) / d));
  return { upper, lower, units };
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

/** Whether one is to be taken away in the place on the left: who leaves that out has as much as who trades and counts it. */
function isOneTakenAway(o: Additive, { at }: Column): boolean {
  return digitAt(columnsOf(o).lower, at + 1) === 1;
}

/** What comes of it where one of two places or more is not taken away. */
export function placesNotTaken(o: Additive): readonly Cause[] {
  if (o.style === "fraction" || isMinus(o)) return [];
  const { upper, lower, units } = columnsOf(o);
  return columnsIn({ upper, lower, units }).flatMap(({ at, lower: digit }) => {
    const kept = digit * 10 ** at;
    const wrong = kept === lower ? undefined : mistaken(o, rat(upper - lower + kept, units));
    return wrong === undefined ? [] : [{ kind: "place-left-out", answer: wrong }];
  });
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
      const own = digitAt(upper, at) - digitAt(lower, at) - lent;
      if (isTurned(at)) return [sum - own * 10 ** at, 0];
      return [sum + (own < 0 ? own + 10 : own) * 10 ** at, own < 0 ? 1 : 0];
    },
    [0, 0] as [number, number],
  );
  return mistaken(o, rat(value, units));
}

/** The right number with one of the next place too many, or too few, for each of some columns. */
function offByNext(o: Additive, columns: readonly Column[], sign: 1 | -1): string | undefined {
  if (o.style === "fraction" || columns.length === 0) return undefined;
  const { upper, lower, units } = columnsOf(o);
  const off = columns.reduce((sum, { at }) => sum + 10 ** (at + 1), 0);
  return mistaken(o, rat((isMinus(o) ? upper + lower : upper - lower) + sign * off, units));
}

function ladder([first, ...others]: readonly Column[], hints: (first: Column, then: string) => HintLadder): HintLadder {
  if (first === undefined) throw new Error("no such column");
  return hints(first, others.map(({ name }) => ` Then look at the ${name} in the same way.`).join(""));
}

function factHints(o: Additive, look: string): HintLadder {
  const { upper, lower } = columnsOf(o);
  return [
    look,
    "To take away more ones than there are, go back to 10 first, and then go on from there.",
    `Go from $${upper}$ back to 10. How much of the $${lower}$ is still to be taken away then?`,
  ];
}

/** Slips of written arithmetic in some of the columns that invite them. */
const slipsIn = (some: (columns: readonly Column[]) => readonly Column[]): readonly MisconceptionRule<Additive>[] => [
  namedError("SB-01", "smaller-from-larger", "procedural", {
    wrong: (o) => smallerFromLarger(o, some(turned(o))),
    did: (o) =>
      `In ${listInWords(some(turned(o)).map(({ name }) => `the ${name}`))} you took the smaller digit from the larger one.`,
    hints: (o) =>
      isFact(o)
        ? factHints(o, `Put your number in for $${o.v}$. Do you get the $${columnsOf(o).upper}$?`)
        : ladder(some(turned(o)), ({ upper, lower, name, oneOfNext }, then) => [
            "Write the numbers under each other. Which of them is on top?",
            "Where the upper digit is too small, trade with the place on its left.",
            `In $${calculation(o)}$, look at the ${name}: can you take $${lower}$ from $${upper}$? Trade a ${oneOfNext} first.${then}`,
          ]),
    line: 2,
  }),
  namedError("SB-02", "borrow-not-taken-away", "procedural", {
    wrong: (o) => offByNext(o, some(traded(o)), 1),
    // Who takes away too few tens has the same number.
    did: (o) => {
      const left = some(traded(o)).find((column) => isOneTakenAway(o, column));
      if (isFact(o) || left !== undefined)
        return `The ${left?.name ?? "ones"} of your answer are right, and the ${left?.next ?? "tens"} are not.`;
      return `When you traded, you left ${listInWords(some(traded(o)).map(({ next }) => `the ${next}`))} as they were.`;
    },
    isFact: (o) => isFact(o) || some(traded(o)).some((column) => isOneTakenAway(o, column)),
    hints: (o) =>
      isFact(o)
        ? factHints(o, `Can $${o.v}$ be more than $${columnsOf(o).upper}$?`)
        : ladder(some(traded(o)), (column, then) => {
            const { name, next, oneOfNext } = column;
            const all = isOneTakenAway(o, column) ? ` Take all the ${next} of the lower number away from these.` : "";
            return [
              `What did you trade to take away the ${name}?`,
              `Trading takes a ${oneOfNext} away from the ${next} and gives ten ${name}.`,
              `In $${calculation(o)}$, the ${name} need a trade. How many ${next} are left after the trade?${all}${then}`,
            ];
          }),
    line: 2,
  }),
  namedError("AD-01", "carry-not-added", "procedural", {
    wrong: (o) => offByNext(o, some(carried(o)), -1),
    did: (o) => {
      const lost = some(carried(o)).map(({ oneOfNext }) => oneOfNext);
      return `The carried ${listInWords(lost)} ${lost.length === 1 ? "is" : "are"} missing from your answer.`;
    },
    hints: (o) =>
      ladder(some(carried(o)), (column, then) => {
        const { upper, lower, name, next, oneOfNext } = column;
        // Of 46 and 74 neither has hundreds.
        const isNew = Math.max(columnsOf(o).upper, columnsOf(o).lower) < 10 ** (column.at + 1);
        const together = `${upper} + ${lower}${carriedInto(o, column) > 0 ? " + 1" : ""}`;
        return [
          `Look at $${calculation(o)}$ again. How many ${name} are there together${carriedInto(o, column) > 0 ? ", with the one that is carried to them" : ""}?`,
          `Ten ${name} make a ${oneOfNext}. Carry it to the ${next}${isNew ? "." : " and add it there."}`,
          `In $${calculation(o)}$, the ${name} make a new ${oneOfNext}: $${together}$. ${isNew ? `Write it in the ${next} place` : `Add it to the ${next}`}.${then}`,
        ];
      }),
    line: 2,
  }),
];

/** On the calculation that finds the letter; of fractions there are none. Where two columns invite a slip, it is made in both or in one. */
export const columnSlips: readonly MisconceptionRule<Additive>[] = [
  ...slipsIn((columns) => columns),
  ...slipsIn((columns) => (columns.length > 1 ? columns.slice(0, 1) : [])),
  ...slipsIn((columns) => columns.slice(1)),
];
