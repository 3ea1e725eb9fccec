import { parseArgs } from "node:util";
import { loadBankFromFiles } from "#bank/factory";
import { COHORT_WORLDS, fitWeights, sizeOfCohort, weightsText, withItemCache } from "#sim/learner";
import { misuse, readCount, UsageError, type Command } from "../command.ts";

export const fitWeightsCommand: Command = {
  help: `Fits the weights of predictions on simulated pupils, and prints the file that the engine ships.

usage: mathflow fit-weights [--pupils N] [--seed K] [--date YYYY-MM-DD]

--pupils (default 16) of each kind in the worlds ${COHORT_WORLDS.join(", ")}, drawn by the seed K (default fit), are
taught by the engine, one more of each by a yardstick, and all are asked again after pauses of up to 90 days. --date (default today) is
written down with the weights. The text on stdout is engine/learner/prediction-weights.ts; it takes some minutes.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pupils: { type: "string", default: "16" },
        seed: { type: "string", default: "fit" },
        date: { type: "string", default: new Date().toISOString().slice(0, 10) },
      },
    });
    if (positionals.length > 0) return misuse(io, fitWeightsCommand, `fit-weights takes no ${positionals[0]}`);
    if (!/^\d{4}-\d\d-\d\d$/u.test(values.date)) throw new UsageError(`--date is ${values.date}, must be YYYY-MM-DD`);
    const pupils = readCount("pupils", values.pupils, 100);
    const content = withItemCache(await loadBankFromFiles());
    const all = sizeOfCohort(pupils);
    const weights = fitWeights({
      content,
      pupils,
      seed: values.seed,
      date: values.date,
      onMember: (done) => {
        if (Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all)) io.note(`${done} of ${all} pupils`);
      },
    });
    await io.write(weightsText(weights));
    return 0;
  },
};
