import type { AnswerKind } from "#engine";

/** Characters `from` to `to` (exclusive) of the typed text. */
export interface Slot {
  readonly from: number;
  readonly to: number;
}

/** A piece of a typed answer as it is drawn. A fraction without a `bottom` has none typed yet. */
export type DrawnPiece =
  | ({ readonly type: "text" } & Slot)
  | { readonly type: "fraction"; readonly top: Slot; readonly bottom: Slot | null };

/**
 * How a typed answer is drawn: `2 5/6` is 2, then 5 over 6. Everything typed appears exactly once, in
 * order, but for the fraction's slash and the blank before a fraction. What a half-typed answer shows is
 * what the checker would read: `5` is a whole 5 until the slash makes it a top.
 */
export function drawAnswer(text: string, kind: AnswerKind): readonly DrawnPiece[] {
  const slash = text.indexOf("/");
  if (slash === -1) return kind === "mixed" ? drawMixedWithoutSlash(text) : plain(text);
  const topFrom = slash - (/[^\s/=(+−-]*$/u.exec(text.slice(0, slash))?.[0].length ?? 0);
  const bottomTo = slash + 1 + (/^[^\s]*/u.exec(text.slice(slash + 1))?.[0].length ?? 0);
  const fraction: DrawnPiece = {
    type: "fraction",
    top: { from: topFrom, to: slash },
    bottom: { from: slash + 1, to: bottomTo },
  };
  return [...textPiece(text, 0, topFrom, true), fraction, ...textPiece(text, bottomTo, text.length, false)];
}

/** `2 ` waits for a top, `2 5` for a bottom. */
function drawMixedWithoutSlash(text: string): readonly DrawnPiece[] {
  const match = /^(\s*[-−]?\d+)(\s+)(\d*)$/u.exec(text);
  if (match === null) return plain(text);
  const [, whole = "", blank = "", top = ""] = match;
  const from = whole.length + blank.length;
  return [
    { type: "text", from: 0, to: whole.length },
    { type: "fraction", top: { from, to: from + top.length }, bottom: null },
  ];
}

function plain(text: string): readonly DrawnPiece[] {
  return text === "" ? [] : [{ type: "text", from: 0, to: text.length }];
}

/** A run of text; blanks next to a fraction are space already. */
function textPiece(text: string, from: number, to: number, beforeFraction: boolean): readonly DrawnPiece[] {
  if (from >= to) return [];
  const end = beforeFraction ? from + text.slice(from, to).trimEnd().length : to;
  return end <= from ? [] : [{ type: "text", from, to: end }];
}

/** The slot a caret at `position` stands in: the last one that touches it. */
export function slotAt(pieces: readonly DrawnPiece[], position: number): Slot | null {
  const slots = pieces.flatMap((piece) =>
    piece.type === "text" ? [piece] : piece.bottom === null ? [piece.top] : [piece.top, piece.bottom],
  );
  const touching = slots.filter((slot) => slot.from <= position && position <= slot.to);
  return touching.at(-1) ?? null;
}
