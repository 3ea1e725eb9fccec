import { describe, expect, test } from "vitest";
import { createMemoryDisk, createMemoryStore } from "./store/memory-store.ts";
import { beginPractice, exportedEvents, problemOf, rightAnswer } from "./testing/pupil.ts";
import { makeSmallBank } from "./testing/small-bank.ts";
import { openTab } from "./testing/world.ts";

const content = makeSmallBank();

describe("smoke", () => {
  test("a pupil enrols, answers, and finds it again", async () => {
    const disk = createMemoryDisk();
    const tab = openTab({ store: createMemoryStore(disk), content });
    await beginPractice(tab);
    const problem = problemOf(tab);
    const right = rightAnswer(content, await exportedEvents(tab), problem);
    expect(await tab.api.submitAnswer({ itemId: problem.itemId, given: right, latencyMs: 1500 })).toEqual({ ok: true, value: null });
    expect(problemOf(tab).phase).toBe("right");
    expect(tab.view()).toMatchObject({ save: { type: "saved" }, unsent: 1, notices: [] });
    const again = openTab({ store: createMemoryStore(disk), content });
    await again.until((view) => view.phase === "ready");
    expect(again.view().practice).toEqual(tab.view().practice);
  });
});
