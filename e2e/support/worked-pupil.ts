import { expect } from "@playwright/test";
import { createRng, currentProblem, LearnerId, SessionId, SkillId, uuidFromName, type TutorEvent } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { rightAnswer } from "../../server/snapshots/random-command.fixture.ts";
import { simulateDevice, wholeBank } from "../../server/snapshots/simulated-device.fixture.ts";
import { makeRequest } from "../../server/sync/events.fixture.ts";
import type { SchoolServer } from "./school-server.ts";
import { DeviceOfPupil, type PrintedCard } from "./teacher.ts";

const DAY_MS = 86_400_000;

export interface WorkedPupil {
  readonly grade: number;
  /** Chance of a right first answer [percent]. */
  readonly percent: number;
  readonly sessions: number;
}

/** A pupil who practised on many days, errs as the bank's misconceptions do, and explains when asked why. */
async function workOf(
  learner: LearnerId,
  seed: string,
  { grade, percent, sessions }: WorkedPupil,
): Promise<readonly TutorEvent[]> {
  const content = await wholeBank();
  const startedAt = Date.now() - (sessions * 2 + 1) * DAY_MS;
  const device = simulateDevice({ content, learner, seed, startedAt });
  const rng = createRng(`pupil/${seed}`);
  device.perform({ type: "enrol", grade });
  const open = () => currentProblem(device.state().practice);
  for (let session = 0; session < sessions; session += 1) {
    const name = `${seed}/${session}`;
    device.perform({
      type: "start-session",
      session: SessionId.parse(uuidFromName(name)),
      seed: name,
      skill: null,
    });
    for (let step = 0; step < 60; step += 1) {
      const problem = open();
      if (problem === null) break;
      const { item, phase, asks } = problem;
      const opened = content.open(problem.address);
      if (!opened.ok) break;
      if (asks?.kind === "why") {
        const text = "because i looked at the ones first and then at the tens";
        device.perform({ type: "send-message", item, text, locale: "en" });
      } else if (phase !== "open") {
        device.perform({ type: "next-problem", item });
      } else if (problem.attempts > 2) {
        device.perform({ type: "show-solution", item });
      } else {
        const triggers = opened.value.item.misconceptions.map(({ trigger }) => trigger.value);
        const isRight = rng.int(0, 99) < percent;
        const parts = rightAnswer(opened.value.item);
        const wrong =
          parts.length === 1 && triggers.length > 0 ? [rng.pick(triggers)] : parts.map((text) => `${text}0`);
        const given = isRight ? parts : wrong;
        device.perform({ type: "submit-answer", item, given, locale: "en", latencyMs: rng.int(2_000, 40_000) });
      }
    }
    device.perform({ type: "end-session" });
    device.wait(2 * DAY_MS - 3_600_000);
  }
  return device.events;
}

/** An hour ago: problems of one skill, each answered first as somebody with that misconception would. */
async function mistakesOf(
  learner: LearnerId,
  seed: string,
  skill: string,
  rule: string,
): Promise<readonly TutorEvent[]> {
  const content = await wholeBank();
  const device = simulateDevice({ content, learner, seed, startedAt: Date.now() - 3_600_000 });
  device.perform({ type: "enrol", grade: 3 });
  const session = SessionId.parse(uuidFromName(`mistakes/${seed}`));
  device.perform({ type: "start-session", session, seed, skill: SkillId.parse(skill) });
  for (let count = 0; count < 3; count += 1) {
    const problem = currentProblem(device.state().practice);
    const opened = problem === null ? null : content.open(problem.address);
    if (problem === null || opened?.ok !== true) break;
    const { item } = problem;
    const wrong = opened.value.item.misconceptions.find(({ id }) => id === rule)?.trigger.value;
    for (const given of [...(wrong === undefined ? [] : [[wrong]]), rightAnswer(opened.value.item)]) {
      device.perform({ type: "submit-answer", item, given, locale: "en", latencyMs: 9_000 });
    }
    device.perform({ type: "next-problem", item });
  }
  device.perform({ type: "end-session" });
  return device.events;
}

/** Signs the pupil in and sends all of it, as their tablet would. */
export function pushWork(school: SchoolServer, card: PrintedCard, worked: WorkedPupil): Promise<string> {
  return push(school, card, (learner) => workOf(learner, card.name, worked));
}

/** The same of three problems with one misconception. */
export function pushMistakes(school: SchoolServer, card: PrintedCard, skill: string, rule: string): Promise<string> {
  return push(school, card, (learner) => mistakesOf(learner, card.name, skill, rule));
}

async function push(
  school: SchoolServer,
  card: PrintedCard,
  make: (learner: LearnerId) => Promise<readonly TutorEvent[]>,
): Promise<string> {
  const device = await DeviceOfPupil.at(school);
  const learner = (await device.join(card.code)).get(card.name) ?? "";
  expect(await device.enter(learner, card.pin)).toBe(200);
  const events = await make(LearnerId.parse(learner));
  for (let from = 0; from < events.length; from += 200) {
    const request = makeRequest(events.slice(from, from + 200), { learner: LearnerId.parse(learner) });
    const data = JSON.stringify(request);
    const headers = { "Content-Type": "application/json", "MathFlow-Sum": hash64(data) };
    // A line that lay idle while the log was made may be closed; what is sent again is taken once.
    const reply = await device.api.post("/v1/sync", { data, headers, maxRetries: 2 });
    expect(reply.status(), await reply.text()).toBe(200);
  }
  await device.api.dispose();
  return learner;
}
