import { stat } from "node:fs/promises";
import { freeIn } from "../http/reserve.ts";
import type { Disk } from "./server-facts.ts";

/** One disk is told once; one that does not say how much is free, or is away, is left out. */
export async function lookAtDisks(folders: Readonly<Record<Disk["of"], string | undefined>>): Promise<readonly Disk[]> {
  const seen = new Set<number>();
  const disks: Disk[] = [];
  for (const name of ["data", "copies"] as const) {
    const folder = folders[name];
    const found = folder === undefined ? undefined : await stat(folder).catch(() => undefined);
    if (folder === undefined || found === undefined || seen.has(found.dev)) continue;
    seen.add(found.dev);
    const freeBytes = await freeIn(folder);
    if (Number.isFinite(freeBytes)) disks.push({ of: name, freeBytes });
  }
  return disks;
}
