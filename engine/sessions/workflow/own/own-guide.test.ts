import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Workflow } from "../workflow.ts";
import { GuideDraft, type DraftStep } from "./guide-draft.ts";
import { faultsInGuide, guideOfDraft } from "./own-guide.ts";
import { previewGuide, type GuidePreview } from "./preview-guide.ts";

const EDITION = { id: "own", version: 3, createdOn: "2026-11-28" };

const step = (id: string, more: Partial<DraftStep> = {}): DraftStep => ({
  id,
  type: "continue",
  title: `Title of ${id}`,
  text: `Text of ${id}`,
  choices: [],
  to: "next",
  ...more,
});
const choose = (id: string, ...ways: readonly (readonly [string, string])[]): DraftStep =>
  step(id, { type: "choice", choices: ways.map(([text, to]) => ({ text, to })) });
const draftOf = (...steps: readonly DraftStep[]): GuideDraft => ({
  kind: "guide",
  title: "Check it",
  about: "",
  steps: [...steps],
  closing: "",
});

describe("drafts", () => {
  test.for([
    { steps: [], faults: [{ type: "no-steps" }] },
    { steps: [step("s1")], faults: [] },
    { steps: [step("s1", { title: "" })], faults: [{ type: "no-title", step: 1 }] },
    { steps: [step("s1", { text: "" })], faults: [{ type: "no-text", step: 1 }] },
    { steps: [choose("s1", ["yes", "end"])], faults: [{ type: "few-choices", step: 1 }] },
    { steps: [choose("s1", ["yes", "end"], ["", "end"])], faults: [{ type: "empty-choice", step: 1 }] },
    { steps: [choose("s1", ["yes", "end"], ["yes", "next"])], faults: [{ type: "same-choices", step: 1 }] },
    { steps: [step("s1", { to: "s9" })], faults: [{ type: "to-gone", step: 1 }] },
    { steps: [choose("s1", ["yes", "end"], ["no", "s9"])], faults: [{ type: "to-gone", step: 1 }] },
    { steps: [step("s1", { to: "end" }), step("s2")], faults: [{ type: "never-reached", step: 2 }] },
    { steps: [step("s1", { to: "s1" })], faults: [{ type: "never-ends", step: 1 }] },
    {
      steps: [choose("s1", ["yes", "end"], ["no", "s2"]), step("s2", { to: "s2" })],
      faults: [{ type: "never-ends", step: 2 }],
    },
    { steps: [step("s1"), choose("s2", ["again", "s1"], ["done", "next"])], faults: [] },
    // What a step of another kind has no use for is not looked at.
    { steps: [step("s1", { choices: [{ text: "", to: "s9" }] })], faults: [] },
    { steps: [{ ...choose("s1", ["yes", "end"], ["no", "next"]), to: "s9" }], faults: [] },
  ])("[WFL8] faults $faults are told by step and kind", ({ steps, faults }) => {
    expect(faultsInGuide(draftOf(...steps))).toEqual(faults);
  });

  test("[WFL8] what is not one line, too long, or named twice is no draft", () => {
    for (const broken of [
      draftOf(step("s1"), step("s1")),
      draftOf(step("other")),
      draftOf(step("s1", { to: "somewhere" })),
      draftOf(step("s1", { text: "x".repeat(501) })),
      draftOf(step("s1", { title: "two\nlines" })),
      draftOf(choose("s1", ...Array.from({ length: 9 }, (_, at) => [`${at}`, "end"] as const))),
      draftOf(...Array.from({ length: 26 }, (_, at) => step(`s${at + 1}`))),
    ]) {
      expect(GuideDraft.safeParse(broken).success).toBe(false);
    }
  });

  test("[WFL8] a draft without faults is a guide as the bank's are: each step is reached, and leads on to the end", () => {
    fc.assert(
      fc.property(arbDraft(), (draft) => {
        const guide = guideOfDraft(draft, EDITION);
        const ways = new Map(guide.steps.map(({ id, next }) => [id, next.map(({ to }) => to)]));
        const from = (id: string, seen = new Set<string | null>()): ReadonlySet<string | null> => {
          if (!seen.has(id)) {
            seen.add(id);
            for (const to of ways.get(id) ?? [])
              if (to === null) seen.add(null);
              else from(to, seen);
          }
          return seen;
        };
        const reached = from("s1");
        const isWhole = guide.steps.every(({ id }) => reached.has(id) && from(id).has(null));
        expect(faultsInGuide(draft).length === 0).toBe(isWhole);
        expect(Workflow.safeParse(guide).success).toBe(true);
      }),
    );
  });
});

const LOOPED = draftOf(
  step("s1", { type: "free-text" }),
  choose("s2", ["Yes", "next"], ["No", "s1"], ["Stop", "end"]),
  step("s3"),
);

describe("previews", () => {
  const answered = (one: string, ...given: string[]) => ({ type: "answer", step: one, given }) as const;
  function walk(draft: GuideDraft, ...presses: readonly NonNullable<GuidePreview["press"]>[]) {
    let seen = previewGuide({ draft, moves: [], press: null });
    for (const press of presses) seen = previewGuide({ draft, moves: seen.moves, press });
    return seen;
  }

  test("[WFL9] it leads as a pupil is led: by choices, back, and to the end", () => {
    expect(walk(LOOPED).view).toMatchObject({ stepId: "s1", position: 1, isAssigned: true, canGoBack: false });
    const again = walk(LOOPED, answered("s1", "7 + 8"), answered("s2", "No"));
    expect(again.view).toMatchObject({ stepId: "s1", position: 3, done: [{ given: ["7 + 8"] }, { given: ["No"] }] });
    expect(walk(LOOPED, answered("s1"), answered("s2", "Stop")).view).toMatchObject({ ended: "complete", closing: "" });
    expect(walk(LOOPED, answered("s1"), answered("s2", "Yes"), answered("s3")).view.ended).toBe("complete");
    const back = walk(LOOPED, answered("s1", "7 + 8"), { type: "back" });
    expect(back.view).toMatchObject({ stepId: "s1", widget: { draft: ["7 + 8"] } });
    for (const press of [answered("s2", "Yes"), { type: "back" } as const]) {
      expect(walk(LOOPED, press)).toMatchObject({ isRefused: true, view: { stepId: "s1" } });
    }
    expect(walk(LOOPED, answered("s1"), answered("s2", "Perhaps")).isRefused).toBe(true);
  });

  test("[WFL9] steps that a change has made others are forgotten, and what is unfinished can be looked at", () => {
    const { moves } = walk(LOOPED, answered("s1", "7 + 8"), answered("s2", "Yes"));
    const other = { ...LOOPED, steps: LOOPED.steps.with(1, choose("s2", ["Right", "next"], ["Not yet", "s1"])) };
    expect(previewGuide({ draft: other, moves, press: null })).toMatchObject({
      view: { stepId: "s2", done: [{ given: ["7 + 8"] }] },
    });
    const elsewhere = { ...LOOPED, steps: LOOPED.steps.with(1, choose("s2", ["Yes", "end"], ["No", "next"])) };
    expect(previewGuide({ draft: elsewhere, moves, press: null }).view.ended).toBe("complete");
    expect(walk(draftOf()).view).toMatchObject({ ended: null, widget: null });
    expect(walk(draftOf(step("s1", { text: "" })))).toMatchObject({
      faults: [{ type: "no-text", step: 1 }],
      view: { stepId: "s1" },
    });
  });
});

test("[WFL10] it begins at any step that is reached, on the way so far or by the shortest one", () => {
  const at = (to: string, moves: GuidePreview["moves"] = []) =>
    previewGuide({ draft: LOOPED, moves, press: null, at: to });
  expect(at("s3").view).toMatchObject({ stepId: "s3", done: [{ given: [] }, { given: ["Yes"] }] });
  const way = [
    { step: "s1", given: ["7 + 8"], next: "s2" },
    { step: "s2", given: ["Yes"], next: "s3" },
  ];
  expect(at("s1", way)).toMatchObject({ moves: [], view: { stepId: "s1", widget: { draft: null } } });
  expect(at("s2", way).view).toMatchObject({ stepId: "s2", done: [{ given: ["7 + 8"] }] });
  expect(at("s3", way).moves).toEqual(way);
  expect(at("gone", way).moves).toEqual(way);
  fc.assert(
    fc.property(arbDraft(), fc.nat(), (draft, n) => {
      fc.pre(faultsInGuide(draft).length === 0);
      const to = draft.steps[n % draft.steps.length]?.id ?? "";
      const seen = previewGuide({ draft, moves: [], press: null, at: to });
      expect(seen.view.stepId).toBe(to);
      expect(previewGuide({ draft, moves: seen.moves, press: null }).moves).toEqual(seen.moves);
    }),
  );
});

/** Steps with words, that lead anywhere there is. */
function arbDraft(): fc.Arbitrary<GuideDraft> {
  const arbTo = (length: number) => fc.constantFrom("next", "end", ...Array.from({ length }, (_, at) => `s${at + 1}`));
  const arbStep = (at: number, length: number): fc.Arbitrary<DraftStep> =>
    fc.record({
      id: fc.constant(`s${at + 1}`),
      type: fc.constantFrom("continue", "choice", "free-text"),
      title: fc.constant("Title"),
      text: fc.constant("Text"),
      choices: fc.tuple(arbTo(length), arbTo(length)).map((ways) => ways.map((to, n) => ({ text: `way ${n}`, to }))),
      to: arbTo(length),
    });
  return fc
    .integer({ min: 1, max: 5 })
    .chain((length) => fc.tuple(...Array.from({ length }, (_, at) => arbStep(at, length))))
    .map((steps) => draftOf(...steps));
}
