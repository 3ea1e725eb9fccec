import { rowsOf, type DrawnPiece, type Row, type StructurePiece } from "./answer-layout.ts";

/** Where a caret may stand, in order: at every sign and in every place, never inside what is not drawn. */
export function caretStops(row: Row): readonly number[] {
  const stops = new Set<number>([row.from, row.to]);
  for (const piece of row.pieces) {
    stops.add(piece.from);
    stops.add(piece.to);
    for (const inner of rowsOf(piece)) for (const stop of caretStops(inner)) stops.add(stop);
  }
  return [...stops].toSorted((a, b) => a - b);
}

/** The stop nearest to a position; the later one of two. */
export function snapCaret(row: Row, position: number): number {
  let best = row.from;
  for (const stop of caretStops(row)) if (Math.abs(stop - position) <= Math.abs(best - position)) best = stop;
  return best;
}

/** The stop before or after a position; the position's own where there is none. */
export function nextStop(row: Row, position: number, step: -1 | 1): number {
  const stops = caretStops(row);
  const found = step === 1 ? stops.find((stop) => stop > position) : stops.findLast((stop) => stop < position);
  return found ?? position;
}

/** The first empty place behind a position (or the last before it); null where there is none. */
export function nextHole(row: Row, position: number, step: -1 | 1): number | null {
  const holes = holesOf(row);
  const found = step === 1 ? holes.find((hole) => hole > position) : holes.findLast((hole) => hole < position);
  return found ?? null;
}

export function holesOf(row: Row): readonly number[] {
  return row.pieces.flatMap((piece) =>
    piece.type === "hole" ? [piece.from] : rowsOf(piece).flatMap((inner) => holesOf(inner)),
  );
}

/** The innermost place a caret stands in. */
export interface CaretPlace {
  readonly row: Row;
  /** The places around it and the pieces they lie in, innermost last; the whole text is no piece. */
  readonly around: readonly { readonly row: Row; readonly piece: StructurePiece }[];
}

export function placeOfCaret(row: Row, position: number, around: CaretPlace["around"] = []): CaretPlace {
  // Of two pieces that touch it the later one has it, as the next sign will go there.
  for (const piece of row.pieces.toReversed()) {
    const inner = rowsOf(piece).findLast(({ from, to }) => from <= position && position <= to);
    if (inner !== undefined && isStructure(piece)) return placeOfCaret(inner, position, [...around, { row, piece }]);
  }
  return { row, around };
}

function isStructure(piece: DrawnPiece): piece is StructurePiece {
  return piece.type !== "sign" && piece.type !== "hole";
}
