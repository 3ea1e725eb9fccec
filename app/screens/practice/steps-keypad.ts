import type { AnswerBoxView, AnswerKind } from "#engine";
import { keypadLayout, keypadNeeds, type KeypadKey } from "./keypad-layout.ts";

const LETTERED: ReadonlySet<AnswerKind> = new Set(["equation", "expression", "inequality", "system"]);

/**
 * The keys for lines of working, in four rows so that there is room for the lines: digits, operations, brackets, `=`;
 * letters and powers where the answer has letters, less and more where it is an inequality [SCR16].
 */
export function stepsKeypad(boxes: readonly AnswerBoxView[], mark: "." | ","): readonly (readonly KeypadKey[])[] {
  const lettered = boxes.find(({ kind }) => LETTERED.has(kind));
  const asked: AnswerBoxView = { label: "", kind: "equation", unit: null, variable: null };
  const needs = keypadNeeds({ ...lettered, ...asked }, mark);
  const unknown = lettered?.variable ?? null;
  const known = keypadLayout({ ...needs, ...(unknown === null ? {} : { variables: [unknown] }) }).flat();
  const letters = known.slice(
    0,
    known.findIndex(({ id }) => id === "="),
  );
  const key = (id: string): readonly KeypadKey[] => known.filter((face) => face.id === id).map(ofOneKey);
  const keys = (...ids: readonly string[]): readonly KeypadKey[] => ids.flatMap(key);
  const further = lettered === undefined ? [PERCENT] : [...letters.slice(0, 1), ...key("power")];
  return [
    ...(lettered?.kind === "inequality" ? [COMPARISONS] : []),
    [...keys("7", "8", "9", "(", ")", "erase")],
    [...keys("4", "5", "6", "+", "-", "left")],
    [...keys("1", "2", "3", "×"), DIVIDED, ...key("right")],
    [
      ...keys("0", known.find(({ name }) => name === "key.point" || name === "key.comma")?.id ?? ""),
      ...key("="),
      ...key("fraction"),
      ...further,
    ],
  ];
}

function ofOneKey(key: KeypadKey): KeypadKey {
  return { ...key, span: 1 };
}

const DIVIDED = sign("÷", "key.divided-by");
const PERCENT: KeypadKey = { ...sign("%", "key.percent"), span: 2 };
const COMPARISONS: readonly KeypadKey[] = [
  sign("<", "key.less"),
  sign(">", "key.greater"),
  sign("≤", "key.at-most"),
  sign("≥", "key.at-least"),
];

function sign(text: string, name: KeypadKey["name"]): KeypadKey {
  return { id: text, action: { type: "insert", text }, face: { text, italic: false }, name, span: 1 };
}
