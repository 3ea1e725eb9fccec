import { describe, expect, test } from "vitest";
import type { AppealBox, CheckOptions } from "#engine";
import { examineAppeal } from "./examine-appeal.ts";
import { parser } from "./mathjs.ts";

type Kind = AppealBox["kind"];
type Outcome = "agrees" | "disagrees" | "cannot-tell";

function examine(
  kind: Kind,
  expected: string,
  given: string,
  options: CheckOptions = {},
  change: Partial<AppealBox> = {},
) {
  const box: AppealBox = {
    label: "",
    kind,
    expected,
    given,
    options,
    verdict: "incorrect",
    reason: "different",
    ...change,
  };
  const item = "00000000-0000-4000-8000-000000000000" as never;
  const { boxes, method } = examineAppeal(
    { item, given: [given], locale: options.locale ?? "en", boxes: [box] },
    parser,
  );
  expect(method).toBe("mathjs 15.2.0");
  return boxes[0]!;
}

interface Row {
  readonly kind: Kind;
  readonly expected: string;
  readonly given: string;
  readonly outcome: Outcome;
  readonly options?: CheckOptions;
}

function row(kind: Kind, expected: string, given: string, outcome: Outcome, options: CheckOptions = {}): Row {
  return { kind, expected, given, outcome, options };
}

function examineRow({ kind, expected: right, given, options, outcome }: Row): void {
  expect(examine(kind, right, given, options).outcome).toBe(outcome);
}

describe("[APL1] numbers", () => {
  test.for([
    row("integer", "42", "42", "agrees"),
    row("integer", "42", "41", "disagrees"),
    row("integer", "42", "−42", "disagrees"),
    row("fraction", "3/4", "6/8", "agrees"),
    row("fraction", "3/4", "\\frac{3}{4}", "agrees"),
    row("decimal", "0.75", "3/4", "agrees"),
    row("mixed", "2 1/2", "5/2", "agrees"),
    row("mixed", "-2 1/2", "-2.5", "agrees"),
    row("mixed", "2 1/2", "2 1/3", "disagrees"),
    row("integer", "1234567", "1,234,567", "agrees"),
    row("integer", "1234567", "1 234 567", "agrees"),
    row("decimal", "1.5", "1,5", "agrees", { locale: "de" }),
    row("decimal", "1.5", "1,5", "cannot-tell", { locale: "en" }),
    row("integer", "1234", "1.234", "cannot-tell", { locale: "de" }),
    row("number", "x = 4", "4", "agrees"),
    row("percent", "25%", "25 %", "agrees"),
    row("percent", "25", "0.25", "disagrees"),
    row("money", "12.50", "$12.5", "agrees", { unit: "$" }),
    row("scientific", "3 × 10^4", "30000", "agrees"),
    row("number", "sqrt(2)/2", "1/√2", "agrees"),
    row("number", "1/3", "0.333", "disagrees"),
    row("number", "1/3", "0.33333333", "cannot-tell"),
    row("number", "1/3", "0.3333333333333333", "cannot-tell"),
    row("number", "9007199254740993", "9007199254740992", "cannot-tell"),
    row("number", "1 + 10^-20", "1", "cannot-tell"),
    row("number", "3^40 + 1", "3^40", "cannot-tell"),
    row("number", "1/0", "1/0", "cannot-tell"),
    row("number", "3.14", "3.1", "agrees", { tolerance: { abs: 0.05 } }),
    row("number", "3.14", "3.0", "disagrees", { tolerance: { abs: 0.05 } }),
    row("number", "3.15", "3.1", "cannot-tell", { tolerance: { abs: 0.05 } }),
    row("number", "200", "204", "agrees", { tolerance: { rel: 0.03 } }),
    row("integer", "12", "12 apples", "cannot-tell"),
    row("integer", "12", "", "cannot-tell"),
  ])("$kind: $expected, given $given: $outcome", examineRow);
});

describe("[APL2] expressions", () => {
  test.for([
    row("expression", "2x + 3", "3 + x·2", "agrees"),
    row("expression", "(x+1)^2", "x² + 2x + 1", "agrees"),
    row("expression", "(x+1)^2", "x^2 + 1", "disagrees"),
    row("expression", "xy + 1", "1 + yx", "agrees"),
    row("expression", "x(x+1)", "x^2 + x", "agrees"),
    row("expression", "speed*time", "time*speed", "agrees", { multiletter: "one-variable" }),
    row("expression", "sin(2x)", "2 sin x cos x", "agrees"),
    row("expression", "sin^2 x + cos^2 x", "1", "agrees"),
    row("expression", "sin^2(x)", "sin(x^2)", "disagrees"),
    row("expression", "ln(x^2)", "2 ln x", "cannot-tell"),
    row("expression", "ln(x^2)", "2 ln x", "agrees", { assume: "positive" }),
    row("expression", "log(x)", "ln(x)", "disagrees"),
    row("expression", "log(x)", "ln(x)", "agrees", { log: "natural" }),
    row("expression", "sqrt(x^2)", "x", "disagrees"),
    row("expression", "|x - 1|", "abs(1 - x)", "agrees"),
    row("expression", "\\frac{x^2 - 1}{x + 1}", "x - 1", "agrees"),
    row("expression", "e^(x+1)", "e * e^x", "agrees"),
    row("expression", "2πr", "2 pi r", "agrees"),
    row("expression", "x_1 + x_2", "x_2 + x_1", "agrees"),
    row("expression", "(2+i)(2-i)", "5", "cannot-tell"),
    row("expression", "x", "x + 10^-11", "cannot-tell"),
    row("expression", "x^9", "x^9 + 0.001", "disagrees"),
    row("expression", "abs(x+1000) - 1000", "abs(x+1001) - 1001", "cannot-tell"),
    row("expression", "e^x * e^(-x)", "1", "agrees"),
    row("expression", "log_2(8)", "3", "agrees"),
    row("expression", "log_b(x)", "ln x / ln b", "agrees"),
    row("expression", "1/cosh(x)", "sech(x)", "cannot-tell"),
    row("expression", "a_1", "a1", "cannot-tell"),
    row("expression", "60", "2x2x3x5", "cannot-tell"),
    row("expression", "3.5", "2\\frac{1}{2} + 1", "agrees"),
    row("expression", "2", "2\\frac{1}{2} + 1", "disagrees"),
    row("expression", "x", "5", "disagrees"),
    row("expression", "x - x + sqrt(-1 - x^2)", "1", "cannot-tell"),
    row("expression", "f(x) + 1", "1 + f(x)", "cannot-tell", { functions: ["f"] }),
  ])("$expected, given $given: $outcome", examineRow);

  test("the points and what is told of them are the same each time, and name the unknowns as typed", () => {
    const first = examine("expression", "2x + y", "2x - y");
    expect(first).toEqual(examine("expression", "2x + y", "2x - y"));
    expect(first).toMatchObject({ outcome: "disagrees", how: "points", points: 1 });
    expect(first.at).toMatch(/^x = -?[\d.]+, y = -?[\d.]+$/u);
    expect(examine("expression", "2x", "x + x")).toMatchObject({ outcome: "agrees", how: "points", points: 12 });
  });
});

describe("[APL3] equations and inequalities", () => {
  test.for([
    row("equation", "x = 4", "4 = x", "agrees"),
    row("equation", "x = 4", "x = 5", "disagrees"),
    row("equation", "x = 4", "4", "agrees"),
    row("equation", "x = 4", "2x = 8", "agrees"),
    row("equation", "4", "x = 4", "agrees"),
    row("equation", "y = 2x + 1", "2y - 4x = 2", "agrees"),
    row("equation", "y = 2x + 1", "y = 2x - 1", "disagrees"),
    row("equation", "y = 2x + 1", "y - x = 1", "disagrees"),
    row("equation", "x^2 = 4", "|x| = 2", "cannot-tell"),
    row("equation", "y = x", "y^3 = x^3", "cannot-tell"),
    row("equation", "x = 4", "x^2 = 16", "cannot-tell"),
    row("inequality", "x < 4", "4 > x", "agrees"),
    row("inequality", "x < 4", "-2x > -8", "agrees"),
    row("inequality", "x < 4", "x ≤ 4", "disagrees"),
    row("inequality", "x < 4", "x > 4", "disagrees"),
    row("inequality", "x < 4", "-x < -4", "disagrees"),
    row("inequality", "x < 4", "x < 3", "disagrees"),
    row("inequality", "x > 1000", "x > 1001", "disagrees"),
    row("inequality", "2x + 1 > 5", "x > 2.5", "disagrees"),
    row("inequality", "x < 4", "x = 4", "cannot-tell"),
    row("inequality", "x < 0.7579", "x < 0.757897", "cannot-tell"),
    row("inequality", "x < 4", "x^3 < 64", "cannot-tell"),
    row("inequality", "1 < x < 4", "1 < x < 4", "cannot-tell"),
  ])("$kind: $expected, given $given: $outcome", examineRow);
});

describe("[APL4] work is bounded", () => {
  test.for([
    { given: "9^9^9", why: "too-complicated" },
    { given: "9^999", why: "too-complicated" },
    { given: "x^(x^(x^x))", why: "too-complicated" },
    { given: `${"(".repeat(40)}1${")".repeat(40)}`, why: "too-complicated" },
    { given: "1+".repeat(150), why: "too-long" },
    { given: "a+b+c+d+f+g+h", why: "too-complicated" },
    { given: "x = y", why: "cannot-read" },
    { given: "f(x) = 3", why: "cannot-read" },
    { given: "[1, 2][1]", why: "cannot-read" },
    { given: 'import("fs")', why: "cannot-read" },
    { given: "x ? 1 : 2", why: "cannot-read" },
    { given: "5!", why: "cannot-read" },
    { given: "2 +", why: "cannot-read" },
    { given: ")(", why: "cannot-read" },
  ])("$given: $why", ({ given, why }) => {
    expect(examine("expression", "x", given)).toMatchObject({ outcome: "cannot-tell", why });
  });

  test("whatever 200 characters say, it ends soon", () => {
    const hard = [
      "^".repeat(200),
      "2^".repeat(100),
      "(".repeat(200),
      "sin ".repeat(50),
      "x".repeat(200),
      "x^99".repeat(50),
      "sqrt".repeat(50),
      "|".repeat(200),
      "\\frac{".repeat(33),
      "1,".repeat(100),
      "⁹".repeat(200),
    ];
    const start = performance.now();
    for (const text of hard) {
      for (const kind of ["expression", "equation", "set", "interval", "ratio", "number"] as const) {
        expect(examine(kind, "{1, 2}", text).outcome).not.toBe("agrees");
        expect(examine(kind, "x = 1", text).outcome).not.toBe("agrees");
      }
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe("[APL5] several things", () => {
  test.for([
    row("set", "{1, 2, 3}", "{3, 1, 2}", "agrees"),
    row("set", "{1, 2}", "2; 1; 1", "agrees"),
    row("set", "{1, 2}", "{1, 3}", "disagrees"),
    row("set", "{1, 2}", "{1}", "disagrees"),
    row("set", "{1/2, 3}", "{3, 0.5}", "agrees"),
    row("set", "{1.5, 2}", "{1,5; 2}", "agrees", { locale: "fr" }),
    row("set", "{1.5, 2}", "{1,5, 2}", "cannot-tell", { locale: "fr" }),
    row("set", "{1, red}", "{red, 1", "cannot-tell"),
    row("set", "{tea}", "{eat}", "cannot-tell"),
    row("list", "sin x, abc", "sin x, cab", "cannot-tell"),
    row("list", "sin x, ab", "sin x, ba", "agrees"),
    row("point", "(1, 2)", "(2/2, 2)", "agrees"),
    row("point", "(1, 2)", "(2, 1)", "disagrees"),
    row("point", "(1, 2)", "(1, 2, 3)", "disagrees"),
    row("point", "(1, 2)", "[1, 2]", "cannot-tell"),
    row("point", "(1, 2)", "1, 2", "agrees"),
    row("list", "1, x, x^2", "1, x, x*x", "agrees"),
    row("list", "1, 2", "2, 1", "disagrees"),
    row("list", "1, 2", "2, 1", "agrees", { ordered: false }),
    row("ratio", "2:3", "4 : 6", "agrees"),
    row("ratio", "2:3", "3:2", "disagrees"),
    row("ratio", "1:2:3", "2:4:6", "agrees"),
    row("ratio", "2:3", "2:3:4", "disagrees"),
    row("ratio", "2:3", "two to three", "cannot-tell"),
    row("interval", "[1, 3)", "[2/2, 3)", "agrees"),
    row("interval", "[1, 3)", "(1, 3)", "disagrees"),
    row("interval", "[1, 3)", "[1, 4)", "disagrees"),
    row("interval", "(-∞, 3]", "(-infinity, 3]", "agrees"),
    row("interval", "(-∞, 3]", "(-5, 3]", "disagrees"),
    row("interval", "(1, 3)", "]1, 3[", "agrees", { notation: "reversed-brackets" }),
    row("interval", "(1, 3)", "]1, 3[", "cannot-tell"),
    row("interval", "[1, 3]", "1 <= x <= 3", "cannot-tell"),
  ])("$kind: $expected, given $given: $outcome", examineRow);
});

describe("[APL6] what it cannot judge", () => {
  test.for(["time", "units", "text", "parse", "boolean", "choice", "system"] as const)("kind %s", (kind) => {
    expect(examine(kind, "12", "12").outcome).toBe("cannot-tell");
  });

  test.for(["listed-wrong", "wrong-unit", "missing-unit", "wrong-brackets", "wrong-case"] as const)(
    "reason %s",
    (reason) => {
      expect(examine("number", "12", "12", {}, { reason })).toMatchObject({
        outcome: "cannot-tell",
        why: "not-about-value",
      });
    },
  );

  test("a form that was asked for", () => {
    expect(examine("fraction", "1/2", "2/4", {}, { verdict: "wrong-form" }).outcome).toBe("cannot-tell");
    expect(examine("expression", "x^2", "x*x", { form_only: true }).outcome).toBe("cannot-tell");
    expect(examine("expression", "x(x+1)", "x^2+x", { form: "factored" }).outcome).toBe("cannot-tell");
    expect(examine("expression", "x(x+1)", "x^2-x", { form: "factored" }).outcome).toBe("disagrees");
    expect(examine("expression", "3 r 2", "3 R 2", { form: "remainder" }).outcome).toBe("cannot-tell");
    expect(examine("number", "3.1", "3.14", { decimals: 1 }).outcome).toBe("cannot-tell");
  });

  test("another right answer counts too; an answer is wrong only if it is none of them", () => {
    expect(examine("number", "12", "13", { alternatives: ["13"] }).outcome).toBe("agrees");
    expect(examine("number", "12", "14", { alternatives: ["13"] }).outcome).toBe("disagrees");
    expect(examine("number", "12", "14", { alternatives: ["a dozen"] }).outcome).toBe("cannot-tell");
  });
});
