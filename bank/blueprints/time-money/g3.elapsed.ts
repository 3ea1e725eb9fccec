import { makeTimeSkill } from "./kit-time.ts";
import { endMinute, isAcross, LASTING_FACTORS, LASTING_FORMS, restIn, type Lasting } from "./lasting.ts";
import {
  brokenHourCounted,
  fromFullHour,
  hourKept,
  hourOfHundred,
  lengthAsMinutes,
  minutesAdded,
  otherWay,
  smallerMinutesTaken,
} from "./lasting-rules.ts";

/** Find how long something lasts, when it ends, when it began. Wordings, traces and pictures stand in `lasting.ts`. */
export const elapsed = makeTimeSkill<Lasting>({
  id: "g3.elapsed",
  version: 10,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { h: [1, 11], m: [10, 40], length: [10, 45] },
      choices: { ask: ["minutes", "end"], show: ["line"] },
      where: (o) => isInFives(o) && isNew(o) && o.m + o.length < 60,
    },
    2: {
      ranges: { h: [1, 11], m: [11, 44], length: [11, 44] },
      choices: { ask: ["minutes", "end"], show: ["line"] },
      where: (o) => o.m % 5 > 0 && o.length % 5 > 0 && isNew(o) && o.m + o.length < 60,
    },
    3: {
      ranges: { h: [1, 11], m: [20, 55], length: [15, 55] },
      choices: { ask: ["minutes", "end"], show: ["line"] },
      where: (o) => isAcrossInFives(o) && isNew(o),
    },
    4: {
      ranges: { h: [1, 10], m: [20, 55], length: [65, 170] },
      choices: { ask: ["hours", "end"], show: ["none"] },
      where: (o) => isAcrossInFives(o) && endsByOne(o),
    },
    5: {
      ranges: { h: [1, 10], m: [20, 55], length: [65, 170] },
      choices: { ask: ["start"], show: ["none"] },
      where: (o) => isAcrossInFives(o) && endsByOne(o),
    },
  },
  misconceptions: [
    hourOfHundred,
    smallerMinutesTaken,
    hourKept,
    brokenHourCounted,
    otherWay,
    minutesAdded,
    fromFullHour,
    lengthAsMinutes,
  ],
  forms: LASTING_FORMS,
  factors: LASTING_FACTORS,
});

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
