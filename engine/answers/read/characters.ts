/** What a typed character stands for, in plain ASCII; `undefined` for those that stand for themselves. */
export function plainCharacter(character: string): string | undefined {
  return PLAIN.get(character);
}

/** Signs that are a fraction by themselves. */
export function vulgarFraction(character: string): readonly [top: string, bottom: string] | undefined {
  return VULGAR.get(character);
}

/** The digit of a raised (³) or lowered (₃) digit. */
export function raisedDigit(character: string): string | undefined {
  return RAISED.get(character);
}

export function loweredDigit(character: string): string | undefined {
  return LOWERED.get(character);
}

const PLAIN = new Map<string, string>();
const RAISED = new Map<string, string>();
const LOWERED = new Map<string, string>();

for (const [plain, written] of [
  ["-", "−‐‑‒–—―﹣－⁻₋➖"],
  ["+", "＋⁺₊➕﹢"],
  ["*", "×∙⋅•∗✕✖⨯＊·"],
  ["÷", "➗"],
  ["/", "⁄∕／"],
  ["=", "＝"],
  ["%", "％﹪"],
  ["$", "＄"],
  ["(", "（[【"],
  [")", "）]】"],
  [".", "．٫。"],
  ["!", "！"],
  ["?", "？"],
  [",", "，٬"],
  ["'", "’‘ʼ´`"],
  ["<", "＜﹤"],
  [">", "＞﹥"],
  ["_", "＿"],
  ["√", "√"],
  // Spaces, among them those that cannot break and those that hold figures apart.
  [
    " ",
    "\t\n\r\v\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000",
  ],
  // Marks of direction and joining, which cannot be seen.
  [
    "",
    "\u00ad\u200b\u200c\u200d\u200e\u200f\u061c\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\ufeff\ufe0e\ufe0f",
  ],
] as const) {
  for (const character of written) PLAIN.set(character, plain);
}

// Digits of full width, Arabic, Persian, Devanagari and Bengali; capital and small letters of full width.
for (const zero of [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6]) {
  for (let digit = 0; digit < 10; digit++) PLAIN.set(String.fromCodePoint(zero + digit), String(digit));
}
for (let letter = 0; letter < 26; letter++) {
  PLAIN.set(String.fromCodePoint(0xff21 + letter), String.fromCodePoint(0x41 + letter));
  PLAIN.set(String.fromCodePoint(0xff41 + letter), String.fromCodePoint(0x61 + letter));
}
[..."⁰¹²³⁴⁵⁶⁷⁸⁹"].forEach((character, digit) => RAISED.set(character, String(digit)));
[..."₀₁₂₃₄₅₆₇₈₉"].forEach((character, digit) => LOWERED.set(character, String(digit)));

const VULGAR = new Map<string, readonly [string, string]>(
  "½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10"
    .split(" ")
    .map((entry) => {
      const [top = "", bottom = ""] = entry.slice(1).split("/");
      return [entry.slice(0, 1), [top, bottom]];
    }),
);
