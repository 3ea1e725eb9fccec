import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { FOLD_VERSION } from "#engine";
import { foldLog, frozenLogFile, LOGS, type FrozenLog, type LogFacts } from "./frozen-log.ts";

const names = (await readdir(LOGS)).filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5));
const read = async (name: string) => JSON.parse(await readFile(frozenLogFile(name), "utf8")) as FrozenLog;

/** What the policy of today decides of what comes next: level, and when a review is due. */
const NEXT: ReadonlySet<string> = new Set(["level", "run", "reviews", "reviewDueAt"]);

/** What a log says of a pupil, without what comes next. */
function lasting(facts: LogFacts): LogFacts {
  return JSON.parse(JSON.stringify(facts, (key, value: unknown) => (NEXT.has(key) ? undefined : value))) as LogFacts;
}

describe("logs of released builds", () => {
  test("[EVT4] are there: practice of three pupils, messages, a lesson, an exam, an appeal, two devices", () => {
    expect(names).toEqual(
      expect.arrayContaining([
        "appeal",
        "everything",
        "exam",
        "lesson",
        "messages",
        "messages-stuck",
        "practice-middling",
        "practice-strong",
        "practice-struggling",
        "two-devices",
      ]),
    );
  });

  test.for(names)("[EVT4] %s is read whole and comes to the state it came to", async (name) => {
    const { events, facts, foldVersion, hash } = await read(name);
    const now = foldLog(events);
    expect(lasting(now.facts)).toMatchObject(lasting(facts));
    // A fold that was changed on purpose has a new FOLD_VERSION; what it keeps of a pupil stands above.
    if (foldVersion === FOLD_VERSION) expect(now.hash).toBe(hash);
  });

  test("[EVT4] a log that a build would read otherwise is noticed", async () => {
    const { events, hash } = await read("practice-middling");
    expect(foldLog(events.slice(0, -1)).hash).not.toBe(hash);
    expect(() => foldLog([...events, { type: "unheard_of" }])).toThrow(`events[${events.length}]`);
  });
});
