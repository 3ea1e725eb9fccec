import { ln } from "./exact-functions.ts";

/** What was predicted of a first answer, and what it was. */
export interface Prediction {
  /** Chance of a right answer [probability]. */
  readonly predicted: number;
  readonly right: boolean;
}

/** How good predictions are; null where they cannot be judged. */
export interface PredictionScores {
  /** Chance that a right answer was thought likelier than a wrong one, ties by half; null if all are right, or none. */
  readonly auc: number | null;
  /** Expected calibration error over ten bins of equal width (Naeini, Cooper & Hauskrecht 2015) [probability]. */
  readonly ece: number | null;
  /** Mean of -ln of the chance given to what came [nats]. */
  readonly logLoss: number | null;
}

export function scorePredictions(predictions: readonly Prediction[]): PredictionScores {
  const count = predictions.length;
  if (count === 0) return { auc: null, ece: null, logLoss: null };
  const lost = predictions.reduce((sum, { predicted, right }) => sum - ln(right ? predicted : 1 - predicted), 0);
  return { auc: aucOf(predictions), ece: calibrationError(predictions), logLoss: lost / count };
}

const BINS = 10;

function calibrationError(predictions: readonly Prediction[]): number {
  const gaps = Array.from({ length: BINS }, () => 0);
  for (const { predicted, right } of predictions) {
    const bin = Math.min(BINS - 1, Math.floor(predicted * BINS));
    gaps[bin] = (gaps[bin] ?? 0) + predicted - (right ? 1 : 0);
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / predictions.length;
}

/** The area under the ROC curve by ranks (Mann & Whitney). */
function aucOf(predictions: readonly Prediction[]): number | null {
  const sorted = predictions.toSorted((a, b) => a.predicted - b.predicted);
  let [rights, wrongs, wins] = [0, 0, 0];
  for (let from = 0; from < sorted.length;) {
    let to = from;
    let tied = 0;
    for (; sorted[to]?.predicted === sorted[from]?.predicted && to < sorted.length; to++) {
      if (sorted[to]?.right === true) tied += 1;
    }
    const wrong = to - from - tied;
    wins += tied * (wrongs + wrong / 2);
    rights += tied;
    wrongs += wrong;
    from = to;
  }
  return rights === 0 || wrongs === 0 ? null : wins / (rights * wrongs);
}
