import { spawn, type ChildProcess } from "node:child_process";
import { appendFile, glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type BrowserContext } from "playwright";
import { browserPath, LAUNCH_ARGS } from "../support/browser.ts";

/** A browser with a profile on disk, started by us, so that its whole process group can be killed. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  /** SIGKILL to every process of the group, as when the battery is pulled from the program. */
  readonly kill: () => Promise<void>;
  /** An orderly end. */
  readonly close: () => Promise<void>;
}

const START_MS = 30_000;

export function newProfile(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "mathflow-profile-"));
}

export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const args = [
    ...LAUNCH_ARGS,
    "--headless=new",
    // Containers have little shared memory; without it pages crash.
    "--disable-dev-shm-usage",
    "--password-store=basic",
    "--no-first-run",
    "--disable-default-apps",
    "--hide-crash-restore-bubble",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "about:blank",
  ];
  const child = spawn(browserPath(), args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const browser = await chromium.connectOverCDP(await debuggerAddress(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("the browser has no context");
  // Downloads are read inside the page; none is written.
  const session = await browser.newBrowserCDPSession();
  await session.send("Browser.setDownloadBehavior", { behavior: "deny" });
  return {
    context,
    kill: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      await ended;
      await browser.close().catch(() => {});
    },
    close: async () => {
      await session.send("Browser.close").catch(() => {});
      await ended;
    },
  };
}

export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/**
 * Leaves the profile as a kill between the two writes of one LevelDB record does: a record's head without its body at
 * the end of the log. Chromium goes on writing after it, and at the start after the next finds the log corrupt.
 */
export async function tearDatabaseLog(profile: string): Promise<void> {
  const base = path.join(profile, "Default", "IndexedDB");
  const logs: string[] = [];
  for await (const file of glob("*.leveldb/*.log", { cwd: base })) logs.push(path.join(base, file));
  const newest = logs.toSorted().at(-1);
  if (newest === undefined) throw new Error(`no database log under ${base}`);
  // Checksum (4 bytes), length (2 bytes, here 1,000), type (1 = whole record).
  await appendFile(newest, Uint8Array.of(1, 2, 3, 4, 0xe8, 0x03, 1));
}

/** Chromium says where it listens on its standard error. */
function debuggerAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const timer = setTimeout(() => reject(new Error(`the browser did not start: ${text.slice(-500)}`)), START_MS);
    child.stderr?.on("data", (chunk: Buffer) => {
      text = `${text}${chunk.toString()}`.slice(-10_000);
      const [, address] = /DevTools listening on (ws:\S+)/u.exec(text) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the browser ended with ${code}: ${text.slice(-500)}`)));
  });
}
