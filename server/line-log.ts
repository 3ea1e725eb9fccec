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

/** What may be told of a failure: its kind, and the codes by which it is looked up; never its text, which may hold what was typed. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, errcode, cause } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  const codes = [code, errcode].filter((one) => typeof one === "number" || (typeof one === "string" && CODE.test(one)));
  return [error.name, ...codes.map(String), ...(cause instanceof Error ? [faultOf(cause)] : [])].join(" ");
}

const CODE = /^\w{1,40}$/u;
