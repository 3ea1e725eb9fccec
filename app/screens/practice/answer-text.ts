import type { AnswerKind } from "#engine";
import type { KeyAction } from "./keypad-layout.ts";

/** Longest text the engine reads [UTF-16 units]. */
export const MAX_ANSWER_LENGTH = 200;

/** The text of one answer box and what is selected in it: `start = end` is a caret. */
export interface BoxText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A box holding `text`, caret at its end. */
export function boxOf(text: string): BoxText {
  return { text, start: text.length, end: text.length };
}

/** Kinds whose text is drawn as it is meant: `2 5/6` with the 5 over the 6. */
export function isDrawn(kind: AnswerKind): boolean {
  return kind === "fraction" || kind === "mixed" || kind === "number";
}

/** What a key of the keypad makes of the box. Never throws; a full box stays as it is. */
export function pressKey(box: BoxText, action: KeyAction, kind: AnswerKind): BoxText {
  switch (action.type) {
    case "insert":
      return insertText(box, action.text);
    case "erase":
      return erase(box);
    case "left":
      return caretAt(box, box.start === box.end ? box.start - 1 : box.start);
    case "right":
      if (canOpenDenominator(box, kind)) return insertText(box, "/");
      return caretAt(box, box.start === box.end ? box.end + 1 : box.end);
  }
}

function insertText(box: BoxText, text: string): BoxText {
  const next = box.text.slice(0, box.start) + text + box.text.slice(box.end);
  if (next.length > MAX_ANSWER_LENGTH) return box;
  const caret = box.start + text.length;
  return { text: next, start: caret, end: caret };
}

function erase(box: BoxText): BoxText {
  const from = box.start === box.end ? Math.max(0, box.start - 1) : box.start;
  return { text: box.text.slice(0, from) + box.text.slice(box.end), start: from, end: from };
}

function caretAt(box: BoxText, at: number): BoxText {
  const caret = Math.min(Math.max(at, 0), box.text.length);
  return { ...box, start: caret, end: caret };
}

/** ▶ after the top of a mixed number's fraction goes on to the bottom. */
function canOpenDenominator({ text, start, end }: BoxText, kind: AnswerKind): boolean {
  return kind === "mixed" && start === end && end === text.length && /^\s*-?\d+\s+\d+$/u.test(text);
}
