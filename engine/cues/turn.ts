/** How the tutor's turn hears a pupil, by language: another one is another table with the same names. */
export * as TURN from "./en/turn.ts";
