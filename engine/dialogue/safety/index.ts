export { redact } from "./redact.ts";
export { safetyOf, type SafetyFinding, type SafetyKind } from "./safety-of.ts";
