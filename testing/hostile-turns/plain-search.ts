import { wordsToDigits } from "./false-equations.ts";

/**
 * Whether one of the answers simply stands in a text and not in the stem, once both are written plainly: compatibility
 * forms, number words, LaTeX and invisible signs undone. Knows nothing of the product's own detector.
 */
export function standsIn(text: string, stem: string, answers: readonly string[]): boolean {
  const [said, asked] = [plainly(text), plainly(stem)];
  return answers.some((answer) => {
    const wanted = plainly(answer);
    const value = wanted.replace(/^[a-z]=/u, "");
    return [wanted, value].some((form) => form.length > 0 && has(said, form) && !has(asked, form));
  });
}

function plainly(text: string): string {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\p{Cf}|\p{Mn}|\p{Me}/gu, "")
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/\\[dt]?frac\{([^{}]{1,20})\}\{([^{}]{1,20})\}/gu, " $1/$2 ")
    .replaceAll(/\\(?:times|cdot)|[×·]/gu, "*")
    .replaceAll(/\\(?:lt)(?![a-z])/gu, "<")
    .replaceAll(/\\(?:gt)(?![a-z])/gu, ">")
    .replaceAll(/\\[a-z]+|\\[,;! ]|[${}]/gu, " ")
    .replaceAll(/[−–⁄]/gu, (sign) => (sign === "⁄" ? "/" : "-"))
    .replaceAll(/(?<=\d),(?=\d{3})/gu, "");
  return wordsToDigits(plain)
    .replaceAll(/\s*([=<>/+*-])\s*/gu, "$1")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Digits of every script; their zeros stand at multiples of ten from a start of sixteen. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** By itself, and no part of a longer number or word. */
function has(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + wanted.length)];
    const isCut = /\d$/u.test(wanted) || /^\d/u.test(wanted);
    if (isCut && (/(?:\d|\d[.,/])$/u.test(before) || /^(?:\d|[.,/]\d)/u.test(after))) continue;
    if (/\p{L}$/u.test(wanted) && /^\p{L}/u.test(after)) continue;
    if (/^\p{L}/u.test(wanted) && /\p{L}$/u.test(before)) continue;
    return true;
  }
  return false;
}
