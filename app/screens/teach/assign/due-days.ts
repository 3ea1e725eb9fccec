/** A day to choose, by the calendar of this device; `end` is the end of it [ms since 1970-01-01 UTC]. */
export interface DueDay {
  readonly id: "today" | "tomorrow" | "week";
  readonly end: number;
}

const FRIDAY = 5;

/** Today, tomorrow, and the Friday that comes after them, which is proposed [TEA61]. */
export function dueDays(now: number): readonly DueDay[] {
  const ahead = (FRIDAY - new Date(now).getDay() + 7) % 7;
  return [
    { id: "today", end: endOfDay(now, 0) },
    { id: "tomorrow", end: endOfDay(now, 1) },
    { id: "week", end: endOfDay(now, ahead < 2 ? ahead + 7 : ahead) },
  ];
}

/** The end of the day so many days after one, by the calendar: days of 23 and 25 hours among them. */
export function endOfDay(at: number, daysAhead = 0): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysAhead + 1).getTime();
}

/** The beginning of the day so many days after one, by the calendar. */
export function startOfDay(at: number, daysAhead: number): number {
  return endOfDay(at, daysAhead - 1);
}

/** The beginning of a day as a date box has it; null where that is no day to come. */
export function startOfTyped(typed: string, now: number): number | null {
  const start = dayOfTyped(typed, 0);
  return start !== null && start > now ? start : null;
}

/** The end of a day as a date box has it, such as "2026-11-27"; null where that is no day from today on. */
export function endOfTyped(typed: string, now: number): number | null {
  const end = dayOfTyped(typed, 1);
  return end !== null && end > now ? end : null;
}

/** Midnight so many days after the beginning of a typed day; null: it is none. */
function dayOfTyped(typed: string, daysAhead: number): number | null {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(typed) ?? [];
  return year === "" ? null : new Date(Number(year), Number(month) - 1, Number(day) + daysAhead).getTime();
}

/** The day a due time ends, as a date box wants it. */
export function typedOf(end: number): string {
  const day = new Date(end - 1);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
