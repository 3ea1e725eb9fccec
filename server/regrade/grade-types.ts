import type { DeviceId, EventId, EventType, ItemId, Json, SessionId, SkillId } from "#engine";

/** What differs from what follows: the answer's verdict, the item itself, the evidence drawn from it … */
export type DifferenceKind =
  /** Verdict, reason or nearness of an answer. */
  | "verdict"
  /** The same, where the event says that another version of the checker marked it: an older app may be honest. */
  | "reader"
  /** The item that was served is not the one its address makes, or there is none at that address. */
  | "item"
  /** About an item that was not served in its session. */
  | "not-served"
  /** A verdict, or an accepted appeal, without an answer. */
  | "no-answer"
  /** Solved, or evidence for the skill, without a right answer; or more evidence than the help leaves. */
  | "evidence"
  /** The constants of the skill, or the arithmetic with them. */
  | "constants"
  /** A skill told to be mastered without the evidence. */
  | "mastered"
  | "lesson-check"
  | "work"
  | "appeal"
  | "exam-score"
  /** A session, and with it an exam, may be begun once. */
  | "begun-twice"
  /** Anything else in an exam that does not follow. */
  | "exam";

/** Why nothing can be said: the claim is neither kept for true nor for false. */
export type UnknownKind =
  /** Made with content this server does not have. */
  | "other-content"
  /** Something of the session before it cannot be read. */
  | "unread-before"
  /** Two devices went on with the same exam: what each of them knew is not in the log. */
  | "two-devices"
  /** Found by the second method for disputed answers, which a server does not have. */
  | "second-method"
  /** A teacher decided, as the device says; whether they did, other rows of the server say. */
  | "teacher";

export type Grade =
  | { readonly outcome: "agrees" }
  | { readonly outcome: "differs"; readonly why: DifferenceKind; readonly claim: Json; readonly truth: Json }
  | { readonly outcome: "cannot-tell"; readonly why: UnknownKind };

export const AGREES: Grade = { outcome: "agrees" };

export function differs(why: DifferenceKind, claim: Json, truth: Json): Grade {
  return { outcome: "differs", why, claim, truth };
}

export function cannotTell(why: UnknownKind): Grade {
  return { outcome: "cannot-tell", why };
}

/** `too-fast`: under 300 ms an answer; `burst`: many answers in a second; `mono-back`: a clock that cannot go back did. */
export type FlagKind = "too-fast" | "burst" | "mono-back" | "clock-suspect";

/** Where in the log, and what about. Ids only: what was typed stays in the log. */
interface Place {
  readonly cursor: number;
  readonly event: EventId;
  readonly device: DeviceId;
  /** The server's time of the event [ms since 1970-01-01 UTC]. */
  readonly at: number;
}

export interface Difference extends Place {
  readonly type: EventType;
  readonly session: SessionId | null;
  readonly item: ItemId | null;
  readonly skill: SkillId | null;
  readonly why: DifferenceKind;
  readonly claim: Json;
  readonly truth: Json;
}

export interface Flag extends Place {
  readonly kind: FlagKind;
  /** In figures, for people. */
  readonly detail: string;
}

export interface Counts {
  /** Rows looked at, and those of them that cannot be read. */
  readonly rows: number;
  readonly unread: number;
  /** `EVENTS_VERSION` of the program that read them last; absent before the first, and in old counts. */
  readonly reads?: number;
  /** Claims by what was found. */
  readonly agrees: number;
  readonly differs: Readonly<Partial<Record<DifferenceKind, number>>>;
  readonly unknown: Readonly<Partial<Record<UnknownKind, number>>>;
  readonly flags: Readonly<Partial<Record<FlagKind, number>>>;
}

export const NO_COUNTS: Counts = { rows: 0, unread: 0, agrees: 0, differs: {}, unknown: {}, flags: {} };

export function addCounts(a: Counts, b: Counts): Counts {
  const newest = b.reads ?? a.reads;
  return {
    rows: a.rows + b.rows,
    unread: a.unread + b.unread,
    ...(newest === undefined ? {} : { reads: newest }),
    agrees: a.agrees + b.agrees,
    differs: addEach(a.differs, b.differs),
    unknown: addEach(a.unknown, b.unknown),
    flags: addEach(a.flags, b.flags),
  };
}

type Tally = Readonly<Partial<Record<string, number>>>;

function addEach<Each extends Tally>(a: Each, b: Each): Each {
  const sum: Record<string, number> = { ...a } as Record<string, number>;
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + (count ?? 0);
  return sum as Each;
}
