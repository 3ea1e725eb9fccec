/** A day of the week that is shown. */
export interface WeekDay {
  /** Its beginning [ms since 1970-01-01 UTC]. */
  readonly at: number;
  readonly practised: boolean;
  readonly isToday: boolean;
}

/** Monday to Sunday of the week of `now`, by the calendar of this device, and on which days somebody was at work [SCR91]. */
export function weekOf(workedAt: readonly number[], now: number): readonly WeekDay[] {
  const worked = new Set(workedAt.map((at) => startOf(at, 0)));
  const sinceMonday = (new Date(now).getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) => {
    const at = startOf(now, day - sinceMonday);
    return { at, practised: worked.has(at), isToday: day === sinceMonday };
  });
}

/** Midnight before a moment, so many days on: a day at a change of clocks is not 24 hours long. */
function startOf(at: number, days: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}
