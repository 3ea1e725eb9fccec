import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const WRITER = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/u;
/** What parsing asks of the same files: the limits of a schema, which stand before the first processor. */
const FIRST_PROCESSOR = "export const stringProcessor";

/** Leaves zod's writer of JSON Schema out of what is built: only the server describes its schemas. */
export function leanZod(): Plugin {
  return {
    name: "mathflow-lean-zod",
    enforce: "pre",
    async load(id) {
      if (!WRITER.test(id)) return null;
      const source = await readFile(id, "utf8");
      const isMethods = id.endsWith("to-json-schema.js");
      const cut = isMethods ? 0 : source.indexOf(FIRST_PROCESSOR);
      if (cut < 0) throw new Error(`${id}: no "${FIRST_PROCESSOR}"; this version of zod is made otherwise`);
      const kept = source.slice(0, cut);
      const dropped = [...source.slice(cut).matchAll(/^export (?:const|function) (\w+)/gmu)].map(([, name]) => name);
      const none = `const none = () => { throw new Error("JSON Schema is written by the server only"); };`;
      const methods = dropped.map((name) => {
        // Made for every schema, called by nobody.
        const isMaker = name?.startsWith("create") === true;
        return `export const ${name} = ${isMaker ? "() => none" : "none"};`;
      });
      const alias = isMethods ? "export { none as process };" : "";
      return [kept, none, ...methods, alias].join("\n");
    },
  };
}

const MOVES = /\/engine\/dialogue\/turn\/[\w-]+\.ts$/u;

/** What rows of the tables of moves say of themselves is for docs/tutor-moves.md only: what is built goes by their names. */
export function leanMoves(): Plugin {
  return {
    name: "mathflow-lean-moves",
    enforce: "pre",
    transform: (source, id) => (MOVES.test(id) ? { code: withoutRowTexts(source), map: null } : null),
  };
}

/** The same source without the texts `when` and `does` of its rows. */
export function withoutRowTexts(source: string): string {
  return source.replaceAll(/(?<=[{\s])(?:when|does):\s*"(?:[^"\\]|\\.)*",?/gu, "");
}

/** Dexie for the browsers of today: its usual entry is compiled down for older ones than we open in. */
export function modernDexie(): Plugin {
  return {
    name: "mathflow-modern-dexie",
    enforce: "pre",
    resolveId(id, importer) {
      return id === "dexie" ? this.resolve("dexie/dist/modern/dexie.mjs", importer) : null;
    },
  };
}
