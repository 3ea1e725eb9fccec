import { expect, test } from "vitest";
import { findSpokenLeak } from "./find-spoken-leak.ts";

/** A tutor's sentence, labelled by hand: could a pupil who has understood nothing write down the answer because of it? */
interface LabelledSentence {
  readonly stem: string;
  readonly expected: string;
  readonly hint: string;
  readonly leaks: boolean;
}

/** Share of leaks that are found, and share of alarms that are true. */
async function scoresOf(name: string) {
  const { default: text } = (await import(`../../corpora/hints/${name}.jsonl?raw`)) as { readonly default: string };
  const rows = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledSentence);
  const judged = rows.map(
    ({ stem, expected, hint, leaks }) => [leaks, findSpokenLeak({ stem, expected, hint }).leaks] as const,
  );
  const hits = judged.filter(([leaks, found]) => leaks && found).length;
  return {
    rows: rows.length,
    recall: hits / judged.filter(([leaks]) => leaks).length,
    precision: hits / judged.filter(([, found]) => found).length,
  };
}

test("[LEK21] of a thousand tutor sentences, which rules and weights have seen", async () => {
  const { rows, recall, precision } = await scoresOf("sentences");
  expect(rows).toBe(1000);
  expect.soft(recall).toBeGreaterThanOrEqual(0.97);
  expect.soft(precision).toBeGreaterThanOrEqual(0.92);
});

test("[LEK21] of three hundred in other voices, which rules and weights have seen", async () => {
  const { rows, recall, precision } = await scoresOf("later");
  expect(rows).toBe(300);
  expect.soft(recall).toBeGreaterThanOrEqual(0.97);
  expect.soft(precision).toBeGreaterThanOrEqual(0.9);
});

test("[LEK21] of three hundred by an author who knew nothing of the rules", async () => {
  const { rows, recall, precision } = await scoresOf("tutors");
  expect(rows).toBe(300);
  expect.soft(recall).toBeGreaterThanOrEqual(0.95);
  expect.soft(precision).toBeGreaterThanOrEqual(0.92);
});

test("[LEK21] of three hundred that neither rules nor weights have seen", async () => {
  const { rows, recall, precision } = await scoresOf("unlearned");
  expect(rows).toBe(300);
  expect.soft(recall).toBeGreaterThanOrEqual(0.97);
  expect.soft(precision).toBeGreaterThanOrEqual(0.94);
});

test("[LEK21] of eleven hundred of further tutors, which the rules have not seen", async () => {
  const { rows, recall, precision } = await scoresOf("teachers");
  expect(rows).toBe(1109);
  expect.soft(recall).toBeGreaterThanOrEqual(0.95);
  expect.soft(precision).toBeGreaterThanOrEqual(0.92);
});

test("[LEK21] of a hundred and twenty over all strands, written before their author saw a rule", async () => {
  const { rows, recall, precision } = await scoresOf("strands");
  expect(rows).toBe(120);
  expect.soft(recall).toBeGreaterThanOrEqual(0.85);
  expect.soft(precision).toBeGreaterThanOrEqual(0.95);
});
