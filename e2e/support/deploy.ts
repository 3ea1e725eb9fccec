import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "#server";

/** A server of its own over a copy of the built app, so that a test can put a new version there. */
export interface Deployment {
  readonly url: string;
  /** The service worker gets another byte: to a browser that is a new version. */
  readonly release: () => Promise<void>;
  /** From now on the line carries so many more files of the saved copy; the others are waited for in vain. */
  readonly holdAfter: (count: number) => void;
  /** Nobody is answered, as where the network is gone; `true` mends it. */
  readonly connect: (isThere: boolean) => void;
  /** Files of the saved copy that were sent, each as often as it was. */
  readonly copied: readonly string[];
  readonly end: () => Promise<void>;
}

/** @param change - gives other code for the engine */
export async function deploy(change?: (engine: string) => string): Promise<Deployment> {
  const appDir = await mkdtemp(path.join(tmpdir(), "mathflow-app-"));
  await cp("dist/app", appDir, { recursive: true });
  if (change !== undefined) await changeEngine(path.join(appDir, "assets"), change);
  const app = createApp({ appDir, previousDir: appDir, version: "test", epoch: "test", serviceWorkerOff: false });
  const answer = getRequestListener(app.fetch);
  let isThere = true;
  let carries = Number.POSITIVE_INFINITY;
  const copied: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    // Pages fetch scripts and styles as such; what is fetched as nothing in particular is for the saved copy.
    const isCopy = request.headers["sec-fetch-dest"] === "empty" && !/^\/(?:v1|healthz)/u.test(url);
    if (!isThere) request.socket.destroy();
    else if (isCopy && copied.length >= carries) return;
    else {
      if (isCopy) copied.push(url);
      void answer(request, response);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  const worker = path.join(appDir, "sw.js");
  return {
    url: `http://127.0.0.1:${address.port}`,
    release: async () => {
      await writeFile(worker, `${await readFile(worker, "utf8")}\n// next version`);
      // What the build packed is of the version before.
      for (const ending of [".br", ".gz"]) await rm(worker + ending);
    },
    holdAfter: (count) => {
      carries = copied.length + count;
    },
    connect: (there) => {
      isThere = there;
      if (there) return;
      carries = Number.POSITIVE_INFINITY;
      server.closeAllConnections();
    },
    copied,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await rm(appDir, { recursive: true, force: true });
    },
  };
}

async function changeEngine(folder: string, change: (engine: string) => string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /^engine\.worker-.*\.js$/u.test(file));
  if (name === undefined) throw new Error("the build has no engine worker");
  const file = path.join(folder, name);
  await writeFile(file, change(await readFile(file, "utf8")));
  for (const ending of [".br", ".gz"]) await rm(file + ending);
}
