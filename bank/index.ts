export * from "./blueprints/index.ts";
export { importWords } from "./words.ts";
export { drawContext } from "./blueprints/contexts.ts";
export { catalog } from "./catalog.ts";
export * from "./load-bank.ts";
export { RECALLED, RecalledFile } from "./recalled.ts";
export { STRANDS, type Strand } from "./strands.ts";
