import type { AppLanguage } from "../profile.ts";
import type { AnswerKind, NearMiss, ReasonCode, Verdict } from "../answers/types.ts";
import type { LineSort, LineStatus, SolutionsChanged, StepRule } from "../answers/lines/codes.ts";
import type { TutorQuestion } from "../dialogue/events.ts";
import type { Difficulty, ItemId, SessionId, SkillId } from "../ids.ts";
import type { AnswerPicture } from "../items/answer-picture.ts";
import type { Diagram } from "../items/diagram.ts";
import type { ErrorCategory } from "../items/math-problem-item.ts";
import type { Highlight } from "../items/highlight.ts";
import type { Departure } from "../trace/types.ts";
import type { MasteryWanted } from "../learner/mastery-state.ts";

/** One box to fill in. */
export interface AnswerBoxView {
  readonly label: string;
  readonly kind: AnswerKind;
  /** Money sign or `%` shown beside the box; `x` of `x =` before it. */
  readonly unit: string | null;
  readonly variable: string | null;
  /** Letters the answer can hold; absent: those usual for its kind. */
  readonly variables?: readonly string[];
  /** What may stand behind a time or a quantity: nothing where its unit goes without saying; absent for other kinds. */
  readonly units?: readonly string[];
  /** False where the skill comes before numbers below zero: nobody needs a minus in front there. */
  readonly belowZero?: boolean;
}

/**
 * One entry of the "what happened on this problem" column, oldest first. Texts may hold `$…$` LaTeX.
 * `words`: what a language model wrote beneath it.
 */
export type TurnView =
  | {
      readonly type: "attempt";
      readonly given: readonly string[];
      readonly verdict: Verdict;
      readonly reason: ReasonCode;
      readonly params: Readonly<Record<string, string | number>>;
      readonly close: boolean;
      /** What a wrong answer nearly is. */
      readonly near: NearMiss | null;
      /** LaTeX of where the answer is not the same as the right one, `x = 1`, or where alone it is, `x > 0`. */
      readonly where: string | null;
      /** Says what was done, when a misconception rule explains the answer. */
      readonly explanation: string | null;
      /** It is true of the number whatever was thought, and said as no guess [CMP14]. */
      readonly isFact?: true;
      /** Where no rule explains it: the wrong way that leads from the trace of the solution to it. */
      readonly departure?: Departure;
      readonly category: ErrorCategory | null;
    }
  | {
      readonly type: "hint";
      readonly level: 1 | 2 | 3;
      readonly text: string;
      readonly asked: boolean;
      readonly words?: string;
    }
  | { readonly type: "solution"; readonly words?: string }
  | { readonly type: "disputed" }
  | { readonly type: "asked-teacher" }
  /** What the learner wrote to the tutor. */
  | { readonly type: "said"; readonly text: string }
  /** What the tutor said to it. `category` as in requirement T4. */
  | {
      readonly type: "reply";
      readonly text: string;
      readonly category: string;
      readonly asks: TutorQuestion | null;
      readonly words?: string;
      /** What it answers is shown to a teacher. */
      readonly toTeacher?: boolean;
    }
  /** What a second, independent check made of the answer that was disputed just before. */
  | {
      readonly type: "appeal";
      /**
       * `accepted`: the second check agrees with the learner, the answer counts as right and the author looks at it;
       * `kept`: it agrees with the verdict; `stored`: it could not tell, and the author will look at it.
       */
      readonly outcome: "accepted" | "kept" | "stored";
      /** What was compared, one entry a box that was looked at; empty when nothing could be. */
      readonly compared: readonly AppealComparedView[];
      /** A teacher decided. */
      readonly byTeacher?: true;
    }
  /** Lines of working that were looked at. */
  | {
      readonly type: "work";
      readonly lines: readonly WorkLineView[];
      /** Index of the first wrong line; null where none is. */
      readonly firstWrong: number | null;
      /** The last line, where it is a finished answer: offered for the answer box, right or wrong. */
      readonly answer: string | null;
    };

/** One line of working. A line that is a finished answer is `answer`, whatever it is worth. */
export interface WorkLineView {
  readonly text: string;
  readonly status: LineStatus;
  readonly sort: LineSort | null;
  /** What was done to get there, where the line is right. */
  readonly rule: StepRule | null;
  /** What a wrong line nearly is, one of `NearMiss`. */
  readonly near: string | null;
  readonly because: SolutionsChanged | null;
  /** Why it cannot be read, and where. */
  readonly reason: ReasonCode | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** How one box was compared by the second check. */
export interface AppealComparedView {
  /** The box's label; "" where there is one box. */
  readonly label: string;
  /**
   * `value`: two numbers; `points`: both worked out with numbers put in for the letters; `sides`: left minus right
   * side of both equations or inequalities at such numbers; `parts`: one part after the other, or how many there are.
   */
  readonly how: "value" | "points" | "sides" | "parts";
  /** At how many choices of numbers both were worked out; 1 for numbers. */
  readonly points: number;
  /** The numbers put in where they differ (`kept`) or, as an example, agree (`accepted`): `x = 2, y = 0.5`. */
  readonly at: string | null;
  /** What the learner's answer came to there. */
  readonly yours: string | null;
  /** What the expected answer came to there; null while the problem is open, as it would give it away. */
  readonly expected: string | null;
}

export interface SolutionStepView {
  readonly explanation: string;
  readonly math: string;
}

/** The problem on the desk. Never holds the answer before the solution is shown. */
export interface ProblemView {
  readonly itemId: ItemId;
  readonly skillId: SkillId;
  /** What is said about the problem is in this language; absent: in English. */
  readonly language?: AppLanguage;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly stem: string;
  readonly spoken: string | null;
  readonly diagram: Diagram | null;
  readonly boxes: readonly AnswerBoxView[];
  /** For choice and boolean: what to choose from (values are submitted as they stand). */
  readonly choices: readonly string[];
  /** A press reads the choices too, as a teacher set for the pupil or with this work; absent: it does not. */
  readonly readsChoices?: true;
  /** Sets the answer beside the box to type into; absent where none fits, and once the problem is finished. */
  readonly picture?: AnswerPicture;
  /** What the hint that was said last points at, in the pictures that are seen; absent where it is nothing. */
  readonly highlights?: readonly Highlight[];
  readonly why: "chosen" | "assigned" | "sibling" | Reason["why"];
  readonly lastAt: Reason["lastAt"];
  readonly neededBy: Reason["neededBy"];
  readonly seemsKnown: Reason["seemsKnown"];
  readonly turns: readonly TurnView[];
  /** `open` takes answers; `right` and `shown` (solution) wait for Next. */
  readonly phase: "open" | "right" | "shown";
  /** Worked solution, only in phase `shown`, or `right` on request. */
  readonly solution: readonly SolutionStepView[] | null;
  /** What was typed before a reload, one text a box. */
  readonly draft: readonly string[] | null;
  /** Lines of working typed before a reload; absent where none are kept. */
  readonly draftLines?: readonly string[] | null;
  /** A message to the tutor typed before a reload; absent where none is kept. */
  readonly draftMessage?: string | null;
  /** The question of the tutor that waits for the learner; absent while there was no conversation. */
  readonly asks?: TutorQuestion | null;
  /** Readable attempts so far. */
  readonly attempts: number;
  /** The next hint level to ask for; null when all were given. */
  readonly nextHint: 1 | 2 | 3 | null;
  /** True after ten minutes on one problem (requirement T8). */
  readonly offerSkip: boolean;
  readonly canDispute: boolean;
  /** Its lesson is offered: hints were needed on one problem after another. */
  readonly offersLesson: boolean;
}

export interface SessionProgressView {
  readonly sessionId: SessionId;
  readonly goal: number;
  /** One entry a problem of the session, in order; the rest of `goal` is pending. */
  readonly problems: readonly ("completed" | "skipped" | "in-progress")[];
  readonly skillId: SkillId | null;
}

export interface SessionSummaryView {
  readonly sessionId: SessionId;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Without time away [ms]. */
  readonly workedMs: number;
  readonly problems: number;
  readonly correct: number;
  readonly firstTry: number;
  readonly skills: readonly { readonly skillId: SkillId; readonly name: string }[];
  /** Names of skills done in it, and of those shown again on a later day. */
  readonly newlyDone: readonly string[];
  readonly newlyKept: readonly string[];
  readonly newlyUnlocked: readonly string[];
  readonly reason: "goal-reached" | "learner-ended" | "nothing-left" | null;
}

export type PracticeView =
  | { readonly type: "none" }
  | (SkipView & { readonly type: "problem"; readonly session: SessionProgressView; readonly problem: ProblemView })
  | (SkipView & { readonly type: "summary"; readonly summary: SessionSummaryView; readonly end: SessionEndView });

interface SkipView {
  /** The problem that was skipped just now and can be taken up again; null or absent where there is none. */
  readonly skipped?: ItemId | null;
}

/** How a session that is over went. */
export interface SessionEndView {
  /** Those finished or skipped, in order. */
  readonly problems: readonly EndedProblemView[];
  readonly way: SessionWay | null;
}

export interface EndedProblemView {
  /** Its place in the replay of the session, from 1. */
  readonly place: number;
  readonly stem: string;
  /** `helped`: right after another try, a hint or small steps; `shown`: its steps were shown. */
  readonly outcome: "first-try" | "helped" | "shown" | "skipped";
  /** What was typed last and was not right, in its one box. */
  readonly given: string | null;
}

/**
 * One true thing about how a session was done. `alone-after-…`: `n` problems of one skill in a row right at the first try,
 * just after one with its steps shown or with a hint; `kept-trying`: one took `n` answers until it was right; `all-alone`: all `n`.
 */
export interface SessionWay {
  readonly type: "alone-after-steps" | "alone-after-hint" | "kept-trying" | "all-alone";
  readonly n: number;
}

/** A skill and its name in English; an app in another language has its own by the id. */
export interface NamedSkill {
  readonly skillId: SkillId;
  readonly name: string;
}

/** Why a skill comes now. */
export interface Reason {
  readonly why: "new" | "continue" | "review" | "mixed" | "repair";
  /** When last practised before [ms since 1970-01-01 UTC]; null if never. How many days ago that was the page says. */
  readonly lastAt: number | null;
  /** The skill on which it showed that this one is wanted; null where there is none. */
  readonly neededBy: NamedSkill | null;
  /** Never practised, and taken for known by placement or school grade: nothing new. */
  readonly seemsKnown: boolean;
}

/** What to do next, with the reason as data: the words live in the app. */
export interface RecommendationView extends Reason {
  readonly skillId: SkillId;
  readonly skillName: string;
  /** How many a session has that begins with it. */
  readonly problems: number;
  /** Other skills take a turn in that session. */
  readonly isMixed: boolean;
  /** Finding one's place: offered to who has not practised yet; open where it is under way. */
  readonly placement: "offered" | "open" | null;
}

/**
 * `placed`: not practised yet, and seems known by what a placement found. `done`: shown for now, and `kept` on a later
 * day too; `review`: one of these, and due.
 */
export type SkillState = "locked" | "ready" | "placed" | "learning" | "done" | "kept" | "review";

export interface SkillView {
  readonly skillId: SkillId;
  readonly name: string;
  readonly grade: number;
  readonly strand: string;
  readonly state: SkillState;
  /** P(known) now, and how sure: half-width of a 90 % band [probability]. */
  readonly known: number;
  readonly band: number;
  readonly opportunities: number;
  readonly lastPractisedAt: number | null;
  /** When what is done is due again [ms since 1970-01-01 UTC]; null before it is done. */
  readonly reviewAt: number | null;
  /** Until when practice leaves it alone, as it had its share of problems [ms since 1970-01-01 UTC]; null where it does not. */
  readonly restsUntil: number | null;
  /** What is still wanted of what is being learned; else null. */
  readonly wanted: MasteryWanted | null;
  readonly prerequisites: readonly SkillId[];
  readonly opens: readonly SkillId[];
}

/** One question as it was seen, and everything that happened on it: for report and replay. */
export interface ReplayProblemView {
  readonly itemId: ItemId;
  readonly skillId: SkillId;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly stem: string;
  readonly diagram: Diagram | null;
  readonly choices: readonly string[];
  readonly answer: string;
  /** What each box is for, where there are several; else empty. */
  readonly labels: readonly string[];
  readonly servedAt: number;
  readonly durationMs: number | null;
  readonly status: "in-progress" | "completed" | "skipped";
  readonly correct: boolean;
  readonly turns: readonly (TurnView & { readonly at: number })[];
  readonly solution: readonly SolutionStepView[];
  /** What a question of an exam was worth: there nothing is shown or skipped. */
  readonly outcome?: "correct" | "partial" | "incorrect" | "unanswered";
  /** The question has changed since: there is what the log has of it. An old log has no `stem`. */
  readonly isGone?: true;
}

export interface ReplayView {
  readonly summary: SessionSummaryView;
  /** Problems that were begun and not finished. */
  readonly open: number;
  /** How many more messages its finished problems take; 0 while it is under way, and once another one was begun. */
  readonly repliesLeft: number;
  /** Problems of an older bank, which cannot be shown any more. */
  readonly gone: number;
  /** Those that can be shown, finished or not, in order. */
  readonly problems: readonly ReplayProblemView[];
}

/** How one box is read while it is being typed. */
export interface ReadingView {
  /** Why it cannot be read; null when it can. */
  readonly reason: ReasonCode | null;
  readonly params: Readonly<Record<string, string | number>>;
  /** LaTeX of the reading, where there is one. */
  readonly readAs: string | null;
}
