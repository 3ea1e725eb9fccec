import { z } from "zod";
import { LearnerAssignment } from "../assignments/assignment.ts";
import { RecalledItem } from "../items/recalled.ts";
import { Adjustments } from "../adjustments/adjustments.ts";
import { Country, Language } from "../profile.ts";
import { DeviceId, EventId, LearnerId, SkillId } from "../ids.ts";
import { ALERT_ENDS } from "../reports/class/alerts.ts";
import {
  ChangeAssignment,
  ClassAssignment,
  ClassAssignmentList,
  LearnerAssignmentList,
  ReadAssignmentList,
  NewAssignment,
} from "./assignments.ts";
import { FormList, SurveyAnswers } from "./surveys.ts";
import {
  ChangeExam,
  ChangeForm,
  ExamList,
  ExamOverview,
  ExamResults,
  ExamView,
  NewExam,
  PaperList,
  ReadyExamList,
} from "./exams.ts";
import { ChangeOwnForm, NewOwnForm, OwnFormList, OwnFormView } from "./own-forms.ts";
import { OwnRecalled, PutBack, RecallQuestion, SchoolRecalled } from "./recalled.ts";
import { ClassAppeals, LearnerNoteList, MadeNote, NewNote } from "./notes.ts";
import {
  AlertList,
  AlertWords,
  ClassNow,
  MarkAlert,
  MatrixView,
  MisconceptionsView,
  ParentReportView,
  PastAlertList,
  ProblemsBehind,
  PupilQuestions,
  PupilReportView,
  PupilActivity,
  PupilSession,
  PupilWork,
  StuckList,
  WantQuestions,
  WantWords,
} from "./class.ts";
import { SendAgain, ServerView } from "./server.ts";
import { Features, KeptName } from "./kept.ts";
import { VisitorCode } from "./visitor.ts";

/** Digits, or six pictures of sixteen, written a to p. */
export const PinKind = z.enum(["digits", "pictures"]);
export type PinKind = z.infer<typeof PinKind>;

/** Whose the device is: one learner's own, or everybody's in a class. */
export const DeviceKind = z.enum(["personal", "kiosk"]);
export type DeviceKind = z.infer<typeof DeviceKind>;

/** What a school, class or pupil wants; null: as the wider one has it, and the school, that it is on. */
export const FeatureWishes = z.strictObject({
  words: z.boolean().nullable(),
  dictation: z.boolean().nullable(),
  ask: z.boolean().nullable(),
  examReview: z.boolean().nullable(),
  /** Absent in an answer: null. Absent in what is sent: as it was, as the page does not know of it. */
  ownChoice: z.boolean().nullable().optional(),
});
export type FeatureWishes = z.infer<typeof FeatureWishes>;

/** What stands on a line: no control or direction characters, which could make one name look like another. */
const LINE = /^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200c|\u200d)+$/u;

/** No script writes more than three marks at one letter; a heap of them covers the lines around it. */
const FEW_MARKS = /^(?!.*(?:\p{M}[\u200c\u200d]*){4})/u;

/** A name as people read it. */
export const Name = z.string().trim().normalize("NFC").min(1).max(60).regex(LINE).regex(FEW_MARKS);
/** A name to sign in with; small and capital letters are one. */
export const LoginName = z
  .string()
  .trim()
  .normalize("NFKC")
  .toLowerCase()
  .min(3)
  .max(64)
  .regex(/^[\p{L}\p{N}@._-]+$/u);
/** Length is what makes a password strong; nothing else is asked of it. */
export const NewPassword = z.string().min(12).max(128);
/** One that is tried may be of any length that is worth the work. */
const TriedPassword = z.string().max(128);
/** A code as typed: letters, hyphens, spaces. */
export const TypedCode = z.string().min(1).max(40);
/** Six digits, or six pictures written a to p. */
export const Pin = z.string().regex(/^(?:\d{6}|[a-p]{6})$/u);

export const SetUp = z.strictObject({
  code: TypedCode,
  /** Asked for when the code makes a new school. */
  school: Name.optional(),
  login: LoginName,
  name: Name,
  password: NewPassword,
  /** Joins the school's own sign-in, from which this browser has just come back. */
  joinsOpenId: z.literal(true).optional(),
});
export const ResetPassword = z.strictObject({ code: TypedCode, password: NewPassword });
export const SignIn = z.strictObject({ login: LoginName, password: TriedPassword });
export const ChangePassword = z.strictObject({ current: TriedPassword, next: NewPassword });
/** Who sits there is asked anew: their password, or a code of their second step. */
export const Prove = z.strictObject({ proof: TriedPassword });
/** Six digits of an authenticator app, or a recovery code. */
export const EnterCode = z.strictObject({ code: TypedCode });
/** Bytes as WebAuthn's JSON has them. */
const Bytes = z
  .string()
  .min(1)
  .max(8_000)
  .regex(/^[\w-]+$/u);
/** What a device made, and what its owner calls it. */
export const NewPasskey = z.strictObject({ name: Name, id: Bytes, clientDataJSON: Bytes, attestationObject: Bytes });
/** What a device signed; `userHandle` is whose it says the passkey is. */
export const PasskeyAnswer = z.strictObject({
  id: Bytes,
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  userHandle: Bytes,
});
/** What stood behind the question mark when the browser came back from the school's own sign-in. */
export const OpenIdReturn = z.strictObject({ query: z.string().max(8_000) });
export const RemovePasskey = z.strictObject({ id: z.uuid() });
export const Join = z.strictObject({ code: TypedCode.optional(), kind: DeviceKind.optional() });
export const EnterPin = z.strictObject({ learner: LearnerId, pin: Pin });
/** In small letters: one id has one spelling. */
export const Claim = z.strictObject({ guest: LearnerId.lowercase(), chain: DeviceId.lowercase() });
export const Empty = z.strictObject({});

const Id = z.uuid();
/** [ms since 1970-01-01 UTC] */
const Time = z.int().nonnegative();

export const TeacherView = z.strictObject({
  role: z.literal("teacher"),
  id: Id,
  name: z.string(),
  school: z.string(),
  admin: z.boolean(),
});
/** The password was right; nobody is signed in before a code is. */
export const SignInView = z.discriminatedUnion("role", [
  TeacherView,
  z.strictObject({ role: z.literal("second-step") }),
]);
export const LearnerSessionView = z.strictObject({
  role: z.literal("learner"),
  id: LearnerId,
  name: z.string(),
  class: z.string(),
  kiosk: z.boolean(),
  guests: z.array(z.strictObject({ guest: LearnerId, chain: DeviceId })),
});
export type LearnerSessionView = z.infer<typeof LearnerSessionView>;
export const SessionView = z.discriminatedUnion("role", [TeacherView, LearnerSessionView]);

/** One to choose from before the PIN. */
export const JoinView = z.strictObject({
  class: z.strictObject({ id: Id, name: z.string() }),
  learners: z.array(z.strictObject({ id: LearnerId, name: z.string(), pins: PinKind })),
});
/** What this browser is to a school: a device of a class, or one that a teacher has shut out. */
export const DeviceStanding = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("enrolled"),
    kind: DeviceKind,
    class: z.strictObject({ id: Id, name: z.string() }),
  }),
  z.strictObject({ type: z.literal("shut-out") }),
]);
export type DeviceStanding = z.infer<typeof DeviceStanding>;
/** Null: no device of any class; nobody is signed in. */
export const StandingView = z.strictObject({ device: DeviceStanding.nullable(), session: SessionView.nullable() });
export const ClaimView = z.strictObject({ guest: LearnerId, learner: LearnerId });
export const InvitationView = z.strictObject({ code: z.string(), endsAt: Time });

/** How a teacher signs in. */
export const AccountView = z.strictObject({
  /** Null: the school has none of its own. */
  openId: z.strictObject({ name: z.string(), joined: z.boolean() }).nullable(),
  /** Null: none is asked for. */
  secondStep: z.strictObject({ since: Time, recoveryCodes: z.int().nonnegative() }).nullable(),
  passkeys: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      /** The name of the server it works at. */
      host: z.string(),
      madeAt: Time,
      usedAt: Time.nullable(),
    }),
  ),
});
/** What the school's own sign-in is called; null: there is none. */
export const OpenIdName = z.strictObject({ name: z.string().nullable() });
/** Where the browser goes to sign in. */
export const OpenIdDoor = z.strictObject({ url: z.url({ protocol: /^https?$/u }) });
export const OpenIdReturned = z.discriminatedUnion("role", [
  TeacherView,
  /** It signs in from now on who is signed in. */
  z.strictObject({ role: z.literal("joined") }),
  /** Nobody here has joined with it: a code makes a teacher. */
  z.strictObject({ role: z.literal("newcomer") }),
]);
/** What a device is asked to sign, for the server of this name. */
export const PasskeyWish = z.strictObject({ challenge: z.string(), rpId: z.string() });
/** The same for a new passkey: whose it is to be, and those there are. */
export const NewPasskeyWish = z.strictObject({
  ...PasskeyWish.shape,
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  taken: z.array(z.string()),
});
/** For an authenticator app, by hand or as a picture. */
export const NewSecondStep = z.strictObject({ secret: z.string(), uri: z.string() });
/** Each stands in for one code; told this once. */
export const RecoveryCodes = z.strictObject({ codes: z.array(z.string()) });

/** A colleague, as administrators see them. */
export const ColleagueView = z.strictObject({
  id: Id,
  name: z.string(),
  login: z.string(),
  admin: z.boolean(),
  classes: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export const TeacherList = z.strictObject({ teachers: z.array(ColleagueView) });
/** What an administrator changes of a colleague. */
export const ChangeTeacher = z.strictObject({ role: z.enum(["administrator", "teacher"]) });
/** Who has the classes from then on; null: they have others already. */
export const RemoveTeacher = z.strictObject({ classesTo: Id.nullable() });
export const AddCoTeacher = z.strictObject({ login: LoginName });

export const NewClass = z.strictObject({ name: Name, pins: PinKind.optional() });
export const ChangeClass = z.strictObject({ name: Name.optional(), archived: z.boolean().optional() });
export const ClassView = z.strictObject({
  id: Id,
  name: z.string(),
  /** Null: archived, nobody joins. */
  code: z.string().nullable(),
  pins: PinKind,
  learners: z.int().nonnegative(),
  /** When somebody seemed to be guessing PINs. */
  alarmAt: Time.nullable(),
});
export const ClassList = z.strictObject({ classes: z.array(ClassView) });
/** School grade as the school has it; 0: kindergarten. */
export const SchoolGrade = z.int().min(0).max(12);
/** `grade`: absent where the school has not said it. */
export const LearnerView = z.strictObject({
  id: LearnerId,
  name: z.string(),
  since: Time,
  grade: SchoolGrade.optional(),
});
/** Some of a class, by the name its teachers gave them. */
export const GroupView = z.strictObject({ id: Id, name: z.string(), learners: z.array(LearnerId) });
export const WholeClassView = z.strictObject({
  ...ClassView.shape,
  roster: z.array(LearnerView),
  groups: z.array(GroupView),
  /** Whose class it is. */
  teachers: z.array(z.strictObject({ id: Id, name: z.string() })),
});

export const MAX_CLASS = 200;
export const NewLearners = z.strictObject({
  names: z.array(Name).min(1).max(60),
  /** Of each of the names, in the same order; null: not known. Absent: of nobody. */
  grades: z.array(SchoolGrade.nullable()).max(60).optional(),
});
/** Those who were added in the last step. */
export const UndoAdding = z.strictObject({ learners: z.array(LearnerId).min(1).max(MAX_CLASS) });
export const UndoneView = z.strictObject({
  gone: z.array(LearnerId),
  kept: z.array(
    z.strictObject({
      id: LearnerId,
      name: z.string(),
      /** `used`: they have signed in or worked, or somebody chose their name; `old`: they were added more than a day ago. */
      why: z.enum(["used", "old"]),
    }),
  ),
});

/** What another system of the school calls a pupil (OneRoster): kept beside our id, never as ours. */
export const SourcedId = z.string().min(1).max(255).regex(LINE);
/** Who of a class is known to another system; `left`: they were in it, and are not now. */
export const SourcedIdList = z.strictObject({
  links: z.array(z.strictObject({ learner: LearnerId, name: z.string(), sourcedId: SourcedId, left: z.boolean() })),
});
const MAX_ROSTER_STEP = 60;
/** A step of bringing a class up to another system's list. Whoever is in the class under a `sourcedId` already is not added again. */
export const ChangeRoster = z.strictObject({
  add: z
    .array(z.strictObject({ sourcedId: SourcedId, name: Name, grade: SchoolGrade.optional() }))
    .max(MAX_ROSTER_STEP)
    .default([]),
  /** Who is in the class already, and is from now on known by this. */
  link: z
    .array(z.strictObject({ learner: LearnerId, sourcedId: SourcedId }))
    .max(MAX_ROSTER_STEP)
    .default([]),
  rename: z
    .array(z.strictObject({ learner: LearnerId, name: Name }))
    .max(MAX_ROSTER_STEP)
    .default([]),
  /** Who is in the class, and is in another grade than was known; null: in none that is known. */
  grade: z
    .array(z.strictObject({ learner: LearnerId, grade: SchoolGrade.nullable() }))
    .max(MAX_ROSTER_STEP)
    .default([]),
  leave: z.array(LearnerId).max(MAX_ROSTER_STEP).default([]),
  /** The archived class that keeps those who leave and are in no other; made when it is first needed. */
  leavers: Name,
});

export const NewGroup = z.strictObject({ name: Name, learners: z.array(LearnerId).max(MAX_CLASS) });
export const ChangeGroup = z.strictObject({
  name: Name.optional(),
  learners: z.array(LearnerId).max(MAX_CLASS).optional(),
});

/** What pupils of a group of tomorrow's lesson get wrong in one way. */
export const SharedMistake = z.strictObject({ skill: SkillId, rule: z.string().min(1).max(80) });
export type SharedMistake = z.infer<typeof SharedMistake>;
const LessonGroup = z.strictObject({ ...NewGroup.shape, about: SharedMistake });
/** The groups that are kept from tomorrow's lesson from now on: each misconception once. */
export const LessonGroups = z
  .strictObject({ groups: z.array(LessonGroup).max(40) })
  .refine(({ groups }) => new Set(groups.map(({ about }) => `${about.skill} ${about.rule}`)).size === groups.length, {
    message: "a misconception is named twice",
  });
export const LessonGroupList = z.strictObject({
  groups: z.array(z.strictObject({ ...GroupView.shape, about: SharedMistake })),
});

/** Whose parents; no list: everybody's. */
export const WantParentCodes = z.strictObject({ learners: z.array(LearnerId).min(1).max(MAX_CLASS).optional() });
/** By which a pupil's parents read their report; told this once. */
export const ParentCodes = z.strictObject({
  codes: z.array(z.strictObject({ learner: LearnerId, code: z.string(), endsAt: Time })),
});
/** Whose parents have a code. */
export const ParentCodeList = z.strictObject({
  /** False: the school wants no such codes, and none opens anything. */
  allowed: z.boolean(),
  codes: z.array(
    z.strictObject({
      learner: LearnerId,
      madeAt: Time,
      endsAt: Time,
      /** On how many days it was used, and noon (UTC) of the last; null: never. */
      days: z.int().nonnegative(),
      lastDay: Time.nullable(),
    }),
  ),
});
/** The code stands in the body, so that it is in no address and no log. */
export const AskAsParent = z.strictObject({ code: z.string().min(1).max(60), since: Time });

/** What the school wants. */
export const SchoolFeatures = z.strictObject({ wishes: FeatureWishes });
/** What a class and its pupils want, and what there is without that. */
export const ClassFeatures = z.strictObject({
  school: Features,
  wishes: FeatureWishes,
  /** Those who want something else than their class. */
  learners: z.array(z.strictObject({ id: LearnerId, wishes: FeatureWishes })),
});
/** What there is for whoever asks: the learner who is signed in, or anybody on a device of a class. */
/** What a teacher tries as a pupil of their class: what all of them were given, with the questions of exams. */
export const TrialView = z.strictObject({
  className: z.string(),
  /** Null: nobody has said of any pupil. */
  grade: SchoolGrade.nullable(),
  features: Features,
  recalled: z.array(RecalledItem),
  assignments: z.array(LearnerAssignment).max(400),
});
export const OwnFeatures = z.strictObject({
  learner: LearnerId.nullable(),
  /** Null: nobody of a school. */
  features: Features.nullable(),
  /** The school's; null: it has not said. Absent where the page did not ask. */
  country: Country.nullable().optional(),
});
/** `country`: the page knows that a school may say where it is [IDN229]. */
export const CountryQuery = z.strictObject({ with: z.literal("country").optional() });

/** What is set for pupils of a class; who is not named has nothing. */
export const ClassAdjustments = z.strictObject({
  learners: z.array(z.strictObject({ id: LearnerId, adjustments: Adjustments })),
  /** Language levels that pupils chose by themselves, as far as their logs can be read; absent: nothing is said of it. */
  chosen: z.array(z.strictObject({ id: LearnerId, language: Language })).optional(),
});
/** What is set for the learner who is signed in; null: nobody is. */
export const OwnAdjustments = z.strictObject({
  learner: LearnerId.nullable(),
  adjustments: Adjustments.nullable(),
});

/** Where other devices open the app; `signIn`: somebody can sign in there. The best comes first. */
export const AddressList = z.strictObject({
  addresses: z.array(z.strictObject({ url: z.url(), signIn: z.boolean() })),
});

/** What is absent stays. `grade`: null where it is not known any more. */
export const ChangeLearner = z
  .strictObject({ name: Name.optional(), grade: SchoolGrade.nullable().optional() })
  .refine(({ name, grade }) => name !== undefined || grade !== undefined, "nothing is changed");
/** What the school knows of the learner who is signed in; null: it has not said. */
export const OwnGrade = z.strictObject({ learner: LearnerId, grade: SchoolGrade.nullable() });
export const MoveLearner = z.strictObject({ to: Id, /** Stay in this class too. */ keep: z.boolean().optional() });
/** No list: everybody. */
export const WantCards = z.strictObject({ learners: z.array(LearnerId).min(1).max(MAX_CLASS).optional() });
/** What a learner needs to sign in, to print and hand out; the PIN is told this once. */
export const Card = z.strictObject({
  learner: LearnerId,
  name: z.string(),
  class: z.string(),
  code: z.string(),
  pins: PinKind,
  pin: z.string(),
});
export const Cards = z.strictObject({ cards: z.array(Card) });

export const DeviceView = z.strictObject({
  id: Id,
  kind: DeviceKind,
  learner: LearnerId.nullable(),
  madeAt: Time,
  seenAt: Time,
  revokedAt: Time.nullable(),
});
/** How much of the app a device holds for work without the network; 100: all of it [%]. */
const Percent = z.int().min(0).max(100);
export const TellReadiness = z.strictObject({ percent: Percent });
/** Of devices that have said it, as they said it last. */
export const ReadinessList = z.strictObject({
  devices: z.array(z.strictObject({ id: Id, percent: Percent, at: Time })),
});
export const DeviceList = z.strictObject({ devices: z.array(DeviceView) });
/** Makes one device everybody's, once. */
export const KioskCodeView = z.strictObject({ code: z.string(), endsAt: Time });

/** Whether the names of a class stay on its shared devices. */
export const KeepNames = z.strictObject({ keepsNames: z.boolean() });
export const KeepsNames = z.strictObject({ keepsNames: z.boolean() });
/** Null: none may stay on the device that asks. */
export const KeptNames = z.strictObject({ names: z.array(KeptName).nullable() });
/** Who did not sign in has chosen this name: a claim, which opens nothing. */
export const TellClaim = z.strictObject({ visitor: LearnerId.lowercase(), learner: LearnerId });
/** `id` is that of the work that waits. */
export const ClaimList = z.strictObject({
  claims: z.array(z.strictObject({ id: LearnerId, learner: LearnerId, name: z.string() })),
});

/** Work that came from a shared device while nobody was signed in, as that device says: whose, what, and when. Never what was answered. */
export const UnverifiedView = z.strictObject({
  /** Of what waits; in the addresses that settle it. */
  id: LearnerId,
  who: z.discriminatedUnion("type", [
    /** `signedIn`: their PIN was right on that device within the last fortnight. */
    z.strictObject({ type: z.literal("learner"), id: LearnerId, name: z.string(), signedIn: z.boolean() }),
    /** Somebody who did not say who they are. */
    z.strictObject({ type: z.literal("visitor"), code: VisitorCode }),
  ]),
  /** Who already has what came before it. */
  givenTo: LearnerId.nullable(),
  /** The device it came from, where it is still known; `madeAt` is when it joined. */
  device: z.strictObject({ id: Id, madeAt: Time }).nullable(),
  from: Time,
  to: Time,
  answers: z.int().nonnegative(),
  /** Problems worked on, and how many of them were solved, by skill. */
  skills: z.array(z.strictObject({ skill: SkillId, problems: z.int().positive(), right: z.int().nonnegative() })),
  /** What was there when this was asked goes up to here. */
  upTo: z.int().positive(),
});
export const UnverifiedList = z.strictObject({ work: z.array(UnverifiedView) });
/** `upTo` is that of the list: what came since has not been seen. */
export const SettleUnverified = z.strictObject({ upTo: z.int().positive() });
export const GiveVisit = z.strictObject({ to: LearnerId });
/** All of one device that a list showed. */
export const DiscardVisits = z.strictObject({
  visits: z
    .array(z.strictObject({ id: LearnerId, upTo: z.int().positive() }))
    .min(1)
    .max(100),
});

/** What the server's own marking found, by kind. It is no proof of anything. */
export const FindingCounts = z.strictObject({
  answers: z.int().nonnegative(),
  entries: z.int().nonnegative(),
  version: z.int().nonnegative(),
  quick: z.int().nonnegative(),
});
export const FindingView = z.strictObject({
  class: Id,
  learner: LearnerId,
  name: z.string(),
  since: Time,
  ...FindingCounts.shape,
});
export const FindingList = z.strictObject({ findings: z.array(FindingView) });

/** The class of the next year; who is not named stays in the one that is archived. */
export const NextClass = z.strictObject({
  name: Name,
  learners: z.array(LearnerId).max(MAX_CLASS),
  /** Whoever comes along, and has a school grade, is in the next one from now on. */
  raiseGrades: z.boolean().default(false),
});
/** Who would go with a class, and who would stay as they are in another one. */
export const ErasureList = z.strictObject({ goes: z.array(LearnerId), stays: z.array(LearnerId) });
/** By its name, so that it is no other one. */
export const EraseClass = z.strictObject({ name: z.string().max(60) });
export const ClassErasureView = z.strictObject({
  erased: z.int().nonnegative(),
  /** In other classes, too. */
  kept: z.int().nonnegative(),
  logsErased: z.boolean(),
});
const Days = z.int().min(30).max(3_650).nullable();
/** Days after which who is in archived classes only, and an archived class, are erased; null: never by themselves. */
export const Retention = z.strictObject({ leftDays: Days, archivedDays: Days });
export const SchoolView = z.strictObject({
  name: z.string(),
  retention: Retention,
  /** Whether teachers may make codes for parents. */
  parentCodes: z.boolean(),
  /** Whose help line its pupils are told; null: it has not said. Absent where the page did not ask. */
  country: Country.nullable().optional(),
});
/** What is absent stays; an answer has the country where it is said. */
export const ChangeSchool = z.strictObject({
  retention: Retention.optional(),
  parentCodes: z.boolean().optional(),
  country: Country.nullable().optional(),
});
export const DepartureView = z.strictObject({
  class: Id,
  name: z.string(),
  at: Time,
  /** The class goes too. */
  whole: z.boolean(),
  learners: z.array(z.strictObject({ id: LearnerId, name: z.string() })),
});
export const DepartureList = z.strictObject({ departures: z.array(DepartureView) });

/** All that is kept of a learner. */
export const LearnerData = z.strictObject({
  learner: z.strictObject({ id: LearnerId, name: z.string(), madeAt: Time, grade: SchoolGrade.optional() }),
  classes: z.array(z.strictObject({ name: z.string(), since: Time })),
  devices: z.array(DeviceView),
  guests: z.array(z.strictObject({ guest: LearnerId, chain: DeviceId, at: Time })),
  sessions: z.array(z.strictObject({ madeAt: Time, seenAt: Time })),
  pin: z.strictObject({ kind: PinKind, madeAt: Time }).nullable(),
  groups: z.array(z.strictObject({ class: z.string(), name: z.string() })),
  /** What another system of the school calls them; null: none has told. */
  sourcedId: z.string().nullable(),
  /** What is wanted for them apart from their class; null: nothing. */
  features: FeatureWishes.nullable(),
  /** What is set for them; absent: nothing. */
  adjustments: Adjustments.optional(),
  /** What teachers have said to them. */
  notes: z.array(z.strictObject({ kind: z.enum(["praise", "ruling"]), text: z.string(), at: Time })),
  /** What a teacher did lately about their being stuck, by the event of the log that began it; absent: nothing. */
  stuckMark: z
    .strictObject({
      id: EventId,
      seenAt: Time,
      done: z.strictObject({ at: Time, how: z.enum(ALERT_ENDS) }).nullable(),
    })
    .optional(),
  /** Codes that their parents have, one a class. */
  parentCodes: z.array(
    z.strictObject({
      class: z.string(),
      madeAt: Time,
      endsAt: Time,
      days: z.int().nonnegative(),
      lastDay: Time.nullable(),
    }),
  ),
  /** The log as the sync server has it. */
  log: z.unknown(),
});
/** False: the log is erased as soon as its store answers. */
export const ErasureView = z.strictObject({ erased: z.literal(true), logErased: z.boolean() });

/** One address of who is who: what is sent (null: nothing) and what comes back (null: nothing). */
export interface SchoolCall {
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType | null;
  /** As a device reads it, where it takes more than this program knows; absent: as it is answered. */
  readonly read?: z.ZodType;
}

/** Every address of who is who, below `/v1`; the server's routes are these and no others. */
export const SCHOOL_CALLS = {
  "GET /assignments": { body: null, answer: LearnerAssignmentList, read: ReadAssignmentList },
  "GET /notes": { body: null, answer: LearnerNoteList },
  "GET /classes/{class}/appeals": { body: null, answer: ClassAppeals },
  "POST /classes/{class}/learners/{learner}/notes": { body: NewNote, answer: MadeNote },
  "GET /classes/{class}/assignments": { body: null, answer: ClassAssignmentList },
  "POST /classes/{class}/assignments": { body: NewAssignment, answer: ClassAssignment },
  "PATCH /classes/{class}/assignments/{assignment}": { body: ChangeAssignment, answer: ClassAssignment },
  "DELETE /classes/{class}/assignments/{assignment}": { body: null, answer: null },
  "GET /papers": { body: null, answer: PaperList },
  "GET /classes/{class}/assignments/{assignment}/results": { body: null, answer: ExamResults },
  "GET /classes/{class}/forms": { body: null, answer: FormList },
  "GET /classes/{class}/assignments/{assignment}/answers": { body: null, answer: SurveyAnswers },
  "GET /classes/{class}/exams": { body: null, answer: ExamList },
  "GET /classes/{class}/ready-exams": { body: null, answer: ReadyExamList },
  "GET /classes/{class}/exam-overview": { body: null, answer: ExamOverview },
  "POST /classes/{class}/exams": { body: NewExam, answer: ExamView },
  "GET /classes/{class}/exams/{exam}": { body: null, answer: ExamView },
  "PATCH /classes/{class}/exams/{exam}": { body: ChangeExam, answer: ExamView },
  "DELETE /classes/{class}/exams/{exam}": { body: null, answer: null },
  "POST /classes/{class}/exams/{exam}/form": { body: ChangeForm, answer: ExamView },
  "POST /classes/{class}/exams/{exam}/versions": { body: Empty, answer: ExamView },
  "GET /classes/{class}/own-forms": { body: null, answer: OwnFormList },
  "POST /classes/{class}/own-forms": { body: NewOwnForm, answer: OwnFormView },
  "GET /classes/{class}/own-forms/{form}": { body: null, answer: OwnFormView },
  "PATCH /classes/{class}/own-forms/{form}": { body: ChangeOwnForm, answer: OwnFormView },
  "DELETE /classes/{class}/own-forms/{form}": { body: null, answer: null },
  "POST /classes/{class}/own-forms/{form}/versions": { body: Empty, answer: OwnFormView },
  "POST /auth/setup": { body: SetUp, answer: TeacherView },
  "POST /auth/reset": { body: ResetPassword, answer: TeacherView },
  "POST /auth/teacher": { body: SignIn, answer: SignInView },
  "POST /auth/code": { body: EnterCode, answer: TeacherView },
  "POST /auth/password": { body: ChangePassword, answer: TeacherView },
  "GET /auth/account": { body: null, answer: AccountView },
  "POST /auth/second-step": { body: Prove, answer: NewSecondStep },
  "POST /auth/second-step/confirmation": { body: EnterCode, answer: RecoveryCodes },
  "POST /auth/second-step/removal": { body: Prove, answer: null },
  "POST /auth/passkeys/challenge": { body: Prove, answer: NewPasskeyWish },
  "POST /auth/passkeys": { body: NewPasskey, answer: null },
  "POST /auth/passkeys/removal": { body: RemovePasskey, answer: null },
  "POST /auth/passkey/challenge": { body: Empty, answer: PasskeyWish },
  "POST /auth/passkey": { body: PasskeyAnswer, answer: TeacherView },
  "GET /auth/open-id": { body: null, answer: OpenIdName },
  "POST /auth/open-id": { body: Empty, answer: OpenIdDoor },
  "POST /auth/open-id/joining": { body: Prove, answer: OpenIdDoor },
  "POST /auth/open-id/return": { body: OpenIdReturn, answer: OpenIdReturned },
  "POST /auth/open-id/removal": { body: Empty, answer: null },
  "POST /teachers/invitations": { body: Empty, answer: InvitationView },
  "GET /teachers": { body: null, answer: TeacherList },
  "PATCH /teachers/{teacher}": { body: ChangeTeacher, answer: null },
  "POST /teachers/{teacher}/reset": { body: Empty, answer: InvitationView },
  "POST /teachers/{teacher}/removal": { body: RemoveTeacher, answer: null },
  "GET /server": { body: null, answer: ServerView },
  "POST /server/outbox": { body: SendAgain, answer: null },
  "POST /auth/join": { body: Join, answer: JoinView },
  "POST /auth/pin": { body: EnterPin, answer: LearnerSessionView },
  "POST /auth/claim": { body: Claim, answer: ClaimView },
  "POST /auth/logout": { body: Empty, answer: null },
  "GET /auth/session": { body: null, answer: SessionView },
  "GET /auth/standing": { body: null, answer: StandingView },
  "POST /auth/readiness": { body: TellReadiness, answer: null },
  "GET /classes": { body: null, answer: ClassList },
  "POST /classes": { body: NewClass, answer: ClassView },
  "GET /classes/{class}": { body: null, answer: WholeClassView },
  "PATCH /classes/{class}": { body: ChangeClass, answer: ClassView },
  "POST /classes/{class}/code": { body: Empty, answer: ClassView },
  "POST /classes/{class}/teachers": { body: AddCoTeacher, answer: null },
  "DELETE /classes/{class}/teachers/{teacher}": { body: null, answer: null },
  "DELETE /classes/{class}/alarm": { body: null, answer: null },
  "POST /classes/{class}/unlock": { body: Empty, answer: null },
  "GET /classes/{class}/devices": { body: null, answer: DeviceList },
  "GET /classes/{class}/readiness": { body: null, answer: ReadinessList },
  "DELETE /classes/{class}/devices/{device}": { body: null, answer: null },
  "POST /classes/{class}/kiosk-codes": { body: Empty, answer: KioskCodeView },
  "POST /classes/{class}/learners": { body: NewLearners, answer: Cards },
  "POST /classes/{class}/undo": { body: UndoAdding, answer: UndoneView },
  "GET /classes/{class}/sourced-ids": { body: null, answer: SourcedIdList },
  "POST /classes/{class}/roster": { body: ChangeRoster, answer: Cards },
  "POST /classes/{class}/groups": { body: NewGroup, answer: GroupView },
  "PATCH /classes/{class}/groups/{group}": { body: ChangeGroup, answer: GroupView },
  "DELETE /classes/{class}/groups/{group}": { body: null, answer: null },
  "GET /classes/{class}/lesson-groups": { body: null, answer: LessonGroupList },
  "PATCH /classes/{class}/lesson-groups": { body: LessonGroups, answer: LessonGroupList },
  "GET /features": { body: null, answer: SchoolFeatures },
  "PATCH /features": { body: FeatureWishes, answer: SchoolFeatures },
  "GET /classes/{class}/features": { body: null, answer: ClassFeatures },
  "PATCH /classes/{class}/features": { body: FeatureWishes, answer: ClassFeatures },
  "PATCH /classes/{class}/learners/{learner}/features": { body: FeatureWishes, answer: ClassFeatures },
  "GET /recalled": { body: null, answer: SchoolRecalled },
  "POST /classes/{class}/learners/{learner}/recalled": { body: RecallQuestion, answer: SchoolRecalled },
  "POST /recalled/removal": { body: PutBack, answer: SchoolRecalled },
  "GET /classes/{class}/trial": { body: null, answer: TrialView },
  "GET /auth/recalled": { body: null, answer: OwnRecalled },
  "GET /auth/features": { body: null, answer: OwnFeatures },
  "GET /classes/{class}/adjustments": { body: null, answer: ClassAdjustments },
  "PATCH /classes/{class}/learners/{learner}/adjustments": { body: Adjustments, answer: ClassAdjustments },
  "GET /auth/grade": { body: null, answer: OwnGrade },
  "GET /auth/adjustments": { body: null, answer: OwnAdjustments },
  "GET /addresses": { body: null, answer: AddressList },
  "GET /classes/{class}/parent-codes": { body: null, answer: ParentCodeList },
  "POST /classes/{class}/parent-codes": { body: WantParentCodes, answer: ParentCodes },
  "POST /classes/{class}/parent-codes/removal": { body: WantParentCodes, answer: null },
  "POST /parent/report": { body: AskAsParent, answer: ParentReportView },
  "POST /classes/{class}/cards": { body: WantCards, answer: Cards },
  "PATCH /classes/{class}/learners/{learner}": { body: ChangeLearner, answer: LearnerView },
  "DELETE /classes/{class}/learners/{learner}": { body: null, answer: null },
  "POST /classes/{class}/learners/{learner}/pin": { body: Empty, answer: Card },
  "POST /classes/{class}/learners/{learner}/move": { body: MoveLearner, answer: null },
  "GET /classes/{class}/learners/{learner}/data": { body: null, answer: LearnerData },
  "GET /classes/{class}/kept-names": { body: null, answer: KeepsNames },
  "PATCH /classes/{class}/kept-names": { body: KeepNames, answer: KeepsNames },
  "GET /class/kept-names": { body: null, answer: KeptNames },
  "POST /class/claims": { body: TellClaim, answer: null },
  "GET /classes/{class}/claims": { body: null, answer: ClaimList },
  "GET /classes/{class}/unverified": { body: null, answer: UnverifiedList },
  "POST /classes/{class}/devices/{device}/discard": { body: DiscardVisits, answer: null },
  "POST /classes/{class}/visitors/{visitor}/give": { body: GiveVisit, answer: null },
  "POST /classes/{class}/visitors/{visitor}/discard": { body: SettleUnverified, answer: null },
  "POST /classes/{class}/next": { body: NextClass, answer: ClassView },
  "GET /classes/{class}/erasure": { body: null, answer: ErasureList },
  "POST /classes/{class}/erasure": { body: EraseClass, answer: ClassErasureView },
  "GET /departures": { body: null, answer: DepartureList },
  "GET /school": { body: null, answer: SchoolView },
  "PATCH /school": { body: ChangeSchool, answer: SchoolView },
  "GET /classes/{class}/now": { body: null, answer: ClassNow },
  "GET /classes/{class}/matrix": { body: null, answer: MatrixView },
  "GET /classes/{class}/misconceptions": { body: null, answer: MisconceptionsView },
  "GET /classes/{class}/learners/{learner}/work": { body: null, answer: PupilWork },
  "GET /classes/{class}/learners/{learner}/report": { body: null, answer: PupilReportView },
  "GET /classes/{class}/learners/{learner}/problems": { body: null, answer: ProblemsBehind },
  "GET /classes/{class}/learners/{learner}/session": { body: null, answer: PupilSession },
  "GET /classes/{class}/learners/{learner}/activity": { body: null, answer: PupilActivity },
  "POST /classes/{class}/learners/{learner}/questions": { body: WantQuestions, answer: PupilQuestions },
  "GET /alerts": { body: null, answer: AlertList },
  "GET /alerts/past": { body: null, answer: PastAlertList },
  "POST /alerts/marks": { body: MarkAlert, answer: null },
  "GET /alerts/stuck": { body: null, answer: StuckList },
  "POST /alerts/stuck/marks": { body: MarkAlert, answer: null },
  "POST /alerts/words": { body: WantWords, answer: AlertWords },
  "GET /findings": { body: null, answer: FindingList },
  "DELETE /classes/{class}/learners/{learner}/findings": { body: null, answer: null },
  "POST /classes/{class}/learners/{learner}/erasure": { body: Empty, answer: ErasureView },
} as const satisfies Readonly<Record<string, SchoolCall>>;

export type SchoolCallName = keyof typeof SCHOOL_CALLS;

type Sent<Body> = Body extends z.ZodType ? z.input<Body> : null;
type Got<Answer> = Answer extends z.ZodType ? z.output<Answer> : null;

/** What is sent to an address; null where nothing is. */
export type SchoolBody<Name extends SchoolCallName> = Sent<(typeof SCHOOL_CALLS)[Name]["body"]>;
type Read<Call extends SchoolCall> = Call extends { readonly read: infer Schema } ? Got<Schema> : Got<Call["answer"]>;

/** What an address answers, as a device reads it; null where nothing comes back. */
export type SchoolAnswer<Name extends SchoolCallName> = Read<(typeof SCHOOL_CALLS)[Name]>;
