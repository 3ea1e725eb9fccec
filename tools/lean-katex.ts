import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { parseAst, type Plugin } from "vite";
import { walk } from "./lean-packages.ts";

/**
 * What formulas are written with here: problems and lessons, answers as they were read, what a model may say, what
 * the pages set by themselves, and other signs of school that teachers may put in forms of their own. What these are
 * made of in turn is found.
 */
export const WRITTEN = [
  String.raw`\frac \dfrac \tfrac \sqrt \overline \boxed \phantom \left \right`,
  String.raw`\text \mathrm \mathit \mathbb \operatorname \displaystyle \big \Big`,
  String.raw`\quad \qquad \space \thinspace \, \; \: \! ~`,
  String.raw`\times \cdot \ast \div \pm \setminus \backslash \cup \cap \land \wedge \lor \vee`,
  String.raw`\lt \gt \le \leq \ge \geq \ne \neq \approx \in \to \rightarrow \Rightarrow \implies \colon`,
  String.raw`\mid \vert \lvert \rvert \langle \rangle \lbrace \rbrace \lbrack \rbrack`,
  String.raw`\circ \degree \pounds \infty \emptyset \varnothing \square \Box ≠ ¥`,
  String.raw`\sin \cos \tan \sec \csc \cot \sinh \cosh \tanh \coth \arcsin \arccos \arctan`,
  String.raw`\ln \log \exp \max \min \gcd`,
  String.raw`\underline \cancel \binom \cfrac \angle \triangle \parallel \perp \cong \sim \equiv \propto \mp \bullet \star`,
  String.raw`\leftarrow \leftrightarrow \Leftarrow \Leftrightarrow \iff \uparrow \downarrow \notin \subset \subseteq \supset`,
  String.raw`\lfloor \rfloor \lceil \rceil`,
  // Those that \dots turns into, by what stands behind it.
  String.raw`\ldots \dots \cdots \dotso \dotsc \dotsb \dotsm \dotsi \dotsx`,
  // What the parser makes of a mark behind a letter, and what goes from words back to signs.
  String.raw`\prime $`,
].flatMap((line) => line.split(" "));

/** Alphabets that formulas are set in; those of other commands have no measures. */
const MEASURED = /^(?:(?:Main|AMS|Size\d)-Regular|(?:Main|Math)-Italic)$/u;
/** Fewer than these, and the source is not read as it is made. */
const LEAST_DEFINITIONS = 900;

/** The KaTeX that a device gets, and the signs that it still writes in each alphabet. */
export interface LeanKatex {
  readonly source: string;
  readonly signs: ReadonlyMap<string, string>;
}

/**
 * KaTeX with what is written here and what that is made of [TLS35]: other commands, environments, signs, measures and
 * stretched arrows are left out. A command it leaves out is an error, as one that there never was.
 */
export function leanKatexOf(source: string): LeanKatex {
  const { body } = parseAst(source) as unknown as { readonly body: readonly Node[] };
  const definitions = body.flatMap(definitionOf);
  if (definitions.length < LEAST_DEFINITIONS) throw new Error(`${definitions.length} definitions; ${OTHERWISE}`);
  const kept = closureOf(definitions);
  const measures = leanMeasures(objectOf(body, "fontMetricsData"), signsOf(definitions, kept, source));
  // Arrows, braces and hats as wide as what they stand over.
  const arrows = { ...spanOf(objectOf(body, "path")), text: "{}" };
  return {
    source: edited(source, [...editsOf(definitions, kept), ...measures.edits, arrows]),
    signs: measures.signs,
  };
}

const OTHERWISE = "this version of KaTeX is made otherwise";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A part of the source, and what is written for it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One call of `defineFunction`, `defineMacro`, `defineSymbol` or `defineEnvironment`. */
interface Definition {
  readonly statement: Node;
  readonly names: readonly string[];
  /** The names in a list of them; none where they are of sizes. */
  readonly listed: readonly Node[];
  /** Of a function its type, and whether it tells how all of the type are built. */
  readonly type: string;
  readonly isBuilder: boolean;
  /** What a symbol is drawn as. */
  readonly sign: string;
  /** Whoever types the sign itself sees it: signs of a keyboard, letters, and marks on letters. */
  readonly isTyped: boolean;
}

function definitionOf(statement: Node): readonly Definition[] {
  const call = statement["expression"] as Node | undefined;
  if (call?.type !== "CallExpression") return [];
  const callee = (call["callee"] as Node)["name"];
  const args = call["arguments"] as readonly Node[];
  const [first] = args;
  if (first === undefined) return [];
  const other = { statement, listed: [], type: "", isBuilder: false, sign: "", isTyped: false };
  if (callee === "defineMacro") return [{ ...other, names: [String(first["value"])] }];
  if (callee === "defineSymbol") return [symbolOf(statement, args)];
  if (callee !== "defineFunction" && callee !== "defineEnvironment") return [];
  const parts = new Map(propertiesOf(first).map((property) => [nameOf(property), property["value"] as Node]));
  const listed = (parts.get("names")?.["elements"] ?? []) as readonly Node[];
  const names = listed.map(({ value }) => String(value));
  return [{ ...other, names, listed, type: String(parts.get("type")?.["value"]), isBuilder: parts.has("htmlBuilder") }];
}

function symbolOf(statement: Node, args: readonly Node[]): Definition {
  const [, font, group, sign = "", name, isNameToo] = args.map((arg) => String(arg["name"] ?? arg["value"]));
  if (name === undefined) throw new Error(`a symbol without a name; ${OTHERWISE}`);
  const names = isNameToo === "true" ? [name, sign] : [name];
  const isKey = names.some((one) => /^(?:\\[^a-zA-Z@]|[\x20-\x7e]|·|---?|``|'')$/u.test(one));
  const isLetter = [...names, font === "main" ? sign : ""].some((one) => /^\p{L}$/u.test(one));
  // An arrow over a letter is a path, and a ring around one a command only.
  const isMark = group === "accent" && !/^\\(?:vec|textcircled)$/u.test(name);
  return { statement, names, listed: [], type: "", isBuilder: false, sign, isTyped: isKey || isLetter || isMark };
}

/** The names of what is written, and of all that their definitions name. */
function closureOf(definitions: readonly Definition[]): ReadonlySet<string> {
  const insideOf = new Map<string, readonly string[]>();
  for (const definition of definitions)
    for (const name of definition.names)
      insideOf.set(name, [...(insideOf.get(name) ?? []), ...namesInside(definition)]);
  const missing = WRITTEN.find((name) => !insideOf.has(name));
  if (missing !== undefined) throw new Error(`no ${missing}; ${OTHERWISE}`);
  const kept = new Set([...WRITTEN, ...definitions.filter(({ isTyped }) => isTyped).flatMap(({ names }) => names)]);
  // A set visits what is added while it is walked.
  for (const name of kept) for (const inside of insideOf.get(name) ?? []) kept.add(inside);
  return kept;
}

/** Commands in the texts of a definition, its own names left aside. */
function namesInside({ statement, listed }: Definition): readonly string[] {
  const found: string[] = [];
  walk(statement, ({ type, value, start }) => {
    if (type !== "Literal" || typeof value !== "string" || listed.some((name) => name.start === start)) return;
    found.push(...(value.match(/\\(?:[a-zA-Z@]+|.)|[^ -~]/gu) ?? []));
  });
  return found;
}

/** Takes out the definitions that are not kept, and from others the names that are not. */
function editsOf(definitions: readonly Definition[], kept: ReadonlySet<string>): readonly Edit[] {
  const isNamed = ({ names }: Definition): boolean => names.some((name) => kept.has(name));
  const types = new Set(definitions.filter(isNamed).map(({ type }) => type));
  return definitions.flatMap((definition) => {
    const { statement, listed, type, isBuilder } = definition;
    if (!isNamed(definition) && !(isBuilder && types.has(type))) return [{ ...spanOf(statement), text: "" }];
    return listed.filter(({ value }) => !kept.has(String(value))).map((name) => ({ ...spanOf(name), text: "" }));
  });
}

/** Signs that kept definitions and the builders of tall brackets can draw, and those of a keyboard. */
function signsOf(definitions: readonly Definition[], kept: ReadonlySet<string>, source: string): ReadonlySet<number> {
  const drawn = definitions
    .filter(({ names }) => names.some((name) => kept.has(name)))
    .flatMap(({ sign, names }) => [sign, ...names])
    .filter((text) => text.length === 1);
  const brackets = [...source.matchAll(/"\\u(23[9a-d][\da-f])"/gu)].map(([, code]) => Number.parseInt(`0x${code}`, 16));
  const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at);
  return new Set([...keyboard, ...brackets, ...drawn.map((sign) => sign.charCodeAt(0))]);
}

/** Leaves measures of these signs only, in alphabets that are written. */
function leanMeasures(
  tables: Node,
  written: ReadonlySet<number>,
): { readonly edits: readonly Edit[]; readonly signs: LeanKatex["signs"] } {
  const edits: Edit[] = [];
  const signs = new Map<string, string>();
  for (const table of propertiesOf(tables)) {
    const name = nameOf(table);
    const measures = propertiesOf(table["value"] as Node);
    const isKept = (measure: Node): boolean => MEASURED.test(name) && written.has(Number(nameOf(measure)));
    for (const measure of measures.filter((one) => !isKept(one))) edits.push({ ...spanOf(measure), text: "" });
    signs.set(name, String.fromCharCode(...measures.filter(isKept).map((one) => Number(nameOf(one)))));
  }
  return { edits, signs };
}

/** The object that a variable is made with. */
function objectOf(body: readonly Node[], variable: string): Node {
  const made = body
    .flatMap((statement) => (statement["declarations"] ?? []) as readonly Node[])
    .find((one) => (one["id"] as Node)["name"] === variable)?.["init"] as Node | undefined;
  if (made?.type !== "ObjectExpression") throw new Error(`no ${variable}; ${OTHERWISE}`);
  return made;
}

function propertiesOf(object: Node): readonly Node[] {
  return (object["properties"] ?? []) as readonly Node[];
}

function nameOf(property: Node): string {
  const key = property["key"] as Node | undefined;
  return String(key?.["name"] ?? key?.["value"]);
}

function spanOf({ start, end }: Node): Pick<Edit, "start" | "end"> {
  return { start, end };
}

/** The source with these edits; an element that is taken out takes its comma with it. */
function edited(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(source.slice(from, start), text);
    from = text === "" && source[end] === "," ? end + 1 : end;
  }
  return [...parts, source.slice(from)].join("");
}

/** The signs that one alphabet of KaTeX still writes. */
function signsFor(lean: LeanKatex, alphabet: string): string {
  const signs = lean.signs.get(alphabet) ?? "";
  if (signs === "") throw new Error(`no signs of ${alphabet}; ${OTHERWISE}`);
  return signs;
}

/**
 * Gives what is built the KaTeX that is written here, and of each of its faces the signs that are left [TLS36]; as
 * woff2, which every browser above the floor reads.
 */
export function leanKatex(): Plugin {
  let faces = "";
  return {
    name: "mathflow-lean-katex",
    enforce: "pre",
    configResolved({ root }) {
      faces = path.resolve(root, ".cache/faces");
    },
    async load(id) {
      if (id.endsWith("katex/dist/katex.mjs")) return leanKatexOf(await readFile(id, "utf8")).source;
      if (!/katex\/dist\/katex(?:\.min)?\.css$/u.test(id)) return null;
      const dist = path.dirname(id);
      const lean = leanKatexOf(await readFile(path.join(dist, "katex.mjs"), "utf8"));
      const { css, names } = leanStyles(await readFile(id, "utf8"), path.relative(dist, faces));
      await mkdir(faces, { recursive: true });
      for (const name of names) {
        const font = await readFile(path.join(dist, `fonts/${THEIRS}${name}.woff2`));
        await writeFile(path.join(faces, `${OURS}${name}.woff2`), await leanFace(font, signsFor(lean, name)));
      }
      return css;
    },
  };
}

/** Faces that formulas are set in; what others would draw, a face of the device draws. */
const FACES = /^(?:(?:Main|Size\d)-Regular|Math-Italic)$/u;
/** Faces that have become others may not bear the name that their authors keep for their own (SIL Open Font License). */
const THEIRS = "KaTeX_";
/** As long as theirs. */
const OURS = "Maths_";

/** The styles with the faces that are shipped, which lie in this folder, and the names of these. */
export function leanStyles(
  source: string,
  folder: string,
): { readonly css: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const css = source.replaceAll(/@font-face\s*\{[^}]*\}/gu, (face) => {
    const name = /\/KaTeX_([\w-]+)\.woff2/u.exec(face)?.[1] ?? "";
    if (!FACES.test(name)) return "";
    names.push(name);
    const url = `${folder.replaceAll("\\", "/")}/${THEIRS}${name}.woff2`;
    return face.replace(/src:[^;}]*/u, `src:url(${url}) format("woff2")`);
  });
  if (names.length === 0) throw new Error(`no faces; ${OTHERWISE}`);
  return { css: css.replaceAll(THEIRS, OURS), names };
}

/** A face with these signs alone, under a name of ours. */
export async function leanFace(font: Buffer, signs: string): Promise<Buffer> {
  const theirs = await subsetFont(font, signs, { targetFormat: "truetype" });
  const [from, to] = [THEIRS, OURS].map((name) => Buffer.from(name, "utf16le").swap16().toString("latin1"));
  if (from === undefined || to === undefined || !theirs.includes(from, 0, "latin1"))
    throw new Error(`a face without its name; ${OTHERWISE}`);
  const ours = Buffer.from(theirs.toString("latin1").replaceAll(from, to), "latin1");
  return subsetFont(ours, signs, { targetFormat: "woff2" });
}
