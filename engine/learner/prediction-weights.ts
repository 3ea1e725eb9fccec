import type { PredictionWeights } from "./prediction-weights-type.ts";

/** Written by the command that it names: to change a number, fit anew. No real pupil's answer went into it. */
export const PREDICTION_WEIGHTS: PredictionWeights = {
  version: "simulated/2026-11-30",
  command: "mathflow fit-weights --pupils 16 --seed fit --date 2026-11-30",
  worlds: ["spaced", "gentle", "logistic"],
  pupils: 459,
  answer: {
    rows: 180180,
    weights: [
      -0.9821, 0.5762, 0.5067, -0.0032, 0.6045, 0.8245, 0.1682, 0.0079, -0.0912, 0.0082, -0.0852, 1.8964, 3.6615,
      3.6889, -2.656,
    ],
  },
  recall: {
    rows: 112976,
    weights: [-1.1902, 0.3575, -0.4043, 1.3015, -0.0076, 1.7477],
  },
};
