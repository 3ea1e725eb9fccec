import { findLeak } from "./find-leak.ts";
import { MAX_LENGTH } from "./find-leak-tokens.ts";
import type { LeakReport, LeakRequest } from "./leak-types.ts";
import { plainHint } from "./plain-hint.ts";
import { findWays } from "./weigh/find-ways.ts";
import { oddsOf, weighWays } from "./weigh/weigh-ways.ts";

/**
 * Finds the answer in what somebody says freely, such as a language model (requirement M10): where `findLeak` does, and
 * by weighing every way in which its numbers can come to the answer [LEK23].
 * Linear in the length of the hint.
 */
export function findSpokenLeak(request: LeakRequest): LeakReport {
  if (request.hint.length > MAX_LENGTH) return { leaks: true, why: "too long to be read" };
  const hint = plainHint(request.hint).slice(0, MAX_LENGTH);
  const ruled = findLeak(request);
  const { odds, strongest } = weighWays(findWays({ ...request, hint }));
  if (!ruled.leaks) return odds > TELLS ? { leaks: true, why: WHY[strongest ?? ""] ?? "tells the answer" } : ruled;
  // A time with its minutes stands nowhere by chance.
  const isTime = /\d:\d\d/u.test(request.expected);
  const isMention = ruled.why.startsWith("contains") && !isTime && (request.choices ?? []).length === 0;
  return isMention && odds < PASSING ? { leaks: false, why: "has the number in passing" } : ruled;
}

/** From these odds on a hint tells the answer; chosen on authors and items which the weights had not seen. */
const TELLS = oddsOf(-5);
/** Below these a number that only stands in a hint is there for something else: page 12, 8 o'clock. */
const PASSING = oddsOf(-6);
const WHY: Readonly<Record<string, string>> = {
  S: "says the answer",
  U: "one step from a number said",
  T: "one step from a number of the question",
  P: "two numbers come to the answer",
  M: "a number of equal numbers comes to the answer",
  R: "results told before come to the answer",
  C: "parts told come to the answer",
  Z: "tells every place",
  D: "tells the digits",
  F: "tells top and bottom",
  V: "tells what the top is put together of",
  A: "tells what is missing of the whole",
  L: "tells every part",
  I: "has it in a fraction",
  Y: "says it as it is spoken",
  E: "says that the stem has it already",
  O: "speaks of all the others",
  K: "tells it by what everybody knows",
  X: "says which it is",
};
