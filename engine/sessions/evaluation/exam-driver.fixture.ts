import type { Adjustments } from "../../adjustments/adjustments.ts";
import { wholeChecker } from "../../parts/checker.ts";
import { stampEvents, type DeviceHead } from "../../events/stamp.ts";
import { parseEvent } from "../../events/parse-event.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { uuidFromName } from "../../hash.ts";
import { DeviceId, EventId, LearnerId, SessionId } from "../../ids.ts";
import type { Catalog } from "../../items/catalog.ts";
import { createContent, type Content } from "../../items/content.ts";
import { TOY_BLUEPRINTS, toyContext, toyGraph, toyLists } from "../../testing/index.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../../tutor.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../../tutor-types.ts";
import type { EvaluationView } from "../../views/activity-views.ts";
import type { EvaluationCommand } from "./commands.ts";
import type { ExamBlueprint } from "./exam-blueprint.ts";
import { openItem } from "./mark-exam.ts";
import { evaluationPart } from "./part.ts";
import { examDesk, type EvaluationState } from "./state.ts";

/** 2026-11-20 09:00 UTC [ms]. */
export const START = 1_795_165_200_000;

const SKILLS = ["t.add", "t.sub", "t.mul"];

export function makeBlueprint(change: Partial<ExamBlueprint> = {}): ExamBlueprint {
  return {
    id: "toy",
    version: 1,
    createdOn: "2026-11-20",
    title: "A toy exam",
    about: "Sums and differences.",
    sections: [{ name: "Sums", skills: SKILLS, items: 6, mix: { easy: 0.3, medium: 0.5, hard: 0.2 } }],
    selection: "random",
    limitMs: 60_000,
    canGoBack: false,
    ...change,
  };
}

/** Five toy skills with exams to choose from. */
export function examContent(exams: readonly ExamBlueprint[], perLevel = 12): Content {
  const catalog: Catalog = { curricula: [], exams, surveys: [], workflows: [] };
  return createContent({
    checker: wholeChecker,
    hash: "toy",
    graph: toyGraph(),
    blueprints: TOY_BLUEPRINTS,
    lists: toyLists(perLevel),
    drawContext: toyContext,
    catalog,
    parts: { evaluation: evaluationPart },
  });
}

/** A learner with a device whose clocks and starts the test sets. */
export interface Driver {
  readonly events: TutorEvent[];
  readonly refusals: string[];
  state: TutorState;
  wall: number;
  mono: number;
  boot: string;
  /** What is set for the learner; null: nothing. */
  adjustments: Adjustments | null;
  /** Time passes, on both clocks. */
  readonly wait: (ms: number) => void;
  readonly perform: (command: TutorCommand) => string | null;
  /** A command to the exam; null or the refusal. */
  readonly act: (command: EvaluationCommand) => string | null;
  readonly start: (exam?: string, seed?: string) => string | null;
  /** Answers the question on the desk: right, or as given. */
  readonly answer: (given?: string, latencyMs?: number) => string | null;
  readonly exam: () => EvaluationState;
  readonly view: () => EvaluationView;
  readonly env: () => TutorEnv;
  /** Canonical answer of the question on the desk. */
  readonly right: () => string;
}

export function makeDriver(content: Content, name = "learner", grade = 3): Driver {
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName(`learner/${name}`)),
    device: DeviceId.parse(uuidFromName(`device/${name}`)),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  let count = 0;
  const driver: Driver = {
    events: [],
    refusals: [],
    state: initialTutorState,
    wall: START,
    mono: 0,
    boot: "boot-1",
    adjustments: null,
    wait: (ms) => {
      driver.wall += ms;
      driver.mono += ms;
    },
    env: () => ({
      content,
      now: driver.wall,
      mono: driver.mono,
      boot: driver.boot,
      ...(driver.adjustments === null ? {} : { adjustments: driver.adjustments }),
    }),
    perform: (command) => {
      const decided = decideTutor(driver.state, command, driver.env());
      if (!decided.ok) {
        driver.refusals.push(decided.error.type);
        return decided.error.type;
      }
      const moment = {
        wall: driver.wall,
        mono: driver.mono,
        boot: driver.boot,
        content: content.hash,
        build: "test",
        newId: () => EventId.parse(uuidFromName(`event/${name}/${count++}`)),
      };
      const stamped = stampEvents(head, decided.value, moment);
      head = stamped.head;
      for (const event of stamped.events) {
        const parsed = parseEvent(JSON.parse(JSON.stringify(event)));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      }
      driver.events.push(...stamped.events);
      driver.state = stamped.events.reduce(evolveTutor, driver.state);
      return null;
    },
    act: (command) => {
      const session = SessionId.parse(uuidFromName(`session/${name}/${count++}`));
      const context = { session, seed: `${name}/${count}`, locale: "en" } as const;
      return driver.perform({ type: "activity", kind: "evaluation", command, context });
    },
    start: (exam = "toy", seed = name) => {
      const session = SessionId.parse(uuidFromName(`session/${name}/${count++}`));
      const context = { session, seed, locale: "en" } as const;
      return driver.perform({ type: "activity", kind: "evaluation", command: { type: "start", exam }, context });
    },
    answer: (given, latencyMs = 5_000) => {
      const desk = examDesk(driver.exam());
      if (desk === null) throw new Error("no question is on the desk");
      return driver.act({ type: "answer", item: desk.item, given: [given ?? driver.right()], latencyMs });
    },
    exam: () => {
      const exam = driver.state.activities.evaluation;
      if (exam === null) throw new Error("no exam was started");
      return exam;
    },
    view: () => {
      const view = evaluationPart.view(driver.state, driver.env());
      if (view === null) throw new Error("no exam was started");
      return view;
    },
    right: () => {
      const desk = examDesk(driver.exam());
      const item = desk === null ? null : openItem(desk, driver.env().content);
      if (item === null) throw new Error("no question is on the desk");
      return item.solution_logic.final_answer_canonical;
    },
  };
  driver.perform({ type: "enrol", grade });
  return driver;
}
