import type { DestinationStream } from "pino";
import { createLineLog, severityOf } from "../line-log.ts";

/** All that is noted of a request: an address as it is written in the documents, a status, opaque ids. Never a name or a PIN. */
export interface IdentityLine {
  readonly route: string;
  readonly status: number;
  readonly tenant: string | null;
  readonly role: "teacher" | "learner" | null;
  /** Id of the teacher or learner. */
  readonly who: string | null;
  readonly device: string | null;
  /** Of a failure nobody foresaw. */
  readonly fault: string | null;
}

export type LogIdentity = (line: IdentityLine) => void;

/** One line of JSON a request. */
export function createIdentityLog(destination: DestinationStream): LogIdentity {
  const log = createLineLog(destination);
  return (line) => log("identity", severityOf(line.status), line);
}
