import { readFileSync } from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import sqlite from "node:sqlite";
import { WEATHER_FILE, type Weather } from "./weather.ts";

/**
 * Loaded before a server: its clock is off, and its disk is full, as the weather says. SQLite itself says that there is no room
 * (`max_page_count`), so that what follows is what a full disk does. The server's own reserve makes room, as on a disk.
 */
const file = process.env[WEATHER_FILE] ?? "";
/** Room that a reserve leaves in a database [pages]. */
const RESERVE_PAGES = 2_000;
const ANY_PAGES = 4_294_967_294;

let weather = readWeather();
let hasReserve = true;
const open = new Set<sqlite.DatabaseSync>();

function readWeather(): Weather {
  return JSON.parse(readFileSync(file, "utf8")) as Weather;
}

function limit(db: sqlite.DatabaseSync): void {
  const { page_count: pages } = db.prepare("PRAGMA page_count").get() as { readonly page_count: number };
  const most = weather.isFull ? Math.max(1, pages) + (hasReserve ? 0 : RESERVE_PAGES) : ANY_PAGES;
  db.exec(`PRAGMA max_page_count = ${most}`);
}

function limitAll(): void {
  for (const db of open) limit(db);
}

const Plain = sqlite.DatabaseSync;
sqlite.DatabaseSync = class extends Plain {
  constructor(...args: ConstructorParameters<typeof Plain>) {
    super(...args);
    open.add(this);
    if (weather.isFull) limit(this);
  }

  override close(): void {
    open.delete(this);
    super.close();
  }
};

const { writeFile, statfs, rm } = promises;
promises.writeFile = (async (...args: Parameters<typeof writeFile>) => {
  if (weather.isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  return writeFile(...args);
}) as typeof writeFile;
promises.statfs = (async (...args: Parameters<typeof statfs>) => {
  const found = await statfs(...args);
  return weather.isFull ? { ...found, bavail: 0, blocks: 1 } : found;
}) as typeof statfs;
promises.rm = async (...args: Parameters<typeof rm>) => {
  await rm(...args);
  if (String(args[0]).endsWith("reserve")) {
    hasReserve = false;
    limitAll();
  }
};

const TrueDate = Date;
globalThis.Date = class extends TrueDate {
  constructor(...args: unknown[]) {
    // With nothing said a date is now.
    if (args.length === 0) super(TrueDate.now() + weather.clockMs);
    else super(...(args as [number]));
  }

  static override now(): number {
    return TrueDate.now() + weather.clockMs;
  }
} as DateConstructor;

syncBuiltinESMExports();

process.on("SIGUSR2", () => {
  weather = readWeather();
  if (!weather.isFull) hasReserve = true;
  limitAll();
});
