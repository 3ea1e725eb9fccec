export { linesPiece } from "../answers/lines/lines-piece.ts";
