/** How what concerns a child's safety, and what may not be kept, is found, by language: another one is another table with the same names. */
export * as SAFETY from "./en/safety.ts";
