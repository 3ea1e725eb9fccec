import { glob, readFile } from "node:fs/promises";

/**
 * Every rule of every SPEC.md needs a test that cites it, and every citation names a rule; an id
 * stands for one rule only. Prints each fault as `file: message`; exit status 1 if there are any.
 */
const ROOMS = ["engine", "bank", "workers", "app", "server", "cli", "tools", "e2e", "sim", "corpora", "testing"];

async function idsIn(pattern: RegExp, suffixes: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const globs = ROOMS.flatMap((room) => suffixes.map((suffix) => `${room}/**/${suffix}`));
  for await (const file of glob(globs)) {
    const text = await readFile(file, "utf8");
    for (const [, id] of text.matchAll(pattern)) {
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

const rules = await idsIn(/^\s*[-*]\s+\*\*([A-Z]{3}\d+)\*\*/gmu, ["SPEC.md"]);
const citations = await idsIn(/\[([A-Z]{3}\d+)\]/gu, ["*.test.ts", "*.test.tsx", "*.spec.ts", "*-contract.ts"]);

const faults = [
  ...[...rules].flatMap(([id, files]) => [
    ...(files.length > 1 ? [`${files.join(", ")}: rule ${id} is written more than once`] : []),
    ...(citations.has(id) ? [] : [`${files[0]}: no test cites rule ${id}`]),
  ]),
  ...[...citations].flatMap(([id, files]) => (rules.has(id) ? [] : [`${files[0]}: cites ${id}, which no SPEC.md has`])),
];
for (const fault of faults) console.log(fault);
console.log(`${rules.size} rules, ${faults.length} faults`);
process.exitCode = faults.length === 0 && rules.size > 0 ? 0 : 1;
