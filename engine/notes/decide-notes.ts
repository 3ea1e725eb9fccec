import type { SkillId } from "../ids.ts";
import type { NewEvent } from "../events/tutor-event.ts";
import { takeBackEvidence } from "../learner/mastery-state.ts";
import { POLICY } from "../policy.ts";
import { err, ok, type Result } from "../result.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import { endOf, ruleOnDesk } from "../sessions/learning/appeal.ts";
import { evidenceEvents } from "../sessions/learning/decide.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../tutor-types.ts";
import type { NoteId } from "./events.ts";
import type { LearnerNote } from "./note.ts";
import type { NotesState, TakenNote } from "./notes-state.ts";

/** Words of a teacher that the pupil has not read yet. */
export interface NoteView {
  readonly id: NoteId;
  readonly kind: TakenNote["kind"];
  /** Null with praise. */
  readonly skillId: SkillId | null;
  /** As pupils call it; null with praise. */
  readonly skillName: string | null;
  readonly text: string;
  readonly teacher: string;
}

/** The newest first [NTE2]. */
export function viewNotes(notes: NotesState, { content }: TutorEnv): readonly NoteView[] {
  return (Object.entries(notes) as [NoteId, NotesState[NoteId]][])
    .filter(([, { isRead }]) => !isRead)
    .toSorted(([, a], [, b]) => b.takenAt - a.takenAt)
    .map(([id, { kind, skill, text, teacher }]) => ({
      id,
      kind,
      skillId: skill,
      skillName: skill === null ? null : nameOfSkill(content.graph, skill),
      text,
      teacher,
    }));
}

/** Takes a note into the log, with what it counts [NTE1]-[NTE4]. */
export function takeNote(
  state: TutorState,
  { note }: Extract<TutorCommand, { type: "take-note" }>,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  if (state.notes[note.id] !== undefined) return ok([]);
  const { id, text, teacher } = note;
  const about =
    note.kind === "praise"
      ? ({ kind: "praise", skill: null } as const)
      : ({ kind: note.accepted ? "accepted" : "kept", skill: note.of.skill } as const);
  const taken: NewEvent = { type: "note_taken", body: { note: id, ...about, text, teacher } };
  return ok([taken, ...(note.kind === "ruling" ? rule(state, note, env) : [])]);
}

export function readNote(
  { notes }: TutorState,
  { note }: Extract<TutorCommand, { type: "read-note" }>,
): Result<readonly NewEvent[], TutorRefusal> {
  const taken = notes[note];
  if (taken === undefined) return err({ type: "moved-on" });
  return ok(taken.isRead ? [] : [{ type: "note_read", body: { note } }]);
}

type Ruling = Extract<LearnerNote, { readonly kind: "ruling" }>;

function rule(state: TutorState, ruling: Ruling, env: TutorEnv): readonly NewEvent[] {
  const { id, of, accepted } = ruling;
  const onDesk = ruleOnDesk(state, ruling, env);
  if (onDesk !== null) return onDesk;
  // What this device knows of its end is newer than what the server had of it.
  const here = state.practice.session?.id === of.session ? state.practice.session.problems : [];
  const problem = here.findLast(({ item }) => item === of.item);
  const ended = problem === undefined ? ruling.ended : endOf(problem);
  const { first, hintLevel, locale: _locale, ...body } = of;
  const isNew = accepted && ended !== "right";
  const takenBack = isNew && first ? takeBackEvidence(state.mastery, of) : null;
  const ruled: NewEvent = {
    type: "appeal_ruled",
    body: {
      ...body,
      note: id,
      accepted,
      credit: isNew
        ? {
            signal: first && hintLevel === 0 ? "mastered" : "learned",
            was_completed: ended === "not-solved",
            evidence_taken_back: takenBack !== null,
          }
        : null,
    },
  };
  const opened = env.content.open(of);
  if (!isNew || !first || !opened.ok) return [ruled];
  const { session, item, skill } = of;
  const evidence = evidenceEvents(
    { ...state, mastery: takenBack ?? state.mastery },
    { item: opened.value.item, problem: { graded: false, address: of }, ref: { session, item, skill } },
    { correct: true, weight: POLICY.evidence.weightByHintLevel[hintLevel] },
    env,
  );
  return [ruled, ...evidence];
}
