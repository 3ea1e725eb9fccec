import type { PredictionWeights } from "./prediction-weights-type.ts";

/** Written by the command that it names: to change a number, fit anew. No real pupil's answer went into it. */
export const PREDICTION_WEIGHTS: PredictionWeights = {
  version: "simulated/2026-11-27",
  command: "mathflow fit-weights --pupils 8 --seed fit --date 2026-11-27",
  worlds: ["spaced", "gentle", "logistic"],
  pupils: 432,
  answer: {
    rows: 170100,
    weights: [-1.9227, 0.1422, 0.2831, 2.0726, 0.9563, 0.8104, 0.2219, -0.2048, -0.2243, 0.0575, -0.0964],
  },
  recall: {
    rows: 91848,
    weights: [-0.6365, 0.3755, -0.4246, 1.537, -0.254, 1.2447],
  },
};
