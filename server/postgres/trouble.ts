import { DatabaseError } from "pg";

/** What a database may say no with. */
export type TroubleKind =
  /** Another transaction was in the way: nothing is done, and the same may be tried again. */
  | "conflict"
  /** No connection, a broken one, or an answer that does not come; the outcome of a commit is not known then. */
  | "unreachable"
  | "full"
  /** A statement or row that is wrong: a bug. */
  | "wrong";

/** A statement that failed; `cause` is what pg threw. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly kind: TroubleKind;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kindOf(cause);
  }
}

/** Codes of PostgreSQL's appendix A; Citus, YugabyteDB and CockroachDB use the same. */
const CONFLICT = new Set(["40001", "40P01"]);
const FULL = new Set(["53100"]);
/** Too many connections, shutting down, starting up, timeouts of statement, lock and idle transaction. */
const UNREACHABLE = new Set(["53300", "57P01", "57P02", "57P03", "57P05", "57014", "55P03", "25P03"]);

function kindOf(cause: unknown): TroubleKind {
  // Not the database's word, so the connection's: refused, reset, ended, timed out.
  if (!(cause instanceof DatabaseError)) return "unreachable";
  const code = cause.code ?? "";
  if (CONFLICT.has(code)) return "conflict";
  if (FULL.has(code)) return "full";
  return UNREACHABLE.has(code) || code.startsWith("08") ? "unreachable" : "wrong";
}
