import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import type { Readiness } from "./http/readiness.ts";
import { securityHeaders } from "./security-headers.ts";

export interface ServerOptions {
  /** Folder of the built app. */
  readonly appDir: string;
  /** Folder of hashed files of the build before. */
  readonly previousDir: string;
  readonly version: string;
  /** Names this server's data; new when the data are. */
  readonly epoch: string;
  /** Serve the file that removes the service worker instead of the service worker. */
  readonly serviceWorkerOff: boolean;
  /** Answers under `/v1`. */
  readonly api?: Hono;
  /** `/metrics`. */
  readonly metrics?: Hono;
  /** Whether what comes can be written down just now; not said: it can. */
  readonly readiness?: () => Promise<Readiness>;
  /** Whether the clock may be wrong; not said: it is right. */
  readonly isClockSuspect?: () => boolean;
  /** Hears of a failure nobody foresaw, which is answered 500. */
  readonly onFault?: (error: unknown) => void;
  /** Whether the app's pages may listen, for dictation. */
  readonly microphone?: boolean;
  /** Whether it speaks TLS with a certificate that every browser knows. */
  readonly hasPublicCertificate?: () => boolean;
  /** The page that gets a device ready. */
  readonly setupDevice?: Hono;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  // Asked for by habit; there are none, and the app's page would be no answer.
  ".ico": "image/vnd.microsoft.icon",
  ".map": "application/json; charset=utf-8",
};

/** A year: names of files in assets/ change with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const METHODS = "GET, HEAD";

/** The whole HTTP surface: health, the app's files, and the app itself at every other address. */
export function createApp(options: ServerOptions): Hono {
  const app = new Hono();
  const { microphone = false, hasPublicCertificate = () => false } = options;
  app.use(async (context, next) => {
    await next();
    const headers = securityHeaders({ microphone, hasPublicCertificate: hasPublicCertificate() });
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  // Before what packs and compares: an answer that comes in pieces must not wait for its end.
  if (options.api !== undefined) app.route("/v1", options.api);
  // A file that must be asked for again need not be sent again.
  app.use(etag({ weak: true }));

  if (options.metrics !== undefined) app.route("/", options.metrics);
  app.get("/healthz", async (context) => {
    context.header("Cache-Control", "no-store");
    const readiness = (await options.readiness?.()) ?? { ready: true };
    const clock = options.isClockSuspect?.() === true ? "suspect" : "ok";
    return context.json({ ok: true, version: options.version, epoch: options.epoch, ...readiness, clock });
  });

  for (const address of ["/v1", "/v1/*"]) {
    app.all(address, () => {
      throw new HTTPException(404, { message: "There is no such address." });
    });
  }

  if (options.setupDevice !== undefined) app.route("/", options.setupDevice);

  app.get("*", async (context) => {
    const packed = packingsFor(context.req.header("Accept-Encoding"));
    const found = await findFile(options, new URL(context.req.url).pathname, packed);
    if (found === undefined) throw new HTTPException(404, { message: "There is no such file." });
    return context.body(found.content, 200, {
      "Content-Type": TYPES[path.extname(found.name)] ?? "application/octet-stream",
      "Cache-Control": found.immutable ? IMMUTABLE : "no-cache",
      Vary: "Accept-Encoding",
      ...(found.packing === undefined ? {} : { "Content-Encoding": found.packing.encoding }),
    });
  });

  app.all("*", () => {
    throw new HTTPException(405, { message: "Only GET is answered here." });
  });

  app.onError((error) => {
    if (error instanceof HTTPException) return problem(error.status, error.message);
    options.onFault?.(error);
    return problem(500, "Something went wrong on the server.");
  });
  return app;
}

/** An error as every client gets it (RFC 9457), with the headers of every other answer. */
export function problem(status: number, title: string): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status }), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      ...(status === 405 ? { Allow: METHODS } : {}),
      ...securityHeaders(),
    },
  });
}

/** How a file is packed by the build, best first. */
const PACKINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

type Packing = (typeof PACKINGS)[number];

function packingsFor(accepted = ""): readonly Packing[] {
  const asked = accepted.toLowerCase().split(",");
  const taken = asked.filter((one) => !/;\s*q=0(?:\.0*)?\s*$/u.test(one)).map((one) => one.split(";")[0]?.trim());
  const names = new Set(taken);
  return PACKINGS.filter(({ encoding }) => names.has(encoding));
}

interface FoundFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly immutable: boolean;
  /** Undefined: as it is. */
  readonly packing: Packing | undefined;
}

/** A file of this build, else of the build before; an address of the app gives the app's page. */
async function findFile(
  options: ServerOptions,
  pathname: string,
  packings: readonly Packing[],
): Promise<FoundFile | undefined> {
  const name = safeName(pathname);
  if (name === undefined) return undefined;
  const load = (dir: string, file: string, immutable: boolean) => loadPacked(dir, file, { name, immutable, packings });
  if (name === "sw.js" && options.serviceWorkerOff) return load(options.appDir, "sw-kill.js", false);
  const isAsset = name.startsWith("assets/");
  // A skill's address has a dot too (/practice/g2.add2c): only known types are files.
  if (TYPES[path.extname(name)] === undefined && !isAsset) {
    return loadPacked(options.appDir, "index.html", { name: "index.html", immutable: false, packings });
  }
  return (await load(options.appDir, name, isAsset)) ?? (isAsset ? load(options.previousDir, name, true) : undefined);
}

/** The path without its leading slash; undefined for anything that could leave the folder. */
function safeName(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const name = decoded.replace(/^\/+/u, "");
  const bad = name.split("/").some((part) => part.startsWith(".")) || /[\\\0]/u.test(name);
  return bad ? undefined : name;
}

const NOT_A_FILE = new Set(["ENOENT", "EISDIR", "ENOTDIR", "ENAMETOOLONG"]);

interface Wanted extends Pick<FoundFile, "name" | "immutable"> {
  readonly packings: readonly Packing[];
}

async function loadPacked(dir: string, file: string, { packings, ...wanted }: Wanted): Promise<FoundFile | undefined> {
  for (const packing of [...packings, undefined]) {
    const content = await read(path.join(dir, file + (packing?.ending ?? "")));
    if (content !== undefined) return { ...wanted, content, packing };
  }
  return undefined;
}

async function read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code !== undefined && NOT_A_FILE.has(code)) return undefined;
    throw cause;
  }
}
