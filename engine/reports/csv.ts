/** One column of a table for a spreadsheet: its heading, and what a row has in it; null is an empty cell. */
export interface CsvColumn<Row> {
  readonly name: string;
  /** A number stays a number; text stays text, whatever it begins with. */
  readonly value: (row: Row) => string | number | null;
}

/** What Excel needs to read UTF-8 as such. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet takes text that begins so for a formula. */
const LIKE_A_FORMULA = /^[=+\-@\t\r]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u;

/** Rows as RFC 4180 with a byte order mark; a text cell that could run as a formula gets an apostrophe [CSV1, CSV2]. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvHead(columns) + rows.map((row) => csvLine(columns, row)).join("");
}

/** The beginning of such a table, for rows that come one by one. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return BYTE_ORDER_MARK + lineOf(columns.map(({ name }) => cell(name)));
}

/** One row of it. */
export function csvLine<Row>(columns: readonly CsvColumn<Row>[], row: Row): string {
  return lineOf(columns.map(({ value }) => cell(value(row))));
}

function lineOf(cells: readonly string[]): string {
  return `${cells.join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const safe = LIKE_A_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
