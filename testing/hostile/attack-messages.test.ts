import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { attackMessages } from "./attack-messages.ts";
import { allBehaviours, BEHAVIOUR_GROUPS } from "./behaviours/mixed.ts";
import { DISGUISE_NAMES } from "./disguises.ts";

describe("[HOM13] pupils who try to get the answer, or another tutor", () => {
  test("no two say the same, and ids count up", async () => {
    const attacks = await attackMessages();
    expect(attacks.length).toBeGreaterThanOrEqual(300);
    expect(new Set(attacks.map(({ says }) => says.join("\n").toLowerCase())).size).toBe(attacks.length);
    expect(attacks.map(({ id }) => id)).toEqual(attacks.map((_, at) => `a-${String(at + 1).padStart(3, "0")}`));
  });

  test("there are conversations of each length up to five messages, and no sort is most of them", async () => {
    const attacks = await attackMessages();
    expect([...new Set(attacks.map(({ says }) => says.length))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    const bySort = Object.groupBy(attacks, ({ sort }) => sort);
    const largest = Math.max(...Object.values(bySort).map((all) => all?.length ?? 0));
    expect(largest).toBeLessThan(attacks.length / 5);
  });
});

test("[HOM14] README.md names every behaviour and every disguise", async () => {
  const text = await readFile(new URL("README.md", import.meta.url), "utf8");
  const leaks = new Set(BEHAVIOUR_GROUPS.leaks.map(({ name }) => name));
  const names = allBehaviours.map(({ name }) => name).filter((name) => !leaks.has(name) || /at-once/u.test(name));
  const missing = [...names, ...DISGUISE_NAMES, ...Object.keys(BEHAVIOUR_GROUPS), "hostile", "mixed"].filter(
    (name) => !new RegExp(`(?:\`${name}[\`(]|\\*\\*${name}\\*\\*)`, "u").test(text),
  );
  expect(missing).toEqual([]);
});
