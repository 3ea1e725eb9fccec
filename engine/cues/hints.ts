/** How the leak detector reads hints and replies, by language: another one is another table with the same names. */
export * as HINTS from "./en/hints.ts";
