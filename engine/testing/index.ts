export * from "./simulate-practice.ts";
export * from "./toy-content.ts";
