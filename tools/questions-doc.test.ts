import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { loadSkillGraph } from "#bank";
import { QUESTIONS_DOC, questionsDoc } from "./questions-doc.ts";

// Instances of every skill are made: slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/** The formatter lines tables up. */
const plain = (text: string) => text.replaceAll(/ +/gu, " ").replaceAll(/-{3,}/gu, "---");

test("[TLS34] docs/questions.md says what the blueprints ask: node tools/questions-doc.ts writes it", async () => {
  const page = await questionsDoc();
  expect(plain(await readFile(QUESTIONS_DOC, "utf8"))).toBe(plain(page));

  const graph = loadSkillGraph();
  if (!graph.ok) throw new Error(graph.error.message);
  // Every skill is asked by some question, at each of its levels.
  for (const { id } of graph.value.nodes) {
    const levels = page.matchAll(new RegExp(String.raw`${id.replace(".", String.raw`\.`)}: ([1-5](?: [1-5])*)`, "gu"));
    expect([
      id,
      [...new Set([...levels].flatMap(([, at = ""]) => at.split(" ").map(Number)))].toSorted((a, b) => a - b),
    ]).toEqual([id, [1, 2, 3, 4, 5]]);
  }
});
