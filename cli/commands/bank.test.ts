import { describe, expect, test, vi } from "vitest";
import { HASH_DIGITS, makeVerifiedFile, type VerifiedBlueprint, type VerifiedFile } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS, type Strand } from "#bank";
import { buildVerifiedList, DEFAULT_BUILD } from "#bank/factory";
import { jsonOf, runCommand } from "../testing/memory-io.ts";
import { createBankCommand, type ListStore } from "./bank.ts";

// The whole bank, or the second method with mathjs, is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SKILL = "g2.add2c";
const STRAND: Strand = "add-subtract";

interface MemoryStore extends ListStore {
  readonly files: Map<Strand, VerifiedFile>;
  readonly writes: string[];
}

function makeStore(blueprints: Readonly<Record<string, VerifiedBlueprint>> = {}): MemoryStore {
  const files = new Map<Strand, VerifiedFile>([[STRAND, makeVerifiedFile(STRAND, blueprints)]]);
  const writes: string[] = [];
  return {
    files,
    writes,
    read: async (strand) => files.get(strand),
    write: async (strand, file) => {
      writes.push(Object.keys(file.blueprints).join(" "));
      files.set(strand, file);
    },
  };
}

/** A real list of one skill, small. */
function makeList(): VerifiedBlueprint {
  const blueprint = BLUEPRINTS_BY_STRAND[STRAND].find(({ id }) => id === SKILL);
  if (blueprint === undefined) throw new Error(`there is no ${SKILL}`);
  return buildVerifiedList(blueprint, { ...DEFAULT_BUILD, target: 3, verifiedAt: "2026-11-20T10:00:00.000Z" });
}

const bank = (store: ListStore, ...args: readonly string[]) => runCommand(createBankCommand(store), args);

describe("bank stats [CLI5]", () => {
  test("one line a skill, with what is listed", async () => {
    const outcome = await bank(makeStore({ [SKILL]: makeList() }), "stats");
    expect(outcome.status).toBe(0);
    const rows = jsonOf(outcome);
    expect(rows.map(({ skill }) => skill)).toEqual(
      STRANDS.flatMap((strand) => BLUEPRINTS_BY_STRAND[strand].map(({ id }) => id)),
    );
    expect(rows.find(({ skill }) => skill === SKILL)).toMatchObject({
      strand: STRAND,
      verified: { 1: 3, 2: 3, 3: 3, 4: 3, 5: 3 },
    });
    expect(rows.find(({ skill }) => skill !== SKILL)?.["verified"]).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
    expect(outcome.notes).toContain("15 verified items");
  });
});

describe("bank verify [CLI5]", () => {
  const summary = (outcome: { readonly out: readonly string[] }) =>
    JSON.parse(outcome.out.at(-1) ?? "") as Record<string, unknown>;

  test("a list as the factory made it passes", async () => {
    const outcome = await bank(makeStore({ [SKILL]: makeList() }), "verify", "--skill", SKILL);
    expect(outcome.status).toBe(0);
    expect(outcome.out).toHaveLength(1);
    expect(summary(outcome)).toMatchObject({
      items: 15,
      faults: 0,
      agreement: 1,
      critic: expect.stringContaining("mathjs"),
    });
  });

  test("a changed hash is named by file, skill, difficulty and seed", async () => {
    const list = makeList();
    const { seeds, hashes } = list.levels["2"];
    const changed = `${hashes.slice(0, HASH_DIGITS)}000000000000${hashes.slice(2 * HASH_DIGITS)}`;
    const store = makeStore({ [SKILL]: { ...list, levels: { ...list.levels, "2": { seeds, hashes: changed } } } });
    const outcome = await bank(store, "verify", "--skill", SKILL);
    expect(outcome.status).toBe(1);
    expect(outcome.out[0]).toMatch(
      new RegExp(`^bank/verified/${STRAND}\\.json:${SKILL}/2/${seeds[1]}: made [0-9a-f]{12}`, "u"),
    );
    expect(outcome.out).toHaveLength(2);
    expect(summary(outcome)).toMatchObject({ items: 15, faults: 1, agreement: 14 / 15 });
  });

  test("a list of another version, a missing list and a list without blueprint fail", async () => {
    const list = makeList();
    const old = await bank(makeStore({ [SKILL]: { ...list, version: list.version + 1 } }), "verify", "--skill", SKILL);
    expect([old.status, old.out[0]]).toEqual([1, expect.stringContaining(`listed for version ${list.version + 1}`)]);

    const missing = await bank(makeStore(), "verify", "--skill", SKILL);
    expect([missing.status, missing.out[0]]).toEqual([1, `bank/verified/${STRAND}.json:${SKILL}: no verified list`]);

    const stray = await bank(makeStore({ [SKILL]: list, "g1.gone": list }), "verify", "--skill", SKILL);
    expect(stray.status).toBe(1);
    expect(stray.out).toContain(`bank/verified/${STRAND}.json:g1.gone: there is no such blueprint`);
  });
});

describe("bank build [CLI6]", () => {
  const build = (store: ListStore, ...more: readonly string[]) =>
    bank(store, "build", "--target", "3", "--skill", SKILL, ...more);

  test("what it makes verifies, and is written beside what was there", async () => {
    const other = makeList();
    const neighbour = BLUEPRINTS_BY_STRAND[STRAND].find(({ id }) => id !== SKILL);
    const store = makeStore({ [neighbour?.id ?? ""]: other });
    expect((await build(store)).status).toBe(0);
    expect(store.files.get(STRAND)?.blueprints[neighbour?.id ?? ""]).toBe(other);
    expect((await bank(store, "verify", "--skill", SKILL)).status).toBe(0);
  });

  test("finished lists are left alone; those of another version are made anew", async () => {
    const store = makeStore();
    await build(store);
    const first = store.files.get(STRAND)?.blueprints[SKILL];
    await build(store);
    expect(store.writes).toHaveLength(1);

    store.files.set(STRAND, makeVerifiedFile(STRAND, { [SKILL]: { ...makeList(), version: 99 } }));
    await build(store);
    expect(store.files.get(STRAND)?.blueprints[SKILL]?.levels).toEqual(first?.levels);
    expect(store.writes).toHaveLength(2);
  });

  test("made by force and found unchanged, a list keeps its date", async () => {
    const list = makeList();
    const store = makeStore({ [SKILL]: list });
    await build(store, "--force");
    expect(store.writes).toHaveLength(1);
    expect(store.files.get(STRAND)?.blueprints[SKILL]).toEqual(list);
  });

  test("each list is kept as soon as it is done", async () => {
    const [first = "", second = ""] = BLUEPRINTS_BY_STRAND[STRAND].map(({ id }) => id);
    const store = makeStore();
    await bank(store, "build", "--target", "1", "--skill", first, "--skill", second);
    expect(store.writes).toEqual([first, `${first} ${second}`]);
  });
});
