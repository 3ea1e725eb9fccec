import { readFile } from "node:fs/promises";
import { parseAst, type Plugin } from "vite";

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

const TABLES = /\/engine\/dialogue\/turn\/[a-z-]+\.ts$/u;

/** Leaves what the tables of moves say of themselves out of what is built: `docs/tutor-moves.md` alone prints it. */
export function leanMoves(): Plugin {
  return {
    name: "mathflow-lean-moves",
    apply: "build",
    enforce: "pre",
    async load(id) {
      return TABLES.test(id) ? withoutRemarks(await readFile(id, "utf8")) : null;
    },
  };
}

/** The source without the texts `when` and `does` of objects that have a `row`. */
export function withoutRemarks(source: string): string {
  const cuts: (readonly [start: number, end: number])[] = [];
  walk(parseAst(source, { lang: "ts" }), ({ type, properties }) => {
    if (type !== "ObjectExpression" || !Array.isArray(properties)) return;
    const named = properties as readonly Property[];
    if (!named.some(({ key }) => key?.name === "row")) return;
    for (const { key, value, start, end } of named)
      if (REMARKS.has(key?.name ?? "") && value?.type === "Literal") cuts.push([start, end]);
  });
  return cuts
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/u, ""), source);
}

const REMARKS: ReadonlySet<string> = new Set(["when", "does"]);

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly value?: { readonly type?: string };
}

function walk(node: unknown, visit: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) visit(node as Readonly<Record<string, unknown>>);
  for (const part of Object.values(node)) walk(part, visit);
}
