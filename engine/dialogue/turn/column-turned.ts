import { numbersTold } from "../compose/problem-text.ts";
import { TURN } from "../../cues/turn.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { asTyped } from "../../trace/written.ts";
import type { Trace } from "../../trace/types.ts";
import { statedSums } from "./true-fact.ts";

type Pair = readonly [first: string, second: string];

/** The differences of a message, as they are said: "8 - 2", "3 take away 8". */
export function differencesIn(plain: string): readonly Pair[] {
  const found = plain.matchAll(TURN.FOUND_MINUS);
  return [...found].map(([, first = "", second = ""]): Pair => [first, second]);
}

/** Whether a column is worked from the bottom up: "8 - 2" where 7.2 - 4.8 is asked. */
export function hasColumnTurned(plain: string, item: MathProblemItem, trace?: Trace): boolean {
  const said = differencesIn(plain);
  const columns = said.length === 0 ? [] : [...columnsOf(item), ...columnsOnTheWay(trace)];
  const turned = columns.filter(([top, bottom]) => Number(top) < Number(bottom));
  const isColumn = (first: string | undefined, second: string | undefined) =>
    turned.some(([top, bottom]) => first === top && second === bottom);
  // "0 - 6 is 6", and "you cant do 0 take 6 so i turned it round".
  const isStated = statedSums(plain).some(
    ({ operands: [first, second, ...more], operations: [does, ...others], result }) =>
      does === "subtract" && more.length + others.length === 0 && isColumn(first, second) && Number(result) > 0,
  );
  const isTold = TURN.TURNED_IT.test(plain) && said.some(([first, second]) => isColumn(first, second));
  return isStated || isTold || said.some(([first, second]) => isColumn(second, first));
}

/** What the answer comes to when the smaller digit is taken from the bigger one in every column. */
export function columnsTurned(item: MathProblemItem): string {
  const digits = columnsOf(item).map(([top, bottom]) => Math.abs(Number(top) - Number(bottom)));
  const places = item.solution_logic.final_answer_canonical.split(".")[1]?.length ?? 0;
  return String(Number(`${digits.join("")}e-${places}`));
}

/** Of a difference of two numbers of the problem: the digits of each place, the highest first, top before bottom. */
function columnsOf(item: MathProblemItem): readonly Pair[] {
  const numbers = [...numbersTold(item)];
  const answer = Number(item.solution_logic.final_answer_canonical);
  const pairs = numbers.flatMap((top) => numbers.map((bottom): Pair => [top, bottom]));
  const [top, bottom] = pairs.find(([a, b]) => Math.abs(Number(a) - Number(b) - answer) < 1e-9) ?? [];
  return top === undefined || bottom === undefined ? [] : columnsBetween(top, bottom);
}

function columnsBetween(top: string, bottom: string): readonly Pair[] {
  const [above, beneath] = [placesOf(top), placesOf(bottom)];
  const places = [...new Set([...above.keys(), ...beneath.keys()])].toSorted((a, b) => b - a);
  return places.map((place): Pair => [above.get(place) ?? "0", beneath.get(place) ?? "0"]);
}

/** The same of the differences that the ways of a trace have. */
function columnsOnTheWay(trace: Trace | undefined): readonly Pair[] {
  return (trace?.routes.flat() ?? []).flatMap(({ operation, from: [top, bottom] }) =>
    operation === "subtract" && top !== undefined && bottom !== undefined
      ? columnsBetween(asTyped(top.value), asTyped(bottom.value))
      : [],
  );
}

/** The digits of a number by their places, 0 for the ones. */
function placesOf(number: string): ReadonlyMap<number, string> {
  const [whole = "", part = ""] = number.split(".");
  return new Map([...`${whole}${part}`].map((digit, at) => [whole.length - 1 - at, digit]));
}
