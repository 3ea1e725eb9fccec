/** How what our own problems, hints and lessons say is read, by language: another one is another table with the same names. */
export * as COMPOSE from "./en/compose.ts";
