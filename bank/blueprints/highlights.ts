import type { Highlight } from "#engine";

/** Where a hint speaks of no part of a picture, or where to point at it would answer what the hint asks. */
export const NOTHING: readonly Highlight[] = [];

/** The columns or blocks of places, 0 for the ones. */
export function placesAt(...places: readonly number[]): readonly Highlight[] {
  return places.map((place) => ({ type: "place", place }));
}

/** What is carried to places, or traded there. */
export function notesAt(...places: readonly number[]): readonly Highlight[] {
  return places.map((place) => ({ type: "note", place }));
}

export function ticksAt(...numbers: readonly number[]): readonly Highlight[] {
  return numbers.map((at) => ({ type: "tick", at }));
}

export function wayFrom(from: number, to: number): readonly Highlight[] {
  return [{ type: "span", from, to }];
}

/** The first parts of a bar, 0 for the upper one. */
export function partsOfBar(bar: number, parts: number): readonly Highlight[] {
  return [{ type: "parts", bar, parts }];
}
