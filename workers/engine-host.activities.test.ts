import { describe, expect, test } from "vitest";
import type { ActivityCommand, LearnerId, PartName } from "#engine";
import { ALL_PARTS } from "#engine/parts/all";
import { openBank, type Strand } from "#bank";
import { tutor } from "./host/tutor.ts";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "./store/memory-store.ts";
import { problemOf } from "./testing/pupil.ts";
import { makeSmallBank } from "./testing/small-bank.ts";
import { openTab, settled, type Tab } from "./testing/world.ts";

const content = makeSmallBank();
const done = { ok: true, value: null };
const START: ActivityCommand = { kind: "survey", command: { type: "start", survey: "start-of-year" } };
const FEEL: ActivityCommand = {
  kind: "survey",
  command: { type: "answer", question: "feel", given: ["I do not like it"] },
};

describe("lessons, exams, surveys …", () => {
  test("[HST28] what is no command is named and changes nothing", async () => {
    const tab = await open(createMemoryDisk());
    const bad = { kind: "survey", command: { type: "start", survey: 7 } } as unknown as ActivityCommand;
    expect(await tab.api.act(bad)).toMatchObject({ ok: false, error: { type: "bad-input", field: "command.survey" } });
    const unknown = { kind: "party", command: { type: "start" } } as unknown as ActivityCommand;
    expect(await tab.api.act(unknown)).toMatchObject({ ok: false, error: { type: "bad-input", field: "kind" } });
    expect(tab.view().activities?.survey).toBeNull();
    expect(await tab.api.act(START)).toEqual(done);
    expect(tab.view().activities?.survey).toMatchObject({ questionId: "feel" });
    expect(await tab.api.catalog()).toMatchObject({ ok: true, value: { surveys: [{ id: "start-of-year" }, {}] } });
  });

  test("[HST29] what is typed is there after a restart, and gone once it is sent", async () => {
    const disk = createMemoryDisk();
    const tab = await open(disk);
    await tab.api.act({ kind: "thought", command: { type: "start" } });
    const { widget } = tab.view().activities?.thought ?? {};
    expect(widget).toMatchObject({ type: "free-text", draft: null });
    const id = widget?.id ?? "";
    expect(await tab.api.saveActivityDraft({ id, given: ["odd and odd"] })).toEqual(done);
    expect(await tab.api.saveActivityDraft({ id: "none", given: [""] })).toMatchObject({ ok: false });

    const again = openTab({ store: createMemoryStore(disk), content });
    await again.until(({ phase }) => phase === "ready");
    expect(again.view().activities?.thought?.widget).toMatchObject({ id, draft: ["odd and odd"] });
    await again.api.act({ kind: "thought", command: { type: "say", text: "odd and odd is even" } });
    expect(again.view().activities?.thought?.widget).toMatchObject({ id, draft: null });
    expect(again.view().activities?.thought?.talk.map(({ who }) => who)).toEqual(["tutor", "learner", "tutor"]);
  });

  test("[HST32] words are fitted to the profile, and no event holds it", async () => {
    const tab = await open(createMemoryDisk());
    expect(await tab.api.updateProfile({ country: "uk" })).toMatchObject({
      error: { type: "bad-input", field: "country" },
    });
    expect(await tab.api.updateProfile({ likes: ["money" as never] })).toMatchObject({ error: { field: "likes" } });
    for (const [field, value] of [
      ["language", "plain"],
      ["age", 9],
      ["curriculum", "No Such"],
      ["appLanguage", "fr"],
      ["asked", "no"],
    ] as const) {
      expect(await tab.api.updateProfile({ [field]: value as never })).toMatchObject({
        error: { type: "bad-input", field },
      });
    }
    expect(await tab.api.updateProfile({ country: "GB", likes: ["music", "music"] })).toEqual(done);
    expect(tab.view().learner).toMatchObject({ country: "GB", likes: ["music"], language: null, age: null });
    expect(await tab.api.updateProfile({ language: "simple", age: "to-10", curriculum: "in-cbse" })).toEqual(done);
    expect(tab.view().learner).toMatchObject({ language: "simple", age: "to-10", curriculum: "in-cbse" });
    await tab.api.act({ kind: "thought", command: { type: "start" } });
    await tab.api.act({ kind: "thought", command: { type: "say", text: "i want to die" } });
    expect(tab.view().activities?.thought?.talk.at(-1)?.text).toContain("0800 1111");
    const log = await tab.api.exportData();
    expect(log.ok && log.value).toContain("safety_flagged");
    if (!log.ok) throw new Error(log.error.type);
    const { events, profile } = JSON.parse(log.value) as { readonly events: unknown; readonly profile: object };
    expect(JSON.stringify(events)).not.toMatch(/"GB"|Ada|to-10/u);
    expect(JSON.stringify(events)).toMatch(/about_told.*"simple"/u);
    expect(log.value).not.toContain("Ada");
    const about = { country: "GB", likes: ["music"], language: "simple", age: "to-10", curriculum: "in-cbse" };
    expect(profile).toMatchObject(about);

    // On another device it comes with the file; of what is in the log, with the log alone.
    const other = openTab({ store: createMemoryStore(createMemoryDisk()), content });
    await other.until(({ phase }) => phase === "no-learner");
    const file = new Blob([log.value]);
    const learner = tab.view().learner?.id as LearnerId;
    expect(await other.api.takeInFile({ file, learner, name: "Ada", locale: "en" })).toMatchObject({ ok: true });
    expect(other.view().learner).toMatchObject(about);
    expect(other.view().learner?.appLanguage).toBeUndefined();
    const bare = openTab({ store: createMemoryStore(createMemoryDisk()), content });
    await bare.until(({ phase }) => phase === "no-learner");
    const without = JSON.parse(log.value) as { profile?: unknown };
    delete without.profile;
    const older = { file: new Blob([JSON.stringify(without)]), learner, name: "Ada", locale: "en" } as const;
    expect(await bare.api.takeInFile(older)).toMatchObject({ ok: true });
    expect(bare.view().learner).toMatchObject({ ...about, country: null, age: null });
    // What was said before the log held it counts as long as nothing newer was said.
    expect(await bare.api.updateProfile({ language: null, pace: "fast" })).toEqual(done);
    expect(bare.view().learner).toMatchObject({ language: null, pace: "fast", curriculum: "in-cbse" });
  });

  test("[HST32] the language chosen at the first run is the learner's own, and goes with their log alone", async () => {
    const tab = openTab({ store: createMemoryStore(createMemoryDisk()), content });
    await tab.until(({ phase }) => phase === "no-learner");
    await tab.api.enrol({ name: "Ben", grade: 3, locale: "en" });
    expect(tab.view().learner?.appLanguage).toBeUndefined();
    const english = await tab.api.exportData();
    expect(english.ok && english.value).not.toContain("about_told");
    const enrolled = await tab.api.enrol({ name: "Ana", grade: 3, locale: "en", appLanguage: "es" });
    expect(enrolled).toMatchObject({ ok: true, value: { name: "Ana", appLanguage: "es" } });
    expect(tab.view().learner).toMatchObject({ name: "Ana", appLanguage: "es" });
    expect(tab.view().learners.map(({ appLanguage }) => appLanguage)).toEqual([undefined, "es"]);

    const log = await tab.api.exportData();
    if (!log.ok) throw new Error(log.error.type);
    const other = openTab({ store: createMemoryStore(createMemoryDisk()), content });
    await other.until(({ phase }) => phase === "no-learner");
    const learner = tab.view().learner?.id as LearnerId;
    const file = new Blob([log.value]);
    expect(await other.api.takeInFile({ file, learner, name: "Ana", locale: "en" })).toMatchObject({ ok: true });
    expect(other.view().learner).toMatchObject({ appLanguage: "es" });
    expect(await other.api.updateProfile({ appLanguage: "en" })).toEqual(done);
    expect(other.view().learner).toMatchObject({ appLanguage: "en" });
  });

  test("[HST30] a part comes when it is first needed; while it cannot be had, practice goes on", async () => {
    const { tab, line, fetched } = openInParts();
    await enrol(tab);
    expect(await tab.api.act(START)).toEqual({ ok: false, error: { type: "content-missing" } });
    expect(tab.view().notices).toContainEqual({ type: "content-missing" });
    expect(tab.view().activities?.survey).toBeNull();
    expect(await tab.api.startPractice({ skillId: null })).toEqual(done);
    line.isCut = false;
    expect(await tab.api.act(START)).toEqual(done);
    expect(await tab.api.act(FEEL)).toEqual(done);
    expect(tab.view().activities?.survey?.questionId).toBe("why-not");
    expect(tab.view().notices).toEqual([]);
    expect(fetched).toEqual(["survey"]);
  });

  test("[HST43] the tutor gets ready while a message is typed, once a problem; what cannot be had is tried again", async () => {
    const expected: string[] = [];
    const { tab, line, fetched } = openInParts({
      ...tutor,
      expectMessage: (state, env) => {
        tutor.expectMessage(state, env);
        expected.push(problemOf(tab).itemId);
      },
    });
    await enrol(tab);
    await tab.api.startPractice({ skillId: null });
    const { itemId } = problemOf(tab);
    const { practice } = tab.view();
    const id = practice.type === "problem" ? practice.session.sessionId : "";
    const shown = tab.views.length;
    const type = async (text: string): Promise<void> => {
      expect(await tab.api.saveActivityDraft({ id, given: [text] })).toEqual(done);
      await settled();
    };
    await type("i");
    expect(expected).toEqual([]);
    line.isCut = false;
    expect(await tab.api.saveDraft({ itemId, given: ["1"] })).toEqual(done);
    await settled();
    expect(fetched).toEqual([]);
    await type("id");
    await type("idk");
    expect(expected).toEqual([itemId]);
    expect(fetched).toEqual(["dialogue"]);
    expect(tab.views).toHaveLength(shown);
    await tab.api.skipProblem(itemId);
    await type("why");
    expect(expected).toEqual([itemId, problemOf(tab).itemId]);
  });
});

/** A tab over a bank whose parts are fetched one by one; the line is cut at first. */
function openInParts(logic = tutor) {
  const line = { isCut: true };
  const fetched: PartName[] = [];
  const loadContent = async () => {
    const bank = await openBank(readList, {
      part: async (name) => {
        if (line.isCut) throw new TypeError("Failed to fetch dynamically imported module");
        fetched.push(name);
        return { [name]: ALL_PARTS[name] };
      },
    });
    if (!bank.ok) throw new Error(bank.error.message);
    return bank.value;
  };
  const tab = openTab({ store: createMemoryStore(createMemoryDisk()), content, loadContent, tutor: logic });
  return { tab, line, fetched };
}

async function open(disk: MemoryDisk): Promise<Tab> {
  const tab = openTab({ store: createMemoryStore(disk), content });
  await enrol(tab);
  return tab;
}

async function enrol(tab: Tab): Promise<void> {
  expect(await tab.api.enrol({ name: "Ada", grade: 2, locale: "en" })).toMatchObject({ ok: true });
}

async function readList(strand: Strand): Promise<unknown> {
  return ((await import(`../bank/verified/${strand}.json`)) as { readonly default: unknown }).default;
}
