import { stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";

/** So much is read in a few milliseconds; more is looked at in a thread of its own, as nobody is answered meanwhile. */
const SMALL_BYTES = 16 * 2 ** 20;
const SQLITE_CORRUPT = 11;

/** @throws where a page of the database cannot be what SQLite wrote */
export async function checkDatabase(file: string): Promise<void> {
  const { size } = await stat(file);
  const found = size <= SMALL_BYTES ? quickCheck(file) : await checkElsewhere(file);
  if (found === "ok") return;
  throw Object.assign(new Error(`${path.basename(file)} is damaged: ${found}`), { errcode: SQLITE_CORRUPT });
}

/** `ok`, or what is wrong. */
export function quickCheck(file: string): string {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const found = db.prepare("PRAGMA quick_check(1)").get();
    db.close();
    return String(found?.["quick_check"]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function checkElsewhere(file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./check-database-worker.ts", import.meta.url), { workerData: file });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
