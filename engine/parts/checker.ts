import { algebraPart } from "../answers/algebra-part.ts";
import { createChecker } from "../answers/checker.ts";
import { linesPart } from "../answers/lines/lines-part.ts";

/** With every part at once: for tests, the command line, the factory and the server. The worker brings them in one by one. */
export const wholeChecker = createChecker({ algebra: algebraPart, lines: linesPart });
export const { check, checkItem, readNumber } = wholeChecker;
