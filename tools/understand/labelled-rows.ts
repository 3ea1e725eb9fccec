import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { compact, rowsIn, type LabelledRow } from "../../engine/dialogue/understand/voices.fixture.ts";

const CASES = "corpora/messages";

/** The messages written voice by voice. */
export async function readVoices(folder = `${CASES}/voices`): Promise<readonly LabelledRow[]> {
  const rows: LabelledRow[] = [];
  const files: string[] = [];
  for await (const file of glob(`${folder}/*.txt`)) files.push(file);
  for (const file of files.toSorted()) rows.push(...rowsIn(basename(file, ".txt"), await readFile(file, "utf8")));
  return rows;
}

interface Case extends Omit<LabelledRow, "voice" | "context"> {
  readonly stem?: string;
  readonly expected?: string;
  readonly kind?: string;
  readonly choices?: readonly string[];
  readonly last_tutor_message?: string;
}

/** The rows of a file of cases, such as `dev`. */
export async function readCases(name: string): Promise<readonly LabelledRow[]> {
  const text = await readFile(`${CASES}/${name}.jsonl`, "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const row = JSON.parse(line) as Case;
      const { message, category, value, stem, expected, choices, last_tutor_message: lastTutorMessage } = row;
      const kind = row.kind === "coordinate" ? "point" : row.kind;
      return {
        voice: name,
        message,
        category,
        value,
        context: compact({ stem, expected, choices, lastTutorMessage, kind }),
      };
    });
}
