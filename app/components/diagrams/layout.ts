export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room a picture is drawn for: a phone's width, and low, so that question and keypad fit with it. */
export const ROOM: Size = { width: 360, height: 150 };

/** A label wanted at `x` (its middle) that takes `width`. */
export interface PlacedLabel {
  readonly x: number;
  readonly width: number;
}

/**
 * Row of each label so that no two of a row touch [DGM3]: 0 is the row nearest the line, and a label
 * goes to the first row with room, in the order given by `x`. Every label gets a row; none is dropped.
 *
 * @param gap - least distance between neighbours of a row
 */
export function labelRows(labels: readonly PlacedLabel[], gap: number): readonly number[] {
  const order = labels.map((_, i) => i).toSorted((a, b) => (labels[a]?.x ?? 0) - (labels[b]?.x ?? 0) || a - b);
  const greedy = assignRows(labels, order, gap, null);
  if (labels.length < MANY || greedy.every((row) => row === 0)) return greedy;
  // Many labels look calmer when they take turns than when only the crowded ones step down.
  return assignRows(labels, order, gap, 2);
}

const MANY = 8;

/** With `turns`, the k-th label starts looking at row k mod `turns`. */
function assignRows(
  labels: readonly PlacedLabel[],
  order: readonly number[],
  gap: number,
  turns: number | null,
): readonly number[] {
  const rowEnds: number[] = [];
  const rows = labels.map(() => 0);
  order.forEach((i, k) => {
    const label = labels[i];
    if (label === undefined) return;
    const start = label.x - label.width / 2;
    let row = turns === null ? 0 : k % turns;
    while (start < (rowEnds[row] ?? -Infinity) + gap) row++;
    rows[i] = row;
    rowEnds[row] = start + label.width;
  });
  return rows;
}

/** One way to arrange a picture; `empty` is the part of its places that stays empty (0 to 1). */
export interface Arrangement extends Size {
  readonly empty: number;
}

/**
 * The arrangement that can be drawn largest in the room, where each empty place of a ragged last row
 * counts double; the first of equals [DGM4].
 */
export function bestFit<Layout extends Arrangement>(
  first: Layout,
  others: readonly Layout[],
  room: Size = ROOM,
): Layout {
  const worth = (layout: Layout) =>
    Math.min(room.width / layout.width, room.height / layout.height) * Math.max(0.1, 1 - 2 * layout.empty);
  return others.reduce((best, next) => (worth(next) > worth(best) + 1e-9 ? next : best), first);
}

/**
 * Lengths in proportion to `sizes` that fill `total`, none shorter than `least` [DGM5]. What the short ones
 * need is taken from the long ones in proportion, so order of size is kept. All equal when `least` leaves no choice.
 */
export function shares(sizes: readonly number[], total: number, least: number): readonly number[] {
  const floor = Math.min(least, total / sizes.length);
  let lengths = proportional(sizes, total);
  for (let pass = 0; pass < sizes.length; pass++) {
    const short = lengths.map((length) => length < floor - 1e-9);
    if (!short.includes(true)) break;
    const fixed = lengths.map((length, i) => short[i] === true || length <= floor + 1e-9);
    const left = total - floor * fixed.filter(Boolean).length;
    const free = proportional(
      sizes.map((size, i) => (fixed[i] === true ? 0 : size)),
      left,
    );
    lengths = lengths.map((_, i) => (fixed[i] === true ? floor : (free[i] ?? floor)));
  }
  return lengths;
}

function proportional(sizes: readonly number[], total: number): readonly number[] {
  const sum = sizes.reduce((a, b) => a + b, 0);
  return sizes.map((size) => (sum > 0 ? (size / sum) * total : total / sizes.length));
}

/** Values of the ticks of a number line; at most 121, so that a careless step cannot freeze the page [DGM2]. */
export function ticks(from: number, to: number, step: number): readonly number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  const every = Math.max(1, Math.ceil(count / 120));
  return Array.from({ length: Math.floor(count / every) + 1 }, (_, i) => from + i * every * step);
}

/** Splits `total` into rows of at most `perRow`: 7 by 5 is [5, 2]. */
export function rowsOf(total: number, perRow: number): readonly number[] {
  const rows: number[] = [];
  for (let left = total; left > 0; left -= perRow) rows.push(Math.min(perRow, left));
  return rows;
}
