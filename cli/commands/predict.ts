import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { PREDICTION_WEIGHTS, predictInOrder, scorePredictions, type Prediction } from "#engine";
import { messageOf, misuse, UsageError, type Command, type Io } from "../command.ts";
import { readResponses, type Fault, type Response } from "./predict/read-responses.ts";

/** Faults that are named one by one, and lines between two words of progress. */
const NAMED_FAULTS = 20;
const PROGRESS_EVERY = 100_000;

export const predictCommand: Command = {
  help: `Predicts each response of a log before it is seen, by weights fitted on simulated pupils alone.

usage: mathflow predict FILE.csv [--each]

FILE.csv has a first line with the columns learner, skill, order and correct, in any order, and may have time; others
are passed over. One line for each first answer: order is a number that rises with each answer of a learner, correct is
1 or 0, time is in seconds or ISO 8601. Lines may come in any order.

Prints one JSON object: responses, learners, skills, share right, AUC, calibration error over ten bins, log-loss and the
version of the weights. With --each it prints one JSON object for each response instead, in the order of the file.
A repeated (learner, order) or a value that cannot be read is named with its line, and nothing is predicted.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { each: { type: "boolean", default: false } },
    });
    const [file, ...others] = positionals;
    if (file === undefined) return misuse(io, predictCommand, "predict needs a file");
    if (others.length > 0) return misuse(io, predictCommand, `predict takes no ${others[0]}`);
    const read = await readResponses(await linesOf(file), noteEvery(io, "read"));
    if (!read.ok) {
      noteFaults(io, file, read.error);
      return 1;
    }
    const predictions = predictAll(read.value, noteEvery(io, "predicted"));
    if (!values.each) {
      io.out(JSON.stringify(summaryOf(read.value, predictions)));
      return 0;
    }
    for (const [at, { learner, skill, order, right }] of read.value.entries()) {
      const predicted = round6(predictions[at]?.predicted ?? null);
      await io.write(`${JSON.stringify({ learner, skill, order, correct: right ? 1 : 0, predicted })}\n`);
    }
    return 0;
  },
};

async function linesOf(file: string): Promise<AsyncIterable<string>> {
  try {
    await access(file);
  } catch (cause) {
    throw new UsageError(`${file}: ${messageOf(cause)}`, { cause });
  }
  return createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity });
}

/** In the order of the responses; each learner's are predicted in their own order. */
function predictAll(responses: readonly Response[], onPredicted: (count: number) => void): readonly Prediction[] {
  const predictions: Prediction[] = [];
  let count = 0;
  const places = responses.map(({ learner, order }, at) => ({ learner, order, at }));
  for (const ofLearner of Map.groupBy(places, ({ learner }) => learner).values()) {
    const inOrder = ofLearner.toSorted((a, b) => a.order - b.order);
    const answers = inOrder.flatMap(({ at }) => responses[at] ?? []);
    for (const [place, prediction] of predictInOrder(answers).entries()) {
      predictions[inOrder[place]?.at ?? 0] = prediction;
      onPredicted(++count);
    }
  }
  return predictions;
}

function summaryOf(responses: readonly Response[], predictions: readonly Prediction[]): object {
  const { auc, ece, logLoss } = scorePredictions(predictions);
  const rights = responses.filter(({ right }) => right).length;
  return {
    responses: responses.length,
    learners: new Set(responses.map(({ learner }) => learner)).size,
    skills: new Set(responses.map(({ skill }) => skill)).size,
    right: responses.length === 0 ? null : round6(rights / responses.length),
    auc: round6(auc),
    ece: round6(ece),
    logLoss: round6(logLoss),
    weights: PREDICTION_WEIGHTS.version,
  };
}

function round6(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(6));
}

function noteFaults(io: Io, file: string, faults: readonly Fault[]): void {
  for (const { line, reason } of faults.slice(0, NAMED_FAULTS)) io.note(`${file}:${line}: ${reason}`);
  if (faults.length > NAMED_FAULTS) io.note(`${file}: and ${faults.length - NAMED_FAULTS} more`);
}

function noteEvery(io: Io, done: string): (count: number) => void {
  return (count) => {
    if (count % PROGRESS_EVERY === 0) io.note(`${count} responses ${done}`);
  };
}
