import { wholeChecker } from "../../parts/checker.ts";
import { parseEvent } from "../../events/parse-event.ts";
import { stampEvents, type DeviceHead } from "../../events/stamp.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { uuidFromName } from "../../hash.ts";
import { DeviceId, EventId, LearnerId, SessionId, SkillId } from "../../ids.ts";
import { createContent, type Content } from "../../items/content.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { ProfileFacts } from "../../profile.ts";
import { ALL_PARTS } from "../../parts/all.ts";
import { TOY_BLUEPRINTS, toyContext, toyGraph, toyLists } from "../../testing/toy-content.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../../tutor.ts";
import type { TutorCommand, TutorState } from "../../tutor-types.ts";
import type { LessonView } from "../../views/activity-views.ts";
import { currentProblem } from "../learning/practice-state.ts";
import type { LessonCommand } from "./commands.ts";
import { lessonPart } from "./part.ts";

/** A lesson of a toy skill: the right choice is the second one. */
export function toyLesson(skill: string): Lesson {
  return {
    skill,
    version: 1,
    createdOn: "2026-11-20",
    idea: ["Put both groups together.", "Count them all.", "That is the sum."],
    again: "Put three beads beside two beads and count on from three.",
    picture: { type: "array", alt: "Two rows of three dots.", rows: 2, columns: 3 },
    example: { difficulty: 1 },
    check: {
      question: "What does adding do?",
      choices: ["It takes away.", "It puts together.", "It shares out."],
      right: 1,
      whenRight: "Yes: it puts together.",
      whenNot: ["Look at what happens to the beads.", "", "Nobody gets a share here."],
    },
    commonError: {
      misconception: `${skill}.M1`,
      what: "Writing the digits side by side.",
      tempting: "Both numbers are there to see.",
      instead: "Count on from the larger number.",
    },
    rubric: [{ idea: "put together", words: ["together", "join"], ask: "What happens to the groups?" }],
    terms: [{ words: ["sum", "total"], means: "The sum is what you have when all is put together." }],
    answers: [
      {
        frames: ["why"],
        concept: "order",
        when: [["why"], ["larger", "bigger"]],
        say: "Counting on from the larger number is shorter.",
      },
    ],
    use: "You add whenever you want to know how many there are in all.",
  };
}

/** Made once: it takes a while. */
const LISTS = toyLists(40);

/** Toy content with lessons on some skills. */
export function contentWith(skills: readonly string[], lists = LISTS): Content {
  return createContent({
    checker: wholeChecker,
    hash: "toy",
    graph: toyGraph(),
    blueprints: TOY_BLUEPRINTS,
    lists,
    drawContext: toyContext,
    lessons: new Map(skills.map((skill) => [skill, toyLesson(skill)])),
    parts: ALL_PARTS,
  });
}

export interface Pupil {
  readonly state: TutorState;
  readonly events: readonly TutorEvent[];
}

/** 2026-09-01 08:00 UTC [ms]. */
const START = 1_788_249_600_000;

/** A pupil of a grade, enrolled. */
export function newPupil(content: Content, grade = 2): Pupil {
  return perform({ state: initialTutorState, events: [] }, { type: "enrol", grade }, content);
}

/** One command; a refusal is thrown by its name. Every event is parsed as it would be when read back. */
export function perform(pupil: Pupil, command: TutorCommand, content: Content, profile?: ProfileFacts): Pupil {
  const now = START + pupil.events.length * 1_000;
  const env = { content, now, mono: pupil.events.length * 10, boot: "test", ...(profile && { profile }) };
  const decided = decideTutor(pupil.state, command, env);
  if (!decided.ok) throw new Error(decided.error.type);
  return record(pupil, decided.value, now, content);
}

function record(pupil: Pupil, news: Parameters<typeof stampEvents>[1], now: number, content: Content): Pupil {
  const count = pupil.events.length;
  const head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName("learner")),
    device: DeviceId.parse(uuidFromName("device")),
    seq: count,
    lastId: pupil.events.at(-1)?.id ?? null,
    lastHlc: pupil.events.at(-1)?.hlc ?? 0,
  };
  let id = 0;
  const moment = { wall: now, mono: count * 10 + 4, boot: "test", content: content.hash, build: "test" };
  const newId = () => EventId.parse(uuidFromName(`event/${count}/${id++}`));
  const { events } = stampEvents(head, news, { ...moment, newId });
  for (const event of events) {
    const parsed = parseEvent(JSON.parse(JSON.stringify(event)));
    if (!parsed.ok) throw new Error(`${event.type}: ${parsed.error.message}`);
  }
  return { state: events.reduce(evolveTutor, pupil.state), events: [...pupil.events, ...events] };
}

/** A command for the lesson; `name` makes session and seed of a start. */
export function teach(
  pupil: Pupil,
  command: LessonCommand,
  content: Content,
  name = "one",
  profile?: ProfileFacts,
): Pupil {
  const context = { session: SessionId.parse(uuidFromName(`lesson/${name}`)), seed: name, locale: "en" as const };
  return perform(pupil, { type: "activity", kind: "lesson", command, context }, content, profile);
}

export function start(pupil: Pupil, skill: string, content: Content, name = "one"): Pupil {
  return teach(pupil, { type: "start", skill: SkillId.parse(skill) }, content, name);
}

export function go(pupil: Pupil, content: Content, times = 1): Pupil {
  let after = pupil;
  for (let count = 0; count < times; count++) after = teach(after, { type: "continue" }, content);
  return after;
}

export function viewOf({ state, events }: Pupil, content: Content): LessonView {
  const view = lessonPart.view(state, { content, now: START + events.length * 1_000 });
  if (view === null) throw new Error("no lesson");
  return view;
}

/** Answers the problem on the desk rightly. */
export function answerRight(pupil: Pupil, content: Content): Pupil {
  return answer(pupil, rightAnswers(pupil, content), content);
}

/** Gives the problem up: the solution is shown, which counts as not solved. */
export function giveUp(pupil: Pupil, content: Content): Pupil {
  return perform(pupil, { type: "show-solution", item: deskOf(pupil).item }, content);
}

export function answer(pupil: Pupil, given: readonly string[], content: Content): Pupil {
  const { item } = deskOf(pupil);
  return perform(pupil, { type: "submit-answer", item, given, locale: "en", latencyMs: 5_000 }, content);
}

/** One text a box. */
export function rightAnswers(pupil: Pupil, content: Content): readonly string[] {
  const opened = content.open(deskOf(pupil).address);
  if (!opened.ok) throw new Error("the item is gone");
  const { answer_spec: spec, solution_logic: solution } = opened.value.item;
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}

export function deskOf({ state }: Pupil): NonNullable<ReturnType<typeof currentProblem>> {
  const problem = currentProblem(state.practice);
  if (problem === null) throw new Error("no problem on the desk");
  return problem;
}

/** From the check question to the first problem. */
export function throughCheck(pupil: Pupil, content: Content): Pupil {
  return go(teach(pupil, { type: "choose", choice: 1 }, content), content, 2);
}

/** Pages of the explanation to their end. */
export function throughPages(pupil: Pupil, content: Content): Pupil {
  let after = pupil;
  while (["idea", "example", "completion"].includes(viewOf(after, content).part)) after = go(after, content);
  return after;
}

/** What a pupil does with the problem on the desk. */
export type Manner = (pupil: Pupil, content: Content) => Pupil;

/** A pupil who goes through the whole lesson, `manner` at every problem; at most so many moves. */
export function study(pupil: Pupil, content: Content, manner: Manner, moves = 200): Pupil {
  let after = pupil;
  for (let count = 0; count < moves; count++) {
    const { part, canContinue, check } = viewOf(after, content);
    if (part === "summary") return after;
    if (canContinue) after = go(after, content);
    else if (check === null) after = manner(after, content);
    else after = teach(after, { type: "choose", choice: check.chosen.length }, content);
  }
  return after;
}

/** The log folded from nothing, as after a restart. */
export function restart({ events }: Pupil): Pupil {
  const read = JSON.parse(JSON.stringify(events)) as readonly TutorEvent[];
  return { state: read.reduce(evolveTutor, initialTutorState), events };
}
