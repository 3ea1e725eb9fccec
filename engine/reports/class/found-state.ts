import type { NumberLocale } from "../../answers/types.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import type { ItemId, SkillId } from "../../ids.ts";
import type { Asked } from "../../items/asked.ts";
import type { ItemAddress } from "../../items/content.ts";
import type { TutorState } from "../../tutor-types.ts";
import { examErrorOf, type ExamErrors } from "./exam-errors.ts";

/** One misconception of one pupil: a rule that explains wrong answers to problems of one skill, in practice and in exams. */
export interface Found {
  readonly skill: SkillId;
  readonly rule: string;
  /** When it was seen, the newest last, `MOST_TIMES` at most; the server's times [ms since 1970-01-01 UTC]. */
  readonly at: readonly number[];
  /** The newest first. */
  readonly examples: readonly FoundExample[];
  /** Right first answers without help on the skill since. */
  readonly rightSince: number;
}

/** What was typed to which problem. */
export interface FoundExample {
  readonly item: ItemId;
  readonly address: ItemAddress;
  /** What was asked, where the log tells it. */
  readonly asked?: Asked | undefined;
  readonly given: readonly string[];
  readonly locale: NumberLocale;
  readonly at: number;
}

/** By skill and rule. */
export type FoundState = Readonly<Record<string, Found>>;

const MOST_TIMES = 20;
const MOST_EXAMPLES = 3;
/** So many right ones in a row say that it is over. */
export const OVERCOME = 3;

/** @param exams - as they were before the event */
export function evolveFound(
  state: FoundState,
  { tutor, exams }: { readonly tutor: TutorState; readonly exams: ExamErrors },
  event: TutorEvent,
  ots: number,
): FoundState {
  switch (event.type) {
    case "diagnosis_completed": {
      // What a model supposes is no finding: only a rule says which misconception it is.
      const { misconception: rule, skill, item, source } = event.body;
      if (rule === null || source === "llm") return state;
      return withFinding(state, { skill, rule, item, example: exampleOf(tutor, item, ots) }, ots);
    }
    case "mastery_updated": {
      const { skill, item, correct, weight } = event.body;
      const error = examErrorOf(exams, event);
      if (error !== null && error.answer !== null) {
        const { rule, address, asked, answer } = error;
        return withFinding(state, { skill, rule, item, example: { item, address, asked, ...answer, at: ots } }, ots);
      }
      return correct && weight === 1 ? withRight(state, skill) : state;
    }
    default:
      return state;
  }
}

interface Finding {
  readonly skill: SkillId;
  readonly rule: string;
  readonly item: ItemId;
  /** Undefined where nothing is known of the answer any more. */
  readonly example: FoundExample | undefined;
}

function withFinding(state: FoundState, { skill, rule, item, example }: Finding, ots: number): FoundState {
  const key = `${skill} ${rule}`;
  const before = state[key] ?? { skill, rule, at: [], examples: [], rightSince: 0 };
  const others = before.examples.filter((one) => one.item !== item);
  return {
    ...state,
    [key]: {
      ...before,
      at: [...before.at, ots].slice(-MOST_TIMES),
      examples: [...(example === undefined ? [] : [example]), ...others].slice(0, MOST_EXAMPLES),
      rightSince: 0,
    },
  };
}

/** The answer that is on the desk; undefined where the event belongs to a session that is there no more. */
function exampleOf({ practice }: TutorState, item: ItemId, at: number): FoundExample | undefined {
  const problem = practice.session?.problems.findLast((one) => one.item === item);
  const attempt = problem?.turns.findLast((turn) => turn.type === "attempt");
  if (problem === undefined || attempt === undefined) return undefined;
  const { given, locale } = attempt;
  return { item, address: problem.address, asked: problem.asked, given, locale, at };
}

function withRight(state: FoundState, skill: SkillId): FoundState {
  const mine = Object.entries(state).filter(([, found]) => found.skill === skill);
  if (mine.length === 0) return state;
  const counted = mine.map(([key, found]) => [key, { ...found, rightSince: found.rightSince + 1 }] as const);
  return { ...state, ...Object.fromEntries(counted) };
}
