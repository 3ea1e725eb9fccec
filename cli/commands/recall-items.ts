import { readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { addressesOf, type ItemAddress } from "#engine";
import { RecalledFile } from "#bank";
import { loadBankFromFiles } from "#bank/factory";
import { UsageError, type ExitStatus, type Io } from "../command.ts";

/** Where what is recalled is kept. */
export interface RecallStore {
  readonly read: () => Promise<RecalledFile>;
  readonly write: (file: RecalledFile) => Promise<void>;
}

const target = fileURLToPath(new URL("../../bank/recalled.json", import.meta.url));

export const RECALL_FILE: RecallStore = {
  read: async () => RecalledFile.parse(JSON.parse(await readFile(target, "utf8"))),
  write: async (file) => {
    await writeFile(`${target}.new`, `${JSON.stringify(file, null, 2)}\n`);
    await rename(`${target}.new`, target);
  },
};

/** Adds items to what is recalled, or prints it: one line an item [CLI24]. */
export async function recallItems(
  io: Io,
  store: RecallStore,
  ids: readonly string[],
  reason: string | undefined,
): Promise<ExitStatus> {
  const { items } = await store.read();
  if (ids.length > 0 && (reason ?? "").trim() === "") throw new UsageError("--reason is needed: why is it recalled?");
  const found = ids.length === 0 ? new Map<string, ItemAddress>() : addressesOf(ids, await loadBankFromFiles());
  const unknown = ids.filter((id) => !found.has(id));
  // All or nothing: half a recall would look like a whole one.
  for (const id of unknown) io.out(JSON.stringify({ id, error: "no item that is asked has this id" }));
  if (unknown.length > 0) return 1;
  const on = new Date().toISOString().slice(0, 10);
  const added = [...found.values()].map((address) => ({ ...address, reason: (reason ?? "").trim(), on }));
  const all = [...items, ...added];
  if (added.length > 0) await store.write({ items: all });
  for (const item of ids.length > 0 ? added : all) io.out(JSON.stringify(item));
  return 0;
}
