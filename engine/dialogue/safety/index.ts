export { guidance, type GuidedPupil, type Guidance, type HelpLine } from "./guidance.ts";
export { redact } from "./redact.ts";
export { safetyOf, type SafetyFinding, type SafetyKind } from "./safety-of.ts";
export { sanitise } from "./sanitise.ts";
export { isToldToTeachers } from "./seen-by-person.ts";
