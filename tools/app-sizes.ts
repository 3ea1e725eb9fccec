import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { CHOICES, choiceOf } from "../workers/precache.ts";

/** One measured part of the built app and the most it may weigh [bytes]. */
export interface AppSize {
  readonly gate: "page-js" | "worker-js" | "precache" | "spanish" | "words" | "checker" | "checker-all";
  /** As a server would send it. */
  readonly measure: "gz";
  readonly bytes: number;
  readonly max: number;
  readonly files: readonly string[];
}

/**
 * The gates: what a first visit must fetch before anything runs, what the engine needs
 * before it answers, what has to come before the app works without a network, and the answer checker alone, without and with the parts that come when
 * an answer needs them. Verified lists, blueprints and the second check are fetched by the worker one by one, so
 * they count in the precache only.
 */
export const MAX_BYTES = {
  "page-js": 200_000,
  "worker-js": 200_000,
  precache: 1_300_000,
  // Each of those who chose it alone.
  spanish: 113_000,
  words: 50_000,
  checker: 40_000,
  // No change may make it heavier.
  "checker-all": 81_500,
} as const;

/**
 * Weighs a built app.
 *
 * @param appDir - folder with `index.html`, `sw.js` and `assets/`
 */
export async function measureApp(appDir: string): Promise<readonly AppSize[]> {
  const html = await readFile(path.join(appDir, "index.html"), "utf8");
  const pageScripts = scriptsOfPage(html);
  if (pageScripts.length === 0) throw new Error("index.html loads no script");
  const names = (await readdir(path.join(appDir, "assets"))).map((name) => `assets/${name}`);
  // However many workers there come to be, they count together.
  const workers = names.filter((name) => /\.worker-[^/]*\.js$/u.test(name));
  if (workers.length === 0) throw new Error("no file in assets/ is called *.worker-*.js");
  const precached = precacheUrls(await readFile(path.join(appDir, "sw.js"), "utf8"));
  if (precached.length === 0) throw new Error("sw.js has no precache manifest");
  return [
    await weigh(appDir, "page-js", await withStaticImports(appDir, pageScripts)),
    await weigh(appDir, "worker-js", await withStaticImports(appDir, workers)),
    await weigh(
      appDir,
      "precache",
      precached.filter((url) => choiceOf(url) === null),
    ),
    ...(await Promise.all(
      CHOICES.map((choice) =>
        weigh(
          appDir,
          choice,
          precached.filter((url) => choiceOf(url) === choice),
        ),
      ),
    )),
  ];
}

/** What weighs too much, in words; none when every gate holds [TLS1]. */
export function sizeFaults(sizes: readonly AppSize[]): readonly string[] {
  return sizes
    .filter(({ bytes, max }) => bytes > max)
    .map(({ gate, measure, bytes, max }) => `${gate}: ${bytes} bytes ${measure}, at most ${max}`);
}

/**
 * What each file of the build is made of, by who runs it: bytes by module, before minifying; a file that was only copied,
 * such as a font, by where it came from.
 */
export interface BuiltModules {
  readonly page: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly worker: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly serviceWorker: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Scripts of the page, whenever they are fetched, that hold code of the answer checker [TLS5]. */
export function checkerInPage({ page }: Pick<BuiltModules, "page">): readonly string[] {
  if (Object.keys(page).length === 0) throw new Error("the build names no script of the page");
  return Object.entries(page).flatMap(([file, modules]) =>
    Object.entries(modules)
      .filter(([id, bytes]) => bytes > 0 && id.startsWith("engine/answers/"))
      .map(([id]) => `${file}: ${id} belongs in the worker`),
  );
}

/** Modules of the checker's parts that the worker cannot start without: they are to come when they are needed [TLS6]. */
export function partsAtStart({ worker }: Pick<BuiltModules, "worker">, sizes: readonly AppSize[]): readonly string[] {
  const filesOf = (gate: AppSize["gate"]) => sizes.find((size) => size.gate === gate)?.files ?? [];
  const core = new Set(filesOf("checker"));
  const parts = new Set(filesOf("checker-all").filter((file) => !core.has(file)));
  return filesOf("worker-js").flatMap((file) =>
    Object.entries(worker[file] ?? {})
      .filter(([id, bytes]) => bytes > 0 && parts.has(id))
      .map(([id]) => `${file}: ${id} belongs in a part of the checker`),
  );
}

/** What no device asks for without the network: the school's addresses, and the proof of the lists, which lies beside them. */
const UNASKED = ["engine/protocol/identity.ts", "bank/verified/PROOF.json"];

/** Files kept on every device that hold what nobody asks of them [TLS33]. */
export function keptInVain({ worker }: Pick<BuiltModules, "worker">, sizes: readonly AppSize[]): readonly string[] {
  const kept = sizes.find(({ gate }) => gate === "precache")?.files ?? [];
  return UNASKED.flatMap((module) => {
    const files = Object.keys(worker).filter((file) => worker[file]?.[module] !== undefined);
    if (files.length === 0) throw new Error(`no script of the worker is made of ${module}`);
    return files
      .filter((file) => kept.includes(file) && (worker[file]?.[module] ?? 0) > 0)
      .map((file) => `${file}: ${module} belongs in what is not kept`);
  });
}

/** Scripts and preloaded modules an HTML page asks for by itself. */
export function scriptsOfPage(html: string): readonly string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gu) ?? [];
  const urls = tags.flatMap((tag) => {
    if (tag.startsWith("<script")) return /\ssrc="([^"]+)"/u.exec(tag)?.[1] ?? [];
    return /\srel="modulepreload"/u.test(tag) ? (/\shref="([^"]+)"/u.exec(tag)?.[1] ?? []) : [];
  });
  return [...new Set(urls.map((url) => url.replace(/^\//u, "")))];
}

/** Addresses of modules a built module cannot start without; `import()` is not among them. */
export function staticImports(code: string): readonly string[] {
  const specifiers = code.matchAll(/\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.m?js)["'`]/gu);
  return [...new Set([...specifiers].map(([, specifier]) => specifier as string))];
}

/** Files of the precache manifest that was written into a service worker. */
export function precacheUrls(serviceWorker: string): readonly string[] {
  const entry = /\{\s*["']?(?:revision|url)["']?\s*:[^{}]*\}/gu;
  const urls = (serviceWorker.match(entry) ?? []).flatMap((text) => {
    const hasRevision = /["']?revision["']?\s*:\s*(?:null|["'`])/u.test(text);
    const url = /["']?url["']?\s*:\s*["'`]([^"'`]+)["'`]/u.exec(text)?.[1];
    return hasRevision && url !== undefined ? [url.replace(/^\//u, "")] : [];
  });
  return [...new Set(urls)];
}

async function withStaticImports(appDir: string, entries: readonly string[]): Promise<readonly string[]> {
  const found = new Set(entries);
  // A set visits what is added while it is walked: imports of imports too.
  for (const name of found) {
    const code = await readFile(path.join(appDir, name), "utf8");
    for (const specifier of staticImports(code)) found.add(path.posix.join(path.posix.dirname(name), specifier));
  }
  return [...found];
}

async function weigh(appDir: string, gate: AppSize["gate"], files: readonly string[]): Promise<AppSize> {
  let bytes = 0;
  for (const name of files) bytes += gzipSync(await readFile(path.join(appDir, name))).length;
  return { gate, measure: "gz", bytes, max: MAX_BYTES[gate], files };
}
