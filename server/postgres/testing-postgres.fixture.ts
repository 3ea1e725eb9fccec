import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { findPostgres } from "./find-postgres.fixture.ts";

/** A database of its own, as the server uses it: its owner is no superuser, so that policies bind it. */
export interface TestDatabase {
  readonly url: string;
  /** As a superuser. */
  readonly adminUrl: string;
  /** What `pg_dump` and `psql` make of it. */
  readonly dump: (file: string) => Promise<void>;
  /** A dump in the place of everything. Nobody may be connected. */
  readonly restore: (file: string) => Promise<void>;
}

/** A PostgreSQL of its own in a temporary folder, on a free port of this computer. */
export interface TestPostgres {
  readonly createDatabase: () => Promise<TestDatabase>;
  readonly stop: () => Promise<void>;
}

const run = promisify(execFile);
const OWNER = "tutor";
const STARTS_WITHIN_MS = 30_000;

/**
 * @param durable - whether it flushes to disk like one in use; without, it is faster, and a crash of the machine (not of a process)
 *   would lose what it had: good for contracts, not for measurements.
 */
export async function startPostgres({ durable }: { readonly durable: boolean }): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error("no PostgreSQL was found: neither initdb on the path nor MATHFLOW_POSTGRES_BIN");
  const folder = mkdtempSync(path.join(tmpdir(), "mathflow-postgres-"));
  const user = userToBe();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const password = randomBytes(12).toString("hex");
  const secret = path.join(folder, "password");
  writeFileSync(secret, password);
  if (user !== undefined) chownSync(secret, user.uid, user.gid);
  const data = path.join(folder, "data");
  const as = { ...user, cwd: folder };
  const auth = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${secret}`, "-E", "UTF8", "--locale=C"];
  await run(path.join(bin, "initdb"), ["-D", data, ...auth, ...(durable ? [] : ["--no-sync"])], as);
  const port = await freePort();
  const child = spawn(path.join(bin, "postgres"), ["-D", data, ...settings(port, durable)], {
    ...as,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const end = () => void child.kill("SIGQUIT");
  process.once("exit", end);
  const urlOf = (database: string, name: string) => `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
  const admin = urlOf("postgres", "postgres");
  await waitUntilUp(child, admin);
  await ask(admin, `CREATE ROLE ${OWNER} LOGIN PASSWORD '${password}'`);
  let made = 0;

  async function createDatabase(): Promise<TestDatabase> {
    made += 1;
    const name = `test_${made}`;
    await ask(admin, `CREATE DATABASE ${name} OWNER ${OWNER}`);
    const adminUrl = urlOf(name, "postgres");
    return {
      url: urlOf(name, OWNER),
      adminUrl,
      dump: async (file) => {
        await run(path.join(bin as string, "pg_dump"), ["-d", adminUrl, "-f", file]);
      },
      restore: async (file) => {
        await ask(admin, `DROP DATABASE ${name}`);
        await ask(admin, `CREATE DATABASE ${name} OWNER ${OWNER}`);
        await run(path.join(bin as string, "psql"), ["-q", "-v", "ON_ERROR_STOP=1", "-d", adminUrl, "-f", file]);
      },
    };
  }

  return {
    createDatabase,
    stop: async () => {
      if (child.exitCode !== null) return;
      process.off("exit", end);
      const over = once(child, "close");
      child.kill("SIGINT");
      await over;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One statement on a connection of its own. */
export async function ask(url: string, sql: string, values: readonly unknown[] = []): Promise<readonly object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

function settings(port: number, durable: boolean): readonly string[] {
  return [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "log_min_messages=fatal",
    ...(durable ? [] : ["fsync=off", "full_page_writes=off"]),
  ].flatMap((setting) => ["-c", setting]);
}

/** PostgreSQL does not run as root. */
function userToBe(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  if (uid === undefined)
    throw new Error("root may not run PostgreSQL, and there is neither a user postgres nor nobody");
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function waitUntilUp(child: ChildProcess, url: string): Promise<void> {
  const words: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => words.push(chunk.toString()));
  for (const end = Date.now() + STARTS_WITHIN_MS; ; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${words.join("")}`);
    try {
      await ask(url, "SELECT 1");
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
