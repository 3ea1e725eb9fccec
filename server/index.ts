export { readSettings, startServer, type RunningServer, type ServeSettings } from "./serve.ts";
