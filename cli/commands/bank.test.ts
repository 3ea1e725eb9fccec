import { describe, expect, test, vi } from "vitest";
import {
  buildItem,
  HASH_DIGITS,
  makeVerifiedFile,
  MathProblemItem,
  type VerifiedBlueprint,
  type VerifiedFile,
} from "#engine";
import { BLUEPRINTS_BY_STRAND, drawContext, STRANDS, type RecalledFile, type Strand } from "#bank";
import { buildVerifiedList, DEFAULT_BUILD, type ProofByStrand } from "#bank/factory";
import { jsonOf, mathflow, runCommand } from "../testing/memory-io.ts";
import { createBankCommand } from "./bank.ts";
import type { RecallStore } from "./recall-items.ts";
import type { ListStore, ProofStore } from "./verify-bank.ts";

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

/** A store of what is proved, in a checkout in which nothing changes but the lists. */
function makeProofs(known: ProofByStrand = {}) {
  const written: ProofByStrand[] = [];
  const proofs: ProofStore = {
    read: async () => written.at(-1) ?? known,
    write: async (proof) => void written.push(proof),
    current: async (listHash) => Object.fromEntries(STRANDS.map((strand) => [strand, listHash(strand) ?? "none"])),
  };
  return { ...proofs, written };
}

function makeRecalls(known: RecalledFile = { items: [] }) {
  const written: RecalledFile[] = [];
  const recalls: RecallStore = {
    read: async () => written.at(-1) ?? known,
    write: async (file) => void written.push(file),
  };
  return { ...recalls, written };
}

/** Counts of doubts that are kept of a skill. */
const held = new Map<string, readonly number[]>();

function command(store: ListStore, proofs: ProofStore = makeProofs(), recalls: RecallStore = makeRecalls()) {
  const inMemory = {
    read: async (skill: string) => held.get(skill) ?? [0, 0, 0, 0],
    write: async (skill: string, counts: readonly number[]) => void held.set(skill, counts),
  };
  return createBankCommand(store, proofs, recalls, inMemory);
}

const bank = (store: ListStore, ...args: readonly string[]) => runCommand(command(store), args);

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

  test("what is different: wordings, and operands in one wording whatever names stand in it", async () => {
    const list = makeList();
    const rows = jsonOf(await bank(makeStore({ [SKILL]: list }), "stats"));
    const { wordings, operands, problems } = rows.find(({ skill }) => skill === SKILL) ?? {};
    const blueprint = BLUEPRINTS_BY_STRAND[STRAND].find(({ id }) => id === SKILL);
    const items = list.levels[1].seeds.flatMap((seed) => {
      const built = blueprint && buildItem(blueprint, 1, seed, drawContext);
      return built?.ok === true ? [built.value.item.meta.generation] : [];
    });
    const distinct = (of: readonly unknown[]) => new Set(of.map((one) => JSON.stringify(one))).size;
    expect([wordings, operands, problems]).toMatchObject([
      { 1: distinct(items.map((item) => item?.stem)) },
      { 1: distinct(items.map((item) => item?.operands)) },
      { 1: distinct(items.map((item) => [item?.stem, item?.operands])) },
    ]);
    expect((problems as Record<string, number>)["5"]).toBeGreaterThan(0);
  });
});

describe("bank causes [CLI30]", () => {
  const causes = async (...args: readonly string[]) =>
    jsonOf(await bank(makeStore({ [SKILL]: makeList() }), "causes", ...args));

  test("a line a doubt, with how many items have it, an example and a seed that is listed", async () => {
    const rows = await causes("--skill", SKILL);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toEqual(
        expect.objectContaining({
          skill: SKILL,
          fault: expect.stringMatching(/^(?:shared|unknown|same-hint|no-number)$/u),
          wrong: expect.any(String),
          of: 3,
        }),
      );
      expect(row["items"]).toBeLessThanOrEqual(3);
      expect(makeList().levels[`${row["difficulty"] as 1}`].seeds).toContain(row["seed"]);
    }
  });

  test("the totals of a skill are what is held of it", async () => {
    held.clear();
    await bank(makeStore({ [SKILL]: makeList() }), "causes", "--hold", "--higher", "--skill", SKILL);
    const rows = await causes("--skill", SKILL);
    const total = (fault: string) =>
      rows.filter((row) => row["fault"] === fault).reduce((sum, { items }) => sum + Number(items), 0);
    expect([...held]).toEqual([[SKILL, ["shared", "unknown", "same-hint", "no-number"].map(total)]]);
  });

  test("more than is held is named with both numbers and not written, unless it is meant", async () => {
    held.clear();
    const store = makeStore({ [SKILL]: makeList() });
    const hold = (...more: readonly string[]) => bank(store, "causes", "--hold", ...more, "--skill", SKILL);
    expect(await hold("--all")).toMatchObject({ status: 2 });
    expect(await bank(store, "causes", "--higher", "--skill", SKILL)).toMatchObject({ status: 2 });
    expect(await hold("--higher")).toMatchObject({ status: 0 });
    const now = held.get(SKILL) ?? [];
    const at = now.findIndex((count) => count > 0);
    const fault = ["shared", "unknown", "same-hint", "no-number"][at];
    held.set(SKILL, now.with(at, (now[at] ?? 0) - 1));
    const refused = await hold();
    expect([refused.status, refused.out, held.get(SKILL)?.[at]]).toEqual([1, [], (now[at] ?? 0) - 1]);
    expect(refused.notes).toContain(`${SKILL}: ${fault} ${now[at]}, held ${(now[at] ?? 0) - 1}`);
    // Fewer are written without a word.
    held.set(SKILL, now.with(at, 900));
    expect(await hold()).toMatchObject({ status: 0 });
    expect(held.get(SKILL)).toEqual(now);
  });

  test("of skills that are not listed there is nothing to say", async () => {
    expect(await causes("--skill", "g2.add3")).toEqual([]);
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

  test("one line says how many items differ, which is the first, and what to do", async () => {
    const list = makeList();
    const { seeds, hashes } = list.levels["2"];
    const changed = `${hashes.slice(0, HASH_DIGITS)}${"0".repeat(2 * HASH_DIGITS)}${hashes.slice(3 * HASH_DIGITS)}`;
    const store = makeStore({ [SKILL]: { ...list, levels: { ...list.levels, "2": { seeds, hashes: changed } } } });
    const outcome = await bank(store, "verify", "--skill", SKILL);
    expect(outcome.status).toBe(1);
    expect(outcome.out).toHaveLength(2);
    expect(outcome.out[0]).toBe(
      `bank/verified/${STRAND}.json:${SKILL}: 2 of 15 items differ from the list (first difficulty 2, seed ${seeds[1]}): ` +
        `its numbers, answers, errors or wordings changed. Raise its \`version\` (${list.version} now), then ` +
        "`npm run -s mathflow -- bank build`; a skill that is not on main yet keeps it: " +
        `\`npm run -s mathflow -- bank build\` with --force --skill ${SKILL}`,
    );
    expect(summary(outcome)).toMatchObject({ items: 15, solved: 15, faults: 1, agreement: 13 / 15 });
  });

  test("a list of another version, a missing list and a list without blueprint fail", async () => {
    const list = makeList();
    const old = await bank(makeStore({ [SKILL]: { ...list, version: list.version + 1 } }), "verify", "--skill", SKILL);
    expect(old.status).toBe(1);
    expect(old.out).toHaveLength(2);
    expect(old.out[0]).toMatch(new RegExp(`listed for version ${list.version + 1}.*bank build`, "u"));

    const missing = await bank(makeStore(), "verify", "--skill", SKILL);
    expect(missing.status).toBe(1);
    expect(missing.out[0]).toMatch(
      new RegExp(`^bank/verified/${STRAND}\\.json:${SKILL}: no verified list.*bank build`, "u"),
    );

    const stray = await bank(makeStore({ [SKILL]: list, "g1.gone": list }), "verify", "--skill", SKILL);
    expect(stray.status).toBe(1);
    expect(stray.out[0]).toContain(`bank/verified/${STRAND}.json:g1.gone: there is no such blueprint`);
  });
});

describe("bank verify and what is proved [CLI5]", () => {
  /** Every skill with one item a difficulty, so that the whole bank is soon solved. */
  function makeWholeStore(): ListStore {
    const files = new Map(
      STRANDS.map((strand) => {
        const lists = BLUEPRINTS_BY_STRAND[strand].map((blueprint) => [
          blueprint.id,
          buildVerifiedList(blueprint, { ...DEFAULT_BUILD, target: 1, verifiedAt: "2026-11-20T10:00:00.000Z" }),
        ]);
        return [strand, makeVerifiedFile(strand, Object.fromEntries(lists) as VerifiedFile["blueprints"])] as const;
      }),
    );
    return { read: async (strand) => files.get(strand), write: async () => {} };
  }
  const whole = makeWholeStore();
  const verify = async (store: ListStore, proofs: ProofStore, ...more: readonly string[]) => {
    const { status, out, notes } = await runCommand(command(store, proofs), ["verify", ...more]);
    const { items, solved } = JSON.parse(out.at(-1) ?? "") as { readonly items: number; readonly solved: number };
    return { status, out, notes, items, solved };
  };
  /** One skill's list as if its blueprint had been changed under the same version. */
  function withChanged(store: ListStore): ListStore {
    return {
      ...store,
      read: async (strand) => {
        const file = await store.read(strand);
        const list = file?.blueprints[SKILL];
        if (file === undefined || list === undefined) return file;
        const level = { ...list.levels["1"], hashes: "0".repeat(HASH_DIGITS) };
        const blueprints = { ...file.blueprints, [SKILL]: { ...list, levels: { ...list.levels, "1": level } } };
        return makeVerifiedFile(strand, blueprints);
      },
    };
  }

  test("what is proved and unchanged is hashed, and solved again only with --all", async () => {
    const proofs = makeProofs();
    const first = await verify(whole, proofs);
    expect([first.status, first.solved]).toEqual([0, first.items]);
    expect(first.notes).toContain("PROOF.json is new");
    expect(proofs.written).toHaveLength(1);

    const second = await verify(whole, proofs);
    expect([second.status, second.items, second.solved]).toEqual([0, first.items, 0]);
    expect(second.notes.split("\n")).toEqual(STRANDS.map((strand) => `${strand}: proved, unchanged`));
    expect(proofs.written).toHaveLength(1);

    expect((await verify(whole, proofs, "--all")).solved).toBe(first.items);
  });

  test("a strand whose proof is of something else is solved whole, and no other", async () => {
    const known = await makeProofs().current(() => undefined);
    const current = await makeProofs().current((strand) => `hash of ${strand}`);
    const proofs = { ...makeProofs({ ...current, [STRAND]: known[STRAND] ?? "" }), current: async () => current };
    const { status, items, solved } = await verify(whole, proofs);
    expect([status, solved]).toEqual([0, 5 * BLUEPRINTS_BY_STRAND[STRAND].length]);
    expect(solved).toBeLessThan(items);
    expect(proofs.written).toEqual([current]);
  });

  test("an item that differs from a list that is said to be proved fails, and nothing is written", async () => {
    const proofs = makeProofs(await makeProofs().current(() => "proved"));
    const { status, out } = await verify(withChanged(whole), { ...proofs, current: async () => proofs.read() });
    expect(status).toBe(1);
    expect(out[0]).toContain(`${SKILL}: 1 of 5 items differ`);
    expect(proofs.written).toEqual([]);
  });

  test("one strand alone is looked at as the whole bank would be, and nothing is written", async () => {
    const proofs = makeProofs();
    const items = 5 * BLUEPRINTS_BY_STRAND[STRAND].length;
    expect(await verify(whole, proofs, "--strand", STRAND)).toMatchObject({ status: 0, items, solved: items });
    expect(proofs.written).toEqual([]);
    const proved = await proofs.current(() => "the same");
    const unchanged = { ...proofs, read: async () => proved, current: async () => proved };
    expect(await verify(whole, unchanged, "--strand", STRAND)).toMatchObject({ status: 0, items, solved: 0 });
    expect((await bank(makeStore(), "verify", "--strand", "poetry")).status).toBe(2);
  });

  test("one skill alone proves that skill and says nothing of the rest", async () => {
    const proofs = makeProofs(await makeProofs().current(() => "proved"));
    const { status, solved } = await verify(whole, { ...proofs, current: async () => proofs.read() }, "--skill", SKILL);
    expect([status, solved]).toEqual([0, 5]);
    expect(proofs.written).toEqual([]);
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
    const again = await build(store);
    expect(store.writes).toHaveLength(1);
    expect(again.notes).toMatch(new RegExp(`${SKILL}: version \\d+ is listed already`, "u"));
    expect(again.notes).toContain("Nothing was written: every list has its blueprint's version");

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

describe("bank recall [CLI24]", () => {
  const recall = async (recalls: RecallStore, ...args: readonly string[]) =>
    runCommand(command(makeStore(), makeProofs(), recalls), ["recall", ...args]);

  test("adds items by id with reason and day to what is recalled, and prints it", async () => {
    const drawn = jsonOf(await mathflow(["item", "--skill", SKILL, "--difficulty", "2", "--count", "2"]));
    const items = drawn.map((item) => MathProblemItem.parse(item));
    const ids = items.map(({ meta }) => String(meta.id));
    const recalls = makeRecalls();
    await expect(recall(recalls, ...ids)).rejects.toThrow("--reason");
    expect(await recall(recalls, ids[0] ?? "", "none", "--reason", "no")).toMatchObject({ status: 1 });
    expect(recalls.written).toEqual([]);

    const done = await recall(recalls, ...ids, "--reason", "The picture does not show it.");
    expect(done.status).toBe(0);
    const rows = items.map(({ meta: { generation, difficulty } }) => ({
      blueprint: SKILL,
      version: generation?.blueprint_version,
      difficulty,
      seed: generation?.seed,
      reason: "The picture does not show it.",
      on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    }));
    const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));
    expect(jsonOf(done).toSorted(byText)).toEqual(rows.toSorted(byText));
    expect(jsonOf(await recall(recalls)).toSorted(byText)).toEqual(rows.toSorted(byText));
  });
});
