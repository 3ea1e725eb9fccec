import { readFile } from "node:fs/promises";
import { openBank, type BankInParts } from "#bank";

let opening: Promise<BankInParts> | undefined;

/** The bank of this checkout, one for the whole process: graph and lists now, each strand when it is first needed. Throws where it is broken. */
export async function openOwnBank(): Promise<BankInParts> {
  opening ??= readBank();
  return opening;
}

async function readBank(): Promise<BankInParts> {
  const bank = await openBank(async (strand): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`../bank/verified/${strand}.json`, import.meta.url), "utf8")),
  );
  if (!bank.ok) throw new Error(`${bank.error.where}: ${bank.error.message}`);
  return bank.value;
}
