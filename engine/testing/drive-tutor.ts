import type { TutorEvent } from "../events/tutor-event.ts";
import { parseEvent } from "../events/parse-event.ts";
import { stampEvents, type DeviceHead } from "../events/stamp.ts";
import { DeviceId, EventId, LearnerId, SessionId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import type { Result } from "../result.ts";
import type { ActivityCommand } from "../sessions/activities.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../tutor.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../tutor-types.ts";

/** One learner on one device: decides, stamps, parses as a store would, and folds. For tests. */
export interface Drive {
  readonly events: readonly TutorEvent[];
  readonly state: TutorState;
  readonly env: TutorEnv;
  readonly perform: (command: TutorCommand) => Result<readonly TutorEvent[], TutorRefusal>;
  readonly act: (command: ActivityCommand) => Result<readonly TutorEvent[], TutorRefusal>;
  /** What the state would be with one event more. */
  readonly evolved: (event: TutorEvent) => TutorState;
  /** Lets time pass [ms]. */
  readonly wait: (ms: number) => void;
}

const LEARNER = LearnerId.parse("00000000-0000-7000-8000-00000000000a");
const DEVICE = DeviceId.parse("00000000-0000-7000-8000-00000000000d");
const START = 1_795_000_000_000;

/** A learner of grade 5 who has just been enrolled. */
export function driveTutor(content: Content, grade = 5): Drive {
  let state = initialTutorState;
  let head: DeviceHead = { learner: LEARNER, device: DEVICE, seq: 0, lastId: null, lastHlc: 0 };
  let clock = 0;
  let count = 0;
  const events: TutorEvent[] = [];

  const env = (): TutorEnv => ({ content, now: START + clock, mono: clock, boot: "boot-1" });
  const uuid = () => `00000000-0000-7000-8000-${String(++count).padStart(12, "0")}`;

  function perform(command: TutorCommand): Result<readonly TutorEvent[], TutorRefusal> {
    clock += 1_000;
    const decided = decideTutor(state, command, env());
    if (!decided.ok) return decided;
    const moment = { wall: START + clock, mono: clock, boot: "boot-1", content: content.hash, build: "test" };
    const stamped = stampEvents(head, decided.value, { ...moment, newId: () => EventId.parse(uuid()) });
    head = stamped.head;
    const parsed = stamped.events.map((event) => {
      // Through JSON, as it lies in a store.
      const read = parseEvent(JSON.parse(JSON.stringify(event)));
      if (!read.ok) throw new Error(`${event.type}: ${read.error.message}`);
      return read.value;
    });
    events.push(...parsed);
    state = parsed.reduce(evolveTutor, state);
    return { ok: true, value: parsed };
  }

  function act(command: ActivityCommand): Result<readonly TutorEvent[], TutorRefusal> {
    const context = { session: SessionId.parse(uuid()), seed: `seed-${count}`, locale: "en" as const };
    return perform({ type: "activity", context, ...command });
  }

  perform({ type: "enrol", grade });
  return {
    events,
    get state() {
      return state;
    },
    get env() {
      return env();
    },
    perform,
    act,
    evolved: (event) => evolveTutor(state, event),
    wait: (ms) => {
      clock += ms;
    },
  };
}

/** Folding any prefix and going on gives what a whole fold gives; `look` says what is compared. */
export function foldsAlike<Seen>(drive: Drive, look: (state: TutorState) => Seen): readonly [Seen, Seen][] {
  return drive.events.map((_, at) => {
    const before = JSON.parse(JSON.stringify(drive.events.slice(0, at).reduce(evolveTutor, initialTutorState)));
    return [look(drive.events.slice(at).reduce(evolveTutor, before as TutorState)), look(drive.state)];
  });
}
