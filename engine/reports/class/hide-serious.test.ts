import { expect, test } from "vitest";
import type { ReplayProblemView, TurnView } from "../../views/types.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { HIDDEN_WORDS, hideSerious, hideSeriousIn } from "./index.ts";

const said = (text: string): TurnView => ({ type: "said", text });
const reply = (category: string): TurnView => ({ type: "reply", text: "…", category, asks: null });

test("[CLS9] words that safety answered are hidden, and no others", () => {
  const turns = [
    said("is it 5?"),
    reply("answer"),
    said("i want to die"),
    reply("safety"),
    said("ok"),
    reply("stuck"),
    said("bye"),
  ];
  const problem = { turns: turns.map((turn) => ({ ...turn, at: 1 })) } as unknown as ReplayProblemView;
  const texts = hideSerious(problem).turns.map((turn) => (turn.type === "said" ? turn.text : null));
  expect(texts).toEqual(["is it 5?", null, HIDDEN_WORDS, null, "ok", null, "bye"]);
});

test("[CLS60] of an activity words are hidden that an alert is about or that safety answered, with what quotes them later, and no others", () => {
  const event = (type: string, body: object, device = "tablet") => ({ type, device, body }) as unknown as TutorEvent;
  const heard = (text: string, device?: string) => event("message_received", { text }, device);
  const answered = (act: string, category = "thought") => event("reply_given", { text: "a", act, category });
  const summed = (text: string) => event("thoughts_summed", { text });
  const given = (type: string, text: string) => event(type, { given: [text] });
  const flagged = event("safety_flagged", { kind: "self-harm" });
  const log = [
    heard("halves"),
    answered("shape"),
    summed("you said halves"),
    heard("i want to die"),
    heard("of another device", "phone"),
    flagged,
    answered("safety-self-harm"),
    heard("nobody cares"),
    answered("safety-after"),
    given("survey_answered", "he hits me"),
    flagged,
    given("workflow_moved", "a step"),
    answered("ask", "answer"),
    summed("you said i want to die"),
  ];
  const { events, isHidden } = hideSeriousIn(log);
  const words = events.flatMap(({ body }) => ("text" in body ? [body.text] : "given" in body ? body.given : []));
  const gone = HIDDEN_WORDS;
  expect(words).toEqual([
    "halves",
    "a",
    "you said halves",
    gone,
    "of another device",
    "a",
    gone,
    "a",
    gone,
    "a step",
    "a",
    gone,
  ]);
  expect(isHidden).toBe(true);
  expect(hideSeriousIn(log.slice(0, 3))).toEqual({ events: log.slice(0, 3), isHidden: false });
});
