import { parseArgs } from "node:util";
import { refineDifficulties, type RefinedDifficulty, type Sitting } from "#engine";
import { misuse, readCount, readNamedFile, UsageError, type Command } from "../command.ts";
import { BadAnswers, priorOfSitting, readExamAnswers, type ExamAnswerRow } from "./read-exam-answers.ts";

export const refineDifficultyCommand: Command = {
  help: `Says from answers at exams how hard items really are, beside what was authored. Changes nothing.

usage: mathflow refine-difficulty FILE… [--by family|item] [--least N] [--json]

FILE is a learner's exported log, a class (\`mathflow school export-class\`), or a table of values between commas with
the columns sitting,item,difficulty,score and, where they are known, family,guess,grade. Difficulties are in logit,
scores 0 to 1. A family is a skill at a level, the default; with --by item each item is by itself.

Prints what has --least answers (default 10): how many, difficulty as authored, as proposed, the shift between them, and
its standard error. The shift is the most likely one with a normal prior of half a logit at the authored difficulty, so
that few answers move it little; abilities are integrated out (Bock & Aitkin 1981; Mislevy 1986). A sitting that is in
several logs counts once. With --json one JSON object a line. What cannot be read is named by file and line, and nothing
is printed.`,
  run: async (args, io) => {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        by: { type: "string", default: "family" },
        least: { type: "string", default: "10" },
        json: { type: "boolean", default: false },
      },
    });
    if (files.length === 0) return misuse(io, refineDifficultyCommand, "a FILE is needed");
    const { by } = values;
    if (by !== "family" && by !== "item") throw new UsageError(`--by is ${by}, must be family or item`);
    const least = readCount("least", values.least, 1_000_000);
    const sittings = await readSittings(files, by);
    if (typeof sittings === "string") {
      io.note(sittings);
      return 1;
    }
    const found = refineDifficulties(sittings);
    const told = found.filter(({ n }) => n >= least);
    if (values.json) for (const row of told) io.out(JSON.stringify(rounded(row)));
    else if (told.length > 0) for (const line of tableOf(by, told)) io.out(line);
    const answers = found.reduce((sum, { n }) => sum + n, 0);
    io.note(`${sittings.length} sittings, ${answers} answers; ${found.length - told.length} with fewer than ${least}`);
    return 0;
  },
};

/** What is answered in all files, or what is wrong with one of them. */
async function readSittings(files: readonly string[], by: "family" | "item"): Promise<readonly Sitting[] | string> {
  const bySitting = new Map<string, Map<string, ExamAnswerRow>>();
  try {
    for (const file of files) {
      for (const row of readExamAnswers(file, await readNamedFile(file))) {
        const rows = bySitting.get(row.sitting) ?? new Map<string, ExamAnswerRow>();
        const other = rows.get(row.item);
        if (other !== undefined && !(row.isLogged && other.isLogged && row.score === other.score)) {
          return `${row.place}: ${row.item} was answered in this sitting before, at ${other.place}`;
        }
        if (by === "family" && row.family === "") return `${row.place}: no family; --by item needs none`;
        if (other === undefined) bySitting.set(row.sitting, rows.set(row.item, row));
      }
    }
  } catch (cause) {
    if (cause instanceof BadAnswers) return cause.message;
    throw cause;
  }
  return [...bySitting].map(([id, rows]) => ({
    id,
    prior: priorOfSitting([...rows.values()]),
    responses: [...rows.values()].map((row) => ({ ...row, group: row[by] })),
  }));
}

const PLACES = 3;

function rounded(row: RefinedDifficulty): RefinedDifficulty {
  const { authored, proposed, shift, se } = row;
  const short = (x: number) => Number(x.toFixed(PLACES));
  return { ...row, authored: short(authored), proposed: short(proposed), shift: short(shift), se: short(se) };
}

/** Columns under their names: the group to the left, figures to the right. */
function tableOf(by: string, rows: readonly RefinedDifficulty[]): readonly string[] {
  const lines = [
    [by, "answers", "authored", "proposed", "shift", "se"],
    ...rows.map(({ group, n, ...figures }) => {
      const { authored, proposed, shift, se } = figures;
      return [group, `${n}`, ...[authored, proposed, shift, se].map((x) => x.toFixed(PLACES))];
    }),
  ];
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  return lines.map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
  );
}
