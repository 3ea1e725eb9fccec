import { describe, expect, test } from "vitest";
import {
  currentProblem,
  evolveTutor,
  initialTutorState,
  SessionId,
  SkillId,
  viewPractice,
  type Content,
  type Highlight,
  type HighlightLadder,
  type ProblemView,
} from "../index.ts";
import { ALL_PARTS } from "../parts/all.ts";
import { driveTutor } from "../testing/drive-tutor.ts";
import { toyContent, TOY_SKILL } from "../testing/index.ts";

const place = (at: number): readonly Highlight[] => [{ type: "place", place: at }];
const OWN: HighlightLadder = [place(0), [], [...place(0), { type: "tick", at: 5 }]];
const ABOUT: HighlightLadder = [place(1), place(1), place(1)];

/** The toy bank, its sums in columns, its hints pointing at places. */
const content: Content = {
  ...toyContent(),
  part: (name) => ALL_PARTS[name],
  picture: () => ({ type: "columns", sign: "+", fits: () => true }),
  highlights: (_item, misconception) => (misconception === null ? OWN : ABOUT),
};

function createDesk() {
  const drive = driveTutor(content, 2);
  const session = SessionId.parse("00000000-0000-7000-8000-0000000000ff");
  drive.perform({ type: "start-session", session, seed: "s", skill: SkillId.parse(TOY_SKILL) });
  const item = () => {
    const problem = currentProblem(drive.state.practice);
    const opened = problem && content.open(problem.address);
    if (!opened?.ok) throw new Error("no problem on the desk");
    return opened.value.item;
  };
  const viewOf = (state: typeof drive.state): ProblemView => {
    const view = viewPractice(state, drive.env);
    if (view.type !== "problem") throw new Error("no problem is shown");
    return view.problem;
  };
  return {
    drive,
    item,
    view: () => viewOf(drive.state),
    /** As after a reload: from the log alone. */
    reloaded: () => viewOf(drive.events.reduce(evolveTutor, initialTutorState)),
    hint: () => drive.perform({ type: "request-hint", item: item().meta.id }),
    answer: (given: string) =>
      drive.perform({ type: "submit-answer", item: item().meta.id, given: [given], locale: "en", latencyMs: 900 }),
  };
}

describe("what the hint on the desk points at", () => {
  test("[PIC7] it is of the hint said last, as far as a picture has it, and follows from the log alone", () => {
    const { view, reloaded, hint } = createDesk();
    expect(view().highlights).toBeUndefined();
    for (const highlights of [place(0), undefined, place(0)]) {
      hint();
      expect(view().highlights).toEqual(highlights);
      expect(reloaded().highlights).toEqual(highlights);
    }
  });

  test("[PIC7] a hint about an error points at what the rule of that error declares", () => {
    const { view, item, answer } = createDesk();
    answer(item().misconceptions[0]?.trigger.value ?? "");
    expect(view().turns.at(-1)?.type).toBe("hint");
    expect(view().highlights).toEqual(place(1));
  });

  test("[PIC7] it is gone with the answer, and the next problem begins without", () => {
    const { drive, view, item, hint, answer } = createDesk();
    hint();
    answer(item().solution_logic.final_answer_canonical);
    expect(view().phase).toBe("right");
    expect(view().highlights).toBeUndefined();
    drive.perform({ type: "next-problem", item: item().meta.id });
    expect(view().highlights).toBeUndefined();
  });

  test("[PIC7] a hint that the tutor says in a talk points, too, until something else is said", () => {
    const { drive, view, item } = createDesk();
    const say = (text: string) => drive.perform({ type: "send-message", item: item().meta.id, text, locale: "en" });
    say("I am stuck, give me a hint");
    expect(view().turns.at(-1)).toMatchObject({ type: "reply" });
    expect(view().highlights).toEqual(place(0));
    say("hello");
    expect(view().highlights).toBeUndefined();
  });
});
