import { parseArgs } from "node:util";
import { loadBankFromFiles } from "#bank/factory";
import { measurePlacement, PROFILES, withItemCache, WORLDS } from "#sim/learner";
import { misuse, readCount, type Command } from "../command.ts";

export const placementSimCommand: Command = {
  help: `Leads simulated pupils through the placement, and compares what it found with what they know.

usage: mathflow placement-sim [--pupils N] [--seed K]

--pupils (default 10) of each kind in each simulated world, drawn by the seed K (default 1). One JSON object a world
and kind: the share of skills judged right by school grade alone and after the placement, questions (mean and most),
the share of right answers, and the longest run without a right one (mean). Results say nothing about people.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { pupils: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
    });
    if (positionals.length > 0) return misuse(io, placementSimCommand, `placement-sim takes no ${positionals[0]}`);
    const pupils = readCount("pupils", values.pupils, 1_000);
    const content = withItemCache(await loadBankFromFiles());
    for (const world of WORLDS) {
      for (const profile of PROFILES) {
        const found = measurePlacement({ content, world, profile, pupils, seed: values.seed });
        io.out(JSON.stringify(found, (_, value: unknown) => (typeof value === "number" ? round(value) : value)));
      }
    }
    return 0;
  },
};

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
