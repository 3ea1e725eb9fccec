export { algebraPart } from "../answers/algebra-part.ts";
