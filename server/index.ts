export { createApp, type ServerOptions } from "./app.ts";
export { readSettings, SettingsError, startServer, type RunningServer, type ServeSettings } from "./serve.ts";
