import type { CheckerParts } from "../checker-parts.ts";
import { checkWork } from "./check-work.ts";
import { readLine } from "./read-line.ts";
import { offeredAnswer, workOfItem } from "./work-of-item.ts";

/** Lines of working. */
export const linesPart: CheckerParts["lines"] = { checkWork, workOfItem, offeredAnswer, readLine };
