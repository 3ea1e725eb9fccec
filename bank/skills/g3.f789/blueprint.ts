import { MOSTLY_GAPS, makeFactBlueprint } from "../../blueprints/multiply-divide/make-fact-blueprint.ts";

/** Know the 7, 8 and 9 facts. */
export const blueprint = makeFactBlueprint("g3.f789", {
  1: { ranges: { by: [2, 9] }, choices: { table: [9], ask: ["bare", "rows", "groups"] } },
  2: { ranges: { by: [3, 9] }, choices: { table: [7], ask: ["bare", "rows"] } },
  3: { ranges: { by: [4, 9] }, choices: { table: [8], ask: ["bare", "rows", "rows", "story"] } },
  4: {
    ranges: { by: [5, 9] },
    choices: { table: [7, 8, 8, 9], ask: ["story", "gap-by", "gap-by", "gap-by"] },
  },
  5: {
    ranges: { by: [9, 12] },
    choices: { table: [7, 8, 8, 8, 9], ask: MOSTLY_GAPS },
    where: (o) => o.ask !== "story" || o.by > 10,
  },
});
