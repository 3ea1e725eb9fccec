import { examineAppeal, type Examine } from "./examine-appeal.ts";
import { parser } from "./mathjs.ts";

/** The second method, ready to use. All of it is in the chunk that holds mathjs. */
export const examine: Examine = (appeal) => examineAppeal(appeal, parser);
