import { loadBankFromFiles } from "#bank/factory";
import { diagnoseLine } from "#engine/headless";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const diagnoseCommand: Command = {
  help: `Says how a wrong answer came about: JSON lines in, diagnoses out, in the same order.

usage: mathflow diagnose < ANSWERS.jsonl

In:  {"id","item","given"}, the item by its id or whole; or {"id","stem","expected","given","skill"?,"kind"?}
Out: {"id","error_category","misconception","divergence_step_index","confidence_score","explanation","verdict"}
Categories: procedural, sign, conceptual, omission, units, representation, unknown; null where the answer is right or cannot
be read. An item brings its own errors; a stem those of the item of the skill that has this very stem. Of any other stem one
calculation of two numbers is understood: the rules of the bank's skills, with these numbers, say which misconception
explains the answer. Several boxes: a list, or one text with semicolons.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, diagnoseCommand, `diagnose takes no arguments, got ${args.join(" ")}`);
    const content = await loadBankFromFiles();
    await mapJsonLines(io, (input) => diagnoseLine(input, content));
    return 0;
  },
};
