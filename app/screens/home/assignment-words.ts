import type { AssignmentView } from "#engine";
import { calendarDaysBetween, weekdayText } from "../../components/charts/when.ts";
import { listHere, nameHere, skillNameHere } from "../../text/language.ts";
import type { Text, TextId } from "../../text/text.ts";

/** Longer than this one that was closed is not told of [days]. */
const SHUT_DAYS = 3;
/** Days ahead that are named by their weekday alone. */
const WEEK = 7;

/** Those a pupil is shown: what is to be done, what was done today, and what was closed lately [SCR131]. */
export function shownAssignments(all: readonly AssignmentView[], now: number): readonly AssignmentView[] {
  return all.filter(({ doneAt, isShut, due }) => {
    if (doneAt !== null) return calendarDaysBetween(doneAt, now) === 0;
    return !isShut || due === null || calendarDaysBetween(dayOf(due), now) <= SHUT_DAYS;
  });
}

/** Whether today is its day: then it takes the first place [SCR132]. */
export function isForToday({ doneAt, isShut, due }: AssignmentView, now: number): boolean {
  return doneAt === null && !isShut && due !== null && isSameDay(dayOf(due), now);
}

/** "until Friday", "for today", "it was for Monday, you can still do it"; null where no day was named. */
export function dueWords(t: Text, { due, isShut }: Pick<AssignmentView, "due" | "isShut">, now: number): string | null {
  if (due === null) return null;
  const day = dayOf(due);
  const ahead = calendarDaysBetween(now, day);
  const ago = calendarDaysBetween(day, now);
  const name = weekdayText(day, ahead >= WEEK || ago >= WEEK);
  if (isShut)
    return t(ago === 0 ? "assigned.shut.today" : ago === 1 ? "assigned.shut.yesterday" : "assigned.shut.day", {
      day: name,
    });
  if (ago > 0) return t(ago === 1 ? "assigned.was.yesterday" : "assigned.was.day", { day: name });
  if (ahead === 0) return t("assigned.until.today");
  return ahead === 1 ? t("assigned.until.tomorrow") : t("assigned.until.day", { day: name });
}

/** What it is about: names of skills or of the lesson, or the title of what has one. */
export function assignmentName(
  t: Text,
  { kind, skills, exam, form }: Pick<AssignmentView, "kind" | "skills" | "exam" | "form">,
): string {
  if (exam !== null) return t("assigned.exam", { title: nameHere(exam.id, exam.title) });
  if (form !== null)
    return t(kind === "survey" ? "assigned.survey" : "assigned.guide", { title: nameHere(form.id, form.title) });
  const names = listHere(skills.map(skillNameHere));
  return kind === "lesson" ? t("assigned.lesson", { skill: names }) : names;
}

const OPENED: ReadonlySet<AssignmentView["kind"]> = new Set(["lesson", "exam", "survey", "guide"] as const);

/** Whether it is looked at first, before anything of it begins or is asked. */
export function isOpened(kind: AssignmentView["kind"]): boolean {
  return OPENED.has(kind);
}

const PROGRESS: Readonly<Record<AssignmentView["unit"], TextId | null>> = {
  problems: "assigned.problems",
  right: "assigned.right",
  skills: "assigned.skills",
  minutes: "assigned.minutes",
  lesson: null,
  exam: null,
  survey: null,
  guide: null,
};

/** "5 of 10 done"; null for what is done as a whole, such as a lesson. */
export function progressWords(
  t: Text,
  { unit, done, of }: Pick<AssignmentView, "unit" | "done" | "of">,
): string | null {
  const words = PROGRESS[unit];
  return words === null ? null : t(words, { done: Math.min(done, of), of });
}

/** A due time is the end of its day. */
function dayOf(due: number): number {
  return due - 1;
}

function isSameDay(a: number, b: number): boolean {
  return calendarDaysBetween(a, b) === 0 && calendarDaysBetween(b, a) === 0;
}
