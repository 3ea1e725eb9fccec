import { z } from "zod";
import {
  Adjustments,
  Age,
  AppLanguage,
  Country,
  CurriculumId,
  DeviceId,
  EventId,
  ItemId,
  ExamPaper,
  Language,
  LearnerAssignment,
  LearnerId,
  Like,
  LIKES,
  MAX_LINE_LENGTH,
  MAX_LINES,
  NumberLocale,
  OwnPicture,
  Pace,
  RecalledItem,
} from "#engine";
import { Features, KeptName } from "#engine/protocol/kept";
import { NO_REMOTE, RemoteGround } from "./replica-row.ts";

/** The end of one device's chain for one learner: what the next event must follow. */
export const HeadRow = z.object({
  learner: LearnerId,
  device: DeviceId,
  seq: z.int().nonnegative(),
  lastId: EventId.nullable(),
  lastHlc: z.int().nonnegative(),
});
export type HeadRow = z.infer<typeof HeadRow>;

/** True when both name the same last event of the same device. */
export function sameHead(a: HeadRow | null, b: HeadRow | null): boolean {
  if (a === null || b === null) return a === b;
  return a.device === b.device && a.seq === b.seq && a.lastId === b.lastId;
}

/** Whose work a school's server keeps. */
export const Account = z.object({
  /** The learner's id there; on a device they worked on before they joined it is another than here. */
  learner: LearnerId,
  className: z.string(),
  /** The device is everybody's: nothing stays on it when the learner goes, and their name is never on its disk (threat TH1). */
  shared: z.boolean(),
  /** Of a shared device: the first letter of their name, which is all that its disk has of it. */
  initial: z.string().max(8).optional(),
  /** Of who did not sign in: the name of the class they chose, without a proof. */
  claims: LearnerId.optional(),
  /** What their school has left on for them, as it said last; absent: on. Rows of other versions know more or fewer. */
  features: z.object(Features.shape).partial().optional(),
  /** Where their school is, as it said last; absent: it has not said. */
  country: Country.optional().catch(undefined),
  /** What a teacher has set for them, as their school said last; absent: nothing. */
  adjustments: Adjustments.optional().catch(undefined),
  /** What nobody is asked any more, as their school said last; absent: nothing. */
  recalled: z.array(RecalledItem).optional().catch(undefined),
  /** When they signed in here, by this device's clock [ms since 1970-01-01 UTC]. */
  since: z.number(),
});
export type Account = z.infer<typeof Account>;

/** A teacher's trial as a pupil of a class: no server keeps its work, and it goes when it is left. */
export const Trial = z.object({
  class: z.string(),
  className: z.string(),
  /** What the class has on, and what nobody of its school is asked any more, as the server said when it began. */
  features: z.object(Features.shape).partial(),
  recalled: z.array(RecalledItem).catch([]),
});
export type Trial = z.infer<typeof Trial>;

/** Which of somebody's own events here came in a file, which anybody can write; what is not of it was recorded on this device. */
export const FromFile = z.object({
  /** The last that a file brought; null: none is known to be of a file. */
  until: EventId.nullable(),
  /** Those before it on the chain that were recorded here. */
  own: z.array(EventId),
});
export type FromFile = z.infer<typeof FromFile>;

/** A pupil of this device. Names live here and nowhere else. */
export const ProfileRow = z.object({
  id: LearnerId,
  name: z.string(),
  grade: z.int(),
  locale: NumberLocale,
  country: Country.nullable().optional(),
  likes: z.array(Like).max(LIKES.length).optional(),
  pace: Pace.optional(),
  language: Language.nullable().optional().catch(undefined),
  age: Age.nullable().optional().catch(undefined),
  curriculum: CurriculumId.nullable().optional().catch(undefined),
  appLanguage: AppLanguage.optional().catch(undefined),
  asked: z.boolean().optional(),
  picture: OwnPicture.optional(),
  words: z.boolean().optional(),
  dictation: z.boolean().optional(),
  account: Account.optional(),
  trial: Trial.optional(),
  /** They came to this device in a file; one that cannot be read counts nothing out. */
  fromFile: FromFile.catch({ until: null, own: [] }).optional(),
  /** [ms since 1970-01-01 UTC] */
  createdAt: z.number(),
});
export type ProfileRow = z.infer<typeof ProfileRow>;

/** A folded state saved to start fast. May be deleted at any time: the log makes it again [STO9]. */
export const ProjectionRow = z.object({
  learner: LearnerId,
  /** Version of the fold that made it. */
  version: z.string(),
  /** Hash of the content it was made with. */
  content: z.string(),
  /** The last event folded in. */
  device: DeviceId,
  seq: z.int().nonnegative(),
  /** Rows of the server's log folded in. */
  remote: RemoteGround.default(NO_REMOTE),
  /** Answers folded in: how many `attempt_evaluated` the log holds. */
  answers: z.int().nonnegative(),
  /** Rows skipped because this version could not read them. */
  unreadable: z.int().nonnegative(),
  state: z.unknown(),
});
export type ProjectionRow = z.infer<typeof ProjectionRow>;

/** The state of a snapshot, from which the rows after it are folded on while the history is not here [SYN62]. */
export const BaseRow = z.object({
  cursor: z.int().positive(),
  /** Version of the fold that made it. */
  version: z.string(),
  /** Hash of the content it was made with. */
  content: z.string(),
  state: z.unknown(),
});
export type BaseRow = z.infer<typeof BaseRow>;

/**
 * The state of the first rows of the server's log: of all up to a cursor, and of nothing else. Where rows of other devices
 * belong in between, the log is folded anew from there [SYN42]. May be deleted at any time.
 */
export const CheckpointRow = z.object({
  /** Version of the fold that made it. */
  version: z.string(),
  /** Hash of the content it was made with. */
  content: z.string(),
  epoch: z.string(),
  cursor: z.int().positive(),
  /** Of the rows up to it. */
  hash: z.string(),
  /** The place of the last of them in the order of the fold. */
  last: z.object({ ots: z.int().nonnegative(), device: DeviceId, seq: z.int().positive() }),
  /** This device's chain, and its last event among them; 0 for none. */
  own: z.object({ device: DeviceId, seq: z.int().nonnegative() }),
  answers: z.int().nonnegative(),
  unreadable: z.int().nonnegative(),
  state: z.unknown(),
});
export type CheckpointRow = z.infer<typeof CheckpointRow>;

/** Unreadable ones are as if they had never been made. */
export function readCheckpointRows(value: unknown): readonly CheckpointRow[] {
  return z.array(CheckpointRow).safeParse(value).data ?? [];
}

/** What was typed and not yet submitted. */
export const DraftRow = z.object({
  learner: LearnerId,
  item: ItemId,
  given: z.array(z.string().max(500)).max(12),
  /** Lines of working. */
  lines: z.array(z.string().max(MAX_LINE_LENGTH)).max(MAX_LINES).optional(),
});
export type DraftRow = z.infer<typeof DraftRow>;

/** Key of the row that every transaction looks for: without it the storage was cleared. */
export const MARKER_KEY = "marker";
export const SELECTED_KEY = "selected";
export const SHARED_KEY = "shared";

export const KEPT_NAMES_KEY = "kept-names";
export const KEPT_COUNTRY_KEY = "kept-country";

/** Names of a class that may lie on its shared device [SYN86]; what cannot be read is none. */
export function readKeptNamesValue(value: unknown): readonly KeptName[] {
  return z.array(KeptName).safeParse(value).data ?? [];
}

/** Where the school of a shared device is [SYN111]; what cannot be read is not known. */
export function readKeptCountryValue(value: unknown): string | null {
  return Country.safeParse(value).data ?? null;
}

/** As it lies: papers in a form in which nobody who looks at the database reads an answer [ASG22]. */
const KeptAssignment = z.strictObject({ ...LearnerAssignment.shape, paper: z.string().optional() });

/** What a school gave a learner to do, as it came last [ASG10]; what cannot be read is nothing, and a paper is asked for again. */
export function readAssignmentsValue(value: unknown): readonly LearnerAssignment[] {
  const kept = z.array(KeptAssignment).safeParse(value).data ?? [];
  return kept.map(({ paper: veiled, ...rest }): LearnerAssignment => {
    const paper = veiled === undefined ? undefined : readVeiled(veiled);
    return paper === undefined ? rest : { ...rest, paper };
  });
}

export function toAssignmentsValue(assignments: readonly LearnerAssignment[]): unknown {
  return assignments.map(({ paper, ...rest }) => (paper === undefined ? rest : { ...rest, paper: veil(paper) }));
}

/** No secret: the app can make every question there is. It is not to be read by the way (requirement F4). */
function veil(paper: ExamPaper): string {
  const bytes = new TextEncoder().encode(JSON.stringify(paper));
  let text = "";
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

function readVeiled(text: string): ExamPaper | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.codePointAt(0) ?? 0);
    return ExamPaper.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

export const MarkerValue = z.object({ device: DeviceId });
export const SelectedValue = LearnerId.nullable();
export const SharedValue = z.string().nullable();

export const headKey = (learner: LearnerId): string => `head/${learner}`;
export const replicaKey = (learner: LearnerId): string => `replica/${learner}`;
export const baseKey = (learner: LearnerId): string => `base/${learner}`;
export const checkpointsKey = (learner: LearnerId): string => `checkpoints/${learner}`;
export const assignmentsKey = (learner: LearnerId): string => `assignments/${learner}`;
export const closedSummaryKey = (learner: LearnerId): string => `closed-summary/${learner}`;
