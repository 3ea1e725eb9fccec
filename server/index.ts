export { createApp, type ServerOptions } from "./app.ts";
export {
  createEvaluator,
  describeLlm,
  readLlmSettings,
  type EvaluatedTurn,
  type Evaluator,
  type LlmSettings,
} from "./llm/index.ts";
export { examineSchool, type Finding } from "./doctor.ts";
export { openSchoolData, type SchoolData } from "./school-data.ts";
export { exportSchoolClass, openSchoolOffice, readSchoolLogs, type SchoolLog } from "./school-office.ts";
export type { ListedTeacher, Office } from "./identity/index.ts";
export { readSettings, SettingsError, startServer, type RunningServer, type ServeSettings } from "./serve.ts";
