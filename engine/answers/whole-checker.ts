import { algebraPiece } from "./algebra-piece.ts";
import { linesPiece } from "./lines/lines-piece.ts";
import { addCheckerPieces } from "./pieces.ts";

/*
 * Gives the checker all of its pieces: for programs that run as they are written, such as tests, the command line and
 * the server. Bundlers leave out what is imported for its effects alone (`sideEffects` in package.json), so that in
 * the app's worker the pieces come when the first answer needs them [CHK41].
 */
addCheckerPieces({ algebra: algebraPiece, lines: linesPiece });
