import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { MAX_BYTES, type AppSize } from "./app-sizes.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What the engine asks of the checker: marking an answer, reading what is typed or said, its closed lists. */
const ENTRIES = "checker read-arithmetic read/read-statement lines/codes types".split(" ");
/** What is brought in when the first answer needs it. */
const PARTS = ["checker-algebra.ts", "checker-lines.ts"];

/** The two gates of the checker. */
export interface CheckerSizes {
  /** What every device loads. */
  readonly core: AppSize;
  /** The same with its parts. */
  readonly whole: AppSize;
}

/**
 * Weighs the answer checker alone: minified, with everything it reaches, in the files it would come in. zod is left
 * out: the worker has it anyway, for everything that crosses a boundary.
 */
export async function measureChecker(
  entries: readonly string[] = ENTRIES.map((file) => `engine/answers/${file}.ts`),
  parts: readonly string[] = PARTS.map((file) => `engine/parts/${file}`),
): Promise<CheckerSizes> {
  const output = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    plugins: [checkerOf(entries, parts)],
    build: {
      write: false,
      target: "es2024",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: VIRTUAL, external: ["zod"], preserveEntrySignatures: "strict" },
    },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
  return {
    core: weigh("checker", withStaticImports(chunks)),
    whole: weigh("checker-all", chunks),
  };
}

/** The chunk everything begins with, and those it cannot start without. */
function withStaticImports(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set visits what is added while it is walked: imports of imports too.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

function weigh(gate: "checker" | "checker-all", chunks: readonly Rolldown.OutputChunk[]): AppSize {
  const files = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      id.startsWith("\0") || renderedLength === 0 ? [] : id.slice(ROOT.length),
    ),
  );
  if (files.length === 0) throw new Error("the checker has no modules");
  const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { gate, measure: "gz", bytes, max: MAX_BYTES[gate], files };
}

const VIRTUAL = "virtual:checker";
const RESOLVED = `\0${VIRTUAL}`;

/** A module that exports everything the entries export, so that nothing they offer is left out, and loads the parts. */
function checkerOf(entries: readonly string[], parts: readonly string[]): Plugin {
  const from = (path: string): string => JSON.stringify(`${ROOT}${path}`);
  const lines = [
    ...entries.map((entry, at) => `export * as core${at} from ${from(entry)};`),
    ...parts.map((part, at) => `export const part${at} = () => import(${from(part)});`),
  ];
  return {
    name: "mathflow-checker-entry",
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? lines.join("\n") : null),
  };
}
