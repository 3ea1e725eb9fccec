import { readFile } from "node:fs/promises";
import { loadBank } from "#bank";
import {
  createRng,
  decideTutor,
  DeviceId,
  EventId,
  evolveTutor,
  initialTutorState,
  LearnerId,
  SessionId,
  stampEvents,
  uuidFromName,
  type Content,
  type DeviceHead,
  type SkillId,
  type TutorCommand,
  type TutorEvent,
  type TutorState,
} from "#engine";
import { practiceCommand, randomCommand } from "./random-command.fixture.ts";

/** 2026-09-01 08:00 UTC [ms]. */
export const START = Date.UTC(2026, 8, 1, 8);

export interface SimulatedDevice {
  readonly device: DeviceId;
  /** Everything this device made, oldest first. */
  readonly events: readonly TutorEvent[];
  readonly state: () => TutorState;
  readonly perform: (command: TutorCommand) => readonly TutorEvent[];
  /** Chooses a skill and does this many things in practice. */
  readonly practise: (skill: SkillId, steps: number) => void;
  /** Does this many things of the dice. */
  readonly work: (steps: number) => void;
  /** Sees the log of all devices: what it does next follows from that. */
  readonly learn: (state: TutorState, latest: number) => void;
  /** [ms] */
  readonly wait: (ms: number) => void;
}

export interface DeviceOptions {
  readonly content: Content;
  readonly learner: LearnerId;
  readonly seed: string;
  /** The device's clock minus the true one [ms]. */
  readonly skewMs?: number;
  readonly startedAt?: number;
}

/** One learner at one device, at work by the dice in everything there is to do, with a clock of its own. */
export function simulateDevice({
  content,
  learner,
  seed,
  skewMs = 0,
  startedAt = START,
}: DeviceOptions): SimulatedDevice {
  const rng = createRng(`device/${seed}`);
  const device = DeviceId.parse(uuidFromName(`device/${seed}`));
  let head: DeviceHead = { learner, device, seq: 0, lastId: null, lastHlc: 0 };
  let state = initialTutorState;
  let time = startedAt;
  let bootAt = time;
  let latest = 0;
  const events: TutorEvent[] = [];

  function perform(command: TutorCommand): readonly TutorEvent[] {
    time += rng.int(900, 40_000);
    if (rng.int(0, 60) === 0) bootAt = time;
    const wall = time + skewMs;
    const mono = time - bootAt;
    const boot = `boot ${bootAt}`;
    const decided = decideTutor(state, command, { content, now: wall, mono, boot });
    if (!decided.ok) return [];
    const newId = () => EventId.parse(uuidFromName(`event/${seed}/${rng.uint32()}/${rng.uint32()}`));
    const moment = { wall, mono, boot, latest, content: content.hash, build: "test", newId };
    const stamped = stampEvents(head, decided.value, moment);
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
    return stamped.events;
  }

  let step = 0;
  return {
    device,
    events,
    state: () => state,
    perform,
    work: (steps) => {
      for (let count = 0; count < steps; count++) {
        perform(randomCommand(state, content, { rng, name: `${seed}/${++step}` }));
      }
    },
    practise: (skill, steps) => {
      const name = `${seed}/${++step}`;
      const session = SessionId.parse(uuidFromName(`session/${name}`));
      perform({ type: "start-session", session, seed: name, skill });
      for (let count = 0; count < steps; count++) {
        perform(practiceCommand(state, content, { rng, name: `${seed}/${++step}` }));
      }
    },
    learn: (merged, ots) => {
      state = merged;
      latest = ots;
    },
    wait: (ms) => {
      time += ms;
    },
  };
}

export const learnerOf = (name: string): LearnerId => LearnerId.parse(uuidFromName(`learner ${name}`));

let loading: Promise<Content> | undefined;

/** The whole bank of this checkout; an item that was made is kept. */
export function wholeBank(): Promise<Content> {
  return (loading ??= loadWholeBank());
}

async function loadWholeBank(): Promise<Content> {
  const bank = await loadBank(async (strand): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`../../bank/verified/${strand}.json`, import.meta.url), "utf8")),
  );
  if (!bank.ok) throw new Error(`${bank.error.where}: ${bank.error.message}`);
  const opened = new Map<string, ReturnType<Content["open"]>>();
  return {
    ...bank.value,
    open: (address) => {
      const key = `${address.blueprint}/${address.version}/${address.difficulty}/${address.seed}`;
      const known = opened.get(key) ?? bank.value.open(address);
      opened.set(key, known);
      return known;
    },
  };
}
