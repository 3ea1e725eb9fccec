import type { Level } from "#engine";
import { makeTimeSkill } from "../../blueprints/time-money/kit-time.ts";
import {
  areHandsApart,
  halvesOf,
  hasActivity,
  READING_FACTORS,
  READING_FORMS,
  type Reading,
} from "../../blueprints/time-money/reading.ts";
import * as errors from "../../blueprints/time-money/reading-rules.ts";

/** Tell the time to five minutes. Wordings, traces and pictures of all clocks stand in `reading.ts`. */
export const blueprint = makeTimeSkill<Reading>({
  id: "g2.time5",
  version: 8,
  createdOn: "2026-11-30",
  // At 50 minutes the number at the long hand is that of the minutes still to come: no clock shows them.
  levels: {
    1: inFives([5, 10, 15, 30], "clock", ["all"]),
    2: inFives([20, 25, 35, 40], "clock", ["all"]),
    3: inFives([45, 55], "clock", ["all", "quarters"]),
    4: inFives([35, 40, 45, 55], "day", ["all", "quarters"]),
    5: inFives([35, 40, 45, 50, 55], "find", ["all"]),
  },
  misconceptions: [
    errors.handsSwapped,
    errors.numberAsMinutes,
    errors.nextHourRead,
    errors.hourSaidKept,
    errors.toAsPast,
    errors.toBehindHour,
    errors.longMarkMiscounted,
    errors.halvesSwapped,
  ],
  forms: READING_FORMS,
  factors: READING_FACTORS,
});

function inFives(m: readonly number[], ask: Reading["ask"], numbers: readonly Reading["numbers"][]): Level<Reading> {
  return {
    ranges: { h: [1, 12] },
    choices: { m, ask: [ask], half: halvesOf(ask), numbers },
    where: (o) => ask === "find" || (areHandsApart(o) && (ask !== "day" || hasActivity(o))),
  };
}
