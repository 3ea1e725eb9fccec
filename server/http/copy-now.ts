import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { giveToOwner, inTurn } from "../file-lock.ts";
import { copyDatabase, copyFile } from "../sync/index.ts";
import { noRoom } from "./backups.ts";
import { COPYING, listCopies, makeCopy } from "./copies.ts";
import { DATABASE_NAMES } from "./database-files.ts";
import { nextName, roomFor } from "./plan-prune.ts";
import { freeIn } from "./reserve.ts";

/**
 * Makes a copy as a server makes its own, beside one that runs or not. Nothing is pruned for it, and nothing counts as durable for
 * its sake: whoever asked may take it away.
 *
 * @returns its folder
 */
export async function copyNow(dataDir: string, folder: string): Promise<string> {
  const [identity, sync] = DATABASE_NAMES.map((name) => path.join(dataDir, name)) as [string, string];
  for (const file of [identity, sync]) {
    if (!existsSync(file)) throw new Error(`there is no ${file}: MATHFLOW_DATA names the folder of the server's data`);
  }
  if (!existsSync(folder)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (path.dirname(folder) === dataDir) giveToOwner(folder, dataDir);
  }
  return inTurn(path.join(dataDir, COPYING), async () => {
    const sizes = await Promise.all([identity, sync].map(async (file) => (await stat(file)).size));
    if ((await freeIn(folder)) < roomFor(sizes.reduce((sum, size) => sum + size, 0))) throw noRoom();
    const name = nextName((await listCopies(folder, DATABASE_NAMES)).whole, Date.now());
    const fill: Parameters<typeof makeCopy>[2] = async ({ folder: draft, settle }) => {
      await copyFile(identity, path.join(draft, "identity.sqlite"), () => {});
      await copyDatabase(sync, path.join(draft, "sync.sqlite"), name);
      await settle();
    };
    await makeCopy(folder, name, fill, new AbortController().signal);
    return path.join(folder, name);
  });
}
