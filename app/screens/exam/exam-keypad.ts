import type { AnswerBoxView, AnswerKind } from "#engine";
import { keypadLayout, keypadNeeds, type KeypadKey } from "../practice/keypad-layout.ts";

/** Kinds whose answer is one number, however it is to be written. */
const NUMBERS: ReadonlySet<AnswerKind> = new Set([
  "integer",
  "decimal",
  "money",
  "percent",
  "fraction",
  "mixed",
  "number",
]);

/**
 * The box as an exam shows it: neither its size nor its drawing tells whether a fraction is asked for; what is typed
 * alone makes it a mixed number [SCR18].
 */
export function examBox(box: AnswerBoxView, text: string): AnswerBoxView {
  return isNumber(box) ? { ...box, kind: /\s/u.test(text) ? "mixed" : "number" } : box;
}

/**
 * The keys for a box of an exam. For every number they are the same, fraction and decimal mark together, so that
 * they do not tell its form [SCR18].
 */
export function examKeypad(box: AnswerBoxView, mark: "." | ","): readonly (readonly KeypadKey[])[] {
  if (!isNumber(box)) return keypadLayout(keypadNeeds(box, mark));
  const rows = keypadLayout({ kind: "mixed", mark, shownVariable: null });
  const point = keypadLayout({ kind: "decimal", mark, shownVariable: null })
    .flat()
    .find(({ id }) => id === mark);
  const withPoint = (key: KeypadKey) => (key.id === "0" && point ? [{ ...key, span: key.span - 1 }, point] : [key]);
  return rows.map((row) => row.flatMap(withPoint));
}

/** A number, also one that stands behind `x =` where nothing but a number can. */
function isNumber({ kind, variable, variables = [] }: AnswerBoxView): boolean {
  if (kind !== "equation") return NUMBERS.has(kind);
  return variable !== null && variables.every((name) => name === variable);
}
