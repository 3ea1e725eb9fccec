import { expect, test } from "vitest";
import { createSpeaker } from "../compose/speaker.ts";
import { asExample, ideasFor } from "./give-example.ts";
import { createTalkDesk, TALK_LESSON } from "./talk.fixture.ts";

test("[TRN6] of the lesson's idea only what holds for the problem is taught", () => {
  const item = createTalkDesk().item();
  const stemOf = (stem: string) => ({ ...item, problem_content: { ...item.problem_content, stem } });
  const idea = [
    "Seven groups are five groups and two groups.",
    "If there are too few, open a whole.",
    "Build it from what you know.",
  ] as const;
  const lesson = { ...TALK_LESSON, idea };
  expect(ideasFor(stemOf("8 bags hold 9 shells each."), lesson)).toEqual([idea[2]]);
  expect(ideasFor(stemOf("7 bags hold 9 shells each."), lesson)).toEqual([idea[0], idea[2]]);
  expect(ideasFor(item, undefined)).toEqual([]);
});

test("[TRN60] a story with the problem's own numbers is no example with others", () => {
  const item = createTalkDesk().item();
  const desk = { item: { ...item, problem_content: { ...item.problem_content, stem: "12 buttons in 3 trays." } } };
  const speaker = createSpeaker({ seed: "s", said: [], may: () => true });
  const talk = { speaker, desk } as unknown as Parameters<typeof asExample>[0];
  expect(asExample(talk, "Twelve beans lie in 3 equal heaps.")).toBeNull();
  expect(asExample(talk, "Twelve beans lie in 4 equal heaps.")).toContain("twelve beans");
});
