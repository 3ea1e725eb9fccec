/** From when on a report tells; a day of one's own is written "2026-11-27". */
export const SINCE_CHOICES = ["weeks4", "weeks12", "year", "start", "day"] as const;
export type SinceChoice = (typeof SINCE_CHOICES)[number];

export interface Since {
  readonly choice: SinceChoice;
  /** The day of one's own; "" where none was chosen. */
  readonly day: string;
}

const AUGUST = 7;
/** Twelve weeks: about a term. */
const DEFAULT: SinceChoice = "weeks12";

/** As the address has it: a name of the list, or a day. */
export function readSince(search: string): Since {
  const text = new URLSearchParams(search).get("since") ?? DEFAULT;
  const choice = SINCE_CHOICES.find((one) => one === text);
  if (choice !== undefined) return { choice, day: "" };
  return startOfTyped(text) === null ? { choice: DEFAULT, day: "" } : { choice: "day", day: text };
}

export function sinceText({ choice, day }: Since): string {
  return choice === "day" && day !== "" ? day : choice;
}

/** The beginning of that day, by the calendar of this device; 0: everything [ms since 1970-01-01 UTC] [TEA101]. */
export function startOfSince({ choice, day }: Since, now: number): number {
  const today = new Date(now);
  const daysAgo = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - days).getTime();
  switch (choice) {
    case "weeks4":
      return daysAgo(28);
    case "weeks12":
      return daysAgo(84);
    case "year":
      return new Date(today.getFullYear() - (today.getMonth() < AUGUST ? 1 : 0), AUGUST, 1).getTime();
    case "start":
      return 0;
    case "day":
      return startOfTyped(day) ?? daysAgo(84);
  }
}

function startOfTyped(typed: string): number | null {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(typed) ?? [];
  return year === "" ? null : new Date(Number(year), Number(month) - 1, Number(day)).getTime();
}

/** How many days of this device's calendar some moments are of. */
export function countDays(moments: readonly number[]): number {
  return new Set(moments.map((at) => new Date(at).toDateString())).size;
}
