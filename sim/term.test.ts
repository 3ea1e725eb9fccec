import { expect, test } from "vitest";
import { simulateTerm } from "./term.ts";

test("[SYN97] a school's server has a bad week: it starts each time with the same school, and nothing that was acked is lost", async () => {
  const { faults, counts } = await simulateTerm({ seed: 1, learners: 12, days: 7, share: 500 });
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ kills: 2, "full disks": 1, "wrong clocks": 2, "copies brought back": 1 });
  expect(counts["acked"]).toBeGreaterThan(1_000);
  expect(counts["acked"]).toBe(counts["made"]);
}, 180_000);
