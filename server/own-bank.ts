import { readFile } from "node:fs/promises";
import { openBank, type BankInParts } from "#bank";

let opening: Promise<BankInParts> | undefined;

/** The bank of this checkout, one for the whole process, with what its items are made of; other pieces come when they are first needed. Throws where it is broken. */
export async function openOwnBank(): Promise<BankInParts> {
  opening ??= readBank();
  return opening;
}

async function readBank(): Promise<BankInParts> {
  const bank = await openBank(async (strand): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`../bank/verified/${strand}.json`, import.meta.url), "utf8")),
  );
  if (!bank.ok) throw new Error(`${bank.error.where}: ${bank.error.message}`);
  const brought = await bank.value.bringItems();
  if (!brought.ok) throw new Error(`${brought.error.where}: ${brought.error.message}`);
  return bank.value;
}
