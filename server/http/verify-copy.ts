import { existsSync } from "node:fs";
import path from "node:path";
import { checkDatabase } from "../sync/index.ts";
import { checkManifest } from "./copies.ts";
import { countRows, DATABASE_NAMES, DATABASES, versionOf, type Counts } from "./database-files.ts";

export interface VerifiedCopy extends Counts {
  readonly copy: string;
  /** `none`: it is from before there were manifests, so nobody knows whether its files are those that were copied. */
  readonly manifest: "right" | "none";
}

/**
 * Looks a copy through, and changes nothing of it: sizes and sums, every page of both databases, and whether this program can
 * open them.
 *
 * @param copy - where it came from, if it lies elsewhere by now
 * @throws with a sentence that says what is wrong
 */
export async function verifyCopy(folder: string, copy = folder): Promise<VerifiedCopy> {
  if (!existsSync(copy)) throw new Error(`there is no ${copy}`);
  try {
    const missing = DATABASE_NAMES.find((name) => !existsSync(path.join(folder, name)));
    if (missing !== undefined) throw new Error(`${missing} is not there`);
    const hasManifest = await checkManifest(folder);
    for (const name of DATABASE_NAMES) await verifyDatabase(folder, name);
    const [identity, sync] = DATABASE_NAMES.map((name) => path.join(folder, name)) as [string, string];
    return { copy, manifest: hasManifest ? "right" : "none", ...countRows(identity, sync) };
  } catch (cause) {
    throw new Error(`${copy} is no good copy: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function verifyDatabase(folder: string, name: keyof typeof DATABASES): Promise<void> {
  const file = path.join(folder, name);
  // A copy of the server's has none; without it the file beside it would be an older one.
  if (existsSync(`${file}-wal`)) throw new Error(`${name}-wal lies in it: these are files that were in use`);
  await checkDatabase(file);
  const found = versionOf(file);
  if (found > DATABASES[name]) {
    throw new Error(`${name} was written by a newer version (${found}); this one knows ${DATABASES[name]}`);
  }
}
