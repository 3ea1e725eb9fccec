/** How the leak detector reads hints and replies, by the rest of its rules, by language: another one is another table with the same names. */
export * as LEAKS from "./en/leaks.ts";
