import { hasManyMarks } from "../session/field-faults.ts";

export const MAX_NAME_LENGTH = 60;
/** As many as a class holds. */
export const MAX_CLASS = 200;

export interface ParsedNames {
  readonly names: readonly string[];
  /** Longer than a name may be. */
  readonly tooLong: readonly string[];
  /** With more marks at one letter than any script writes. */
  readonly marked: readonly string[];
  /** Here twice, or in the class already: they would look the same where a name is chosen. */
  readonly twice: readonly string[];
}

/**
 * Names from what was typed or pasted: one a line; columns of a spreadsheet go together with a space; numbers and dots
 * before a name, empty lines and signs that cannot be seen go away [TEA7].
 */
export function parseNames(typed: string, there: readonly string[]): ParsedNames {
  const names = typed
    .split(/[\r\n\u2028\u2029]+/u)
    .map(tidyName)
    .filter((name) => name !== "");
  const seen = new Set(there.map(sameName));
  const twice = new Set<string>();
  for (const name of names) {
    if (seen.has(sameName(name))) twice.add(name);
    seen.add(sameName(name));
  }
  const tooLong = names.filter((name) => [...name].length > MAX_NAME_LENGTH);
  return { names, tooLong, marked: names.filter(hasManyMarks), twice: [...twice] };
}

function tidyName(line: string): string {
  return line
    .normalize("NFC")
    .replaceAll("\t", " ")
    .replaceAll(/(?![\u200C\u200D])\p{C}/gu, "")
    .replace(/^\s*(?:\d{1,3}\s*[.):]|\d{1,3}(?=\s)|[-–•*·])\s*/u, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function sameName(name: string): string {
  return name.toLowerCase();
}
