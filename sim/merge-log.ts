import type { DeviceId, EventId } from "#engine";
import { compareKeys, type OrderKey } from "#engine/log/row-order";

/** What is merged: an event with its key. */
export interface LogEntry<Event> extends OrderKey {
  readonly id: EventId;
  readonly event: Event;
}

/** How a log becomes a state. Pure: the same state and event give the same state, the input is left as it is. */
export interface LogFold<State, Event> {
  readonly initial: State;
  readonly apply: (state: State, event: Event) => State;
}

/** The state before the entry at `index`. */
interface Checkpoint<State> {
  readonly index: number;
  readonly state: State;
}

/** A log in order, what it comes to, and states on the way from which folding can go on. */
export interface MergedLog<State, Event> {
  readonly entries: readonly LogEntry<Event>[];
  readonly state: State;
  readonly checkpoints: readonly Checkpoint<State>[];
  /** Entries folded by the last merge, for those who watch the cost. */
  readonly folded: number;
}

/** A state is kept every so many entries. */
export const CHECKPOINT_EVERY = 100;
/** So many of them; then every second of the older half goes. */
export const MAX_CHECKPOINTS = 64;

export function emptyLog<State, Event>(fold: LogFold<State, Event>): MergedLog<State, Event> {
  return { entries: [], state: fold.initial, checkpoints: [], folded: 0 };
}

/**
 * Takes entries in, wherever they belong: whatever the order of arrival, the same entries give the same log and the
 * same state. An event that is there already, by id, is not taken in again. Folding goes on from the last checkpoint
 * before the first new entry [SYN40].
 */
export function mergeEntries<State, Event>(
  fold: LogFold<State, Event>,
  log: MergedLog<State, Event>,
  entries: readonly LogEntry<Event>[],
): MergedLog<State, Event> {
  const fresh = uniqueById(entries.toSorted(compareKeys), log);
  const [first] = fresh;
  if (first === undefined) return { ...log, folded: 0 };
  const at = indexAfter(log.entries, first);
  const merged = [...log.entries.slice(0, at), ...interleave(log.entries.slice(at), fresh)];
  return foldFrom(fold, merged, log, at);
}

/** The state with own events that the server has not confirmed folded in where they will probably stand [SYN41]. */
export function foldProvisional<State, Event>(
  fold: LogFold<State, Event>,
  log: MergedLog<State, Event>,
  own: readonly LogEntry<Event>[],
): State {
  return mergeEntries(fold, log, own).state;
}

/**
 * Keys for own events of one device, in order of seq, before the server has given them one: `min(hlc, now)`, never
 * before the device's previous event. The server does the same with its own clock.
 *
 * @param now - the server's time as far as this device knows [ms since 1970-01-01 UTC]
 */
export function provisionalEntries<
  Event extends { readonly id: EventId; readonly hlc: number; readonly device: DeviceId; readonly seq: number },
>(events: readonly Event[], after: number, now: number): LogEntry<Event>[] {
  let ots = after;
  return events.map((event) => {
    ots = Math.max(ots, Math.min(event.hlc, now));
    return { ots, device: event.device, seq: event.seq, id: event.id, event };
  });
}

/** Those of which the log has none, each id once. */
function uniqueById<State, Event>(
  entries: readonly LogEntry<Event>[],
  log: MergedLog<State, Event>,
): LogEntry<Event>[] {
  if (entries.length === 0) return [];
  const known = new Set<EventId>(log.entries.map(({ id }) => id));
  return entries.filter(({ id }) => {
    if (known.has(id)) return false;
    known.add(id);
    return true;
  });
}

/** Index of the first entry that comes after the key. */
function indexAfter(entries: readonly OrderKey[], key: OrderKey): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && compareKeys(entry, key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function interleave<Event>(
  left: readonly LogEntry<Event>[],
  right: readonly LogEntry<Event>[],
): readonly LogEntry<Event>[] {
  return left.length === 0 ? right : [...left, ...right].toSorted(compareKeys);
}

function foldFrom<State, Event>(
  fold: LogFold<State, Event>,
  entries: readonly LogEntry<Event>[],
  before: MergedLog<State, Event>,
  at: number,
): MergedLog<State, Event> {
  const isTail = at === before.entries.length;
  const kept = before.checkpoints.filter(({ index }) => index <= at);
  const base: Checkpoint<State> = isTail
    ? { index: at, state: before.state }
    : (kept.at(-1) ?? { index: 0, state: fold.initial });
  const checkpoints = [...kept];
  let { state } = base;
  for (let index = base.index; index < entries.length; index++) {
    const entry = entries[index];
    if (entry === undefined) break;
    if (index > 0 && index % CHECKPOINT_EVERY === 0 && checkpoints.at(-1)?.index !== index) {
      checkpoints.push({ index, state });
    }
    state = fold.apply(state, entry.event);
  }
  return { entries, state, checkpoints: thinOut(checkpoints), folded: entries.length - base.index };
}

/** Many checkpoints near the end, where late events usually belong, few far back. */
function thinOut<State>(checkpoints: readonly Checkpoint<State>[]): readonly Checkpoint<State>[] {
  if (checkpoints.length <= MAX_CHECKPOINTS) return checkpoints;
  const half = checkpoints.length >>> 1;
  return thinOut(checkpoints.filter((_, place) => place >= half || place % 2 === 0));
}
