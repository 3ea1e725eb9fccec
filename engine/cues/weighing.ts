/** How the weighing of what a hint lets be worked out reads it, by language: another one is another table with the same names. */
export * as WEIGHING from "./en/weighing.ts";
