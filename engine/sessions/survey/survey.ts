/** One question of a survey; there are no right answers (requirement F8). */
export interface SurveyQuestion {
  readonly id: string;
  readonly text: string;
  readonly required: boolean;
  readonly type: "choice" | "several" | "rating" | "free-text";
  /** Choices, or the rating's labels from least to most; empty for free text. */
  readonly choices: readonly string[];
  /** The school grade from which a choice is offered; one that is not named is always there. */
  readonly fromGrade?: Readonly<Record<string, number>>;
  /** Asked only when an earlier question was answered with one of these. */
  readonly when?: { readonly question: string; readonly is: readonly string[] };
}

export interface Survey {
  readonly id: string;
  readonly version: number;
  readonly createdOn: string;
  readonly title: string;
  readonly about: string;
  readonly questions: readonly SurveyQuestion[];
  readonly thanks: string;
}
