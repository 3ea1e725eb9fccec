import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

export const SCRIPT = `console.log("${"mathflow ".repeat(400)}")`;

export interface BuiltFixture {
  /** A folder with secrets beside the app. */
  readonly root: string;
  readonly appDir: string;
  readonly previousDir: string;
  readonly dataDir: string;
}

/** A small built app on disk with files around it that must never be served; removed after the test. */
export async function makeBuiltApp(): Promise<BuiltFixture> {
  const root = await mkdtemp(path.join(tmpdir(), "mathflow-server-"));
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "package.json": '{"secret":true}',
    "app/index.html": "<!doctype html><title>MathFlow</title>",
    "app/sw.js": "self.real = 1",
    "app/sw-kill.js": "self.registration.unregister()",
    "app/manifest.webmanifest": "{}",
    "app/icon.svg": "<svg/>",
    "app/.env": "SECRET=1",
    "app/.git/config": "secret",
    "app/assets/index-1.js": SCRIPT,
    "app/assets/index-1.js.br": brotliCompressSync(SCRIPT),
    "app/assets/index-1.js.gz": gzipSync(SCRIPT),
    "app/assets/font-1.woff2": "w".repeat(4_000),
    "previous/assets/index-0.js": "previous()",
    "previous/assets/index-1.js": "stale()",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return {
    root,
    appDir: path.join(root, "app"),
    previousDir: path.join(root, "previous"),
    dataDir: path.join(root, "data"),
  };
}
