import type { Result } from "#engine";
import type { SchoolBody } from "#engine/protocol/identity";
import type { AskError, AskSchool } from "../../ask-school.ts";
import type { LearnerCard } from "../../whole-class.ts";
import { PORTION } from "../in-portions.ts";
import { regraded, type Change, type DiffRow, type Wishes } from "./diff-roster.ts";

type Body = SchoolBody<"POST /classes/{class}/roster">;
/** What one request asks, all of it said. */
export type RosterStep = { readonly [Part in Exclude<keyof Body, "leavers">]-?: NonNullable<Body[Part]> };

/** What is asked of the server, a portion at a time: those who are there first, so that their names are free for who is new. */
export function stepsOf(rows: readonly DiffRow[], wishes: Wishes): readonly RosterStep[] {
  const of = (...changes: readonly Change[]) => rows.filter(({ change }) => changes.includes(change));
  const leave = wishes.leave ? of("gone").flatMap(({ learner }) => learner ?? []) : [];
  const rename = (wishes.rename ? of("renamed", "known") : []).flatMap(({ learner, name, before }) =>
    learner === null || before === null ? [] : [{ learner, name }],
  );
  const link = of("known").flatMap(({ learner, sourcedId }) =>
    learner === null || sourcedId === null ? [] : [{ learner, sourcedId }],
  );
  const grade = regraded(rows).map(({ learner, grade: said }) => ({ learner, grade: said }));
  const add = of("back", "new").flatMap(({ sourcedId, name, grade: said }) =>
    sourcedId === null ? [] : [{ sourcedId, name, ...(said === null ? {} : { grade: said }) }],
  );
  const part = <Item>(items: readonly Item[], at: number) => items.slice(at * PORTION, (at + 1) * PORTION);
  const partsOf = (...lengths: readonly number[]) => Math.ceil(Math.max(...lengths) / PORTION);
  return [
    ...Array.from({ length: partsOf(leave.length, rename.length, link.length, grade.length) }, (_, at) => ({
      leave: part(leave, at),
      rename: part(rename, at),
      link: part(link, at),
      grade: part(grade, at),
      add: [],
    })),
    ...Array.from({ length: partsOf(add.length) }, (_, at) => ({
      leave: [],
      rename: [],
      link: [],
      grade: [],
      add: part(add, at),
    })),
  ];
}

interface Applied {
  /** Of who is new, as far as it came. */
  readonly cards: readonly LearnerCard[];
  readonly result: Result<null, AskError>;
}

/** Does the steps one after the other; what a step did stays done where a later one fails, and is not done again. */
export async function applyRoster(
  ask: AskSchool,
  classId: string,
  leavers: string,
  steps: readonly RosterStep[],
): Promise<Applied> {
  const cards: LearnerCard[] = [];
  for (const step of steps) {
    const done = await ask("POST /classes/{class}/roster", { ...step, leavers }, { class: classId });
    if (!done.ok) return { cards, result: done };
    cards.push(...done.value.cards);
  }
  return { cards, result: { ok: true, value: null } };
}
