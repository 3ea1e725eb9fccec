import { describe, expect, test } from "vitest";
import { checkWork, type LineReport } from "./check-work.ts";
import { MAX_LINES } from "./codes.ts";
import { RIGHT_SOLUTIONS, WRONG_SOLUTIONS, type Solution } from "../../../corpora/answers/solutions.ts";

/** `2x + 5 = 11 | 2x = 6`: what the problem gives, then lines; nothing before the first `|`: it is not known. */
function reportsOf(work: string, rest: Partial<Parameters<typeof checkWork>[0]> = {}): readonly LineReport[] {
  const [start = "", ...lines] = work.split("|").map((part) => part.trim());
  return checkWork({ lines, ...(start === "" ? {} : { start }), ...rest }).lines;
}

function told({ status, rule, near, because }: LineReport): string {
  return [status, rule, near, because].filter((word) => word !== undefined).join(" ");
}

function toldOf(work: string): readonly string[] {
  return reportsOf(work).map(told);
}

function describeSolution({ topic, start, lines }: Solution): string {
  return `${topic}: ${start ?? ""} :: ${lines.join(" | ")}`;
}

describe("four hundred solutions [WRK12]", () => {
  test("there are 200 right ones and 200 with a known first wrong line", () => {
    expect(RIGHT_SOLUTIONS.length).toBeGreaterThanOrEqual(200);
    expect(WRONG_SOLUTIONS.length).toBeGreaterThanOrEqual(200);
    expect(RIGHT_SOLUTIONS.every(({ firstWrong }) => firstWrong === null)).toBe(true);
    expect(WRONG_SOLUTIONS.every(({ firstWrong }) => firstWrong !== null)).toBe(true);
  });

  test("no wrong line is found in a right one, and run-ons are told where they are [WRK12]", () => {
    const failing = RIGHT_SOLUTIONS.filter((solution) => {
      const { lines, firstWrong } = checkWork(solution);
      const isRunOn = lines.some(({ status }) => status === "run-on");
      return firstWrong !== null || isRunOn !== (solution.runOn ?? false);
    });
    expect(failing.map(describeSolution)).toEqual([]);
  });

  test("at least 98 in 100 lines of right ones are judged [WRK12]", () => {
    const reports = RIGHT_SOLUTIONS.flatMap((solution) => checkWork(solution).lines);
    const left = reports.filter(({ status }) => status === "unlinked" || status === "unreadable");
    expect(left.length / reports.length).toBeLessThan(0.02);
  });

  test("the first wrong line is found in at least 98 of 100 [WRK12]", () => {
    const failing = WRONG_SOLUTIONS.filter((solution) => checkWork(solution).firstWrong !== solution.firstWrong);
    const allowed = Math.floor(WRONG_SOLUTIONS.length * 0.02);
    expect(failing.length > allowed ? failing.map(describeSolution) : []).toEqual([]);
  });
});

describe("a line that says the same [WRK1]", () => {
  test.for([
    ["5 = x | x = 5", "right swap"],
    ["3 + 8 | 11", "right compute"],
    ["3(x + 4) | 3x + 12", "right expand"],
    ["6x + 12 | 6(x + 2)", "right factor"],
    ["3x + 2x | 5x", "right simplify"],
    ["2x + 5 = 11 | 2x = 6", "right add"],
    ["2x = 6 | x = 3", "right multiply"],
    ["-2x < 6 | x > -3", "right multiply"],
    ["(x - 2)(x - 3) = 0 | x = 2 or x = 3", "right equivalent"],
    ["3x = 10 | x = 3.33", "right round"],
    ["3(x + 2) = 15 | 3(x + 2)", "right part"],
    ["(x - 1)(x + 2) = 0 | x - 1 = 0", "right case"],
  ] as const)("%s is %s", ([work, said]) => {
    expect(toldOf(work)).toEqual([said]);
  });
});

describe("a line that does not [WRK2]", () => {
  test.for([
    ["x + 3 = 7 | x = 10", "wrong inverse-sign"],
    ["4x = -8 | x = 2", "wrong sign"],
    ["2x + 5 = 11 | 2x = 7", "wrong"],
    ["2x = 5 | x = 2/5", "wrong reciprocal"],
    ["-2(x - 5) | -2x - 10", "wrong"],
    ["1/2 + 1/3 | 2/5", "wrong"],
  ] as const)("%s is %s", ([work, said]) => {
    expect(toldOf(work)[0]).toMatch(new RegExp(`^${said}`, "u"));
  });
});

describe("solutions lost and gained [WRK3]", () => {
  test.for([
    ["x^2 = 4 | x = 2", "wrong solution-lost"],
    ["x(x - 3) = 0 | x - 3 = 0 | x = 3", "right case"],
    ["x^2 - 3x = 0 | x - 3 = 0", "wrong solution-lost"],
    ["x = 2 | x^2 = 4", "wrong solution-gained"],
    ["x > 3 | x ≥ 3", "wrong solution-gained"],
  ] as const)("%s is %s", ([work, said]) => {
    expect(toldOf(work)[0]).toBe(said);
  });
});

describe("after a wrong line [WRK4]", () => {
  test("what follows from it is right, and the slip is told once", () => {
    const report = checkWork({ start: "2x + 5 = 11", lines: ["2x = 16", "x = 8"] });
    expect(report.lines.map(({ status }) => status)).toEqual(["wrong", "right"]);
    expect(report.firstWrong).toBe(0);
  });

  test("the corrected line is right too [WRK4]", () => {
    expect(toldOf("2x + 5 = 11 | 2x = 16 | 2x = 6 | x = 3").map((said) => said.split(" ")[0])).toEqual([
      "wrong",
      "right",
      "right",
    ]);
  });
});

describe("calculations of their own [WRK5]", () => {
  test.for([
    ["2x + 5 = 11 | 11 - 5 = 6 | 2x = 6", ["right compute", "right add"]],
    ["2x + 5 = 11 | 11 - 5 = 7", ["wrong"]],
    ["2x + 5 = 11 | 2x = 6 | x = 3 | 2*3 + 5 = 11", ["right add", "right multiply", "right compute"]],
    ["3 + 4 × 2 | 4 × 2 | 8 | 3 + 8", ["right part", "right compute", "right compute"]],
    ["1/2 + 1/3 | 3/6 | 2/6 | 5/6", ["right part", "right part", "right compute"]],
    ["10 - 4 + 3 | 10 - 7", ["wrong"]],
    ["2 < 3 | 4 < 3", ["wrong"]],
  ] as const)("%s", ([work, said]) => {
    const reports = toldOf(work);
    for (const [at, words] of said.entries()) expect(reports[at]).toMatch(new RegExp(`^${words}`, "u"));
  });
});

describe("run-ons [WRK6]", () => {
  test.for([
    ["(3 + 4) + 2 | 3 + 4 = 7 + 2 = 9", "run-on"],
    ["| 12 × 5 = 60 - 20 = 40", "run-on"],
    ["3 + 4 × 2 | 3 + 4 = 7 × 2 = 14", "wrong"],
    ["| 3 + 4 = 8 + 2 = 10", "wrong"],
    ["x = 6/2 + 1 | x = 6/2 = 3 + 1 = 4", "wrong"],
  ] as const)("%s is %s", ([work, status]) => {
    expect(reportsOf(work)[0]?.status).toBe(status);
  });
});

describe("what stands around a line [WRK7]", () => {
  test.for([
    "= 5x + 12",
    "→ 5x + 12",
    "=> 5x + 12",
    "so 5x + 12",
    "1) 5x + 12",
    "2. 5x + 12",
    "Step 3: 5x + 12",
    "5x + 12 ✓",
    "5x + 12 (collect like terms)",
    "5x + 12 [add both]",
  ])("%s", (line) => {
    expect(checkWork({ start: "3x + 12 + 2x", lines: [line] }).lines[0]?.status).toBe("right");
  });

  test("an empty line is passed over [WRK7]", () => {
    expect(toldOf("2x = 6 | | x = 3")).toEqual(["empty", "right multiply"]);
    expect(toldOf("2x = 6 | = | x = 3")[0]).toBe("empty");
  });
});

describe("what a line is [WRK20]", () => {
  test.for([
    ["| 3 + 4 = 7", "calculation"],
    ["| 3x + 6", "expression"],
    ["| x = 3", "equation"],
    ["| x > 3", "inequality"],
    ["| 3:4", "ratio"],
    ["| no solution", "other"],
    ["| 3 +", undefined],
  ] as const)("%s is %s", ([work, sort]) => {
    expect(reportsOf(work)[0]?.sort).toBe(sort);
  });
});

test("a line that cannot be read has the reader's reason, and the next is compared with the one before [WRK8]", () => {
  const reports = reportsOf("2x + 5 = 11 | 2x = 6 + | 2x = 6");
  expect(reports[0]).toMatchObject({ status: "unreadable", problem: { reason: expect.any(String) } });
  expect(reports[1]?.status).toBe("right");
});

describe("a line in words [WRK8]", () => {
  test.for([
    ["common denominator is 108", "unlinked"],
    ["first I add 8 +", "unlinked"],
    ["8 + ? = 21", "unreadable"],
    ["sqrt(", "unreadable"],
    ["sinx +", "unreadable"],
    ["1/0 then", "unlinked"],
  ] as const)("%s is %s", ([line, status]) => {
    expect(checkWork({ start: "1/6 + 5/12", lines: [line] }).lines).toMatchObject([{ status }]);
  });

  test("what stands before it is compared with the line after it [WRK8]", () => {
    const reports = reportsOf("1/6 + 5/12 | common denominator is 12 | 2/12 + 5/12 | 8/12");
    expect(reports.map(({ status }) => status)).toEqual(["unlinked", "right", "wrong"]);
  });
});

describe("a problem of one step [WRK24]", () => {
  const isSolved = (text: string) => /^\s*x\s*=\s*-?\d+\s*$/u.test(text);

  test.for([
    ["x + 8 = 21 | x = 21 - 8", "right"],
    ["x + 8 = 21 | x = 21 + 8", "wrong"],
    ["x + 8 = 21 | x + 8 - 8 = 21 - 8", "right"],
    ["x + 8 = 21 | x + 0 = 21 - 8", "right"],
    ["x + 8 = 21 | 21 = x + 8", "right"],
    ["x + 8 = 21 | 21 - 8 = 13", "right"],
    ["6x = 54 | 6x/6 = 54/6", "right"],
    ["x/5 = 18 | x = 18 × 5", "right"],
    ["x - 3/4 = 3/20 | x = 3/20 + 15/20", "right"],
    ["2x + 5 = 11 | 2x = 6", "right"],
  ] as const)("a line with the numbers of the problem is judged: %s", ([work, status]) => {
    expect(reportsOf(work, { isAnswer: isSolved })[0]?.status).toBe(status);
  });

  test.for([
    "x - A = 0",
    "x + 0 = A",
    "2x = 2 × A",
    "x + 8 = A + 8",
    "x + 8 - 8 = A",
    "x > A - 1",
    "x ≥ A",
    "x = A or x = 1",
    "x = A / 1",
    "x = 2 × A / 2 = A",
    "-x = -A",
  ])("%s gets one and the same report, whatever A is [WRK24]", (line) => {
    const reports = [12, 13, 14].map(
      (a) => reportsOf(`x + 8 = 21 | ${line.replaceAll("A", `${a}`)}`, { isAnswer: isSolved })[0],
    );
    expect(new Set(reports.map((report) => report && told(report))).size).toBe(1);
    expect(["unlinked", "answer"]).toContain(reports[0]?.status);
  });
});

describe("lines of another sort [WRK9]", () => {
  test.for([
    ["3x - 2 = 10 | -2 -2", "unlinked"],
    ["x + y = 5, x - y = 1 | 2x = 6", "unlinked"],
    ["| x + y = 5 | x - y = 1", "unlinked"],
    ["y = 2x + 3 | y = 2(4) + 3", "unlinked"],
    ["3x + 6 | 3x + 6 = 0", "unlinked"],
    ["2x + 3y = 12 | 3y = 12 + 2x", "wrong"],
  ] as const)("the last line of %s is %s", ([work, status]) => {
    expect(reportsOf(work).at(-1)?.status).toBe(status);
  });

  test("a line that is not judged leaves the one before it standing [WRK9]", () => {
    expect(toldOf("3x - 2 = 10 | +2 +2 | 3x = 12 | 3x = 11")).toEqual(["unlinked", "right add", "wrong"]);
  });
});

describe("steps of the problem's own solution [WRK10]", () => {
  const steps = ["2x = 11 - 5", "2x = 6", "x = 3"];

  test("each right line carries the step it says the same as, sides and all", () => {
    const { lines } = checkWork({
      start: "2x + 5 = 11",
      steps,
      lines: ["2x + 5 - 5 = 11 - 5", "2x = 6", "x = 6/2 = 3"],
    });
    expect(lines.map(({ step }) => step)).toEqual([0, 0, 2]);
  });

  test("a line that is wrong, or says something else, carries none [WRK10]", () => {
    const { lines } = checkWork({ start: "2x + 5 = 11", steps, lines: ["4x = 12", "x = 4"] });
    expect(lines.map(({ step }) => step)).toEqual([undefined, undefined]);
  });
});

describe("limits [WRK11]", () => {
  test("twenty lines are read", () => {
    expect(checkWork({ lines: Array.from({ length: 50 }, () => "1 + 1 = 2") }).lines).toHaveLength(MAX_LINES);
  });

  test.for(["9^9^9 = 1", "(x - 1)^600 = 2", "2^1000", "x^(x^2) = 3", "x^12 = 5", "x = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"])(
    "%s is more than a line holds [WRK11]",
    (line) => {
      expect(reportsOf(`x = 6 | ${line}`)[0]).toMatchObject({
        status: "unreadable",
        problem: { reason: "too-complicated" },
      });
    },
  );

  test.for(["x".repeat(201), "(".repeat(200), "9^9^9^9 = 1", "1/0 = 5", "=".repeat(50), "so ".repeat(60), "1 : : 2"])(
    "%s neither throws nor is called right or wrong [WRK11]",
    (line) => {
      expect(["unreadable", "unlinked", "empty", "wrong"]).toContain(
        checkWork({ start: "2x = 6", lines: [line] }).lines[0]?.status,
      );
    },
  );
});

describe("finished answers are not judged [WRK13]", () => {
  const isNumber = (text: string) => /^\s*-?\d+\s*$/u.test(text);
  const isSolved = (text: string) => /^\s*x\s*=\s*-?\d+\s*$/u.test(text);

  test.for([
    ["3 + 4 × 2 | 3 + 8 | 11", ["right", "answer"]],
    ["3 + 4 × 2 | 3 + 8 | 12", ["right", "answer"]],
    ["3 + 4 × 2 | 3 + 4 × 2 = 3 + 8 = 11", ["answer"]],
    ["3 + 4 × 2 | 3 + 4 × 2 = 3 + 8 = 12", ["answer"]],
    ["3 + 4 × 2 | = 3 + 8 = 12", ["answer"]],
    ["3 + 4 × 2 | 3 + 4 × 2 = 7 × 2 = 14", ["wrong"]],
    ["3 + 4 × 2 | 3 + 4 × 2 = 14", ["answer"]],
    ["3 + 4 × 2 | 4 × 2 = 9", ["wrong"]],
  ] as const)("%s", ([work, statuses]) => {
    expect(reportsOf(work, { isAnswer: isNumber }).map(({ status }) => status)).toEqual(statuses);
  });

  test.for([
    ["| 48 + 26 = 74", ["answer"]],
    ["| 48 + 26 = 75", ["answer"]],
    ["| 40 + 20 = 60 | 8 + 6 = 15", ["right", "wrong"]],
    ["| 3 + 3 = 6 | 5 + 1 = 6", ["right", "right"]],
  ] as const)("where the problem's beginning is not known, %s [WRK13]", ([work, statuses]) => {
    const reports = reportsOf(work, { isAnswer: isNumber, answer: "74" });
    expect(reports.map(({ status }) => status)).toEqual(statuses);
  });

  test.for([
    ["2x + 5 = 11 | 2x = 6 | x = 3", ["right", "answer"]],
    ["2x + 5 = 11 | 2x = 6 | x = 4", ["right", "answer"]],
    ["2x + 5 = 11 | 2x = 6 | x = 6/2 = 4", ["right", "answer"]],
    ["2x + 5 = 11 | 2x = 6 | x = 12/2 = 6", ["right", "wrong"]],
    ["2x + 5 = 11 | x = 4 | 2x = 6", ["answer", "right"]],
  ] as const)("%s [WRK13]", ([work, statuses]) => {
    expect(reportsOf(work, { isAnswer: isSolved }).map(({ status }) => status)).toEqual(statuses);
  });
});

describe("numbers without a known beginning [WRK14]", () => {
  test.for([
    ["| 12 × 5 | 60 | 60 + 8 | 68", ["unlinked", "right", "unlinked", "right"]],
    ["| 12 × 5 | 50", ["unlinked", "wrong"]],
    ["| 12 | 15 | 12 + 15", ["unlinked", "unlinked", "unlinked"]],
    ["| 3/4 | 0.7", ["unlinked", "wrong"]],
    ["x^2 - 7x + 12 | -3 × -4 | 12 | (x - 3)(x - 4)", ["unlinked", "right", "right"]],
    ["12 × 5 + 1 | 13 × 5", ["wrong"]],
    ["668 - 90 | 668 - 100 | 568 | 568 + 10 | 578", ["unlinked", "right", "right", "right"]],
    ["668 - 90 | 668 - 100 | 567", ["unlinked", "wrong"]],
    ["1/6 + 5/12 | 6 × 2 | 12 | 2/12 + 5/12", ["unlinked", "right", "right"]],
    ["1/6 + 5/12 | 6 × 2 | 13", ["unlinked", "wrong"]],
    ["1/6 + 5/12 | 1/72 + 5/72", ["wrong"]],
    ["| 1/72 + 5/72", ["unlinked"]],
    ["| x + 10 = 21", ["unlinked"]],
    ["| x > 3 | x > 4", ["unlinked", "wrong"]],
  ] as const)("%s", ([work, statuses]) => {
    expect(reportsOf(work).map(({ status }) => status)).toEqual(statuses);
  });
});

describe("no solution, and every number [WRK15]", () => {
  test.for([
    ["3x + 7 = 3x + 2 | 7 = 2 | no solution", ["right", "right"]],
    ["2x + 1 = 2x + 1 | 0 = 0 | all numbers", ["right", "right"]],
    ["2x + 1 > 2x | 1 > 0", ["right"]],
    ["3x + 7 = 2x + 2 | 7 = 2", ["wrong"]],
    ["3x + 7 = 2x + 2 | no solution", ["wrong"]],
  ] as const)("%s", ([work, statuses]) => {
    expect(reportsOf(work).map(({ status }) => status)).toEqual(statuses);
  });
});

describe("one solution at a time [WRK16]", () => {
  test.for([
    ["(x + 2)(x + 3) = 0 | x + 2 = 0 | x = -2 | x + 3 = 0 | x = -3", ["right", "right", "right", "right"]],
    ["(x - 2)(x - 3) = 0 | x - 2 = 0 or x - 3 = 0 | x = 2 | x = 3", ["right", "right", "right"]],
    ["x^2 = 9 | x = 3 | x = -3", ["right", "right"]],
    ["x^2 = 9 | x = 3 | x = -4", ["wrong", "wrong"]],
    ["(x + 2)(x + 3) = 0 | x + 2 = 0 | x = 2", ["right", "wrong"]],
  ] as const)("%s", ([work, statuses]) => {
    expect(reportsOf(work).map(({ status }) => status)).toEqual(statuses);
  });
});

describe("rounding [WRK17]", () => {
  test.for([
    ["| 10 ÷ 3 = 3.33", "right"],
    ["| 20 ÷ 3 = 6.67", "right"],
    ["| 20 ÷ 3 = 6.66", "wrong"],
    ["| 10 ÷ 3 = 3.3", "wrong"],
    ["| 10 ÷ 3 ≈ 3.3", "right"],
    ["| 10 ÷ 3 ≈ 3.4", "wrong"],
    ["| 1/8 = 0.13", "wrong"],
    ["| 445 ≈ 450", "right"],
    ["| 93554 ≈ 94000", "right"],
    ["| 445 ≈ 460", "wrong"],
    ["| 445 = 450", "wrong"],
    ["3x = 10 | x ≈ 3.3", "right"],
    ["3x = 10 | x = 3.33", "right"],
    ["3x = 10 | x = 3.34", "wrong"],
    ["20 ÷ 3 | 6.67", "right"],
  ] as const)("%s is %s", ([work, status]) => {
    expect(reportsOf(work)[0]?.status).toBe(status);
  });
});

describe("percents, ratios, remainders, units [WRK18]", () => {
  test.for([
    ["20% of 80 | 0.2 × 80", "right"],
    ["20% of 80 | 20 × 80", "wrong"],
    ["| 20% of 80 = 18", "wrong"],
    ["| 12/48 × 100 = 25%", "right"],
    ["| 12/48 × 100 = 20%", "wrong"],
    ["| 0.25 = 2.5%", "wrong"],
    ["15% of 60 | 10% = 6", "unlinked"],
    ["6:8 | 3:4", "right"],
    ["6:8 | 3:5", "wrong"],
    ["2:4:6 | 1:2:3", "right"],
    ["| 3:4 = 9:12", "right"],
    ["| 3:4 = 9:16", "wrong"],
    ["3:4 = x:12 | x = 9", "right"],
    ["48 : 8 - 2 | 6 - 2", "right"],
    ["| 17 ÷ 5 = 3 r 2", "right"],
    ["| 17 ÷ 5 = 3 r 3", "wrong"],
    ["| 5 cm × 4 cm = 20 cm²", "right"],
    ["| 5 cm × 4 cm = 9 cm²", "wrong"],
    ["| $12 × 3 = $36", "right"],
    ["| $12 × 3 = $38", "wrong"],
    ["| 1 km = 1000 m", "unlinked"],
    ["| 3 weeks = 21 days", "unlinked"],
    ["| 3 + 5 = 8 parts", "right"],
    ["5m + 3 = 18 | 5m = 15", "right"],
  ] as const)("%s is %s", ([work, status]) => {
    expect(reportsOf(work)[0]?.status).toBe(status);
  });
});

describe("readings [WRK19]", () => {
  test.for([
    ["3 + 4 x 2 | 4 x 2 = 8", "right"],
    ["2x + 5 = 11 | 2 x 3 + 5 = 11", "right"],
    ["1/2x - 3 = 2 | x = 10", "right"],
    ["3(x + 2) = 15 | X = 3", "right"],
    ["2/3 ÷ 4/5 | 2/3 × 5/4", "right"],
    ["3 ÷ 1/2 | 3/2", "wrong"],
  ] as const)("%s is %s", ([work, status]) => {
    expect(reportsOf(work)[0]?.status).toBe(status);
  });
});
