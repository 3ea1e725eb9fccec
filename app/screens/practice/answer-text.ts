import type { AnswerKind } from "#engine";
import { layOut, operandStart, rowsOf, type Row, type StructurePiece } from "./answer-layout.ts";
import { signsOf } from "./answer-signs.ts";
import { nextHole, nextStop, placeOfCaret, snapCaret } from "./caret.ts";
import type { KeyAction } from "./keypad-layout.ts";
import { pristineTemplates, SLOT } from "./templates.ts";

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

const PLAIN_KINDS: ReadonlySet<AnswerKind> = new Set([
  "integer",
  "decimal",
  "percent",
  "money",
  "text",
  "choice",
  "boolean",
]);

/** Kinds whose text is drawn as it is meant: `2 5/6` with the 5 over the 6. */
export function isDrawn(kind: AnswerKind): boolean {
  return !PLAIN_KINDS.has(kind);
}

/** What a key of the keypad makes of the box. Never throws; a full box stays as it is. */
export function pressKey(box: BoxText, action: KeyAction, kind: AnswerKind): BoxText {
  return settleCaret(act(box, action, kind), kind);
}

function act(box: BoxText, action: KeyAction, kind: AnswerKind): BoxText {
  switch (action.type) {
    case "insert":
      return leadsOut(box, action.text, kind) ? moveCaret(box, kind, 1) : insertText(box, action.text, kind);
    case "template":
      return insertTemplate(box, action.text, action.takes, kind);
    case "erase":
      return erase(box, kind);
    case "left":
      return moveCaret(box, kind, -1);
    case "right":
      return canOpenDenominator(box, kind) ? insertText(box, "/", kind) : moveCaret(box, kind, 1);
  }
}

/** One step of the caret over what is drawn; a selection is left at its end. */
export function moveCaret(box: BoxText, kind: AnswerKind, step: -1 | 1): BoxText {
  const from = step === 1 ? box.end : box.start;
  const isCaret = box.start === box.end;
  if (!isDrawn(kind)) return caretAt(box, isCaret ? from + step : from);
  const row = layOut(box.text, kind);
  return caretAt(box, isCaret ? nextStop(row, from, step) : snapCaret(row, from));
}

/** To the next empty place, or the one before; null when there is none. */
export function moveToHole(box: BoxText, kind: AnswerKind, step: -1 | 1): BoxText | null {
  if (!isDrawn(kind)) return null;
  const hole = nextHole(layOut(box.text, kind), box.end, step);
  return hole === null ? null : caretAt(box, hole);
}

/** A caret that was set from outside, moved to where something is drawn. Selections stay. */
export function settleCaret(box: BoxText, kind: AnswerKind): BoxText {
  if (!isDrawn(kind) || box.start !== box.end) return box;
  return caretAt(box, snapCaret(layOut(box.text, kind), box.start));
}

/**
 * What a keyboard has typed, after what stood there before: a `)` typed right before the `)` of a place goes out of
 * that place instead of standing there twice.
 */
export function afterTyping(before: BoxText, after: BoxText, kind: AnswerKind): BoxText {
  const at = before.start;
  const isTypedOver =
    leadsOut(before, ")", kind) &&
    after.text === `${before.text.slice(0, at)})${before.text.slice(at)}` &&
    after.start === at + 1;
  return isTypedOver ? moveCaret(before, kind, 1) : settleCaret(after, kind);
}

/** The bracket that closes the place the caret is at the end of leads out of it. */
function leadsOut(box: BoxText, typed: string, kind: AnswerKind): boolean {
  if (typed !== ")" || box.start !== box.end || !isDrawn(kind) || box.text.charAt(box.start) !== ")") return false;
  const { row, around } = placeOfCaret(layOut(box.text, kind), box.start);
  return around.length > 0 && row.to === box.start;
}

/** An opening bracket with nothing behind it brings its partner, so that the places around it stay whole. */
function insertText(box: BoxText, text: string, kind: AnswerKind): BoxText {
  const isLast = text === "(" && isDrawn(kind) && placeOfCaret(layOut(box.text, kind), box.end).row.to === box.end;
  if (isLast && box.start === box.end) return replace(box, box.start, box.end, "()", 1);
  return replace(box, box.start, box.end, text, text.length);
}

/**
 * Puts a template in: what is selected, or the operand before the caret where the template takes one, goes into its
 * first place. The caret goes into the first place that is empty.
 */
function insertTemplate(box: BoxText, template: string, takes: "operand" | "nothing", kind: AnswerKind): BoxText {
  const ends = changedEnds(box, template, kind);
  if (ends !== null) return ends;
  // A power goes behind what is selected.
  if (template.startsWith("^")) return replaceWithTemplate({ ...box, start: box.end }, box.end, template);
  const isSelection = box.start !== box.end;
  const from = takes === "operand" && !isSelection ? operandBefore(box, kind) : box.start;
  const held = box.text.slice(from, box.end);
  if (held === "") return replaceWithTemplate(box, from, template);
  const filled = takes === "operand" ? withOperand(template, held, kind) : template.replace(SLOT, held);
  return replaceWithTemplate(box, from, filled);
}

/** A fraction's operand loses the brackets that are there only to hold it. */
function withOperand(template: string, operand: string, kind: AnswerKind): string {
  const inner = operand.slice(1, -1);
  const [first, second] = layOut(operand, kind).pieces;
  const isHeld = second === undefined && first?.type === "brackets" && first.open === "(" && first.close === ")";
  return isHeld && !isOperandAlone(inner, kind)
    ? template.replace(`(${SLOT})`, operand)
    : template.replace(SLOT, operand);
}

function replaceWithTemplate(box: BoxText, from: number, template: string): BoxText {
  const slot = template.indexOf(SLOT);
  const text = template.replaceAll(SLOT, "");
  return replace(box, from, box.end, text, slot === -1 ? text.length : slot);
}

/** Another kind of interval pressed inside one: only its ends change. */
function changedEnds(box: BoxText, template: string, kind: AnswerKind): BoxText | null {
  if (kind !== "interval" || box.start !== box.end) return null;
  const interval = placeOfCaret(layOut(box.text, kind), box.start).around.findLast(
    ({ piece: { type, from, to } }) => type === "brackets" && /[,;]/u.test(box.text.slice(from, to)),
  );
  if (interval === undefined || !/[,;]/u.test(template)) return null;
  const { from, to } = interval.piece;
  const inner = box.text.slice(from + 1, to - 1);
  return {
    ...box,
    text: box.text.slice(0, from) + template.charAt(0) + inner + template.slice(-1) + box.text.slice(to),
  };
}

/** Where the operand right before the caret begins. */
function operandBefore({ text, start }: BoxText, kind: AnswerKind): number {
  const { row } = placeOfCaret(layOut(text, kind), start);
  const end = row.pieces.findLastIndex((piece) => piece.to === start && piece.from < start) + 1;
  if (end === 0) return start;
  return row.pieces[operandStart(row.pieces, end, { kind, fractions: true })]?.from ?? start;
}

/** True for what needs no brackets as a top: `3`, `2x`, not `x+1`. */
function isOperandAlone(text: string, kind: AnswerKind): boolean {
  const pieces = layOut(text, kind).pieces.filter(({ type }) => type !== "hole");
  return pieces.length > 0 && operandStart(pieces, pieces.length, { kind, fractions: true }) === 0;
}

/**
 * Delete: the selection; a template nothing was put into, whole; the structure at the beginning of whose place the
 * caret stands, its contents staying; else the sign before the caret. At the end of a structure it goes into it.
 */
function erase(box: BoxText, kind: AnswerKind): BoxText {
  if (box.start !== box.end) return replace(box, box.start, box.end, "", 0);
  const { text, start: at } = box;
  if (at === 0) return box;
  if (!isDrawn(kind)) return replace(box, signsOf(text, 0, at, kind).at(-1)?.from ?? at - 1, at, "", 0);
  for (const { before, after } of pristineTemplates(kind)) {
    if (text.slice(0, at).endsWith(before) && text.startsWith(after, at)) {
      return replace(box, at - before.length, at + after.length, "", 0);
    }
  }
  const place = placeOfCaret(layOut(text, kind), at);
  let { row } = place;
  for (const { row: outer, piece } of place.around.toReversed()) {
    if (row.from < at) break;
    if (piece.from < at) return eraseAround(box, piece, row, kind);
    row = outer;
  }
  return eraseBefore(box, row);
}

/** Delete behind a piece of the place `row`. */
function eraseBefore(box: BoxText, row: Row): BoxText {
  const at = box.start;
  const previous = row.pieces.findLast((piece) => piece.to === at && piece.from < at);
  if (previous?.type === "sign") return replace(box, previous.from, at, "", 0);
  const last = previous === undefined ? undefined : rowsOf(previous).at(-1);
  const isShown = previous?.type === "brackets" && previous.open !== "|";
  return last === undefined || last.to === at || isShown ? replace(box, at - 1, at, "", 0) : caretAt(box, last.to);
}

/** Delete at the beginning of the place `row` of `piece`. */
function eraseAround(box: BoxText, piece: StructurePiece, row: Row, kind: AnswerKind): BoxText {
  const { text } = box;
  const cut = (inner: Row): string => text.slice(inner.from, inner.to);
  const rows = rowsOf(piece);
  if (rows.every((inner) => cut(inner).trim() === "")) return replace(box, piece.from, piece.to, "", 0);
  if (piece.type === "brackets") {
    return piece.open === "|"
      ? replace(box, piece.from, piece.to, cut(row), 0)
      : replace(box, row.from - 1, row.from, "", 0);
  }
  const [first, second] = rows;
  if (second === undefined || first === undefined) return replace(box, piece.from, piece.to, cut(row), 0);
  if (row === first) {
    return cut(first).trim() === "" ? replace(box, piece.from, piece.to, cut(second), 0) : caretAt(box, piece.from);
  }
  if (piece.type === "root") return caretAt(box, first.to);
  const top = cut(first);
  const isHeld = text.charAt(first.to) === ")" && first.from > piece.from;
  const kept = isHeld && !isOperandAlone(top, kind) ? `(${top})` : top;
  return replace(box, piece.from, piece.to, kept + cut(second), kept.length);
}

/** Puts `inner` in place of a stretch; the caret `caret` signs into it. A text that would be too long stays. */
function replace(box: BoxText, from: number, to: number, inner: string, caret: number): BoxText {
  const text = box.text.slice(0, from) + inner + box.text.slice(to);
  if (text.length > Math.max(MAX_ANSWER_LENGTH, box.text.length)) return box;
  return { text, start: from + caret, end: from + caret };
}

function caretAt(box: BoxText, at: number): BoxText {
  const caret = Math.min(Math.max(at, 0), box.text.length);
  return { ...box, start: caret, end: caret };
}

/** ▶ after the top of a mixed number's fraction goes on to the bottom. */
function canOpenDenominator({ text, start, end }: BoxText, kind: AnswerKind): boolean {
  return kind === "mixed" && start === end && end === text.length && /^\s*-?\d+\s+\d+$/u.test(text);
}
