import { asTyped, type PlainSum, type Source, type Trace, type TraceLine, type Written } from "../../trace/index.ts";
import type { AskedSum } from "./asked-sum.ts";

/** One small question on the way through a calculation. */
export interface WalkStep {
  /** What is said before it, as it comes of what was found; "" for nothing. */
  readonly lead: string;
  readonly ask: string;
  /** What is right, also as its place is worth it. */
  readonly values: readonly number[];
  /** The step with what it comes to. */
  readonly shown: string;
}

/** A calculation of whole numbers as its family works it out; `null` for others. */
export function plainSumOf({ sign, numbers, kinds, figures }: AskedSum): PlainSum | null {
  if (kinds.some((kind) => kind !== "whole") || figures.some((count) => count > MOST_FIGURES)) return null;
  return { operation: OPERATIONS[sign], numbers: [Number(numbers[0]), Number(numbers[1])] };
}

/** No child works out longer numbers column by column, and a trace holds them exactly. */
const MOST_FIGURES = 6;
const OPERATIONS = { "+": "add", "-": "subtract", "×": "multiply", "÷": "divide" } as const;

/** The taught way of a trace as small questions; the last one asks for the result. None where it is one step only. */
export function walkOf({ routes: [taught = []] }: Trace): readonly WalkStep[] {
  const steps: WalkStep[] = [];
  let lead: string[] = [];
  for (const [at, line] of taught.entries()) {
    const isLast = at === taught.length - 1;
    const told = isLast ? null : tellOf(line);
    if (told === null) {
      steps.push(stepOf(line, lead.join(" ")));
      lead = [];
    } else lead.push(told);
  }
  return steps.length < 2 ? [] : steps;
}

/** What is told and not asked: what moves to another place. `null` for the others. */
function tellOf({ operation, from, result }: TraceLine): string | null {
  const value = shownAs(result);
  if (operation === "compose") return `With the next digit that makes $${value}$.`;
  const [first, by] = from;
  if (first === undefined || by === undefined || !("known" in by)) return null;
  if (by.known === "ten" && operation === "remainder") return `Write $${value}$ there.`;
  if (by.known === "ten" && operation === "quotient") return `Carry $${value}$ to the next place.`;
  if (by.known === "ten" && operation === "add")
    return `That is too few, so trade for ten more: $${sumOf(from, "+")} = ${value}$.`;
  return by.known === "one" && operation === "subtract"
    ? `One of them was traded: $${sumOf(from, "-")} = ${value}$.`
    : null;
}

function stepOf({ operation, from, result, worth }: TraceLine, lead: string): WalkStep {
  const value = shownAs(result);
  const [first = "", by = ""] = from.map(({ value: each }) => shownAs(each));
  const said = {
    add: sumOf(from, "+"),
    subtract: sumOf(from, "-"),
    multiply: sumOf(from, "\\times"),
    divide: sumOf(from, "\\div"),
  }[operation as "add"] as string | undefined;
  const words: readonly [ask: string, shown: string] =
    operation === "compose"
      ? ["Put the digits together, the highest place first. What number is it?", `Together that is $${value}$.`]
      : operation === "quotient"
        ? [`How many times does $${by}$ go into $${first}$?`, `$${by}$ goes into $${first}$ $${value}$ times.`]
        : operation === "remainder"
          ? [`What is left over of $${first}$ then?`, `Then $${value}$ is left over.`]
          : [`What is $${said ?? value}$?`, `$${said ?? value} = ${value}$.`];
  return {
    lead,
    ask: words[0],
    shown: words[1],
    values: [result.n / result.d, ...(worth === undefined ? [] : [worth])],
  };
}

function sumOf(from: readonly Source[], sign: string): string {
  return from.map(({ value }) => shownAs(value)).join(` ${sign} `);
}

/** As the problems show it: with marks from five digits on. */
function shownAs(value: Written): string {
  const text = asTyped(value);
  return /^\d{5,}$/u.test(text) ? text.replaceAll(/\B(?=(?:\d{3})+$)/gu, "{,}") : text;
}
