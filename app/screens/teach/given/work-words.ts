import type { SkillId } from "#engine";
import { weekdayText } from "../../../components/charts/when.ts";
import type { Text, TextId } from "../../../text/text.ts";
import type { GivenWork } from "../whole-class.ts";

export type PupilWork = GivenWork["pupils"][number];
export type SkillNames = ReadonlyMap<SkillId, string>;

/** Where one pupil is with it. */
export type WorkState = "done" | "late" | "begun" | "not-begun";

export function stateOf({ begunAt, doneAt, daysLate }: PupilWork): WorkState {
  if (doneAt !== null) return daysLate === null || daysLate === 0 ? "done" : "late";
  return begunAt === null ? "not-begun" : "begun";
}

/** How many pupils are where; those who were late are among those who are done [TEA64]. */
export function countStates(pupils: readonly PupilWork[]): Readonly<Record<WorkState, number>> {
  const states = pupils.map(stateOf);
  const count = (wanted: WorkState) => states.filter((state) => state === wanted).length;
  const late = count("late");
  return { done: count("done") + late, late, begun: count("begun"), "not-begun": count("not-begun") };
}

/** "Adding", "Lesson: Adding", "5 chosen problems: Adding". */
export function titleOf(t: Text, { what }: Pick<GivenWork, "what">, names: SkillNames): string {
  if (what.type === "exam") return t("teach.work.exam", { title: what.title, version: what.version });
  if (what.type === "survey" || what.type === "guide") return t(`teach.work.${what.type}`, { title: what.title });
  const skills =
    what.type === "skills" ? what.skills : what.type === "lesson" ? [what.skill] : what.items.map(({ skill }) => skill);
  const skill = new Intl.ListFormat("en").format([...new Set(skills)].map((id) => names.get(id) ?? id));
  if (what.type === "items") return t("teach.work.items", { n: what.items.length, skill });
  return t(what.type === "lesson" ? "teach.work.lesson" : "teach.work.practice", { skill });
}

/** What it wants of each. */
export function goalOf(t: Text, { what }: Pick<GivenWork, "what">): string {
  if (what.type !== "skills") return t(`teach.work.goal.${what.type}`);
  return t(`teach.work.goal.${what.goal.type}`, "count" in what.goal ? { count: what.goal.count } : {});
}

/** From when on, where that is to come; by when, and what became of it then. */
export function dueOf(t: Text, work: Pick<GivenWork, "due" | "afterDue" | "from" | "until">, now: number): string {
  const words = wantedBy(t, work, now);
  if (work.from <= now) return words;
  const later = t("teach.work.later", { day: weekdayText(work.from, true) });
  return work.due === null ? later : `${later}, ${words}`;
}

type Wanted = Pick<GivenWork, "due" | "afterDue" | "until">;

function wantedBy(t: Text, { due, afterDue, until }: Wanted, now: number): string {
  if (due === null) return t("teach.work.due.none");
  // Late work goes on where pupils have it.
  if (until !== undefined && now >= until) return t("teach.work.due.past", { day: weekdayText(due - 1, true) });
  const isShut = afterDue === "shut";
  const words: TextId =
    now >= due
      ? isShut
        ? "teach.work.due.closed"
        : "teach.work.due.over"
      : isShut
        ? "teach.work.due.shut"
        : "teach.work.due";
  return t(words, { day: weekdayText(due - 1, true) });
}

/** Until when pupils have it, where no day says it, and that they have it no more; "" where there is nothing to say. */
export function devicesOf(t: Text, { due, until }: Pick<GivenWork, "due" | "until">, now: number): string {
  if (until === undefined) return "";
  const day = weekdayText(until, true);
  if (now >= until) return t("teach.work.gone", { day });
  return due === null ? t("teach.work.until", { day }) : "";
}

/** Whether all that was typed to find it stands in its title or the line that goes with it. */
export function isFound(t: Text, work: Pick<GivenWork, "what" | "note">, names: SkillNames, typed: string): boolean {
  const text = `${titleOf(t, work, names)} ${work.note}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(" ")
    .every((word) => text.includes(word));
}

export function stateWords(t: Text, pupil: PupilWork): string {
  return t(`teach.work.state.${stateOf(pupil)}`, { days: pupil.daysLate ?? 0 });
}

/** Done as a whole: nothing of it is counted. */
const WHOLE: ReadonlySet<GivenWork["unit"]> = new Set(["lesson", "exam", "survey", "guide"] as const);

export function isWhole({ unit }: Pick<GivenWork, "unit">): boolean {
  return WHOLE.has(unit);
}

/** "3 of 5"; nothing for what is done as a whole. */
export function amountWords(t: Text, unit: GivenWork["unit"], { done, of }: PupilWork): string {
  if (WHOLE.has(unit)) return "";
  return t(unit === "minutes" ? "teach.work.minutes" : "teach.work.of", { done: Math.min(done, of), of });
}
