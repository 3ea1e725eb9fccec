import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { uuidFromName } from "../../hash.ts";
import { SessionId, SkillId } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { PLACEMENT } from "../../learner/placement.ts";
import { ALL_PARTS } from "../../parts/all.ts";
import { POLICY } from "../../policy.ts";
import { standings } from "../../recommend/standing.ts";
import { driveTutor, foldsAlike, type Drive } from "../../testing/drive-tutor.ts";
import { toyContent } from "../../testing/index.ts";
import type { PlacementView } from "../../views/activity-views.ts";
import { learnerModel } from "../learning/serve-next.ts";
import type { PlacementCommand } from "./commands.ts";
import { decidePlacement } from "./decide.ts";
import { placementPart } from "./part.ts";

const content = {
  ...toyContent(),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};

describe("finding one's place", () => {
  test("[PLA10] questions come out of the bank, of level 3, approved before they are served", () => {
    const drive = begin();
    answerAll(drive, () => true);
    const asked = bodies(drive, "placement_asked");
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.every(({ difficulty }) => difficulty === 3)).toBe(true);
    const order = drive.events.map(({ type }) => type);
    for (const [at, type] of order.entries()) {
      if (type === "placement_asked") expect(order[at - 1]).toBe("verification_approved");
    }
    // And none of them comes again in practice.
    const [first] = asked;
    expect(first && masteryOf(drive.state.mastery, first.skill).used[3]).toContain(first?.seed);
  });

  test("[PLA11] the view says nothing of an answer before the end", () => {
    const drive = begin();
    const [right, wrong] = [true, false].map((isRight) => {
      const other = begin();
      give(other, isRight);
      return view(other);
    });
    expect(Object.keys(view(drive)?.problem ?? {})).not.toContain("answer");
    expect(right).toMatchObject({ answered: 1, result: null });
    expect(wrong).toMatchObject({ answered: 1, result: null });
    expect(JSON.stringify(view(drive))).not.toMatch(/"(?:verdict|outcome|correct)"/u);
  });

  test("[PLA12] what cannot be read is refused and counts for nothing", () => {
    const drive = begin();
    const before = drive.events.length;
    const item = deskOf(drive).item.meta.id;
    for (const given of [["banana"], ["1", "2"], ["??"]]) {
      expect(act(drive, { type: "answer", item, given, latencyMs: 900 })).toMatchObject({
        ok: false,
        error: { type: "bad-input" },
      });
    }
    expect(drive.events.length).toBe(before);
    expect(view(drive)?.answered).toBe(0);
  });

  test("[PLA13] it goes on where it was, and an older question is moved on", () => {
    const drive = begin();
    const { item } = deskOf(drive);
    give(drive, true);
    const now = view(drive)?.problem?.itemId;
    expect(act(drive, { type: "start" })).toMatchObject({ ok: true, value: [] });
    expect(view(drive)?.problem?.itemId).toBe(now);
    expect(act(drive, { type: "not-learned", item: item.meta.id, latencyMs: 1 })).toEqual({
      ok: false,
      error: { type: "moved-on" },
    });
    answerAll(drive, (at) => at % 2 === 0);
    const pairs = foldsAlike(drive, (state) => placementPart.view(state, drive.env));
    expect(pairs.length).toBeGreaterThan(8);
    for (const [again, whole] of pairs) expect(again).toEqual(whole);
  });

  test("[PLA8] what is expected before the first answer goes by the learner's own curriculum", () => {
    const grades = [
      {
        name: "Class 9",
        grade: 9,
        subjects: [{ name: "M", topics: [{ name: "T", subtopics: content.graph.nodes.map(({ id }) => id) }] }],
      },
    ];
    const late = { id: "late", version: 1, createdOn: "2026-11-28", country: null, countryName: "Nowhere" } as const;
    const taught = { ...content, curricula: [{ ...late, board: "Late", source: "A test.", grades }] };
    const firstIn = (curriculum: string | null) => {
      const { state, env } = driveTutor(taught, 5);
      const context = { session: SessionId.parse(uuidFromName("placement")), seed: "placement", locale: "en" } as const;
      const profile = { country: null, likes: [], curriculum };
      const begun = decidePlacement(state, { type: "start" }, context, { ...env, profile });
      const asked = begun.ok ? begun.value.find(({ type }) => type === "placement_asked") : undefined;
      if (asked?.type !== "placement_asked") throw new Error("nothing was asked");
      return asked.body.skill;
    };
    const order = content.graph.nodes.map(({ id }) => id);
    expect(firstIn("gone")).toBe(firstIn(null));
    // Where nothing is taught so far, something that comes first is asked.
    expect(order.indexOf(firstIn("late"))).toBeLessThan(order.indexOf(firstIn(null)));
  });

  test("[PLA14] stopped early it tells what is known by then, and nothing before four answers", () => {
    const early = begin();
    give(early, true);
    expect(act(early, { type: "end" }).ok).toBe(true);
    expect(view(early)).toMatchObject({ ended: "learner-ended", problem: null, result: null });
    expect(bodies(early, "placement_concluded")).toEqual([]);

    const later = begin();
    for (let n = 0; n < 4; n++) give(later, n % 2 === 1);
    if (view(later)?.ended === null) act(later, { type: "end" });
    expect(bodies(later, "placement_concluded")).toMatchObject([{ answers: 4 }]);
    expect(act(later, { type: "end" })).toEqual({ ok: false, error: { type: "no-activity" } });
  });

  test("[PLA15] at the end P(known) of every skill is written down, within .05 and .9", () => {
    const drive = begin();
    answerAll(drive, () => true);
    const [concluded] = bodies(drive, "placement_concluded");
    expect(concluded?.rules).toBe(PLACEMENT.rules);
    expect(concluded?.known.map(({ skill }) => skill)).toEqual(content.graph.nodes.map(({ id }) => id));
    for (const { p } of concluded?.known ?? []) {
      expect(p).toBeGreaterThanOrEqual(0.05);
      expect(p).toBeLessThanOrEqual(0.9);
    }
    expect(drive.events.at(-1)).toMatchObject({
      type: "activity_ended",
      body: { kind: "placement", reason: "complete" },
    });
  });

  test("[PLA16] while an exam runs it cannot be begun", () => {
    const drive = driveTutor(content);
    expect(drive.act({ kind: "evaluation", command: { type: "start", exam: "default" } }).ok).toBe(true);
    expect(act(drive, { type: "start" })).toEqual({ ok: false, error: { type: "not-allowed" } });
  });

  test("[PLA20] BKT begins where it found the skill, and what was practised stays", () => {
    const practised = driveTutor(content, 2);
    const skill = SkillId.parse("t.add");
    practised.perform({ type: "start-session", session: SESSION, seed: "s", skill });
    finishProblem(practised);
    const before = masteryOf(practised.state.mastery, skill);
    act(practised, { type: "start" });
    answerAll(practised, () => false);
    expect(masteryOf(practised.state.mastery, skill)).toMatchObject({
      known: before.known,
      opportunities: before.opportunities,
    });

    const drive = begin(2);
    answerAll(drive, () => true);
    const p = drive.state.mastery.placed?.[skill] ?? Number.NaN;
    expect(p).toBeGreaterThan(content.graph.byId.get(skill)?.bkt.p_init ?? 1);
    drive.perform({ type: "start-session", session: SESSION, seed: "s", skill });
    finishProblem(drive);
    expect(bodies(drive, "mastery_updated")).toMatchObject([{ before: p, bkt: { init: p } }]);
  });

  test("[PLA21] what seems known opens what builds on it, until it is struggled with", () => {
    const drive = begin(2);
    answerAll(drive, () => true);
    const stateOf = (id: string) => standings(learnerModel(drive.state, drive.env)).find(({ node }) => node.id === id);
    expect(drive.state.mastery.placed?.[SkillId.parse("t.add")]).toBeGreaterThanOrEqual(POLICY.placedKnown);
    expect(stateOf("t.add")).toMatchObject({ state: "placed", satisfied: true });
    expect(stateOf("t.sub")).toMatchObject({ open: true });

    const low = begin(5);
    answerAll(low, () => false);
    const missed = standings(learnerModel(low.state, low.env));
    // Skills of earlier grades are not taken for granted any more.
    expect(missed.every(({ satisfied }) => !satisfied)).toBe(true);
    expect(missed.some(({ state }) => state === "locked")).toBe(true);
  });

  test("[PLA22] the end says where to start, and shows what was not known with its solution", () => {
    const drive = begin(2);
    answerAll(drive, (at) => at === 0);
    const result = view(drive)?.result;
    expect(result?.first?.skillName).not.toBe("");
    expect(result?.strands.flatMap(({ stones }) => stones)).toHaveLength(content.graph.nodes.length);
    expect(result?.strands.flatMap(({ stones }) => stones).filter(({ isNext }) => isNext)).toHaveLength(1);
    const missed = bodies(drive, "placement_answered").filter(({ outcome }) => outcome !== "right");
    expect(result?.unknown.map(({ itemId }) => itemId)).toEqual(missed.map(({ item }) => item));
    expect(result?.unknown.every(({ solution, answer }) => solution.length > 0 && answer !== "")).toBe(true);

    const all = begin(2);
    answerAll(all, () => true);
    expect(view(all)?.result?.seemsKnown).toBeGreaterThan(0);
    expect(view(all)?.result?.unknown).toEqual([]);
  });
});

const SESSION = SessionId.parse("00000000-0000-7000-8000-00000000abcd");

function begin(grade = 5): Drive {
  const drive = driveTutor(content, grade);
  expect(act(drive, { type: "start" }).ok).toBe(true);
  return drive;
}

function act(drive: Drive, command: PlacementCommand) {
  return drive.act({ kind: "placement", command });
}

function view(drive: Drive): PlacementView | null {
  return placementPart.view(drive.state, drive.env);
}

function deskOf(drive: Drive) {
  const address = drive.state.activities.placement?.questions.at(-1)?.address;
  const opened = address && content.open(address);
  if (opened?.ok !== true) throw new Error("nothing on the desk");
  return opened.value;
}

function give(drive: Drive, isRight: boolean): void {
  const { item } = deskOf(drive);
  const given = [isRight ? item.solution_logic.final_answer_canonical : wrongFor(item)];
  const command: PlacementCommand =
    isRight || item.answer_spec.ui.choices.length > 0
      ? { type: "answer", item: item.meta.id, given, latencyMs: 4_000 }
      : { type: "not-learned", item: item.meta.id, latencyMs: 4_000 };
  expect(act(drive, command).ok).toBe(true);
}

function wrongFor({ answer_spec: spec, solution_logic: solution }: ReturnType<typeof deskOf>["item"]): string {
  return spec.ui.choices.find((choice) => choice !== solution.final_answer_canonical) ?? "999";
}

function answerAll(drive: Drive, isRight: (at: number) => boolean): void {
  for (let at = view(drive)?.answered ?? 0; view(drive)?.ended === null; at++) give(drive, isRight(at));
}

/** Answers the problem of the open practice. */
function finishProblem(drive: Drive): void {
  const problem = drive.state.practice.session?.problems.at(-1);
  const opened = problem && content.open(problem.address);
  if (problem === undefined || opened?.ok !== true) throw new Error("no problem");
  const given = [opened.value.item.solution_logic.final_answer_canonical];
  expect(drive.perform({ type: "submit-answer", item: problem.item, given, locale: "en", latencyMs: 4_000 }).ok).toBe(
    true,
  );
}

function bodies<Type extends TutorEvent["type"]>({ events }: Drive, type: Type) {
  return events.filter((event) => event.type === type).map(({ body }) => body) as Extract<
    TutorEvent,
    { type: Type }
  >["body"][];
}
