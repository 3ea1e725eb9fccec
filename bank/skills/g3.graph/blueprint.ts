import { graphLevel, makeGraph } from "../../blueprints/data/make-graph.ts";

/** Picture graphs and bar graphs where a symbol or a mark counts several: read between the marks, put together, compare. */
export const blueprint = makeGraph({
  id: "g3.graph",
  version: 9,
  most: 100,
  isScaled: true,
  levels: {
    1: graphLevel(["read"], [2, 10], { steps: [2, 5, 10] }),
    2: graphLevel(["read"], [3, 17], { steps: [2, 4, 10], cut: 2 }),
    3: graphLevel(["two", "more", "fewer"], [1, 10], { steps: [2, 5, 10] }),
    4: graphLevel(["two", "more", "fewer"], [3, 17], { steps: [2, 4, 10], cut: 2 }),
    5: graphLevel(["all", "two-more"], [3, 17], { steps: [2, 4, 10], cut: 2, categories: 4 }),
  },
});
