import { z } from "zod";
import {
  Adjustments,
  AfterDue,
  AssignmentId,
  AssignmentWhat,
  Country,
  DeviceId,
  EventId,
  ExamPaper,
  ItemId,
  LearnerId,
  LearnerNote,
  NoteId,
  RecalledItem,
  Survey,
  Workflow,
} from "#engine";
import { ALERT_ENDS } from "#engine/class";
import { DrawnForm, ExamDraft } from "#engine/exams";
import { AssignTo, PupilAdjusted } from "#engine/protocol/assignments";
import { SharedMistake } from "#engine/protocol/identity";
import { FormDraft } from "#engine/own-forms";
import { DeviceKind, FeatureWishes, FindingCounts, PinKind, Retention, SchoolGrade } from "#engine/protocol/identity";

/** [ms since 1970-01-01 UTC] */
const Time = z.int().nonnegative();
const Id = z.uuid();
/** SHA-256, hexadecimal: of what it is made is nowhere on the server. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/u);

/** What stands in the place of a tenant where none is known yet: who asks has only a name or a code. */
export const DIRECTORY = "*";
const Directory = z.literal(DIRECTORY);

/** A school; every other row belongs to one. */
const School = z.strictObject({
  tenant: Id,
  name: z.string(),
  madeAt: Time,
  /** Not said: nothing goes by itself. */
  retention: Retention.optional(),
  country: Country.optional(),
});

const Teacher = z.strictObject({
  tenant: Id,
  id: Id,
  /** Name to sign in with. */
  login: z.string(),
  name: z.string(),
  /** May invite other teachers. */
  admin: z.boolean(),
  password: z.string(),
  madeAt: Time,
});

const Class = z.strictObject({
  tenant: Id,
  id: Id,
  name: z.string(),
  code: z.string(),
  pins: PinKind,
  teachers: z.array(Id),
  madeAt: Time,
  archivedAt: Time.nullable(),
  /** When somebody seemed to be guessing PINs of this class. */
  alarmAt: Time.nullable(),
});

/** The only place with a learner's name. One that was erased leaves its id, so that it never comes back. */
const Learner = z.strictObject({
  tenant: Id,
  id: LearnerId,
  name: z.string().nullable(),
  madeAt: Time,
  /** As the school has it; not said: nobody has said it. */
  grade: SchoolGrade.optional(),
  erased: z.strictObject({ at: Time, /** The log is not erased yet. */ pending: z.boolean() }).nullable(),
});

const Enrolment = z.strictObject({ tenant: Id, class: Id, learner: LearnerId, since: Time });

/** A browser a class code was typed into. */
const Device = z.strictObject({
  tenant: Id,
  id: Id,
  class: Id,
  kind: DeviceKind,
  /** Of the token that its cookie had when it last asked. */
  token: Hash,
  /** Whose it is, once they signed in on a device of their own. */
  learner: LearnerId.nullable(),
  madeAt: Time,
  seenAt: Time,
  revokedAt: Time.nullable(),
});

/**
 * Tokens a device was told since the one it showed last, in that order: it may have got none of them. With its first one shown,
 * `code`, by which it became everybody's, is used up.
 */
const FreshTokens = z.strictObject({ tenant: Id, device: Id, tokens: z.array(Hash), code: Hash.nullable() });

/** How much of the app a device holds, by its own word [%]. */
const Readiness = z.strictObject({ tenant: Id, device: Id, percent: z.int().min(0).max(100), at: Time });

const Session = z.strictObject({
  tenant: Id,
  token: Hash,
  who: z.discriminatedUnion("role", [
    z.strictObject({ role: z.literal("teacher"), teacher: Id }),
    z.strictObject({ role: z.literal("learner"), learner: LearnerId, device: Id }),
  ]),
  madeAt: Time,
  seenAt: Time,
  /** Ends by itself when not used for so long [ms]. */
  idleMs: z.int().positive(),
  endsAt: Time,
});

const Pin = z.strictObject({ tenant: Id, learner: LearnerId, kind: PinKind, hash: z.string(), madeAt: Time });

/** Wrong guesses at one secret, or from one device; `scope` is `learner:…`, `class:…`, `device:…`, `login:…`. */
const Lockout = z.strictObject({
  tenant: z.union([Id, Directory]),
  scope: z.string(),
  /** Wrong ones since the last right one. */
  wrong: z.int().nonnegative(),
  /** Times of the wrong ones that still count, whatever came after them. */
  recent: z.array(Time),
  until: Time,
});

/** A learner's id a device made up before it joined: what it recorded under it belongs to `learner`. */
const Guest = z.strictObject({
  tenant: Id,
  guest: LearnerId,
  learner: LearnerId,
  /** Id in the events' chain. */
  chain: DeviceId,
  device: Id,
  at: Time,
});

/**
 * A log in which waits what a shared device handed in while nobody was signed in. It is noted before the log has it, so that
 * nothing waits unseen.
 */
const HandIn = z.strictObject({
  tenant: Id,
  id: LearnerId,
  /** Who it says it is; null: a visitor. */
  learner: LearnerId.nullable(),
  /** The device it came from last, and the class that was at. */
  class: Id,
  device: Id,
  madeAt: Time,
  /** When a teacher was done with it; null: something may wait. */
  settledAt: Time.nullable(),
  /** Whose it became. */
  givenTo: LearnerId.nullable(),
});

/** There where the names of a class stay on its shared devices. */
const KeptNames = z.strictObject({ tenant: Id, class: Id, since: Time });

/** The name that somebody chose on a shared device who did not sign in. */
const Claim = z.strictObject({ tenant: Id, visitor: LearnerId, learner: LearnerId, device: Id, at: Time });

/** A PIN was right on a shared device: what goes on there, when the session has ended, is that learner's. */
const HandInRight = z.strictObject({ tenant: Id, device: Id, learner: LearnerId, until: Time });

/** A learner who was in a class: what its shared devices still have of them can be handed in. */
const Former = z.strictObject({ tenant: Id, class: Id, learner: LearnerId, left: Time });

/** Name to sign in with → who. */
const Login = z.strictObject({ tenant: Directory, login: Hash, school: Id, teacher: Id });
/** Class code → class. */
const Code = z.strictObject({ tenant: Directory, code: z.string(), school: Id, class: Id });
/** A code that makes one device everybody's in a class. */
const KioskCode = z.strictObject({ tenant: Directory, code: Hash, school: Id, class: Id, endsAt: Time });
/** A code that makes one teacher, of a new school or of the one it names, or gives one that is there another password. */
const Invitation = z.strictObject({
  tenant: Directory,
  code: Hash,
  school: Id.nullable(),
  teacher: Id.nullable().default(null),
  endsAt: Time,
});

/** A browser on which a teacher's password has been right: what strangers try does not shut it. */
const KnownBrowser = z.strictObject({ tenant: Id, teacher: Id, token: Hash, until: Time });

/** Codes that are asked for after a teacher's password. */
const SecondStep = z.strictObject({
  tenant: Id,
  teacher: Id,
  /** Sealed: who has only these rows makes no code from it. */
  secret: z.string(),
  /** Null: no code has been right yet, and none is asked for. */
  since: Time.nullable(),
  /** Time step of the last code that was taken: it and those before it are taken no more. */
  usedStep: z.int().nonnegative(),
  /** Marks of the recovery codes that are left. */
  recovery: z.array(Hash),
});

/** What a device of a teacher's signs with. */
const Passkey = z.strictObject({
  tenant: Id,
  teacher: Id,
  id: Id,
  name: z.string(),
  /** As the device knows it, and its public key: base64url. */
  credential: z.string(),
  publicKey: z.string(),
  /** Uses, where the device counts them. */
  counter: z.int().nonnegative(),
  /** The name of the server it was made for. */
  rpId: z.string(),
  madeAt: Time,
  usedAt: Time.nullable(),
});

/** A class or learner is on the list of what goes by itself. */
const Warning = z.strictObject({ tenant: Id, what: Id, since: Time, seenAt: Time.optional() });

/** How many findings of each kind a teacher has seen of a learner. */
const SeenFindings = z.strictObject({ tenant: Id, learner: LearnerId, ...FindingCounts.shape });

const Marked = { by: Id, at: Time };
/** What teachers did about a bout of being stuck, of a learner the last one; the bout itself is in the log. */
const StuckMark = z.strictObject({
  tenant: Id,
  learner: LearnerId,
  id: EventId,
  seen: z.strictObject(Marked),
  done: z.strictObject({ ...Marked, how: z.enum(ALERT_ENDS) }).nullable(),
});

/** Somebody of the school's own sign-in → who. */
const OpenIdLink = z.strictObject({ tenant: Directory, subject: Hash, issuer: z.string(), school: Id, teacher: Id });

/** What a class, or some of it, was given to do; what was done of it is in the learners' logs. */
const Assignment = z.strictObject({
  tenant: Id,
  class: Id,
  id: AssignmentId,
  what: AssignmentWhat,
  to: AssignTo,
  from: Time,
  due: Time.nullable(),
  afterDue: AfterDue,
  note: z.string(),
  madeAt: Time,
  teacher: Id,
  /** Of an exam of parallel forms: which one each pupil sits who was there when it was given. */
  dealt: z.record(LearnerId, z.int().nonnegative()).optional(),
  /** What is set with it for single pupils. */
  adjusted: z.array(PupilAdjusted).min(1).optional(),
  /** A survey or a guide whole, as it was when it was given. */
  survey: Survey.optional(),
  guide: Workflow.optional(),
});

/** An exam of a class's teachers: the version that is worked on, or was assigned last. */
const Exam = z.strictObject({
  tenant: Id,
  class: Id,
  id: Id,
  version: z.int().positive(),
  /** Raised with each change. */
  revision: z.int().nonnegative(),
  draft: ExamDraft,
  drawn: z.array(DrawnForm),
  /** Of one that was taken over from the bank and may end sooner. */
  stopSe: z.number().positive().optional(),
  /** When the version was first assigned; null: it is a draft. */
  frozenAt: Time.nullable(),
  madeAt: Time,
  changedAt: Time,
  teacher: Id,
});

/** A form of a version that was assigned, with its questions whole: it stays as it was. */
const ExamPaperRow = z.strictObject({
  tenant: Id,
  class: Id,
  exam: Id,
  /** "version.form" */
  edition: z.string(),
  paper: ExamPaper,
});

/** A survey or guide of a class's teachers: the version that is worked on, or was assigned last. What was assigned lies with its assignment. */
const OwnForm = z.strictObject({
  tenant: Id,
  class: Id,
  id: Id,
  version: z.int().positive(),
  /** Raised with each change. */
  revision: z.int().nonnegative(),
  draft: FormDraft,
  /** When the version was first assigned; null: it is a draft. */
  frozenAt: Time.nullable(),
  madeAt: Time,
  changedAt: Time,
  teacher: Id,
});

/** What another system of the school calls a learner; it is nobody's id here. */
const SourcedId = z.strictObject({ tenant: Id, learner: LearnerId, sourcedId: z.string() });

/** Some of a class, by a name that its teachers gave them. */
const LearnerGroup = z.strictObject({
  tenant: Id,
  class: Id,
  id: Id,
  name: z.string(),
  /** Whoever is not in the class any more is in no group of it. */
  learners: z.array(LearnerId),
  /** Of a group that was kept from tomorrow's lesson: which misconception it shares. */
  about: SharedMistake.optional(),
});

/** Who says it, and by which id, stands beside it. */
const said = { id: true, teacher: true } as const;
const [Praise, Ruling] = LearnerNote.options;
const Note = z.strictObject({
  tenant: Id,
  learner: LearnerId,
  id: NoteId,
  class: Id,
  teacher: Id,
  madeAt: Time,
  note: z.discriminatedUnion("kind", [Praise.omit(said), Ruling.omit(said)]),
});

/** By what a pupil's parents read their report, of one class; the code itself is nowhere. */
const ParentCode = z.strictObject({
  tenant: Id,
  class: Id,
  learner: LearnerId,
  code: Hash,
  madeAt: Time,
  endsAt: Time,
  /** On how many days it was used, and noon (UTC) of the last: no more is known of who looks. */
  days: z.int().nonnegative(),
  lastDay: Time.nullable(),
});
/** Such a code → whose. */
const ParentDoor = z.strictObject({ tenant: Directory, code: Hash, school: Id, class: Id, learner: LearnerId });
/** There where a school wants no such codes. */
const NoParentCodes = z.strictObject({ tenant: Id, since: Time });

/** The archived class that keeps those who left a class and are in no other. */
const LeaversClass = z.strictObject({ tenant: Id, class: Id, keptIn: Id });

/** Whose wishes are the school's. */
export const WHOLE_SCHOOL = "school";
/** What the school, a class or a learner (`of`) wants to be on or off. */
const FeatureRow = z.strictObject({
  tenant: Id,
  of: z.union([z.literal(WHOLE_SCHOOL), Id]),
  wishes: FeatureWishes,
  /** Of a learner alone; not said: nothing is set. */
  adjustments: Adjustments.optional(),
});

/** A question that a school asks nobody any more. */
const Recalled = z.strictObject({ tenant: Id, item: ItemId, address: RecalledItem, teacher: Id, at: Time });

interface Table<Shape extends z.ZodType = z.ZodType> {
  readonly row: Shape;
  /** Fields of the primary key; the first is always the tenant. */
  readonly key: readonly ["tenant", ...string[]];
}

/** Every table with its primary key. */
export const TABLES = {
  school: { row: School, key: ["tenant"] },
  teacher: { row: Teacher, key: ["tenant", "id"] },
  class: { row: Class, key: ["tenant", "id"] },
  learner: { row: Learner, key: ["tenant", "id"] },
  enrolment: { row: Enrolment, key: ["tenant", "class", "learner"] },
  former: { row: Former, key: ["tenant", "class", "learner"] },
  device: { row: Device, key: ["tenant", "id"] },
  freshTokens: { row: FreshTokens, key: ["tenant", "device"] },
  readiness: { row: Readiness, key: ["tenant", "device"] },
  session: { row: Session, key: ["tenant", "token"] },
  pin: { row: Pin, key: ["tenant", "learner"] },
  lockout: { row: Lockout, key: ["tenant", "scope"] },
  guest: { row: Guest, key: ["tenant", "device", "guest"] },
  keptNames: { row: KeptNames, key: ["tenant", "class"] },
  claim: { row: Claim, key: ["tenant", "visitor"] },
  handIn: { row: HandIn, key: ["tenant", "id"] },
  knownBrowser: { row: KnownBrowser, key: ["tenant", "teacher", "token"] },
  handInRight: { row: HandInRight, key: ["tenant", "device", "learner"] },
  warning: { row: Warning, key: ["tenant", "what"] },
  seenFindings: { row: SeenFindings, key: ["tenant", "learner"] },
  stuckMark: { row: StuckMark, key: ["tenant", "learner"] },
  login: { row: Login, key: ["tenant", "login"] },
  code: { row: Code, key: ["tenant", "code"] },
  kioskCode: { row: KioskCode, key: ["tenant", "code"] },
  invitation: { row: Invitation, key: ["tenant", "code"] },
  secondStep: { row: SecondStep, key: ["tenant", "teacher"] },
  openId: { row: OpenIdLink, key: ["tenant", "subject"] },
  passkey: { row: Passkey, key: ["tenant", "teacher", "id"] },
  assignment: { row: Assignment, key: ["tenant", "class", "id"] },
  exam: { row: Exam, key: ["tenant", "class", "id"] },
  examPaper: { row: ExamPaperRow, key: ["tenant", "class", "exam", "edition"] },
  ownForm: { row: OwnForm, key: ["tenant", "class", "id"] },
  sourcedId: { row: SourcedId, key: ["tenant", "learner"] },
  learnerGroup: { row: LearnerGroup, key: ["tenant", "class", "id"] },
  note: { row: Note, key: ["tenant", "learner", "id"] },
  features: { row: FeatureRow, key: ["tenant", "of"] },
  recalled: { row: Recalled, key: ["tenant", "item"] },
  parentCode: { row: ParentCode, key: ["tenant", "class", "learner"] },
  parentDoor: { row: ParentDoor, key: ["tenant", "code"] },
  noParentCodes: { row: NoParentCodes, key: ["tenant"] },
  leaversClass: { row: LeaversClass, key: ["tenant", "class"] },
} as const satisfies Readonly<Record<string, Table>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
export type RowOf<Name extends TableName> = Readonly<z.infer<(typeof TABLES)[Name]["row"]>>;

export type SchoolRow = RowOf<"school">;
export type TeacherRow = RowOf<"teacher">;
export type ClassRow = RowOf<"class">;
export type LearnerRow = RowOf<"learner">;
export type DeviceRow = RowOf<"device">;
export type FreshTokensRow = RowOf<"freshTokens">;
export type SessionRow = RowOf<"session">;
export type LockoutRow = RowOf<"lockout">;
export type GuestRow = RowOf<"guest">;
export type SecondStepRow = RowOf<"secondStep">;
export type PasskeyRow = RowOf<"passkey">;
export type SeenFindingsRow = RowOf<"seenFindings">;
export type StuckMarkRow = RowOf<"stuckMark">;
export type LearnerGroupRow = RowOf<"learnerGroup">;
export type HandInRow = RowOf<"handIn">;
export type NoteRow = RowOf<"note">;
export type AssignmentRow = RowOf<"assignment">;
export type ExamRow = RowOf<"exam">;
export type OwnFormRow = RowOf<"ownForm">;
export type ParentCodeRow = RowOf<"parentCode">;

/** The values of a row's key, in order. */
export function keyOf<Name extends TableName>(table: Name, row: RowOf<Name>): readonly string[] {
  return TABLES[table].key.map((field) => String((row as Readonly<Record<string, unknown>>)[field]));
}

/** As it is kept. */
export function writeRow<Name extends TableName>(table: Name, row: RowOf<Name>): string {
  return JSON.stringify(schemaOf(table).parse(row));
}

export function readRow<Name extends TableName>(table: Name, text: string): RowOf<Name> {
  return schemaOf(table).parse(JSON.parse(text)) as RowOf<Name>;
}

function schemaOf(table: TableName): z.ZodType {
  return TABLES[table].row;
}
