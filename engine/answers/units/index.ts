import type { CheckOptions, CheckResult } from "../types.ts";

export { checkUnits } from "./check-units.ts";

export function checkTime(expected: string, given: string, _options: CheckOptions): CheckResult {
  return expected === given ? { verdict: "correct", reason: "equal" } : { verdict: "incorrect", reason: "different" };
}
