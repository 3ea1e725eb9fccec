import { parseArgs } from "node:util";
import type { Content, ItemAddress, MathProblemItem } from "#engine";
import { itemToQti, qtiManifest, QTI_ITEMS } from "#bank/exchange";
import { loadBankFromFiles, reviewFiles, reviewOf, withReview, type ReviewedItem } from "#bank/factory";
import { UsageError, type ExitStatus, type Io } from "../command.ts";
import { CHOICE_OPTIONS, chooseItems, openItem } from "./choose-items.ts";
import { openPackage, type PackageFiles } from "./package-files.ts";

/** Part of `mathflow bank --help`. */
export const EXPORT_HELP = `export  writes listed items: all, or those of the skills and the difficulty named; N of each skill with --count, drawn by
        the seed K (default 1) as \`mathflow item\` draws them; exit status 1 when a skill has fewer.
        --format jsonl: whole verified problems (MathProblemItem), one JSON object a line, on standard output; with
        --reviewed each has the last review of its level (bank/reviews), and null in the place of scores nobody gave.
        --format qti: a QTI 3.0 package in OUT, a folder or a .zip (of 65,000 items at most) that is not there yet; items
        that QTI cannot mark are left out, and counted on stderr by sort. docs/integrations.md says what is lost.`;

/** Progress is told so often [items]. */
const EVERY = 5_000;

/** `mathflow bank export`: writes one item after another, as it is made [CLI19]. */
export async function exportBank(args: readonly string[], io: Io): Promise<ExitStatus> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: "string" },
      to: { type: "string" },
      reviewed: { type: "boolean", default: false },
      skill: { type: "string", multiple: true },
      ...CHOICE_OPTIONS,
    },
  });
  const { format, to } = values;
  if (format !== "jsonl" && format !== "qti") throw new UsageError(`--format is ${format}, must be jsonl or qti`);
  if (format === "qti" && to === undefined) throw new UsageError("--format qti needs --to OUT");
  if (format === "jsonl" && to !== undefined)
    throw new UsageError("--to is for --format qti: JSON lines are on stdout");
  if (format === "qti" && values.reviewed) throw new UsageError("--reviewed is for --format jsonl");
  const content = await loadBankFromFiles();
  const skills = values.skill ?? content.graph.nodes.map(({ id }) => id);
  const { addresses, short } = chooseItems(content, skills, values);
  for (const { skill, items } of short) io.note(`${skill}: only ${items} verified items`);
  const write = values.reviewed ? await reviewer() : (item: MathProblemItem) => item;
  if (to === undefined) await writeLines(content, addresses, write, io);
  else await writeQti(content, addresses, to, io);
  return short.length === 0 ? 0 : 1;
}

/** Puts to an item what is known of its level. */
async function reviewer(): Promise<(item: MathProblemItem) => ReviewedItem> {
  const store = reviewFiles();
  const rubric = await store.rubric();
  const reviewsBySkill = new Map((await store.all()).map(({ skill, reviews }) => [skill, reviews]));
  return (item) => withReview(item, reviewOf(reviewsBySkill.get(item.meta.skill_id) ?? [], item.meta, rubric));
}

async function writeLines(
  content: Content,
  addresses: readonly ItemAddress[],
  write: (item: MathProblemItem) => MathProblemItem | ReviewedItem,
  io: Io,
): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    await io.write(`${JSON.stringify(write(openItem(content, address)))}\n`);
    tellProgress(io, at + 1, addresses.length);
  }
  io.note(`${addresses.length} items`);
}

async function writeQti(content: Content, addresses: readonly ItemAddress[], to: string, io: Io): Promise<void> {
  const files = await openPackage(to, addresses.length + 1);
  try {
    const { written, refused, narrower } = await addItems(content, addresses, files, io);
    await files.add("imsmanifest.xml", qtiManifest(written));
    await files.end();
    for (const [what, count] of refused) io.note(`left out, since QTI cannot mark it: ${what}: ${count}`);
    for (const [what, count] of narrower) io.note(`marked more narrowly than here: ${count} without ${what}`);
    io.note(`${written.length} of ${addresses.length} items in ${to}`);
  } catch (error) {
    await files.drop();
    throw error;
  }
}

interface QtiRun {
  readonly written: readonly string[];
  /** How many, by what they are. */
  readonly refused: ReadonlyMap<string, number>;
  readonly narrower: ReadonlyMap<string, number>;
}

async function addItems(
  content: Content,
  addresses: readonly ItemAddress[],
  files: PackageFiles,
  io: Io,
): Promise<QtiRun> {
  const titles = new Map<string, string>(content.graph.nodes.map(({ id, name }) => [id, name]));
  const written: string[] = [];
  const refused = new Map<string, number>();
  const narrower = new Map<string, number>();
  const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const [at, address] of addresses.entries()) {
    const title = `${titles.get(address.blueprint) ?? address.blueprint} (level ${address.difficulty})`;
    const made = itemToQti(openItem(content, address), title);
    if (made.ok) {
      const { identifier, text, loses } = made.value;
      await files.add(`${QTI_ITEMS}/${identifier}.xml`, text);
      written.push(identifier);
      if (loses !== null) count(narrower, loses);
    } else count(refused, made.error.what);
    tellProgress(io, at + 1, addresses.length);
  }
  return { written, refused, narrower };
}

function tellProgress(io: Io, done: number, of: number): void {
  if (done % EVERY === 0) io.note(`${done} of ${of}`);
}
