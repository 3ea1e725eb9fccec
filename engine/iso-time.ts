import { DAY_MS } from "./policy.ts";

/**
 * `2026-09-01T08:00:05.042Z`, worked out by hand: the engine has no clock. Days from civil: Howard Hinnant's algorithm.
 *
 * @param ms - [ms since 1970-01-01 UTC], years 0 to 9999
 */
export function isoTime(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const rest = Math.floor(ms - days * DAY_MS);
  const seconds = Math.floor(rest / 1_000);
  const era = Math.floor((days + 719_468) / 146_097);
  const dayOfEra = days + 719_468 - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map((n) => padded(n, 2));
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}T${clock.join(":")}.${padded(rest % 1_000, 3)}Z`;
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, "0");
}
