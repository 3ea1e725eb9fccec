/** A sign beside which something is missing, and on which side of it. */
export interface NearSign {
  readonly sign: string;
  readonly side: "after" | "before";
}

const SIGNS = /[+\-−*×·÷/^=<>≤≥≠,;:(]/u;
const faces: Readonly<Record<string, string>> = { "-": "−", "*": "×" };

/**
 * The sign that a place in a typed answer is about: `3 +` is about what comes after the +, `3 + / 4` about what comes
 * after the + too. Null where no sign stands there.
 *
 * @param params - facts of the reason: `at` is the place of the sign or of what is missing, `symbol` the sign
 */
export function signNear(
  { at, symbol }: Readonly<Record<string, string | number>>,
  given: string | undefined,
): NearSign | null {
  if (typeof at === "number" && given !== undefined) {
    const place = SIGNS.test(given.charAt(at)) ? at : lastBefore(given, at);
    const sign = given.charAt(place);
    if (SIGNS.test(sign)) return besideSign(given, place, sign);
  }
  if (typeof symbol === "string" && SIGNS.test(symbol)) return { sign: faceOf(symbol), side: "after" };
  return null;
}

function besideSign(given: string, place: number, sign: string): NearSign {
  const before = given.slice(0, place).trimEnd();
  const after = given.slice(place + sign.length).trimStart();
  if (before === "" && after !== "" && sign !== "(") return { sign: faceOf(sign), side: "before" };
  if (before !== "" && SIGNS.test(before.slice(-1)) && after !== "" && !SIGNS.test(after.charAt(0))) {
    return { sign: faceOf(before.slice(-1)), side: "after" };
  }
  return { sign: faceOf(sign), side: "after" };
}

/** Where the last thing before a place stands; -1 where there is nothing. */
function lastBefore(given: string, at: number): number {
  return given.slice(0, at).trimEnd().length - 1;
}

function faceOf(sign: string): string {
  return faces[sign] ?? sign;
}
