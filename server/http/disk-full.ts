/** SQLite's codes for a disk that takes no more: `SQLITE_FULL`, and the write error beneath it. */
const SQLITE = new Set([13, 778]);
/** The system's, and PostgreSQL's. */
const CODES = new Set(["ENOSPC", "EDQUOT", "53100"]);

export function isDiskFull(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { readonly errcode?: unknown; readonly code?: unknown };
  return SQLITE.has(Number(errcode)) || (typeof code === "string" && CODES.has(code));
}
