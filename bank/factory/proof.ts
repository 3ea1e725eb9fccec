import { readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { z } from "zod";
import { canonicalJson, sha256Hex } from "#engine";
import { STRANDS, type Strand } from "#bank";

/**
 * `bank/verified/PROOF.json`: for each strand whose listed items have all been proved, a hash of everything that the
 * result depends on. As long as it is the hash of the checkout, proving the strand again could only say the same [FAC5].
 */
const Proof = z.strictObject({
  format: z.literal("mathflow-proof/1"),
  strands: z.partialRecord(z.enum(STRANDS), z.string().regex(/^[0-9a-f]{16}$/u)),
});

export type ProofByStrand = Readonly<Partial<Record<Strand, string>>>;

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PROOF = new URL("../verified/PROOF.json", import.meta.url);

/** What is proved; nothing where there is no such file or it cannot be read. */
export async function readProof(): Promise<ProofByStrand> {
  try {
    return Proof.parse(JSON.parse(await readFile(PROOF, "utf8"))).strands;
  } catch {
    return {};
  }
}

export async function writeProof(strands: ProofByStrand): Promise<void> {
  const text = `${JSON.stringify({ format: "mathflow-proof/1", strands } satisfies z.input<typeof Proof>, null, 2)}\n`;
  const next = new URL("PROOF.json.new", PROOF);
  await writeFile(next, text);
  await rename(next, PROOF);
}

/** The code that proves a strand. */
export interface ProofCode {
  /** Paths from the root of the checkout, in order. */
  readonly files: readonly string[];
  /** Packages that the code imports. */
  readonly packages: readonly string[];
}

/**
 * What this checkout's proofs depend on: the text of the code that can run when a strand is proved, versions of the
 * packages it uses, and the strand's list.
 *
 * @param listHash - `VerifiedFile.hash` of a strand, undefined where there is no list
 * @param code - what `findProofCode` has found, where that is known
 */
export async function currentProof(
  listHash: (strand: Strand) => string | undefined,
  code?: Readonly<Record<Strand, ProofCode>>,
  readSource = (file: string) => readFile(`${ROOT}${file}`, "utf8"),
): Promise<ProofByStrand> {
  const codeByStrand = code ?? (await findProofCode());
  const entries = STRANDS.map(async (strand) => {
    const { files, packages } = codeByStrand[strand];
    const texts = await Promise.all(files.map(async (file) => [file, await readSource(file)]));
    const versions = await Promise.all(packages.map(async (name) => [name, await versionOf(name)]));
    return [strand, sha256Hex(canonicalJson([texts, versions, listHash(strand) ?? null])).slice(0, 16)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The bundler finds the code, because it follows imports through `#engine` and `#bank` to what is really used: a change
 * to the tutor's conversation does not make the bank unproved. A strand sees the second method of its own strand only.
 */
export async function findProofCode(): Promise<Readonly<Record<Strand, ProofCode>>> {
  // Loaded here: nothing else of the factory needs a bundler.
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    plugins: [
      {
        name: "mathflow-proof-entries",
        resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
        load: (id) => {
          if (id.startsWith(`\0${ENTRY}`)) return entryOf(id.slice(ENTRY.length + 1));
          return id.endsWith("/factory/critic/index.ts") ? "export const findSolver = () => undefined;" : null;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(STRANDS.map((strand) => [strand, `${ENTRY}${strand}`])),
        external: (id) => !/^[./#\0]/u.test(id) && !id.startsWith(ENTRY),
        preserveEntrySignatures: "strict",
        // A constant that is copied to where it is used would leave its file out.
        optimization: { inlineConst: false },
      },
    },
  });
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
  return Object.fromEntries(STRANDS.map((strand) => [strand, codeOf(strand, chunks)])) as Record<Strand, ProofCode>;
}

const ENTRY = "virtual:proof/";

function entryOf(strand: string): string {
  const files = [`blueprints/${strand}/index.ts`, `factory/critic/solvers/${strand}.ts`, "factory/build-list.ts"];
  return files.map((file, at) => `export * as part${at} from ${JSON.stringify(`${ROOT}bank/${file}`)};`).join("\n");
}

function codeOf(strand: Strand, chunks: readonly Rolldown.OutputChunk[]): ProofCode {
  const reached = new Set(chunks.filter(({ isEntry, name }) => isEntry && name === strand));
  // A set visits what is added while it is walked: imports of imports too.
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  const ours = new Set(chunks.map(({ fileName }) => fileName));
  const ids = [...reached].flatMap(({ modules }) => Object.keys(modules)).filter((id) => id.startsWith(ROOT));
  const imported = [...reached].flatMap(({ imports }) => imports.filter((name) => !ours.has(name)));
  if (ids.length === 0) throw new Error(`the proof of ${strand} has no code`);
  return {
    files: ids.map((id) => id.slice(ROOT.length)).toSorted(),
    packages: [...new Set(imported.map(packageOf))].toSorted(),
  };
}

/** `@noble/hashes/sha2.js` is of the package `@noble/hashes`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(`${ROOT}node_modules/${name}/package.json`, "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
