import type { EventOf, TutorEvent } from "../events/tutor-event.ts";
import { isoTime } from "../iso-time.ts";
import { createDecisionReader } from "./derive-decisions.ts";

/** One decision of the tutor with what it was made from (requirement P7). */
export interface DecisionEntry {
  /** Wall clock [ms since 1970-01-01 UTC]. */
  readonly at: number;
  readonly session: string;
  readonly by: EventOf<"decision_made">["body"]["by"];
  readonly input: string;
  readonly output: string;
  readonly reason: string;
  /** From the beginning of the decision to its record [ms]; null where no clock tells. */
  readonly durationMs: number | null;
}

/** Whatever is not given lets everything through. */
export interface DecisionFilter {
  readonly by?: DecisionEntry["by"];
  readonly session?: string;
  /** In any of the texts, capitals or not. */
  readonly text?: string;
}

/** Every decision of a log, in its order: recorded ones, and those other events tell [PLN17] [PLN19]. */
export function decisionLog(events: readonly TutorEvent[], filter: DecisionFilter = {}): readonly DecisionEntry[] {
  const read = createDecisionReader();
  return events.flatMap((event) => {
    const told = read(event);
    const entry = event.type === "decision_made" ? entryOf(event) : told;
    return entry !== null && passes(entry, filter) ? [entry] : [];
  });
}

/** One JSON object a line, with a line end after the last [PLN18]. */
export function decisionsAsJsonLines(entries: readonly DecisionEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
}

/** For people: one paragraph a decision. Times are UTC [PLN18]. */
export function decisionsAsText(entries: readonly DecisionEntry[]): string {
  return entries
    .map(({ at, session, by, input, output, reason, durationMs }) =>
      [
        `${utc(at)}  ${by}  ${durationMs === null ? "" : `${durationMs} ms  `}(session ${session})`,
        `  from:   ${oneLine(input)}`,
        `  result: ${oneLine(output)}`,
        `  why:    ${oneLine(reason)}`,
        "",
      ].join("\n"),
    )
    .join("\n");
}

function entryOf({ wall, mono, body }: EventOf<"decision_made">): DecisionEntry {
  const { session, by, input, output, reason, started_mono: started } = body;
  // A decision and its record are of one start of the worker: their clock is the same.
  const took = started === undefined ? null : mono - started;
  const durationMs = took === null || took < 0 ? null : Math.round(took * 10) / 10;
  return { at: wall, session, by, input, output, reason, durationMs };
}

function passes(entry: DecisionEntry, { by, session, text }: DecisionFilter): boolean {
  if (by !== undefined && entry.by !== by) return false;
  if (session !== undefined && entry.session !== session) return false;
  const wanted = text?.trim().toLowerCase() ?? "";
  return [entry.input, entry.output, entry.reason].some((one) => one.toLowerCase().includes(wanted));
}

/** A line end within a text would look like the next entry. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

/** `2026-09-01 08:00:05` */
function utc(ms: number): string {
  return isoTime(ms).slice(0, 19).replace("T", " ");
}
