/** How the reader takes numbers and categories from a message, by language: another one is another table with the same names. */
export * as UNDERSTAND from "./en/understand.ts";
