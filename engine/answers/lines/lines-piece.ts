import type { CheckerPieces } from "../pieces.ts";
import { checkWork } from "./check-work.ts";
import { readLine } from "./read-line.ts";
import { offeredAnswer, workOfItem } from "./work-of-item.ts";

/** Lines of working. */
export const linesPiece: CheckerPieces["lines"] = { checkWork, workOfItem, offeredAnswer, readLine };
