import type { EventOf, TutorEvent } from "../../events/tutor-event.ts";
import type { EventId } from "../../ids.ts";
import { POLICY } from "../../policy.ts";
import { openSession, type ProblemState, type SessionState } from "../../sessions/learning/practice-state.ts";
import type { TutorState } from "../../tutor-types.ts";

/** Since when a log has what makes somebody stuck, by the server's times [ms since 1970-01-01 UTC]; null: it has it not. */
export interface StuckState {
  /** The event that put the problem on the desk which was put there last. */
  readonly served: EventId | null;
  /** Answers to the open problem have been wrong without any way forward. */
  readonly wrongSince: number | null;
  /** The small steps of the open problem lead nowhere. */
  readonly deepSince: number | null;
  /** Two problems in a row were not found alone, and all that came after them; by the event that served the second of them. */
  readonly inRow: { readonly served: EventId; readonly since: number } | null;
}

export const initialStuckState: StuckState = { served: null, wrongSince: null, deepSince: null, inRow: null };

/** What is so after the event goes on from where it began, so that one bout has one name however long it lasts [CLS12]. */
export function evolveStuck(state: StuckState, tutor: TutorState, event: TutorEvent, ots: number): StuckState {
  const session = openSession(tutor.practice);
  const served = servedBy(state.served, event);
  return {
    served,
    wrongSince: wrongSince(state.wrongSince, event, ots),
    deepSince: isDeep(openProblem(session)) ? (state.deepSince ?? ots) : null,
    inRow: served !== null && isInRow(lastTwo(session)) ? (state.inRow ?? { served, since: ots }) : null,
  };
}

export function openProblem(session: SessionState | null): ProblemState | undefined {
  return session?.problems.findLast(({ phase }) => phase === "open");
}

/** The last problems that are over and were not skipped, the newest last; how one went is known with its end. */
export function lastTwo(session: SessionState | null): readonly ProblemState[] {
  const over = session?.problems.filter(
    ({ phase, signal }) => (phase === "right" || phase === "shown") && signal !== null,
  );
  return over?.slice(-2) ?? [];
}

/** A problem that was skipped and is taken up again is put on the desk by that. */
function servedBy(served: EventId | null, { type, id }: TutorEvent): EventId | null {
  return type === "problem_served" || type === "skip_undone" ? id : served;
}

function isDeep(problem: ProblemState | undefined): boolean {
  return (problem?.scaffold?.maxDepth ?? 0) > POLICY.dialogue.stuckDepth;
}

function isInRow(lately: readonly ProblemState[]): boolean {
  return lately.length === 2 && lately.every(({ signal }) => signal === "struggling" || signal === "stuck");
}

/** A small step that is right, the end of the problem, and another problem are ways forward. */
function wrongSince(since: number | null, event: TutorEvent, ots: number): number | null {
  switch (event.type) {
    case "attempt_evaluated":
      return ofVerdict(since, event, ots);
    case "scaffold_moved":
      return event.body.outcome === "right" || event.body.outcome === "done" ? null : since;
    case "problem_served":
    case "problem_completed":
    case "session_started":
    case "session_ended":
      return null;
    default:
      return since;
  }
}

function ofVerdict(since: number | null, { body }: EventOf<"attempt_evaluated">, ots: number): number | null {
  if (body.verdict === "correct") return null;
  return body.verdict === "incorrect" ? (since ?? ots) : since;
}
