import type {
  Adjustments,
  ActivitiesView,
  ActivityCommand,
  ActivityKind,
  ActivityReplayView,
  ActivitySummaryView,
  Age,
  AppLanguage,
  AnotherWish,
  AssignableView,
  ChosenProblem,
  ProblemsWish,
  WorksheetView,
  WorksheetWish,
  AssignmentId,
  AssignmentView,
  BoardView,
  BoardWish,
  CatalogView,
  DecisionEntry,
  DecisionFilter,
  ItemId,
  HomeView,
  Language,
  LearnerId,
  Like,
  LlmStatus,
  LogFileFault,
  NoteId,
  NoteView,
  NumberLocale,
  OwnPicture,
  Pace,
  PracticeView,
  ReadingView,
  RecommendationView,
  MasteryPoint,
  ReplayProblemView,
  ReplayView,
  Result,
  SessionId,
  SessionReportView,
  SessionSummaryView,
  SkillId,
  SkillView,
} from "#engine";

import type { SchoolAnswer, SchoolBody, SchoolCallName } from "#engine/protocol/identity";
import type { Feature, KeptName } from "#engine/protocol/kept";
import type { GuidePreview, PreviewedGuide, PreviewedSurvey, SurveyPreview } from "#engine/own-forms";
import type { SchoolEntry } from "./host/enter-school.ts";
import type { SyncTrouble } from "./sync/read-answer.ts";
import type { SchoolError, SchoolParams } from "./school/http-school.ts";
import type { DeviceNames, Standing } from "./school/standing.ts";

export type { DeviceNames, SchoolEntry, SchoolError, SchoolParams, Standing, SyncTrouble };

/** A pupil of this device. The name lives in the device's profile table only, never in the log. */
export interface LearnerProfile {
  readonly id: LearnerId;
  readonly name: string;
  readonly grade: number;
  readonly locale: NumberLocale;
  /** ISO 3166-1 alpha-2, for help lines; absent or null: not said. */
  readonly country?: string | null | undefined;
  /** What examples are liked to be about. */
  readonly likes?: readonly Like[] | undefined;
  /** How much they want at a time; absent: not said. */
  readonly pace?: Pace | undefined;
  /** How much they read with ease; absent or null: not said. */
  readonly language?: Language | null | undefined;
  /** For how safety is spoken of; absent or null: not said. */
  readonly age?: Age | null | undefined;
  /** Id of the curriculum by whose grades they learn; absent or null: not said. */
  readonly curriculum?: string | null | undefined;
  /** Which the words of the app are in; absent: English. */
  readonly appLanguage?: AppLanguage | undefined;
  /** They want to hear no more of saying more of themselves; absent: it was not said. */
  readonly asked?: boolean | undefined;
  /** By which they know their name; absent: none was chosen. */
  readonly picture?: OwnPicture | undefined;
  /** Whether a language model may add words; absent: not. */
  readonly words?: boolean | undefined;
  /** Whether the pupil may speak a message; absent: not. */
  readonly dictation?: boolean | undefined;
}

export type SaveState =
  | { readonly type: "saved" }
  | { readonly type: "saving" }
  | { readonly type: "not-saved"; readonly reason: "quota" | "database-lost" | "blocked" };

/** A notice stays until what it says no longer holds. */
export type NoticeView =
  | { readonly type: "storage-full" }
  | { readonly type: "storage-cleared" }
  | { readonly type: "database-lost" }
  | { readonly type: "database-broken"; readonly canExport: boolean }
  | { readonly type: "upgrade-blocked" }
  | { readonly type: "newer-version-elsewhere" }
  | { readonly type: "other-tab-active" }
  | { readonly type: "not-persistent" }
  | { readonly type: "content-refused"; readonly skillId: SkillId; readonly skillName: string }
  /** The problem bank, or the part of it that was asked for, could not be loaded; a reload tries again. */
  | { readonly type: "content-missing" }
  /** So many rows of the log cannot be read by this version; they are kept for one that can. */
  | { readonly type: "rows-unreadable"; readonly rows: number };

/** The learner's place at a school, and how far their work has come. */
export interface SchoolView {
  readonly className: string;
  /** What a teacher has set for them, as the school said last; absent: nothing. */
  readonly adjustments?: Adjustments | undefined;
  /** What the school has left on for them, as it said last; absent: on. */
  readonly features?: { readonly [Name in Feature]?: boolean | undefined } | undefined;
  /** The device is everybody's: the learner leaves it with "Done for now". */
  readonly shared: boolean;
  /**
   * They did not say who they are: what they tell their teacher, two pictures of PINs (a to p) and a number (`ck47`). Null or
   * absent: they signed in.
   */
  readonly visitor?: string | null;
  /** When the oldest answer the server lacks was given, by this device's clock [ms since 1970-01-01 UTC]; null: it has all. */
  readonly unsentSince: number | null;
  /** Server's time of the last contact [ms since 1970-01-01 UTC]; null before the first. */
  readonly contactAt: number | null;
  /** Why the last try came to nothing; null when it did not. */
  readonly trouble: SyncTrouble | null;
  readonly incoming: { readonly here: number; readonly of: number } | null;
}

export interface TrialView {
  readonly class: string;
  readonly className: string;
  /** What the class has on; absent: on. */
  readonly features: { readonly [Name in Feature]?: boolean | undefined };
}

export interface EngineView {
  readonly phase: "loading" | "no-learner" | "ready" | "failed";
  readonly learners: readonly LearnerProfile[];
  readonly learner: LearnerProfile | null;
  readonly recommendation: RecommendationView | null;
  readonly practice: PracticeView;
  /** The latest lesson, exam, survey …, open or ended; absent before the bank is here. */
  readonly activities?: ActivitiesView;
  readonly save: SaveState;
  /** Answers not yet on a server. */
  readonly unsent: number;
  readonly notices: readonly NoticeView[];
  /** True while a part of the app that is asked for is being fetched, once it takes noticeably long. */
  readonly fetching?: boolean;
  /** Null or absent: the learner works for themselves. */
  readonly school?: SchoolView | null;
  /** A teacher tries it as a pupil of this class: nothing is sent, and it goes when it is left. Null or absent: nobody does. */
  readonly trial?: TrialView | null;
  /** The class everybody of which works on this device; null or absent: it is nobody's but its learners'. */
  readonly sharedWith?: string | null;
  /** Names of that class that may lie on this device, for who comes while its server cannot be asked. */
  readonly keptNames?: readonly KeptName[];
  /** Who was working on a shared device before it was locked: their PIN opens it again. */
  readonly locked?: { readonly id: LearnerId; readonly name: string } | null;
  /** What tells the teacher of the visitor who left a shared device last; null or absent once somebody else is there. */
  readonly visited?: string | null;
  /** Whose answers wait on a shared device after they have left it. */
  readonly waiting?: readonly WaitingWork[];
  /** What a school gave the learner to do, what is due first before the rest; absent before the bank is here. */
  readonly assignments?: readonly AssignmentView[];
  /** How many more a teacher gave that only a newer program can show; absent: none. */
  readonly unknownAssignments?: number;
  /** Where beside a problem their teacher was asked for a short while ago; a null session: in none. Null or absent: nowhere. */
  readonly askedTeacher?: { readonly session: SessionId | null } | null;
  /** What teachers said and the learner has not read yet, the newest first. */
  readonly notes?: readonly NoteView[];
  /** Words of a language model that are coming in; null or absent when none are. */
  readonly arriving?: ArrivingWords | null;
}

/** Answers that wait for the network on a shared device, by the sign of whose they are; by a name only where it lies there anyway. */
export interface WaitingWork {
  readonly answers: number;
  /** A visitor's sign; null of a learner of the class. */
  readonly visitor: string | null;
  readonly initial: string;
  readonly picture: OwnPicture | undefined;
}

/** Words beneath the newest words of the tutor, sentence by sentence. */
export interface ArrivingWords {
  readonly session: SessionId;
  /** The problem they are about; null in a session without one. */
  readonly item: string | null;
  readonly text: string;
}

/** Decisions to look at, and the same to take along (requirement P7). */
export interface DecisionsView {
  readonly entries: readonly DecisionEntry[];
  readonly jsonLines: string;
  readonly text: string;
}

export interface StorageView {
  /** What the browser answered when asked to keep the data; null where it cannot be asked. */
  readonly persisted: boolean | null;
  readonly usageBytes: number | null;
  readonly events: number;
  readonly installed: boolean;
  readonly content: string;
  readonly build: string;
}

export type EngineError =
  | { readonly type: "no-learner" }
  | { readonly type: "no-open-problem" }
  /** Another tab has moved on; the newer state has been sent to `watch`. */
  | { readonly type: "moved-on" }
  /** The same wrong answer again: nothing was recorded. */
  | { readonly type: "already-tried" }
  | { readonly type: "not-saved"; readonly reason: "quota" | "database-lost" | "blocked" }
  | { readonly type: "bad-input"; readonly field: string; readonly message: string }
  | { readonly type: "not-found"; readonly what: string }
  | { readonly type: "nothing-to-practise" }
  /** The rules of this exam, survey … do not allow it now. */
  | { readonly type: "not-allowed" }
  /** The school's server could not be reached. */
  | { readonly type: "no-contact" }
  /** The problems asked for could not be loaded; the notice `content-missing` says so too. */
  | { readonly type: "content-missing" }
  /** Nothing of a file is taken in. */
  | { readonly type: "file"; readonly fault: FileFault }
  | { readonly type: "internal"; readonly message: string };

/** Why nothing of a file that was given out as a copy is taken in. */
export type FileFault =
  | LogFileFault
  | { readonly type: "too-large" }
  /** The browser could not read it. */
  | { readonly type: "unreadable" }
  /** It is not of the learner on the screen. */
  | { readonly type: "somebody-else" }
  /** A school's server keeps this learner's work. */
  | { readonly type: "school" };

/** One learner's work in a file. */
export interface FileWorkView {
  readonly learner: LearnerId;
  /** Null where the device does not know them. */
  readonly name: string | null;
  readonly answers: number;
  /** Those that are not here yet. */
  readonly newAnswers: number;
  readonly newEvents: number;
  /** First and last event, by the clock of their device [ms since 1970-01-01 UTC]. */
  readonly from: number;
  readonly until: number;
}

export interface FileView {
  /** Those that may be taken in here and now; never none. */
  readonly works: readonly FileWorkView[];
  /** Rows of a file from a broken database that could not be read. */
  readonly unreadable: number;
}

/**
 * Everything the page may ask of the engine worker. Arguments and results are
 * structured-cloneable data; expected failures travel as `Result`. After each call that
 * changes something, listeners get a whole new view before the call resolves.
 */
/** A skill on a teacher's page. */
export interface AskableSkill {
  readonly id: SkillId;
  readonly name: string;
  readonly strand: string;
  readonly grade: number;
}

export interface EngineApi {
  /** Calls `listener` now and after every change. Wrap it with comlink's `proxy`. */
  readonly watch: (listener: (view: EngineView) => void) => Promise<void>;
  /**
   * What only a page can know or ask: whether it runs installed, and `navigator.storage.persist()` (workers do
   * not have it). `askPersist` is called when the first profile is made; wrap it with comlink's `proxy`.
   */
  readonly attachPage: (installed: boolean, askPersist: () => Promise<boolean>) => Promise<void>;
  /** The page has words of this language besides English: practice may be in it. */
  readonly speak: (language: AppLanguage) => Promise<void>;
  /** How much of the app is on this device [%]: a school hears it of its own devices, at their next contact. */
  readonly tellReadiness: (percent: number) => Promise<void>;
  readonly enrol: (input: {
    readonly name: string;
    readonly grade: number;
    readonly locale: NumberLocale;
    readonly picture?: OwnPicture | undefined;
    readonly appLanguage?: AppLanguage | undefined;
  }) => Promise<Result<LearnerProfile, EngineError>>;
  readonly selectLearner: (id: LearnerId) => Promise<Result<null, EngineError>>;
  /** "Not you?": back to who is learning. */
  readonly signOut: () => Promise<Result<null, EngineError>>;
  readonly updateProfile: (change: Partial<Omit<LearnerProfile, "id">>) => Promise<Result<null, EngineError>>;
  /** Resumes the open session if there is one (and it is for the same skill), else starts one. */
  readonly startPractice: (input: { readonly skillId: SkillId | null }) => Promise<Result<null, EngineError>>;
  /** Begins what a teacher gave to do, or goes on with it; `not-found` once it was taken back. */
  readonly startAssignment: (id: AssignmentId) => Promise<Result<null, EngineError>>;
  readonly submitAnswer: (input: {
    readonly itemId: ItemId;
    readonly given: readonly string[];
    readonly latencyMs: number;
  }) => Promise<Result<null, EngineError>>;
  /** How the checker reads what is typed, never whether it is right. */
  readonly readAnswer: (input: {
    readonly itemId: ItemId;
    readonly given: readonly string[];
  }) => Promise<Result<readonly ReadingView[], EngineError>>;
  /** Looks at lines of working, as typed: no attempt. What was found is a turn of the next view. */
  readonly checkWork: (input: {
    readonly itemId: ItemId;
    readonly lines: readonly string[];
  }) => Promise<Result<null, EngineError>>;
  readonly requestHint: (itemId: ItemId) => Promise<Result<null, EngineError>>;
  readonly showSolution: (itemId: ItemId) => Promise<Result<null, EngineError>>;
  readonly nextProblem: (itemId: ItemId) => Promise<Result<null, EngineError>>;
  readonly skipProblem: (itemId: ItemId) => Promise<Result<null, EngineError>>;
  /** The problem that was skipped just now (`PracticeView.skipped`) comes back onto the desk, as it was left. */
  readonly undoSkip: (itemId: ItemId) => Promise<Result<null, EngineError>>;
  /** A person is wanted: on the open problem, or (null) in the open activity of that kind, or from anywhere else. */
  readonly askTeacher: (itemId: ItemId | null, at?: ActivityKind) => Promise<Result<null, EngineError>>;
  /** What a teacher said was read. */
  readonly readNote: (note: NoteId) => Promise<Result<null, EngineError>>;
  /** Resolves when the dispute is saved; what the second check makes of it comes in a later view. */
  readonly disputeAnswer: (itemId: ItemId) => Promise<Result<null, EngineError>>;
  /** Something written to the tutor on the open problem; its reply is a turn of the next view. */
  readonly sendMessage: (input: {
    readonly itemId: ItemId;
    readonly text: string;
  }) => Promise<Result<null, EngineError>>;
  /** What the server offers of a language model; null where it cannot be asked. */
  readonly languageModel: () => Promise<Result<LlmStatus | null, EngineError>>;
  /** Writes down what was said: a file of sound (webm, ogg or mp4). */
  readonly transcribe: (sound: Blob) => Promise<Result<string, EngineError>>;
  /** Exams, surveys and guided processes there are. */
  readonly catalog: () => Promise<Result<CatalogView, EngineError>>;
  /** A command for a lesson, exam, survey …; it starts one where the command says so. */
  readonly act: (input: ActivityCommand) => Promise<Result<null, EngineError>>;
  /** Keeps what is typed into an activity's widget, or into the Message box (`id`: the widget's, or the item's). */
  readonly saveActivityDraft: (input: {
    readonly id: string;
    readonly given: readonly string[];
  }) => Promise<Result<null, EngineError>>;
  readonly endSession: () => Promise<Result<null, EngineError>>;
  /** Back from the summary to home. */
  readonly closeSummary: () => Promise<Result<null, EngineError>>;
  /** Keeps what is typed, answers or lines of working; cheap enough for every key press. */
  readonly saveDraft: (input: {
    readonly itemId: ItemId;
    readonly given?: readonly string[];
    readonly lines?: readonly string[];
  }) => Promise<Result<null, EngineError>>;
  /** What home remembers of the days before. */
  readonly home: () => Promise<Result<HomeView, EngineError>>;
  readonly skills: () => Promise<Result<readonly SkillView[], EngineError>>;
  /** What skills are called, where nobody learns: on a teacher's page. */
  readonly skillNames: () => Promise<Result<ReadonlyMap<SkillId, string>, EngineError>>;
  /** Skills that questions can be asked of, in teaching order, where nobody learns. */
  readonly askableSkills: () => Promise<Result<readonly AskableSkill[], EngineError>>;
  /** What a teacher can assign of skills: problems from easy to harder, others with each call, and whether there is a lesson. */
  readonly assignable: (wish: ProblemsWish) => Promise<Result<AssignableView, EngineError>>;
  /** Another problem in the place of one; null: the bank has no other. */
  readonly anotherProblem: (wish: AnotherWish) => Promise<Result<ChosenProblem | null, EngineError>>;
  /** A skill on a teacher's board, with answers; another problem with each call. */
  readonly board: (
    input: { readonly skillId: SkillId } & Omit<BoardWish, "seed">,
  ) => Promise<Result<BoardView, EngineError>>;
  /** A sheet of problems for paper, with its answers. */
  readonly worksheet: (wish: WorksheetWish) => Promise<Result<WorksheetView, EngineError>>;
  /** A survey that a teacher works on, as a pupil would see it by then, and what is missing; nothing is recorded. */
  readonly surveyPreview: (wish: SurveyPreview) => Promise<Result<PreviewedSurvey, EngineError>>;
  /** The same of a guide. */
  readonly guidePreview: (wish: GuidePreview) => Promise<Result<PreviewedGuide, EngineError>>;
  readonly sessions: () => Promise<Result<readonly SessionSummaryView[], EngineError>>;
  readonly replay: (sessionId: SessionId) => Promise<Result<ReplayView, EngineError>>;
  /** Every decision that was made about the learner, oldest first, as far as the filter lets it through. */
  readonly decisions: (filter: DecisionFilter) => Promise<Result<DecisionsView, EngineError>>;
  /** What a practice session came to. */
  readonly sessionReport: (sessionId: SessionId) => Promise<Result<SessionReportView, EngineError>>;
  /** Lessons, exams, surveys … so far, newest first. */
  readonly activityHistory: () => Promise<Result<readonly ActivitySummaryView[], EngineError>>;
  /** One of them as it was. */
  readonly activityReplay: (sessionId: SessionId) => Promise<Result<ActivityReplayView, EngineError>>;
  /** Latest problems of one skill, newest first: "the real questions". */
  readonly skillHistory: (skillId: SkillId) => Promise<Result<readonly ReplayProblemView[], EngineError>>;
  /** What was believed of one skill, answer by answer, oldest first. */
  readonly masteryHistory: (skillId: SkillId) => Promise<Result<readonly MasteryPoint[], EngineError>>;
  /** The learner's whole log as JSON text (format: `mathflow-export/1`). */
  readonly exportData: () => Promise<Result<string, EngineError>>;
  /** What a file that `exportData` made holds; changes nothing. */
  readonly examineFile: (file: Blob) => Promise<Result<FileView, EngineError>>;
  /** Takes one learner's work out of it, and brings them to the desk; name and notation are for whom the device does not know. */
  readonly takeInFile: (input: {
    readonly file: Blob;
    readonly learner: LearnerId;
    readonly name: string;
    readonly locale: NumberLocale;
  }) => Promise<Result<null, EngineError>>;
  readonly deleteLearner: (id: LearnerId) => Promise<Result<null, EngineError>>;
  /** Deletes a database that cannot be read, after the offer to export. */
  readonly resetStorage: () => Promise<Result<null, EngineError>>;
  readonly storage: () => Promise<Result<StorageView, EngineError>>;
  /** Asks the school's server who is who: sign-in, classes, learners, devices. Nothing of it is kept on this device. */
  readonly school: <Name extends SchoolCallName>(
    name: Name,
    body: SchoolBody<Name>,
    params?: SchoolParams,
  ) => Promise<Result<SchoolAnswer<Name>, SchoolError | Extract<EngineError, { readonly type: "internal" }>>>;
  /** Who is signed in at the school's server, and what this browser is there. */
  readonly standing: () => Promise<Result<Standing, SchoolError | Extract<EngineError, { readonly type: "internal" }>>>;
  /** Whose device this is, with the names to choose from. */
  readonly deviceNames: () => Promise<
    Result<DeviceNames, SchoolError | Extract<EngineError, { readonly type: "internal" }>>
  >;
  /**
   * The learner who has just signed in at the school's server works on this device from now on. `entered` is false where the
   * server knows nothing of them yet and `grade` is null: the grade has to be asked for.
   */
  readonly enterSchool: (entry: SchoolEntry) => Promise<Result<{ readonly entered: boolean }, EngineError>>;
  /** A teacher who is signed in tries it as a pupil of their class, from now on and until they sign out of it. */
  readonly tryAsPupil: (wish: {
    readonly class: string;
    readonly name: string;
    readonly grade: number;
    readonly locale: NumberLocale;
  }) => Promise<Result<null, EngineError>>;
  /**
   * Somebody works on a shared device without signing in: as a new learner, whom a teacher names later. `claims`: one of
   * `keptNames`, of which the teacher hears; nothing of that learner is opened.
   */
  readonly enterAsVisitor: (input: {
    readonly grade: number;
    readonly locale: NumberLocale;
    readonly claims?: LearnerId | undefined;
  }) => Promise<Result<null, EngineError>>;
  /** "Done for now" on a shared device. */
  readonly leaveSchool: () => Promise<Result<null, EngineError>>;
  /** Nobody has touched a shared device for a while: nothing is shown until the learner types their PIN again. */
  readonly lockDevice: () => Promise<Result<null, EngineError>>;
  /** This device is everybody's of a class from now on; null: no more. */
  readonly shareDevice: (className: string | null) => Promise<Result<null, EngineError>>;
  /** The learner, or the network, is back: sync is tried again. */
  readonly wake: () => Promise<void>;
  /** True when an update may be taken now: no problem is open with something typed or unsaved. */
  readonly isIdle: () => Promise<boolean>;
}
