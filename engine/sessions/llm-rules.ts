import type { ActivityKind } from "./activity-events.ts";

/** What a language model might ever be told in a session of one type (requirement F1). Names never, in none. */
export interface LlmRule {
  /** Whether words may be asked for at all. */
  readonly mayAsk: boolean;
  /** What of the session may go out; everything else stays on the device. */
  readonly maySee: readonly (
    | "stem"
    | "diagnosis"
    | "learner-words"
    | "learner-work"
    | "lesson"
    | "plan"
    | "grade-band"
  )[];
}

/**
 * One rule a type. Answers and solutions are in none: for hints of the first two levels nobody who writes words
 * knows them (requirement M10), and in an exam nobody is asked at all (requirement F4). What a survey or a guided process
 * collects is the learner's own and leaves nothing to be worded.
 */
export const LLM_RULES: Readonly<Record<ActivityKind | "practice", LlmRule>> = {
  practice: { mayAsk: true, maySee: ["stem", "diagnosis", "learner-words", "learner-work", "lesson", "grade-band"] },
  lesson: { mayAsk: true, maySee: ["stem", "learner-words", "lesson", "plan", "grade-band"] },
  clarify: { mayAsk: true, maySee: ["learner-words", "lesson", "grade-band"] },
  thought: { mayAsk: true, maySee: ["learner-words", "grade-band"] },
  evaluation: { mayAsk: false, maySee: [] },
  survey: { mayAsk: false, maySee: [] },
  workflow: { mayAsk: false, maySee: [] },
  placement: { mayAsk: false, maySee: [] },
};
