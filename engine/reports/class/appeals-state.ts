import type { EventOf, TutorEvent } from "../../events/tutor-event.ts";
import type { ItemId } from "../../ids.ts";
import type { Asked } from "../../items/asked.ts";
import type { DisputedCase, LearnerNote } from "../../notes/note.ts";
import { endOf, isMarked } from "../../sessions/learning/appeal.ts";
import type { TutorState } from "../../tutor-types.ts";

/** An answer that was marked wrong and that its pupil thinks is right. */
export interface Appeal {
  readonly of: DisputedCase;
  /** What was asked, where the log tells it. */
  readonly asked?: Asked | undefined;
  /** When it was disputed, by the server [ms since 1970-01-01 UTC]. */
  readonly at: number;
  /** What the second check made of it; null: not heard of yet. A right value in another form is not looked at again. */
  readonly outcome: EventOf<"appeal_examined">["body"]["outcome"] | "form" | null;
  readonly ended: Extract<LearnerNote, { readonly kind: "ruling" }>["ended"];
  /** What a teacher decided, once a device has taken it; null: nothing yet. */
  readonly accepted: boolean | null;
}

/** Oldest first, `MOST_APPEALS` at most. */
export type AppealsState = readonly Appeal[];

const MOST_APPEALS = 50;
const DISPUTABLE: ReadonlySet<string> = new Set(["incorrect", "wrong-form"]);

/** @param tutor - with the event in it */
export function evolveAppeals(state: AppealsState, tutor: TutorState, event: TutorEvent, ots: number): AppealsState {
  switch (event.type) {
    case "answer_disputed":
      return withDisputed(state, tutor, event, ots);
    case "appeal_examined":
      return changeOf(state, event.body.item, (appeal) => ({ ...appeal, outcome: event.body.outcome }));
    case "problem_completed":
      return changeOf(state, event.body.item, (appeal) => ({
        ...appeal,
        ended: event.body.correct ? "right" : "not-solved",
      }));
    case "appeal_ruled":
      return changeOf(state, event.body.item, (appeal) =>
        isOf(appeal, event.body) ? { ...appeal, accepted: event.body.accepted } : appeal,
      );
    default:
      return state;
  }
}

/** A problem may have several answers that were disputed one after the other: the last one is listed. */
export function isOf(
  { of }: Pick<Appeal, "of">,
  ruled: { readonly item: ItemId; readonly given: readonly string[] },
): boolean {
  return of.item === ruled.item && of.given.join("\n") === ruled.given.join("\n");
}

/** Pressed twice on the same answer it is one. */
function withDisputed(
  state: AppealsState,
  tutor: TutorState,
  { body }: EventOf<"answer_disputed">,
  ots: number,
): AppealsState {
  const problem = tutor.practice.session?.problems.findLast(({ item }) => item === body.item);
  const index = problem?.turns.findLastIndex((turn) => turn.type === "attempt") ?? -1;
  const attempt = problem?.turns[index];
  if (problem === undefined || attempt?.type !== "attempt" || !DISPUTABLE.has(attempt.verdict)) return state;
  const before = problem.turns.slice(0, index);
  const { session, item, skill, blueprint, version, difficulty, seed } = body;
  const appeal: Appeal = {
    of: {
      session,
      item,
      skill,
      blueprint,
      version,
      difficulty,
      seed,
      given: [...attempt.given],
      locale: attempt.locale,
      first: !before.some(isMarked),
      hintLevel: Math.max(0, ...before.map((turn) => (turn.type === "hint" ? turn.level : 0))) as 0 | 1 | 2 | 3,
    },
    asked: problem.asked,
    at: ots,
    outcome: attempt.verdict === "wrong-form" ? "form" : null,
    ended: endOf(problem),
    accepted: null,
  };
  return [...state.filter(({ of }) => of.item !== item), appeal].slice(-MOST_APPEALS);
}

function changeOf(state: AppealsState, item: ItemId, change: (appeal: Appeal) => Appeal): AppealsState {
  return state.some(({ of }) => of.item === item)
    ? state.map((appeal) => (appeal.of.item === item ? change(appeal) : appeal))
    : state;
}
