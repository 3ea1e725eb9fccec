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
