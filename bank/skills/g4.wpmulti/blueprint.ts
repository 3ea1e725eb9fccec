import { makeStory } from "../../blueprints/word-problems/make-story.ts";
import { PACKED, PACKED_OR_SHARED } from "../../blueprints/word-problems/scenes.ts";
import { change, first, second, type Story } from "../../blueprints/word-problems/story.ts";

/** Solve stories of up to three steps, some with a number that is not needed. */
export const blueprint = makeStory({
  id: "g4.wpmulti",
  steps: 3,
  version: 8,
  createdOn: "2026-11-30",
  levels: {
    1: { plots: ["more"], scenes: PACKED, n: [3, 9], e: [12, 30], c: [12, 60] },
    2: { plots: ["left", "differ", "less"], scenes: PACKED, n: [4, 9], e: [14, 60], c: [20, 99] },
    3: {
      plots: ["rest-each", "rest-count", "sum-each", "sum-count"],
      scenes: PACKED_OR_SHARED,
      n: [4, 40],
      e: [4, 60],
      c: [20, 120],
      where: isDividedByOneDigit,
    },
    4: {
      plots: ["two-kinds", "two-apart", "two-changes"],
      scenes: PACKED,
      n: [3, 9],
      e: [12, 60],
      c: [12, 90],
      m: [0, 9],
      f: [4, 90],
      where: (o) => o.plot === "two-changes" || o.m > 2,
    },
    5: {
      plots: ["less-each", "more-each", "left-each"],
      scenes: PACKED,
      n: [3, 9],
      e: [4, 40],
      m: [3, 9],
      f: [4, 60],
      extra: [11, 60],
      where: (o) => change(o) < 100 && second(o) >= 30,
    },
  },
});

/** What divides has one digit, and what comes out has two. */
function isDividedByOneDigit(o: Story): boolean {
  const [by, other] = o.plot.endsWith("each") ? [o.n, o.e] : [o.e, o.n];
  return by < 10 && other > 11 && first(o) >= 60;
}
