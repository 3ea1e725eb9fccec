import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { textsOfGivens } from "../../trace/place.ts";
import { numbersTold } from "../compose/problem-text.ts";
import type { Talk } from "./talk.ts";

/** The numbers that a problem starts from, in its words or in its picture, as they are typed. */
export function givensOf({ desk, trace }: Pick<Talk, "desk" | "trace">): ReadonlySet<string> {
  return new Set([...numbersTold(desk.item), ...(trace === undefined ? [] : textsOfGivens(trace))]);
}

/** The answer without the unknown that it is of: `p = 9` as `9`. */
export function bareAnswer({ solution_logic: solution }: MathProblemItem): string {
  return solution.final_answer_canonical.replace(/^[a-z] = /u, "");
}
