import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { expect, type Page } from "@playwright/test";
import { build, type Plugin } from "vite";
import { securityHeaders } from "../../server/security-headers.ts";

/** The files of the page of keypads by name, built for the tests; nothing of it is in the product. */
let built: Promise<ReadonlyMap<string, Buffer>> | undefined;
/** How many problems were put there: every one has an id of its own. */
let asked = 0;

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** What the problem asks for; see e2e/pages/desk-engine.ts. */
export type MadeUpProblem = Readonly<Record<string, string>> & { readonly kind: string };

/** Puts a made-up problem on the practice screen, under the security headers of the product; a page that shows one already stays. */
export async function openKeypads(page: Page, origin: string, problem: MadeUpProblem): Promise<void> {
  asked += 1;
  const item = `made-up-${asked}`;
  const hash = new URLSearchParams({ ...problem, item }).toString();
  const address = `${origin}/keypads/keypads.html`;
  if (page.url().startsWith(address)) {
    await page.evaluate((words) => {
      location.hash = words;
    }, hash);
  } else {
    await servePage(page);
    await page.goto(`${address}#${hash}`);
  }
  await expect(page.locator(`[data-item-id="${item}"]`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Answer" })).toBeVisible();
}

async function servePage(page: Page): Promise<void> {
  const files = await (built ??= buildPage());
  await page.route("**/keypads/**", async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^\/keypads\//u, "");
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const type = TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return route.fulfill({ body, headers: { ...securityHeaders(), "Content-Type": type } });
  });
}

async function buildPage(): Promise<ReadonlyMap<string, Buffer>> {
  const root = fileURLToPath(new URL("../pages", import.meta.url));
  const output = await build({
    root,
    configFile: false,
    base: "/keypads/",
    logLevel: "warn",
    plugins: [standInEngine(), react()],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${root}/keypads.html` },
    },
  });
  const outputs = Array.isArray(output) ? output : [output];
  const files = outputs.flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return new Map(
    files.map((file) => [file.fileName, Buffer.from(file.type === "chunk" ? file.code : file.source)] as const),
  );
}

/** The page has no worker: what asks the engine asks the stand-in. */
function standInEngine(): Plugin {
  return {
    name: "stand-in-engine",
    enforce: "pre",
    resolveId(source) {
      return source.endsWith("/engine-client.ts")
        ? fileURLToPath(new URL("../pages/desk-engine.ts", import.meta.url))
        : null;
    },
  };
}
