export * from "./critic/types.ts";
