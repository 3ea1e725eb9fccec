import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openBank, type BankInParts } from "#bank";
import type { Content, ItemAddress } from "#engine";

async function openParts(imports: Parameters<typeof openBank>[1] = {}): Promise<BankInParts> {
  const bank = await openBank(async (strand): Promise<unknown> => {
    const text = await readFile(new URL(`../bank/verified/${strand}.json`, import.meta.url), "utf8");
    return JSON.parse(text);
  }, imports);
  if (!bank.ok) throw new Error(bank.error.message);
  return bank.value;
}

/** Asks for something of every skill; how often it was begun. */
async function timesBegun({ run }: BankInParts): Promise<number> {
  let begun = 0;
  const work = (content: Content) => {
    begun += 1;
    // No item is of this version: it is looked up, and not made.
    for (const { id } of content.graph.nodes) content.open({ blueprint: id, version: 0 } as unknown as ItemAddress);
  };
  expect(await run(work)).toMatchObject({ ok: true });
  return begun;
}

test("[HST26] work that needs items of many strands is begun once where these were brought in before, else for each anew", async () => {
  const bank = await openParts();
  expect(await bank.bringItems()).toMatchObject({ ok: true });
  expect(await timesBegun(bank)).toBe(1);
  expect(await timesBegun(await openParts())).toBeGreaterThan(5);
});

test("[HST26] strands that cannot be had are named", async () => {
  const away = async () => {
    throw new Error("the disk is away");
  };
  const bank = await openParts({ blueprints: away });
  expect(await bank.bringItems()).toMatchObject({ ok: false, error: { message: "the disk is away" } });
  expect(bank.missing().length).toBeGreaterThan(5);
});
