import type { EngineError, SchoolError } from "#workers/engine-api";
import { timeText } from "../../components/charts/when.ts";
import type { TextId, TextValues } from "../../text/text.ts";

export interface JoinWords {
  readonly text: TextId;
  readonly values?: TextValues;
}

/** What the device knows by itself. */
export interface DeviceFacts {
  /** [ms since 1970-01-01 UTC] */
  readonly now: number;
  /** False where it has none for certain; true where there may be one. */
  readonly hasNetwork: boolean;
}

export function deviceFacts(): DeviceFacts {
  return { now: Date.now(), hasNetwork: navigator.onLine };
}

/**
 * Why the server gave no answer, as a child is told.
 *
 * @param refused - what a plain no means at this step; else the server's own sentence
 */
export function joinWords(
  error: SchoolError | EngineError,
  refused: TextId | null,
  { now, hasNetwork }: DeviceFacts,
): JoinWords {
  if (error.type === "offline" || error.type === "no-contact") {
    return { text: hasNetwork ? "join.error.no-answer" : "join.error.no-network" };
  }
  if (error.type === "internal") return { text: "join.error.device" };
  if (error.type === "garbled") return { text: "join.error.other" };
  if (error.type !== "refused") return { text: "join.error.storage" };
  const { status, title, retryAfter } = error;
  if (status === 429) {
    const seconds = retryAfter ?? 60;
    return seconds < 60
      ? { text: "join.wait.seconds", values: { seconds: Math.max(1, seconds) } }
      : { text: "join.wait.minutes", values: { time: timeText(now + seconds * 1_000) } };
  }
  if (status >= 500) return { text: "join.error.busy" };
  return refused === null ? { text: "join.error.refused", values: { title } } : { text: refused };
}
