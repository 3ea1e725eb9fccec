/** Ways to write and say signed numbers that the blueprints of this strand share. */

/** For reading aloud: "negative 7". */
export function say(n: number): string {
  return n < 0 ? `negative ${-n}` : String(n);
}

/** Inside a formula, after another sign: `(-7)`, or 7 as it is. */
export function bracketed(n: number): string {
  return n < 0 ? `(${n})` : String(n);
}

/** The wrong answer as typed, where it is not the right one. */
export function unless(right: number, wrong: number): string | undefined {
  return wrong === right ? undefined : String(wrong);
}
