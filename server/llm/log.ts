import { pino, type DestinationStream } from "pino";
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
  return (line) => logger.info(line, "llm");
}
