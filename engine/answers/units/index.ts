export { checkTime } from "./check-time.ts";
export { checkUnits } from "./check-units.ts";
