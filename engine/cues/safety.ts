/**
 * How what concerns a child's safety, and what may not be kept, is found, by language: another one is another table with
 * the same names. All of them are looked through, whatever the learner's language.
 */
export * as SAFETY from "./en/safety.ts";
export * as SAFETY_ES from "./es/safety.ts";
