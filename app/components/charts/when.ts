import type { SkillView } from "#engine";
import { localeHere } from "../../text/language.ts";
import type { Text } from "../../text/text.ts";
import type { Words } from "./mastery-words.ts";

const DAY_MS = 86_400_000;

/** Whole days between two moments by the calendar of this device: 23:59 yesterday is one day ago [SCR2]. */
export function calendarDaysBetween(then: number, now: number): number {
  return Math.max(0, Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS));
}

/** "Today", "Yesterday", "9 days ago", or the date when it is longer ago [SCR2]. */
export function daysAgoWords(then: number, now: number): Words {
  const days = calendarDaysBetween(then, now);
  if (days === 0) return { text: "when.today" };
  if (days === 1) return { text: "when.yesterday" };
  if (days <= 30) return { text: "when.days", values: { days } };
  return { text: "when.date", values: { date: dateText(then) } };
}

/** Until when a skill rests, or when it is refreshed next: on its day, or with the next practice once it is ready; else null [SCR126]. */
export function nextWords(
  t: Text,
  { reviewAt, restsUntil, state }: Pick<SkillView, "reviewAt" | "restsUntil" | "state">,
  now: number,
): string | null {
  const when = new Intl.DateTimeFormat(localeHere(), { weekday: "short", day: "numeric", month: "short" });
  if (restsUntil !== null) return t("skill.rests", { when: when.format(restsUntil) });
  if (reviewAt === null) return null;
  return state === "review" || reviewAt <= now ? t("skill.next.now") : t("skill.next", { when: when.format(reviewAt) });
}

/** A stretch of time in the two largest units that matter [SCR3]. */
export function durationWords(ms: number): Words {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return { text: "duration.seconds", values: { seconds } };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { text: "duration.minutes", values: { minutes, seconds: seconds % 60 } };
  return { text: "duration.hours", values: { hours: Math.floor(minutes / 60), minutes: minutes % 60 } };
}

/** 20 November 2026, in the order the device's own country writes it. */
export function dateText(at: number): string {
  return new Intl.DateTimeFormat(localeHere(), { dateStyle: "long" }).format(at);
}

/** Fri 20 Nov, 10:35 */
export function dateTimeText(at: number): string {
  return new Intl.DateTimeFormat(localeHere(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
}

/** Friday; with the day of the month where the week does not tell it: Friday 6 March. */
export function weekdayText(at: number, isFar: boolean): string {
  const date = isFar ? ({ day: "numeric", month: "long" } as const) : {};
  return new Intl.DateTimeFormat(localeHere(), { weekday: "long", ...date }).format(at);
}

/** 10:35 */
export function timeText(at: number): string {
  const locale = localeHere();
  const clock = clocks.get(locale) ?? new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
  clocks.set(locale, clock);
  return clock.format(at);
}

/** One takes half a millisecond to make, and the page of a class says the time in each frame. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function startOfDay(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
