import { describe, expect, test } from "vitest";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { Speaker } from "../compose/speaker.ts";
import { whatStands } from "./right-part.ts";
import { createTalkDesk } from "./talk.fixture.ts";

/** Says what fills the gaps. */
const speaker = { pick: (_: unknown, gaps: { right: string; other: string }) => `${gaps.right} | ${gaps.other}` };

describe("[TRN96] an answer of several parts", () => {
  test.for([
    ["8/10", "2/10", "bottom number | top number"],
    ["8/10", "8/12", "top number | bottom number"],
    ["8/10", "2/8", null],
    ["8/10", "8/10", null],
    ["10 8/9", "10 8/98", "number of wholes and top number | bottom number"],
    ["10 8/9", "10", null],
    ["3:05", "4:05", "minutes | hour"],
    ["6:32 pm", "6:32 am", "hour and minutes | letters am or pm"],
    ["6:32 pm", "7:32", "minutes | hour and letters am or pm"],
    ["42", "43", null],
  ] as const)("%s, %s: %s", ([right, given, stands]) => {
    const item = {
      answer_spec: { ui: { choices: [] } },
      solution_logic: { final_answer_canonical: right },
    } as unknown as MathProblemItem;
    expect(whatStands(item, [given], speaker as unknown as Speaker)).toBe(stands);
  });

  test("of boxes the one that is named is looked at by itself, and nothing is marked", () => {
    const desk = createTalkDesk("t.both");
    const [tens = "", ones = ""] = desk.item().solution_logic.final_answer_canonical.split("; ");
    expect(desk.say(`the tens are ${tens}`).text).toMatch(/\bones\b/u);
    expect(desk.say(`the ones are ${Number(ones) + 1}`).text).toMatch(/\bones\b/u);
    expect(desk.problem()).toMatchObject({ attempts: 0, phase: "open" });
  });

  test("a marked answer is told what stands of it", () => {
    const desk = createTalkDesk("t.both");
    const [tens = "", ones = ""] = desk.item().solution_logic.final_answer_canonical.split("; ");
    const { text } = desk.say(`${tens} and ${Number(ones) + 1}`);
    expect(desk.problem().attempts).toBe(1);
    expect(text).toMatch(/\btens\b.*\bones\b|\bones\b.*\btens\b/u);
  });
});
