import { describe, expect, onTestFinished, test, vi } from "vitest";
import { auditLog, type LlmAsk, type LlmStatus } from "#engine";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "../store/memory-store.ts";
import { beginPractice, chainFaults, exportedEvents, problemOf } from "../testing/pupil.ts";
import { makeSmallBank } from "../testing/small-bank.ts";
import { createTestTime, openTab, wholeBank, type Tab, type TabOptions } from "../testing/world.ts";
import type { Asked, LlmSeam } from "./llm-seam.ts";
import { withoutName } from "./without-name.ts";

const bank = makeSmallBank(1);
const SOURCE = { model: "tester-1", prompt: "hint/1 0123456789ab" };
const KIND = "Read the problem once more. What do you know already?";
const ON: LlmStatus = {
  protocol: "mathflow-llm/1",
  words: "on",
  dictation: "not-configured",
  dictationUnder13: false,
};

interface Model extends LlmSeam {
  readonly asked: LlmAsk[];
}

/** A proxy that says what it is told to say. */
function modelThat(ask: LlmSeam["ask"], status: LlmSeam["status"] = async () => ON): Model {
  const asked: LlmAsk[] = [];
  return {
    asked,
    transcribe: async (sound) => `${sound.size} bytes`,
    status: vi.fn<LlmSeam["status"]>(status),
    ask: async (request, asker, onText, signal) => {
      asked.push(request);
      return ask(request, asker, onText, signal);
    },
  };
}

/** Says the sentences one by one, then all of them. */
function saying(...sentences: readonly string[]): LlmSeam["ask"] {
  return async (_ask, _asker, onText): Promise<Asked> => {
    for (const at of sentences.keys()) {
      if (!(await onText(sentences.slice(0, at + 1).join(" ")))) return { type: "stopped", source: SOURCE };
    }
    return { type: "done", answer: { text: sentences.join(" "), source: SOURCE } };
  };
}

function open(disk: MemoryDisk, model: LlmSeam, options: Partial<TabOptions> = {}): Tab {
  return openTab({ store: createMemoryStore(disk), content: bank, loadLlm: async () => model, ...options });
}

async function begin(tab: Tab, words = true): Promise<void> {
  await beginPractice(tab);
  await tab.api.updateProfile({ words });
}

async function hint(tab: Tab): Promise<void> {
  expect(await tab.api.requestHint(problemOf(tab).itemId)).toEqual({ ok: true, value: null });
}

function wordsOf(tab: Tab): string | undefined {
  const turn = problemOf(tab).turns.findLast(({ type }) => type === "hint");
  return turn?.type === "hint" ? turn.words : undefined;
}

/** Everything under way in this thread has run. */
async function settled(): Promise<void> {
  for (let round = 0; round < 50; round++) await new Promise((resolve) => void setTimeout(resolve, 0));
}

describe("words of a model", () => {
  test.for([
    { fails: "what asks for them", has: 0, asked: 0 },
    { fails: "what a question is made of", has: 1, asked: 0 },
    { fails: "what checks a sentence", has: 2, asked: 1 },
  ])("[HST40] [HST62] where $fails cannot be had nothing is said, and the lesson goes on", async ({ has, asked }) => {
    const trouble = vi.spyOn(console, "error");
    onTestFinished(() => trouble.mockRestore());
    let times = 0;
    const model = modelThat(saying("Read the problem once more."));
    const whole = wholeBank(bank);
    // As without the network: the piece is not kept on the device.
    const loadContent = async () => ({
      ...whole,
      run: async (work: Parameters<typeof whole.run>[0]) => {
        const needed = () => {
          throw new Error("not here");
        };
        try {
          return await whole.run((content) =>
            work({
              ...content,
              part: (name) => (name === "llm" && (times += 1) > has ? needed() : content.part(name)),
            }),
          );
        } catch (error) {
          return { ok: false, error } as never;
        }
      },
    });
    const tab = open(createMemoryDisk(), model, { loadContent: loadContent as TabOptions["loadContent"] & object });
    await begin(tab);
    await hint(tab);
    await settled();
    expect(model.asked).toHaveLength(asked);
    expect(wordsOf(tab)).toBeUndefined();
    expect(trouble).not.toHaveBeenCalled();
    expect(tab.view().notices).toEqual([]);
    expect(problemOf(tab).turns.at(-1)?.type).toBe("hint");
  });

  test("[HST40] [SYN90] are not asked for where the learner's school has switched them off", async () => {
    const model = modelThat(saying("Read the problem once more."));
    const disk = createMemoryDisk();
    const before = open(disk, model);
    await begin(before);
    const store = createMemoryStore(disk);
    const found = await store.readDevice();
    const record = found.ok ? found.value : null;
    const [profile] = record?.profiles ?? [];
    if (record === null || profile === undefined) throw new Error("nobody is there");
    const features = { words: false, dictation: true, ask: true, examReview: true };
    const account = { learner: profile.id, className: "4b", shared: false, since: 0, features };
    await store.writeProfile(record.device, { ...profile, account });
    const tab = open(disk, model);
    await tab.until(({ practice }) => practice.type === "problem");
    await hint(tab);
    await settled();
    expect(tab.view().learner?.words).toBe(true);
    expect(model.asked).toEqual([]);
  });

  test("[HST40] come beneath the hint, sentence by sentence, and stand in the log with model and prompt", async () => {
    const model = modelThat(saying("Read the problem once more.", "What do you know already?"));
    const tab = open(createMemoryDisk(), model);
    await begin(tab);
    await hint(tab);
    await tab.until(() => wordsOf(tab) !== undefined);
    expect(wordsOf(tab)).toBe(KIND);
    const seen = tab.views.flatMap(({ arriving }) => (arriving ? [arriving.text] : []));
    expect([...new Set(seen)]).toEqual(["Read the problem once more.", KIND]);
    const twice = tab.views.filter(
      ({ arriving, practice }) => arriving && JSON.stringify(practice).includes(arriving.text),
    );
    expect(twice).toEqual([]);
    await settled();
    expect(tab.view().arriving).toBeNull();
    const log = await exportedEvents(tab);
    expect(log.filter(({ type }) => type === "hint_served").map(({ body }) => body)).toMatchObject([
      { source: "static", model: null },
      { source: "llm", ...SOURCE, text: KIND },
    ]);
    expect(chainFaults(log)).toEqual([]);
    expect(auditLog(log, bank).faults).toEqual([]);
  });

  test("[HST40] nobody is asked until the learner wants words, and where the school or the server has none", async () => {
    const off = modelThat(saying(KIND));
    const tab = open(createMemoryDisk(), off);
    await begin(tab, false);
    await hint(tab);
    await settled();
    expect(off.status).not.toHaveBeenCalled();
    for (const words of ["off-by-school", "not-configured"] as const) {
      const model = modelThat(saying(KIND), async () => ({ ...ON, words }));
      const other = open(createMemoryDisk(), model);
      await begin(other);
      await hint(other);
      await settled();
      expect(model.asked).toEqual([]);
      expect(wordsOf(other)).toBeUndefined();
    }
  });

  test.for([
    ["rejects", () => Promise.reject(new TypeError("network"))],
    ["stops at once", async () => ({ type: "stopped", source: null }) as const],
    ["answers nonsense", async () => ({ type: "done", answer: { text: 7 } }) as const],
    ["answers nothing", async () => ({ type: "done", answer: null }) as const],
    [
      "tells the answer",
      (_ask: unknown, _asker: unknown, onText: (text: string) => Promise<boolean>) =>
        onText("You get the answer when you count on: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15.").then(
          (goesOn): Asked => (goesOn ? { type: "done", answer: null } : { type: "stopped", source: SOURCE }),
        ),
    ],
  ] as const)("[HST40] a model that %s leaves the tutor's own words as they were", async ([, ask]) => {
    const tab = open(createMemoryDisk(), modelThat(ask));
    await begin(tab);
    const before = (await exportedEvents(tab)).length;
    await hint(tab);
    await settled();
    expect(wordsOf(tab)).toBeUndefined();
    expect((await exportedEvents(tab)).length).toBe(before + 1);
    expect(tab.view().notices).toEqual([]);
    expect(tab.view().save).toEqual({ type: "saved" });
    expect(tab.view().arriving ?? null).toBeNull();
  });

  test("[HST40] what was shown of words that break off is kept as it was shown", async () => {
    const tab = open(
      createMemoryDisk(),
      modelThat(async (_ask, _asker, onText) => {
        await onText("Read the problem once more.");
        return { type: "stopped", source: SOURCE };
      }),
    );
    await begin(tab);
    await hint(tab);
    await tab.until(() => wordsOf(tab) !== undefined);
    expect(wordsOf(tab)).toBe("Read the problem once more.");
  });

  test("[HST40] words for a problem that has gone are called off and never seen", async () => {
    let signalled = false;
    const tab = open(
      createMemoryDisk(),
      modelThat(
        (_ask, _asker, onText, signal) =>
          new Promise<Asked>((resolve) => {
            signal.addEventListener("abort", () => {
              signalled = true;
              void onText(KIND).then((goesOn) =>
                resolve({ type: goesOn ? "done" : "stopped", source: SOURCE, answer: null }),
              );
            });
          }),
      ),
    );
    await begin(tab);
    await hint(tab);
    await settled();
    await tab.api.signOut();
    await settled();
    expect(signalled).toBe(true);
    expect(tab.views.every(({ arriving }) => (arriving ?? null) === null)).toBe(true);
  });

  test("[HST40] a server that does not answer is left alone for a while", async () => {
    const time = createTestTime();
    const model = modelThat(saying(KIND), () => Promise.reject(new TypeError("network")));
    const tab = open(createMemoryDisk(), model, { time });
    await begin(tab);
    await hint(tab);
    await settled();
    await hint(tab);
    await settled();
    expect(model.status).toHaveBeenCalledTimes(1);
    time.advance(6_000);
    expect(await tab.api.languageModel()).toEqual({ ok: true, value: null });
    expect(model.status).toHaveBeenCalledTimes(2);
  });
});

describe("speaking", () => {
  test("[HST42] is written down where learner and server have it on, and nowhere else", async () => {
    const sound = new Blob(["abc"], { type: "audio/webm" });
    const on = modelThat(saying(KIND), async () => ({ ...ON, dictation: "on" }));
    const tab = open(createMemoryDisk(), on);
    await beginPractice(tab);
    expect(await tab.api.transcribe(sound)).toMatchObject({ ok: false });
    await tab.api.updateProfile({ dictation: true });
    expect(await tab.api.transcribe(sound)).toEqual({ ok: true, value: "3 bytes" });
    const off = open(createMemoryDisk(), modelThat(saying(KIND)));
    await beginPractice(off);
    await off.api.updateProfile({ dictation: true });
    expect(await off.api.transcribe(sound)).toMatchObject({ ok: false });
  });
});

describe("what goes out", () => {
  const turn: LlmAsk = {
    mode: "turn",
    request: {
      grade: 3,
      locale: "en",
      item: { blueprint: "g2.add2c", version: 1, difficulty: 1, seed: 3 } as never,
      over: false,
      given: ["Ada 12"],
      lines: ["ada: 3 + 4"],
      misconception: "g2.add2c.M1",
      category: null,
      message: "im Ada Byron, is it 7",
      understood: "answer",
      confidence: 0.9 as never,
      act: "add-one",
      before: [{ who: "learner", text: "ADA here" }],
    },
  };

  test("[HST41] holds no name of the learner, and its ids stay as they are", () => {
    const sent = JSON.stringify(withoutName(turn, "Ada Byron"));
    expect(sent).not.toMatch(/\b(?:ada|byron)\b/iu);
    expect(withoutName(turn, "add").request).toMatchObject({ item: { blueprint: "g2.add2c" }, act: "add-one" });
    expect(withoutName(turn, "")).toEqual(turn);
    expect(withoutName(turn, "(.*")).toEqual(turn);
  });
});
