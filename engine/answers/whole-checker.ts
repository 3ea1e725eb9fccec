import { algebraPiece } from "./algebra-piece.ts";
import { linesPiece } from "./lines/lines-piece.ts";
import { addCheckerPieces } from "./pieces.ts";

/*
 * Gives the checker all of its pieces. The build of the app's worker alone leaves this module out: there they come
 * when the first answer needs them [CHK41].
 */
addCheckerPieces({ algebra: algebraPiece, lines: linesPiece });
