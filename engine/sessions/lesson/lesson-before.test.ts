import { describe, expect, test } from "vitest";
import { SkillId } from "../../ids.ts";
import {
  answerRight,
  contentWith,
  giveUp,
  go,
  newPupil,
  perform,
  restart,
  start,
  study,
  teach,
  viewOf,
  type Pupil,
} from "./lesson.fixture.ts";

const content = contentWith(["t.add", "t.sub", "t.mul", "t.both"]);
const begun = start(newPupil(content), "t.sub", content);
const skip = (pupil: Pupil) => teach(pupil, { type: "skip-before" }, content);
const kinds = (pupil: Pupil) => viewOf(pupil, content).plan.steps.map(({ kind, skill }) => `${kind} ${skill}`);

describe("what comes before a lesson", () => {
  test("[LES27] the first page says which and why, then comes that skill's idea, and only then a problem", () => {
    const first = viewOf(begun, content);
    expect(first).toMatchObject({
      part: "idea",
      skillId: "t.add",
      title: "Skill t.sub",
      idea: [],
      picture: null,
      talk: [],
    });
    expect(first.before).toEqual({
      heading: "What comes first",
      sentences: [
        "“Skill t.sub” builds on “Skill t.add”.",
        "You have not worked on that here yet. Let us look at it first.",
        "You will see its idea and try a few problems. Then comes “Skill t.sub”.",
      ],
      instead: "Begin with “Skill t.sub” all the same",
    });
    expect(first).toMatchObject({ canContinue: true, canGoBack: false });
    expect(kinds(begun)).toEqual(["explain t.add", "practice t.add", "explain t.sub", "check t.sub", "practice t.sub"]);
    const idea = viewOf(go(begun, content), content);
    expect(idea).toMatchObject({ part: "idea", skillId: "t.add", before: null });
    expect(idea.idea).toHaveLength(3);
    expect(begun.state.practice.session).toBeNull();
  });

  test("[LES27] it can be turned back to, and once it is read the way past it is gone", () => {
    const idea = go(begun, content);
    expect(viewOf(teach(idea, { type: "back" }, content), content).before).toEqual(viewOf(begun, content).before);
    const example = go(idea, content);
    expect(viewOf(example, content).part).toBe("example");
    expect(viewOf(teach(example, { type: "back" }, content), content)).toMatchObject({ part: "idea", before: null });
    for (const pupil of [idea, example]) expect(() => skip(pupil)).toThrow("not-allowed");
  });

  test("[LES27] what was tried and is not sure yet is said to be that", () => {
    const session = begun.events[0]?.id as never;
    const skill = SkillId.parse("t.add");
    const tried = giveUp(
      perform(newPupil(content), { type: "start-session", session, seed: "own", skill }, content),
      content,
    );
    const sentences = viewOf(start(tried, "t.sub", content), content).before?.sentences.join(" ");
    expect(sentences).toContain("Your answers there are not sure yet.");
  });

  test("[LES27] a lesson on its own, and one without words for what comes first, has no such page", () => {
    expect(viewOf(start(newPupil(content), "t.add", content), content).before).toBeNull();
    const bare = contentWith(["t.sub"]);
    const told = viewOf(start(newPupil(bare), "t.sub", bare), bare);
    expect(told).toMatchObject({ before: null, part: "example", skillId: "t.add" });
    expect(told.talk.map(({ text }) => text).join()).toContain("“Skill t.add”");
  });

  test("[LES27] no lesson begins with a problem of another skill, whatever the grade", () => {
    for (const grade of [0, 1, 2, 3]) {
      for (const skill of ["t.add", "t.sub", "t.mul", "t.both", "t.greater"]) {
        const view = viewOf(start(newPupil(content, grade), skill, content), content);
        if (view.part === "practice") expect(view.skillId).toBe(skill);
        expect(view.before === null).toBe(view.skillId === skill);
      }
    }
  });

  test("[LES28] the pupil may begin with the skill itself", () => {
    const own = skip(begun);
    expect(viewOf(own, content)).toMatchObject({ part: "idea", skillId: "t.sub", before: null });
    expect(viewOf(own, content).idea).toHaveLength(3);
    expect(kinds(own)).toEqual(["explain t.sub", "check t.sub", "practice t.sub", "challenge t.sub"]);
    expect(viewOf(own, content).plan).toMatchObject({ version: 2, replans: 0 });
    const planned = own.events.findLast(({ type }) => type === "decision_made");
    expect(planned?.body).toMatchObject({ by: "planner", reason: "The pupil chose to begin with the skill itself." });
    expect(() => skip(own)).toThrow("not-allowed");
    expect(viewOf(study(own, content, answerRight), content).part).toBe("summary");
    expect(restart(own).state).toEqual(own.state);
  });

  test("[LES28] a press in a tab that is behind leaves nothing out", () => {
    const idea = go(begun, content);
    const { page } = viewOf(begun, content);
    expect(() => teach(idea, { type: "skip-before", page }, content)).toThrow("moved-on");
  });

  test("[LES28] where it was too early after all, what comes before is brought in", () => {
    const stuck = study(skip(begun), content, giveUp, 12);
    expect(kinds(stuck)).toContain("explain t.add");
    expect(viewOf(stuck, content).before).toBeNull();
    const goal = study(begun, content, answerRight);
    expect(viewOf(goal, content).canExtend).toBe(true);
  });
});
