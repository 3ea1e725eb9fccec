import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { planSkill, REMAKE, ROOT, staleRegistries, thisCheckout, type Checkout, type FileText } from "#bank/authoring";
import { misuse, type Command, type ExitStatus, type Io } from "../command.ts";

const HELP = `Begins a skill, or says what one still lacks.

usage: mathflow skill new ID --strand S [--name "…"] [--grade N] [--after SKILL]
       mathflow skill check [ID]…
       mathflow skill index

new    makes the folder of a skill, bank/skills/ID, with empty stubs, and then what index makes; prints the names of the
       folder's files. ID is like g3.roman; the grade is taken from it where --grade is not given. --after names the
       skill it builds on. Nothing is overwritten.
check  prints what the skill (without ID: each skill) still lacks as FILE: what to write, and files that index would
       make otherwise. Exit status 1 if there is anything.
index  makes every file that lists skills anew from their folders, and prints those that have changed.`;

/** The checkout that is written into. */
export interface WritableCheckout extends Checkout {
  readonly write: (file: string, text: string) => Promise<void>;
  readonly format: (files: readonly string[]) => void;
}

export const skillCommand: Command = createSkillCommand({
  ...thisCheckout,
  write: async (file, text) => {
    await mkdir(path.dirname(`${ROOT}${file}`), { recursive: true });
    await writeFile(`${ROOT}${file}`, text);
  },
  format: (files) => {
    const { status, stderr } = spawnSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...files], { cwd: ROOT });
    if (status !== 0) throw new Error(`the stubs are written, and not formatted: ${String(stderr)}`);
  },
});

export function createSkillCommand(checkout: WritableCheckout): Command {
  return { help: HELP, run: (args, io) => runSkill(args, io, checkout) };
}

async function runSkill([verb, ...rest]: readonly string[], io: Io, checkout: WritableCheckout): Promise<ExitStatus> {
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
  if (verb === "check") return check(io, positionals, checkout);
  if (verb === "index") return index(io, checkout);
  if (verb !== "new")
    return misuse(io, { help: HELP }, verb === undefined ? "what shall be done?" : `skill has no command ${verb}`);
  const [id, ...more] = positionals;
  const { strand, name, after } = values;
  if (id === undefined || more.length > 0 || strand === undefined)
    return misuse(io, { help: HELP }, "one ID and its --strand are needed");
  const grade = values.grade === undefined ? undefined : Number(values.grade);
  const createdOn = new Date().toISOString().slice(0, 10);
  const plan = await planSkill({ id, strand, name, grade, after, createdOn }, checkout);
  if (!plan.ok) return misuse(io, { help: HELP }, plan.error);
  await writeAll(plan.value, checkout);
  for (const { file } of plan.value) if (file.startsWith(`bank/skills/${id}/`)) io.out(file);
  io.note(`The stubs are empty. What is to be written: npm run -s mathflow -- skill check ${id}`);
  return 0;
}

async function index(io: Io, checkout: WritableCheckout): Promise<ExitStatus> {
  const stale = await staleRegistries(checkout);
  await writeAll(stale, checkout);
  for (const { file } of stale) io.out(file);
  return 0;
}

async function writeAll(files: readonly FileText[], checkout: WritableCheckout): Promise<void> {
  for (const { file, text } of files) await checkout.write(file, text);
  if (files.length > 0) checkout.format(files.map(({ file }) => file));
}

async function check(io: Io, asked: readonly string[], checkout: Checkout): Promise<ExitStatus> {
  const stale = await staleRegistries(checkout);
  for (const { file } of stale) io.out(`${file}: not as bank/skills has it: ${REMAKE}`);
  const { findSkillGaps, skillIds } = await import("#bank/skill-gaps");
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
  return lacking + stale.length === 0 ? 0 : 1;
}
