import { graphLevel, makeGraph } from "../../blueprints/data/make-graph.ts";

/** Picture graphs and bar graphs with a scale of ones: read, put together, compare. */
export const blueprint = makeGraph({
  id: "g2.graph",
  version: 8,
  most: 12,
  isScaled: false,
  levels: {
    1: graphLevel(["read"], [2, 10], {}),
    2: graphLevel(["two"], [2, 10], {}),
    3: graphLevel(["more", "fewer"], [2, 12], {}),
    4: graphLevel(["all"], [3, 12], { categories: 4 }),
    5: graphLevel(["two-more"], [2, 12], { categories: 4 }),
  },
});
