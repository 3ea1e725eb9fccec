import {
  MOSTLY_GAPS,
  makeFactBlueprint,
  zeroAndOneRules,
  type Fact,
} from "../../blueprints/multiply-divide/make-fact-blueprint.ts";

/** Know the 0, 1, 2, 5 and 10 facts. */
export const blueprint = makeFactBlueprint(
  "g3.f2510",
  {
    1: { ranges: { by: [2, 10] }, choices: { table: [2, 10], ask: ["bare", "rows", "rows", "groups", "groups"] } },
    2: { ranges: { by: [2, 10] }, choices: { table: [5], ask: ["bare", "rows", "rows", "rows", "story"] } },
    3: {
      ranges: { by: [2, 12] },
      choices: { table: [0, 1], ask: ["bare", "bare", "bare", "story", "story"] },
      // Nobody tells of boxes that hold nothing.
      where: (o) => o.ask !== "story" || o.table > 0,
    },
    4: {
      ranges: { by: [2, 12] },
      choices: { table: [2, 5, 10], ask: ["story", "story", "gap-by", "gap-by", "gap-by"] },
      where: (o) => (o.ask === "story" ? o.by > 8 : o.by <= 9),
    },
    5: {
      ranges: { by: [4, 12] },
      choices: { table: [0, 1, 2, 5, 10], ask: MOSTLY_GAPS },
      where: isFair,
    },
  },
  zeroAndOneRules,
);

/** A gap in `0 × □ = 0` fits any number; a story is as hard as one only of many boxes, and nobody tells of empty ones. */
function isFair(o: Fact): boolean {
  if (o.ask === "story") return o.by > 10 && o.table > 0;
  const known = o.ask === "gap-table" ? o.by : o.table;
  return known > 0;
}
