import { existsSync } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { UsageError } from "../command.ts";

/** Takes files one by one; they are there, under the name asked for, when all are. */
export interface PackageFiles {
  readonly add: (name: string, text: string) => Promise<void>;
  /** Nothing is left of what was added. */
  readonly drop: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** More entries than a zip's table of contents has room for. */
const MOST_IN_ZIP = 65_535;

/**
 * A folder, or a zip where the name ends in `.zip`. Throws a `UsageError` for one that is there already, and for more files
 * than a zip can hold.
 *
 * @param files - how many there will be, at most
 */
export async function openPackage(to: string, files: number): Promise<PackageFiles> {
  if (existsSync(to)) throw new UsageError(`${to} is there already`);
  if (!to.endsWith(".zip")) return openFolder(to);
  if (files > MOST_IN_ZIP) throw new UsageError(`${files} files are more than a zip can hold: name a folder`);
  return openZip(to);
}

async function openFolder(to: string): Promise<PackageFiles> {
  const part = `${to}.part`;
  const made = new Set<string>();
  if (existsSync(part)) throw new UsageError(`${part} is there already`);
  await mkdir(part, { recursive: true });
  return {
    add: async (name, text) => {
      const file = path.join(part, name);
      const dir = path.dirname(file);
      if (!made.has(dir)) await mkdir(dir, { recursive: true });
      made.add(dir);
      await writeFile(file, text, { flag: "wx" });
    },
    drop: () => rm(part, { recursive: true, force: true }),
    end: () => rename(part, to),
  };
}

async function openZip(to: string): Promise<PackageFiles> {
  const part = `${to}.part`;
  const handle = await open(part, "wx");
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  const flush = async () => {
    const ready = pieces;
    pieces = [];
    for (const piece of ready) await handle.write(piece);
  };
  return {
    add: async (name, text) => {
      const file = new ZipDeflate(name);
      // The same items make the same file.
      file.mtime = new Date(1980, 0, 1);
      zip.add(file);
      file.push(strToU8(text), true);
      await flush();
    },
    drop: async () => {
      await handle.close();
      await rm(part, { force: true });
    },
    end: async () => {
      zip.end();
      await flush();
      await handle.close();
      await rename(part, to);
    },
  };
}
