import Papa from "papaparse";

/** Signs that may stand between columns; which of them does, the text itself tells. */
const BETWEEN = [",", ";", "\t", "|"];

/** Spreadsheets write the sign between columns into a first line of its own. */
const SAYS_SIGN = /^\uFEFF?sep=([,;|\t])[\r\n]+/iu;

/** In the place of a quote: a sign that no text has. */
const STAND_IN = "\uE000";

/**
 * The cells of a text in columns, with quotes and line ends as spreadsheets write them; null where it has no columns. Its name
 * keeps it off the devices of pupils.
 */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const said = SAYS_SIGN.exec(text);
  const rest = said === null ? text.replace(/^\uFEFF/u, "") : text.slice(said[0].length);
  const options = { delimitersToGuess: BETWEEN, skipEmptyLines: "greedy", delimiter: said?.[1] ?? "" } as const;
  const whole = Papa.parse<string[]>(rest, options);
  // A quote that never ends has taken the lines after it: read as signs like others, nothing is lost.
  const isTorn = whole.errors.some(({ type }) => type === "Quotes");
  const read = isTorn ? Papa.parse<string[]>(rest.replaceAll('"', STAND_IN), options) : whole;
  const hasColumns = read.errors.every(({ type }) => type !== "Delimiter") && read.data.some((row) => row.length > 1);
  if (!hasColumns) return null;
  return isTorn ? read.data.map((row) => row.map((cell) => cell.replaceAll(STAND_IN, '"'))) : read.data;
}

export interface Records {
  /** Cells by the names of their columns, in small letters. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly columns: readonly string[];
  /** The row with a quote that does not end where it should, from 1; null: there is none. */
  readonly tornRow: number | null;
}

/** A file whose first line names the columns. */
export function readRecords(text: string): Records {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/u, ""), {
    header: true,
    skipEmptyLines: "greedy",
    delimitersToGuess: BETWEEN,
    transformHeader: (head) => head.trim().toLowerCase(),
  });
  const torn = errors.find(({ type }) => type === "Quotes")?.row;
  // It counts from the first line, which has the names.
  return { rows: data, columns: meta.fields ?? [], tornRow: torn === undefined ? null : Math.max(torn, 1) };
}
