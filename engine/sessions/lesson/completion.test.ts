import { describe, expect, test } from "vitest";
import { wholeChecker } from "../../parts/checker.ts";
import { makeItem } from "../../llm/item.fixture.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { blanksOf } from "./completion.ts";
import { contentWith, go, newPupil, restart, start, teach, viewOf, type Pupil } from "./lesson.fixture.ts";

const content = contentWith(["t.add"]);
const begun = start(newPupil(content), "t.add", content);
const atLine = toLine(begun);

function toLine(pupil: Pupil): Pupil {
  let after = pupil;
  while (viewOf(after, content).part !== "completion") after = go(after, content);
  return after;
}

/** What belongs in the line that waits. */
function numberOf(pupil: Pupil): string {
  const address = pupil.state.activities.lesson?.completions["t.add"]?.address;
  const opened = address && content.open(address);
  if (opened?.ok !== true) throw new Error("there is an example to finish");
  return opened.value.item.solution_logic.final_answer_canonical;
}

const fill = (pupil: Pupil, text: string) => teach(pupil, { type: "fill", text }, content);
const lineOf = (pupil: Pupil) => viewOf(pupil, content).completion;

describe("an example to finish [LES36]", () => {
  test("[LES36] is another one than the worked one, of its level, approved, and hides the number of the line that waits", () => {
    const [first, second] = begun.events.flatMap((event) =>
      event.type === "verification_approved" ? [event.body] : [],
    );
    expect(first).toMatchObject({ skill: "t.add", difficulty: second?.difficulty });
    expect(first?.seed).not.toBe(second?.seed);
    const view = lineOf(atLine);
    expect(view).toMatchObject({ steps: [], last: null, blank: { n: 1, of: 1 } });
    expect(view?.blank?.math).toMatch(/= \\square$/u);
    expect(view?.blank?.math).not.toContain(numberOf(atLine));
  });

  test("[LES36] its number is taken by its worth, and the line is whole then; nothing of it is evidence", () => {
    const right = fill(atLine, `${numberOf(atLine)}.0`);
    expect(lineOf(right)).toMatchObject({ blank: null, last: { outcome: "right" } });
    expect(lineOf(right)?.steps.at(-1)?.math).toContain(numberOf(atLine));
    expect(right.events.some(({ type }) => type === "mastery_updated")).toBe(false);
    expect(() => fill(right, "1")).toThrow("not-allowed");
  });

  test("[LES36] a word may be typed with it; what is worth as much in another form costs nothing and is asked for once more", () => {
    const right = numberOf(atLine);
    for (const typed of [`${right} ones`, `= ${right}`, `it is ${right}`])
      expect([typed, lineOf(fill(atLine, typed))?.last?.outcome]).toEqual([typed, "right"]);
    const worth = fill(fill(atLine, `${2 * Number(right)}/2`), `${3 * Number(right)}/3`);
    expect(lineOf(worth)).toMatchObject({ last: { outcome: "other-form", n: 2 }, blank: { n: 1 } });
  });

  test("[LES36] what cannot be read costs nothing; after two that are not it the line is shown", () => {
    const unread = fill(atLine, "hmm");
    expect(lineOf(unread)).toMatchObject({ last: { outcome: "unreadable", given: "hmm" }, blank: { n: 1 } });
    const once = fill(unread, "987654");
    expect(lineOf(once)).toMatchObject({ last: { outcome: "not-yet" }, blank: { n: 1 } });
    const twice = fill(once, "987655");
    expect(lineOf(twice)).toMatchObject({ last: { outcome: "shown" }, blank: null });
    expect(lineOf(twice)?.steps.at(-1)?.math).toContain(numberOf(atLine));
    expect(() => fill(atLine, "  ")).toThrow("bad-input");
  });

  test("[LES36] it is shown when that is asked for, may be gone past, and stands as it was after a restart", () => {
    const shown = teach(atLine, { type: "show-line" }, content);
    expect(lineOf(shown)).toMatchObject({ last: { outcome: "shown" }, blank: null });
    expect(viewOf(go(atLine, content), content).part).toBe("check");
    expect(viewOf(restart(shown), content)).toEqual(viewOf(shown, content));
  });

  test("[LES36] the last two lines wait whose number stands once behind the last sign of equality", () => {
    const item = (steps: readonly (readonly [string, string, string?])[], more: object = {}): MathProblemItem => {
      const made = makeItem({ stem: "What is it?", answer: "7/12" });
      const solution = steps.map(([explanation, math, value], at) => {
        return { step_index: at + 1, explanation, math, ...(value === undefined ? {} : { value }) };
      });
      return { ...made, ...more, solution_logic: { ...made.solution_logic, steps: solution } };
    };
    const linesOf = (one: MathProblemItem) => blanksOf(one, wholeChecker).map(({ at, math }) => [at, math]);
    const sum = String.raw`\frac{1}{4} + \frac{1}{3} = \frac{7}{12}`;
    const lines = [
      ["A.", "3 = 3", "3"],
      ["B.", String.raw`4 + 1 = 5 \text{ tens}`, "5"],
      ["C.", sum, "7/12"],
    ] as const;
    expect(linesOf(item(lines))).toEqual([
      [1, String.raw`4 + 1 = \square \text{ tens}`],
      [2, String.raw`\frac{1}{4} + \frac{1}{3} = \square`],
    ]);
    expect(linesOf(item([["It is 5.", "4 + 1 = 5", "5"]]))).toEqual([]);
    expect(
      linesOf(
        item([
          ["A.", "4 + 1 = 5", "5"],
          ["Look.", "5"],
        ]),
      ),
    ).toEqual([]);
    // Read off without working: in its own line, in a line before, written only otherwise, or in the question's own box.
    expect(linesOf(item([["A.", "5 + 0 = 5", "5"]]))).toEqual([]);
    expect(
      linesOf(
        item([
          ["A.", "7 + 7 = 14", "14"],
          ["B.", String.raw`2 \times 7 = 14`, "14"],
        ]),
      ),
    ).toEqual([]);
    expect(linesOf(item([["A.", String.raw`2 \text{ ones} = 2`, "2"]]))).toEqual([]);
    const { problem_content } = item(lines);
    expect(linesOf(item(lines, { problem_content: { ...problem_content, stem: "Which number? $\\square$" } }))).toEqual(
      [],
    );
    const { answer_spec } = item(lines);
    expect(
      linesOf(item(lines, { answer_spec: { ...answer_spec, ui: { placeholder: null, choices: ["7/12", "1"] } } })),
    ).toEqual([]);
  });
});
