/** Weights of both predictions and where they come from. */
export interface PredictionWeights {
  /** Where they come from, and the day they were fitted. */
  readonly version: string;
  /** The command that wrote them. */
  readonly command: string;
  /** Simulated worlds of the cohort. */
  readonly worlds: readonly string[];
  /** Terms of the cohort, each of one pupil under one policy. */
  readonly pupils: number;
  /** Of `predictAnswer` and `predictRecall`: the intercept first, then the features in their order. */
  readonly answer: FittedWeights;
  readonly recall: FittedWeights;
}

interface FittedWeights {
  /** Answers they were fitted on. */
  readonly rows: number;
  readonly weights: readonly number[];
}
