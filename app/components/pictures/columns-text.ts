/** Stands in the answer's text for a place that has no digit yet, between or behind digits. */
export const EMPTY_PLACE = "□";

/** Digits of the answer row, the highest place first, "" where none is written. */
export type Cells = readonly string[];

/** What the cells write into the answer box: 1, empty, 6 is `1□6`; empty cells in front say nothing. */
export function cellsToText(cells: Cells): string {
  const first = cells.findIndex((digit) => digit !== "");
  return first === -1
    ? ""
    : cells
        .slice(first)
        .map((digit) => digit || EMPTY_PLACE)
        .join("");
}

/** The same read back; all cells are empty where the text is not one that cells can write. */
export function textToCells(text: string, columns: number): Cells {
  const written = [...text.trim()];
  const fits = written.length <= columns && written.every((sign) => sign === EMPTY_PLACE || /^\d$/u.test(sign));
  const digits = fits ? written.map((sign) => (sign === EMPTY_PLACE ? "" : sign)) : [];
  return [...Array.from({ length: columns - digits.length }, () => ""), ...digits];
}

/** The last `most` digits of what was typed into a cell: a new digit takes the place of the old one. */
export function digitsTyped(typed: string, most: number): string {
  return typed.replace(/\D/gu, "").slice(-most);
}
