import { expect, test, vi } from "vitest";
import { DIFFICULTIES, MathProblemItem } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { mathflow } from "../testing/memory-io.ts";

// The whole bank is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const jsonl = (...more: readonly string[]) => mathflow(["bank", "export", "--format", "jsonl", ...more]);

test("[CLI19] bank export writes every listed item of a skill once, whole, in the order of the list", async () => {
  const { status, out } = await jsonl("--skill", "g2.add2c", "--skill", "g3.rnd10");
  expect(status).toBe(0);
  const items = out.map((line) => MathProblemItem.parse(JSON.parse(line)));
  const content = await loadBankFromFiles();
  const listed = ["g2.add2c", "g3.rnd10"].flatMap((id) => {
    const node = content.graph.nodes.find((one) => one.id === id);
    if (node === undefined) throw new Error(`no skill ${id}`);
    return DIFFICULTIES.flatMap((level) => content.seeds(node.id, level).map((seed) => `${id}/${level}/${seed}`));
  });
  expect(items.map(({ meta }) => `${meta.skill_id}/${meta.difficulty}/${meta.generation?.seed}`)).toEqual(listed);
  expect(new Set(items.map(({ meta }) => meta.status))).toEqual(new Set(["VERIFIED"]));
});

test("[CLI19] with --count it writes what item draws for the same seed, of each skill", async () => {
  const drawn = ["--difficulty", "2", "--count", "3", "--seed", "9"];
  const exported = await jsonl("--skill", "g2.add2c", "--skill", "g3.rnd10", ...drawn);
  const [first, second] = await Promise.all(
    ["g2.add2c", "g3.rnd10"].map((skill) => mathflow(["item", "--skill", skill, ...drawn])),
  );
  expect(exported.status).toBe(0);
  expect(exported.out).toEqual([...(first?.out ?? []), ...(second?.out ?? [])]);
});

test("[CLI19] a skill that has fewer is named, and the rest is written", async () => {
  const outcome = await jsonl("--skill", "g2.add2c", "--difficulty", "1", "--count", "100000");
  expect(outcome.status).toBe(1);
  expect(outcome.notes).toContain(`g2.add2c: only ${outcome.out.length} verified items`);
});

test.for([
  [["--format", "xml"], "--format is xml"],
  [[], "--format is undefined"],
  [["--format", "jsonl", "--skill", "g9.nothing"], "there is no skill g9.nothing"],
  [["--format", "jsonl", "--difficulty", "6"], "--difficulty is 6"],
  [["--format", "jsonl", "--count", "0"], "--count is 0"],
] as const)("[CLI19] %s is wrong use, and nothing is written", async ([args, message]) => {
  const outcome = await mathflow(["bank", "export", ...args]);
  expect(outcome).toMatchObject({ status: 2, out: [] });
  expect(outcome.notes).toContain(message);
});
