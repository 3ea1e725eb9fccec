import { expect, test } from "vitest";
import { ideasFor } from "./give-example.ts";
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
