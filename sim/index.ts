export { DEFENCES, type Defence } from "./defences.ts";
export { simulate, type SimCounts, type SimOptions, type SimReport } from "./simulate.ts";
