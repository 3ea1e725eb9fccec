// Makes a fresh clone ready: packages, Node 24, and where it is asked for a browser and PostgreSQL. Plain JavaScript
// without dependencies, because it runs before there are any, on any Node from 20.19 on.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(root, ".cache");
const isWindows = process.platform === "win32";

/** The Node 24 that arrives with the packages. */
export const node24 = path.join(root, "node_modules", "node", "bin", isWindows ? "node.exe" : "node");

/** Installs what is missing; ends the process with a sentence where that fails. */
export function setUp({ browser, postgres }) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: MathFlow needs 20.19 or newer to set itself up.`);
  }
  installPackages();
  if (browser) findBrowser();
  if (postgres) findPostgres();
}

/** Runs `npm ci` when node_modules is missing, incomplete or of another lock file. */
function installPackages() {
  const stamp = path.join(root, "node_modules", ".mathflow-lock");
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(node24)) return;
  console.error("Installing packages (once, about a minute) …");
  // npm is run by the Node that runs us: inside an npm script a half-installed one may shadow it.
  const npm = process.env["npm_execpath"];
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const done =
    npm === undefined
      ? spawnSync(isWindows ? "npm.cmd" : "npm", args, { cwd: root, stdio: ["ignore", 2, 2], shell: isWindows })
      : spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ["ignore", 2, 2] });
  if (done.status !== 0) fail("npm ci failed; the lines above say why.");
  if (!existsSync(node24)) {
    fail(
      "Node 24 did not arrive with the packages: the package `node` runs an install script, which this npm refused.",
    );
  }
  writeFileSync(stamp, wanted);
}

/** Finds a Chromium for the end-to-end tests, installing one where that is possible; remembers it in .cache/browser. */
function findBrowser() {
  const remembered = path.join(cache, "browser");
  const found =
    [process.env["MATHFLOW_CHROMIUM"], existsSync(remembered) ? readFileSync(remembered, "utf8") : undefined]
      .filter((candidate) => candidate !== undefined && candidate !== "")
      .find((candidate) => existsSync(candidate)) ??
    installedBrowser() ??
    browserFromDebian() ??
    browserFromPlaywright();
  if (found === undefined)
    fail("No Chromium or Chrome was found, and none could be installed. Set MATHFLOW_CHROMIUM to one.");
  mkdirSync(cache, { recursive: true });
  writeFileSync(remembered, found);
}

function installedBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const onPath = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, isWindows ? `${name}.exe` : name)));
  const elsewhere = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return [...onPath, ...elsewhere].find((candidate) => existsSync(candidate));
}

function browserFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.error("Installing Chromium from Debian's packages …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: ["ignore", 2, 2], env });
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: ["ignore", 2, 2], env });
  return installedBrowser();
}

function browserFromPlaywright() {
  console.error("Installing Chromium through Playwright …");
  const cli = path.join(root, "node_modules", "playwright", "cli.js");
  const done = spawnSync(process.execPath, [cli, "install", "chromium"], { cwd: root, stdio: ["ignore", 2, 2] });
  if (done.status !== 0) return undefined;
  const script = 'import("playwright").then((p) => console.log(p.chromium.executablePath()))';
  const where = execFileSync(process.execPath, ["-e", script], { cwd: root, encoding: "utf8" }).trim();
  return existsSync(where) ? where : undefined;
}

/**
 * Sees to it that there are the programs of a PostgreSQL: the tests start one of their own. Where there are none and none can be
 * installed, the tests over PostgreSQL are left out, and the summary says so; in CI, and as root on Debian, that is an error.
 */
function findPostgres() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (hasPostgres() || (isDebianRoot && installPostgres())) return;
  const missing = "No PostgreSQL was found: neither initdb on the PATH nor MATHFLOW_POSTGRES_BIN, the folder it is in.";
  if (isDebianRoot || (process.env["CI"] ?? "") !== "") fail(missing);
  console.error(`${missing} The tests over PostgreSQL will be left out.`);
}

/** Looks where server/postgres/find-postgres.fixture.ts looks. */
function hasPostgres() {
  const homes = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].filter((home) => existsSync(home));
  const versions = homes.flatMap((home) =>
    readdirSync(home)
      .filter((name) => /^(?:postgresql@?)?\d*$/u.test(name))
      .map((name) => path.join(home, name, "bin")),
  );
  return [process.env["MATHFLOW_POSTGRES_BIN"] ?? "", ...(process.env["PATH"] ?? "").split(path.delimiter), ...versions]
    .filter((folder) => folder !== "")
    .some((folder) => existsSync(path.join(folder, "initdb")));
}

function installPostgres() {
  console.error("Installing PostgreSQL from Debian's packages …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: ["ignore", 2, 2], env });
  const install = ["install", "-y", "-qq", "--no-install-recommends", "postgresql"];
  spawnSync("apt-get", install, { stdio: ["ignore", 2, 2], env });
  // A package whose service cannot be started counts as broken; its programs are there all the same.
  return hasPostgres();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
