import {
  type ActivityCommand,
  decideTutor,
  DeviceId,
  evolveTutor,
  initialTutorState,
  LearnerId,
  SessionId,
  stampEvents,
  uuidFromName,
  type Content,
  type DeviceHead,
  type EventId,
  type NewEvent,
  type Result,
  type TutorCommand,
  type TutorEnv,
  type TutorEvent,
  type TutorRefusal,
  type TutorState,
} from "#engine";

/** The real engine with one learner, without storage: it decides, its events are stamped and folded. */
export interface Tutor {
  readonly content: Content;
  readonly state: () => TutorState;
  readonly env: () => TutorEnv;
  readonly perform: (command: TutorCommand) => Result<readonly NewEvent[], TutorRefusal>;
  /** Begins practice as the app does; no skill: the product chooses. */
  readonly startSession: (skill?: SkillOfSession) => Result<readonly NewEvent[], TutorRefusal>;
  /** A command of a lesson, a placement …, with fresh dice. */
  readonly act: (command: ActivityCommand) => Result<readonly NewEvent[], TutorRefusal>;
  readonly wait: (ms: number) => void;
  /** Moves the clock on to a moment [ms since 1970-01-01 UTC]. */
  readonly waitUntil: (wall: number) => void;
}

type SkillOfSession = Extract<TutorCommand, { type: "start-session" }>["skill"];

export interface TutorSetting {
  readonly content: Content;
  /** Names the learner; ids and the dice of sessions follow from it. */
  readonly key: string;
  readonly grade: number;
  /** Wall clock of the enrolment [ms since 1970-01-01 UTC]. */
  readonly start: number;
  /** Hears of every command: for tests and trials. */
  readonly onCommand?: ((command: TutorCommand, events: readonly TutorEvent[]) => void) | undefined;
}

/** Enrols a learner. */
export function createTutor({ content, key, grade, start, onCommand }: TutorSetting): Tutor {
  let state = initialTutorState;
  let now = start;
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName(`learner/${key}`)),
    device: DeviceId.parse(uuidFromName(`device/${key}`)),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  let ids = 0;
  const newId = () => `00000000-0000-7000-8000-${String(++ids).padStart(12, "0")}`;
  const env = (): TutorEnv => ({ content, now, mono: now - start, boot: "simulation" });

  function perform(command: TutorCommand): Result<readonly NewEvent[], TutorRefusal> {
    const decided = decideTutor(state, command, env());
    if (!decided.ok) return decided;
    const stamped = stampEvents(head, decided.value, {
      wall: now,
      mono: now - start,
      boot: "simulation",
      content: content.hash,
      build: "simulation",
      // Made right here: parsing each id takes longer than the fold.
      newId: () => newId() as EventId,
    });
    head = stamped.head;
    state = stamped.events.reduce(evolveTutor, state);
    onCommand?.(command, stamped.events);
    return decided;
  }

  perform({ type: "enrol", grade });
  return {
    content,
    state: () => state,
    env,
    perform,
    startSession: (skill = null) =>
      perform({ type: "start-session", session: SessionId.parse(newId()), seed: `${key}/${ids}`, skill }),
    act: (command) => {
      const session = SessionId.parse(newId());
      return perform({ type: "activity", context: { session, seed: `${key}/${ids}`, locale: "en" }, ...command });
    },
    wait: (ms) => {
      now += ms;
    },
    waitUntil: (wall) => {
      now = Math.max(now, wall);
    },
  };
}
