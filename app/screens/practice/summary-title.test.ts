import { describe, expect, test } from "vitest";
import { text } from "../../text/text.ts";
import { summaryTitle } from "./summary-title.ts";

describe("[APP25] a summary says nothing that is not so", () => {
  test.for([
    [{ correct: 0, reason: "goal-reached" }, "Here is what you practised"],
    [{ correct: 1, reason: "goal-reached" }, "That was a good stretch of work"],
    [{ correct: 0, reason: "learner-ended" }, "Done for now"],
    [{ correct: 3, reason: "learner-ended" }, "Done for now"],
  ] as const)("%o: %s", ([summary, words]) => {
    expect(text(summaryTitle(summary))).toBe(words);
  });

  test("that it worked is said only where something came out right", () => {
    expect(text("summary.first-try", { firstTry: 0, correct: 2 })).toBe("You kept at it until it worked.");
    expect(text("summary.first-try", { firstTry: 0, correct: 0 })).toMatch(/^None was right yet\. .+ comes next/u);
    expect(text("summary.first-try", { firstTry: 1, correct: 0 })).toBe("One was right at the first try.");
  });
});
