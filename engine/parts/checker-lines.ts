export { linesPart } from "../answers/lines/lines-part.ts";
