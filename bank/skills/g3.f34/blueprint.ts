import { MOSTLY_GAPS, makeFactBlueprint } from "../../blueprints/multiply-divide/make-fact-blueprint.ts";

/** Know the 3, 4 and 6 facts. */
export const blueprint = makeFactBlueprint("g3.f34", {
  1: { ranges: { by: [2, 6] }, choices: { table: [3], ask: ["bare", "rows", "groups"] } },
  2: { ranges: { by: [2, 8] }, choices: { table: [4], ask: ["bare", "rows", "rows", "rows", "story"] } },
  3: { ranges: { by: [3, 10] }, choices: { table: [3, 4], ask: ["bare", "story", "gap-by", "gap-by"] } },
  4: { ranges: { by: [3, 10] }, choices: { table: [6], ask: ["story", "story", "gap-by"] } },
  5: {
    ranges: { by: [4, 12] },
    choices: { table: [3, 4, 6, 6, 6], ask: MOSTLY_GAPS },
    where: (o) => o.ask !== "story" || (o.table === 6 && o.by > 10),
  },
});
