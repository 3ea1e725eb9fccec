/** One record of a CSV file. */
export interface CsvRecord {
  /** The line it begins on, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * Reads CSV as RFC 4180 has it: quoted fields may hold separators, line breaks and doubled quotes. Fields are separated
 * by what the first line has most of: commas, semicolons or tabs. Empty lines are passed over; null stands for a record
 * whose quote is never closed.
 */
export async function* csvRecords(
  lines: AsyncIterable<string>,
): AsyncGenerator<CsvRecord | { readonly line: number; readonly fields: null }> {
  let separator: string | null = null;
  let begun: string | null = null;
  let line = 0;
  let firstLine = 1;
  for await (const text of lines) {
    line += 1;
    if (begun === null) firstLine = line;
    const record: string = begun === null ? text.replace(/^\uFEFF/u, "") : `${begun}\n${text}`;
    begun = hasOpenQuote(record) ? record : null;
    if (begun !== null || record.trim() === "") continue;
    separator ??= separatorOf(record);
    yield { line: firstLine, fields: fieldsOf(record, separator) };
  }
  if (begun !== null) yield { line: firstLine, fields: null };
}

function hasOpenQuote(record: string): boolean {
  return count(record, '"') % 2 === 1;
}

function separatorOf(header: string): string {
  const [most = ","] = [",", ";", "\t"].toSorted((a, b) => count(header, b) - count(header, a));
  return most;
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function fieldsOf(record: string, separator: string): readonly string[] {
  const fields: string[] = [];
  let open = "";
  for (const piece of record.split(separator)) {
    open = open === "" ? piece : `${open}${separator}${piece}`;
    if (hasOpenQuote(open)) continue;
    fields.push(unquoted(open.trim()));
    open = "";
  }
  return fields;
}

function unquoted(field: string): string {
  return field.startsWith('"') && field.endsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}
