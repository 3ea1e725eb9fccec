import { err, ok, type Result } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { SyncResponse } from "#engine/protocol/sync";
import type { NetAnswer } from "./sync-seams.ts";

/** Why the last round came to nothing, for the screen. */
export type SyncTrouble =
  /** Nothing came back. */
  | "offline"
  /** The server asks for time. */
  | "busy"
  /** The server failed. */
  | "server"
  /** What came back is not the server's answer: cut off, garbled, or a page that wants a sign-in to the network. */
  | "damaged"
  /** The session is over. */
  | "signed-out"
  /** The server no longer speaks with this version. */
  | "outdated"
  /** The server takes no part of what is sent. */
  | "refused"
  /** The device's own database. */
  | "storage"
  /** Answers that are whole and bring nothing forward. */
  | "no-progress";

export interface AnswerFault {
  readonly trouble: SyncTrouble;
  /** How long the server wants to be left alone [ms]. */
  readonly retryAfterMs: number;
}

/** Longest wait that is believed: a wrong header must not end sync [ms]. */
const LONGEST_RETRY_MS = 3_600_000;

/** Reads whatever came back; only a whole answer of the server is one [SYN56]. */
export function readAnswer(answer: NetAnswer): Result<SyncResponse, AnswerFault> {
  const retryAfterMs = readRetryAfter(answer.retryAfter);
  if (answer.status === 200) {
    const response = isWhole(answer) ? parseResponse(answer.text) : null;
    return response === null ? err({ trouble: "damaged", retryAfterMs }) : ok(response);
  }
  return err({ trouble: troubleOf(answer), retryAfterMs });
}

/** Any box on the way may answer with such a status: what needs a person is believed only from our server. */
function troubleOf(answer: NetAnswer): SyncTrouble {
  const { status } = answer;
  if (status === 429 || status === 503) return "busy";
  if (status >= 500) return "server";
  if (!isWhole(answer)) return "damaged";
  if (status === 401 || status === 403) return "signed-out";
  if (status === 426) return "outdated";
  return "refused";
}

function isWhole({ text, sum }: NetAnswer): boolean {
  return sum !== null && sum === hash64(text);
}

function parseResponse(text: string): SyncResponse | null {
  try {
    const response = SyncResponse.safeParse(JSON.parse(text));
    return response.success && isAscending(response.data) ? response.data : null;
  } catch {
    return null;
  }
}

function isAscending({ from, rows }: SyncResponse): boolean {
  return rows.every(({ cursor }, at) => cursor > (rows[at - 1]?.cursor ?? from));
}

/** Seconds; a date is not used by our server. */
function readRetryAfter(header: string | null): number {
  const seconds = header === null || !/^\d{1,6}$/u.test(header) ? 0 : Number(header);
  return Math.min(LONGEST_RETRY_MS, seconds * 1_000);
}
