import { createPrivateKey, X509Certificate } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { DUE_DAYS } from "./certificate.ts";
import { isThisComputer } from "./http/address.ts";
import { holderOf } from "./file-lock.ts";
import { isBelieved, isSynchronised, openSeen } from "./http/clock-watch.ts";
import { listCopies } from "./http/copies.ts";
import {
  countRows,
  DATABASE_NAMES,
  DATABASES,
  hasSchoolIn,
  pepperSumOf,
  versionOf,
  type DatabaseName,
} from "./http/database-files.ts";
import { newestName, planCopy, timeOfBackup } from "./http/plan-prune.ts";
import { freeIn, RESERVE_BYTES } from "./http/reserve.ts";
import { OURS } from "./http/stores.ts";
import { verifyCopy } from "./http/verify-copy.ts";
import { judgePepper } from "./identity/index.ts";
import { backupFolder, readSettings, type ServeSettings } from "./serve-settings.ts";
import { checkDatabase } from "./sync/index.ts";

/** `warn`: it works, and somebody should look; `fail`: it does not, or would not at the next start. */
export interface Finding {
  readonly state: "ok" | "warn" | "fail";
  readonly name: string;
  readonly says: string;
}

type Found = readonly [state: Finding["state"], says: string];

interface Check {
  readonly name: string;
  /** Where the data are in files, in a database server, or wherever. */
  readonly where: "files" | "server" | "any";
  readonly look: (settings: ServeSettings) => Promise<Found>;
}

const CHECKS: readonly Check[] = [
  { name: "node", where: "any", look: lookAtNode },
  { name: "app", where: "any", look: lookAtApp },
  { name: "tls", where: "any", look: lookAtTls },
  { name: "folder", where: "any", look: lookAtFolder },
  { name: "lock", where: "any", look: lookAtLock },
  ...DATABASE_NAMES.map((name): Check => ({
    name,
    where: "files",
    look: (settings) => lookAtDatabase(settings, name),
  })),
  { name: "school", where: "files", look: lookAtSchool },
  { name: "pepper", where: "files", look: lookAtPepper },
  { name: "clock", where: "files", look: lookAtClock },
  { name: "disk", where: "files", look: lookAtDisk },
  { name: "copies", where: "files", look: lookAtCopies },
  { name: "database", where: "server", look: lookAtServer },
  { name: "pepper", where: "server", look: lookAtServersPepper },
];

/** Looks at all that a start needs, and changes nothing. The server may be running. */
export async function* examineSchool(env: Parameters<typeof readSettings>[0]): AsyncGenerator<Finding> {
  let settings: ServeSettings;
  try {
    settings = readSettings(env);
  } catch (error) {
    yield { state: "fail", name: "settings", says: wordsOf(error) };
    return;
  }
  yield { state: "ok", name: "settings", says: "All of them can be used." };
  const elsewhere = settings.databaseUrl === undefined ? "server" : "files";
  for (const { name, look } of CHECKS.filter(({ where }) => where !== elsewhere)) {
    const [state, says] = await look(settings).catch((error: unknown): Found => ["fail", wordsOf(error)]);
    yield { state, name, says: says.replaceAll(/\s+/gu, " ") };
  }
}

function wordsOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  // Of a connection that was refused nothing is said but its code.
  return message || code || String(error);
}

/** Older ones do not read the program as it is written. */
const LEAST_NODE = 24;

async function lookAtNode(): Promise<Found> {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= LEAST_NODE) return ["ok", `Node ${process.versions.node}.`];
  return ["fail", `Node ${process.versions.node} is too old: the server needs ${LEAST_NODE} or newer.`];
}

async function lookAtApp({ appDir }: ServeSettings): Promise<Found> {
  if (existsSync(path.join(appDir, "index.html"))) return ["ok", "The app is built."];
  return ["fail", "The app is not built: run `npm start`, or node tools/build-app.ts."];
}

const DAY = 24 * 60 * 60_000;

async function lookAtTls({ tls, behindProxy = false, host }: ServeSettings): Promise<Found> {
  if (tls === undefined) {
    if (behindProxy) return ["ok", "The proxy's business."];
    if (isThisComputer(host) || host === "localhost") return ["ok", "None: only this computer signs in."];
    return ["warn", `None, though it listens at ${host}: browsers on other devices need https.`];
  }
  const certificate = new X509Certificate(await readFile(tls.cert));
  if (!certificate.checkPrivateKey(createPrivateKey(await readFile(tls.key)))) {
    return ["fail", "MATHFLOW_TLS_KEY is not the key of MATHFLOW_TLS_CERT."];
  }
  const left = Math.floor((Date.parse(certificate.validTo) - Date.now()) / DAY);
  if (left < 0) return ["fail", `The certificate ended on ${certificate.validTo}.`];
  return [left < DUE_DAYS ? "warn" : "ok", `The certificate is good for ${count(left, "day")} more.`];
}

async function lookAtFolder({ dataDir }: ServeSettings): Promise<Found> {
  if (!existsSync(dataDir)) return ["warn", `There is no ${dataDir} yet: the first start makes it.`];
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const names = (await readdir(dataDir)).filter((name) => OURS.test(name));
  const { uid: owner, mode } = await stat(dataDir);
  const isForeign = await Promise.all(names.map(async (name) => (await stat(path.join(dataDir, name))).uid !== owner));
  const foreign = names.filter((_, at) => isForeign[at]);
  if (foreign.length > 0) return ["fail", `${foreign.join(", ")} in ${dataDir}: of another user than the folder is.`];
  if (existsSync(path.join(dataDir, "restoring")))
    return ["warn", "A restore was cut off: the next start finishes it."];
  if ((mode & 0o077) !== 0) return ["warn", `Others may look into ${dataDir}: the next start closes it.`];
  return judgeOwner(dataDir, { owner, mode, lookedAs: process.getuid?.() });
}

interface Owned {
  readonly owner: number;
  readonly mode: number;
  /** Undefined where users have no numbers. */
  readonly lookedAs: number | undefined;
}

/** Whom root looks for may do less than root: the owner's rights are read off the folder, not tried. */
export function judgeOwner(folder: string, { owner, mode, lookedAs }: Owned): Found {
  if (lookedAs === undefined) return ["ok", folder];
  if ((mode & 0o700) !== 0o700) return ["fail", `Its own user (${owner}) may not read or change ${folder}.`];
  const looked = lookedAs === owner ? "" : `; looked at as user ${lookedAs}, who may do more`;
  return ["ok", `${folder}, of user ${owner}${looked}.`];
}

async function lookAtLock({ dataDir }: ServeSettings): Promise<Found> {
  const holder = await holderOf(dataDir);
  return ["ok", holder === undefined ? "No server has the folder." : `In use by ${holder}.`];
}

async function lookAtDatabase({ dataDir }: ServeSettings, name: DatabaseName): Promise<Found> {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) return ["warn", `There is no ${file} yet: the first start makes it.`];
  await checkDatabase(file);
  const [found, known] = [versionOf(file), DATABASES[name]];
  if (found > known) return ["fail", `It is of a newer version (${found}) than this program (${known}).`];
  if (found < known)
    return ["ok", `Whole. The next start brings it from version ${found} to ${known}: make a copy first.`];
  return ["ok", `Whole, of version ${found}.`];
}

async function lookAtSchool({ dataDir }: ServeSettings): Promise<Found> {
  const files = DATABASE_NAMES.map((name) => path.join(dataDir, name)) as [string, string];
  if (!files.every((file) => existsSync(file))) return ["ok", "None yet."];
  const { schools, teachers, learners, streams, rows } = countRows(...files);
  if (schools === 0 && rows > 0) return ["fail", `There are logs (${count(rows, "row")}), and nobody they are of.`];
  return [
    "ok",
    `${count(teachers, "teacher")}, ${count(learners, "learner")}, ${count(streams, "log")} of ${count(rows, "row")}.`,
  ];
}

async function lookAtPepper({ dataDir, pepper }: ServeSettings): Promise<Found> {
  const file = path.join(dataDir, "identity.sqlite");
  const isKnown = existsSync(file);
  const expected = isKnown ? pepperSumOf(file) : undefined;
  const isOwed = expected !== undefined || (isKnown && hasSchoolIn(file));
  const given = pepper === undefined ? undefined : Buffer.from(pepper, "hex");
  const found: Readonly<Record<ReturnType<typeof judgePepper>, Found>> = {
    right: ["ok", "It is the one that went into the PINs. A copy of it belongs somewhere else."],
    other: ["fail", "It is another one than the one that went into the PINs."],
    lost: isOwed
      ? ["fail", "It is lost: the PINs are worth nothing without it."]
      : ["ok", "None yet: the first start makes it."],
  };
  return found[judgePepper({ dataDir, given }, expected)];
}

async function lookAtClock({ dataDir }: ServeSettings): Promise<Found> {
  const seen = (await openSeen(path.join(dataDir, "clock"))).read();
  const now = new Date().toISOString();
  if (isBelieved(Date.now(), seen) || (await isSynchronised())) return ["ok", `It is ${now}.`];
  const before = new Date(seen ?? 0).toISOString();
  return [
    "warn",
    `It is ${now}, and the latest time known was ${before}. If it is right: MATHFLOW_CLOCK=ok for one start.`,
  ];
}

async function lookAtDisk(settings: ServeSettings): Promise<Found> {
  const { dataDir, backupBytes } = settings;
  if (!existsSync(dataDir)) return ["ok", "Not known yet."];
  const room = await freeIn(dataDir);
  const reserved = existsSync(path.join(dataDir, "reserve")) ? RESERVE_BYTES : 0;
  if (room + reserved < 2 * RESERVE_BYTES) return ["fail", `${megabytes(room)} MB are free: too few to take answers.`];
  const folder = backupFolder(settings);
  if (folder === undefined || !existsSync(folder)) return ["ok", `${megabytes(room)} MB are free.`];
  const [{ whole }, free, size] = [
    await listCopies(folder, DATABASE_NAMES),
    await freeIn(folder),
    await sizeOfData(dataDir),
  ];
  const rules = { now: Date.now(), size, free, erasedAt: 0, isClockSuspect: false };
  const { hasRoom } = planCopy(whole, { ...rules, ...(backupBytes === undefined ? {} : { budget: backupBytes }) });
  const says = `${megabytes(free)} MB are free for copies, of which one takes ${megabytes(size)} MB.`;
  return hasRoom ? ["ok", says] : ["fail", `${says} The next one has no room.`];
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6);
}

async function sizeOfData(dataDir: string): Promise<number> {
  const found = await Promise.all(dataFiles(dataDir).map(async (file) => (await stat(file)).size));
  return found.reduce((sum, size) => sum + size, 0);
}

function dataFiles(dataDir: string): readonly string[] {
  return DATABASE_NAMES.flatMap((name) => [name, `${name}-wal`])
    .map((name) => path.join(dataDir, name))
    .filter((file) => existsSync(file));
}

/** A copy is made every hour in which something changed [ms]. */
const LATE_MS = 2 * 60 * 60_000;

async function lookAtCopies(settings: ServeSettings): Promise<Found> {
  const folder = backupFolder(settings);
  if (folder === undefined) return ["warn", "None are made (MATHFLOW_BACKUPS is off)."];
  const { whole } = await listCopies(folder, DATABASE_NAMES);
  const newest = newestName(whole, Date.now());
  const changed = await Promise.all(dataFiles(settings.dataDir).map(async (file) => (await stat(file)).mtimeMs));
  if (newest === undefined) return [changed.length === 0 ? "ok" : "warn", `There is none in ${folder} yet.`];
  await verifyCopy(path.join(folder, newest));
  const [madeAt, changedAt] = [timeOfBackup(newest) ?? 0, Math.max(0, ...changed)];
  const says = `${whole.length}, the newest, ${newest}, is whole and ${hours(Date.now() - madeAt)} old`;
  if (changedAt - madeAt <= LATE_MS) return ["ok", `${says}.`];
  return ["warn", `${says}; something changed ${hours(changedAt - madeAt)} after it.`];
}

function hours(ms: number): string {
  return count(Math.max(0, Math.round(ms / 3_600_000)), "hour");
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? "" : "s"}`;
}

async function lookAtServer({ databaseUrl = "" }: ServeSettings): Promise<Found> {
  const { inspectPostgres } = await import("./postgres/index.ts");
  const { server, found, known, isReadOnly, bypassesPolicies } = await inspectPostgres(databaseUrl);
  if (found > known) return ["fail", `Its tables are of a newer version (${found}) than this program (${known}).`];
  if (isReadOnly) return ["fail", `PostgreSQL ${server} takes nothing: it is a replica, or set to read only.`];
  if (bypassesPolicies)
    return ["warn", "Its user passes by row policies: give MathFlow one that is neither superuser nor BYPASSRLS."];
  const tables =
    found === known
      ? `tables of version ${found}`
      : `the next start brings its tables from version ${found} to ${known}`;
  return [
    "ok",
    `PostgreSQL ${server}, ${tables}. Its copies are made by deploy/copy-database.sh, which verifies them too.`,
  ];
}

async function lookAtServersPepper({ pepper }: ServeSettings): Promise<Found> {
  if (pepper !== undefined) return ["ok", "MATHFLOW_PEPPER; whether it is that of the other servers they alone know."];
  return ["warn", "It is in the data folder: every server of one database needs the same MATHFLOW_PEPPER."];
}
