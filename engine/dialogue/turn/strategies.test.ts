import { describe, expect, test } from "vitest";
import type { Lesson } from "../../items/lesson.ts";
import { LIKES } from "../../profile.ts";
import { worldOf } from "../compose/liked-worlds.ts";
import { ideasIn } from "../compose/ideas-in.ts";
import { firstPlace } from "./first-place.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

/** The replies to a pupil who stays stuck. */
function stuckOn(desk: ReturnType<typeof createTalkDesk>, turns = 9) {
  return Array.from({ length: turns }, () => (desk.problem().phase === "open" ? desk.say("i dont get it") : null));
}

function withIdeas(idea: Lesson["idea"]): Lesson {
  return { ...TALK_LESSON, idea };
}

describe("[TRN30] what a skill underneath says", () => {
  const told = (idea: Lesson["idea"]) => {
    const desk = createTalkDesk("t.sub", talkContent([withIdeas(idea)]));
    return stuckOn(desk).find((reply) => reply?.act === "strategy-prerequisite")?.text;
  };

  test("the sentence is told that is about what occurs in the problem", () => {
    const idea = "To subtract is to go back.";
    expect(told(["A fraction has a top and a bottom.", idea, "Circles can be shaded."])).toContain(idea);
  });

  test("nothing is told where all of them are about something else", () => {
    expect(
      told(["A fraction has a top and a bottom.", "Ten ones make one ten.", "Circles can be shaded."]),
    ).toBeUndefined();
    expect(told(["Think well.", "So subtract.", "Then go on."])).toBeUndefined();
  });

  test.for([
    ["Count the spaces from 0 on the number line.", ["line", "zero"]],
    ["The bottom number says how big the parts are.", ["fraction"]],
    ["$\\frac{1}{2}$ of a pizza", ["fraction", "shapes"]],
    ["$7 \\times 8 = 56$", ["multiply"]],
    ["Take 4 away from $9$: $9 - 4$.", ["subtract"]],
    ["Opposites such as $-5$", ["negative"]],
    ["Think well.", []],
  ] as const)("%s", ([text, ideas]) => {
    expect([...ideasIn(text)].toSorted()).toEqual([...ideas].toSorted());
  });
});

describe("[TRN31] what a pupil likes", () => {
  test.for(LIKES)("%s is what the example is about, before other ways", (like) => {
    const desk = createTalkDesk("t.add", talkContent(), 3, [like]);
    const first = stuckOn(desk).find((reply) => reply?.act.startsWith("strategy") === true);
    expect(first).toMatchObject({ act: "strategy-liked", category: "stuck" });
    expect(first?.text).toContain(worldOf(like).things);
  });

  test("where nothing is known, the lesson's own other way comes first, and the example is a neutral one", () => {
    const desk = createTalkDesk();
    const strategies = stuckOn(desk).filter((reply) => reply?.act.startsWith("strategy") === true);
    expect(strategies.map((reply) => reply?.act).slice(0, 2)).toEqual(["strategy-again", "strategy-liked"]);
    expect(strategies[1]?.text).toContain(worldOf(null).things);
  });

  test("an example is there for the asking, and what a sign says is shown by one", () => {
    const desk = createTalkDesk("t.add", talkContent(), 3, ["music"]);
    expect(desk.say("can you give me an example?")).toMatchObject({ act: "example", category: "conceptual_question" });
    expect(desk.last("reply_given")?.text).toContain("notes");
    const other = createTalkDesk("t.add", talkContent(), 3, ["food"]);
    other.say("help");
    other.say("99");
    other.say("98");
    expect(
      other
        .problem()
        .turns.map((turn) => ("text" in turn ? turn.text : ""))
        .join(" "),
    ).toMatch(/The sign says|in parts/u);
  });
});

describe("[TRN32] where the small steps begin", () => {
  test("at the step where the newest answer went another way", () => {
    const desk = createTalkDesk();
    desk.check(`${desk.right() - 10}`);
    expect(desk.say("i dont get it")).toMatchObject({ act: "steps-begin", asks: { step: 2 } });
    expect(desk.problem().scaffold).toMatchObject({ step: 2, depth: 1 });
    expect(desk.say(desk.step(2)).category).toBe("scaffold_progress");
  });

  test("at the first one where no rule explains the answer, or there is none", () => {
    const desk = createTalkDesk();
    desk.check("1");
    expect(desk.say("i dont get it").asks?.step).toBe(1);
    expect(createTalkDesk().say("i dont get it").asks?.step).toBe(1);
  });

  test("after the lines of working that are right", () => {
    const desk = createTalkDesk();
    const { steps } = desk.item().solution_logic;
    const lines = [steps[0]?.math ?? ""];
    desk.perform({ type: "check-work", item: desk.problem().item, lines, locale: "en" });
    const reply = desk.say("i dont know how to go on");
    expect(reply).toMatchObject({ act: "steps-begin", asks: { step: 2 } });
  });

  test("steps that were begun before begin anew", () => {
    const desk = createTalkDesk();
    desk.check(`${desk.right() - 10}`);
    const problem = { ...desk.problem(), scaffold: { active: false, depth: 1, maxDepth: 1, step: null, misses: 0 } };
    const at = { desk: { problem, item: desk.item() }, smallSteps: [] } as unknown as Parameters<typeof firstPlace>[0];
    expect(firstPlace(at)).toEqual({ place: 1, by: "start" });
  });
});
