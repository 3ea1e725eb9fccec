import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { CasePackage } from "#bank/exchange";
import { mathflow } from "../testing/memory-io.ts";

async function lint(text: string) {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-skills-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const file = path.join(dir, "skills_graph.json");
  await writeFile(file, text);
  const { status, out, notes } = await mathflow(["skills", "lint", file]);
  return { status, out: out.map((line) => line.replace(file, "FILE")), notes };
}

const bkt = { p_init: 0.25, p_transit: 0.12, p_slip: 0.1, p_guess: 0.1 };

function node(id: string, prerequisites: readonly string[], constants: Partial<typeof bkt> = {}) {
  return { id, name: id, grade_band: "K-2", prerequisites, bkt: { ...bkt, ...constants }, tags: [] };
}

test("[CLI7] the graph of this bank has no faults", async () => {
  const file = fileURLToPath(new URL("../../bank/skills/skills_graph.json", import.meta.url));
  const { status, out, notes } = await mathflow(["skills", "lint", file]);
  expect({ status, out }).toEqual({ status: 0, out: [] });
  expect(notes).toMatch(/\d+ skills, no faults/u);
});

test("[CLI7] every fault of a graph is named where it is, not only the first", async () => {
  const nodes = [
    node("t.self", ["t.self"]),
    node("t.a", ["t.b"]),
    node("t.b", ["t.a"]),
    node("t.after", ["t.a"]),
    node("t.lost", ["t.nowhere"]),
    node("t.guess", [], { p_guess: 0.9, p_transit: 0 }),
    node("t.guess", []),
  ];
  const { status, out } = await lint(JSON.stringify({ version: "1.0.0", nodes }));
  expect(status).toBe(1);
  for (const [place, word] of [
    ["nodes[0].prerequisites[0]", "its own prerequisite"],
    ["nodes[1].prerequisites", "cycle: t.a needs t.b needs t.a"],
    ["nodes[3]", "t.after can never be reached"],
    ["nodes[4].prerequisites[0]", "t.nowhere, which does not exist"],
    ["nodes[5].bkt.p_guess", "0.9"],
    ["nodes[5].bkt.p_transit", "0"],
    ["nodes[6].id", "already the id of nodes[5]"],
  ] as const) {
    expect(out.filter((line) => line.startsWith(`FILE:${place}: `) && line.includes(word))).toHaveLength(1);
  }
  expect(out.every((line) => /^FILE:\S*: \S/u.test(line))).toBe(true);
});

test.for([
  { text: "{", place: "FILE::" },
  { text: "[]", place: "FILE::" },
  { text: '{"version":"1","nodes":[{"id":"NO"}]}', place: "FILE:nodes[0].id:" },
  { text: `{"version":"1","nodes":[],"extra":1}`, place: "FILE::" },
])("[CLI7] $text is no graph", async ({ text, place }) => {
  const { status, out } = await lint(text);
  expect(status).toBe(1);
  expect(out.some((line) => line.startsWith(place))).toBe(true);
});

test("[CLI20] skills export prints the bank's skills as a CASE package, with the addresses asked for", async () => {
  const plain = await mathflow(["skills", "export", "--format", "case"]);
  expect(plain.status).toBe(0);
  const made = CasePackage.parse(JSON.parse(plain.out.join("\n")));
  expect(plain.notes).toBe(`${made.CFItems.length} strands and skills, ${made.CFAssociations.length} associations`);
  expect(made.CFItems.every(({ uri, identifier }) => uri === `urn:uuid:${identifier}`)).toBe(true);
  const placed = await mathflow(["skills", "export", "--format", "case", "--base", "https://school.example/case/"]);
  expect(CasePackage.parse(JSON.parse(placed.out.join("\n"))).CFDocument.uri).toBe(
    `https://school.example/case/ims/case/v1p1/CFDocuments/${made.CFDocument.identifier}`,
  );
});

test.for([
  [["export"], "--format is undefined"],
  [["export", "--format", "case", "--base", "school"], "--base is school"],
  [["draw"], "skills has no command draw"],
] as const)("[CLI20] skills %s is wrong use", async ([args, message]) => {
  const outcome = await mathflow(["skills", ...args]);
  expect(outcome).toMatchObject({ status: 2, out: [] });
  expect(outcome.notes).toContain(message);
});
