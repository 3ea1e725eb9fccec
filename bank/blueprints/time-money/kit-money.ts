import { type Blueprint, type BlueprintAnswer, type TraceLine, type TraceOperation, type Written } from "#engine";
import { eachLevel, withErrorsApart } from "../errors-apart.ts";
import { tex } from "../kit.ts";
import { WHOLE_NUMBER_CAUSES } from "../causes-apart.ts";
import { endOf, formOf, linesOf, makeFormSkill, type Form, type FormOperands, type FormSkill } from "./kit-forms.ts";

/** What the answer counts: cents, dollars with cents after the point, or coins. */
type Asked = "cents" | "dollars" | "coins";

export interface MoneyForm<O extends FormOperands> extends Form<O> {
  readonly asked: Asked;
  /** What is done at a line. */
  readonly says: (line: TraceLine, o: O) => string;
  /** How many lines the third hint tells. */
  readonly tells: (o: O) => number;
}

export function makeMoneySkill<O extends FormOperands>(skill: FormSkill<O, MoneyForm<O>>): Blueprint {
  const { forms, levels, misconceptions } = skill;
  // What is told or found on the way is no error's answer: who gives it stopped there.
  const isOnTheWay = (o: O, wrong: string): boolean =>
    [
      ...formOf(forms, o)
        .trace(o)
        .givens.map(({ value }) => value),
      ...linesOf(forms, o).map(({ result }) => result),
    ].some(({ n, d }) => n / d === Number(wrong));
  const told = eachLevel(levels, (level) =>
    withErrorsApart(
      level,
      misconceptions,
      (o) => answerIn(formOf(forms, o).asked, endOf(forms, o)).canonical,
      ({ id }, wrong, o) => HOLDS_OF[id]?.includes("on-the-way") === true || !isOnTheWay(o, wrong),
    ),
  );
  return makeFormSkill<O, MoneyForm<O>>(
    { ...skill, levels: told },
    {
      kinds: WHOLE_NUMBER_CAUSES,
      holdsOf: HOLDS_OF,
      answer: ({ asked }, end) => answerIn(asked, end),
      step: 1,
      steps: ({ says }, lines, o) =>
        lines.map((line) => ({ explanation: says(line, o), math: moneyTex(line), value: asMoney(line.result) })),
      told: ({ says, tells }, lines, o) => lines.slice(0, tells(o)).map((line) => tellLine(says(line, o), line)),
    },
  );
}

/** The error of who stops on the way: its number is one of the way. */
const STOPPED = "WP-05";

const HOLDS_OF: Readonly<Record<string, readonly string[]>> = {
  [STOPPED]: ["on-the-way"],
  "AD-01": ["no-carry"],
  "SB-01": ["smaller-from-larger", "zero-in-subtraction"],
  "SB-02": ["no-borrow", "no-carry"],
  "SB-15": ["other-operation"],
  "SB-06": ["smaller-from-larger", "zero-in-subtraction"],
  "MO-N13": ["zero-in-subtraction"],
  "MO-N27": ["on-the-way"],
};

/** A line in words and with its calculation; what is counted aloud, or told with its result, has none. */
function tellLine(text: string, line: TraceLine): string {
  return text.includes(":") || text.startsWith("You need ")
    ? text
    : `${text.replace(/\.$/u, "")}: $${moneyTex(line)}$.`;
}

const SIGNS: Readonly<Partial<Record<TraceOperation, string>>> = { add: "+", subtract: "-" };

/** What a line works out, or an amount alone; hundredths of a dollar have two places. */
function moneyTex({ operation, from, result, style }: TraceLine): string {
  // Dollars and cents are only written together: nobody has to add decimals for that.
  if (style === "decimal") return asMoney(result);
  const sign = SIGNS[operation];
  if (sign === undefined) throw new Error(`${operation} is written by no sign`);
  return `${from.map(({ value }) => asMoney(value)).join(` ${sign} `)} = ${asMoney(result)}`;
}

function asMoney({ n, d }: Written): string {
  return d === 100 ? inDollars(n) : tex(n);
}

function answerIn(asked: Asked, { n, d }: Written): BlueprintAnswer {
  switch (asked) {
    case "cents":
      return { kind: "units", canonical: `${n / d}`, options: { unit: "¢", units: "strict" } };
    case "coins":
      return { kind: "integer", canonical: `${n / d}` };
    case "dollars":
      return { kind: "money", canonical: inDollars((n * 100) / d), options: { unit: "$" } };
  }
}

/** Cents as dollars: 705 gives `7.05`, 700 gives `7`. */
export function inDollars(cents: number): string {
  return cents % 100 === 0 ? `${cents / 100}` : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** "4 dollars and 5 cents", "1 dollar", "70 cents". */
export function dollarsAndCents(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100];
  const counted = (n: number, unit: string): string => (n === 0 ? "" : `${n} ${unit}${n === 1 ? "" : "s"}`);
  return [counted(dollars, "dollar"), counted(rest, "cent")].filter(Boolean).join(" and ");
}
