import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { keepPrivate, openWith } from "../private-database.ts";

/** How much one scope may spend in one period. */
export interface Limit {
  /** Who: `learner:…`, `device:…`, `class:…`, `all`. */
  readonly scope: string;
  /** When: `2026-11-20` or `2026-11`. */
  readonly period: string;
  /** Infinity: not counted out. */
  readonly requests: number;
  readonly tokens: number;
}

/** What was put aside for one call. */
export type Reservation = { readonly ok: true; readonly id: number } | { readonly ok: false; readonly scope: string };

/** Keeps spending within budgets. What is reserved counts as spent until it is settled, also after a crash. */
export interface Ledger {
  /** Puts a request and an upper bound of its tokens aside in every scope at once, or in none. */
  readonly reserve: (limits: readonly Limit[], tokens: number) => Reservation;
  /** Puts what was really used in the place of what was reserved. */
  readonly settle: (id: number, tokens: number) => void;
  /** Nothing was sent: the request does not count either. */
  readonly release: (id: number) => void;
  /** Tokens spent and put aside by a scope in a period. */
  readonly spentBy: (limit: Pick<Limit, "scope" | "period">) => number;
  readonly close: () => void;
}

/** Days of which counts are kept; a month's end must still see its beginning. */
const KEPT_PERIODS_FROM = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS salt (value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS spent (
    scope TEXT NOT NULL, period TEXT NOT NULL, requests INTEGER NOT NULL, tokens INTEGER NOT NULL,
    PRIMARY KEY (scope, period)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reserved (id INTEGER PRIMARY KEY AUTOINCREMENT, tokens INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS reserved_in (id INTEGER NOT NULL, scope TEXT NOT NULL, period TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS reserved_by_id ON reserved_in (id);
`;

/**
 * The ledger in a database file only the server's own user can read. Ids and addresses stand in it as salted hashes only.
 *
 * @param file - path, or `:memory:`
 * @param today - ISO date; counts older than a year before it are dropped
 */
export function openLedger(file: string, today: string): Ledger {
  keepPrivate(file);
  const db = openWith(file, (opened) => opened.exec(SCHEMA));
  const salt = readSalt(db);
  // Reservations of a process that died stay spent: what they cost is not known.
  inOneGo(db, () => {
    db.exec("DELETE FROM reserved_in; DELETE FROM reserved;");
    db.prepare("DELETE FROM spent WHERE period < ?").run(KEPT_PERIODS_FROM(today));
  });
  const spent = db.prepare("SELECT requests, tokens FROM spent WHERE scope = ? AND period = ?");
  const add = db.prepare(
    `INSERT INTO spent (scope, period, requests, tokens) VALUES (?, ?, ?, ?)
     ON CONFLICT (scope, period) DO UPDATE SET requests = requests + excluded.requests, tokens = tokens + excluded.tokens`,
  );
  const insert = db.prepare("INSERT INTO reserved (tokens) VALUES (?)");
  const insertIn = db.prepare("INSERT INTO reserved_in (id, scope, period) VALUES (?, ?, ?)");
  const find = db.prepare("SELECT tokens FROM reserved WHERE id = ?");
  const findIn = db.prepare("SELECT scope, period FROM reserved_in WHERE id = ?");
  const remove = db.prepare("DELETE FROM reserved WHERE id = ?");
  const removeIn = db.prepare("DELETE FROM reserved_in WHERE id = ?");

  function hashed(scope: string): string {
    return createHash("sha256").update(`${salt} ${scope}`).digest("hex").slice(0, 24);
  }

  function countsOf({ scope, period }: Pick<Limit, "scope" | "period">) {
    const row = spent.get(hashed(scope), period);
    return { requests: Number(row?.["requests"] ?? 0), tokens: Number(row?.["tokens"] ?? 0) };
  }

  function isOver(limit: Limit, tokens: number): boolean {
    const { requests, tokens: used } = countsOf(limit);
    return requests + 1 > limit.requests || used + tokens > limit.tokens;
  }

  function change(id: number, requests: number, tokensNow: number): void {
    inOneGo(db, () => {
      const row = find.get(id);
      if (row === undefined) return;
      const difference = tokensNow - Number(row["tokens"]);
      for (const { scope, period } of findIn.all(id)) add.run(String(scope), String(period), requests, difference);
      remove.run(id);
      removeIn.run(id);
    });
  }

  return {
    reserve: (limits, tokens) =>
      inOneGo(db, () => {
        const full = limits.find((limit) => isOver(limit, tokens));
        if (full !== undefined) return { ok: false, scope: full.scope.replace(/:.*$/u, "") };
        const id = Number(insert.run(tokens).lastInsertRowid);
        for (const { scope, period } of limits) {
          add.run(hashed(scope), period, 1, tokens);
          insertIn.run(id, hashed(scope), period);
        }
        return { ok: true, id };
      }),
    settle: (id, tokens) => change(id, 0, tokens),
    release: (id) => change(id, -1, 0),
    spentBy: (limit) => countsOf(limit).tokens,
    close: () => db.close(),
  };
}

/** All of it or nothing, and no other process in between. */
function inOneGo<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec("BEGIN IMMEDIATE");
  try {
    const value = work();
    db.exec("COMMIT");
    return value;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

function readSalt(db: DatabaseSync): string {
  return inOneGo(db, () => {
    const known = db.prepare("SELECT value FROM salt").get();
    if (known !== undefined) return String(known["value"]);
    const fresh = randomBytes(16).toString("hex");
    db.prepare("INSERT INTO salt (value) VALUES (?)").run(fresh);
    return fresh;
  });
}
