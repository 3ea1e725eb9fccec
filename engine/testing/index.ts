export * from "./simulate-practice.ts";
export * from "./toy-content.ts";
export { makeCase, type FuzzCase } from "./make-answers.ts";
export * from "./simulate-talk.ts";
export * from "./check-talk.ts";
export * from "./ask-talk.ts";
export { OUR_RULE, SELECTION_RULES, simulateExams, type PoolItem } from "./ability-simulation.ts";
export { equivalentForms } from "./equivalent-forms.ts";
export { CASE_KINDS, checkCase, type CheckCase } from "./check-case.ts";
