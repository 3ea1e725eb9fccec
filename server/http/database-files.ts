import { DatabaseSync } from "node:sqlite";
import { IDENTITY_SCHEMA_VERSION } from "../identity/index.ts";
import { SCHEMA_VERSION } from "../sync/index.ts";

/** The two database files of a data folder and of a copy, with the version this program writes. */
export const DATABASES = { "identity.sqlite": IDENTITY_SCHEMA_VERSION, "sync.sqlite": SCHEMA_VERSION } as const;
export type DatabaseName = keyof typeof DATABASES;
export const DATABASE_NAMES = Object.keys(DATABASES) as readonly DatabaseName[];

/** Looks into a file without changing it. */
export function lookInto<Value>(file: string, look: (db: DatabaseSync) => Value): Value {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return look(db);
  } finally {
    db.close();
  }
}

/** Who wrote it last. */
export function versionOf(file: string): number {
  return lookInto(file, (db) => Number(db.prepare("PRAGMA user_version").get()?.["user_version"]));
}

/** Of the secret that went into its PINs; undefined: it does not say, as those of older versions. */
export function pepperSumOf(file: string): string | undefined {
  return lookInto(file, (db) => {
    const isKnown = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'pepper'").get() !== undefined;
    return isKnown ? (db.prepare("SELECT sha256 FROM pepper").get()?.["sha256"] as string | undefined) : undefined;
  });
}

export function hasSchoolIn(file: string): boolean {
  return lookInto(file, (db) => db.prepare("SELECT 1 FROM school LIMIT 1").get() !== undefined);
}

export interface Counts {
  readonly schools: number;
  readonly teachers: number;
  readonly learners: number;
  /** Logs, those of visitors too, and what is in them. */
  readonly streams: number;
  readonly rows: number;
  /** When the last row was written; null: there is none. */
  readonly latest: string | null;
}

const WHO = `SELECT (SELECT count(*) FROM school) AS schools, (SELECT count(*) FROM teacher) AS teachers,
  (SELECT count(*) FROM learner WHERE body ->> '$.erased' IS NULL) AS learners`;
const WHAT = `SELECT count(*) AS streams, coalesce(sum(head), 0) AS ends, max(latest) AS latest,
  (SELECT count(*) FROM event) AS rows FROM stream WHERE head > 0`;

/** @throws where streams do not end where their rows do */
export function countRows(identityFile: string, syncFile: string): Counts {
  const who = lookInto(identityFile, (db) => db.prepare(WHO).get()) as unknown as Counts;
  const { ends, latest, streams, rows } = lookInto(syncFile, (db) => db.prepare(WHAT).get()) as unknown as {
    readonly [Name in "ends" | "streams" | "rows"]: number;
  } & { readonly latest: number | null };
  if (ends !== rows) throw new Error(`the logs should have ${ends} rows and have ${rows}`);
  return { ...who, streams, rows, latest: latest === null ? null : new Date(latest).toISOString() };
}
