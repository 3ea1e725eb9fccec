/** What a typed character stands for, in plain ASCII; `undefined` for those that stand for themselves. */
export function plainCharacter(character: string): string | undefined {
  // Letters, digits and signs of full width, and those of mathematics, `𝑥`.
  return PLAIN.get(character) ?? (character >= "\ud800" ? character.normalize("NFKC") : undefined);
}

/** Signs that are a fraction by themselves: `1/2` of ½. */
export function vulgarFraction(character: string): string | undefined {
  return VULGAR.get(character);
}

/** The digit of a raised (³) or lowered (₃) digit. */
export function raisedDigit(character: string): string | undefined {
  return digitIn("⁰¹²³⁴⁵⁶⁷⁸⁹", character);
}

export function loweredDigit(character: string): string | undefined {
  return digitIn("₀₁₂₃₄₅₆₇₈₉", character);
}

function digitIn(digits: string, character: string): string | undefined {
  const digit = character === "" ? -1 : digits.indexOf(character);
  return digit === -1 ? undefined : String(digit);
}

/** Each row: the plain character, then what stands for it; spaces among them those that hold figures apart. */
const ROWS = [
  "-−‐‑‒–—―﹣⁻₋➖",
  "+⁺₊➕﹢",
  "*×∙⋅•∗✕✖⨯·",
  "÷➗",
  "/⁄∕",
  "%﹪",
  "([【",
  ")]】",
  ".٫。",
  ",٬",
  ":∶",
  "'’‘ʼ´`",
  "<﹤",
  ">﹥",
  "≤≦⩽",
  "≥≧⩾",
  " \t\n\r\v\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000",
];
/** Marks of direction and joining, which cannot be seen. */
const UNSEEN =
  "\u00ad\u200b\u200c\u200d\u200e\u200f\u061c\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\ufeff\ufe0e\ufe0f";

const PLAIN = new Map<string, string>([...UNSEEN].map((character) => [character, ""]));
for (const [plain = "", ...written] of ROWS) for (const character of written) PLAIN.set(character, plain);
// Arabic, Persian, Devanagari and Bengali digits.
for (const zero of [0x0660, 0x06f0, 0x0966, 0x09e6])
  for (let digit = 0; digit < 10; digit++) PLAIN.set(String.fromCharCode(zero + digit), String(digit));

const VULGAR = new Map(
  "½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10"
    .split(" ")
    .map((entry) => [entry.slice(0, 1), entry.slice(1)]),
);
