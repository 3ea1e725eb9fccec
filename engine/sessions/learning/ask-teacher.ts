import type { NewEvent } from "../../events/tutor-event.ts";
import type { SessionId, SkillId } from "../../ids.ts";
import { POLICY } from "../../policy.ts";
import { err, ok, type Result } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import type { ActivityKind } from "../activity-events.ts";
import { currentProblem } from "./practice-state.ts";

type AskTeacher = Extract<TutorCommand, { type: "ask-teacher" }>;

/** The learner wants a person. Pressed again soon at the same place it is the same wish [PRC24]. */
export function askTeacher(
  state: TutorState,
  { item, at }: AskTeacher,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  return item === null ? askFrom(state, at, env) : askOn(state, item, env);
}

function askOn(
  { practice }: TutorState,
  item: NonNullable<AskTeacher["item"]>,
  { now }: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  const problem = currentProblem(practice);
  if (problem?.item !== item || practice.session === null) return err({ type: "moved-on" });
  const last = problem.turns.findLast(({ type }) => type === "asked-teacher");
  if (last !== undefined && now - last.at < POLICY.session.askAgainMs) return ok([]);
  const body = { session: practice.session.id, item, skill: problem.skill };
  return ok([{ type: "teacher_asked", body }]);
}

/** No question of an exam is named: whoever is called sees that they are in one [PRC36]. */
function askFrom(
  state: TutorState,
  kind: ActivityKind | undefined,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  const activity = kind === undefined ? null : state.activities[kind];
  if (kind !== undefined && (activity === null || activity.endedAt !== null)) return err({ type: "moved-on" });
  const session = activity?.id ?? null;
  if (viewAskedTeacher(state, env)?.session === session) return ok([]);
  return ok([{ type: "teacher_asked", body: { session, item: null, skill: skillIn(state, kind) } }]);
}

function skillIn({ activities: { lesson, clarify } }: TutorState, kind: ActivityKind | undefined): SkillId | null {
  if (kind === "lesson") return lesson?.at?.skill ?? null;
  return kind === "clarify" ? (clarify?.skill ?? null) : null;
}

/** Where beside a problem a person was asked for a short while ago; a null session: in none. Null: nowhere. */
export function viewAskedTeacher(
  { practice: { asked } }: TutorState,
  { now }: TutorEnv,
): { readonly session: SessionId | null } | null {
  return asked !== null && now - asked.at < POLICY.session.askAgainMs ? { session: asked.session } : null;
}
