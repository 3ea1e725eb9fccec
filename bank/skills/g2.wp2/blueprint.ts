import { makeStory } from "../../blueprints/word-problems/make-story.ts";
import { HANDY } from "../../blueprints/word-problems/scenes.ts";
import { COMPARED, often, type Story } from "../../blueprints/word-problems/story.ts";

/** Solve stories of two steps of adding and subtracting within 100. */
export const blueprint = makeStory({
  id: "g2.wp2",
  steps: 2,
  version: 7,
  createdOn: "2026-11-30",
  levels: {
    1: { plots: ["gain-lose"], scenes: HANDY, e: [5, 20], c: [2, 9], f: [2, 9] },
    2: { plots: ["lose-lose", "lose-gain"], scenes: HANDY, e: [20, 60], c: [4, 19], f: [4, 19], where: isWithin(60) },
    3: {
      plots: ["third", ...often(20, "fewer")],
      scenes: HANDY,
      e: [30, 100],
      c: [5, 30],
      f: [0, 30],
      where: isWithin(100),
    },
    4: {
      plots: ["start-losses", ...often(3, "start-gains")],
      scenes: HANDY,
      e: [20, 90],
      c: [5, 30],
      f: [5, 30],
      where: isWithin(100),
    },
    5: {
      plots: ["start-mixed", ...often(15, "told-more"), ...often(20, "told-fewer")],
      scenes: HANDY,
      e: [20, 90],
      c: [5, 30],
      f: [0, 30],
      where: isWithin(100),
    },
  },
});

/** Where two amounts are compared there is no further number, elsewhere there is one. */
function isWithin(most: number): (o: Story) => boolean {
  return (o) => COMPARED.has(o.plot) === (o.f === 0) && sumOf(o) <= most;
}

function sumOf({ plot, e, c, f }: Story): number {
  if (COMPARED.has(plot)) return plot === "told-fewer" ? e + e + c : e + e - c;
  return plot === "start-losses" || plot === "start-mixed" ? e + c + f : e;
}
