import { describe, expect, test } from "vitest";
import { createTalkDesk } from "./talk.fixture.ts";

describe("[TRN29] a reason that nobody asked for", () => {
  test.for([
    "because the ones make a new ten and it moves on",
    "because i added the ones first",
    "because i counted on my fingers",
  ])("%s is thanked for, with the lesson's reason", (text) => {
    const desk = solved();
    const reply = desk.say(text);
    expect(reply).toMatchObject({ category: "explanation", act: "volunteered-why", asks: null });
    expect(desk.last("teach_back_judged")).toMatchObject({ outcome: "explained", met: [] });
    expect(reply.text).toContain("ones go with ones");
    // Once: what is written after it is about something else.
    expect(desk.say(text).act).not.toBe("volunteered-why");
  });

  test("is none before the answer is right", () => {
    const desk = createTalkDesk();
    expect(desk.say("because the ones make a new ten and it moves on").act).not.toBe("volunteered-why");
    expect(desk.last("teach_back_judged")).toBeUndefined();
  });
});

/** The first problem answered right in the box, and the question why, if it came, left. */
function solved(): ReturnType<typeof createTalkDesk> {
  const desk = createTalkDesk();
  desk.check(String(desk.right()));
  if (desk.problem().asks?.kind === "why") desk.say("no");
  return desk;
}
