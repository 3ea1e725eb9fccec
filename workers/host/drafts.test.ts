import { describe, expect, test } from "vitest";
import { createMemoryDisk, createMemoryStore } from "../store/memory-store.ts";
import { createFaultyStore } from "../testing/faulty-store.ts";
import { beginPractice, exportedEvents, problemOf, rightAnswer, wrongAnswer } from "../testing/pupil.ts";
import { makeSmallBank } from "../testing/small-bank.ts";
import { createTestBrowser, openTab, settled } from "../testing/world.ts";

const content = makeSmallBank();
const done = { ok: true, value: null } as const;

/** A disk on which one kind of write can be held up, and a learner at a problem. */
async function openSlow() {
  const disk = createMemoryDisk();
  const slow = new Map<string, Promise<void>>();
  const store = createFaultyStore(createMemoryStore(disk), (call) => {
    const until = slow.get(call);
    return until && { type: "wait", until };
  });
  const browser = createTestBrowser();
  const tab = openTab({ store, content, browser });
  await beginPractice(tab, "Ada");
  return {
    tab,
    disk,
    /** Returns what lets it go on. */
    hold(call: "writeDraft" | "commit"): () => void {
      let go = (): void => {};
      slow.set(call, new Promise((resolve) => (go = resolve)));
      return () => {
        slow.delete(call);
        go();
      };
    },
    /** A second tab of this browser, whose writes are quick. */
    async openOther() {
      const other = openTab({ store: createMemoryStore(disk), content, browser, seed: "other" });
      await other.until(({ phase }) => phase === "ready");
      return other;
    },
    /** What a new worker finds on the disk after this one was killed. */
    async afterKill() {
      const again = openTab({ store: createMemoryStore(disk), content, seed: "again" });
      await again.until(({ practice }) => practice.type === "problem");
      return problemOf(again);
    },
  };
}

function sessionOf({ view }: Awaited<ReturnType<typeof openSlow>>["tab"]): string {
  const { practice } = view();
  if (practice.type !== "problem") throw new Error("no problem on the desk");
  return practice.session.sessionId;
}

describe("two texts while the disk is busy", () => {
  test("[HST77] the first letter of a message does not take the place of an answer that waits", async () => {
    const { tab, hold, afterKill } = await openSlow();
    const { itemId } = problemOf(tab);
    const goOn = hold("writeDraft");
    const first = tab.api.saveDraft({ itemId, given: ["1"] });
    await settled();
    const rest = [
      tab.api.saveDraft({ itemId, given: ["12"] }),
      tab.api.saveActivityDraft({ id: sessionOf(tab), given: ["why"] }),
    ];
    await settled();
    goOn();
    expect(await Promise.all([first, ...rest])).toEqual([done, done, done]);
    expect(await afterKill()).toMatchObject({ draft: ["12"], draftMessage: "why" });
  });

  test("[HST77] what waits is written when its learner has left the screen in another tab", async () => {
    const { tab, disk, hold, openOther } = await openSlow();
    const other = await openOther();
    const { itemId } = problemOf(tab);
    const goOn = hold("writeDraft");
    const saves = [tab.api.saveDraft({ itemId, given: ["1"] })];
    await settled();
    saves.push(tab.api.saveDraft({ itemId, given: ["12"] }));
    expect(await other.api.signOut()).toEqual(done);
    await tab.until(({ learner }) => learner === null);
    goOn();
    expect(await Promise.all(saves)).toEqual([done, done]);
    expect([...disk.drafts.values()].map(({ given }) => given)).toEqual([["12"]]);
  });
});

describe("typing on while an answer is being written", () => {
  async function send(how: "right" | "wrong", held: "commit" | "writeDraft") {
    const world = await openSlow();
    const { tab, hold } = world;
    const problem = problemOf(tab);
    const { itemId } = problem;
    const right = rightAnswer(content, await exportedEvents(tab), problem);
    const given = how === "right" ? right : wrongAnswer(problem, right);
    const typed = given.map(() => "44");
    const goOn = hold(held);
    const saving = tab.api.saveDraft({ itemId, given });
    await settled();
    const sending = tab.api.submitAnswer({ itemId, given, latencyMs: 1 });
    await settled();
    const typing = tab.api.saveDraft({ itemId, given: typed });
    await settled();
    goOn();
    expect(await Promise.all([saving, sending, typing])).toEqual([done, done, done]);
    return { ...world, typed };
  }

  test.for(["commit", "writeDraft"] as const)("[HST78] stays, when the %s was slow", async (held) => {
    const { tab, typed, afterKill } = await send("wrong", held);
    expect(problemOf(tab)).toMatchObject({ attempts: 1, draft: typed });
    expect(await afterKill()).toMatchObject({ attempts: 1, draft: typed });
  });

  test("[HST78] stays, when it was begun as a message was sent", async () => {
    const { tab, hold, afterKill } = await openSlow();
    const { itemId } = problemOf(tab);
    const id = sessionOf(tab);
    await tab.api.saveActivityDraft({ id, given: ["why"] });
    const goOn = hold("commit");
    const sending = tab.api.sendMessage({ itemId, text: "why" });
    await settled();
    const typing = tab.api.saveActivityDraft({ id, given: ["and how"] });
    await settled();
    goOn();
    expect(await Promise.all([sending, typing])).toEqual([done, done]);
    expect(await afterKill()).toMatchObject({ draft: null, draftMessage: "and how" });
  });

  test("[HST78] goes with a problem that is over", async () => {
    const { tab, disk } = await send("right", "commit");
    expect(problemOf(tab)).toMatchObject({ phase: "right", draft: null });
    expect(disk.drafts.size).toBe(0);
  });
});
