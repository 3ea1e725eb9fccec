/** What of the engine is needed for a language model's words: the contract, the checks, and what takes personal data out. */
export * from "../../engine/protocol/llm.ts";
export { checkWords, splitSentences } from "../../engine/llm/check-words.ts";
export type { WordsCheck, WordsContext, WordsFault } from "../../engine/llm/words.ts";
export { redact } from "../../engine/dialogue/safety/index.ts";
export { leaksAnswer } from "../../engine/dialogue/compose/guard.ts";
