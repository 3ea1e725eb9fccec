import { describe, expect, test } from "vitest";
import { nameOfSkill } from "#engine";
import type { EngineView } from "./engine-api.ts";
import { tutor } from "./host/tutor.ts";
import { clearMemoryDisk, createMemoryDisk, createMemoryStore, type MemoryDisk } from "./store/memory-store.ts";
import type { Store, StoreFailure, StoreSignal } from "./store/store.ts";
import { createFaultyStore, type Fault } from "./testing/faulty-store.ts";
import { beginPractice, chainFaults, exportedEvents, problemOf, rightAnswer } from "./testing/pupil.ts";
import { makeSmallBank } from "./testing/small-bank.ts";
import { createTestBrowser, openTab, settled, type Tab } from "./testing/world.ts";

const content = makeSmallBank();
const done = { ok: true, value: null } as const;
const noticesOf = (view: EngineView): string[] => view.notices.map(({ type }) => type);

/** A tab whose store fails as long as `trouble` names a fault for the call. */
function openTroubled(disk: MemoryDisk = createMemoryDisk(), trouble = new Map<string, Fault>()) {
  const store = createFaultyStore(createMemoryStore(disk), (call) => trouble.get(call));
  return { disk, store, trouble, tab: openTab({ store, content }) };
}

function failing(type: StoreFailure["type"]): Fault {
  return { type: "fail", failure: { type, message: "" } as StoreFailure };
}

async function rightNow(
  tab: Tab,
): Promise<{ itemId: ReturnType<typeof problemOf>["itemId"]; given: readonly string[]; latencyMs: number }> {
  const problem = problemOf(tab);
  return { itemId: problem.itemId, given: rightAnswer(content, await exportedEvents(tab), problem), latencyMs: 700 };
}

describe("a disk that does not take an answer", () => {
  test.for([
    { failure: "quota", notice: "storage-full", reason: "quota" },
    { failure: "lost", notice: "database-lost", reason: "database-lost" },
    { failure: "newer-version", notice: "newer-version-elsewhere", reason: "blocked" },
  ] as const)(
    "[HST10] [HST12] $failure: not saved, said, nothing lost on the screen",
    async ({ failure, notice, reason }) => {
      const { disk, tab, trouble } = openTroubled();
      await beginPractice(tab);
      const submit = await rightNow(tab);
      const before = problemOf(tab);
      const events = disk.events.size;
      trouble.set("commit", failing(failure));

      expect(await tab.api.submitAnswer(submit)).toEqual({ ok: false, error: { type: "not-saved", reason } });
      expect(tab.view().save).toEqual({ type: "not-saved", reason });
      expect(noticesOf(tab.view())).toEqual([notice]);
      expect(problemOf(tab)).toEqual({ ...before, draft: submit.given });
      expect(tab.views.some((view) => view.unsent > 0)).toBe(false);
      expect(disk.events.size).toBe(events);
      expect(await tab.api.isIdle()).toBe(false);

      trouble.clear();
      expect(await tab.api.submitAnswer(submit)).toEqual(done);
      expect(tab.view()).toMatchObject({ save: { type: "saved" }, unsent: 1 });
      expect(problemOf(tab)).toMatchObject({ phase: "right", draft: null, attempts: 1 });
      // A newer version stays newer; the others have passed.
      expect(noticesOf(tab.view())).toEqual(failure === "newer-version" ? [notice] : []);
      expect(chainFaults(await exportedEvents(tab))).toEqual([]);
    },
  );

  test("[HST10] a draft that does not fit on the disk does not keep an answer from being saved", async () => {
    const { tab, trouble } = openTroubled();
    await beginPractice(tab);
    trouble.set("writeDraft", failing("quota"));
    const submit = await rightNow(tab);
    expect(await tab.api.saveDraft(submit)).toEqual({ ok: false, error: { type: "not-saved", reason: "quota" } });
    expect(await tab.api.submitAnswer(submit)).toEqual(done);
  });

  test("[HST7] a bug in the store is internal, and the answer is not called saved", async () => {
    const { tab, trouble } = openTroubled();
    await beginPractice(tab);
    const submit = await rightNow(tab);
    trouble.set("commit", { type: "throw", message: "DataCloneError" });
    expect(await tab.api.submitAnswer(submit)).toEqual({
      ok: false,
      error: { type: "internal", message: "DataCloneError" },
    });
    expect(tab.view().save).toEqual({ type: "not-saved", reason: "database-lost" });
    trouble.clear();
    expect(await tab.api.submitAnswer(submit)).toEqual(done);
    expect(chainFaults(await exportedEvents(tab))).toEqual([]);
  });
});

describe("waiting is never silent [HST12]", () => {
  test("[HST12] a disk that does not answer is said after five seconds, and taken back when it does", async () => {
    const { tab, trouble } = openTroubled();
    await beginPractice(tab);
    const submit = await rightNow(tab);
    let release = (): void => {};
    trouble.set("commit", { type: "wait", until: new Promise<void>((resolve) => (release = resolve)) });
    const submitted = tab.api.submitAnswer(submit);
    await settled();
    tab.time.advance(100);
    await tab.until((view) => view.save.type === "saving");
    tab.time.advance(4_899);
    expect(noticesOf(tab.view())).toEqual([]);
    tab.time.advance(1);
    await tab.until((view) => noticesOf(view).includes("database-lost"));
    release();
    expect(await submitted).toEqual(done);
    expect(tab.view()).toMatchObject({ save: { type: "saved" }, notices: [] });
  });

  test("[HST12] another tab that keeps the lock is said after two seconds, and taken back when it lets go", async () => {
    const browser = createTestBrowser();
    const tab = openTab({ store: createMemoryStore(createMemoryDisk()), content, browser });
    await beginPractice(tab);
    let letGo = (): void => {};
    const holding = browser.locks.exclusive("mathflow-writer", () => new Promise<void>((resolve) => (letGo = resolve)));
    const hint = tab.api.requestHint(problemOf(tab).itemId);
    await settled();
    tab.time.advance(2_000);
    await tab.until((view) => noticesOf(view).includes("other-tab-active"));
    letGo();
    await holding;
    expect(await hint).toEqual(done);
    expect(tab.view().notices).toEqual([]);
  });

  test("[HST12] a blocked opening is said at once, a newer version too", async () => {
    const disk = createMemoryDisk();
    let tell: (signal: StoreSignal) => void = () => {};
    let go = (): void => {};
    const inner = createMemoryStore(disk);
    const store: Store = {
      ...inner,
      onSignal: (listener) => (tell = listener),
      open: async (fresh) => {
        await new Promise<void>((resolve) => (go = resolve));
        return inner.open(fresh);
      },
    };
    const tab = openTab({ store, content });
    tell("blocked");
    await tab.until((view) => noticesOf(view).includes("upgrade-blocked"));
    expect(tab.view().phase).toBe("loading");
    tell("unblocked");
    go();
    await tab.until((view) => view.phase === "no-learner");
    expect(tab.view().notices).toEqual([]);
    tell("newer-version");
    await tab.until((view) => noticesOf(view).includes("newer-version-elsewhere"));
  });
});

describe("a storage that was emptied under us", () => {
  type Submit = Awaited<ReturnType<typeof rightNow>>;
  test.for([
    {
      how: "an answer",
      find: async (tab: Tab, _first: Tab, submit: Submit) => {
        expect(await tab.api.submitAnswer(submit)).toEqual(done);
        expect(problemOf(tab).phase).toBe("right");
      },
      tells: ["storage-cleared"],
      drafts: 0,
    },
    {
      how: "a key press",
      find: async (tab: Tab, _first: Tab, submit: Submit) => {
        await tab.api.saveDraft(submit);
        await tab.until((view) => noticesOf(view).includes("storage-cleared"));
      },
      tells: ["storage-cleared"],
      drafts: 1,
    },
    {
      how: "another tab",
      find: async (tab: Tab, first: Tab, submit: Submit) => {
        expect(await first.api.requestHint(submit.itemId)).toEqual(done);
        await tab.until((view) => view.practice.type === "problem" && view.practice.problem.turns.length > 0);
      },
      tells: [],
      drafts: 0,
    },
  ])(
    "[HST11] found out by $how: new device, every answer of the log is there again, and the command is done",
    async ({ find, tells, drafts }) => {
      const disk = createMemoryDisk();
      const browser = createTestBrowser();
      const first = openTab({ store: createMemoryStore(disk), content, browser });
      await beginPractice(first, "Ben");
      const id = await beginPractice(first, "Ada");
      await first.api.submitAnswer(await rightNow(first));
      await first.api.nextProblem(problemOf(first).itemId);
      // A new worker: it starts from the snapshot and reads the log behind it.
      const tab = openTab({ store: createMemoryStore(disk), content, browser, seed: "second" });
      await tab.until((view) => view.phase === "ready");
      await settled();
      const before = await exportedEvents(tab);
      const submit = await rightNow(tab);
      const oldDevice = disk.marker;
      clearMemoryDisk(disk);

      await find(tab, first, submit);
      expect(noticesOf(tab.view())).toEqual(tells);
      expect(tab.view()).toMatchObject({ learner: { id, name: "Ada" }, learners: [{ name: "Ben" }, { name: "Ada" }] });
      expect(disk.marker).not.toBe(oldDevice);

      const after = await exportedEvents(tab);
      expect(chainFaults(after)).toEqual([]);
      expect(
        after.slice(0, before.length).map(({ id: event, type, body, hlc }) => ({ event, type, body, hlc })),
      ).toEqual(before.map(({ id: event, type, body, hlc }) => ({ event, type, body, hlc })));
      expect(new Set(after.map(({ device }) => device))).toEqual(new Set([disk.marker]));
      expect([...disk.drafts.values()].filter(({ given }) => given.join() === submit.given.join()).length).toBe(drafts);

      const fresh = openTab({ store: createMemoryStore(disk), content });
      await fresh.until((view) => view.phase === "ready");
      expect({ ...fresh.view(), notices: [] }).toEqual({ ...tab.view(), notices: [] });
    },
  );

  test.for([
    { change: "a new name", make: (tab: Tab) => tab.api.updateProfile({ name: "Grace" }), learners: ["Ben", "Grace"] },
    { change: "a closed summary", make: (tab: Tab) => tab.api.closeSummary(), learners: ["Ben", "Ada"] },
    { change: "signing out", make: (tab: Tab) => tab.api.signOut(), learners: ["Ben", "Ada"] },
    {
      change: "deleting the other learner",
      make: (tab: Tab) => tab.api.deleteLearner(tab.view().learners[0]!.id),
      learners: ["Ada"],
    },
  ])("[HST11] found out by $change: that is done too, and the log is there", async ({ make, learners }) => {
    const disk = createMemoryDisk();
    const tab = openTab({ store: createMemoryStore(disk), content });
    await beginPractice(tab, "Ben");
    const ada = await beginPractice(tab, "Ada");
    await tab.api.submitAnswer(await rightNow(tab));
    await tab.api.endSession();
    const before = await exportedEvents(tab);
    clearMemoryDisk(disk);
    expect(await make(tab)).toEqual(done);
    expect(tab.view().learners.map(({ name }) => name)).toEqual(learners);
    expect(noticesOf(tab.view())).toEqual(["storage-cleared"]);
    const fresh = openTab({ store: createMemoryStore(disk), content, seed: "fresh" });
    await fresh.until((view) => view.phase !== "loading");
    expect({ ...fresh.view(), notices: [] }).toEqual({ ...tab.view(), notices: [] });
    await fresh.api.selectLearner(ada);
    expect((await exportedEvents(fresh)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test("[HST11] a learner whose log nobody remembered can start again", async () => {
    const disk = createMemoryDisk();
    const tab = openTab({ store: createMemoryStore(disk), content });
    const ben = await beginPractice(tab, "Ben");
    await beginPractice(tab, "Ada");
    clearMemoryDisk(disk);
    expect(await tab.api.selectLearner(ben)).toEqual(done);
    expect(tab.view()).toMatchObject({ learner: { name: "Ben" }, practice: { type: "none" } });
    expect(await tab.api.startPractice({ skillId: null })).toEqual(done);
    expect(chainFaults(await exportedEvents(tab))).toEqual([]);
  });

  test("[HST11] what only the slower of two tabs remembers comes to the end of the chain", async () => {
    const disk = createMemoryDisk();
    // The bus is not shared: the second tab hears of nothing.
    const tab = openTab({ store: createMemoryStore(disk), content });
    await beginPractice(tab);
    const behind = openTab({ store: createMemoryStore(disk), content, seed: "behind" });
    await behind.until((view) => view.phase === "ready");
    await settled();
    await tab.api.submitAnswer(await rightNow(tab));
    const known = await exportedEvents(tab);
    clearMemoryDisk(disk);
    expect(await behind.api.requestHint(problemOf(behind).itemId)).toEqual(done);
    expect(await tab.api.nextProblem(problemOf(tab).itemId)).toEqual(done);
    const after = await exportedEvents(tab);
    expect(chainFaults(after)).toEqual([]);
    const ids = new Set(after.map(({ id }) => id));
    expect(known.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(after.filter(({ type }) => type === "hint_served").length).toBe(1);
    expect(tab.view().unsent).toBe(1);
  });

  test("[HST11] a restoration that fails half way is finished by the next command", async () => {
    const { disk, tab, trouble } = openTroubled();
    await beginPractice(tab);
    await tab.api.submitAnswer(await rightNow(tab));
    const known = await exportedEvents(tab);
    clearMemoryDisk(disk);
    trouble.set("commit", failing("quota"));
    expect(await tab.api.nextProblem(problemOf(tab).itemId)).toMatchObject({ ok: false, error: { reason: "quota" } });
    expect(problemOf(tab).phase).toBe("right");
    trouble.clear();
    expect(await tab.api.nextProblem(problemOf(tab).itemId)).toEqual(done);
    const after = await exportedEvents(tab);
    expect(chainFaults(after)).toEqual([]);
    expect(after.slice(0, known.length).map(({ id }) => id)).toEqual(known.map(({ id }) => id));
  });
});

describe("a database that is broken", () => {
  test("[HST13] three tries, then it is said; readable rows are exported; resetting starts afresh", async () => {
    const disk = createMemoryDisk();
    const healthy = openTab({ store: createMemoryStore(disk), content });
    await beginPractice(healthy);
    const rows = await exportedEvents(healthy);
    const { tab, store, trouble } = openTroubled(disk, new Map([["open", failing("broken")]]));
    for (let i = 0; i < 10; i++) {
      await settled();
      tab.time.advance(1_000);
    }
    await tab.until((view) => view.phase === "failed");
    expect(store.calls.filter((call) => call === "open").length).toBe(3);
    expect(tab.view().notices).toEqual([{ type: "database-broken", canExport: true }]);
    expect(await tab.api.enrol({ name: "Ada", grade: 2, locale: "en" })).toMatchObject({ ok: false });
    const text = await tab.api.exportData();
    const exported = JSON.parse(text.ok ? text.value : "") as { format: string; rows: unknown[] };
    expect(exported).toEqual({ format: "mathflow-salvage/1", rows });

    trouble.clear();
    expect(await tab.api.resetStorage()).toEqual(done);
    expect(tab.view()).toMatchObject({ phase: "no-learner", learners: [], notices: [] });
    await beginPractice(tab);
    expect(chainFaults(await exportedEvents(tab))).toEqual([]);
  });

  test("[HST13] a tab that was working still exports what it remembers", async () => {
    const { disk, tab, trouble } = openTroubled();
    await beginPractice(tab);
    const rows = await exportedEvents(tab);
    disk.events.clear();
    trouble.set("readPosition", failing("broken"));
    expect(await tab.api.requestHint(problemOf(tab).itemId)).toMatchObject({ ok: false, error: { type: "not-saved" } });
    expect(tab.view()).toMatchObject({ phase: "failed", notices: [{ type: "database-broken", canExport: true }] });
    const text = await tab.api.exportData();
    expect(JSON.parse(text.ok ? text.value : "")).toEqual({ format: "mathflow-salvage/1", rows });
  });

  test("[HST8] rows this version cannot read are kept, counted and skipped", async () => {
    const disk = createMemoryDisk();
    const tab = openTab({ store: createMemoryStore(disk), content });
    const learner = await beginPractice(tab);
    await tab.api.submitAnswer(await rightNow(tab));
    const shown = tab.view();
    const head = disk.heads.get(learner)!;
    const alien = {
      learner,
      device: head.device,
      seq: head.seq + 1,
      hlc: head.lastHlc + 1,
      id: "from-the-future",
      type: "dreamt",
      v: 3,
    };
    disk.events.set(`${learner}/${head.device}/${alien.seq}`, alien);
    disk.heads.set(learner, { ...head, seq: alien.seq, lastHlc: alien.hlc, lastId: "from-the-future" as never });
    for (const from of ["tail", "log"]) {
      if (from === "log") disk.projections.clear();
      const again = openTab({ store: createMemoryStore(disk), content, seed: from });
      await again.until((view) => view.phase === "ready");
      expect(again.view()).toEqual({ ...shown, notices: [{ type: "rows-unreadable", rows: 1 }] });
      expect(disk.events.has(`${learner}/${head.device}/${alien.seq}`)).toBe(true);
    }
  });

  test("[HST21] a skill whose items are refused is named until a problem is served", async () => {
    const disk = createMemoryDisk();
    let refuse = true;
    const picky = {
      ...content,
      open: (address: Parameters<typeof content.open>[0]) =>
        refuse
          ? ({ ok: false, error: { reason: "hash-mismatch", detail: "changed" } } as const)
          : content.open(address),
    };
    const tab = openTab({ store: createMemoryStore(disk), content: picky, tutor });
    await tab.api.enrol({ name: "Ada", grade: 2, locale: "en" });
    await tab.api.startPractice({ skillId: null });
    expect(noticesOf(tab.view())).toContain("content-refused");
    const [notice] = tab.view().notices;
    const names = content.graph.nodes.map(({ id }) => nameOfSkill(content.graph, id));
    expect(notice?.type === "content-refused" && names.includes(notice.skillName)).toBe(true);
    refuse = false;
    expect(await tab.api.startPractice({ skillId: null })).toEqual(done);
    expect(tab.view().notices).toEqual([]);
  });
});
