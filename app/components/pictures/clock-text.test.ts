import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { drawn, minutesOf, moved, stepped, timeText } from "./clock-text.ts";

describe("hands of a clock and the text of the box", () => {
  test("[SCR110] every time on a dial is written and read back", () => {
    for (let minutes = 0; minutes < 720; minutes++) expect(minutesOf(timeText(minutes))).toBe(minutes);
  });

  test.for([
    ["4:05", 245],
    [" 12:30 ", 30],
    ["4.05", 245],
    ["04:05", 245],
  ] as const)("[SCR110] '%s' is shown", ([text, minutes]) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  test.for(["", "4", "4:5", "13:00", "0:30", "4:60", "4:05 pm", "half past four"])(
    "[SCR110] '%s' is none that the hands show",
    (text) => {
      expect(minutesOf(text)).toBeNull();
    },
  );
});

describe("moving the hands", () => {
  test("[SCR110] step by step over the hour and over twelve, to the next mark where they are between two", () => {
    expect(timeText(stepped(minutesOf("3:55") ?? 0, 5, 1))).toBe("4:00");
    expect(timeText(stepped(minutesOf("12:00") ?? 0, 5, -1))).toBe("11:55");
    expect(timeText(stepped(minutesOf("3:52") ?? 0, 5, 1))).toBe("3:55");
    expect(timeText(stepped(minutesOf("3:52") ?? 0, 5, -1))).toBe("3:50");
    expect(timeText(moved(minutesOf("12:20") ?? 0, -60))).toBe("11:20");
  });

  test("[SCR110] the long hand takes the hour along past the 12, both ways", () => {
    expect(timeText(drawn(minutesOf("3:55") ?? 0, "minute", 2 / 60, 1))).toBe("4:02");
    expect(timeText(drawn(minutesOf("4:02") ?? 0, "minute", 55 / 60, 1))).toBe("3:55");
    expect(timeText(drawn(minutesOf("3:20") ?? 0, "minute", 0.5, 5))).toBe("3:30");
  });

  test("[SCR110] the short hand leaves the minutes as they are", () => {
    expect(timeText(drawn(minutesOf("3:30") ?? 0, "hour", 8.5 / 12, 5))).toBe("8:30");
    expect(timeText(drawn(minutesOf("3:30") ?? 0, "hour", 0.99, 5))).toBe("11:30");
  });

  test("[SCR110] wherever they are drawn to, they show a time of the dial that is on a mark", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 143 }),
        fc.constantFrom("hour" as const, "minute" as const),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (fives, hand, turn) => {
          const minutes = drawn(fives * 5, hand, turn, 5);
          expect(minutes % 5).toBe(0);
          expect(minutesOf(timeText(minutes))).toBe(minutes);
        },
      ),
    );
  });
});
