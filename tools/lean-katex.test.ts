import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import whole from "katex";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND, drawContext, STRANDS } from "#bank";
import { buildItem } from "#engine";
import { importLessons } from "../bank/strands.ts";
import { caseTables } from "../corpora/answers/all-cases.ts";
import { readStatement } from "../engine/answers/read/read-statement.ts";
import { statementToLatex } from "../engine/answers/read/to-latex.ts";
import { strayMarkup } from "../engine/llm/check-markup.ts";
import { leanFace, leanKatexOf, leanStyles, WRITTEN, type LeanKatex } from "./lean-katex.ts";

const DIST = path.dirname(createRequire(import.meta.url).resolve("katex/dist/katex.mjs"));
/** As the pages draw a formula. */
const DRAWING = { throwOnError: true, strict: "ignore", maxExpand: 200, maxSize: 20 } as const;
const BLANK = { "\\square": "\\boxed{\\phantom{00}}" };

let source = "";
let made: LeanKatex;
let lean: typeof whole;
let folder = "";

beforeAll(async () => {
  source = await readFile(path.join(DIST, "katex.mjs"), "utf8");
  made = leanKatexOf(source);
  folder = await mkdtemp(path.join(tmpdir(), "mathflow-katex-"));
  const file = path.join(folder, "katex.mjs");
  await writeFile(file, made.source);
  lean = ((await import(pathToFileURL(file).href)) as { readonly default: typeof whole }).default;
});

afterAll(() => rm(folder, { recursive: true }));

/** The markup of a formula; null where KaTeX refuses it. */
function drawn(katex: typeof whole, latex: string): string | null {
  try {
    return katex.renderToString(latex, { ...DRAWING, macros: { ...BLANK } });
  } catch {
    return null;
  }
}

/** Formulas that are not drawn as by the whole of KaTeX. */
function drawnOtherwise(formulas: Iterable<string>): readonly string[] {
  return [...new Set(formulas)].filter((latex) => drawn(lean, latex) !== drawn(whole, latex));
}

/** The formulas in all texts of what is shown. */
function formulasIn(value: unknown, name = ""): readonly string[] {
  if (typeof value === "string") {
    if (name === "math") return [value];
    return [...value.replaceAll(String.raw`\$`, "").matchAll(/\$([^$]*)\$/gu)].map(([, latex]) => latex as string);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => formulasIn(part, Array.isArray(value) ? name : key));
}

/** A command alone, among numbers, raised, in fractions and roots, and with what may stand behind it. */
const FRAMES: readonly ((command: string) => string)[] = [
  (command) => command,
  (command) => `1 ${command} 2`,
  (command) => `a_{${command}}^{${command}}`,
  (command) => `${command}{1}{2}`,
  (command) => `${command}(\\frac{1}{2}`,
  (command) => `${command} , 2`,
  (command) => `\\dots ${command}`,
  (command) => `\\text{${command}}`,
  (command) => `\\mathit{${command}}`,
  (command) => `\\sqrt[3]{\\frac{a}{${command}}}`,
  (command) => `\\left(\\frac{\\frac{1}{2}}{${command}}\\right)`,
  (command) => `\\left${command}\\frac{\\frac{1}{2}}{3}\\right${command}`,
];

const inFrames = (commands: Iterable<string>): readonly string[] =>
  [...commands].flatMap((command) => FRAMES.map((frame) => frame(command)));

test("[TLS35] formulas of problems and lessons are drawn as by the whole of KaTeX", async () => {
  const formulas = new Set<string>();
  for (const blueprint of STRANDS.flatMap((strand) => BLUEPRINTS_BY_STRAND[strand]))
    for (const level of [1, 2, 3, 4, 5] as const)
      for (const seed of [11, 12]) {
        const built = buildItem(blueprint, level, seed, drawContext);
        if (built.ok) for (const latex of formulasIn(built.value.item)) formulas.add(latex);
      }
  for (const strand of STRANDS) for (const latex of formulasIn(await importLessons(strand))) formulas.add(latex);
  expect(formulas.size).toBeGreaterThan(2000);
  expect([...formulas].filter((latex) => drawn(whole, latex) === null)).toEqual([]);
  expect(drawnOtherwise(formulas)).toEqual([]);
});

test("[TLS35] answers are drawn as they were read, as by the whole of KaTeX", () => {
  const read = Object.values(caseTables)
    .flat()
    .flatMap(({ given, expected }) => [given, expected ?? given])
    .flatMap((text) => {
      const statement = readStatement(text);
      if (!statement.ok) return [];
      return ([".", ","] as const).map((decimal) => statementToLatex(statement.value.statement, decimal));
    });
  expect(new Set(read).size).toBeGreaterThan(1000);
  expect(drawnOtherwise(read)).toEqual([]);
});

test("[TLS35] letters and signs of a keyboard are drawn as by the whole of KaTeX, with their marks", () => {
  const codes = [...range(0x20, 0x7f), ...range(0xc0, 0x250), ...range(0x370, 0x400)];
  const signs = [...String.fromCodePoint(...codes)].filter((sign) => sign < "\u007f" || /\p{L}/u.test(sign));
  expect(drawnOtherwise(inFrames([...signs, ..."ℂℍℕℙℚℝℤℓ×÷·−≤≥≠≈°π□½£€¥¢…–—‘’“”∞∅∈∪∩∖→⇒′"]))).toEqual([]);
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Every command that KaTeX has a definition for. */
function commandsOfKatex(): readonly string[] {
  return [
    ...new Set([...source.matchAll(/["'](\\\\(?:[a-zA-Z]+|[^a-zA-Z"']))["']/gu)].map(([, name]) => name as string)),
  ].map((name) => name.slice(1));
}

test("[TLS35] what teachers may put in their forms is drawn as by the whole of KaTeX", () => {
  expect(drawnOtherwise(inFrames(WRITTEN))).toEqual([]);
});

test("[TLS35] what a model may say is drawn as by the whole of KaTeX", () => {
  const allowed = commandsOfKatex().filter((command) => strayMarkup(`$1 ${command} {2}$`) === undefined);
  expect(allowed).toEqual(expect.arrayContaining(["\\frac", "\\Box", "\\cdots", "\\degree", "\\,"]));
  expect(drawnOtherwise(inFrames(allowed))).toEqual([]);
});

/** Commands that our texts name and no formula of ours is written with: what is read, refused or an example of it. */
const NOT_WRITTEN = new Set(["\\begin", "\\end", "\\href", "\\def", "\\bm"]);

test("[TLS35] each command that engine, bank or app names is drawn as by the whole of KaTeX", async () => {
  const known = new Set(commandsOfKatex());
  const named = new Set<string>();
  for (const room of ["engine", "bank", "app"])
    for (const file of await readdir(room, { recursive: true })) {
      if (!/(?<!\.test|\.fixture|testing)\.tsx?$/u.test(file)) continue;
      const text = await readFile(path.join(room, file), "utf8");
      for (const [command] of text.matchAll(/\\[a-zA-Z]{2,}/gu)) if (known.has(command)) named.add(command);
    }
  expect(named.size).toBeGreaterThan(60);
  expect(drawnOtherwise(inFrames([...named].filter((command) => !NOT_WRITTEN.has(command))))).toEqual([]);
});

test("[TLS35] a command that is left out is an error, as one that there never was", () => {
  const left = String.raw`\href{a}{b} \url{a} \includegraphics{a} \htmlId{a}{b} \def\a{b} \begin{array}{c}a\end{array} \xrightarrow{a} \verb|a|`;
  const formulas = [...left.split(" "), String.raw`\nosuch`];
  expect(formulas.map((latex) => drawn(lean, latex))).toEqual(formulas.map(() => null));
  expect(made.source.length).toBeLessThan(source.length * 0.75);
});

test("[TLS35] a KaTeX that is made otherwise is an error", () => {
  for (const [part, other] of [
    ["defineSymbol(", "addSymbol("],
    ['"\\\\phantom"', '"\\\\ghost"'],
    ["fontMetricsData", "measures"],
    ["var path =", "var paths ="],
  ] as const)
    expect(() => leanKatexOf(source.replaceAll(part, other))).toThrow("made otherwise");
});

test("[TLS36] the styles name the faces that are shipped, by names of ours", async () => {
  for (const file of ["katex.css", "katex.min.css"]) {
    const { css, names } = leanStyles(await readFile(path.join(DIST, file), "utf8"), "../faces");
    expect(names.toSorted()).toEqual([
      "Main-Regular",
      "Math-Italic",
      "Size1-Regular",
      "Size2-Regular",
      "Size3-Regular",
      "Size4-Regular",
    ]);
    expect(css.match(/url\([^)]*\)/gu)).toEqual(names.map((name) => `url(../faces/Maths_${name}.woff2)`));
    expect(css).not.toContain("KaTeX_");
  }
  expect(() => leanStyles("p { margin: 0 }", "")).toThrow("made otherwise");
});

test.for(["Main-Regular", "Math-Italic", "Size1-Regular", "Size2-Regular", "Size3-Regular", "Size4-Regular"])(
  "[TLS36] %s draws each sign that is left as it did",
  async (name) => {
    const signs = made.signs.get(name) ?? "";
    expect(signs).not.toBe("");
    const font = await readFile(path.join(DIST, `fonts/KaTeX_${name}.woff2`));
    const face = await leanFace(font, signs);
    expect(face.length).toBeLessThan(font.length);
    const [theirs, ours] = await Promise.all([
      subsetFont(font, signs, { targetFormat: "truetype" }),
      subsetFont(face, signs, { targetFormat: "truetype" }),
    ]);
    expect(ours.toString("latin1")).not.toContain("K\0a\0T\0e\0X\0_");
    for (const sign of signs) {
      const [before, after] = await Promise.all([theirs, ours].map((one) => subsetFont(one, sign)));
      for (const table of ["glyf", "hmtx", "cmap", "hhea"])
        expect([sign, tableOf(after, table)]).toEqual([sign, tableOf(before, table)]);
    }
  },
);

/** One table of a font in the form that is not packed. */
function tableOf(font: Buffer | undefined, tag: string): string {
  if (font === undefined) throw new Error("no font");
  const at = font.indexOf(tag, 12, "latin1");
  const start = font.readUInt32BE(at + 8);
  return font.toString("base64", start, start + font.readUInt32BE(at + 12));
}
