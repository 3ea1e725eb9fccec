import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { MAX_BYTES, type AppSize } from "./app-sizes.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What the engine asks of the checker: marking an item, marking an answer, reading what is typed. */
const ENTRIES = ["engine/answers/check-item.ts", "engine/answers/check.ts", "engine/answers/read/read-statement.ts"];

/**
 * Weighs the answer checker alone: minified, with everything it reaches. zod is left out: the worker has it
 * anyway, for everything that crosses a boundary.
 */
export async function measureChecker(entries: readonly string[] = ENTRIES): Promise<AppSize> {
  const output = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    plugins: [allOf(entries)],
    build: {
      write: false,
      target: "es2024",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: VIRTUAL, external: ["zod"], preserveEntrySignatures: "strict" },
    },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
  const files = chunks.flatMap(({ modules }) => Object.keys(modules)).filter((id) => !id.startsWith("\0"));
  if (files.length === 0) throw new Error("the checker has no modules");
  const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { gate: "checker", measure: "gz", bytes, max: MAX_BYTES.checker, files };
}

const VIRTUAL = "virtual:checker";
const RESOLVED = `\0${VIRTUAL}`;

/** A module that exports everything the entries export, so that nothing they offer is left out. */
function allOf(entries: readonly string[]): Plugin {
  return {
    name: "mathflow-checker-entry",
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED
        ? entries.map((entry, at) => `export * as part${at} from ${JSON.stringify(`${ROOT}${entry}`)};`).join("\n")
        : null,
  };
}
