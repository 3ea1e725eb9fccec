import { z } from "zod";
import { compareEvents, ExportFile } from "../events/export-log.ts";
import { parseEvent } from "../events/parse-event.ts";
import type { DeviceHead } from "../events/stamp.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { canonicalJson, sha256Hex, type Json } from "../hash.ts";
import { DeviceId, EventId, LearnerId } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { evolveTutor, FOLD_VERSION, initialTutorState } from "../tutor.ts";
import type { TutorState } from "../tutor-types.ts";
import { deviceOf, learnerOf } from "./dice.ts";

const STATE_FORMAT = "mathflow-state/1";

const SavedState = z.strictObject({
  format: z.literal(STATE_FORMAT),
  fold: z.int(),
  content: z.string(),
  head: z.strictObject({
    learner: LearnerId,
    device: DeviceId,
    seq: z.int().nonnegative(),
    lastId: EventId.nullable(),
    lastHlc: z.int().nonnegative(),
  }),
  tutor: z.record(z.string(), z.unknown()),
  /** SHA-256 over all before: damage is noticed; it is no proof against forgery. */
  sum: z.string(),
});
/** What a turn gives out, to be handed in with the next one. */
export type SavedState = z.infer<typeof SavedState>;

/** What a turn works on: the fold of a log, and the end of the chain that is written on. */
export interface Standing {
  readonly tutor: TutorState;
  readonly head: DeviceHead;
}

/** Of a learner nobody knows yet. */
export function newStanding(seed: string): Standing {
  const learner = learnerOf(seed);
  const head: DeviceHead = { learner, device: deviceOf(learner), seq: 0, lastId: null, lastHlc: 0 };
  return { tutor: initialTutorState, head };
}

export function saveState({ tutor, head }: Standing, content: string): SavedState {
  const saved = { format: STATE_FORMAT, fold: FOLD_VERSION, content, head } as const;
  return { ...saved, tutor: { ...tutor }, sum: sumOf({ ...saved, tutor: { ...tutor } }) };
}

/** Takes back what a turn gave out: of this program, this content, and unchanged; else it is said that the log is needed [HDL3]. */
export function readState(json: unknown, content: string): Result<Standing, string> {
  const read = SavedState.safeParse(json);
  if (!read.success) return err(faultOf(read.error, "state"));
  const { sum, ...saved } = read.data;
  if (saved.fold !== FOLD_VERSION || saved.content !== content) {
    return err("state: made by another version of the program or its content: give the log");
  }
  if (sumOf(saved) !== sum) return err("state: changed since it was given out: give the log");
  // Sound: only what `saveState` made, by the same fold, has this sum.
  return ok({ tutor: saved.tutor as unknown as TutorState, head: saved.head });
}

function sumOf(saved: Omit<SavedState, "sum">): string {
  return sha256Hex(canonicalJson(saved as unknown as Json));
}

/**
 * Folds a log, an array of events or an exported file. It is gone on with on its own chain, beside those of the learner's
 * devices; where that chain is in the log already, at its end.
 */
export function readLog(json: unknown): Result<Standing, string> {
  const events = readEvents(json);
  if (!events.ok) return events;
  const [first] = events.value;
  if (first === undefined) return err("log: empty");
  const { learner } = first;
  const device = deviceOf(learner);
  const own = events.value.filter((event) => event.device === device).toSorted((a, b) => a.seq - b.seq);
  const last = own.at(-1);
  const lastHlc = events.value.reduce((most, { hlc }) => (hlc > most ? hlc : most), 0);
  return ok({
    tutor: events.value.reduce(evolveTutor, initialTutorState),
    head: { learner, device, seq: last?.seq ?? 0, lastId: last?.id ?? null, lastHlc },
  });
}

/** Every event of one learner, each once, in the order of the fold. */
function readEvents(json: unknown): Result<readonly TutorEvent[], string> {
  const file = Array.isArray(json) ? { success: true as const, data: { events: json } } : ExportFile.safeParse(json);
  if (!file.success) return err("log: neither a list of events nor an exported log");
  const byId = new Map<string, TutorEvent>();
  const learners = new Set<LearnerId>();
  for (const [at, row] of file.data.events.entries()) {
    const event = parseEvent(row);
    if (!event.ok) return err(`log[${at}].${event.error.message}`);
    byId.set(event.value.id, event.value);
    learners.add(event.value.learner);
    if (learners.size > 1) return err(`log[${at}]: of another learner`);
  }
  return ok([...byId.values()].toSorted(compareEvents));
}

/** Where a parsed value is not as it must be, `profile.grade: …`, behind the name of the whole where it has one. */
export function faultOf({ issues: [issue] }: z.ZodError, ...whole: readonly string[]): string {
  const place = [...whole, ...(issue?.path ?? []).map(String)].join(".");
  const message = issue?.message ?? "not as it must be";
  return place === "" ? message : `${place}: ${message}`;
}
