import { UNTOUCHED, type SkillMastery } from "../../learner/mastery-state.ts";

/** What was so at the end of a quarter of an hour that began then [ms since 1970-01-01 UTC]. */
export interface Mark<Value> {
  readonly at: number;
  readonly was: Value;
}

/** What of a belief says where somebody stands with a skill. */
export type StoodMastery = Pick<
  SkillMastery,
  "known" | "opportunities" | "lastPractisedAt" | "told" | "lapsed" | "masteredAt" | "keptAt" | "days"
>;

/** What was told is a window that moves on: so many of its newest stay, and these are added. */
interface ToldChange {
  readonly kept: number;
  readonly added: StoodMastery["told"];
}

/** What changed of it since the mark before: most stays as it was for years. */
type StoodChange = Partial<Omit<StoodMastery, "told">> & { readonly told?: ToldChange };

export interface StoodMarks {
  readonly marks: readonly Mark<StoodChange>[];
  /** What all marks but the newest come to, so that the newest can still change. */
  readonly before: StoodMastery;
}

/** One mark for each quarter of an hour in which it changed, oldest first. */
export function withStood(state: StoodMarks | undefined, at: number, mastery: SkillMastery): StoodMarks {
  const { marks, before } = state ?? { marks: [], before: stoodOf(UNTOUCHED) };
  const now = stoodOf(mastery);
  const newest = marks.at(-1);
  if (newest?.at === at) return { marks: [...marks.slice(0, -1), { at, was: changeOf(before, now) }], before };
  const base = newest === undefined ? before : withChange(before, newest.was);
  return { marks: [...marks, { at, was: changeOf(base, now) }], before: base };
}

/** What was believed just before; undefined where the skill was not touched by then [ms since 1970-01-01 UTC]. */
export function stoodBefore({ marks }: StoodMarks, since: number): StoodMastery | undefined {
  const earlier = marks.filter(({ at }) => at < since);
  if (earlier.length === 0) return undefined;
  return earlier.reduce((stood, { was }) => withChange(stood, was), stoodOf(UNTOUCHED));
}

function stoodOf(mastery: SkillMastery): StoodMastery {
  const { known, opportunities, lastPractisedAt, told, lapsed, masteredAt, keptAt, days } = mastery;
  return { known, opportunities, lastPractisedAt, told, lapsed, masteredAt, keptAt, days };
}

function changeOf(before: StoodMastery, now: StoodMastery): StoodChange {
  const { told, ...others } = now;
  const names = Object.keys(others) as (keyof typeof others)[];
  const changed = names.filter((name) => !isSame(before[name], now[name])).map((name) => [name, now[name]] as const);
  const change = Object.fromEntries(changed) as Omit<StoodChange, "told">;
  return isSame(before.told, told) ? change : { ...change, told: toldChangeOf(before.told, told) };
}

function toldChangeOf(before: StoodMastery["told"], now: StoodMastery["told"]): ToldChange {
  for (let kept = Math.min(before.length, now.length); kept > 0; kept -= 1) {
    if (isSame(before.slice(-kept), now.slice(0, kept))) return { kept, added: now.slice(kept) };
  }
  return { kept: 0, added: now };
}

function withChange(before: StoodMastery, { told, ...others }: StoodChange): StoodMastery {
  if (told === undefined) return { ...before, ...others };
  const kept = before.told.slice(before.told.length - told.kept);
  return { ...before, ...others, told: [...kept, ...told.added] };
}

/** Plain data of one make: the same fields in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
