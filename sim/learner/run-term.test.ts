import { beforeAll, expect, test, vi } from "vitest";
import { DAY_MS, type Content, type TutorCommand, type TutorEvent } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { morningOf, nightsAfter } from "./calendar.ts";
import { isDeclaredByLuck } from "./declared-by-luck.ts";
import { withItemCache } from "./item-cache.ts";
import { createPupil } from "./pupil.ts";
import { PROFILES } from "./profiles.ts";
import { runTerm } from "./run-term.ts";
import { createTutor } from "./tutor.ts";
import { WORLDS } from "./worlds.ts";

// The whole bank is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface Heard {
  readonly command: TutorCommand;
  readonly events: readonly TutorEvent[];
}

const PUPIL_COMMANDS: ReadonlySet<TutorCommand["type"]> = new Set([
  "enrol",
  "start-session",
  "submit-answer",
  "request-hint",
  "next-problem",
  "end-session",
]);

let content: Content;
beforeAll(async () => {
  content = withItemCache(await loadBankFromFiles());
});

/** Three pupils' first days, with what the engine heard. */
function makeTerm(profileName: string, days: number) {
  const [world] = WORLDS;
  const profile = PROFILES.find(({ name }) => name === profileName);
  if (world === undefined || profile === undefined) throw new Error(`no ${profileName}`);
  const pupil = createPupil({ graph: content.graph, world, profile, number: 1, seed: "term" });
  const heard: Heard[] = [];
  const term = runTerm(pupil, {
    content,
    days,
    problemsADay: 21,
    placement: "off",
    onCommand: (command, events) => heard.push({ command, events }),
  });
  return { pupil, term, heard };
}

const partsOf = (events: readonly TutorEvent[]) => events.map(({ type, body, wall }) => ({ type, body, wall }));

test("[SIM1] the engine hears answers, calls for hints and time alone: the commands give the same log by themselves", () => {
  for (const profile of ["g3-struggling", "hints-only"]) {
    const { pupil, heard } = makeTerm(profile, 2);
    expect(heard.map(({ command }) => command.type).filter((type) => !PUPIL_COMMANDS.has(type))).toEqual([]);
    const again: TutorEvent[] = [];
    const tutor = createTutor({
      content,
      key: pupil.key,
      grade: pupil.profile.enrolled,
      start: morningOf(1),
      onCommand: (_, events) => again.push(...events),
    });
    for (const { command, events } of heard.slice(1)) {
      tutor.waitUntil(events[0]?.wall ?? 0);
      expect(tutor.perform(command).ok).toBe(true);
    }
    expect(partsOf(again)).toEqual(partsOf(heard.flatMap(({ events }) => events)));
  }
});

test("[SIM9] a day has its problems in sessions that begin and end, and a week its weekend", () => {
  const { term, heard } = makeTerm("g4-average", 6);
  const problems = term.sessions.flatMap((session) => session.problems);
  expect([1, 2, 3, 4, 5, 6].map((day) => problems.filter((problem) => problem.day === day).length)).toEqual(
    Array.from({ length: 6 }, () => 21),
  );
  const events = heard.flatMap((one) => one.events);
  const walls = (type: TutorEvent["type"]) => events.filter((event) => event.type === type).map(({ wall }) => wall);
  expect(walls("session_ended").length).toBe(walls("session_started").length);
  expect(term.sessions.every((session) => session.problems.length <= 10)).toBe(true);
  const days = new Set(walls("problem_served").map((wall) => Math.floor((wall - morningOf(1)) / DAY_MS)));
  expect([...days]).toEqual([0, 1, 2, 3, 4, 7]);
  expect([1, 2, 3, 4, 5].map(nightsAfter)).toEqual([1, 1, 1, 1, 3]);
  expect(term.knownByDay.length).toBe(7);
});

test("[SIM9] what is declared, known, new or a review is what the engine and the pupil say", () => {
  const { pupil, term, heard } = makeTerm("g4-strong", 5);
  const problems = term.sessions.flatMap((session) => session.problems);
  const declared = heard.flatMap(({ events }) => events).filter(({ type }) => type === "skill_done");
  expect(problems.filter((problem) => problem.declared).length).toBe(declared.length);
  expect(declared.length).toBeGreaterThan(3);
  const kept = heard.flatMap(({ events }) => events).filter(({ type }) => type === "skill_mastered");
  expect(kept.length).toBeGreaterThan(3);
  expect(term.kept.count).toBe(kept.length);
  expect(term.knownByDay.at(-1)).toBe(pupil.truth.known());
  const reviews = heard.flatMap(({ events }) =>
    events.filter((event) => event.type === "problem_served" && event.body.why === "review"),
  );
  expect(problems.filter(({ isReview }) => isReview).length).toBe(reviews.length);
});

test("[SIM7] who is always right is declared within twenty problems, who is always wrong never", () => {
  const [skill] = content.graph.nodes;
  if (skill === undefined) throw new Error("a bank without skills");
  const declared = (rate: number) => isDeclaredByLuck({ content, skill: skill.id, rate, key: "luck" });
  expect([declared(1), declared(0)]).toEqual([true, false]);
});
