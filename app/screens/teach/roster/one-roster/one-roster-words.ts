import type { TextId, TextValues } from "../../../../text/text.ts";
import type { OneRosterFault } from "./teach-one-roster.ts";

/** Why nothing of a file is used. */
export interface FileWords {
  readonly text: TextId;
  readonly values?: TextValues;
}

const WORDS: Readonly<Record<OneRosterFault["type"], TextId>> = {
  "broken-zip": "teach.one-roster.fault.broken-zip",
  "too-large": "teach.add.file.too-large",
  "missing-file": "teach.one-roster.fault.missing-file",
  "missing-column": "teach.one-roster.fault.missing-column",
  "bad-value": "teach.one-roster.fault.bad-value",
  torn: "teach.one-roster.fault.torn",
  version: "teach.one-roster.fault.version",
  "no-classes": "teach.one-roster.fault.no-classes",
};

/** What is the matter and where, in words. */
export function oneRosterWords({ type, ...values }: OneRosterFault): FileWords {
  return { text: WORDS[type], values };
}
