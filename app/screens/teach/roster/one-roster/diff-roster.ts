import type { LearnerId } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { nameFault } from "../../session/field-faults.ts";
import type { Learner } from "../../whole-class.ts";
import { MAX_CLASS, sameName } from "../plan-adding.ts";
import type { ListedClass, OneRoster } from "./teach-one-roster.ts";

export type Links = SchoolAnswer<"GET /classes/{class}/sourced-ids">["links"];

/** What a teacher wants of what a file has. */
export interface Wishes {
  readonly rename: boolean;
  readonly leave: boolean;
}

/** What becomes of a pupil: of the file, or of the class. `same` is nothing. */
export type Change =
  | "gone"
  | "clash"
  | "bad-name"
  | "no-room"
  | "renamed"
  | "back"
  | "new"
  | "known"
  | "grade"
  | "same"
  | "own";

/** In this order they are shown: what has to be looked at first. */
export const CHANGES: readonly Change[] = [
  ...(["clash", "bad-name", "no-room"] as const),
  ...(["gone", "renamed", "back", "new", "known", "grade", "own", "same"] as const),
];

export interface DiffRow {
  readonly change: Change;
  readonly name: string;
  /** Null: the pupil is in the class and not in the file. */
  readonly sourcedId: string | null;
  /** Null: nobody here yet. */
  readonly learner: LearnerId | null;
  /** What they are called in the class, where the file has another name. */
  readonly before: string | null;
  /** School grade the file says; null: none. */
  readonly grade: number | null;
  /** The one that is known here; null: none. */
  readonly gradeBefore: number | null;
}

/**
 * A class beside the same class of a file [TEA45]. Pupils are told by the other system's ids; who has none yet, by the name. Who was typed in by
 * hand and is not in the file stays.
 */
export function diffRoster(
  file: Pick<OneRoster, "names" | "grades" | "isWhole">,
  listed: ListedClass,
  { roster, links }: { readonly roster: readonly Learner[]; readonly links: Links },
  wishes: Wishes,
): readonly DiffRow[] {
  const linkById = new Map(links.map((link) => [link.sourcedId, link]));
  const idByLearner = new Map(links.filter(({ left }) => !left).map(({ learner, sourcedId }) => [learner, sourcedId]));
  const inFile = new Set(listed.pupils.map(({ sourcedId }) => sourcedId));
  const deleted = new Set(listed.gone);
  const isGone = (id: string) => !inFile.has(id) && (file.isWhole || deleted.has(id));
  const strangers = new Map(roster.filter(({ id }) => !idByLearner.has(id)).map((one) => [sameName(one.name), one]));

  const gradeIn = (id: string): number | null => file.grades.get(id) ?? null;

  const there = roster.map((learner): DiffRow => {
    const sourcedId = idByLearner.get(learner.id) ?? null;
    const grade = sourcedId === null ? null : gradeIn(sourcedId);
    const gradeBefore = learner.grade ?? null;
    const row = { name: learner.name, sourcedId, learner: learner.id, before: null, grade, gradeBefore };
    if (sourcedId === null) return { ...row, change: "own" };
    if (isGone(sourcedId)) return { ...row, change: "gone" };
    const name = file.names.get(sourcedId) ?? learner.name;
    return name === learner.name
      ? { ...row, change: grade === null || grade === gradeBefore ? "same" : "grade" }
      : { ...row, change: "renamed", name, before: learner.name };
  });
  const others = listed.pupils.flatMap(({ sourcedId, name }): readonly DiffRow[] => {
    const link = linkById.get(sourcedId);
    const said = { grade: gradeIn(sourcedId), gradeBefore: null };
    if (link?.left === false) return [];
    if (link !== undefined) return [{ change: "back", name, sourcedId, learner: link.learner, before: null, ...said }];
    const known = strangers.get(sameName(name));
    strangers.delete(sameName(name));
    if (known === undefined) return [{ change: "new", name, sourcedId, learner: null, before: null, ...said }];
    // The same but for capitals.
    const before = known.name === name ? null : known.name;
    const gradeBefore = known.grade ?? null;
    return [{ change: "known", name, sourcedId, learner: known.id, before, ...said, gradeBefore }];
  });
  const joined = new Set(others.filter(({ change }) => change === "known").map(({ learner }) => learner));
  const rows = [...there.filter(({ change, learner }) => change !== "own" || !joined.has(learner)), ...others];
  return inOrder(settle(rows, wishes));
}

/** Who would have another's name, or one that cannot be, or finds no room, is left as they are. */
function settle(rows: readonly DiffRow[], wishes: Wishes): readonly DiffRow[] {
  const stays = rows.filter((row) => keepsName(row, wishes));
  const renaming = rows.filter(({ change }) => change === "renamed");
  const taken = new Set(stays.map(({ name }) => sameName(name)));
  const refused = refuseRenames(renaming, taken, wishes);
  for (const row of renaming) taken.add(sameName(refused.has(row) || !wishes.rename ? (row.before ?? "") : row.name));
  let room = MAX_CLASS - stays.length - renaming.length;
  return rows.map((row): DiffRow => {
    const isNew = row.change === "new" || row.change === "back";
    if (!isNew) return { ...row, change: refused.get(row) ?? row.change };
    if (nameFault(row.name) !== null) return { ...row, change: "bad-name" };
    if (taken.has(sameName(row.name))) return { ...row, change: "clash" };
    if (room === 0) return { ...row, change: "no-room" };
    taken.add(sameName(row.name));
    room -= 1;
    return row;
  });
}

function keepsName({ change }: DiffRow, { leave }: Wishes): boolean {
  return (
    change === "same" || change === "grade" || change === "own" || change === "known" || (change === "gone" && !leave)
  );
}

/** Who is not renamed keeps a name that another may have been about to get: looked at anew until nobody more is refused. */
function refuseRenames(
  renaming: readonly DiffRow[],
  kept: ReadonlySet<string>,
  { rename }: Wishes,
): ReadonlyMap<DiffRow, Change> {
  const refused = new Map<DiffRow, Change>();
  if (!rename) return refused;
  for (let before = -1; before < refused.size;) {
    before = refused.size;
    const taken = new Set(kept);
    for (const row of refused.keys()) taken.add(sameName(row.before ?? ""));
    for (const row of renaming) {
      if (refused.has(row)) continue;
      if (nameFault(row.name) !== null) refused.set(row, "bad-name");
      else if (taken.has(sameName(row.name))) refused.set(row, "clash");
      else taken.add(sameName(row.name));
    }
  }
  return refused;
}

function inOrder(rows: readonly DiffRow[]): readonly DiffRow[] {
  const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name));
  return CHANGES.flatMap((change) => byName.filter((row) => row.change === change));
}

/** Rows of those who are in the class, and of whom the file says another grade than is known here. */
export function regraded(rows: readonly DiffRow[]): readonly (DiffRow & { learner: LearnerId; grade: number })[] {
  return rows.flatMap((row) => {
    const { change, learner, grade, gradeBefore } = row;
    const stays = change === "grade" || change === "renamed" || change === "known";
    return stays && learner !== null && grade !== null && grade !== gradeBefore ? [{ ...row, learner, grade }] : [];
  });
}

/** How many rows there are of each change. */
export function countChanges(rows: readonly DiffRow[]): Readonly<Record<Change, number>> {
  const counts = Object.fromEntries(CHANGES.map((change) => [change, 0])) as Record<Change, number>;
  for (const { change } of rows) counts[change] += 1;
  return counts;
}
