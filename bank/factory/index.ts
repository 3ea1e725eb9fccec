export * from "./build-list.ts";
export * from "./collisions.ts";
export * from "./critic/types.ts";
export * from "./gates.ts";
export * from "./level-rise.ts";
export * from "./proof.ts";
export * from "./read-lists.ts";
export * from "./variety.ts";
