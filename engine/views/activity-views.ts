import type { TutorQuestion } from "../dialogue/events.ts";
import type { ItemId, SessionId, SkillId } from "../ids.ts";
import type { Diagram } from "../items/diagram.ts";
import type { CurriculumView } from "../plans/curriculum.ts";
import type { PlanStep } from "../plans/events.ts";
import type { AppLanguage } from "../profile.ts";
import type { ActivityEnded } from "../sessions/activity-events.ts";
import type { QUESTION_SORTS } from "../sessions/evaluation/events.ts";
import type { HomeStoneView } from "./home-view.ts";
import type { AnswerBoxView, ReplayProblemView, SolutionStepView } from "./types.ts";
import type { z } from "zod";

export type { Curriculum, CurriculumInput, CurriculumView, SubtopicView } from "../plans/curriculum.ts";
export type { DecisionEntry, DecisionFilter } from "../reports/decision-log.ts";

export type EndReason = z.infer<typeof ActivityEnded>["body"]["reason"];

/** One line of a conversation, oldest first. Texts may hold `$…$` LaTeX. */
export interface TalkView {
  readonly who: "learner" | "tutor";
  readonly text: string;
  /** [ms since 1970-01-01 UTC] */
  readonly at: number;
  /** What a language model wrote beneath it. */
  readonly words?: string;
  /** Teachers of the learner's class are told of what it answers. */
  readonly toTeacher?: boolean;
}

/** What stands first, after words that told of danger or distress. */
export interface GuidanceView {
  readonly text: string;
  /** Teachers of the learner's class are told of what it answers. */
  readonly toTeacher: boolean;
}

/**
 * What the learner is asked to do now (requirement F2). It is derived from the log, so that the same one is there
 * after any interruption; `id` is the key under which the host keeps what is typed, and `draft` what was.
 */
export type WidgetView = { readonly id: string; readonly draft: readonly string[] | null } & (
  | {
      readonly type: "choices";
      readonly prompt: string;
      readonly choices: readonly string[];
      readonly several: boolean;
    }
  | { readonly type: "rating"; readonly prompt: string; readonly labels: readonly string[] }
  | { readonly type: "free-text"; readonly prompt: string; readonly longest: number }
  | { readonly type: "maths"; readonly boxes: readonly AnswerBoxView[] }
  | { readonly type: "continue"; readonly prompt: string }
);

/** What every activity's view has. */
interface ActivityView {
  readonly session: SessionId;
  readonly title: string;
  readonly startedAt: number;
  readonly isPaused: boolean;
  /** null while it is under way. */
  readonly ended: EndReason | null;
}

export interface PlanStepView extends PlanStep {
  readonly skillName: string;
  readonly status: "pending" | "in_progress" | "completed" | "blocked";
  readonly asked: number;
  readonly correct: number;
  readonly attempts: number;
  readonly isCurrent: boolean;
  /** When the step is done, in words. */
  readonly criterionText: string;
}

export interface PlanView {
  readonly version: number;
  readonly replans: number;
  readonly steps: readonly PlanStepView[];
  /** Three re-plans did not help: a person should. */
  readonly needsPerson: boolean;
}

export interface LessonSummaryView {
  readonly stepsCompleted: number;
  readonly steps: number;
  /** P(known) now [probability]. */
  readonly known: number;
  /** What was done on the way, each said kindly. */
  readonly misconceptions: readonly string[];
  readonly suggestions: readonly string[];
}

/** A lesson that waits. */
export interface ParkedLessonView {
  readonly session: SessionId;
  readonly title: string;
  /** The skill it was begun for. */
  readonly skillId: SkillId;
  readonly startedAt: number;
}

/** Why a lesson begins with another skill: sentences whole and ready to be shown. */
export interface LessonBeforeView {
  readonly heading: string;
  readonly sentences: readonly string[];
  /** What the way to the lesson's own idea is called. */
  readonly instead: string;
}

/**
 * Teach me (requirement S1). While `part` is `practice`, the problem itself is in `EngineView.practice`, and its Next
 * button sends the lesson's `continue`: it serves the next problem or goes on with the plan.
 */
export interface LessonView extends ActivityView {
  /** What the page that is open is written in where that is not English; names of skills are English. */
  readonly language?: AppLanguage;
  readonly skillId: SkillId;
  readonly skillName: string;
  /** Lessons that were left for another one, the one left last first; `start` on their skill goes on with them. */
  readonly parked: readonly ParkedLessonView[];
  /** What comes before the lesson's own idea, on the first page of a lesson that begins with it; `skip-before` leaves it out. */
  readonly before: LessonBeforeView | null;
  /** Whether the practice on the desk is this lesson's; in its practice without one, `start` brings it back. */
  readonly hasDesk: boolean;
  readonly part: "idea" | "example" | "completion" | "check" | "error" | "practice" | "summary";
  /** Counts pages and problems; sent along with `continue` and `back`, so that a second press skips nothing. */
  readonly page: number;
  readonly plan: PlanView;
  readonly idea: readonly string[];
  /** The idea said another way; null until asked for or needed. */
  readonly again: string | null;
  readonly picture: Diagram | null;
  readonly example: {
    readonly stem: string;
    readonly diagram: Diagram | null;
    /** Steps open so far. */
    readonly steps: readonly SolutionStepView[];
    readonly total: number;
    /** Only once every step is open. */
    readonly answer: string | null;
    /** What its boxes are for, and what could be picked. */
    readonly labels: readonly string[];
    readonly choices: readonly string[];
  } | null;
  /** A second example whose last lines are for the learner. */
  readonly completion: {
    readonly stem: string;
    readonly diagram: Diagram | null;
    /** Whole lines so far. */
    readonly steps: readonly SolutionStepView[];
    /** The line that waits, with a box for its number; null when all are whole. `n` of `of` blanks, 1-based. */
    readonly blank: {
      readonly explanation: string;
      readonly math: string;
      readonly n: number;
      readonly of: number;
      /** Under which what is typed and not sent is kept; `draft`: what was, filled in by the host. */
      readonly draftId: string;
      readonly draft?: string | null;
    } | null;
    /** What came of the last try; "shown": its line stands there whole now. */
    readonly last: {
      /** Which try it was, 1-based. */
      readonly n: number;
      readonly given: string;
      readonly outcome: "right" | "not-yet" | "other-form" | "unreadable" | "shown";
    } | null;
  } | null;
  readonly check: {
    readonly question: string;
    readonly choices: readonly string[];
    /** Chosen so far, in order. */
    readonly chosen: readonly number[];
    readonly feedback: string | null;
    readonly isRight: boolean;
    /** Under which a choice that is picked and not sent is kept; `draft`: what was, filled in by the host. */
    readonly draftId: string;
    readonly draft?: string | null;
  } | null;
  readonly error: { readonly what: string; readonly tempting: string; readonly instead: string } | null;
  readonly talk: readonly TalkView[];
  readonly asks: TutorQuestion | null;
  readonly canGoBack: boolean;
  /** Whether `continue` is possible now: not past an open problem, nor past the check question. */
  readonly canContinue: boolean;
  readonly canExtend: boolean;
  /** What was typed into the Message box and not sent; filled in by the host under the session's id. */
  readonly draftMessage?: string | null;
  readonly summary: LessonSummaryView | null;
}

/** A question of an exam: nothing in it tells the answer (requirement F4). */
export interface ExamProblemView {
  readonly itemId: ItemId;
  readonly skillId: SkillId;
  readonly stem: string;
  readonly spoken: string | null;
  readonly diagram: Diagram | null;
  readonly boxes: readonly AnswerBoxView[];
  readonly choices: readonly string[];
  /** What was answered before, where going back is allowed. */
  readonly answered: readonly string[] | null;
  readonly draft: readonly string[] | null;
}

/** One question of an exam that is over: what was typed, what it was worth, the answer and the worked solution. */
export interface ExamReviewView extends ReplayProblemView {
  /** 1-based. */
  readonly position: number;
  readonly sort: (typeof QUESTION_SORTS)[number];
  readonly outcome: NonNullable<ReplayProblemView["outcome"]>;
  /** 0 to 1. */
  readonly points: number;
}

/** How one strand went, and, from enough answers on, whether it clearly differs from the whole. */
export interface ExamStrandView {
  readonly strand: string;
  readonly right: number;
  readonly of: number;
  /** null: too few answers to say. */
  readonly level: "stronger" | "alike" | "weaker" | null;
}

/** What an exam says of ability, with how sure that is. */
export interface ExamAbilityView {
  readonly answers: number;
  /** School grade whose questions fit best, and the grades between which that is nine times of ten; null: too few answers. */
  readonly grades: { readonly about: number; readonly from: number; readonly to: number } | null;
  /** Empty where all was of one strand. */
  readonly strands: readonly ExamStrandView[];
}

/** Sentences are whole and ready to be shown. */
export interface ExamResultView {
  readonly points: number;
  readonly of: number;
  /** Whole percent of the points. */
  readonly percent: number;
  readonly correct: number;
  readonly partial: number;
  readonly incorrect: number;
  readonly unanswered: number;
  /** Of those without an answer, how many were never opened: nothing of them is in `bySort` and `review`. */
  readonly unseen: number;
  readonly strengths: readonly string[];
  readonly weakAreas: readonly string[];
  readonly patterns: readonly string[];
  readonly nextSteps: readonly { readonly text: string; readonly skillId: SkillId | null }[];
  readonly bySort: readonly {
    readonly sort: (typeof QUESTION_SORTS)[number];
    readonly points: number;
    readonly of: number;
  }[];
  /** null: nothing is said of it. */
  readonly ability: ExamAbilityView | null;
  /** Every question that was served, by position. */
  readonly review: readonly ExamReviewView[];
}

export interface EvaluationView extends ActivityView {
  readonly examId: string;
  /** The question on the desk; null once it has ended. */
  readonly problem: ExamProblemView | null;
  readonly position: number;
  /** Questions it has, at most where it may end sooner. */
  readonly total: number;
  readonly mayEndSooner: boolean;
  /** One entry a question, in order. */
  readonly answered: readonly boolean[];
  readonly sectionName: string;
  /** Whether this question may be left without an answer: to the next one (`go` to `position + 1`). */
  readonly canSkip: boolean;
  readonly canGoBack: boolean;
  readonly limitMs: number | null;
  /** At the moment of the view; the page counts on from there. */
  readonly leftMs: number | null;
  /** Longest time for the question on the desk, and what is left of it at the moment of the view [ms]; null: no limit. */
  readonly questionLimitMs: number | null;
  readonly questionLeftMs: number | null;
  /** A press reads the choices too. */
  readonly readAloud: boolean;
  /** Whether it may be sat once more: one that a teacher gave is sat once. */
  readonly mayBeAgain: boolean;
  readonly result: ExamResultView | null;
}

/** Finding one's place. Nothing says whether an answer is right. */
export interface PlacementView extends ActivityView {
  /** The question to answer now; null once it is over. */
  readonly problem: ExamProblemView | null;
  /** Questions answered so far, and about how many are to come. */
  readonly answered: number;
  readonly toCome: number;
  /** null while it is under way, and where it was left before anything was known. */
  readonly result: PlacementResultView | null;
}

export interface PlacementResultView {
  readonly answers: number;
  /** Skills that seem known and were not shown yet. */
  readonly seemsKnown: number;
  /** Where to start; null where nothing comes next. */
  readonly first: { readonly skillId: SkillId; readonly skillName: string } | null;
  /** The whole graph, in teaching order. */
  readonly strands: readonly { readonly strand: string; readonly stones: readonly HomeStoneView[] }[];
  /** Questions that were not known, in order, each with its answer and how to get there. */
  readonly unknown: readonly PlacementExampleView[];
}

export type PlacementExampleView = Pick<
  ReplayProblemView,
  "itemId" | "skillId" | "skillName" | "stem" | "diagram" | "choices" | "labels" | "answer" | "solution"
>;

export interface SurveyView extends ActivityView {
  readonly surveyId: string;
  /** A teacher gave it to do: they see what is answered. */
  readonly isAssigned: boolean;
  readonly intro: string;
  readonly widget: WidgetView | null;
  readonly question: string | null;
  /** Names the question in `answer` and `skip`. */
  readonly questionId: string | null;
  readonly isRequired: boolean;
  /** Whether it asks further about the answer before; such questions are not counted. */
  readonly isFollowUp: boolean;
  readonly canGoBack: boolean;
  readonly position: number;
  readonly total: number;
  /** What was answered so far, in the survey's order: the learner's own, for reading again. */
  readonly answers: readonly { readonly question: string; readonly given: readonly string[] }[];
  readonly thanks: string | null;
  readonly guidance: GuidanceView | null;
}

/** How many steps there are depends on what is chosen: only those taken are counted. */
export interface WorkflowView extends ActivityView {
  readonly workflowId: string;
  /** A teacher gave it to do. */
  readonly isAssigned: boolean;
  readonly widget: WidgetView | null;
  /** Names the step in `answer`. */
  readonly stepId: string | null;
  readonly step: string | null;
  readonly done: readonly { readonly title: string; readonly given: readonly string[] }[];
  readonly position: number;
  readonly canGoBack: boolean;
  readonly closing: string | null;
  readonly guidance: GuidanceView | null;
}

export interface ThoughtView extends ActivityView {
  readonly talk: readonly TalkView[];
  readonly summary: string | null;
  readonly widget: WidgetView | null;
}

export interface ClarifyView extends ActivityView {
  readonly skillId: SkillId | null;
  readonly talk: readonly TalkView[];
  readonly asks: TutorQuestion | null;
  /** Near to a question that no lesson answers; else none. */
  readonly topics: readonly { readonly skillId: SkillId; readonly name: string }[];
  /** Up to five questions of earlier sessions on the skill talked about, the latest first, and what was answered. */
  readonly past: readonly { readonly question: string; readonly answer: string }[];
  /** The skill that the last answer is from; `null` where there was none. */
  readonly about: { readonly skillId: SkillId; readonly name: string } | null;
  /** Where a message is written; there for some replies after the end, too. */
  readonly widget: WidgetView | null;
  /** Skills talked about, in order. */
  readonly discussed: readonly { readonly skillId: SkillId; readonly name: string }[];
}

/** The latest activity of each kind; null where there was none. */
export interface ActivitiesView {
  readonly lesson: LessonView | null;
  readonly clarify: ClarifyView | null;
  readonly evaluation: EvaluationView | null;
  readonly survey: SurveyView | null;
  readonly thought: ThoughtView | null;
  readonly workflow: WorkflowView | null;
  readonly placement: PlacementView | null;
}

/** What there is to choose from, beside skills. */
export interface CatalogView {
  /** Where the learner can choose by grade, subject, topic and subtopic (requirement P1). */
  readonly curricula: readonly CurriculumView[];
  readonly exams: readonly {
    readonly id: string;
    readonly title: string;
    readonly about: string;
    /** At most, where it may end sooner. */
    readonly questions: number;
    readonly mayEndSooner: boolean;
    readonly limitMs: number | null;
  }[];
  readonly surveys: readonly { readonly id: string; readonly title: string; readonly about: string }[];
  readonly workflows: readonly { readonly id: string; readonly title: string; readonly about: string }[];
}
