import { DAY_MS } from "#engine";

/** A Monday, 2026-09-07 08:00 UTC [ms since 1970-01-01 UTC]. */
export const FIRST_MORNING = 1_788_768_000_000;

const SCHOOL_DAYS_A_WEEK = 5;

/** The morning of a school day, from 1 on [ms since 1970-01-01 UTC]. */
export function morningOf(day: number): number {
  const weeks = Math.floor((day - 1) / SCHOOL_DAYS_A_WEEK);
  return FIRST_MORNING + (weeks * 7 + ((day - 1) % SCHOOL_DAYS_A_WEEK)) * DAY_MS;
}

/** Nights between a school day and the next: one, or three over a weekend. */
export function nightsAfter(day: number): number {
  return (morningOf(day + 1) - morningOf(day)) / DAY_MS;
}
