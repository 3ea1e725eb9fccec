/** How the leak detector reads hints and replies, by its plain rules, by language: another one is another table with the same names. */
export * as PLAIN_LEAKS from "./en/plain-leaks.ts";
