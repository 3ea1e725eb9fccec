import { stampEvents, type DeviceHead } from "../events/stamp.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { uuidFromName } from "../hash.ts";
import { DeviceId, EventId, LearnerId, SessionId, SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import type { Like, ProfileFacts } from "../profile.ts";
import { createRng } from "../random.ts";
import { currentProblem } from "../sessions/learning/practice-state.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../tutor.ts";
import type { TutorCommand, TutorState } from "../tutor-types.ts";
import { messageOf, rightOf, type TalkDesk, type TalkerKind } from "./talker-lines.ts";

export { askedValue, TALKER_KINDS, type TalkerKind } from "./talker-lines.ts";

export interface TalkOptions {
  readonly content: Content;
  readonly kind: TalkerKind;
  readonly seed: string;
  readonly skill: string;
  /** Messages the pupil writes, 10 to 25. */
  readonly turns: number;
  /** Problems answered right by the button before the talk: the further, the harder. */
  readonly warmUp?: number;
  readonly likes?: readonly Like[];
}

export interface SimulatedTalk {
  readonly events: readonly TutorEvent[];
  readonly state: TutorState;
  readonly profile: ProfileFacts;
  /** The commands, so that any of them can be done again from any prefix. */
  readonly steps: readonly { readonly command: TutorCommand; readonly now: number; readonly events: number }[];
  readonly refusals: readonly string[];
}

/** 2026-09-01 08:00 UTC [ms]. */
const START = 1_788_249_600_000;

/** A seeded pupil of one kind who talks with the tutor about problems of one skill. */
export function simulateTalk({
  content,
  kind,
  seed,
  skill,
  turns,
  warmUp = 0,
  likes = [],
}: TalkOptions): SimulatedTalk {
  const name = `${kind}/${seed}/${skill}`;
  const rng = createRng(`talk/${name}`);
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName(`learner/${name}`)),
    device: DeviceId.parse(uuidFromName(`device/${name}`)),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  let state = initialTutorState;
  let now = START;
  const profile: ProfileFacts = { country: null, likes };
  const events: TutorEvent[] = [];
  const steps: { command: TutorCommand; now: number; events: number }[] = [];
  const refusals: string[] = [];

  function perform(command: TutorCommand): void {
    now += rng.int(2_000, 40_000);
    const decided = decideTutor(state, command, { content, now, profile });
    steps.push({ command, now, events: events.length });
    if (!decided.ok) {
      refusals.push(`${command.type}: ${decided.error.type}`);
      return;
    }
    const moment = {
      wall: now,
      mono: events.length,
      boot: "talk",
      content: content.hash,
      build: "test",
      newId: () => EventId.parse(uuidFromName(`event/${name}/${rng.uint32()}/${rng.uint32()}`)),
    };
    const stamped = stampEvents(head, decided.value, moment);
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
  }

  const grade = content.graph.byId.get(SkillId.parse(skill))?.grade ?? 3;
  perform({ type: "enrol", grade });
  const begin = (round: number) =>
    perform({
      type: "start-session",
      session: SessionId.parse(uuidFromName(`session/${name}/${round}`)),
      seed: `${name}/${round}`,
      skill: SkillId.parse(skill),
    });
  begin(0);
  for (let round = 0; round < warmUp; round++) {
    const desk = deskOf(state, content);
    if (desk === null) break;
    perform({
      type: "submit-answer",
      item: desk.problem.item,
      given: rightOf(desk.item),
      locale: "en",
      latencyMs: 900,
    });
    perform({ type: "next-problem", item: desk.problem.item });
  }
  for (let turn = 0; turn < turns; turn++) {
    const desk = deskOf(state, content);
    if (desk === null) {
      begin(turn + 1);
      continue;
    }
    const { problem } = desk;
    const waitsForNext = problem.phase !== "open" && problem.asks === null;
    if (waitsForNext && rng.int(0, 3) > 0) perform({ type: "next-problem", item: problem.item });
    else perform({ type: "send-message", item: problem.item, text: messageOf(kind, desk, rng, turn), locale: "en" });
  }
  return { events, state, profile, steps, refusals };
}

function deskOf(state: TutorState, content: Content): TalkDesk | null {
  const problem = currentProblem(state.practice);
  const opened = problem === null ? undefined : content.open(problem.address);
  return problem === null || opened?.ok !== true ? null : { problem, item: opened.value.item };
}
