import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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
  readonly end: () => Promise<void>;
}

export async function deploy(): Promise<Deployment> {
  const appDir = await mkdtemp(path.join(tmpdir(), "mathflow-app-"));
  await cp("dist/app", appDir, { recursive: true });
  const app = createApp({ appDir, previousDir: appDir, version: "test", epoch: "test", serviceWorkerOff: false });
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
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
    end: async () => {
      server.closeAllConnections();
      server.close();
      await rm(appDir, { recursive: true, force: true });
    },
  };
}
