import { afterEach, expect, test, vi } from "vitest";
import type { EngineView, LearnerProfile } from "#workers/engine-api";
import { rememberWhether } from "./first-paint.ts";

const nobody: EngineView = {
  phase: "no-learner",
  learners: [],
  learner: null,
  recommendation: null,
  practice: { type: "none" },
  save: { type: "saved" },
  unsent: 0,
  notices: [],
};
const amina = { id: "l1", name: "Amina", grade: 4, locale: "en" } as unknown as LearnerProfile;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Everything a page keeps of these views. */
function keptOf(...views: readonly EngineView[]): readonly string[] {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  for (const view of views) rememberWhether(view);
  return [...kept.values()];
}

test("[APP73] whether anybody is known is kept, and nothing of who", () => {
  expect(keptOf(nobody)).toEqual(["nobody"]);
  expect(keptOf({ ...nobody, learners: [amina] })).toEqual(["somebody"]);
  expect(keptOf({ ...nobody, phase: "ready", learners: [amina], learner: amina })).toEqual(["somebody"]);
  expect(keptOf({ ...nobody, sharedWith: "Class 4b" })).toEqual(["somebody"]);
  expect(keptOf({ ...nobody, learners: [amina] }, nobody)).toEqual(["nobody"]);
});

test("[APP73] a view that does not know yet changes nothing", () => {
  expect(keptOf({ ...nobody, learners: [amina] }, { ...nobody, phase: "loading" })).toEqual(["somebody"]);
  expect(keptOf({ ...nobody, phase: "failed" })).toEqual([]);
});
