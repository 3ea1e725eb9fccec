import { expect, test, vi } from "vitest";
import { BLUEPRINTS_BY_STRAND, loadBank, STRANDS, type Strand } from "#bank";
import { listPath, loadBankFromFiles, readList, readListJson } from "./read-lists.ts";

// The whole bank, or the second method with mathjs, is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test("[FAC4] the lists of this checkout load, and hold every skill of the graph at every difficulty", async () => {
  const content = await loadBankFromFiles();
  const bare = content.graph.nodes.filter(({ id }) =>
    ([1, 2, 3, 4, 5] as const).some((difficulty) => content.seeds(id, difficulty).length === 0),
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
  expect(content.hash).toMatch(/^[0-9a-f]{16}$/u);
});

test("[FAC4] a strand's list stands under its own name and has no other blueprints", async () => {
  for (const strand of STRANDS) {
    expect(listPath(strand)).toMatch(new RegExp(`bank/verified/${strand}\\.json$`, "u"));
    const file = await readList(strand);
    expect(file?.strand).toBe(strand);
    const known = new Set(BLUEPRINTS_BY_STRAND[strand].map(({ id }) => id));
    expect(Object.keys(file?.blueprints ?? {}).filter((id) => !known.has(id))).toEqual([]);
  }
});

test("[FAC4] a list that is not there is none", async () => {
  expect(await readList("no-such-strand" as Strand)).toBeUndefined();
});

test.for([
  { what: "nothing", damage: () => null, where: "bank/verified/decimals.json:" },
  {
    what: "another format",
    damage: (file: object) => ({ ...file, format: "other/1" }),
    where: "decimals.json:format",
  },
  { what: "an unknown field", damage: (file: object) => ({ ...file, extra: 1 }), where: "decimals.json:" },
])("[FAC4] a bank with a list that is $what does not load, and the list is named", async ({ damage, where }) => {
  const bank = await loadBank(async (strand) => {
    const json = await readListJson(strand);
    return strand === "decimals" ? damage(json as object) : json;
  });
  expect(bank.ok).toBe(false);
  if (!bank.ok) expect(bank.error.where).toContain(where);
});
