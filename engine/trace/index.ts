export * from "./written.ts";
export * from "./types.ts";
export * from "./run.ts";
export { answerText, departureOf, wrongWays, type WrongWay } from "./departures.ts";
export { lineOf, valuesOnTheWay } from "./place.ts";
