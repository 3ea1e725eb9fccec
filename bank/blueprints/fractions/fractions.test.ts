import { describe, expect, test } from "vitest";
import { checkItem, distractorsOf, type Operands } from "#engine";
import { blueprintOf, build, buildAll, handCases, ruleFaults, rulesWithoutCase, SEEDS, workedOut } from "../testing.ts";
import { blueprint as fracsub5 } from "../../skills/g5.fracsub/blueprint.ts";
import { frac, sameValue, speak, type Frac } from "./kit-fractions.ts";
import { fractionsCases } from "./cases.fixture.ts";
import { PLAIN } from "./hand-case.fixture.ts";
import { fractionsBlueprints } from "./index.ts";

const CASES = handCases(fractionsCases);

describe("[FRN1] instances worked out by hand", () => {
  test.for(CASES)("$skill $operands", (handCase) => {
    const { answer, wrong } = workedOut(fractionsBlueprints, handCase);
    expect(answer).toBe(handCase.answer);
    // Several rules speak in most of these; a case shows the ones that it is about.
    expect(wrong).toMatchObject(handCase.wrong);
  });

  test.for(fractionsBlueprints)("every rule of $id has a case", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

describe.for(fractionsBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[FRN2] wrong answers differ in value", () => {
    for (const { item, operands } of items) {
      const right = valueOf(item.solution_logic.final_answer_canonical);
      for (const wrong of distractorsOf(blueprint, operands)) {
        expect(sameValue(valueOf(wrong), right), `${item.problem_content.stem} ${wrong}`).toBe(false);
      }
    }
  });

  test("[FRN3] hints never show the answer", () => {
    for (const { item } of items) {
      const right = valueOf(item.solution_logic.final_answer_canonical);
      const texts = [
        ...(item.hints ?? []),
        ...item.misconceptions.flatMap((m) => [m.explanation ?? "", ...m.hint_ladder]),
      ];
      for (const text of texts) {
        expect(
          valuesIn(speakable(text)).some((value) => sameValue(value, right)),
          `${item.problem_content.stem} → ${text}`,
        ).toBe(false);
      }
    }
  });

  test("[FRN4] lowest terms are asked for where they are demanded", () => {
    for (const { item } of items) {
      const demanded = item.answer_spec.options?.form === "lowest_terms";
      const { stem } = item.problem_content;
      expect({ stem, asked: stem.includes("lowest terms") }).toEqual({ stem, asked: demanded });
      if (item.answer_spec.kind !== "fraction" && item.answer_spec.kind !== "mixed") continue;
      const doubled = twice(item.solution_logic.final_answer_canonical);
      const { verdict } = checkItem(item, [doubled], "en");
      expect(verdict, `${item.problem_content.stem} ${doubled}`).toBe(demanded ? "wrong-form" : "correct");
    }
  });

  test("[FRN6] stems read aloud hold no LaTeX", () => {
    for (const { item } of items) expect(item.problem_content.spoken).not.toMatch(/[\\${}]/u);
  });

  test("[FRN8] every rule speaks in some instance, at a step that the solution has", () => {
    expect(ruleFaults(blueprint, items)).toEqual([]);
  });
});

test.for([
  { slip: "the tops as they were over the common bottom", level: 2, a: 6, b: 7, c: 1, d: 2, isDrawn: false },
  { slip: "what is taken away", level: 1, a: 1, b: 4, c: 1, d: 8, isDrawn: false },
  { slip: "the tops as they were over the product", level: 3, a: 11, b: 12, c: 8, d: 9, isDrawn: false },
  { slip: "no other number", level: 2, a: 3, b: 4, c: 2, d: 5, isDrawn: true },
] as const)("[FRN2] $a/$b - $c/$d, which $slip would be, is drawn: $isDrawn", ({ level, a, b, c, d, isDrawn }) => {
  expect(fracsub5.levels[level].where?.({ v: 0, a, b, c, d, ask: "bare", form: "any" })).toBe(isDrawn);
});

describe("[FRN5] pictures", () => {
  test("the second bar of equal fractions is for the child to shade", () => {
    const bars = picturesOf("g4.fraceq").map((diagram) => (diagram.type === "fraction-bars" ? diagram.bars : []));
    expect(bars.length).toBeGreaterThan(20);
    for (const [, second] of bars) expect(second).toMatchObject({ shaded: 0, label: "?" });
  });

  test("a point on the number line carries a letter, and its tick no label", () => {
    const lines = picturesOf("g3.fracline");
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) {
      if (line.type !== "number-line") throw new TypeError(line.type);
      const [point] = line.marks;
      expect(point?.text).toMatch(/^[A-Z]$/u);
      expect(line.labels.map(({ at }) => at)).not.toContain(point?.at);
    }
  });

  test("where wholes are to be found, no circle is shaded all over", () => {
    const { item, operands } = build(blueprintOf(fractionsBlueprints, "g4.mixed"), 2, 5);
    const { diagram } = item.problem_content;
    const shaded = diagram?.type === "fraction-circles" ? diagram.shaded : [];
    expect(shaded.length).toBeGreaterThan(0);
    expect(shaded.every((n) => 0 < n && n < Number(operands["d"]))).toBe(true);
  });

  test("what is shaded is what the stem names", () => {
    const { item, operands } = build(blueprintOf(fractionsBlueprints, "g4.mixed"), 2, 5);
    const { diagram } = item.problem_content;
    expect(diagram).toMatchObject({ type: "fraction-circles", parts: operands["d"] });
    expect(diagram?.type === "fraction-circles" && diagram.shaded.reduce((sum, n) => sum + n, 0)).toBe(
      Number(operands["w"]) * Number(operands["d"]) + Number(operands["n"]),
    );
  });
});

describe("[FRN6] reading aloud", () => {
  test.for([
    ["What is $\\frac{1}{2} + \\frac{3}{8}$?", "What is one half plus three eighths?"],
    ["$\\frac{2}{3} = \\frac{\\square}{12}$", "two thirds equals box over 12"],
    ["$5\\frac{1}{23} - \\square$", "5 and one twenty-third minus box"],
    [
      "$\\frac{1}{7}$ km and $\\frac{3}{4}$ m. How many km?",
      "one seventh of a kilometre and three quarters of a metre. How many kilometres?",
    ],
    ["$\\frac{4}{24}$ and $2\\frac{1}{2}$ m", "four twenty-fourths and 2 and one half metres"],
    ["$\\frac{9}{4}$ m and $1$ m", "nine quarters of a metre and 1 metre"],
  ] as const)("%s", ([text, spoken]) => {
    expect(speak(text)).toBe(spoken);
  });
});

function picturesOf(skill: string) {
  return buildAll(blueprintOf(fractionsBlueprints, skill), 60).flatMap(({ item }) =>
    item.problem_content.diagram === undefined ? [] : [item.problem_content.diagram],
  );
}

/** `2 3/4`, `3/4` or `3`. */
function valueOf(text: string): Frac {
  const [, whole = "0", n, d] = /^(?:(\d+)(?:$| ))?(?:(\d+)\/(\d+))?$/u.exec(text) ?? [];
  return frac(Number(whole) * Number(d ?? 1) + Number(n ?? 0), Number(d ?? 1));
}

/** An equal fraction with top and bottom doubled, a whole part kept in front. */
function twice(text: string): string {
  return text.replace(/(\d+)\/(\d+)/u, (_, n, d) => `${Number(n) * 2}/${Number(d) * 2}`);
}

/** "3 eighths" as `3/8`, so that words are seen too. */
function speakable(text: string): string {
  const names = [
    "half|halves",
    "thirds?",
    "quarters?",
    "fifths?",
    "sixths?",
    "sevenths?",
    "eighths?",
    "ninths?",
    "tenths?",
    "elevenths?",
    "twelfths?",
  ];
  return names.reduce(
    (result, name, i) => result.replace(new RegExp(`(\\d+)\\$? (?:${name})\\b`, "gu"), `$1/${i + 2}`),
    text,
  );
}

test("[FRN10] with 1 on top nobody knows whether the whole number was multiplied", () => {
  const rule = blueprintOf(fractionsBlueprints, "g4.mixed").misconceptions.find(({ id }) => id === "FC-12");
  expect(rule?.wrong({ w: 6, n: 1, d: 8, to: "improper", ask: "bare" })).toBeUndefined();
  expect(rule?.wrong({ w: 6, n: 3, d: 8, to: "improper", ask: "bare" })).toBe("26/8");
});

test("[FRN10] 14 of 84 are done: 14/84 is that part, although 14 is the common factor", () => {
  const rule = blueprintOf(fractionsBlueprints, "g4.simplify").misconceptions.find(({ id }) => id === "FR-N11");
  expect(rule?.wrong({ n: 5, d: 6, k: 14, ask: "rest", item: 0 })).toBeUndefined();
  expect(rule?.wrong({ n: 4, d: 6, k: 14, ask: "rest", item: 0 })).toBe("14/84");
});

test.for([
  { skill: "g5.fracadd", level: 2, alike: "the difference", o: { ...PLAIN, a: 2, b: 5, c: 1, d: 6 }, isDrawn: false },
  { skill: "g5.fracadd", level: 2, alike: "nothing", o: { ...PLAIN, a: 2, b: 5, c: 3, d: 7 }, isDrawn: true },
  { skill: "g4.fracsub", level: 1, alike: "what is taken", o: { w: 0, a: 8, b: 4, d: 10 }, isDrawn: false },
  { skill: "g4.fracsub", level: 1, alike: "nothing", o: { w: 0, a: 8, b: 3, d: 10 }, isDrawn: true },
] as const)("[FRN10] $skill $o, where a number that comes out is also $alike, is drawn: $isDrawn", (drawn) => {
  const { where } = blueprintOf(fractionsBlueprints, drawn.skill).levels[drawn.level];
  expect(where?.({ ...drawn.o, ask: "bare", form: "any" })).toBe(drawn.isDrawn);
});

test("[FRN10] whoever stops at the number to divide by, or turns wholes and rest round, is not right by chance", () => {
  const equal = blueprintOf(fractionsBlueprints, "g4.fraceq").levels[4].where;
  expect(equal?.({ n: 7, d: 9, k: 9, m: 1, ask: "bottom" })).toBe(false);
  expect(equal?.({ n: 5, d: 8, k: 6, m: 1, ask: "bottom" })).toBe(true);
  const mixed = blueprintOf(fractionsBlueprints, "g4.mixed").levels[4].where;
  expect(mixed?.({ w: 3, n: 3, d: 7, to: "mixed", ask: "bare" })).toBe(false);
  expect(mixed?.({ w: 5, n: 2, d: 7, to: "mixed", ask: "bare" })).toBe(true);
});

test("[FRN10] 8/88 for 64/88: the top may be divided by 8, or the 8 put there", () => {
  const rules = blueprintOf(fractionsBlueprints, "g4.simplify").misconceptions.filter(({ id }) => id === "FC-08");
  const said = (o: Operands) => rules.flatMap((rule) => (rule.wrong(o) === undefined ? [] : [rule.explanation(o)]));
  expect(said({ n: 8, d: 11, k: 8, ask: "bare", item: 0 })).toEqual([
    "You divided the top number and kept the bottom number.",
    "You divided the top number, and the bottom number stayed as it was.",
  ]);
  // 1/6 for 3/6: nobody divides by 1.
  expect(said({ n: 1, d: 2, k: 3, ask: "bare", item: 0 })).toEqual([
    "You divided the top number, and the bottom number stayed as it was.",
  ]);
});

test("[FRN10] 7/8 are not shaded: 1/8 is the part that is, and of 7/8 that are shaded nothing is said", () => {
  const rule = blueprintOf(fractionsBlueprints, "g3.fracname").misconceptions.find(({ id }) => id === "FR-N01");
  const rest = { n: 1, d: 8, ask: "unshaded", picture: "bar", item: 0, kind: 0 };
  expect(rule?.wrong(rest)).toBe("1/8");
  expect(rule?.explanation(rest)).toBe("For the top number you counted the shaded part.");
  expect(rule?.wrong({ ...rest, n: 7, ask: "shaded" })).toBeUndefined();
});

test("[FRN10] one space left over: it may be that one, or one space of those before the point", () => {
  const { misconceptions } = blueprintOf(fractionsBlueprints, "g3.fracline");
  const at = (n: number) => ({ n, d: 6, wholes: 1, extra: 0, k: 0, labels: "wholes", letter: "B" });
  const said = (id: string, n: number) => misconceptions.find((rule) => rule.id === id)?.explanation(at(n));
  expect(said("FR-N30", 5)).toBe("You counted only one space, or the space after point B.");
  expect(said("FR-N30", 4)).toBe("You counted the spaces after point B.");
  expect(said("FR-N04", 5)).toBe("Your fraction is equal to 1.");
});

test("[FRN10] 13/4 for 3 3/4: with a picture the parts that are not shaded may be counted", () => {
  const rule = blueprintOf(fractionsBlueprints, "g4.mixed").misconceptions.find(({ id }) => id === "FC-12");
  const o = { w: 3, n: 3, d: 4, to: "improper" };
  expect(rule?.wrong({ ...o, ask: "picture" })).toBeUndefined();
  expect(rule?.wrong({ ...o, ask: "bare" })).toBe("13/4");
});

test("[FRN10] 5/14 for 1/7 + 4/7: with two bars in the picture their parts may be counted as those of one", () => {
  const rule = blueprintOf(fractionsBlueprints, "g4.fracadd").misconceptions.find(({ id }) => id === "FO-01");
  const o = { a: 1, b: 4, c: 0, d: 7, form: "any" };
  expect(rule?.explanation({ ...o, ask: "bare" })).toContain("counted the parts of both bars");
  expect(rule?.explanation({ ...o, ask: "story" })).toBe("You added the bottom numbers too.");
});

test("[FRN10] circles with 5, 5 and 3 of 6 parts shaded may be read as 2 1/2, which is no other error then", () => {
  const { where } = blueprintOf(fractionsBlueprints, "g4.mixed").levels[2];
  expect(where?.({ w: 2, n: 1, d: 6, to: "mixed", ask: "picture" })).toBe(false);
  expect(where?.({ w: 2, n: 1, d: 5, to: "mixed", ask: "picture" })).toBe(true);
});

/** Every number and fraction a text shows, including the numbers fractions are made of. */
function valuesIn(text: string): Frac[] {
  const mixed = [...text.matchAll(/(\d+)\s*\\frac\{(\d+)\}\{(\d+)\}/gu)].map(([, whole, n, d]) =>
    frac(Number(whole) * Number(d) + Number(n), Number(d)),
  );
  const fractions = [...text.matchAll(/\\frac\{(\d+)\}\{(\d+)\}|(\d+)\/(\d+)/gu)].map(([, n, d, m, e]) =>
    frac(Number(n ?? m), Number(d ?? e)),
  );
  const whole = [...text.matchAll(/\d+/gu)].map(([n]) => frac(Number(n), 1));
  return [...mixed, ...fractions, ...whole];
}
