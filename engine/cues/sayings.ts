/** How words of a language model tell an answer, by language. By itself: only those who have a model load it. */
export * as SAYINGS from "./en/sayings.ts";
