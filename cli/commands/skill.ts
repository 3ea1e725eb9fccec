import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findSkillGaps, planSkill, skillIds } from "#bank/authoring";
import { misuse, type Command, type ExitStatus, type Io } from "../command.ts";

const HELP = `Begins a skill, or says what one still lacks.

usage: mathflow skill new ID --strand S [--name "…"] [--grade N] [--after SKILL]
       mathflow skill check [ID]…

new    writes empty stubs of the skill into every file that has to know it, and prints their names. ID is like
       g3.roman; the grade is taken from it where --grade is not given. --after names the skill it builds on.
       Nothing is overwritten.
check  prints what the skill (without ID: each skill) still lacks as FILE: what to write. Exit status 1 if it
       lacks anything.`;

/** The checkout that `new` writes into. */
export interface Checkout {
  /** Text of a file by its path from the root; undefined where there is none. */
  readonly read: (file: string) => Promise<string | undefined>;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly format: (files: readonly string[]) => void;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export const skillCommand: Command = createSkillCommand({
  read: (file) => readFile(`${ROOT}${file}`, "utf8").catch(() => undefined),
  write: (file, text) => writeFile(`${ROOT}${file}`, text),
  format: (files) => {
    const { status, stderr } = spawnSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...files], { cwd: ROOT });
    if (status !== 0) throw new Error(`the stubs are written, and not formatted: ${String(stderr)}`);
  },
});

export function createSkillCommand(checkout: Checkout): Command {
  return { help: HELP, run: (args, io) => runSkill(args, io, checkout) };
}

async function runSkill([verb, ...rest]: readonly string[], io: Io, checkout: Checkout): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...rest],
    allowPositionals: true,
    options: {
      strand: { type: "string" },
      name: { type: "string" },
      grade: { type: "string" },
      after: { type: "string" },
    },
  });
  if (verb === "check") return check(io, positionals);
  if (verb !== "new")
    return misuse(io, { help: HELP }, verb === undefined ? "what shall be done?" : `skill has no command ${verb}`);
  const [id, ...more] = positionals;
  const { strand, name, after } = values;
  if (id === undefined || more.length > 0 || strand === undefined)
    return misuse(io, { help: HELP }, "one ID and its --strand are needed");
  const grade = values.grade === undefined ? undefined : Number(values.grade);
  const createdOn = new Date().toISOString().slice(0, 10);
  const plan = await planSkill({ id, strand, name, grade, after, createdOn }, checkout.read);
  if (!plan.ok) return misuse(io, { help: HELP }, plan.error);
  for (const { file, text } of plan.value) await checkout.write(file, text);
  checkout.format(plan.value.map(({ file }) => file));
  for (const { file } of plan.value) io.out(file);
  io.note(`The stubs are empty. What is to be written: npm run -s mathflow -- skill check ${id}`);
  return 0;
}

async function check(io: Io, asked: readonly string[]): Promise<ExitStatus> {
  const known = skillIds();
  const unknown = asked.find((id) => !known.includes(id));
  if (unknown !== undefined) return misuse(io, { help: HELP }, `there is no skill ${unknown}`);
  const ids = asked.length === 0 ? known : asked;
  let lacking = 0;
  for (const id of ids) {
    const gaps = await findSkillGaps(id);
    if (gaps.length > 0) lacking += 1;
    for (const { file, what } of gaps) io.out(ids.length === 1 ? `${file}: ${what}` : `${id}: ${file}: ${what}`);
  }
  io.note(`${ids.length} skills, ${lacking} of them not whole`);
  return lacking === 0 ? 0 : 1;
}
