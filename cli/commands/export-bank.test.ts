import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { DIFFICULTIES, MathProblemItem } from "#engine";
import { loadBankFromFiles, ReviewedItem } from "#bank/factory";
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
  [["--format", "jsonl", "--to", "items.zip"], "--to is for --format qti"],
  [["--format", "qti"], "--format qti needs --to"],
  [["--format", "qti", "--to", "never-made.zip", "--reviewed"], "--reviewed is for --format jsonl"],
  [["--format", "qti", "--to", "."], ". is there already"],
  [["--format", "qti", "--to", "never-made.zip"], "more than a zip can hold"],
] as const)("[CLI19] %s is wrong use, and nothing is written", async ([args, message]) => {
  const outcome = await mathflow(["bank", "export", ...args]);
  expect(outcome).toMatchObject({ status: 2, out: [] });
  expect(outcome.notes).toContain(message);
});

test("[CLI22] with --reviewed no item has a score that nobody gave, and the rest of it is as without", async () => {
  const drawn = ["--skill", "g2.add2c", "--count", "5"];
  const [plain, reviewed] = await Promise.all([jsonl(...drawn), jsonl(...drawn, "--reviewed")]);
  for (const [at, line] of reviewed.out.entries()) {
    const item = ReviewedItem.parse(JSON.parse(line));
    const { rubric_scores: scores } = item.meta.verification_report;
    if (item.meta.provenance.judge_model === "none") expect(new Set(Object.values(scores))).toEqual(new Set([null]));
    const same = MathProblemItem.parse(JSON.parse(plain.out[at] ?? ""));
    expect({ ...item, meta: null }).toEqual({ ...same, meta: null });
    expect(item.meta.provenance.verifier).toEqual(same.meta.provenance.verifier);
  }
  expect(reviewed.out).toHaveLength(5);
});

async function newFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-export-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** The files of a manifest, in its order. */
const filesOf = (manifest: string) => [...manifest.matchAll(/<file href="([^"]*)"/gu)].map(([, href = ""]) => href);

test("[CLI21] bank export --format qti writes a package: every file of the manifest is there, and no other", async () => {
  const dir = await newFolder();
  const drawn = ["--format", "qti", "--skill", "g2.add2c", "--skill", "g3.fracname", "--count", "3"];
  const folder = path.join(dir, "folder");
  const zip = path.join(dir, "package.zip");
  expect(await mathflow(["bank", "export", ...drawn, "--to", folder])).toMatchObject({ status: 0, out: [] });
  expect(await mathflow(["bank", "export", ...drawn, "--to", zip])).toMatchObject({ status: 0, out: [] });
  const manifest = await readFile(path.join(folder, "imsmanifest.xml"), "utf8");
  const files = (await readdir(path.join(folder, "items"))).map((name) => `items/${name}`);
  expect(files).toHaveLength(6);
  expect(files.toSorted()).toEqual(filesOf(manifest).toSorted());
  const zipped = Object.entries(unzipSync(await readFile(zip))).map(([name, data]) => [name, strFromU8(data)]);
  const loose = await Promise.all(
    ["imsmanifest.xml", ...files].map(async (name) => [name, await readFile(path.join(folder, name), "utf8")]),
  );
  expect(Object.fromEntries(zipped)).toEqual(Object.fromEntries(loose));
  expect(await readdir(dir)).toEqual(["folder", "package.zip"]);
});

test("[CLI21] what QTI cannot mark is left out and counted by sort, and what it marks more narrowly is said", async () => {
  const dir = await newFolder();
  const { status, notes } = await mathflow([
    "bank",
    "export",
    "--format",
    "qti",
    "--skill",
    "g4.multiples",
    "--to",
    path.join(dir, "out"),
  ]);
  expect(status).toBe(0);
  const [, written = "", of = ""] = /(\d+) of (\d+) items in /u.exec(notes) ?? [];
  const left = [...notes.matchAll(/left out, since QTI cannot mark it: (?:set|list) of \d+: (\d+)/gu)].map(([, n]) =>
    Number(n),
  );
  expect(left.length).toBeGreaterThan(0);
  expect(Number(written) + left.reduce((a, b) => a + b, 0)).toBe(Number(of));
});
