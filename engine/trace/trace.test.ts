import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  answerText,
  asTyped,
  departureOf,
  from,
  isNumber,
  isSameValue,
  lcm,
  line,
  lineOf,
  rerun,
  run,
  wrongWays,
  written,
  type Source,
  type Trace,
  type TraceLine,
} from "./index.ts";

const given = (name: string, n: number, d = 1): Source => ({ given: name, value: written(n, d) });
const known = (name: string, n: number): Source => ({ known: name, value: written(n) });

/** 1/2 + 2/5: a common bottom, both fractions over it, the tops. */
function fractions(): Trace {
  const common = line("common-bottom", "common", [known("bottom-of-a", 2), known("bottom-of-b", 5)], {
    asRight: { rule: "multiple", of: 10 },
  });
  const over = (name: string, own: Source): TraceLine =>
    line(`rename-${name}`, "rename", [own, from(common)], { asRight: { rule: "renaming", bottom: 10 } });
  const [a, b] = [over("a", given("a", 1, 2)), over("b", given("b", 2, 5))];
  return {
    givens: [
      { name: "a", value: written(1, 2) },
      { name: "b", value: written(2, 5) },
    ],
    goal: { operation: "add", from: ["a", "b"] },
    routes: [[common, a, b, line("tops", "add", [from(a), from(b)])]],
  };
}

/** 14 - 9 = 5 in one line. */
const DIFFERENCE: Trace = {
  givens: [
    { name: "a", value: written(14) },
    { name: "b", value: written(9) },
  ],
  goal: { operation: "subtract", from: ["a", "b"] },
  routes: [[line("left", "subtract", [given("a", 14), given("b", 9)])]],
  unknown: "y",
};

const byText = (given: string) => (answer: string) => answer === given;
const typed = (trace: Trace, text: string) => departureOf(trace, text, byText(text));

describe("operations", () => {
  test.for([
    ["add", [written(3, 28), written(9, 28)], written(12, 28)],
    ["add", [written(1, 2), written(2, 5)], written(9, 10)],
    ["subtract", [written(9), written(2), written(3)], written(4)],
    ["multiply", [written(2, 3), written(3, 4)], written(6, 12)],
    ["divide", [written(3), written(3, 4)], written(12, 3)],
    ["common", [written(4), written(6)], written(12)],
    ["rename", [written(2, 5), written(20)], written(8, 20)],
    ["wholes", [written(2), written(1, 3)], written(7, 3)],
    ["simplify", [written(12, 28)], written(3, 7)],
    ["quotient", [written(38), written(7)], written(5)],
    ["remainder", [written(38), written(7)], written(3)],
    ["common-factor", [written(12), written(18)], written(6)],
    ["round", [written(345), written(10)], written(350)],
    ["round", [written(344), written(10)], written(340)],
    ["compose", [written(12), written(0), written(4)], written(1204)],
  ] as const)("[TRC1] %s", ([operation, inputs, result]) => {
    expect(run(operation, inputs)).toEqual(result);
  });

  test("[TRC1] dividing by nothing is no number", () => {
    expect(isNumber(run("divide", [written(3), written(0)]))).toBe(false);
  });

  test("[TRC1] a number is typed as it is written", () => {
    expect(asTyped(written(12, 28))).toBe("12/28");
    expect(asTyped(written(13, 8), "mixed")).toBe("1 5/8");
    expect(asTyped(written(-13, 8), "mixed")).toBe("-1 5/8");
    expect(asTyped(written(5, 10), "decimal")).toBe("0.5");
    expect(asTyped(written(1, 3), "decimal")).toBe("1/3");
    expect(asTyped(written(8, 4))).toBe("2");
  });

  test.for([
    [260, "clock", "4:20"],
    [5, "clock", "12:05"],
    [13 * 60, "clock", "1:00"],
    [-15, "clock", "11:45"],
    [260, "time-of-day", "4:20 am"],
    [12 * 60, "time-of-day", "12:00 pm"],
    [24 * 60, "time-of-day", "12:00 am"],
    [85, "duration", "1 h 25 min"],
    [120, "duration", "2 h"],
    [0, "duration", "0 min"],
  ] as const)("[TRC1] %s minutes in the style %s are %s", ([minutes, style, text]) => {
    expect(asTyped(written(minutes), style)).toBe(text);
  });

  test("[TRC1] sums are exact", () => {
    const number = fc.record({ n: fc.integer({ min: -999, max: 999 }), d: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(number, number, (x, y) => {
        expect(isSameValue(run("subtract", [run("add", [x, y]), y]), x)).toBe(true);
      }),
    );
  });
});

test("[TRC2] what depends on a changed line follows it", () => {
  const [route = []] = fractions().routes;
  expect(rerun(route, new Map())).toEqual(written(9, 10));
  expect(rerun(route, new Map([["common-bottom", written(20)]]))).toEqual(written(18, 20));
  expect(rerun(route, new Map([["rename-a", written(1, 10)]]))).toEqual(written(5, 10));
  // Halves have no place over 5.
  expect(rerun(route, new Map([["common-bottom", written(5)]]))).toBeUndefined();
});

test("[TRC4] another common bottom is as right on the way", () => {
  const stop = (line: string) => ({ kind: "on-the-way", line });
  expect(typed(fractions(), "10")).toEqual(stop("common-bottom"));
  expect(typed(fractions(), "40")).toEqual(stop("common-bottom"));
  expect(typed(fractions(), "8/20")).toEqual(stop("rename-b"));
  expect(typed(fractions(), "10/20")).toEqual(stop("rename-a"));
  expect(typed(fractions(), "15")).toBeUndefined();
  expect(typed(fractions(), "7/20")).toBeUndefined();
});

test("[TRC4] another common factor is as right on the way", () => {
  const all = [known("top", 12), known("bottom", 18)];
  const common = line("common-factor", "common-factor", all, { asRight: { rule: "factor", of: 6 } });
  const trace: Trace = { givens: [], routes: [[common, line("lowest", "simplify", [known("top", 12)])]] };
  expect(["2", "3", "6"].map((given) => lineOf(trace, given, byText(given))?.id)).toEqual(
    Array(3).fill("common-factor"),
  );
  expect(["1", "4", "36"].map((given) => lineOf(trace, given, byText(given)))).toEqual(Array(3).fill(undefined));
});

describe("[TRC7] a value on the way", () => {
  const tens: TraceLine = { ...line("tens", "add", [known("a", 4), known("b", 2)]), worth: 60 };
  const jump = line("jump", "add", [given("a", 47), known("tens", 20)]);
  const trace: Trace = {
    givens: [{ name: "a", value: written(47) }],
    routes: [
      [tens, line("total", "add", [from(tens), known("ones", 69)])],
      [jump, line("end", "add", [from(jump), known("ones", 8)])],
    ],
  };
  const at = (given: string) => lineOf(trace, given, byText(given))?.id;

  test("is found on every way, by its number or by what its place is worth", () => {
    expect(["6", "60", "67"].map(at)).toEqual(["tens", "tens", "jump"]);
  });

  test("is no number of the problem, none with the value of the answer, and no other", () => {
    expect(["47", "75", "8"].map(at)).toEqual([undefined, undefined, undefined]);
  });

  test("may have the value of a number of the problem, written in another way", () => {
    const half: Source = { known: "half", value: written(1, 2) };
    const cut = line("in-parts", "wholes", [known("wholes", 3), half]);
    const mixed: Trace = { givens: [{ name: "a", value: written(7, 2), style: "mixed" }], routes: [[cut, tens]] };
    const isSeven = (answer: string) => answer === "7/2" || answer === "3 1/2";
    expect(lineOf(mixed, "7/2", isSeven)?.id).toBe("in-parts");
    expect(lineOf(mixed, "3 1/2", isSeven)).toBeUndefined();
  });
});

describe("wrong ways", () => {
  test("[TRC5] each kind, the more telling first", () => {
    expect(wrongWays(DIFFERENCE).map(({ departure, answer }) => [departure.kind, asTyped(answer)])).toEqual([
      ["operation", "23"],
      ["changed-round", "-5"],
      ["given-again", "14"],
      ["given-again", "9"],
    ]);
  });

  test("[TRC5] one of three left out", () => {
    const inputs = [given("a", 3, 8), given("b", 1, 8), given("c", 2, 8)];
    const trace: Trace = {
      givens: inputs.map(({ value }, at) => ({ name: "abc"[at] ?? "", value })),
      goal: { operation: "add", from: ["a", "b", "c"] },
      routes: [[line("tops", "add", inputs)]],
    };
    expect(typed(trace, "4/8")).toEqual({ kind: "left-out" });
    expect(typed(trace, "3/8")).toEqual({ kind: "left-out" });
  });

  test("[TRC5] what is no calculation has no other operation", () => {
    const { goal: _, ...reading } = DIFFERENCE;
    expect(new Set(wrongWays(reading).map(({ departure }) => departure.kind))).toEqual(new Set(["given-again"]));
  });

  test("[TRC5] none gives the right answer, however it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (a, b) => {
        const inputs = [given("a", a), given("b", b)];
        const trace: Trace = {
          ...DIFFERENCE,
          givens: inputs.map(({ value }, at) => ({ name: "ab"[at] ?? "", value })),
          routes: [[line("left", "subtract", inputs)]],
        };
        for (const { answer } of wrongWays(trace)) expect(isSameValue(answer, written(a - b))).toBe(false);
      }),
    );
  });
});

test("[TRC6] an answer is looked for in the form its box takes", () => {
  expect(answerText(DIFFERENCE, written(5))).toBe("y = 5");
  expect(typed(DIFFERENCE, "y = 23")).toEqual({ kind: "operation", operation: "add" });
  expect(typed(DIFFERENCE, "23")).toBeUndefined();
  expect(typed(DIFFERENCE, "y = 6")).toBeUndefined();
});

test("[TRC6] what stands on the way is looked for as it is written there", () => {
  // 4:00 and 4 × 5 minutes.
  const minutes = line("minutes", "multiply", [known("number", 4), known("five", 5)], { style: "duration" });
  const time = line("time", "add", [given("hour", 240), from(minutes)], { style: "clock" });
  const trace: Trace = { givens: [{ name: "hour", value: written(240), style: "clock" }], routes: [[minutes, time]] };
  expect(answerText(trace, time.result)).toBe("4:20");
  expect(typed(trace, "20 min")).toEqual({ kind: "on-the-way", line: "minutes" });
  expect(typed(trace, "4:00")).toEqual({ kind: "given-again" });
  expect(typed(trace, "12:20")).toBeUndefined();
});

test("the smallest number that several go into", () => {
  expect([4, 6, 10].reduce(lcm, 1)).toBe(60);
});
