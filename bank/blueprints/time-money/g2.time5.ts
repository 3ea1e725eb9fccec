import { makeTimeSkill } from "./kit-time.ts";
import { areHandsApart, hasActivity, READING_FACTORS, READING_FORMS, type Reading } from "./reading.ts";
import {
  halvesSwapped,
  handsSwapped,
  hourSaidKept,
  longMarkMiscounted,
  nextHourRead,
  numberAsMinutes,
  toAsPast,
  toBehindHour,
} from "./reading-rules.ts";

const HOURS = { h: [1, 12] } as const;

/** Tell the time to five minutes. Wordings, traces and pictures of all clocks stand in `reading.ts`. */
export const time5 = makeTimeSkill<Reading>({
  id: "g2.time5",
  version: 8,
  createdOn: "2026-11-30",
  // At 50 minutes the number at the long hand is that of the minutes still to come: no clock shows them.
  levels: {
    1: {
      ranges: HOURS,
      choices: { m: [5, 10, 15, 30], ask: ["clock"], half: ["am"], numbers: ["all"] },
      where: areHandsApart,
    },
    2: {
      ranges: HOURS,
      choices: { m: [20, 25, 35, 40], ask: ["clock"], half: ["am"], numbers: ["all"] },
      where: areHandsApart,
    },
    3: {
      ranges: HOURS,
      choices: { m: [45, 55], ask: ["clock"], half: ["am"], numbers: ["all", "quarters"] },
      where: areHandsApart,
    },
    4: {
      ranges: HOURS,
      choices: { m: [35, 40, 45, 55], ask: ["day"], half: ["am", "pm"], numbers: ["all", "quarters"] },
      where: (o) => hasActivity(o) && areHandsApart(o),
    },
    5: { ranges: HOURS, choices: { m: [35, 40, 45, 50, 55], ask: ["find"], half: ["am"], numbers: ["all"] } },
  },
  misconceptions: [
    handsSwapped,
    numberAsMinutes,
    nextHourRead,
    hourSaidKept,
    toAsPast,
    toBehindHour,
    longMarkMiscounted,
    halvesSwapped,
  ],
  forms: READING_FORMS,
  factors: READING_FACTORS,
});
