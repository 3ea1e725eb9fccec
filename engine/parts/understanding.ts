export { safetyOf } from "../dialogue/safety/index.ts";
export { understand, type MessageContext } from "../dialogue/understand/understand.ts";
