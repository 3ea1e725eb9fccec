export { createAsker, type Asked, type Asker } from "./asker.ts";
export { createServerProcess, type ServerProcess, type ServerProcessOptions } from "./server-process.ts";
export { FAIR, type Weather } from "./weather.ts";
