export { evaluationPart } from "../sessions/evaluation/part.ts";
