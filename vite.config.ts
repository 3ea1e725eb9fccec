import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { packedFileText, VerifiedFile } from "./engine/items/verified-list.ts";
import type { BuiltModules } from "./tools/app-sizes.ts";
import { leanKatex } from "./tools/lean-katex.ts";
import { leanTables, leanZod, modernDexie } from "./tools/lean-packages.ts";
import { VitePWA } from "vite-plugin-pwa";

const root = fileURLToPath(new URL(".", import.meta.url));

/** In development everything but the app comes from here; `tools/dev.ts` starts it. */
const devServer = {
  target: process.env["MATHFLOW_DEV_SERVER"] ?? "http://127.0.0.1:8788",
  // The server compares a page's origin with the address it was asked at.
  changeOrigin: false,
};

/** The floor: iPadOS 16.4, Chrome and Edge 111, Firefox 115. Older ones see the notice in index.html. */
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

const { version } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as { readonly version: string };

export default defineConfig({
  root,
  define: { __BUILD__: JSON.stringify(version) },
  publicDir: resolve(root, "public"),
  plugins: [compiledText(), leanKatex(), react(), drawnStart(), serviceWorker(), namedModules("page")],
  // The worker's packages are found only when it starts: named here, development does not load twice.
  optimizeDeps: {
    include: ["comlink", "dexie", "zod", "mathjs/number", "@noble/hashes/sha2.js", "@noble/hashes/utils.js"],
  },
  server: { proxy: { "^/(?:v1|healthz)": devServer } },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    target,
    // The Content-Security-Policy allows no inline code, and every browser above the floor preloads modules itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The service worker tells the version of the app by this name.
    rolldownOptions: {
      output: {
        entryFileNames: "assets/page-[hash].js",
        // A file for each small part weighs more than the parts. What needs formulas is not among them: the first screen needs none.
        codeSplitting: {
          groups: [
            {
              debugName: "parts",
              name: (id, chunks) => (isSmallPart(id, (one) => chunks.getModuleInfo(one)) ? "parts" : null),
              minShareCount: 3,
            },
          ],
        },
      },
    },
    sourcemap: false,
    reportCompressedSize: false,
  },
  // The only worker; tools weigh it by this name.
  worker: {
    format: "es",
    plugins: () => [packedLists(), leanTables(), leanZod(), modernDexie(), namedModules("worker")],
    rolldownOptions: { output: { entryFileNames: "assets/engine.worker-[hash].js" } },
  },
});

/** Whether a module is of the app's own shared parts and asks, by whatever way, for nothing that sets formulas. */
function isSmallPart(id: string, infoOf: (id: string) => { readonly importedIds: readonly string[] } | null): boolean {
  if (!/\/app\/(?:components|hooks|text)\//u.test(id)) return false;
  const seen = new Set<string>();
  const asked = [id];
  for (const one of asked) {
    if (/\/katex\//u.test(one)) return false;
    if (seen.has(one)) continue;
    seen.add(one);
    asked.push(...(infoOf(one)?.importedIds ?? []));
  }
  return true;
}

/** What was built so far is made of; the worker is built before the page is complete, the service worker after it. */
const modules: Record<keyof BuiltModules, Record<string, Record<string, number>>> = {
  page: {},
  worker: {},
  serviceWorker: {},
};

/** Writes beside the app what each file is made of, for the weight gates and the licences of other people's work. */
function namedModules(who: keyof BuiltModules): Plugin {
  let outDir = "";
  return {
    name: "mathflow-named-modules",
    apply: "build",
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const sizes =
          file.type === "chunk"
            ? Object.entries(file.modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength])
            : file.originalFileNames.map((id) => [id, file.source.length]);
        modules[who][file.fileName] = Object.fromEntries(sizes) as Record<string, number>;
      }
      await mkdir(dirname(outDir), { recursive: true });
      await writeFile(resolve(outDir, "../modules.json"), JSON.stringify(modules));
    },
  };
}

function nameOf(id: string): string {
  return relative(root, id.replaceAll("\0", "").replace(/\?.*$/u, "")).replaceAll("\\", "/");
}

/**
 * Compiles the message catalogue while building, so that no message parser reaches the page.
 * In development lingui compiles messages as they are asked for.
 */
function compiledText(): Plugin {
  return {
    name: "mathflow-compiled-text",
    apply: "build",
    async load(id) {
      // The pages of teachers and parents bring words of their own.
      if (!/\/app\/text\/[a-z]+\/(?:index|teach|parent)\.ts$/u.test(id)) return null;
      const module = (await import(pathToFileURL(id).href)) as Record<string, Record<string, string>>;
      const lines = Object.entries(module).map(([name, messages]) => {
        const compiled = Object.fromEntries(
          Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]),
        );
        return `export const ${name} = ${JSON.stringify(compiled)};`;
      });
      return lines.join("\n");
    },
  };
}

/** Writes verified lists as short as a device needs them: of 48,000 items it has the seeds, and a proof for each sixteen. */
function packedLists(): Plugin {
  return {
    name: "mathflow-packed-lists",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!/\/bank\/verified\/[a-z-]+\.json$/u.test(id)) return null;
      return packedFileText(VerifiedFile.parse(JSON.parse(await readFile(id, "utf8"))));
    },
  };
}

/**
 * Draws the first screens into `index.html`, by the app's own code, and names the faces they are written in: they stand
 * before any script of the app has come [APP73].
 */
function drawnStart(): Plugin {
  const outDir = resolve(root, "dist/prerender");
  return {
    name: "mathflow-drawn-start",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        await build({
          root,
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          plugins: [compiledText(), withoutEngine(), react()],
          build: {
            ssr: resolve(root, "app/prerender.tsx"),
            outDir,
            emptyOutDir: true,
            rolldownOptions: { output: { entryFileNames: "prerender.mjs" } },
          },
        });
        const drawn = (await import(`${pathToFileURL(resolve(outDir, "prerender.mjs")).href}?${Date.now()}`)) as {
          readonly firstScreens: () => { readonly form: string; readonly opening: string };
        };
        const { form, opening } = drawn.firstScreens();
        const faces = Object.keys(bundle).filter((name) => /\/andika-[^/]+\.woff2$/u.test(name));
        const engine = Object.keys(bundle).find((name) => /\/engine\.worker-[^/]+\.js$/u.test(name));
        if (engine === undefined) throw new Error("the build names no engine worker");
        return {
          html: html
            .replace('src="/first-paint.js"', (script) => `${script} data-engine="/${engine}"`)
            .replace('<div id="app"></div>', () => `<div id="app" data-drawn>${form}</div>`)
            .replace('<div id="opening"></div>', () => `<div id="opening">${opening}</div>`),
          tags: faces.map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head" as const,
          })),
        };
      },
    },
  };
}

/** What is only drawn asks no engine. */
function withoutEngine(): Plugin {
  return {
    name: "mathflow-without-engine",
    enforce: "pre",
    load: (id) => (id.endsWith("/app/engine-client.ts") ? "export const engine = {};" : null),
  };
}

function serviceWorker(): ReturnType<typeof VitePWA> {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "workers",
    filename: "service-worker.ts",
    // Registration is our own: Trusted Types refuse a plain string as the address of a worker.
    injectRegister: false,
    registerType: "prompt",
    includeAssets: [],
    // The browser takes them once, when the app is put on a home screen: it is online then.
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ["**/*.{html,js,css,woff2,svg,png,json,webmanifest,bin}"],
      // Icons are for the system, which keeps its own copies; the pages of teachers and parents need the network, so no device keeps
      // what they alone are made with. What only some have chosen is in the list, and the service worker sets it apart (HST62).
      globIgnores: [
        "sw.js",
        "sw-kill.js",
        "icon-*.png",
        "apple-touch-icon.png",
        "assets/{teach,parent,http-school}-*",
        // The proof of the lists lies beside them, and is asked for by nobody.
        "assets/PROOF-*",
        // Brackets taller than a fraction, round a fraction within a fraction: without the network they are as low as letters.
        "assets/Maths_Size{3,4}-*",
      ],
      maximumFileSizeToCacheInBytes: 3_000_000,
      rollupFormat: "iife",
      target,
      buildPlugins: { vite: [namedModules("serviceWorker")] },
    },
    integration: {
      beforeBuildServiceWorker(options) {
        // The address the server knows, and can replace by the kill switch.
        options.swDest = resolve(dirname(options.swDest), "sw.js");
        options.injectManifest.swDest = options.swDest;
      },
    },
    manifest: {
      id: "/",
      name: "MathFlow",
      short_name: "MathFlow",
      description: "A quiet desk for practising mathematics. Works without a network.",
      lang: "en",
      dir: "ltr",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#fbf7f0",
      theme_color: "#fbf7f0",
      categories: ["education"],
      icons: [
        { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
  });
}
