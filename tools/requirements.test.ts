import { glob, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";

const ID = String.raw`(?:[CDFHMNPST]\d{1,2}|TH\d{1,2})`;
/** `requirement M10`, `Requirements M1, M8 and T4`. */
const NAMED = new RegExp(String.raw`\brequirements? (${ID}(?:(?:,| and|, and) ${ID})*)(?!\w)`, "giu");
/** Threats have letters of their own, and so stand anywhere. */
const THREAT = /(?<!\w)TH\d{1,2}(?!\w)/gu;
/** Ids alone in brackets: `(M10)`, `[T4]`, `(T1, T3)`. */
const BARE = new RegExp(String.raw`[[(](?:[CDFHMNPST]\d{1,2}(?:, )?)+[\])]`, "gu");
const ANY = new RegExp(String.raw`(?<![\w-])${ID}(?![\w-])`, "gu");

/** Folders of what is built, fetched or measured. */
const NOT_OURS = /^(?:node_modules|dist|build|data|coverage|test-results|\.\w+)$/u;

async function ourTexts(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob("**/*.{css,md,mjs,ts,tsx}", { exclude: (name) => NOT_OURS.test(name) })) {
    found.set(file, await readFile(file, "utf8"));
  }
  return found;
}

/** Every requirement and threat a text cites. A SPEC.md may cite without a word before the id. */
function citedIn(file: string, text: string): readonly string[] {
  const places = file.endsWith("SPEC.md")
    ? [text]
    : [...text.matchAll(NAMED), ...text.matchAll(THREAT)].map(([all]) => all);
  return places.flatMap((place) => place.match(ANY) ?? []);
}

const texts = await ourTexts();
const known = new Set(
  [
    ...(texts.get("docs/requirements.md") ?? "").matchAll(/^- \*\*(\w+)\*\*/gmu),
    ...(texts.get("docs/security.md") ?? "").matchAll(/\b(TH\d+)/gu),
  ].map(([, id]) => id),
);

describe("[TLS20] what is cited as a requirement or a threat is on its list", () => {
  test("in every rule, test, comment and document", () => {
    const cited = [...texts].flatMap(([file, text]) => citedIn(file, text).map((id) => ({ file, id })));
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(new Set(cited.map(({ id }) => id)).size).toBeGreaterThan(60);
  });

  test("outside a SPEC.md no id of a requirement stands alone in brackets", () => {
    const bare = [...texts]
      .filter(([file]) => !file.endsWith("SPEC.md") && file !== "tools/requirements.test.ts")
      .flatMap(([file, text]) => (text.match(BARE) ?? []).map((place) => ({ file, place })));
    expect(bare).toEqual([]);
  });

  test.for([
    { file: "a.ts", text: "Words (requirements M1, M8 and T4), threat TH7", ids: ["M1", "M8", "T4", "TH7"] },
    { file: "a.test.ts", text: '"[SRV1] [TH19] nothing"; path d="M24 4" R2 T1', ids: ["TH19"] },
    { file: "SPEC.md", text: "- **ABC1** One sentence (M10, TH8). RP-N1 T20s", ids: ["M10", "TH8"] },
  ])("of `$text` in $file they are $ids", ({ file, text, ids }) => {
    expect(citedIn(file, text).toSorted()).toEqual(ids);
  });
});
