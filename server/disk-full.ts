/** SQLite's: `SQLITE_FULL`, and the errors beneath it, of a write and of the index of the log. */
const SQLITE = new Set([13, 778, 4874]);
/** The system's, and PostgreSQL's. */
const CODES = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error says that a disk takes no more. */
export function isDiskFull(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { readonly errcode?: unknown; readonly code?: unknown };
  return SQLITE.has(Number(errcode)) || (typeof code === "string" && CODES.has(code));
}
