import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerKind } from "../answers/types.ts";
import { findLeak } from "./find-leak.ts";
import { LABELLED_ITEMS, toLabelledHints } from "../../corpora/hints/labelled-hints.ts";
import { TUTOR_ITEMS } from "../../corpora/hints/labelled-tutor-hints.ts";

describe.each([
  ["of blueprints", LABELLED_ITEMS],
  ["of tutors", TUTOR_ITEMS],
])("hand-labelled hints %s", (_name, items) => {
  const judged = toLabelledHints(items).map((row) => ({ ...row, found: findLeak(row) }));
  const found = judged.filter((row) => row.found.leaks);
  const real = judged.filter((row) => row.leaks);
  const both = found.filter((row) => row.leaks);
  const name = ({ expected, hint, found: { why } }: (typeof judged)[number]) => `${expected} <- ${hint} (${why})`;

  test("[LEK1] at least 95 of 100 leaks are found", () => {
    const missed = real.filter((row) => !row.found.leaks).map(name);
    expect(judged.length).toBeGreaterThanOrEqual(120);
    // Compared as a list, so that a failure names what was missed.
    expect(both.length / real.length >= 0.95 ? [] : missed).toEqual([]);
  });

  test("[LEK1] at least 80 of 100 alarms are true", () => {
    const alarms = found.filter((row) => !row.leaks).map(name);
    expect(both.length / found.length >= 0.8 ? [] : alarms).toEqual([]);
  });
});

const HOLDS = true;
const KEEPS = false;

function table(
  title: string,
  item: { stem: string; expected: string; kind?: AnswerKind; choices?: string[] },
  rows: readonly (readonly [string, boolean])[],
): void {
  test.each(rows)(`${title} "${item.expected}": %s -> %s`, (hint, leaks) => {
    expect(findLeak({ ...item, hint })).toMatchObject({ leaks });
  });
}

describe("rules", () => {
  table("[LEK2] any writing of", { stem: "How much of it?", expected: "3/4" }, [
    ["\\tfrac{6}{8}", HOLDS],
    ["0.750", HOLDS],
    ["75 per cent? No: 75%", HOLDS],
    ["three quarters", HOLDS],
    ["three-fourths", HOLDS],
    ["³⁄₄ or ¾", HOLDS],
    ["3 out of 4", HOLDS],
    ["two thirds", KEEPS],
    ["0.7", KEEPS],
  ]);
  table("[LEK2] any writing of", { stem: "How much is left?", expected: "4.50", kind: "money" }, [
    ["$4.50", HOLDS],
    ["450 cents", HOLDS],
    ["four dollars and fifty cents", HOLDS],
    ["4 dollars, 50 cents", HOLDS],
    ["$4 and 50 cents", HOLDS],
    ["\\$4 and 50¢", HOLDS],
    ["$4 and 5 cents", KEEPS],
    ["$4$ bills and 50 cents each", KEEPS],
    ["4 dollars and 5 cents", KEEPS],
  ]);
  table("[LEK2] any writing of", { stem: "Solve $x - 5 = -7$.", expected: "x = -2", kind: "equation" }, [
    ["x is minus two.", HOLDS],
    ["$-2 = x$", HOLDS],
    ["You land on − 2", HOLDS],
    ["7 - 5 is 2: mind the sign.", KEEPS],
  ]);
  table("[LEK3] parts are not", { stem: "What is asked?", expected: "2" }, [
    ["Look at 12 and 21.", KEEPS],
    ["It has to do with \\frac{2}{5}.", KEEPS],
    ["Work out 5^2 first.", KEEPS],
    ["Look at 2x.", KEEPS],
    ["The 2nd of them.", KEEPS],
    ["It begins at 2:30.", KEEPS],
    ["Take 2.", HOLDS],
  ]);
  table("[LEK4] arriving at", { stem: "What is 7 + 5?", expected: "12" }, [
    ["$7 + 5 = 12$", HOLDS],
    ["8, 9, 10, 11, 12", HOLDS],
    ["$7 + 3 = 10$", KEEPS],
  ]);
  table("[LEK5] a given", { stem: "Jo has 12 pens, loses 5 and finds 5. How many pens has Jo now?", expected: "12" }, [
    ["Jo has 12 pens at first.", KEEPS],
    ["12 - 5 is the first step.", KEEPS],
    ["Is the answer 12?", KEEPS],
    ["If you get 12, check it.", KEEPS],
    ["The answer is 12.", HOLDS],
    ["$12 - 5 + 5 = 12$", HOLDS],
    ["You get 12.", HOLDS],
    ["12 is right.", HOLDS],
  ]);
  table("[LEK6] small words for", { stem: "How many beads are red?", expected: "1" }, [
    ["One of the bags has them.", KEEPS],
    ["Which one is it?", KEEPS],
    ["Count them one by one.", KEEPS],
    ["No one can see them all.", KEEPS],
    ["There is one.", HOLDS],
    ["one bead", HOLDS],
    ["The answer is one.", HOLDS],
  ]);
  table("[LEK7] in passing", { stem: "What is 14 - 4?", expected: "10" }, [
    ["Step 10: check it.", KEEPS],
    ["See page 10.", KEEPS],
    ["Is it less than 10 or more?", KEEPS],
    ["Do the ones make ten or more?", KEEPS],
    ["Take the ten apart from the ones: a ten stays a ten.", KEEPS],
    ["It makes 10.", HOLDS],
  ]);
  table("[LEK8] a sum that is", { stem: "Fill in: $\\square \\times 2 = 4$", expected: "2" }, [
    ["$2 \\times 2 = 4$", HOLDS],
    ["$4 = 2 \\times 2$", HOLDS],
    ["Go through the table of 2.", KEEPS],
    ["It is the same as $5 - 3$.", HOLDS],
    ["It is the same as $9 - 3$.", KEEPS],
  ]);
  table("[LEK8] an unknown filled with", { stem: "Solve $3x + 0 = 12 \\div 1$ or $x / 3 = 4 - x$.", expected: "1" }, [
    ["$1/3 = 4 - 1$", HOLDS],
    ["$3(1) + 0 = 12 \\div 1$", HOLDS],
    ["$3 \\times 1 + 0 = 12 \\div 1$", HOLDS],
    ["$3x = 12$", KEEPS],
  ]);
  table("[LEK6] a count of", { stem: "What is 45 ÷ 5?", expected: "9" }, [
    ["Nine fives are 45.", HOLDS],
    ["How many fives are 45?", KEEPS],
  ]);
  table("[LEK9] boolean", { stem: "Is 91 a prime number?", expected: "no", kind: "boolean" }, [
    ["No, look again.", HOLDS],
    ["91 is not a prime number.", HOLDS],
    ["The answer is no.", HOLDS],
    ["Is it true or false?", KEEPS],
    ["There is no need to try 8.", KEEPS],
    ["It is false if a number divides it.", KEEPS],
  ]);
  table("[LEK10] choice", { stem: "Which shape?", expected: "square", kind: "choice", choices: ["circle", "square"] }, [
    ["It has corners like a square.", HOLDS],
    ["Is it the circle or the square?", KEEPS],
    ["It is the square, not the circle.", HOLDS],
    ["Choose B.", HOLDS],
    ["Choose A or look again.", KEEPS],
    ["Squares have corners.", KEEPS],
  ]);
  table(
    "[LEK10] relation",
    { stem: "$\\frac12$ ? $\\frac13$", expected: "$>$", kind: "choice", choices: ["$<$", "$>$", "$=$"] },
    [
      ["One half is greater than one third.", HOLDS],
      ["$\\frac{1}{2} \\gt \\frac{1}{3}$", HOLDS],
      ["Is one half greater than one third?", KEEPS],
      ["The open side faces the greater number.", KEEPS],
      ["<, > or =?", KEEPS],
    ],
  );
  table("[LEK11] other answers", { stem: "Simplify $4x + 3x$.", expected: "7x" }, [
    ["It is 7x.", HOLDS],
    ["$4x + 3x = 7 x$", HOLDS],
    ["Add 4 and 3: that is 7 of them.", KEEPS],
    ["Not 17x.", KEEPS],
  ]);

  test("[LEK12] any text gets the same report twice, and a longer one is no hint", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.string({ maxLength: 40 }), (hint, expected) => {
        const request = { stem: hint.slice(0, 40), expected, hint };
        expect(findLeak(request)).toEqual(findLeak(request));
      }),
    );
    expect(findLeak({ stem: "What is it?", expected: "7", hint: "Look. ".repeat(400) }).leaks).toBe(true);
  });

  test("[LEK2] the answer is found in every sentence that states it", () => {
    const frames = [
      (n: string) => `The answer is ${n}.`,
      (n: string) => `So you get ${n}.`,
      (n: string) => `$x = ${n}$`,
      (n: string) => `It equals ${n}, of course.`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(...frames), (n, frame) => {
        expect(findLeak({ stem: `What is ${n} + 0?`, expected: String(n), hint: frame(String(n)) }).leaks).toBe(true);
      }),
    );
  });
});

describe("[LEK25] what is on the way, and what the pupil wrote", () => {
  const stem = String.raw`Write $\frac{36}{63}$ in lowest terms.`;
  const leaksIn = (hint: string, said = "") => findLeak({ stem, expected: "4/7", kind: "fraction", hint, said }).leaks;

  test("a larger fraction of the same value is on the way to the lowest terms", () => {
    expect(leaksIn("Dividing by 3 gives 12/21.")).toBe(false);
    expect(leaksIn("Dividing by 9 gives 4/7.")).toBe(true);
  });

  test("what the pupil has written is said again, and not called the answer", () => {
    expect(leaksIn("How did you get 4/7?")).toBe(true);
    expect(leaksIn("How did you get 4/7?", "is it 4/7")).toBe(false);
    expect(leaksIn("The answer is 4/7.", "is it 4/7")).toBe(true);
  });
});
