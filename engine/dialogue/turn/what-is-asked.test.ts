import { expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { wantedBy } from "./what-is-asked.ts";
import { createTalkDesk, talkContent } from "./talk.fixture.ts";

test.for(["what does the question mean", "i dont understand the question", "can you say it another way"])(
  "[TRN63] %s: what is wanted, in other words",
  (text) => {
    const reply = createTalkDesk().say(text);
    expect(reply.text).toMatch(/^Put both together. How much is it in all\?/u);
    expect(PHRASES.startWith.some((question) => reply.text.endsWith(question))).toBe(true);
    expect(reply.asks?.kind).toBe("answer");
  },
);

test("[TRN63] asked again the small steps begin, and at a step the step is asked", () => {
  const desk = createTalkDesk();
  desk.say("what does the question mean");
  expect(desk.say("i dont understand the question")).toMatchObject({ act: "steps-begin", asks: { step: 1 } });
  expect(desk.say("i dont understand the question")).toMatchObject({ act: "told", asks: { kind: "step", step: 1 } });
  expect(desk.problem().scaffold).toMatchObject({ misses: 0 });
});

test("[TRN63] without such words the small steps begin at once, and another way is a way into the open step", () => {
  expect(createTalkDesk("t.add", talkContent([])).say("what does the question mean").act).toBe("steps-begin");
  const desk = createTalkDesk();
  desk.say("help");
  expect(desk.say("can you say it another way").asks).toMatchObject({ kind: "step", step: 1 });
});

test("[TRN63] [TRN93] the words are those of the problem's wording", () => {
  const asks = [{ of: ["gap", "more-than$"], say: "First." }, { of: ["which"], say: "Second." }, { say: "The last." }];
  const wanted = ["gap-turned", "more-than", "more-than-the-other", "which", "what-is"].map((wording) =>
    wantedBy(asks, wording),
  );
  expect(wanted).toEqual(["First.", "First.", "The last.", "Second.", "The last."]);
  expect(wantedBy([], "gap")).toBeUndefined();
});
