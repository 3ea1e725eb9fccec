export { placementPart } from "../sessions/placement/part.ts";
