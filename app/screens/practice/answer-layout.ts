import type { AnswerKind } from "#engine";
import { matchBrackets, operandEnd, signsOf, WORD_BEFORE_BRACKET, type SignPiece, type Span } from "./answer-signs.ts";

/** A place for typing: characters `from` to `to` (exclusive) of the text, as they are drawn. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly DrawnPiece[];
}

/** An empty place that waits for something. */
export interface HolePiece extends Span {
  readonly type: "hole";
}

/** A piece with places of its own. Slashes, carets and the brackets that only hold them together are not drawn. */
export type StructurePiece = Span &
  (
    | { readonly type: "fraction"; readonly top: Row; /** Null where none is typed yet. */ readonly bottom: Row | null }
    | { readonly type: "power" | "index"; readonly of: Row }
    | { readonly type: "root"; readonly index: Row | null; readonly of: Row }
    | { readonly type: "brackets"; readonly open: string; readonly close: string; readonly of: Row }
  );

export type DrawnPiece = SignPiece | HolePiece | StructurePiece;

/**
 * How a typed answer is drawn: `2 5/6` is 2, then 5 over 6; `(x+1)/(2)` a fraction, `√(3)` a root. Everything typed
 * appears exactly once, in order, but for what the drawing itself says. Any text has a drawing; what can be read in
 * two ways, `1/2x`, is drawn as it was typed.
 */
export function layOut(text: string, kind: AnswerKind): Row {
  const matches = matchBrackets(text, kind);
  const waiting = kind === "mixed" ? mixedWithoutSlash(text) : null;
  if (waiting !== null) return waiting;
  return readRow({ text, kind, matches }, 0, text.length, "line");
}

/** The places inside a piece, in the order of the text. */
export function rowsOf(piece: DrawnPiece): readonly Row[] {
  switch (piece.type) {
    case "sign":
    case "hole":
      return [];
    case "fraction":
      return piece.bottom === null ? [piece.top] : [piece.top, piece.bottom];
    case "root":
      return piece.index === null ? [piece.of] : [piece.index, piece.of];
    case "power":
    case "index":
    case "brackets":
      return [piece.of];
  }
}

/** Where the pieces that are one operand begin, going back from `end` in `pieces`. */
export function operandStart(pieces: readonly DrawnPiece[], end: number, what: OperandOptions): number {
  let at = end;
  while (at > 0 && isOperand(pieces[at - 1], what)) at -= 1;
  return at;
}

export interface OperandOptions {
  readonly kind: AnswerKind;
  /** Whether a fraction may be part of it. */
  readonly fractions: boolean;
}

interface Source {
  readonly text: string;
  readonly kind: AnswerKind;
  readonly matches: ReadonlyMap<number, number>;
}

type Place = "line" | "slot" | "brackets";

/** `2 ` waits for a top, `2 5` for a bottom. */
function mixedWithoutSlash(text: string): Row | null {
  const match = /^(\s*[-−]?\d+\s+)(\d*)$/u.exec(text);
  if (match === null) return null;
  const from = match[1]?.length ?? 0;
  const to = text.length;
  const top: Row = { from, to, pieces: to > from ? signsOf(text, from, to, "mixed") : [holeAt(from)] };
  const fraction: StructurePiece = { type: "fraction", from, to, top, bottom: null };
  return { from: 0, to, pieces: [...signsOf(text, 0, from, "mixed"), fraction] };
}

function readRow(source: Source, from: number, to: number, place: Place): Row {
  const pieces: DrawnPiece[] = [];
  let at = from;
  while (at < to) at = readPiece(source, at, to, pieces);
  if (place === "slot" && pieces.length === 0) pieces.push(holeAt(from));
  return { from, to, pieces: place === "brackets" ? withHoles(pieces, to) : pieces };
}

/** Reads the piece at `at` into `pieces`, which ends there; gives where it ends. */
function readPiece(source: Source, at: number, to: number, pieces: DrawnPiece[]): number {
  const { text, kind } = source;
  const worded = readWorded(source, at, to) ?? readBrackets(source, at, to);
  if (worded !== null) {
    pieces.push(worded);
    return worded.to;
  }
  const character = text.charAt(at);
  if (character === "^" || (character === "_" && isLetter(pieces.at(-1)))) {
    const piece = readScript(source, at, to, character === "^" ? "power" : "index");
    if (!isOperand(pieces.at(-1), { kind, fractions: true })) pieces.push(holeAt(at));
    pieces.push(piece);
    return piece.to;
  }
  if (character === "/") {
    const start = operandStart(pieces, pieces.length, { kind, fractions: false });
    const fraction = readFraction(source, at, to, pieces.slice(start), pieces[start - 1]);
    if (fraction !== null) {
      pieces.splice(start, pieces.length - start, fraction);
      return fraction.to;
    }
  }
  const [sign] = signsOf(text, at, to, kind);
  if (sign === undefined) return to;
  pieces.push(sign);
  return sign.to;
}

/** `√(3)`, `sqrt(3)`, `sqrt[3](8)`, `abs(x)`. */
function readWorded(source: Source, at: number, to: number): StructurePiece | null {
  const { text, matches } = source;
  const word = WORD_BEFORE_BRACKET.find((known) => text.startsWith(known, at));
  if (word === undefined) return null;
  const open = at + word.length;
  const close = matches.get(open) ?? to;
  if (close >= to) return null;
  if (text.charAt(open) === "[") {
    const last = text.charAt(close + 1) === "(" && word !== "abs" ? (matches.get(close + 1) ?? to) : to;
    if (last >= to || text.charAt(close) !== "]") return null;
    const index = readRow(source, open + 1, close, "slot");
    return { type: "root", from: at, to: last + 1, index, of: readRow(source, close + 2, last, "slot") };
  }
  if (text.charAt(open) !== "(") return null;
  const of = readRow(source, open + 1, close, "slot");
  return word === "abs"
    ? { type: "brackets", from: at, to: close + 1, open: "|", close: "|", of }
    : { type: "root", from: at, to: close + 1, index: null, of };
}

function readBrackets(source: Source, at: number, to: number): StructurePiece | null {
  const close = source.matches.get(at);
  if (close === undefined || close >= to) return null;
  const of = readRow(source, at + 1, close, "brackets");
  const { text } = source;
  return { type: "brackets", from: at, to: close + 1, open: text.charAt(at), close: text.charAt(close), of };
}

function readScript(source: Source, at: number, to: number, type: "power" | "index"): StructurePiece {
  const held = heldRow(source, at + 1, to);
  if (held !== null) return { type, from: at, to: held.to + 1, of: held };
  const end = operandEnd(source.text, at + 1, to, source.matches, type === "power" ? "exponent" : "index");
  return { type, from: at, to: end, of: readRow(source, at + 1, end, "slot") };
}

/** Null where the slash is not plainly the bar of a fraction. */
function readFraction(
  source: Source,
  slash: number,
  to: number,
  operand: readonly DrawnPiece[],
  before: DrawnPiece | undefined,
): StructurePiece | null {
  if (before?.type === "fraction" && before.to === slash) return null;
  const [first] = operand;
  const from = first?.from ?? slash;
  const isHeld = operand.length === 1 && first?.type === "brackets" && first.open === "(" && first.close === ")";
  const top: Row = isHeld
    ? readRow(source, first.from + 1, first.to - 1, "slot")
    : { from, to: slash, pieces: operand.length === 0 ? [holeAt(slash)] : operand };
  const held = heldRow(source, slash + 1, to);
  if (held !== null) return { type: "fraction", from, to: held.to + 1, top, bottom: held };
  const end = operandEnd(source.text, slash + 1, to, source.matches, source.kind === "units" ? "unit" : "bottom");
  if (end === -1) return null;
  return { type: "fraction", from, to: end, top, bottom: readRow(source, slash + 1, end, "slot") };
}

/** The place inside round brackets that begin here and only hold it together. */
function heldRow(source: Source, open: number, to: number): Row | null {
  const close = source.matches.get(open);
  if (source.text.charAt(open) !== "(" || source.text.charAt(close ?? open) !== ")") return null;
  return close === undefined || close >= to ? null : readRow(source, open + 1, close, "slot");
}

/** `(, 2)` has an empty place before the comma. */
function withHoles(pieces: readonly DrawnPiece[], to: number): readonly DrawnPiece[] {
  const filled: DrawnPiece[] = [];
  let isEmpty = true;
  for (const piece of pieces) {
    const isComma = piece.type === "sign" && /^[,;]/u.test(piece.face);
    if (isComma && isEmpty) filled.push(holeAt(piece.from));
    filled.push(piece);
    isEmpty = isComma || (isEmpty && piece.type === "sign" && piece.face === " ");
  }
  return isEmpty ? [...filled, holeAt(to)] : filled;
}

function holeAt(at: number): HolePiece {
  return { type: "hole", from: at, to: at };
}

function isOperand(piece: DrawnPiece | undefined, { kind, fractions }: OperandOptions): boolean {
  switch (piece?.type) {
    case undefined:
    case "hole":
      return false;
    case "fraction":
      return fractions;
    case "sign":
      return piece.face === "," ? ONE_NUMBER.has(kind) : OPERAND_SIGN.test(piece.face);
    default:
      return true;
  }
}

/** Kinds in which a comma stands inside a number and never between two things. */
const ONE_NUMBER: ReadonlySet<AnswerKind> = new Set([
  "integer",
  "decimal",
  "fraction",
  "mixed",
  "number",
  "percent",
  "money",
  "scientific",
  "units",
]);
const OPERAND_SIGN = /^(?!no solution)[\p{L}\p{N}.'∞°%$€£¥₹…?#]/u;

function isLetter(piece: DrawnPiece | undefined): boolean {
  return piece?.type === "sign" && /^\p{L}/u.test(piece.face);
}
