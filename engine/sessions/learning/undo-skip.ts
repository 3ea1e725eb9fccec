import type { ItemId } from "../../ids.ts";
import { POLICY } from "../../policy.ts";
import { err, ok } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../../tutor-types.ts";
import type { Decision } from "../activity.ts";
import { isUntouched } from "./practice-state.ts";

/**
 * The problem that was skipped just now and can be taken up again; null where there is none [PRC22]. It is the one before
 * the problem on the desk, while nothing was done with that, or the one a session ended with.
 */
export function undoableSkip({ practice, activities }: TutorState, { now }: TutorEnv): ItemId | null {
  const { session } = practice;
  if (session === null || session.reason === "learner-ended") return null;
  const [before, last] = session.problems.slice(-2);
  const isOver = session.endedAt !== null;
  const skipped = isOver ? session.problems.at(-1) : before;
  if (skipped?.phase !== "skipped" || skipped.endedAt === null) return null;
  if (!isOver && (last === undefined || !isUntouched(last))) return null;
  if (now - skipped.endedAt >= POLICY.session.leftMs) return null;
  const { lesson } = activities;
  // A lesson that went on since then has made other plans.
  const isOfLesson = lesson?.practice?.session === session.id;
  const hasGoneOn = isOfLesson && (lesson.endedAt !== null || lesson.skip?.item !== skipped.item);
  return hasGoneOn ? null : skipped.item;
}

/** The skipped problem is on the desk again, as it was left. */
export function undoSkip(
  state: TutorState,
  { item }: Extract<TutorCommand, { type: "undo-skip" }>,
  env: TutorEnv,
): Decision {
  const { session } = state.practice;
  const problem = session?.problems.findLast((one) => one.item === item);
  if (session === null || problem === undefined) return err({ type: "no-open-problem" });
  if (undoableSkip(state, env) !== item) return err({ type: "moved-on" });
  if (!env.content.open(problem.address).ok) return err({ type: "no-open-problem" });
  return ok([{ type: "skip_undone", body: { session: session.id, item, skill: problem.skill } }]);
}
