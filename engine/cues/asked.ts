/** Plain questions about the problem at hand, by language: another one is another table with the same names. */
export * as ASKED from "./en/asked.ts";
