export { llmPart } from "../llm/part.ts";
export { checkWords, splitSentences } from "../llm/check-words.ts";
export { LLM_PROTOCOL, LlmStatus, LlmStreamEvent, TranscribeReply } from "../protocol/llm.ts";
