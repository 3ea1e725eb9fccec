/** How Ask reads a question, by language: another one is another table with the same names. */
export * as ASK from "./en/ask.ts";
