import { describe, expect, test } from "vitest";
import { createTalkDesk } from "./talk.fixture.ts";

describe("[PRC19] the answer box while a small step is asked", () => {
  test("what is right for the step goes on with the steps and costs no attempt", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    const types = desk.check(desk.step(1)).map(({ type }) => type);
    expect(types).not.toContain("attempt_submitted");
    expect(types).toContain("scaffold_moved");
    expect(desk.problem()).toMatchObject({ attempts: 0, scaffold: { step: 2 } });
  });

  test("what is right for neither is taken for the step, too", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    desk.check("99");
    expect(desk.problem()).toMatchObject({ attempts: 0, scaffold: { step: 1, misses: 1 } });
  });

  test("the right answer to the problem is an attempt, and so is any answer while no step is asked", () => {
    const desk = createTalkDesk();
    desk.check("99");
    expect(desk.problem().attempts).toBe(1);
    desk.say("i dont get it");
    desk.check(String(desk.right()));
    expect(desk.problem()).toMatchObject({ attempts: 2, phase: "right" });
  });
});
