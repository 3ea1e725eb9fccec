import { blankDraftId, checkDraftId, checkKey, ItemId, type EventOf, type TutorEvent } from "#engine";

interface DeskFacts {
  readonly onDesk: ItemId | null;
  /** The problem whose skip can be undone. */
  readonly skipped: ItemId | null;
}

/** Of which problems a command finished the typed text. */
export interface FinishedDrafts {
  /** Nothing is asked there any more: what is typed goes, whenever it was typed. */
  readonly over: readonly ItemId[];
  /** What was typed when it was sent is in the log now; what was typed since is not. */
  readonly sent: readonly ItemId[];
}

/** Problems whose typed text is now in the log or no longer asked for; an unread answer stays to be mended. */
export function finishedDrafts(events: readonly TutorEvent[], before: DeskFacts, after: DeskFacts): FinishedDrafts {
  // What was typed on a skipped problem goes when the skip cannot be undone any more [HST44].
  const lapsed = before.skipped === null || before.skipped === after.onDesk ? [] : [before.skipped];
  const goes = (item: ItemId): boolean => item !== after.skipped;
  return {
    over: [...events.flatMap((event) => endedBy(event, before)), ...lapsed].filter(goes),
    sent: events.flatMap(sentIn).filter(goes),
  };
}

function endedBy(event: TutorEvent, { onDesk }: DeskFacts): ItemId[] {
  if (event.type === "problem_completed" || event.type === "solution_shown") return [event.body.item];
  // What was served in place of the skipped problem is gone with it.
  if (event.type === "skip_undone") return onDesk === null ? [] : [onDesk];
  if (event.type === "lesson_checked") {
    const { session, skill, question } = event.body;
    return [ItemId.parse(checkDraftId(session, checkKey({ skill, revealed: question ?? 0 })))];
  }
  if (event.type === "lesson_blank_tried") {
    const { outcome } = event.body;
    return outcome === "right" || outcome === "shown" ? [lineOf(event)] : [];
  }
  // One widget at a time, each kept under the session's id: what comes next stands in the same place.
  const isStep = event.type === "survey_answered" || event.type === "workflow_moved";
  return isStep ? [ItemId.parse(event.body.session)] : [];
}

function lineOf({ body: { session, item, step } }: EventOf<"lesson_blank_tried">): ItemId {
  return ItemId.parse(blankDraftId(session, item, step));
}

function sentIn(event: TutorEvent): ItemId[] {
  if (event.type === "lesson_blank_tried") return event.body.outcome === "not-yet" ? [lineOf(event)] : [];
  if (event.type === "exam_answered") return [event.body.item];
  // A session's id is a UUID like an item's.
  if (event.type === "message_received") return [ItemId.parse(event.body.session)];
  if (event.type !== "attempt_evaluated") return [];
  return event.body.verdict === "correct" || event.body.verdict === "incorrect" ? [event.body.item] : [];
}
