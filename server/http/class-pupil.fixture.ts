import { randomUUID } from "node:crypto";
import {
  decideTutor,
  DeviceId,
  EventId,
  evolveTutor,
  initialTutorState,
  SessionId,
  stampEvents,
  uuidFromName,
  type DeviceHead,
  type LearnerId,
  type TutorCommand,
  type TutorEvent,
} from "#engine";
import { rightAnswer } from "../snapshots/random-command.fixture.ts";
import { wholeBank } from "../snapshots/simulated-device.fixture.ts";

const content = await wholeBank();
/** What every pupil of a lesson practises. */
export const SKILL = content.graph.nodes.find(({ id }) => id === "g2.add2c")?.id ?? content.graph.nodes[0]!.id;

/** A pupil at a device of their own, whose clock goes right. */
export class Pupil {
  readonly events: TutorEvent[] = [];
  #state = initialTutorState;
  #head: DeviceHead;
  readonly #name: string;

  constructor(learner: LearnerId, name: string) {
    const device = DeviceId.parse(uuidFromName(`device/${name}`));
    this.#head = { learner, device, seq: 0, lastId: null, lastHlc: 0 };
    this.#name = name;
    this.do({ type: "enrol", grade: 4 });
    this.#begin();
  }

  do(command: TutorCommand): void {
    const now = Date.now();
    const decided = decideTutor(this.#state, command, { content, now, mono: now, boot: "one" });
    if (!decided.ok) throw new Error(`${this.#name}: ${command.type}: ${JSON.stringify(decided.error)}`);
    const newId = () => EventId.parse(randomUUID());
    const moment = { wall: now, mono: now, boot: "one", latest: 0, content: content.hash, build: "test", newId };
    const { head, events } = stampEvents(this.#head, decided.value, moment);
    this.#head = head;
    this.events.push(...events);
    this.#state = events.reduce(evolveTutor, this.#state);
  }

  #begin(): void {
    const name = `${this.#name} ${this.events.length}`;
    this.do({ type: "start-session", session: SessionId.parse(uuidFromName(name)), seed: name, skill: SKILL });
  }

  get #problem() {
    return this.#state.practice.session?.problems.at(-1);
  }

  answer(isRight: boolean): void {
    const problem = this.#problem;
    const opened = problem === undefined ? undefined : content.open(problem.address);
    if (problem === undefined || opened?.ok !== true) throw new Error(`${this.#name}: no problem`);
    const { item, attempts } = problem;
    const given = isRight ? rightAnswer(opened.value.item) : [`${90_000 + attempts}`];
    this.do({ type: "submit-answer", item, given, locale: "en", latencyMs: 9_000 });
    if (this.#problem?.phase === "open") return;
    this.do({ type: "next-problem", item });
    // One session after the other.
    if (this.#state.practice.session?.endedAt !== null) this.#begin();
  }

  fail(): void {
    for (let attempt = 0; attempt < 3; attempt++) this.answer(false);
  }
}
