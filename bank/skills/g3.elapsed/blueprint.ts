import type { Level } from "#engine";
import { makeTimeSkill } from "../../blueprints/time-money/kit-time.ts";
import {
  endMinute,
  isAcross,
  LASTING_FACTORS,
  LASTING_FORMS,
  restIn,
  type Lasting,
} from "../../blueprints/time-money/lasting.ts";
import * as errors from "../../blueprints/time-money/lasting-rules.ts";

/** Lengths of more than an hour. */
const HOURS = [65, 170] as const;

/** Find how long something lasts, when it ends, when it began. Wordings, traces and pictures stand in `lasting.ts`. */
export const blueprint = makeTimeSkill<Lasting>({
  id: "g3.elapsed",
  version: 10,
  createdOn: "2026-11-30",
  levels: {
    1: lasts([10, 40], [10, 45], ["minutes", "end"], (o) => isInFives(o) && isNew(o) && o.m + o.length < 60),
    2: lasts(
      [11, 44],
      [11, 44],
      ["minutes", "end"],
      (o) => o.m % 5 > 0 && o.length % 5 > 0 && isNew(o) && o.m + o.length < 60,
    ),
    3: lasts([20, 55], [15, 55], ["minutes", "end"], (o) => isAcrossInFives(o) && isNew(o)),
    4: lasts([20, 55], HOURS, ["hours", "end"], (o) => isAcrossInFives(o) && endsByOne(o)),
    5: lasts([20, 55], HOURS, ["start"], (o) => isAcrossInFives(o) && endsByOne(o)),
  },
  misconceptions: [
    errors.hourOfHundred,
    errors.smallerMinutesTaken,
    errors.hourKept,
    errors.brokenHourCounted,
    errors.otherWay,
    errors.minutesAdded,
    errors.fromFullHour,
    errors.lengthAsMinutes,
  ],
  forms: LASTING_FORMS,
  factors: LASTING_FACTORS,
});

type Range = readonly [least: number, most: number];

/** A time line is drawn where less than an hour goes by. */
function lasts(
  m: Range,
  length: Range,
  ask: readonly Lasting["ask"][],
  where: (o: Lasting) => boolean,
): Level<Lasting> {
  const isLong = length === HOURS;
  return {
    ranges: { h: [1, isLong ? 10 : 11], m, length },
    choices: { ask, show: [isLong ? "none" : "line"] },
    where,
  };
}

/** Not with numbers of which two errors make the same: half an hour on and half an hour back lie an hour apart. */
function isAcrossInFives(o: Lasting): boolean {
  const rest = restIn(o);
  const isApart = rest !== 30 && rest !== 40 && o.m !== 30 && o.m !== 2 * endMinute(o);
  return isInFives(o) && isAcross(o) && isApart;
}

function isInFives({ m, length }: Lasting): boolean {
  return m % 5 === 0 && length % 5 === 0;
}

/** A length that is looked for is no number of minutes that the question tells. */
function isNew(o: Lasting): boolean {
  return o.ask !== "minutes" || (o.length !== o.m && o.length !== endMinute(o));
}

/** Not past the dial's last hour. */
function endsByOne({ h, m, length }: Lasting): boolean {
  return h * 60 + m + length < 780;
}
