import { parseArgs } from "node:util";
import { loadBankFromFiles } from "#bank/factory";
import { UsageError, type ExitStatus, type Io } from "../command.ts";
import { CHOICE_OPTIONS, chooseItems, openItem } from "./choose-items.ts";

/** Part of `mathflow bank --help`. */
export const EXPORT_HELP = `export  writes listed items: all, or those of the skills and the difficulty named; N of each skill with --count, drawn by
        the seed K (default 1) as \`mathflow item\` draws them; exit status 1 when a skill has fewer.
        --format jsonl: whole verified problems (MathProblemItem), one JSON object a line, on standard output.`;

/** Progress is told so often [items]. */
const EVERY = 5_000;

/** `mathflow bank export`: writes one item after another, as it is made [CLI19]. */
export async function exportBank(args: readonly string[], io: Io): Promise<ExitStatus> {
  const { values } = parseArgs({
    args: [...args],
    options: { format: { type: "string" }, skill: { type: "string", multiple: true }, ...CHOICE_OPTIONS },
  });
  if (values.format !== "jsonl") throw new UsageError(`--format is ${values.format}, must be jsonl`);
  const content = await loadBankFromFiles();
  const skills = values.skill ?? content.graph.nodes.map(({ id }) => id);
  const { addresses, short } = chooseItems(content, skills, values);
  for (const { skill, items } of short) io.note(`${skill}: only ${items} verified items`);
  for (const [at, address] of addresses.entries()) {
    await io.write(`${JSON.stringify(openItem(content, address))}\n`);
    if ((at + 1) % EVERY === 0) io.note(`${at + 1} of ${addresses.length}`);
  }
  io.note(`${addresses.length} items`);
  return short.length === 0 ? 0 : 1;
}
