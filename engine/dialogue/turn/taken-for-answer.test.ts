import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { understand } from "../understand/understand.ts";
import { secondLook } from "./second-look.ts";
import { createTalkDesk } from "./talk.fixture.ts";

/** A desk where the tutor has asked for a number to look at. */
function askedForNumber() {
  const desk = createTalkDesk();
  for (let round = 0; round < 30 && !desk.say("there is a bird outside").text.includes("Which number"); round++) {
    desk.check(String(desk.right()));
    if (desk.problem().asks !== null) desk.say("no");
    desk.next();
  }
  expect(desk.last("reply_given")?.text).toContain("Which number");
  return desk;
}

describe("what is taken for an answer", () => {
  test("[TRN43] a number of the problem, where it is asked whether it is the answer", () => {
    const desk = askedForNumber();
    const [given = ""] = desk.item().problem_content.stem.match(/\d+/u) ?? [];
    const before = desk.count("attempt_evaluated");
    expect(desk.say(`is it ${given}?`).act).toBe("tentative");
    expect(desk.count("attempt_evaluated")).toBe(before);
    desk.say(`is it ${given}?`);
    expect(desk.last("attempt_evaluated")).toMatchObject({ verdict: "incorrect" });
  });

  test("[TRN27] a bare yes or no is one only where the tutor asked nothing else since", () => {
    const item = createTalkDesk("t.greater").item();
    const choices = ["true", "false"];
    const truth = { ...item, answer_spec: { ...item.answer_spec, ui: { ...item.answer_spec.ui, choices } } };
    const look = (text: string, lastTutorMessage?: string) => {
      const context = {
        kind: "boolean",
        choices,
        stem: "True or false? The number $2$ is prime.",
        lastAsked: "answer",
        ...(lastTutorMessage === undefined ? {} : { lastTutorMessage }),
      } as const;
      return secondLook(text, understand(text, context), truth, context);
    };
    expect(look("no")).toMatchObject({ category: "answer", value: "no" });
    expect(look("no", "Not yet. What do you get?")).toMatchObject({ category: "answer", value: "no" });
    expect(look("no", "Hm. Which one is it: true or false?")).toMatchObject({ value: "no" });
    expect(look("no", "Which numbers divide $2$ with nothing left over?")).toMatchObject({ value: null });
    expect(look("yes", "Does $3$ have another factor?")).toMatchObject({ category: "acknowledge", value: null });
    expect(look("false", "Which numbers divide $2$ with nothing left over?")).toMatchObject({ value: "false" });
  });

  test("[TRN23] a yes on a problem that is over agrees, and is no answer to it", () => {
    const desk = createTalkDesk("t.greater");
    desk.check(desk.item().solution_logic.final_answer_canonical);
    if (desk.problem().asks !== null) desk.say("skip");
    expect(desk.say("yes")).toMatchObject({ act: "finished" });
  });

  test("[TRN35] of what the small step cannot come to it is said that it is not the problem's answer either", () => {
    const desk = createTalkDesk();
    desk.say("help");
    const { text } = desk.say("is it 999?");
    const said = PHRASES.stepNorProblem.map((phrase) => phrase.replace("{value}", "$999$"));
    expect(said.some((phrase) => text.startsWith(phrase))).toBe(true);
    expect(desk.problem().attempts).toBe(0);
  });

  test("[TRN12] who asks how to begin gets the first step that was not told yet, offered the solution or not", () => {
    const desk = createTalkDesk();
    for (let turn = 0; turn < 30; turn++) {
      const offers = desk.events.filter(({ type, body }) => type === "reply_given" && body.act === "offer-solution");
      if (offers.length === 2) break;
      desk.say("idk");
    }
    expect(desk.say("what do i do first")).toMatchObject({ act: "steps-begin" });
    expect(desk.problem()).toMatchObject({ phase: "open", scaffold: { active: true, step: 2 } });
  });
});
