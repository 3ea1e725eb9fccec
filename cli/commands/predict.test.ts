import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PREDICTION_WEIGHTS } from "#engine";
import { jsonOf, mathflow, type Outcome } from "../testing/memory-io.ts";

/** Runs the command on a file with this text. */
async function predict(text: string, ...options: readonly string[]): Promise<Outcome & { readonly file: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "mathflow-predict-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "log.csv");
  await writeFile(file, text);
  return { ...(await mathflow(["predict", file, ...options])), file };
}

const csv = (...lines: readonly string[]) => `${lines.join("\n")}\n`;

const LOG = csv(
  "learner,skill,order,correct,time",
  "ann,add,1,1,2026-09-07T08:00:00Z",
  "ann,add,2,1,2026-09-07T08:01:00Z",
  "ann,add,3,0,2026-09-09T08:00:00Z",
  "bob,add,1,0,2026-09-07 08:00",
  "bob,sub,2,0,",
);

const chances = (outcome: Outcome) => jsonOf(outcome).map(({ predicted }) => Number(predicted));

test("[CLI17] sums up how well a log is predicted", async () => {
  const outcome = await predict(LOG);
  expect(outcome.status).toBe(0);
  const [summary] = jsonOf(outcome);
  expect(summary).toEqual({
    responses: 5,
    learners: 2,
    skills: 2,
    right: 0.4,
    auc: expect.any(Number),
    ece: expect.any(Number),
    logLoss: expect.any(Number),
    weights: PREDICTION_WEIGHTS.version,
  });
});

test("[CLI17] --each predicts every response before it is seen, in the order of the file", async () => {
  const outcome = await predict(LOG, "--each");
  expect(jsonOf(outcome).map(({ learner, skill, order, correct }) => [learner, skill, order, correct])).toEqual([
    ["ann", "add", 1, 1],
    ["ann", "add", 2, 1],
    ["ann", "add", 3, 0],
    ["bob", "add", 1, 0],
    ["bob", "sub", 2, 0],
  ]);
  const [first = 0, second = 0, , ofBob] = chances(outcome);
  expect(ofBob).toBe(first);
  expect(second).toBeGreaterThan(first);
  const flipped = await predict(LOG.replace("3,0,2026", "3,1,2026"), "--each");
  expect(chances(flipped)).toEqual(chances(outcome));
});

test("[CLI17] neither the order of lines and columns nor the way a file is written changes anything", async () => {
  const { out } = await predict(LOG);
  const others = csv(
    "Correct First Attempt;note;Anon Student Id;order_id;KC;Timestamp",
    'false;;bob;2;"sub";',
    '0;"a ""b""; c',
    'd";ann;3;add;1788940800',
    "0;;bob;1;add;1788768000",
    "",
    "1;;ann;2;add;1788768060",
    "TRUE;;ann;1;add;2026-09-07T10:00:00+02:00",
  );
  expect((await predict(`\uFEFF${others.replaceAll("\n", "\r\n")}`)).out).toEqual(out);
});

test("[CLI17] a repeated (learner, order) is named with both lines, and nothing is predicted", async () => {
  const { status, out, notes, file } = await predict(`${LOG}ann,sub,2,1,\n`);
  expect({ status, out }).toEqual({ status: 1, out: [] });
  expect(notes).toBe(`${file}:7: learner ann has order 2 again, as in line 3`);
});

test.for([
  { text: csv("learner,skill,correct", "a,s,1"), place: ":1: no column order" },
  { text: "", place: ":1: no column learner, skill, order, correct" },
  { text: csv("learner,skill,order,correct", "a,s,1,0.5"), place: ':2: correct is "0.5"' },
  { text: csv("learner,skill,order,correct", "a,s,1,1", "a,s,second,1"), place: ':3: order is "second"' },
  { text: csv("learner,skill,order,correct", "a,s,,1"), place: ':2: order is ""' },
  { text: csv("learner,skill,order,correct", "a,,1,1"), place: ":2: no skill" },
  { text: csv("learner,skill,order,correct", ",s,1,1"), place: ":2: no learner" },
  { text: csv("learner,skill,order,correct", "a"), place: ":2: no skill" },
  { text: csv("learner,skill,order,correct,time", "a,s,1,1,yesterday"), place: ':2: time is "yesterday"' },
  { text: csv("learner,skill,order,correct,time", "a,s,1,1,2026-13-40"), place: ':2: time is "2026-13-40"' },
  { text: csv("learner,skill,order,correct", "a,s,1,1", '"a,s,2,1', "a,s,3,1"), place: ":3: a quote is never closed" },
])("[CLI17] what cannot be read is named with its line: $place", async ({ text, place }) => {
  const { status, out, notes } = await predict(text);
  expect({ status, out }).toEqual({ status: 1, out: [] });
  expect(notes).toContain(place);
});

test("[CLI17] many faults are counted, not all named", async () => {
  const { notes } = await predict(csv("learner,skill,order,correct", ...Array.from({ length: 50 }, () => "a,s,1,2")));
  expect(notes.split("\n").length).toBe(21);
  expect(notes).toContain("and 30 more");
});

test("[CLI17] progress of a long file goes to the notes; who has seen everything right has no AUC", async () => {
  const rows = Array.from({ length: 100_000 }, (_, row) => `${row % 500},s${row % 7},${row},1`);
  const outcome = await predict(csv("learner,skill,order,correct", ...rows));
  expect(outcome.notes).toContain("100000 responses read");
  expect(jsonOf(outcome)[0]).toMatchObject({ responses: 100_000, learners: 500, skills: 7, right: 1, auc: null });
});

test.for([
  { args: [], word: "needs a file" },
  { args: ["/no/such.csv"], word: "/no/such.csv" },
  { args: ["a.csv", "b.csv"], word: "b.csv" },
  { args: ["a.csv", "--all"], word: "--all" },
])("[CLI17] wrong use is told: $args", async ({ args, word }) => {
  const { status, out, notes } = await mathflow(["predict", ...args]);
  expect({ status, out }).toEqual({ status: 2, out: [] });
  expect(notes).toContain(word);
});
