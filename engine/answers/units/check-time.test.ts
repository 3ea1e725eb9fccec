import { describe, expect, test } from "vitest";
import { checkTime } from "./check-time.ts";

function verdict(expected: string, given: string) {
  const { verdict: said, reason } = checkTime(expected, given, {});
  return `${said} ${reason}`;
}

const right = "correct equal";

describe("times of day [UNT18]", () => {
  test.for([
    ["15:45", "3:45 pm"],
    ["15:45", "3.45pm"],
    ["15:45", "3:45 P.M."],
    ["15:45", "15.45"],
    ["15:45", "15 h 45"],
    ["15:45", "15h45"],
    ["15:45", "15.45 Uhr"],
    ["15:45", "15 Uhr 45"],
    ["15:45", "15:45 h"],
    ["15:45", "1545"],
    ["15:45", "quarter to 4 in the afternoon"],
    ["3:45 pm", "3:45 in the afternoon"],
    ["15:45", "15:45:00"],
    ["2:15:30 pm", "14:15:30"],
    ["3:45", "quarter to 4"],
    ["3:45", "quarter to four"],
    ["6:25", "twenty-five past six"],
    ["6:25", "six twenty-five"],
    ["6:05", "six oh five"],
    ["3:15", "a quarter past 3"],
    ["2:30", "half past 2"],
    ["4:50", "10 to 5"],
    ["4:50", "10 minutes to 5"],
    ["6:25", "25 past 6"],
    ["12:45", "quarter to 1"],
    ["3:00", "3 o'clock"],
    ["3:00", "3 o’clock"],
    ["3 pm", "15:00"],
    ["noon", "12:00 pm"],
    ["12:00 pm", "12 noon"],
    ["midnight", "24:00"],
    ["midnight", "12 am"],
    ["0:30", "12:30 a.m."],
    ["23:50", "10 to midnight"],
    ["7:05", "It's 5 past 7."],
  ])("%s takes %s", ([expected, given]) => {
    expect(verdict(expected ?? "", given ?? "")).toBe(right);
  });

  test.for([
    ["15:45", "15:45:10"],
    ["15:45", "14:45"],
    ["3:45", "quarter past 4"],
    ["midnight", "12:30"],
  ])("%s does not take %s", ([expected, given]) => {
    expect(verdict(expected ?? "", given ?? "")).toBe("incorrect different");
  });

  test("what was read is shown", () => {
    expect(checkTime("3:45", "quarter to 4 pm", {}).readAs).toBe(String.raw`15{:}45`);
  });
});

describe("halves of the day [UNT19]", () => {
  test.for([
    ["3:45 pm", "3:45", "wrong-form missing-unit"],
    ["midnight", "12:00", "wrong-form missing-unit"],
    ["3:45 pm", "3:45 am", "incorrect different"],
    ["3:45 am", "3:45", "wrong-form missing-unit"],
    ["15:45", "3:45", "incorrect different"],
    ["15:45", "03:45", "incorrect different"],
    ["03:45", "3:45", right],
    ["03:45", "3:45 pm", "incorrect different"],
    ["3:45", "3:45 pm", right],
    ["3:45", "3:45 am", right],
    ["3:45", "03:45", right],
    ["12:00", "12:00 pm", right],
    ["12:00", "12:00 am", "incorrect different"],
    ["3:45", "15:45", "incorrect different"],
  ])("%s against %s: %s", ([expected, given, said]) => {
    expect(verdict(expected ?? "", given ?? "")).toBe(said);
  });
});

describe("lengths of time [UNT20]", () => {
  test.for([
    ["2 h 30 min", "2.5 h", right],
    ["2 h 30 min", "2.50 h", right],
    ["2 h 30 min", "150 min", right],
    ["2 h 30 min", "2:30", right],
    ["2 h 30 min", "2h30", right],
    ["2 h 30 min", "2:35", "incorrect different"],
    ["2 h 30 min", "150", "incorrect different"],
    ["2 h 30 min", `${"9".repeat(150)}:30`, "unreadable bad-time"],
    ["2 h 30 min", "2:70", "unreadable bad-time"],
    ["2 min 30 s", "2:30", right],
    ["45 min", "0:45", right],
    ["45 min", "45:00", right],
    ["45 min", "0:44", "incorrect different"],
    ["45 s", "0:45", right],
    ["75 min", "1:15", right],
    ["45 min", "45'", right],
    ["45 min", "44'", "incorrect different"],
    ["1 h 30 min", "90'", right],
    ["5 ft", "5'", right],
    ["1 h 5 min", "1 hour and 5 minutes", right],
    ["1.5 min", "90 s", right],
    ["2:30", "2 h 30 min", right],
    ["2:30", "150 min", right],
    ["30:15:30", "30:15:30", right],
    ["2:30", "160 min", "incorrect different"],
    ["15:45", "15 h 45 min", right],
  ])("%s against %s: %s", ([expected, given, said]) => {
    expect(verdict(expected ?? "", given ?? "")).toBe(said);
  });
});

describe("no time at all [UNT21]", () => {
  test.for([
    ["25:70", "bad-time"],
    ["12:60", "bad-time"],
    ["24:30", "bad-time"],
    ["15:45 am", "bad-time"],
    ["7:5", "bad-time"],
    ["banana", "bad-time"],
    ["", "empty"],
  ])("%s is %s", ([given, reason]) => {
    expect(verdict("3:45", given ?? "")).toBe(`unreadable ${reason}`);
  });
});
