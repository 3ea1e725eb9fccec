import { digitAt, digits, fromDigits } from "../kit.ts";

/**
 * Faulty steps of written subtraction.
 * Sources: Brown & Burton (1978), "Diagnostic models for procedural bugs"; VanLehn (1982), "Bugs are not enough".
 */
export type Fault =
  | "smaller-from-larger"
  | "no-decrement"
  | "zero-minus-n-is-n"
  | "zero-minus-n-is-zero"
  | "ten-more-or-n-for-zero"
  | "zero-instead"
  | "top-instead"
  | "always-left"
  | "across-zero"
  | "stop-at-zero"
  | "from-zero"
  | "from-lower-zero"
  | "n-minus-zero-is-zero"
  | "quit-at-blank"
  | "one-over-blank";

/** What a child writes for a - b when every column is worked out with this fault (a ≥ b ≥ 0). */
export function buggyDifference(a: number, b: number, fault: Fault): number {
  const top = digits(a);
  const written: number[] = [];
  for (let place = 0; place < top.length; place++) {
    const isBlank = place >= digits(b).length;
    if (isBlank && fault === "quit-at-blank") break;
    const upper = top[place] ?? 0;
    const lower = digitAt(b, place);
    const isLast = place === top.length - 1;
    // Where nothing is left to trade, the smaller digit is taken from the larger.
    const short = isLast && upper < lower ? lower - Math.max(0, upper) : withoutTrade(upper, lower, isBlank, fault);
    if (short === undefined) lend(top, place + 1, fault);
    // A column left at -1 by a faulty trade is read as 0.
    written.push(Math.max(0, short ?? upper + 10 - lower));
  }
  return fromDigits(written);
}

/** The digit written without any trade; undefined where a trade is made. */
function withoutTrade(upper: number, lower: number, isBlank: boolean, fault: Fault): number | undefined {
  if (isBlank && fault === "one-over-blank") return upper - 1;
  if (fault === "n-minus-zero-is-zero" && lower === 0 && !isBlank) return 0;
  const copies = fault === "zero-minus-n-is-n" || fault === "ten-more-or-n-for-zero";
  if (upper === 0 && lower > 0 && copies) return lower;
  if (upper === 0 && lower > 0 && fault === "zero-minus-n-is-zero") return 0;
  if (upper >= lower) return upper - lower;
  switch (fault) {
    case "smaller-from-larger":
      return lower - upper;
    case "zero-instead":
      return 0;
    case "top-instead":
      return upper;
    default:
      return undefined;
  }
}

/** Takes one from the places on the left, starting at `place`, the way the fault does. */
function lend(top: number[], place: number, fault: Fault): void {
  const take = (at: number) => {
    if (at < top.length) top[at] = (top[at] ?? 0) - 1;
  };
  const next = top.findIndex((digit, at) => at >= place && digit > 0);
  switch (fault) {
    case "no-decrement":
    case "ten-more-or-n-for-zero":
      return;
    case "always-left":
      return take(top.length - 1);
    case "across-zero":
      return take(next < 0 ? top.length : next);
    case "stop-at-zero":
      return top[place] === 0 ? undefined : take(place);
    case "from-zero":
      if (top[place] !== 0) return take(place);
      for (let at = place; top[at] === 0; at++) top[at] = 9;
      return;
    case "from-lower-zero":
      if (top[place] === 0) top[place] = 9;
      else take(place);
      return;
    default:
      for (let at = place; at < next; at++) top[at] = 9;
      return take(next < 0 ? top.length : next);
  }
}
