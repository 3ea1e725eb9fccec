export { ANSWER_COLUMNS, AnswerRow } from "./answer-row.ts";
export { createAnswerReader, TYPED, type AnswerOptions, type AnswerReader } from "./read-answers.ts";
