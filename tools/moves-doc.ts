import { writeFile } from "node:fs/promises";
import path from "node:path";
import { MOVES } from "#engine/dialogue/turn/moves";
import type { PrintedRow } from "#engine/dialogue/turn/row";

/** Where the documentation of the moves is. */
export const MOVES_DOC = path.join(import.meta.dirname, "../docs/tutor-moves.md");

const ABOUT = `# What the tutor says when

A message is read first: its category (an answer, a question, stuck, an explanation, an acknowledgement, or beside the work), its value, and what a word asked about means. Then the rows below are asked
from the top; the first that is for the message answers it. A row with a table of its own hands on to that table, and is asked past where none of its rows answers. \`mathflow turn --why\` prints the rows
that led to a reply, from the outermost in: \`open / answer / marked\`. An answer in the answer box goes by no row: it is marked.

This page is written by \`tools/moves-doc.ts\` from the tables in \`engine/dialogue/turn\`: a row that is changed or added there is what the tutor does, and stands here.
`;

/** The whole page [TRN90]. */
export function movesDoc(): string {
  return [ABOUT, ...sections("Every message", MOVES)].join("\n");
}

function sections(title: string, rows: readonly PrintedRow[], above = ""): readonly string[] {
  const lines = rows.map(
    ({ row, when, does, of, rows: own }) =>
      `| ${[row, `${when}${of === undefined ? "" : ` (${of.map((one) => NAMES[one]).join(", ")})`}`, own === undefined ? does : `See “${above}${row}”.`].join(" | ")} |`,
  );
  const table = ["| row | when | what the tutor does |", "| --- | --- | --- |", ...lines].join("\n");
  const within = rows.flatMap(({ row, rows: own }) =>
    own === undefined ? [] : sections(`${above}${row}`, own, `${above}${row} / `),
  );
  return [`## ${title}\n\n${table}\n`, ...within];
}

/** Categories as a teacher says them. */
const NAMES = {
  answer: "answer",
  conceptual_question: "question",
  stuck: "stuck",
  off_topic: "beside the work",
  acknowledge: "acknowledgement",
  explanation: "explanation",
} as const;

if (import.meta.main) await writeFile(MOVES_DOC, movesDoc());
