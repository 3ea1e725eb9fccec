import { writeFile } from "node:fs/promises";
import path from "node:path";
import { AnswerRow } from "#engine/reports/answers";
import { z } from "zod";

/** Where the documentation of the columns is. */
export const DATA_DOC = path.join(import.meta.dirname, "../docs/data.md");

const ABOUT = `# Answers for research

\`mathflow export --key FILE\` writes one row for every answer that was marked: of practice, of exams that were scored, and of placements. It reads a school's data (SQLite or
PostgreSQL, with the server up or down), exported logs of learners, or classes (\`mathflow school export-class\`), and changes nothing. This page is written by \`tools/data-doc.ts\` from the schema
that the rows are made by.

- **Nobody is named.** Pupils, sessions and assignments are keyed hashes (HMAC-SHA256 with the key in FILE, 80 bits). The same key gives the same ids, so that a later export goes on from an earlier one. Who has the
  key and the school's data can tell who is who: keep the key apart from the rows, and destroy it when nothing is to be added. Rows are pseudonymous, not anonymous: times and patterns of answers may tell
  who somebody is to who knows them.
- **What was typed** is there for answers that the checker could read. What it could not read may be anything, a name as well: it is left out unless \`--typed all\` is given; with \`--typed none\` nothing
  that was typed is there. Messages to the tutor, and what was written to surveys and in thinking aloud, are in no row.
- **CSV** is RFC 4180 with a byte order mark. An empty cell is a value that is not there. Text that begins like a formula (\`-3\`) has an apostrophe before it, because spreadsheets run such text;
  \`--format ndjson\` has every text as it is, \`null\` for what is not there, and numbers as numbers.
- **Order**: pupil by pupil, for each as the answers came to the log. A device that was offline hands in late: sort by \`at\` where time matters.
- **Questions can be made again** from \`blueprint\`, \`version\`, \`difficulty\` and \`seed\` (\`mathflow item\`).
- Work from shared devices that nobody has been given to is in no row.
- Columns are only added, at the end.

`;

interface Described {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Described[];
  readonly const?: unknown;
  readonly description?: string;
}

/** More are listed below the table. */
const IN_CELL = 8;

/** The whole page [DAT4]. */
export function dataDoc(): string {
  const schema = z.toJSONSchema(AnswerRow) as unknown as {
    readonly properties: Readonly<Record<string, Described>>;
  };
  const columns = Object.entries(schema.properties).map(([name, one]) => ({
    name,
    ...typesOf(one),
    about: one.description,
  }));
  const rows = columns.map(({ name, types, values, isNullable, about = "" }) => {
    const kind = values.length > IN_CELL ? "one of those below" : [...types, ...values].join(", ");
    return `| \`${name}\` | ${kind}${isNullable ? ", may be empty" : ""} | ${about.replaceAll("|", "\\|")} |`;
  });
  const lists = columns
    .filter(({ values }) => values.length > IN_CELL)
    .map(({ name, values }) => `\n\`${name}\` is one of ${values.join(", ")}.\n`);
  return `${ABOUT}| column | type | meaning |\n| --- | --- | --- |\n${rows.join("\n")}\n${lists.join("")}`;
}

function typesOf(one: Described) {
  const all = (one.anyOf ?? [one]).flatMap(({ type, ...rest }) =>
    Array.isArray(type) ? type.map((each: string) => ({ ...rest, type: each })) : [{ ...rest, type: type as string }],
  );
  const rest = all.filter(({ type }) => type !== "null");
  const values = rest.flatMap(({ enum: some = [], const: only }) => (only === undefined ? some : [only]));
  const types = values.length > 0 ? [] : [...new Set(rest.map(({ type }) => NAMES[type] ?? type))];
  return { types, values: values.map((value) => `\`${String(value)}\``), isNullable: rest.length < all.length };
}

/** As people say it. */
const NAMES: Readonly<Record<string, string>> = { string: "text", boolean: "true or false", integer: "whole number" };

if (import.meta.main) await writeFile(DATA_DOC, dataDoc());
