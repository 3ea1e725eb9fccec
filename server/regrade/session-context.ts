import type {
  DeviceId,
  EvaluationState,
  ItemAddress,
  ItemId,
  MathProblemItem,
  NumberLocale,
  SessionId,
  SkillId,
  TutorEvent,
} from "#engine";
import type { Grade } from "./grade-types.ts";

/** An answer that was given. */
export interface GivenAnswer {
  readonly device: DeviceId;
  readonly attempt: number;
  readonly given: readonly string[];
  readonly locale: NumberLocale;
  /** Its verdict has come. */
  readonly isMarked: boolean;
}

/** A problem of practice as far as claims about it need. */
export interface Desk {
  readonly skill: SkillId;
  readonly address: ItemAddress;
  /** The verified item, or why what is said about it cannot be looked at. */
  readonly item: MathProblemItem | Grade;
  readonly answers: readonly GivenAnswer[];
  /** An answer is right, as marked here. */
  readonly isRight: boolean;
  /** An appeal was accepted on the device. */
  readonly isCredited: boolean;
  /** An answer could not be marked here. */
  readonly isUnknown: boolean;
  /** Highest level of help, by the device that served it: another one may not have known. */
  readonly help: Readonly<Record<DeviceId, 0 | 1 | 2 | 3>>;
}

/** What one session's events so far say. */
export interface SessionContext {
  readonly isExam: boolean;
  /** Policy it was begun under; null where its beginning was not seen. */
  readonly policy: string | null;
  readonly desks: Readonly<Record<ItemId, Desk>>;
  /** With the score as it is here, not as it was claimed. */
  readonly exam: EvaluationState | null;
  readonly devices: readonly DeviceId[];
  /** Something of it cannot be read. */
  readonly hasUnread: boolean;
  /** Skills whose newest evidence, as claimed, is enough to be mastered. */
  readonly ripe: readonly SkillId[];
}

export const NEW_SESSION: SessionContext = {
  isExam: false,
  policy: null,
  desks: {},
  exam: null,
  devices: [],
  hasUnread: false,
  ripe: [],
};

/** The session an event belongs to; null for none, or none that can be read. */
export function sessionOf({ body }: { readonly body: unknown }): SessionId | null {
  const session = typeof body === "object" && body !== null && "session" in body ? body.session : null;
  return typeof session === "string" ? (session as SessionId) : null;
}

/** Whether nothing of its session can stand before this event. */
export function beginsSession({ type }: Pick<TutorEvent, "type"> | { readonly type: string }): boolean {
  return type === "session_started" || type === "activity_started";
}
