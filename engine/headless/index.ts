export * from "./commands.ts";
export { newStanding, readLog, readState, saveState, type SavedState, type Standing } from "./headless-state.ts";
export type { HeadlessReply } from "./reply.ts";
export { takeTurn, viewOf, type Asked, type HeadlessView, type Turn, type TurnFault, type Why } from "./take-turn.ts";
export { turnLine } from "./turn-line.ts";
export { diagnoseLine } from "./diagnose-line.ts";
export { hintLine } from "./hint-line.ts";
export { masteryBySkill, masteryLine } from "./mastery-line.ts";
export {
  sessionLine,
  sessionReport,
  type Action,
  type Player,
  type SessionLine,
  type SessionStanding,
} from "./play-session.ts";
