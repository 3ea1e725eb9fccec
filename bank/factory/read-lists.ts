import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { VerifiedFile, type Content } from "#engine";
import { loadBank, type Strand } from "#bank";

/** Path of a strand's verified list in this checkout. */
export function listPath(strand: Strand): string {
  return fileURLToPath(new URL(`../verified/${strand}.json`, import.meta.url));
}

export async function readListJson(strand: Strand): Promise<unknown> {
  return JSON.parse(await readFile(listPath(strand), "utf8"));
}

/** The verified list of a strand; undefined when there is none yet or it cannot be read. */
export async function readList(strand: Strand): Promise<VerifiedFile | undefined> {
  try {
    return VerifiedFile.parse(await readListJson(strand));
  } catch {
    return undefined;
  }
}

/** The whole bank of this checkout, for command line, server and tests. Throws when the bank is broken. */
export async function loadBankFromFiles(): Promise<Content> {
  const bank = await loadBank(readListJson);
  if (!bank.ok) throw new Error(`${bank.error.where}: ${bank.error.message}`);
  return bank.value;
}
