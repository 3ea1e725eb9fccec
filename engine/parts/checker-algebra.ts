export { algebraPiece } from "../answers/algebra-piece.ts";
