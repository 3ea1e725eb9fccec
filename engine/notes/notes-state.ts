import type { EventOf, TutorEvent } from "../events/tutor-event.ts";
import type { SkillId } from "../ids.ts";
import type { Projection } from "../projections/projection.ts";
import type { NoteId } from "./events.ts";

export interface TakenNote {
  readonly kind: EventOf<"note_taken">["body"]["kind"];
  readonly skill: SkillId | null;
  readonly text: string;
  readonly teacher: string;
  /** Wall clock [ms since 1970-01-01 UTC]. */
  readonly takenAt: number;
  readonly isRead: boolean;
  /** What was decided counts already. */
  readonly isRuled: boolean;
}

export type NotesState = Readonly<Record<NoteId, TakenNote>>;

/** What teachers said to the learner, folded from the log alone. Two devices may have taken the same: the first counts. */
export const notesProjection: Projection<NotesState, "note_taken" | "note_read" | "appeal_ruled"> = {
  initial: {},
  on: {
    note_taken: (state, { body: { note, ...said }, wall }) =>
      state[note] === undefined
        ? { ...state, [note]: { ...said, takenAt: wall, isRead: false, isRuled: false } }
        : state,
    note_read: (state, { body }) => change(state, body.note, { isRead: true }),
    appeal_ruled: (state, { body }) => change(state, body.note, { isRuled: true }),
  },
};

function change(state: NotesState, note: NoteId, to: Partial<TakenNote>): NotesState {
  const taken = state[note];
  return taken === undefined ? state : { ...state, [note]: { ...taken, ...to } };
}

/** Two devices that were apart may both have taken a decision: it counts once [NTE1]. */
export function isRuledAgain(state: NotesState, event: TutorEvent): boolean {
  return event.type === "appeal_ruled" && state[event.body.note]?.isRuled === true;
}
