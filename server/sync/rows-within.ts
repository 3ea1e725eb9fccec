/** Of events in one answer; a single row goes out however long it is [characters of JSON]. */
export const MAX_ROWS_TEXT = 1_000_000;

/** The first of the rows, as far as an answer has room for them [SYN95]. */
export function rowsWithin<Row>(rows: Iterable<Row>, lengthOf: (row: Row) => number): Row[] {
  const taken: Row[] = [];
  let length = 0;
  for (const row of rows) {
    length += lengthOf(row);
    if (taken.length > 0 && length > MAX_ROWS_TEXT) break;
    taken.push(row);
  }
  return taken;
}
