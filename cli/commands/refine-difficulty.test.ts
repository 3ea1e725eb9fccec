import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createRng, makeExport, type TutorEvent } from "#engine";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

vi.setConfig({ testTimeout: 30_000 });

/** Writes files and gives their paths. */
async function files(...texts: readonly string[]): Promise<readonly string[]> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-answers-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const named = texts.map((text, at) => ({ text, file: path.join(dir, `${at}.txt`) }));
  await Promise.all(named.map(({ text, file }) => writeFile(file, text)));
  return named.map(({ file }) => file);
}

const refine = (...args: readonly string[]) => mathflow(["refine-difficulty", ...args]);

/** Forty sittings of ten items of which the first is far harder than it says. */
const table = [
  "sitting,item,family,difficulty,score,grade",
  ...Array.from({ length: 40 }, (_, sitting) => {
    const rng = createRng(`sitting ${sitting}`);
    return Array.from({ length: 10 }, (__, item) => {
      const isRight = rng.int(0, 99) < (item === 0 ? 10 : 50);
      return `s${sitting},i${item},f${item % 5},0,${isRight ? 1 : 0},4`;
    });
  }).flat(),
].join("\n");

/** The log of an exam to its end, as an older build wrote it. */
const exam = JSON.parse(await readFile(new URL("../../corpora/logs/exam.json", import.meta.url), "utf8")) as {
  readonly events: readonly TutorEvent[];
};

const log = JSON.stringify(
  makeExport(exam.events, {
    learner: exam.events[0]?.learner as TutorEvent["learner"],
    exportedAt: 1_790_000_000_000,
    build: "test",
    content: "test",
  }),
);

describe("refine-difficulty", () => {
  test("[CLI16] a table gives proposals with how many answers and how sure, by family or by item", async () => {
    const [file = ""] = await files(table);
    const items = jsonOf(await refine(file, "--by", "item", "--json"));
    expect(items.map(({ group }) => group)).toEqual(Array.from({ length: 10 }, (_, at) => `i${at}`));
    expect(items.every(({ n, authored }) => n === 40 && authored === 0)).toBe(true);
    const [hard, ...others] = items.map(({ shift }) => Number(shift));
    expect(hard).toBeGreaterThan(0.9);
    for (const shift of others) expect(Math.abs(shift)).toBeLessThan(0.7);
    const families = jsonOf(await refine(file, "--json"));
    expect(families.map(({ group, n }) => [group, n])).toEqual([0, 1, 2, 3, 4].map((at) => [`f${at}`, 80]));
    const [, second] = families.map(({ se }) => Number(se));
    expect(second).toBeLessThan(Number(items[1]?.["se"]));
  });

  test("[CLI16] without --json it is a table under its columns, and few answers are left out", async () => {
    const [file = ""] = await files(table);
    const { out, notes, status } = await refine(file);
    expect(status).toBe(0);
    expect(out[0]).toMatch(/^family\s+answers\s+authored\s+proposed\s+shift\s+se$/u);
    expect(out[1]).toMatch(/^f0 +80 +0\.000 +\d\.\d{3} +\d\.\d{3} +0\.\d{3}$/u);
    expect(new Set(out.map((line) => line.length)).size).toBe(1);
    expect(notes).toContain("40 sittings, 400 answers; 0 with fewer than 10");
    const few = await refine(file, "--by", "item", "--least", "41");
    expect(few.out).toEqual([]);
    expect(few.notes).toContain("10 with fewer than 41");
  });

  test("[CLI16] an exported log and a class have answers by skill and level; what is in both counts once", async () => {
    const rows = exam.events.map((event) => ({ event }));
    const other = JSON.stringify({ learner: "another", log: { rows: [] } });
    const [own = "", pretty = "", both = ""] = await files(
      log,
      JSON.stringify(JSON.parse(log), null, 2),
      `${other}\n${JSON.stringify({ learner: "one", log: { rows } })}\n`,
    );
    const first = await refine(own, "--least", "1", "--json");
    expect(first.status).toBe(0);
    const answered = exam.events.flatMap((event) => (event.type === "exam_answered" ? [event.body.item] : []));
    expect(jsonOf(first).reduce((sum, { n }) => sum + Number(n), 0)).toBe(new Set(answered).size);
    for (const { group } of jsonOf(first)) expect(group).toMatch(/^g\d\.\w+\/[1-5]$/u);
    for (const args of [[pretty], [both], [own, both], [both, pretty, own]]) {
      expect((await refine(...args, "--least", "1", "--json")).out).toEqual(first.out);
    }
  });

  test.for([
    { text: "sitting,item,difficulty\n", message: ":1: no column score" },
    { text: "sitting,item,difficulty,score\na,b,0,1\na,c,zero,1\n", message: ":3: difficulty is zero" },
    { text: "sitting,item,difficulty,score\na,b,0,2\n", message: ":2: score is 2, must be 0 to 1" },
    { text: "sitting,item,difficulty,score\na,b,0\n", message: ":2: 3 values for 4 columns" },
    { text: "sitting,item,difficulty,score\n,b,0,1\n", message: ":2: sitting is empty" },
    { text: 'sitting,item,difficulty,score\na,"b",0,1\n', message: ":2: quotes" },
    { text: "sitting,item,family,difficulty,score\na,b,f,0,1\na,c,f,0,1\na,b,f,0,1\n", message: ":4: b was answered" },
    { text: "sitting,item,difficulty,score\na,b,0,1\n", message: ":2: no family" },
    { text: '{"learner":"one","log":{"rows":[]}}\n{"learner":\n', message: ":2: not JSON" },
    { text: '{"learner":"one"}\n', message: ":1: no log" },
    { text: '{"learner":"one","log":{"rows":[{"event":{}}]}}\n', message: ":1: log.rows[0]" },
    { text: '{"format":"mathflow-export/1","events":[', message: "not JSON" },
    { text: log.replace('"exam_answered"', '"exam_guessed"'), message: ":events[" },
  ])("[CLI16] what cannot be read is named by its place: $message", async ({ text, message }) => {
    const [file = "", whole = ""] = await files(text, table);
    const { status, out, notes } = await refine(whole, file);
    expect({ status, out }).toEqual({ status: 1, out: [] });
    expect(notes).toContain(file);
    expect(notes).toContain(message);
  });

  test.for([
    { args: [], word: "FILE" },
    { args: ["x.csv", "--by", "mood"], word: "--by is mood" },
    { args: ["x.csv", "--least", "0"], word: "--least" },
    { args: ["no-such-file.csv"], word: "no-such-file.csv" },
  ])("[CLI16] wrong use is told: $args", async ({ args, word }) => {
    const { status, out, notes } = await refine(...args);
    expect({ status, out }).toEqual({ status: 2, out: [] });
    expect(notes).toContain(word);
  });
});
