import type { SchoolAnswer } from "#engine/protocol/identity";
import { calendarDaysBetween } from "../../../components/charts/when.ts";

type Departure = SchoolAnswer<"GET /departures">["departures"][number];

/** What goes on one day. */
export interface LeavingDay {
  readonly at: number;
  /** The class goes too. */
  readonly whole: boolean;
  readonly names: readonly string[];
}

export interface Leaving {
  readonly class: string;
  readonly name: string;
  readonly days: readonly LeavingDay[];
}

/** What the school's schedule erases, class by class and day by day; a pupil is named on the day they go and on no later one. */
export function leavingByClass(departures: readonly Departure[]): readonly Leaving[] {
  return [...new Set(departures.map((one) => one.class))].flatMap((id) => {
    const parts = departures.filter((one) => one.class === id);
    const named = new Set<string>();
    const days: LeavingDay[] = [];
    for (const { at, whole, learners } of parts.toSorted((a, b) => a.at - b.at)) {
      const names = learners.filter((one) => !named.has(one.id)).map((one) => one.name);
      for (const one of learners) named.add(one.id);
      const last = days.at(-1);
      if (last !== undefined && calendarDaysBetween(last.at, at) === 0) {
        days[days.length - 1] = { at: last.at, whole: last.whole || whole, names: byName([...last.names, ...names]) };
      } else if (whole || names.length > 0) {
        days.push({ at, whole, names: byName(names) });
      }
    }
    return parts.slice(0, 1).map(({ name }) => ({ class: id, name, days }));
  });
}

function byName(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => a.localeCompare(b));
}
