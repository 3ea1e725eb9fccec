import { makeStory } from "../../blueprints/word-problems/make-story.ts";
import { ALL_SCENES, NOT_SHARED, PACKED } from "../../blueprints/word-problems/scenes.ts";
import { first, type Story } from "../../blueprints/word-problems/story.ts";

/** Solve stories of equal groups: the whole, the size of a group, or how many groups there are. */
export const blueprint = makeStory({
  id: "g3.mdwp",
  steps: 1,
  version: 10,
  createdOn: "2026-11-30",
  levels: {
    1: { plots: ["total"], scenes: PACKED, n: [2, 6], e: [2, 10], show: "dots", where: isWithin(40) },
    2: {
      plots: ["total"],
      scenes: ALL_SCENES,
      n: [3, 9],
      e: [3, 10],
      show: "bar",
      where: (o) => first(o) > 17 && isWithin(100)(o),
    },
    3: { plots: ["each"], scenes: ALL_SCENES, n: [2, 10], e: [2, 10], show: "bar", where: isWithin(100) },
    4: { plots: ["count"], scenes: NOT_SHARED, n: [3, 10], e: [2, 10], where: isWithin(100) },
    5: { plots: ["each", "count"], scenes: ALL_SCENES, n: [3, 10], e: [2, 10], extra: [2, 40], where: isWithin(100) },
  },
});

function isWithin(most: number): (o: Story) => boolean {
  return (o) => first(o) <= most;
}
