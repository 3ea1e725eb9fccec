import "./whole-checker.ts";

export * from "./number-reading.ts";
