import { pino, type DestinationStream } from "pino";

/** All that is noted of a request: an address as it is written in the documents, a status, opaque ids. Never a name or a PIN. */
export interface IdentityLine {
  readonly route: string;
  readonly status: number;
  readonly tenant: string | null;
  readonly role: "teacher" | "learner" | null;
  /** Id of the teacher or learner. */
  readonly who: string | null;
  readonly device: string | null;
  /** Kind of a failure nobody foresaw; never its text, which may hold what was typed. */
  readonly fault: string | null;
}

export type LogIdentity = (line: IdentityLine) => void;

/** One line of JSON a request. */
export function createIdentityLog(destination: DestinationStream): LogIdentity {
  const logger = pino(
    { base: null, messageKey: "event", timestamp: () => `,"at":"${new Date().toISOString()}"` },
    destination,
  );
  return (line) => logger.info(line, "identity");
}
