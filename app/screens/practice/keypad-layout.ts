import type { AnswerKind } from "#engine";
import type { TextId } from "../../text/text.ts";

/** What a key does to the text in the box. */
export type KeyAction =
  | { readonly type: "insert"; readonly text: string }
  | { readonly type: "erase" }
  | { readonly type: "left" }
  | { readonly type: "right" };

export interface KeypadKey {
  readonly action: KeyAction;
  /** What stands on the key; a drawing stands for it when null. */
  readonly face: string | null;
  /** The key's name for screen readers, where the face does not say it. */
  readonly name: TextId | null;
  /** How many columns it is wide. */
  readonly span: number;
}

export interface KeypadNeeds {
  readonly kind: AnswerKind;
  /** The decimal mark the learner writes. */
  readonly mark: "." | ",";
  /** The unknown that stands before the box (`x =`), which then needs no key. */
  readonly shownVariable: string | null;
}

const erase = special({ type: "erase" }, "key.erase");
const left = special({ type: "left" }, "key.left");
const right = special({ type: "right" }, "key.right");
const minus = type("-", "key.minus", "−");
const fraction = special({ type: "insert", text: "/" }, "key.fraction");
const whole = special({ type: "insert", text: " " }, "key.whole");

/**
 * The keys an answer of this kind can need and no others, row by row.
 * They tell nothing about the answer itself. Empty for kinds that are picked.
 */
export function keypadLayout(needs: KeypadNeeds): readonly (readonly KeypadKey[])[] {
  const extras = extraKeys(needs);
  if (extras === null) return [];
  const { before, after, column } = extras;
  const zero = { ...type("0", null), span: 4 - before.length - after.length };
  const rows = [
    [...digits("789"), erase],
    [...digits("456"), left],
    [...digits("123"), right],
    [...before, zero, ...after],
  ];
  if (column.length === 0) return rows;
  return rows.map((row, at) => [...row, ...column.slice(at, at + 1)]);
}

interface ExtraKeys {
  /** Left and right of the 0, and a fifth column from the top. */
  readonly before: readonly KeypadKey[];
  readonly after: readonly KeypadKey[];
  readonly column: readonly KeypadKey[];
}

function extraKeys({ kind, mark, shownVariable }: KeypadNeeds): ExtraKeys | null {
  const decimal = type(mark, mark === "." ? "key.point" : "key.comma");
  switch (kind) {
    case "integer":
      return { before: [minus], after: [], column: [] };
    case "decimal":
      return { before: [minus], after: [decimal], column: [] };
    case "money":
      return { before: [], after: [decimal], column: [] };
    case "percent":
      return { before: [type("%", "key.percent")], after: [decimal], column: [] };
    case "fraction":
      return { before: [minus], after: [fraction], column: [] };
    case "mixed":
      return { before: [minus], after: [whole, fraction], column: [] };
    case "number":
      return { before: [minus], after: [decimal, fraction], column: [] };
    case "equation":
      return {
        before: [minus],
        after: [decimal, fraction],
        column: shownVariable === null ? [type("x", null), type("=", "key.equals")] : [],
      };
    case "boolean":
    case "choice":
      return null;
  }
}

function digits(text: string): readonly KeypadKey[] {
  return [...text].map((digit) => type(digit, null));
}

function type(text: string, name: TextId | null, face = text): KeypadKey {
  return { action: { type: "insert", text }, face, name, span: 1 };
}

function special(action: KeyAction, name: TextId): KeypadKey {
  return { action, face: null, name, span: 1 };
}
