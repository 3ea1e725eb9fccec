import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { giveToOwner } from "../file-lock.ts";
import { flush } from "../sync/index.ts";
import { MANIFEST } from "./copies.ts";
import { DATABASE_NAMES } from "./database-files.ts";
import { backupName } from "./plan-prune.ts";
import { verifyCopy, type VerifiedCopy } from "./verify-copy.ts";

export interface RestoreOptions {
  readonly dataDir: string;
  readonly copy: string;
  /** Who is who stays as it is. */
  readonly logsOnly: boolean;
}

export interface Restored extends VerifiedCopy {
  /** The folder of what was there before; undefined: nothing was. */
  readonly setAside: string | undefined;
}

/** Files are put here first; cut off then, nothing has changed. */
const DRAFT = "restoring.partial";
/** Once the folder has this name what is in `NEW` takes its place, whoever does it. */
const RESTORING = "restoring";
const NEW = "new";

/** What is set aside for each: what is made of the logs is made again. */
const SET_ASIDE: Readonly<Record<string, readonly string[]>> = {
  "identity.sqlite": ["identity.sqlite"],
  "sync.sqlite": ["sync.sqlite", "regrade.sqlite", "snapshots.sqlite"],
};
const ENDINGS = ["", "-wal", "-shm", "-journal"];

/**
 * Puts a copy in the place of the data, which are set aside and never deleted. The copy is written beside them and looked through
 * there; from then on a restore that is cut off is finished by the next one, or by the next start. The folder is held meanwhile.
 */
export async function restoreCopy({ dataDir, copy, logsOnly }: RestoreOptions): Promise<Restored> {
  await finishRestore(dataDir);
  const draft = path.join(dataDir, DRAFT);
  const fresh = path.join(draft, NEW);
  await rm(draft, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  try {
    for (const name of [...DATABASE_NAMES, MANIFEST]) await copyIfThere(path.join(copy, name), path.join(fresh, name));
    const found = await verifyCopy(fresh, copy);
    const isWanted = (name: string) => name === "sync.sqlite" || (name === "identity.sqlite" && !logsOnly);
    for (const name of await readdir(fresh)) {
      const file = path.join(fresh, name);
      await (isWanted(name) ? makeOwn(file, dataDir) : rm(file));
    }
    for (const folder of [fresh, draft]) await flush(folder);
    giveToOwner(draft, dataDir);
    await rename(draft, path.join(dataDir, RESTORING));
    await flush(dataDir);
    return { ...found, setAside: await finishRestore(dataDir) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Goes on from wherever it was cut off. @returns the folder of what was there before; undefined: nothing was, or is under way */
export async function finishRestore(dataDir: string): Promise<string | undefined> {
  const place = path.join(dataDir, RESTORING);
  if (!existsSync(place)) return undefined;
  const fresh = path.join(place, NEW);
  // What is not in `NEW` any more is in its place: what lies there is not to be set aside.
  for (const name of await readdir(fresh).catch(() => [])) {
    for (const old of (SET_ASIDE[name] ?? []).flatMap((file) => ENDINGS.map((ending) => file + ending))) {
      if (existsSync(path.join(dataDir, old))) await rename(path.join(dataDir, old), path.join(place, old));
    }
    await flush(place);
    await rename(path.join(fresh, name), path.join(dataDir, name));
    await flush(dataDir);
  }
  await rm(fresh, { recursive: true, force: true });
  if ((await readdir(place)).length === 0) {
    await rmdir(place);
    return undefined;
  }
  const aside = freeName(dataDir);
  await rename(place, aside);
  await flush(dataDir);
  return aside;
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await copyFile(from, to);
}

async function makeOwn(file: string, dataDir: string): Promise<void> {
  await chmod(file, 0o600);
  giveToOwner(file, dataDir);
  await flush(file);
}

function freeName(dataDir: string): string {
  for (let at = Date.now(); ; at += 1_000) {
    const folder = path.join(dataDir, `before-restore-${backupName(at)}`);
    if (!existsSync(folder)) return folder;
  }
}
