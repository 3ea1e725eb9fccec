import type { Level } from "#engine";
import { makeTimeSkill } from "../../blueprints/time-money/kit-time.ts";
import {
  areHandsApart,
  halvesOf,
  hasActivity,
  isToClear,
  marksIn,
  READING_FACTORS,
  READING_FORMS,
  type Reading,
} from "../../blueprints/time-money/reading.ts";
import * as errors from "../../blueprints/time-money/reading-rules.ts";

/** Tell the time to the minute. */
export const blueprint = makeTimeSkill<Reading>({
  id: "g3.timemin",
  version: 10,
  createdOn: "2026-11-30",
  levels: {
    1: toTheMinute([11, 29], "clock", "all"),
    2: toTheMinute([31, 59], "clock", "all"),
    3: toTheMinute([31, 59], "day", "quarters"),
    4: toTheMinute([31, 59], "find", "all"),
    5: toTheMinute([31, 59], "to", "quarters"),
  },
  misconceptions: [
    errors.handsSwapped,
    errors.numberAsMinutes,
    errors.marksLeftOut,
    errors.marksAsFives,
    errors.nextHourRead,
    errors.hourSaidKept,
    errors.toAsPast,
    errors.toBehindHour,
    errors.minutesGoneGiven,
    errors.halvesSwapped,
  ],
  forms: READING_FORMS,
  factors: READING_FACTORS,
});

function toTheMinute(m: readonly [number, number], ask: Reading["ask"], numbers: Reading["numbers"]): Level<Reading> {
  return {
    ranges: { h: [1, 12], m },
    choices: { ask: [ask], half: halvesOf(ask), numbers: [numbers] },
    where: (o) => marksIn(o) > 0 && (ask === "find" || isReadable(o)),
  };
}

function isReadable(o: Reading): boolean {
  if (!isToClear(o)) return false;
  return o.ask === "to" ? hasWayToGo(o) : areHandsApart(o) && (o.ask !== "day" || hasActivity(o));
}

/**
 * The way to the 12 takes small marks and fives: a few minutes are seen without counting. With one small mark past the
 * last five, that mark left out and one minute miscounted are the same. Where 12 minutes are looked for, hints would
 * name them: they count from the 12.
 */
function hasWayToGo(o: Reading): boolean {
  return o.m < 55 && marksIn(o) > 1 && o.m !== 48;
}
