export { ANSWER_COLUMNS, AnswerRow } from "./answer-row.ts";
export { ANSWER_TYPES, createAnswerReader, TYPED, type AnswerOptions, type AnswerReader } from "./read-answers.ts";
