import { pino, type DestinationStream } from "pino";

/** 30: as it should be; 40: refused, or to be looked at when it comes often; 50: somebody should look. */
export type Severity = 30 | 40 | 50;

const SAY = { 30: "info", 40: "warn", 50: "error" } as const;

/** One line of JSON each, with its severity as `level`. */
export function createLineLog(
  destination: DestinationStream,
): (event: string, severity: Severity, line: object) => void {
  const logger = pino(
    {
      base: null,
      messageKey: "event",
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      // Nothing of the kind is ever handed in; if it is one day, it does not come out.
      redact: ["apiKey", "authorization", "headers", "body", "text", "message", "*.authorization", "*.apiKey"],
    },
    destination,
  );
  return (event, severity, line) => logger[SAY[severity]](line, event);
}

/** How grave an answer with this status is. */
export function severityOf(status: number): Severity {
  if (status >= 500) return 50;
  return status >= 400 ? 40 : 30;
}

/** What may be told of a failure: its kind, and the code by which it is looked up; never its text, which may hold what was typed. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const [code, { cause }] = [codeOf(error), error];
  return [error.name, ...(code === null ? [] : [code]), ...(cause instanceof Error ? [faultOf(cause)] : [])].join(" ");
}

/** SQLite's own names of what goes wrong with a disk. */
const SQLITE_CODES: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

/** The same for all of its extended codes, which have the plain one in their last byte. */
export function codeOf(error: unknown): string | null {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  if (typeof errcode === "number") return SQLITE_CODES[errcode % 256] ?? `SQLITE_${errcode}`;
  return typeof code === "string" && /^\w{1,40}$/u.test(code) ? code : null;
}
