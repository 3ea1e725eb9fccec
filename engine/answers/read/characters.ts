/** What a typed character stands for, in plain ASCII; `undefined` for those that stand for themselves. */
export function plainCharacter(character: string): string | undefined {
  const plain = PLAIN.get(character);
  if (plain !== undefined) return plain;
  if (/\s/u.test(character)) return " ";
  if (/\p{Pd}/u.test(character)) return "-";
  // Marks of direction and joining cannot be seen.
  if (/[\p{Cf}\ufe0e\ufe0f]/u.test(character)) return "";
  const code = character.charCodeAt(0);
  // Arabic, Persian, Devanagari and Bengali digits.
  if (/[٠-٩۰-۹०-९০-৯]/u.test(character)) return String((code < 0x900 ? code : code - 6) % 16);
  // Letters, digits and signs of full width, and those of mathematics, `𝑥`.
  return code < 0xd800 ? undefined : character.normalize("NFKC");
}

/** Signs that are a fraction by themselves: `1/2` of ½. */
export function vulgarFraction(character: string): string | undefined {
  const [, top, bottom] = /^(\d+)⁄(\d+)$/u.exec(character.normalize("NFKC")) ?? [];
  return top && `${top}/${bottom}`;
}

/** The digit of a raised (³) or lowered (₃) digit. */
export function raisedDigit(character: string): string | undefined {
  return digitIn("⁰¹²³⁴⁵⁶⁷⁸⁹", character);
}

export function loweredDigit(character: string): string | undefined {
  return digitIn("₀₁₂₃₄₅₆₇₈₉", character);
}

/** Raised signs with a letter among them. */
export const RAISED_TERM = "[⁰¹²³⁴-⁹⁺⁻]*[ⁿˣʸᵃᵇᵏᵐᵗ][⁰¹²³⁴-⁹⁺⁻ⁿˣʸᵃᵇᵏᵐᵗ]*";

/** The exponent of `xⁿ` and `x²ⁿ⁺¹`; digits alone are read where they stand. */
export function raisedTerm(text: string): string | undefined {
  return /[ⁿˣʸᵃᵇᵏᵐᵗ]/u.test(text) ? `^(${text.normalize("NFKC").replaceAll("−", "-")})` : undefined;
}

function digitIn(digits: string, character: string): string | undefined {
  const digit = character === "" ? -1 : digits.indexOf(character);
  return digit === -1 ? undefined : String(digit);
}

/** Each row: the plain character, then what stands for it. */
const ROWS = [
  "-−⁻₋➖",
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
];
const PLAIN = new Map<string, string>();
for (const [plain = "", ...written] of ROWS) for (const character of written) PLAIN.set(character, plain);
