import { readFile } from "node:fs/promises";
import { parseAst, type Plugin } from "vite";

const WRITER = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/u;
/** What parsing asks of the same files: the limits of a schema, which stand before the first processor. */
const FIRST_PROCESSOR = "export const stringProcessor";

const MESSAGES = /\/zod\/v4\/locales\/en\.js$/u;

/**
 * Leaves zod's writer of JSON Schema out of what is built, and its sentences on what does not parse: only the server
 * describes its schemas, and what a device shows of a fault is where it stands.
 */
export function leanZod(): Plugin {
  return {
    name: "mathflow-lean-zod",
    enforce: "pre",
    async load(id) {
      if (MESSAGES.test(id)) return "export default () => ({ localeError: ({ code }) => code });";
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

/** Source whose objects hold what no device reads, by a property such an object has, and the properties to leave out. */
const REMARKS = [
  // What a row says of itself: the docs and the command line alone print it.
  { file: /\/engine\/dialogue\/turn\/[a-z-]+\.ts$/u, mark: "row", names: ["row", "when", "does"] },
  // Words of a point that an explanation is held against: it is thanked for, whatever it says.
  { file: /\/bank\/skills\/[a-z0-9.]+\/lesson\.ts$/u, mark: "idea", names: ["words"] },
] as const;

/** Leaves out of what is built what only documents and tests read of our own tables and lessons. */
export function leanTables(): Plugin {
  return {
    name: "mathflow-lean-tables",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const remarks = REMARKS.find(({ file }) => file.test(id));
      return remarks === undefined ? null : withoutRemarks(await readFile(id, "utf8"), remarks.mark, remarks.names);
    },
  };
}

/** The source without these texts and lists of texts in objects that have the property `mark`. */
export function withoutRemarks(source: string, mark: string, names: readonly string[]): string {
  const cuts: (readonly [start: number, end: number])[] = [];
  walk(parseAst(source, { lang: "ts" }), ({ type, properties }) => {
    if (type !== "ObjectExpression" || !Array.isArray(properties)) return;
    const named = properties as readonly Property[];
    if (!named.some(({ key }) => key?.name === mark)) return;
    for (const { key, value, start, end } of named)
      if (names.includes(key?.name ?? "") && isText(value)) cuts.push([start, end]);
  });
  return cuts
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/u, ""), source);
}

interface Value {
  readonly type?: string;
  readonly elements?: readonly Value[];
}

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly value?: Value;
}

function isText(value: Value | undefined): boolean {
  return value?.type === "Literal" || (value?.type === "ArrayExpression" && value.elements?.every(isText) === true);
}

/** Visits every node of a parsed source. */
export function walk(node: unknown, visit: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) visit(node as Readonly<Record<string, unknown>>);
  for (const part of Object.values(node)) walk(part, visit);
}
