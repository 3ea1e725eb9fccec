import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Hono } from "hono";
import { securityHeaders } from "../security-headers.ts";
import { renderPage } from "./page.ts";
import type { RootCertificate } from "./root-certificate.ts";

export interface SetupDevice {
  /** Where devices open the app; undefined: over https at the name this page was asked at. */
  readonly address?: string;
  /** Undefined: the devices' own list has it. */
  readonly root?: RootCertificate;
  /** Of the server's own TLS; undefined: a proxy has it, at the usual one. */
  readonly tlsPort?: () => number;
  /** Where this page is had without TLS; undefined: where it was asked for. */
  readonly setupPort?: () => number;
}

const FONTS = "@fontsource/andika/files/andika-latin";
const { resolve } = createRequire(import.meta.url);

const FILES: readonly { readonly name: string; readonly type: string; readonly file: string | URL }[] = [
  { name: "style.css", type: "text/css; charset=utf-8", file: new URL("style.css", import.meta.url) },
  { name: "regular.woff2", type: "font/woff2", file: resolve(`${FONTS}-400-normal.woff2`) },
  { name: "bold.woff2", type: "font/woff2", file: resolve(`${FONTS}-700-normal.woff2`) },
];

/** The page that gets a device ready, with all it needs: it is asked for over plain HTTP, before the device trusts the server. */
export function setupDeviceRoutes({ address, root, tlsPort, setupPort }: SetupDevice): Hono {
  const routes = new Hono();

  routes.get("/setup-device", (context) => {
    const here = new URL("/setup-device", context.req.url);
    const app = new URL(address ?? `https://${here.hostname}:${tlsPort?.() ?? 443}/`);
    if (setupPort !== undefined) here.href = `http://${here.hostname}:${setupPort()}/setup-device`;
    // Whoever opens it on the server itself shows it to other devices.
    if (address !== undefined) here.hostname = app.hostname;
    context.header("Cache-Control", "no-store");
    return context.html(renderPage({ here: here.href, app: app.href, ...(root && { sha256: root.sha256 }) }));
  });

  routes.get("/setup-device/root.crt", (context) => {
    if (root === undefined) return context.notFound();
    return context.body(root.der, 200, {
      "Content-Type": "application/x-x509-ca-cert",
      "Cache-Control": "no-cache",
    });
  });

  for (const { name, type, file } of FILES) {
    routes.get(`/setup-device/${name}`, async (context) =>
      context.body(new Uint8Array(await readFile(file)), 200, { "Content-Type": type, "Cache-Control": "no-cache" }),
    );
  }
  return routes;
}

/** That page and nothing else, for a port without TLS. */
export function createSetupApp(routes: Hono): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders())) context.res.headers.set(name, value);
  });
  return app.route("/", routes);
}
