import {
  asTyped,
  defineBlueprint,
  DIFFICULTIES,
  type Blueprint,
  type BlueprintAnswer,
  type DiagramInput,
  type Difficulty,
  type Level,
  type StemTemplate,
  type StoryContext,
  type Trace,
  type TraceLine,
  type TraceOperation,
  type Written,
} from "#engine";
import { withErrorsApart } from "../errors-apart.ts";
import { tex } from "../kit.ts";
import { levelsApart, WHOLE_NUMBER_CAUSES } from "../causes-apart.ts";

export interface MoneyOperands {
  readonly [name: string]: number | string;
  readonly ask: string;
}

/** What the answer counts: cents, dollars with cents after the point, or coins. */
export type Asked = "cents" | "dollars" | "coins";

/** One way to ask: its wordings, and how a good pupil goes about it. */
export interface MoneyForm<O extends MoneyOperands> {
  readonly asked: Asked;
  readonly stems: Readonly<Record<string, (o: O, c: StoryContext) => string>>;
  readonly trace: (o: O) => Trace;
  /** What is done at a line. */
  readonly says: (line: TraceLine, o: O) => string;
  /** The first hint, a question. */
  readonly look: (o: O) => string;
  /** The second hint. */
  readonly rule: (o: O) => string;
  /** The third hint: so many lines are told, and how to go on from there. */
  readonly tells: (o: O) => number;
  readonly goOn: (o: O) => string;
  readonly diagram?: (o: O) => DiagramInput | undefined;
}

/** What one skill brings of its own. */
export type MoneySkill<O extends MoneyOperands> = Pick<
  Blueprint<O>,
  "id" | "levels" | "factors" | "misconceptions" | "distractors"
> &
  Partial<Pick<Blueprint<O>, "version" | "createdOn">> & { readonly forms: Readonly<Record<string, MoneyForm<O>>> };

/** Makes a skill of its forms: answer, steps and third hint are read off the trace. */
export function makeMoneySkill<O extends MoneyOperands>({ forms, levels, ...skill }: MoneySkill<O>): Blueprint {
  const formOf = (o: O): MoneyForm<O> => {
    const form = forms[o.ask];
    if (form === undefined) throw new Error(`no form ${o.ask}`);
    return form;
  };
  const linesOf = (o: O): readonly TraceLine[] => formOf(o).trace(o).routes[0] ?? [];
  const answerOf = (o: O): BlueprintAnswer => {
    const end = linesOf(o).at(-1);
    if (end === undefined) throw new Error("no way to the answer");
    return answerIn(formOf(o).asked, end);
  };
  // What is told or found on the way is no error's answer: who gives it stopped there.
  const isOnTheWay = (o: O, wrong: string): boolean =>
    [
      ...formOf(o)
        .trace(o)
        .givens.map(({ value }) => value),
      ...linesOf(o).map(({ result }) => result),
    ].some(({ n, d }) => n / d === Number(wrong));
  const levelOf = (difficulty: Difficulty): Level<O> =>
    withErrorsApart(
      levels[difficulty],
      skill.misconceptions,
      (o) => answerOf(o).canonical,
      ({ id }, wrong, o) => HOLDS_OF[id]?.includes("on-the-way") === true || !isOnTheWay(o, wrong),
    );
  const [first, second, third, fourth, fifth] = DIFFICULTIES.map(levelOf) as [
    Level<O>,
    Level<O>,
    Level<O>,
    Level<O>,
    Level<O>,
  ];
  return defineBlueprint<O>({
    version: 1,
    createdOn: "2026-11-29",
    ...skill,
    levels: levelsApart(
      { 1: first, 2: second, 3: third, 4: fourth, 5: fifth },
      {
        rules: skill.misconceptions,
        traceOf: (o) => formOf(o).trace(o),
        kinds: WHOLE_NUMBER_CAUSES,
        holdsOf: HOLDS_OF,
      },
    ),
    holdsOf: HOLDS_OF,
    stems: Object.entries(forms).flatMap(([ask, { stems }]) =>
      Object.entries(stems).map(([id, text]): StemTemplate<O> => ({ id, when: (o) => o.ask === ask, text })),
    ),
    answer: answerOf,
    steps: (o) =>
      linesOf(o).map((line) => ({
        explanation: formOf(o).says(line, o),
        math: moneyTex(line),
        value: asMoney(line.result),
      })),
    trace: (o) => formOf(o).trace(o),
    hints: (o) => {
      const { look, rule, tells, goOn, says } = formOf(o);
      const told = linesOf(o)
        .slice(0, tells(o))
        .map((line) => tellLine(says(line, o), line));
      return [look(o), rule(o), [...told, goOn(o)].join(" ")];
    },
    diagram: (o) => formOf(o).diagram?.(o),
  });
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
  "MO-N26": ["on-the-way"],
};

/** A line in words and with its calculation; what is counted aloud, or told with its result, has none. */
function tellLine(text: string, line: TraceLine): string {
  return text.includes(":") || text.includes(" it is ") ? text : `${text.replace(/\.$/u, "")}: $${moneyTex(line)}$.`;
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

function answerIn(asked: Asked, { result, style }: TraceLine): BlueprintAnswer {
  switch (asked) {
    case "cents":
      return { kind: "units", canonical: asTyped(result, style), options: { unit: "¢", units: "strict" } };
    case "coins":
      return { kind: "integer", canonical: asTyped(result, style) };
    case "dollars":
      return { kind: "money", canonical: inDollars((result.n * 100) / result.d), options: { unit: "$" } };
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
