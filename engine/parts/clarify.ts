export { clarifyPart } from "../sessions/clarify/part.ts";
