import { describe, expect, test } from "vitest";
import type { ItemId } from "#engine";
import type { EngineView } from "#workers/engine-api";
import { guardEngine, type EngineLine } from "./engine-guard.ts";

const view: EngineView = {
  phase: "ready",
  learners: [],
  learner: null,
  recommendation: null,
  practice: { type: "none" },
  save: { type: "saved" },
  unsent: 0,
  notices: [],
};
const never = new Promise<never>(() => {});
const answer = { itemId: "item" as ItemId, given: ["7"], latencyMs: 1 };
const internal = { ok: false, error: { type: "internal" } };

test("[APP73] a worker that is to wait starts then, or with the first call, and once", async () => {
  let started = 0;
  let paint = (): void => {};
  const connect = (): EngineLine => {
    started += 1;
    return {
      api: new Proxy({} as EngineLine["api"], { get: () => () => Promise.resolve({ ok: true, value: null }) }),
      watch: async (listener) => listener(view),
      close: () => {},
    };
  };
  const others = { connect, onView: () => {}, onRestart: () => {}, onGiveUp: () => {} };
  const after = new Promise<void>((resolve) => {
    paint = resolve;
  });
  guardEngine({ ...others, after });
  expect(started).toBe(0);
  paint();
  await after;
  await Promise.resolve();
  expect(started).toBe(1);

  started = 0;
  const engine = guardEngine({ ...others, after: new Promise<void>(() => {}) });
  await engine.wake();
  expect(started).toBe(1);
  await engine.wake();
  expect(started).toBe(1);
});

/** Workers that do what the test says, and a record of what was asked of them. */
function workers(behaviour: readonly ("works" | "hangs" | "silent")[]) {
  const asked: string[] = [];
  const deaths: (() => void)[] = [];
  const closed: number[] = [];
  const restarts: boolean[] = [];
  const views: EngineView[] = [];
  let gaveUp = 0;
  const engine = guardEngine({
    replyMs: 5,
    pingMs: 5,
    startMs: 20,
    onView: (seen) => views.push(seen),
    onRestart: (interrupted) => restarts.push(interrupted),
    onGiveUp: () => {
      gaveUp += 1;
    },
    connect: (onDeath): EngineLine => {
      const number = deaths.push(onDeath) - 1;
      const how = behaviour[number] ?? "works";
      const reply = (name: string, value: unknown) => (): Promise<unknown> => {
        asked.push(`${number} ${name}`);
        return how === "works" ? Promise.resolve(value) : never;
      };
      return {
        api: new Proxy({} as EngineLine["api"], {
          get: (_, name) => reply(String(name), name === "isIdle" ? true : { ok: true, value: null }),
        }),
        watch: async (listener) => {
          if (how !== "silent") listener(view);
        },
        close: () => closed.push(number),
      };
    },
  });
  return { engine, asked, deaths, closed, restarts, views, gaveUp: () => gaveUp };
}

describe("[APP14] a worker that died", () => {
  test("answers come through while it lives", async () => {
    const { engine, views } = workers(["works"]);
    expect(await engine.submitAnswer(answer)).toEqual({ ok: true, value: null });
    expect(await engine.isIdle()).toBe(true);
    expect(views).toEqual([view]);
  });

  test("a call that gets no answer ends as an internal error; a new worker is started and not asked again", async () => {
    const { engine, asked, closed, restarts } = workers(["hangs", "works"]);
    expect(await engine.submitAnswer(answer)).toMatchObject(internal);
    expect(closed).toEqual([0]);
    expect(restarts).toEqual([true]);
    expect(asked.filter((line) => line.endsWith("submitAnswer"))).toEqual(["0 submitAnswer"]);
    expect(await engine.submitAnswer(answer)).toEqual({ ok: true, value: null });
    expect(asked.at(-1)).toBe("1 submitAnswer");
  });

  test("its end is told by the browser: calls under way end at once", async () => {
    const { engine, deaths, restarts } = workers(["hangs", "works"]);
    const draft = engine.saveDraft({ itemId: answer.itemId, given: ["7"] });
    deaths[0]?.();
    expect(await draft).toMatchObject(internal);
    // Only a draft was under way: there is nothing the pupil has to do again.
    expect(restarts).toEqual([false]);
  });

  test("is closed once, however often its end is told", () => {
    const { deaths, closed } = workers(["works", "works"]);
    deaths[0]?.();
    deaths[0]?.();
    expect(closed).toEqual([0]);
  });

  test("whether an update may be taken is never guessed", async () => {
    const { engine } = workers(["hangs", "hangs"]);
    expect(await engine.isIdle()).toBe(false);
  });
});

test("[APP15] three workers that never give a view are enough", async () => {
  const { engine, closed, gaveUp } = workers(["silent", "silent", "silent", "silent"]);
  expect(await engine.startPractice({ skillId: null })).toMatchObject(internal);
  expect(await engine.startPractice({ skillId: null })).toMatchObject(internal);
  expect(await engine.startPractice({ skillId: null })).toMatchObject(internal);
  expect(closed).toEqual([0, 1, 2]);
  expect(gaveUp()).toBe(1);
});
