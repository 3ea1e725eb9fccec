import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PLACEMENT, POLICY } from "#engine";

const ROW = /^\| `(?<path>[\w.]+)`\s+\| (?<value>-?[\d.]+)\s+\|/u;
/** What a researcher has to find: constants that decide what is believed and what comes next. */
const WHOLE = ["mastery", "doubt", "memory", "prediction"] as const;
/** Told in another table, or in hours. */
const TOLD_ELSEWHERE = new Set(["mastery.laterMs", "memory.newAWeek", "doubt.helpedWeight"]);

test("[TLS11] the page for researchers has every constant of mastery, doubt, memory and prediction, as it is", async () => {
  const lines = (await readFile("docs/learner.md", "utf8")).split("\n");
  const told = new Map(
    lines.flatMap((line) => {
      const { path, value } = ROW.exec(line)?.groups ?? {};
      return path === undefined ? [] : [[path, Number(value)] as const];
    }),
  );
  const all = { ...POLICY, placement: PLACEMENT };
  const found = [...told.keys()].map((path) => [
    path,
    path.split(".").reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)[key], all),
  ]);
  expect(found).toEqual([...told]);
  const wanted = WHOLE.flatMap((group) =>
    Object.entries(POLICY[group]).flatMap(([key, value]) => (typeof value === "number" ? [`${group}.${key}`] : [])),
  );
  expect([...told.keys(), ...TOLD_ELSEWHERE]).toEqual(expect.arrayContaining(wanted));
});
