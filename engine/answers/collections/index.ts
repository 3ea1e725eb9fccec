export { checkInterval } from "./check-interval.ts";
export { checkList } from "./check-list.ts";
export { checkPoint } from "./check-point.ts";
export { checkRatio } from "./check-ratio.ts";
export { checkRemainder } from "./check-remainder.ts";
export { checkSet } from "./check-set.ts";
export { checkText } from "./check-text.ts";
