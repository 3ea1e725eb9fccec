import { makeStory } from "../../blueprints/word-problems/make-story.ts";
import { COLLECTED, PACKED, PACKED_OR_SHARED } from "../../blueprints/word-problems/scenes.ts";
import { COMPARED, first, often, type Story } from "../../blueprints/word-problems/story.ts";

/** Solve stories of two steps with all four operations. */
export const blueprint = makeStory({
  id: "g3.wp2",
  version: 7,
  createdOn: "2026-11-30",
  steps: 2,
  levels: {
    1: { plots: ["more"], scenes: PACKED, n: [2, 6], e: [2, 10], c: [2, 12], show: "bar", where: isWithin(50) },
    2: { plots: ["less", "part", "left"], scenes: PACKED, n: [3, 9], e: [3, 10], c: [2, 30], where: isWithin(100) },
    3: {
      plots: ["rest-each", "rest-count", "sum-each", "sum-count", "each-more"],
      scenes: PACKED_OR_SHARED,
      n: [3, 9],
      e: [3, 10],
      c: [3, 40],
      where: isWithin(100),
    },
    4: {
      plots: ["fewer", ...often(20, "differ"), ...often(30, "left")],
      scenes: COLLECTED,
      n: [0, 9],
      e: [20, 450],
      c: [25, 300],
      where: isLarge,
    },
    5: {
      plots: ["told-fewer", "told-more", ...often(20, "start"), ...often(20, "rest-each")],
      scenes: COLLECTED,
      n: [0, 9],
      e: [20, 450],
      c: [25, 300],
      where: isLarge,
    },
  },
});

function isWithin(most: number): (o: Story) => boolean {
  return (o) => first(o) <= most;
}

/** With three digits: two amounts that are compared, or groups of full tens, which this grade multiplies. */
function isLarge(o: Story): boolean {
  if (COMPARED.has(o.plot)) return o.n === 0 && o.e >= 100 && o.e + o.e + o.c < 1000;
  // Who fills boxes does not leave most of the things beside.
  if ((o.plot === "left" || o.plot === "rest-each") && 2 * o.c > first(o)) return false;
  return o.n > 2 && o.e % 10 === 0 && o.e < 100 && first(o) >= 100 && first(o) + o.c < 1000;
}
