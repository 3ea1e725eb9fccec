import { describe, expect, test } from "vitest";
import { ALL_PARTS } from "../../parts/all.ts";
import { driveTutor, foldsAlike, type Drive } from "../../testing/drive-tutor.ts";
import { toyContent } from "../../testing/index.ts";
import type { WorkflowView } from "../../views/activity-views.ts";
import type { WorkflowCommand } from "./commands.ts";
import { workflowPart } from "./part.ts";
import type { Workflow } from "./workflow.ts";

const WORKFLOW: Workflow = {
  id: "toy",
  version: 1,
  createdOn: "2026-11-20",
  title: "Toy",
  about: "A toy.",
  closing: "Done.",
  steps: [
    {
      id: "a",
      type: "choice",
      title: "A",
      text: "Which way?",
      choices: ["left", "right"],
      next: [{ is: "left", to: "b" }, { to: "c" }],
    },
    { id: "b", type: "free-text", title: "B", text: "Say it.", choices: [], next: [{ to: "c" }] },
    { id: "c", type: "continue", title: "C", text: "Look.", choices: [], next: [{ to: null }] },
  ],
};
const content = {
  ...toyContent(),
  catalog: () => ({ curricula: [], exams: [], surveys: [], workflows: [WORKFLOW, { ...WORKFLOW, id: "second" }] }),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};

describe("guided processes", () => {
  test("[WFL1] rules lead from step to step", () => {
    const left = begin();
    expect(view(left)).toMatchObject({ stepId: "a", widget: { type: "choices", choices: ["left", "right"] } });
    give(left, "a", "left");
    expect(view(left)).toMatchObject({
      stepId: "b",
      widget: { type: "free-text" },
      done: [{ title: "A", given: ["left"] }],
    });
    const right = begin();
    give(right, "a", "right");
    expect(view(right)).toMatchObject({ stepId: "c", widget: { type: "continue" }, position: 2 });
  });

  test("[WFL2] another step's answer and what is no choice are refused", () => {
    const drive = begin();
    expect(give(drive, "c")).toEqual({ ok: false, error: { type: "moved-on" } });
    expect(give(drive, "a", "up")).toMatchObject({ ok: false, error: { type: "bad-input" } });
    expect(give(drive, "a")).toMatchObject({ ok: false, error: { type: "bad-input" } });
    expect(view(drive)?.stepId).toBe("a");
  });

  test("[WFL3] going back offers what was given", () => {
    const drive = begin();
    expect(act(drive, { type: "back" })).toEqual({ ok: false, error: { type: "not-allowed" } });
    give(drive, "a", "left");
    give(drive, "b", "hello");
    act(drive, { type: "back" });
    expect(view(drive)).toMatchObject({ stepId: "b", widget: { draft: ["hello"] }, canGoBack: true });
    act(drive, { type: "back" });
    expect(view(drive)).toMatchObject({ stepId: "a", widget: { draft: ["left"] }, done: [], canGoBack: false });
  });

  test("[WFL4] each end has its reason", () => {
    const drive = begin();
    give(drive, "a", "right");
    act(drive, { type: "start", workflow: "toy" });
    expect(view(drive)?.stepId).toBe("c");
    give(drive, "c");
    expect(view(drive)).toMatchObject({ ended: "complete", closing: "Done.", widget: null });
    const other = begin();
    give(other, "a", "left");
    act(other, { type: "start", workflow: "second" });
    expect(other.events.at(-2)).toMatchObject({ type: "activity_paused" });
    act(other, { type: "end" });
    expect(view(other)).toMatchObject({ ended: "learner-ended", closing: null });
    act(other, { type: "start", workflow: "toy" });
    expect(view(other)).toMatchObject({ stepId: "b", ended: null, isPaused: false });
  });

  test("[WFL5] a crash at any event changes nothing", () => {
    const drive = begin();
    give(drive, "a", "left");
    give(drive, "b", "words");
    act(drive, { type: "back" });
    const pairs = foldsAlike(drive, (state) => workflowPart.view(state, drive.env));
    expect(pairs.length).toBe(5);
    for (const [again, whole] of pairs) expect(again).toEqual(whole);
  });

  test("[WFL7] [SFT9] personal data is not kept, and distress is flagged", () => {
    const drive = begin();
    give(drive, "a", "left");
    give(drive, "b", "my mail is ann.lee@example.com and my dad hits me");
    expect(JSON.stringify(drive.events)).not.toContain("ann.lee");
    expect(drive.events.some(({ type }) => type === "safety_flagged")).toBe(true);
    expect(view(drive)).toMatchObject({
      stepId: "c",
      guidance: { text: expect.stringMatching(/trust/u), toTeacher: true },
    });
    act(drive, { type: "back" });
    give(drive, "b", "nothing");
    expect(view(drive)?.guidance).toBeNull();
  });
});

function begin(): Drive {
  const drive = driveTutor(content);
  act(drive, { type: "start", workflow: "toy" });
  return drive;
}

function act(drive: Drive, command: WorkflowCommand) {
  return drive.act({ kind: "workflow", command });
}

function give(drive: Drive, step: string, ...given: string[]) {
  return act(drive, { type: "answer", step, given });
}

function view(drive: Drive): WorkflowView | null {
  return workflowPart.view(drive.state, drive.env);
}
