import { readExport, type TutorEvent } from "#engine";
import type { Sent } from "./page-hooks.ts";

export interface LogCheck {
  /** The answers of the log, in order. */
  readonly answers: readonly Sent[];
  /** Whose chain it is; null for an empty log. */
  readonly device: string | null;
  /** What is wrong, in words; empty when nothing is. */
  readonly faults: readonly string[];
}

/**
 * Compares an exported log with what the page had sent and shown: every answer shown as saved is in it, each
 * once, none that was not sent, one contiguous chain.
 *
 * @param shown - so many answers were shown as saved
 * @param sent - answers handed to the worker, in order; the last of a killed page may be missing
 */
export function checkLog(text: string, shown: number, sent: readonly Sent[]): LogCheck {
  const read = readExport(text);
  if (!read.ok)
    return {
      answers: [],
      device: null,
      faults: [`the export cannot be read: ${read.error.path}: ${read.error.message}`],
    };
  const { events } = read.value;
  const answers = events.flatMap((event) =>
    event.type === "attempt_submitted" ? [{ itemId: event.body.item, given: event.body.given }] : [],
  );
  const evaluated = events.filter(({ type }) => type === "attempt_evaluated").length;
  const faults = [...chainFaults(events)];
  if (evaluated !== answers.length) faults.push(`${answers.length} answers, ${evaluated} verdicts`);
  if (answers.length < shown)
    faults.push(`LOST: ${shown} answers were shown as saved, ${answers.length} are in the log`);
  if (answers.length > sent.length + 1)
    faults.push(`${sent.length} answers were sent, ${answers.length} are in the log`);
  const strange = answers.findIndex((answer, at) => at < sent.length && !isSame(answer, sent[at]));
  if (strange >= 0) {
    faults.push(
      `answer ${strange + 1} is ${JSON.stringify(answers[strange])}, sent was ${JSON.stringify(sent[strange])}`,
    );
  }
  return { answers, device: events[0]?.device ?? null, faults };
}

/**
 * Spoils a copy of a good log in the ways that matter and asks whether that would be noticed: a judge that
 * cannot say "guilty" proves nothing.
 */
export function judgeFaults(text: string, sent: readonly Sent[]): readonly string[] {
  const log = JSON.parse(text) as { readonly events: readonly TutorEvent[] };
  const isAnswer = ({ type }: TutorEvent): boolean => type === "attempt_submitted" || type === "attempt_evaluated";
  const lastServed = log.events.findLastIndex(({ type }) => type === "attempt_submitted");
  const last = log.events.at(-1);
  if (lastServed < 0 || last === undefined) return [];
  const spoiled: Readonly<Record<string, readonly TutorEvent[]>> = {
    "the last answer lost": log.events.slice(0, lastServed),
    "an answer lost in the middle": log.events.filter((event) => !isAnswer(event)),
    "an event twice": [...log.events, { ...last, seq: last.seq + 1, prev: last.id }],
    "an answer that nobody gave": log.events.map((event) =>
      event.type === "attempt_submitted" ? { ...event, body: { ...event.body, given: ["not this"] } } : event,
    ),
  };
  return Object.entries(spoiled).flatMap(([what, events]) => {
    const { faults } = checkLog(JSON.stringify({ ...log, events }), sent.length, sent);
    return faults.length > 0 ? [] : [`the check is blind: it does not notice ${what}`];
  });
}

function chainFaults(events: readonly TutorEvent[]): readonly string[] {
  const bySeq = events.toSorted((a, b) => a.seq - b.seq);
  const faults = bySeq.flatMap((event, at) => [
    ...(event.seq === at + 1 ? [] : [`seq ${event.seq} at place ${at + 1}`]),
    ...(event.prev === (bySeq[at - 1]?.id ?? null) ? [] : [`prev of seq ${event.seq} is not the id before`]),
  ]);
  if (new Set(events.map(({ id }) => id)).size !== events.length) faults.push("DUPLICATE: an event id twice");
  if (new Set(events.map(({ device }) => device)).size > 1) faults.push("more than one device");
  return faults.slice(0, 5);
}

function isSame(a: Sent, b: Sent | undefined): boolean {
  return a.itemId === b?.itemId && a.given.join("\u0000") === b.given.join("\u0000");
}
