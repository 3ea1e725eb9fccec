/** What of the engine is needed for a language model's words: the contract, the checks, and what takes personal data out. */
export * from "#engine/protocol/llm";
export { checkWords, splitSentences } from "#engine/llm/check-words";
export type { WordsCheck, WordsContext, WordsFault } from "#engine/llm/words";
export { redact } from "#engine/dialogue/safety/index";
export { leaksAnswer } from "#engine/dialogue/compose/guard";
