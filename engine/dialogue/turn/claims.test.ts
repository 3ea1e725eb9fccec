import { describe, expect, test } from "vitest";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import type { TraceOperation } from "../../trace/types.ts";
import { trueClaim, whatIsTrue } from "./claims.ts";
import type { Talk } from "./talk.ts";
import { createTalkDesk } from "./talk.fixture.ts";

interface Problem {
  readonly stem: string;
  readonly answer?: string;
  readonly choices?: readonly string[];
  readonly diagram?: unknown;
  readonly kind?: ProblemKind;
  /** The operation of its one line. */
  readonly line?: TraceOperation;
}

function talkOf({ stem, answer = "1", choices = [], diagram, kind, line }: Problem, text: string): Talk {
  const item = {
    problem_content: { stem, diagram },
    answer_spec: { ui: { choices } },
    solution_logic: { final_answer_canonical: answer, steps: [] },
  } as unknown as MathProblemItem;
  const trace = line && { routes: [[{ operation: line }]] };
  return {
    text,
    understood: { plain: text },
    desk: { item },
    kind: kind ?? null,
    trace,
    translations: null,
  } as unknown as Talk;
}

const CLOCK = { stem: "What time is it?", diagram: { type: "clock", alt: "", hour: 3, minute: 38, numbers: "all" } };
const RULER = {
  stem: "How long is the comb?",
  diagram: { type: "ruler", alt: "", from: 0, to: 12, unit: "cm", things: [{ name: "comb", from: 0, to: 5 }] },
};
const LIKE = { stem: String.raw`What is $\frac{1}{8} + \frac{6}{8}$?`, kind: "fraction-sum" } as const;

describe("[TRN97] what is said and can be worked out", () => {
  test.for<readonly [Problem, string, string]>([
    [{ stem: "Find the GCF of $54$ and $60$." }, "2 goes in both and 3 goes in both", "$2$ goes into both numbers"],
    [{ stem: "How many rows of 7 are 21?" }, "7 goes into 21", "$7$ goes into $21$"],
    [{ stem: "Find the LCM of $15$ and $10$." }, "60 is in both tables", "$60$ is a multiple of both"],
    [{ stem: "Which is composite?" }, "19 is prime", "$19$ is prime"],
    [{ stem: "Round $743$ to the nearest ten: $740$ or $750$?" }, "743 is more than 740", "$743$ is more than $740$"],
    [{ stem: "What is $378 - 30$?" }, "oh its 3 tens not 3 ones", "the 3 counts tens"],
    [
      { stem: "Write it as a decimal.", answer: "0.05" },
      "the 5 goes in the hundredths place",
      "the 5 counts hundredths",
    ],
    [{ stem: "Put $81$ bricks into bags of $9$.", answer: "9" }, "90 is too big", "$90$ is more than $81$"],
    [RULER, "it starts at 0", "it begins at 0"],
    [CLOCK, "its nearly at the 4", "it is near the 4, and has not reached it"],
    [{ stem: "Which number has 5 ones, 1 hundred and 4 tens?" }, "ones go at the end", "ones stand last, on the right"],
    [LIKE, "the bottom stays the same", "the bottom number stays when the parts have the same size"],
  ])("%j: %s", ([problem, text, fact]) => {
    expect(trueClaim(talkOf(problem, text))?.fact).toBe(fact);
  });

  test.for<readonly [Problem, string]>([
    [{ stem: "Find the GCF of $54$ and $60$." }, "4 goes in both"],
    [{ stem: "Which is composite?" }, "21 is prime"],
    [{ stem: "Which is greater?", choices: ["<", ">"] }, "13 is bigger than 10"],
    [{ stem: String.raw`Is $\frac{3}{8}$ or $\frac{1}{2}$ greater?` }, "8 is bigger than 2"],
    [{ stem: "Round $743$ to the nearest ten: $740$ or $750$?" }, "743 is more than 750"],
    [{ stem: "How many whole tens are in $432$?" }, "432 has 3 hundreds and 4 tens"],
    [{ stem: "What is $378 - 30$?" }, "the 3 is ones"],
    [{ stem: "Put $81$ bricks into bags of $9$.", answer: "9" }, "72 is too big"],
    [RULER, "it ends at 6"],
    [CLOCK, "its nearly at the 5"],
    [LIKE, "the bottom does not stay the same"],
    [LIKE, "does the bottom stay the same?"],
    [LIKE, "my friend said the bottom stays the same"],
    [{ ...LIKE, line: "common" }, "the bottom stays the same"],
    [{ ...LIKE, kind: "unlike-sum" }, "the bottom stays the same"],
    [{ stem: "Box", kind: "equal-fractions" }, "whatever you add to the top you add to the bottom"],
    [{ stem: "Which number has 5 ones, 1 hundred and 4 tens?" }, "i got the ones right"],
  ])("nothing is known of it: %j: %s", ([problem, text]) => {
    expect(trueClaim(talkOf(problem, text))).toBeNull();
  });

  test("calculations beside each other are true when all of them are", () => {
    const of = (text: string) => whatIsTrue(talkOf({ stem: "What is $10 \\times 4$?" }, text));
    expect(of("10x10 is 100 and 10 x 100 is 1000")).toBe("$10 \\times 10 = 100$ and $10 \\times 100 = 1000$");
    expect(of("double 10 is 20")).toBe("$2 \\times 10 = 20$");
    expect(of("10x10 is 100 and 10 x 100 is 100")).toBeNull();
  });

  test("an insight on a problem that is over is agreed to", () => {
    const desk = createTalkDesk();
    desk.check(String(desk.right()));
    if (desk.problem().asks !== null) desk.say("no");
    expect(desk.say("so 10 goes into 20 i think").text).toContain("$10$ goes into $20$");
  });

  test("what is to be done is told yes or no, as if it had been asked", () => {
    expect(createTalkDesk().say("oh its plus").text).toMatch(/\+|adding/u);
    expect(createTalkDesk().say("oh its times").text).toMatch(/\badd\b/u);
  });
});
