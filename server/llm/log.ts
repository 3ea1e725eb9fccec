import type { DestinationStream } from "pino";
import { createLineLog } from "../line-log.ts";
import type { LlmMode, NoWords, WordsFault } from "./wire.ts";

/** All that is ever noted of a call: ids, sizes, codes and times; no text, and nobody. */
export interface CallLine {
  readonly mode: LlmMode | "transcribe";
  readonly skill: string | null;
  /** Name, version and hash. */
  readonly prompt: string | null;
  readonly model: string | null;
  readonly status: "ok" | NoWords | "unknown-item";
  /** A status of the model's server or a kind of failure. */
  readonly detail: string | null;
  /** What the check of words found. */
  readonly fault: WordsFault | null;
  readonly firstWordMs: number | null;
  readonly totalMs: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cached: boolean;
}

export type LogCall = (line: CallLine) => void;

/** One line of JSON a call. */
export function createLog(destination: DestinationStream): LogCall {
  const log = createLineLog(destination);
  return (line) => log("llm", line.status === "ok" ? 30 : 40, line);
}
