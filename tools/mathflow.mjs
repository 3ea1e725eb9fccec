#!/usr/bin/env node
// `mathflow` from any folder, once `npm link` was run in the clone.
import { fileURLToPath } from "node:url";

process.argv.splice(2, 0, fileURLToPath(new URL("../cli/main.ts", import.meta.url)));
await import("./run.mjs");
