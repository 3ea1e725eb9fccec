import { makeTimeSkill } from "./kit-time.ts";
import {
  areHandsApart,
  hasActivity,
  isToClear,
  marksIn,
  READING_FACTORS,
  READING_FORMS,
  type Reading,
} from "./reading.ts";
import {
  halvesSwapped,
  handsSwapped,
  hourSaidKept,
  marksAsFives,
  marksLeftOut,
  minutesGoneGiven,
  nextHourRead,
  numberAsMinutes,
  toAsPast,
  toBehindHour,
} from "./reading-rules.ts";

const early = { h: [1, 12], m: [11, 29] } as const;
const late = { h: [1, 12], m: [31, 59] } as const;

/** Tell the time to the minute. */
export const timemin = makeTimeSkill<Reading>({
  id: "g3.timemin",
  version: 9,
  createdOn: "2026-11-30",
  levels: {
    1: { ranges: early, choices: { ask: ["clock"], half: ["am"], numbers: ["all"] }, where: isBetweenNumbers },
    2: { ranges: late, choices: { ask: ["clock"], half: ["am"], numbers: ["all"] }, where: isBetweenNumbers },
    3: {
      ranges: late,
      choices: { ask: ["day"], half: ["am", "pm"], numbers: ["quarters"] },
      where: (o) => isBetweenNumbers(o) && hasActivity(o),
    },
    4: { ranges: late, choices: { ask: ["find"], half: ["am"], numbers: ["all"] }, where: isBetweenNumbers },
    5: {
      ranges: late,
      choices: { ask: ["to"], half: ["am"], numbers: ["quarters"] },
      // Where 12 minutes are looked for, hints would name them: they count from the 12.
      where: (o) => isBetweenNumbers(o) && o.m !== 48,
    },
  },
  misconceptions: [
    handsSwapped,
    numberAsMinutes,
    marksLeftOut,
    marksAsFives,
    nextHourRead,
    hourSaidKept,
    toAsPast,
    toBehindHour,
    minutesGoneGiven,
    halvesSwapped,
  ],
  forms: READING_FORMS,
  factors: READING_FACTORS,
});

function isBetweenNumbers(o: Reading): boolean {
  return marksIn(o) > 0 && (o.ask === "find" || (isToClear(o) && (o.ask === "to" || areHandsApart(o))));
}
