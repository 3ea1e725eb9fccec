import { stampEvents, type DeviceHead } from "../events/stamp.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { uuidFromName } from "../hash.ts";
import { DeviceId, EventId, LearnerId, SessionId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { DAY_MS } from "../policy.ts";
import { createRng, type Rng } from "../random.ts";
import { pendingAppeal, type AppealBoxFinding } from "../sessions/learning/appeal.ts";
import { currentProblem, openSession } from "../sessions/learning/practice-state.ts";
import { undoableSkip } from "../sessions/learning/undo-skip.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../tutor.ts";
import type { TutorCommand, TutorState } from "../tutor-types.ts";

export interface Simulation {
  readonly events: readonly TutorEvent[];
  readonly state: TutorState;
  /** Every command with how it ended. */
  readonly outcomes: readonly { readonly command: TutorCommand; readonly refused: string | null }[];
}

export interface SimulationOptions {
  readonly content: Content;
  readonly seed: string;
  readonly steps: number;
  readonly grade: number;
  /** Probability of a right answer, in percent. */
  readonly skillPercent: number;
}

/** 2026-09-01 08:00 UTC [ms]. */
const START = 1_788_249_600_000;

/**
 * A seeded learner at work: starts sessions, answers right and wrong, types nonsense, shows steps, asks for
 * hints, skips, takes skips back, disputes, comes back days later, with a clock that sometimes goes back.
 */
export function simulatePractice({ content, seed, steps, grade, skillPercent }: SimulationOptions): Simulation {
  const rng = createRng(`simulation/${seed}`);
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName(`learner/${seed}`)),
    device: DeviceId.parse(uuidFromName(`device/${seed}`)),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  let state = initialTutorState;
  let now = START;
  const events: TutorEvent[] = [];
  const outcomes: { command: TutorCommand; refused: string | null }[] = [];

  function perform(command: TutorCommand): void {
    const decided = decideTutor(state, command, { content, now });
    outcomes.push({ command, refused: decided.ok ? null : decided.error.type });
    if (!decided.ok) return;
    const moment = {
      wall: now,
      mono: events.length,
      boot: "simulation",
      content: content.hash,
      build: "test",
      newId: () => EventId.parse(uuidFromName(`event/${seed}/${rng.uint32()}/${rng.uint32()}`)),
    };
    const stamped = stampEvents(head, decided.value, moment);
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
  }

  perform({ type: "enrol", grade });
  for (let step = 0; step < steps; step++) {
    now += tick(rng);
    perform(chooseCommand({ state, content, now }, rng, `${seed}/${step}`, skillPercent));
  }
  return { events, state, outcomes };
}

/** Mostly seconds; sometimes days; now and then the clock is set back. */
function tick(rng: Rng): number {
  const kind = rng.int(0, 59);
  if (kind === 0) return rng.int(1, 9) * DAY_MS;
  if (kind === 1) return -rng.int(1, 3) * DAY_MS;
  return rng.int(1_000, 60_000);
}

function chooseCommand(
  { state, content, now }: { readonly state: TutorState; readonly content: Content; readonly now: number },
  rng: Rng,
  name: string,
  skillPercent: number,
): TutorCommand {
  const problem = currentProblem(state.practice);
  const skipped = undoableSkip(state, { content, now });
  if (skipped !== null && rng.int(0, 1) === 0) return { type: "undo-skip", item: skipped };
  if (openSession(state.practice) === null || problem === null) {
    const skill = rng.int(0, 4) === 0 ? rng.pick(content.graph.nodes).id : null;
    return { type: "start-session", session: SessionId.parse(uuidFromName(`session/${name}`)), seed: name, skill };
  }
  const appeal = pendingAppeal(state, { content, now: 0 });
  if (appeal !== null && rng.int(0, 9) > 0) {
    const boxes = appeal.boxes.map(() => randomFinding(rng));
    const { item, given } = appeal;
    return { type: "examine-appeal", item, given, finding: { method: "dice 1", boxes } };
  }
  const { item } = problem;
  const roll = rng.int(0, 99);
  if (problem.phase === "shown" && roll < 20) return { type: "dispute-answer", item, locale: "en" };
  if (problem.phase !== "open") return roll < 24 ? { type: "end-session" } : { type: "next-problem", item };
  if (roll < 8) return { type: "request-hint", item };
  if (roll < 10) return { type: "skip-problem", item };
  if (roll < 12) return { type: "show-solution", item };
  if (roll < 22) return { type: "dispute-answer", item, locale: "en" };
  if (roll > 97) return { type: "check-work", item, lines: LINES.slice(0, roll - 95), locale: "en" };
  const opened = content.open(problem.address);
  if (!opened.ok) return { type: "end-session" };
  const right = opened.value.item.solution_logic.final_answer_canonical;
  const given =
    rng.int(0, 99) < skillPercent ? right : rng.pick(["0", "7", "1/", "", "abc", "true", "false", `${right}0`]);
  return { type: "submit-answer", item, given: [given], locale: "en", latencyMs: rng.int(500, 90_000) };
}

/** Lines of working, right, wrong, not to be read, and one that may be an answer. */
const LINES = ["10 + 10 = 20", "= 21 - 1 = 19", "2 +", "7", ""];

function randomFinding(rng: Rng): AppealBoxFinding {
  const outcome = rng.pick(["agrees", "disagrees", "cannot-tell"] as const);
  const told = outcome !== "cannot-tell";
  return {
    outcome,
    how: told ? "value" : "none",
    points: told ? 1 : 0,
    at: null,
    expected: told ? "12" : null,
    given: told ? "13" : null,
    why: told ? null : "kind",
  };
}
