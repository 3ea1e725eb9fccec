export { thoughtPart } from "../sessions/thought/part.ts";
