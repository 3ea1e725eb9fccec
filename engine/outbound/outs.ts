import { mayFinish } from "../assignments/assignments-state.ts";
import type { EventType, TutorEvent } from "../events/tutor-event.ts";
import type { LearnerId } from "../ids.ts";
import { isVisitorId } from "../protocol/visitor.ts";
import { alertOf } from "../reports/class/alerts.ts";
import { uuid5 } from "./uuid5.ts";

/** What can be told of an event. */
export const ABOUTS = ["session", "exam", "assignment", "answer", "alert"] as const;
export type About = (typeof ABOUTS)[number];

type Told = { readonly [Type in EventType]?: readonly About[] };

/** What an event of a type is told as [OUT1]. */
const TOLD: Told = {
  session_ended: ["session"],
  // What was given to do can be done with it.
  activity_ended: ["session", "assignment"],
  exam_scored: ["exam"],
  attempt_evaluated: ["answer"],
  safety_flagged: ["alert"],
  teacher_asked: ["alert"],
  plan_made: ["alert"],
  // Each can be what was wanting for an assignment; most are not.
  assignment_begun: ["assignment"],
  problem_completed: ["assignment"],
  appeal_examined: ["assignment"],
  appeal_ruled: ["assignment"],
  verification_rejected: ["assignment"],
  skill_done: ["assignment"],
  skill_mastered: ["assignment"],
};

/** The table, for tests. */
export const TOLD_TYPES = Object.entries(TOLD) as readonly (readonly [EventType, readonly About[]])[];

/** One thing that may be told of an event. */
export interface Out {
  readonly about: About;
  /** Of the message [OUT2]. */
  readonly id: string;
}

/**
 * What may be told of an event in somebody's log. It needs nothing but the event, so that it is written where the event is.
 *
 * @param learner - whose log it is in; the event may carry a visitor's id
 */
export function outsOf(event: TutorEvent, learner: LearnerId): readonly Out[] {
  const isVisitor = isVisitorId(learner);
  return (TOLD[event.type] ?? [])
    .filter((about) => isTold(event, about) && (about === "alert" || !isVisitor))
    .map((about) => ({ about, id: outId(event, about, isVisitor ? learner : null) }));
}

function isTold(event: TutorEvent, about: About): boolean {
  if (about === "alert") return alertOf(event) !== null;
  if (event.type !== "activity_ended") return true;
  const { kind, reason } = event.body;
  // An exam is told with its marks. What another one took the place of did not come to an end.
  if (about === "session") return kind !== "evaluation" && reason !== "replaced";
  return mayFinish(event.body);
}

/** Drawn once (version 4); never changed: messages that were sent are known by what follows from it. */
const NAMESPACE = "6f0e6e0c-7a3a-4d0b-9a55-9f4f3c2f1b6d";

function outId({ id }: TutorEvent, about: About, visitor: LearnerId | null): string {
  // Given to a learner, it is told once more, of somebody else.
  return uuid5(NAMESPACE, [about, id, ...(visitor === null ? [] : [visitor])].join(" "));
}
