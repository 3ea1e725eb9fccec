import type { PredictionWeights } from "./prediction-weights-type.ts";

/** Written by the command that it names: to change a number, fit anew. No real pupil's answer went into it. */
export const PREDICTION_WEIGHTS: PredictionWeights = {
  version: "simulated/2026-11-27",
  command: "mathflow fit-weights --pupils 16 --seed fit --date 2026-11-27",
  worlds: ["spaced", "gentle", "logistic"],
  pupils: 459,
  answer: {
    rows: 180180,
    weights: [-1.9603, 0.5098, -0.1098, 2.5456, 0.7246, 0.61, 0.144, -0.1504, -0.2479, 0.0303, -0.1282],
  },
  recall: {
    rows: 96104,
    weights: [-1.0978, 0.3293, -0.431, 1.402, 0.0437, 1.584],
  },
};
