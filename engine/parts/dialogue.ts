export { dialoguePart } from "../dialogue/part.ts";
