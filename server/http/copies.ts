import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { giveToOwner } from "../file-lock.ts";
import { flush } from "../sync/index.ts";
import { timeOfBackup, type Copy } from "./plan-prune.ts";

/** What a copy consists of, by name: written when all of it is there, taken away before any of it is. */
const Manifest = z.strictObject({
  files: z.record(
    z.string(),
    z.strictObject({
      bytes: z.int().nonnegative(),
      /** Hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    }),
  ),
});
type Manifest = z.infer<typeof Manifest>;

/** In the data folder: of those who copy it one is at it at a time, as what is being made looks like what was cut off. */
export const COPYING = "copying";

export const MANIFEST = "manifest.json";
/** Folders that are being filled, and emptied. */
const [PARTIAL, GONE] = [".partial", ".gone"];

/**
 * Whole copies in a folder, and the names of folders that are none any more or never were; other names are nobody's business.
 *
 * @param files - what a copy without a manifest consists of: those that were made before there was one
 */
export async function listCopies(
  folder: string,
  files: readonly string[],
): Promise<{ readonly whole: readonly Copy[]; readonly cutOff: readonly string[] }> {
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => timeOfBackup(withoutEnding(name)) !== undefined,
  );
  const copies = await Promise.all(
    names.map(async (name) => {
      const [bytes, tables] = [await sizeOf(folder, name, files), await tablesOf(folder, name, files)];
      return { name, bytes, tables };
    }),
  );
  return {
    whole: copies.flatMap(({ name, bytes, tables }) => (bytes === undefined ? [] : [{ name, bytes, tables }])),
    cutOff: copies.filter(({ bytes }) => bytes === undefined).map(({ name }) => name),
  };
}

export interface CopyPlace {
  /** Empty; only for now. */
  readonly folder: string;
  readonly name: string;
  /** Puts the folder where it stays, when all files are in it. */
  readonly settle: () => Promise<void>;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** Makes a copy under a name: `fill` puts the files into its folder and lets it settle. */
export async function makeCopy(
  folder: string,
  name: string,
  fill: (place: CopyPlace) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const draft = path.join(folder, `${name}${PARTIAL}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const settle = async () => {
      signal.throwIfAborted();
      await writeManifest(draft);
      for (const file of await readdir(draft)) giveToOwner(path.join(draft, file), folder);
      giveToOwner(draft, folder);
      await rename(draft, path.join(folder, name));
      await flush(folder);
    };
    await fill({ folder: draft, name, settle, signal });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Never leaves under its name what is no whole copy. */
export async function removeCopy(folder: string, name: string): Promise<void> {
  const gone = path.join(folder, `${withoutEnding(name)}${GONE}`);
  if (!name.endsWith(GONE)) {
    await rm(gone, { recursive: true, force: true });
    await rename(path.join(folder, name), gone);
  }
  await rm(path.join(gone, MANIFEST), { force: true });
  await rm(gone, { recursive: true });
}

/** Of a whole copy; undefined: it is none [bytes]. */
async function sizeOf(folder: string, name: string, files: readonly string[]): Promise<number | undefined> {
  if (timeOfBackup(name) === undefined) return undefined;
  const found = await readFile(path.join(folder, name, MANIFEST), "utf8").catch(() => undefined);
  const expected = found === undefined ? new Map(files.map((file) => [file, undefined])) : sizesIn(found);
  let sum = 0;
  for (const [file, bytes] of expected) {
    const size = (await stat(path.join(folder, name, file)).catch(() => undefined))?.size;
    if (size === undefined || size !== (bytes ?? size)) return undefined;
    sum += size;
  }
  return expected.size === 0 ? undefined : sum;
}

/** Where SQLite's format has a file's `user_version`: a number of four bytes. */
const VERSION_AT = 60;

async function tablesOf(folder: string, name: string, files: readonly string[]): Promise<string> {
  const versions = files.map(async (file) => {
    const handle = await open(path.join(folder, name, file)).catch(() => undefined);
    if (handle === undefined) return 0;
    try {
      return (await handle.read(Buffer.alloc(4), 0, 4, VERSION_AT)).buffer.readUInt32BE();
    } finally {
      await handle.close();
    }
  });
  return (await Promise.all(versions)).join(" ");
}

function sizesIn(text: string): ReadonlyMap<string, number | undefined> {
  try {
    return new Map(Object.entries(readManifest(text).files).map(([file, { bytes }]) => [file, bytes]));
  } catch {
    return new Map();
  }
}

/**
 * Compares the files with what the manifest says of them.
 *
 * @returns false: there is none, as with copies from before there were manifests
 * @throws where a file is another one
 */
export async function checkManifest(folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch(() => undefined);
  if (text === undefined) return false;
  for (const [name, expected] of Object.entries(readManifest(text).files)) {
    const found = await measure(path.join(folder, name)).catch(() => undefined);
    if (found === undefined) throw new Error(`${name} is not there`);
    if (found.bytes !== expected.bytes) throw new Error(`${name} has ${found.bytes} bytes, not ${expected.bytes}`);
    if (found.sha256 !== expected.sha256) throw new Error(`${name} is not what was copied: its SHA-256 is another one`);
  }
  return true;
}

function readManifest(text: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${MANIFEST} cannot be read`, { cause });
  }
}

async function measure(file: string): Promise<Manifest["files"][string]> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest("hex") };
}

async function writeManifest(folder: string): Promise<void> {
  const files: Manifest["files"] = {};
  for (const name of (await readdir(folder)).toSorted()) files[name] = await measure(path.join(folder, name));
  const handle = await open(path.join(folder, MANIFEST), "w", 0o600);
  try {
    await handle.writeFile(`${JSON.stringify({ files }, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await flush(folder);
}

function withoutEnding(name: string): string {
  return [PARTIAL, GONE].reduce((left, ending) => (left.endsWith(ending) ? left.slice(0, -ending.length) : left), name);
}
