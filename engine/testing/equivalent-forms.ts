import { readBoolean } from "../answers/check-boolean.ts";
import { equivalentWritings } from "./equivalent-writings.ts";
import { numberAlgebra } from "../answers/number-algebra.ts";
import { stripMoney } from "../answers/money.ts";
import { readTokens, tokeniseNumber, type NumberReading } from "../answers/read-number.ts";
import { conventionsOf } from "../answers/read/marks.ts";
import { absolute, isWhole, type Rational } from "../answers/rational.ts";
import type { AnswerKind, CheckOptions } from "../answers/types.ts";

/**
 * Right rewrites of a canonical answer, as pupils type it: for property tests, which ask that every one marks
 * right. They are made from the value and the form asked, never by trying the checker.
 */
export function equivalentForms(kind: AnswerKind, canonical: string, options: CheckOptions = {}): readonly string[] {
  switch (kind) {
    case "boolean":
      return booleanForms(canonical);
    case "choice":
      return choiceForms(canonical, options.choices ?? []);
    case "equation":
      return equationForms(canonical, options);
    case "integer":
    case "decimal":
    case "fraction":
    case "mixed":
    case "number":
    case "percent":
    case "money":
      return numberForms(kind, canonical, options);
    default:
      return equivalentWritings(kind, canonical, options);
  }
}

function booleanForms(canonical: string): readonly string[] {
  const words = readBoolean(canonical) === true ? ["true", "yes", "t", "y"] : ["false", "no", "f", "n"];
  return words.flatMap((word) => [word, word.toUpperCase(), ` ${word} `, `${word}.`]);
}

function choiceForms(canonical: string, choices: readonly string[]): readonly string[] {
  const index = choices.indexOf(canonical);
  const letter = String.fromCharCode(65 + index);
  const isTaken = choices.some((choice) => choice.trim().toUpperCase() === letter);
  return [
    canonical,
    ` ${canonical} `,
    ...(index < 0 || index > 25 || isTaken ? [] : [letter, letter.toLowerCase(), `${letter}.`]),
  ];
}

function equationForms(canonical: string, options: CheckOptions): readonly string[] {
  const [left = "", right = ""] = canonical.split("=").map((side) => side.trim());
  const isName = (side: string) => /^[A-Za-z]$/u.test(side);
  const [name, number] = isName(right) ? [right, left] : [left, right];
  if (!isName(name) || /[A-Za-z]/u.test(number))
    return [`${left} = ${right}`, `${right}=${left}`, ` ${left}  =  ${right} `];
  const numbers = numberForms("equation", number, { ...options, accept: [] }).filter((text) => !/[=$!?]/u.test(text));
  const bare = options.accept?.includes("value") === true ? numbers : [];
  return [...numbers.flatMap((text) => [`${name}=${text}`, `${name} = ${text}`, `${text} = ${name}`]), ...bare];
}

function numberForms(kind: AnswerKind, canonical: string, options: CheckOptions): readonly string[] {
  const tokens = tokeniseNumber(canonical, "en");
  const stripped = tokens.ok ? stripMoney(tokens.value) : undefined;
  const readings = stripped === undefined ? undefined : readTokens(stripped.tokens, "en", { algebra: numberAlgebra });
  if (readings === undefined || !readings.ok) return [canonical];
  const reading = readings.value.first;
  const written = [...new Set([...sameForm(reading, kind, options), ...otherForms(reading, kind, options)])];
  const localised = written.map((text) => localise(text, options));
  const signed = withUnit(kind, stripped?.unit?.replace("/100", "") ?? options.unit, localised);
  const typed = signed.flatMap((text) => [text, ` ${text} `, text.replaceAll("-", "−")]);
  return [
    ...new Set([
      ...typed,
      ...signed.slice(0, 2).flatMap((text) => [`= ${text}`, `${text}!`, `is it ${text}?`, fullWidth(text)]),
    ]),
  ];
}

/** The canonical's own form, with other spaces, zeros, marks and signs. */
function sameForm({ value, form }: NumberReading, kind: AnswerKind, options: CheckOptions): readonly string[] {
  const minus = value.n < 0n ? "-" : "";
  const size = absolute(value);
  const lowest = options.form === "lowest_terms" || options.simplify === "required" || options.simplify === "enforced";
  switch (form) {
    case "integer":
    case "decimal":
      return decimalForms(minus, size, form === "integer" && options.forms !== undefined);
    case "proper":
    case "improper":
      return fractionForms(minus, size, lowest);
    case "mixed":
      return mixedForms(minus, size, lowest);
    case "percent":
      return decimalForms(minus, { n: size.n * 100n, d: size.d }, true).flatMap((text) => [
        `${text}%`,
        `${text} %`,
        `${text} percent`,
        ...(kind === "percent" ? [text] : []),
      ]);
    default:
      return [];
  }
}

/** Forms besides the canonical's that its kind accepts where none is asked for. */
function otherForms({ value, form }: NumberReading, kind: AnswerKind, options: CheckOptions): readonly string[] {
  const free = options.forms === undefined && options.form !== "lowest_terms" && options.simplify === undefined;
  const many = kind === "fraction" || kind === "number" || kind === "equation";
  if (!free || !many || form === "percent")
    return kind === "percent" && form !== "percent"
      ? decimalForms("", absolute(value), false).map((text) => `${value.n < 0n ? "-" : ""}${text} %`)
      : [];
  const minus = value.n < 0n ? "-" : "";
  const size = absolute(value);
  if (isWhole(size)) return decimalForms(minus, size, false);
  const fractions = [...fractionForms(minus, size, false), ...(size.n > size.d ? mixedForms(minus, size, false) : [])];
  return terminates(size) ? [...fractions, ...decimalForms(minus, size, false)] : fractions;
}

function decimalForms(minus: string, size: Rational, plainOnly: boolean): readonly string[] {
  if (!terminates(size) && !isWhole(size)) return [];
  const text = decimalText(size);
  const [whole = "", decimals] = text.split(".");
  const tail = decimals === undefined ? "" : `.${decimals}`;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ",");
  const forms = [text, `0${text}`, `${grouped}${tail}`, `${grouped.replaceAll(",", " ")}${tail}`];
  if (minus === "") forms.push(`+${text}`);
  if (decimals !== undefined) forms.push(`${text}0`);
  else if (!plainOnly) forms.push(`${text}.0`, `${text}.`);
  if (whole === "0" && decimals !== undefined) forms.push(tail);
  return forms.map((form) => `${minus}${form}`);
}

function fractionForms(minus: string, { n, d }: Rational, lowest: boolean): readonly string[] {
  const multiples = lowest || d === 1n ? [1n] : [1n, 2n, 10n];
  return multiples.flatMap((by) => [
    `${minus}${n * by}/${d * by}`,
    `${minus}${n * by} / ${d * by}`,
    `${minus}\\frac{${n * by}}{${d * by}}`,
    `${minus}${n * by}⁄${d * by}`,
  ]);
}

function mixedForms(minus: string, { n, d }: Rational, lowest: boolean): readonly string[] {
  const whole = n / d;
  const multiples = lowest ? [1n] : [1n, 3n];
  if (whole === 0n || n % d === 0n) return fractionForms(minus, { n, d }, lowest);
  return multiples.flatMap((by) => {
    const part = `${(n % d) * by}/${d * by}`;
    return [
      `${minus}${whole} ${part}`,
      `${minus}${whole}  ${part}`,
      `${minus}${whole} and ${part}`,
      `${minus}${whole}_${part}`,
      `${minus}${whole}\\frac{${(n % d) * by}}{${d * by}}`,
    ];
  });
}

function withUnit(kind: AnswerKind, unit: string | undefined, written: readonly string[]): readonly string[] {
  if (kind !== "money" || unit === undefined) return written;
  return written.flatMap((text) =>
    text.startsWith("-") || text.startsWith("+")
      ? [text]
      : [text, `${unit}${text}`, `${unit} ${text}`, `${text} ${unit}`],
  );
}

/** English marks turned into the country's. */
function localise(text: string, { locale = "en" }: CheckOptions): string {
  const { decimal, groups } = conventionsOf(locale)[0];
  if (decimal === "." && groups.includes(",")) return text;
  return text.replace(/[.,]/gu, (mark) => (mark === "." ? decimal : groups.includes(".") ? "." : " "));
}

function terminates({ d }: Rational): boolean {
  let rest = d;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n;
}

function decimalText({ n, d }: Rational): string {
  let places = 0;
  let scale = 1n;
  while ((n * scale) % d !== 0n) {
    scale *= 10n;
    places++;
  }
  const digits = String((n * scale) / d).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function fullWidth(text: string): string {
  return text.replace(/\d/gu, (digit) => String.fromCharCode(0xff10 + Number(digit)));
}
