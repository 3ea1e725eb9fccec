import type { DeviceId, EventId, LearnerId } from "../ids.ts";
import type { NewEvent, TutorEvent } from "./tutor-event.ts";

/** The end of one device's chain for one learner. */
export interface DeviceHead {
  readonly learner: LearnerId;
  readonly device: DeviceId;
  /** Seq of the last event; 0 before the first. */
  readonly seq: number;
  readonly lastId: EventId | null;
  readonly lastHlc: number;
}

/** What the host knows about the moment of recording. */
export interface Moment {
  /** Wall clock [ms since 1970-01-01 UTC]; may be wrong, may go back. */
  readonly wall: number;
  /** Monotonic clock since `boot` [ms]. */
  readonly mono: number;
  /** Server's time minus `wall`, as of the last contact [ms]; 0 where nothing is known. */
  readonly offsetMs?: number;
  /** Server's time of the latest row of any device this one has seen [ms since 1970-01-01 UTC]. */
  readonly latest?: number;
  readonly boot: string;
  readonly content: string;
  readonly build: string;
  /** A fresh UUIDv7 for each call. */
  readonly newId: () => EventId;
}

/**
 * Puts the envelope on new events: contiguous `seq`, `prev` chain, and a hybrid logical clock
 * that never goes back, whatever the wall clock does [EVT2].
 */
export function stampEvents(
  head: DeviceHead,
  news: readonly NewEvent[],
  moment: Moment,
): { readonly events: readonly TutorEvent[]; readonly head: DeviceHead } {
  let { seq, lastId } = head;
  let lastHlc = Math.max(head.lastHlc, moment.latest ?? 0);
  const events = news.map((fresh): TutorEvent => {
    seq += 1;
    lastHlc = Math.max(lastHlc + 1, Math.max(0, Math.floor(moment.wall + (moment.offsetMs ?? 0))));
    const id = moment.newId();
    const event = {
      ...fresh,
      v: 1,
      id,
      learner: head.learner,
      device: head.device,
      seq,
      prev: lastId,
      hlc: lastHlc,
      wall: Math.floor(moment.wall),
      mono: Math.max(0, moment.mono),
      boot: moment.boot,
      content: moment.content,
      build: moment.build,
    } as TutorEvent; // sound: NewEvent pairs each type with its body
    lastId = id;
    return event;
  });
  return { events, head: { ...head, seq, lastId, lastHlc } };
}
