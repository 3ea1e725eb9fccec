import { describe, expect, test } from "vitest";
import { rationalValue } from "../../answers/algebra/index.ts";
import { compare } from "../../answers/rational.ts";
import { readStatement } from "../../answers/read/read-statement.ts";
import { LIKES } from "../../profile.ts";
import { sanitise } from "../safety/index.ts";
import { likedExample, numbersIn, type ExampleWish } from "./liked-example.ts";
import { worldOf } from "./liked-worlds.ts";
import { sentencesOf } from "./maths-text.ts";
import { PROBLEM_KINDS } from "../../items/problem-kind.ts";
import { kindNamed } from "./kind-named.ts";

const anything = () => true;
const wish: ExampleWish = { operation: "add", likes: [], grade: 3, avoid: [], seed: "s", may: anything };

/** LaTeX as it is typed. */
function typed(latex: string): string {
  return latex
    .replaceAll(/(\d)\\frac\{(\d+)\}\{(\d+)\}/gu, "($1 + $2/$3)")
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/gu, "($1/$2)")
    .replaceAll("\\times", "*")
    .replaceAll("\\div", "/")
    .replaceAll("\\%", "/100");
}

function valueOf(latex: string) {
  const read = readStatement(typed(latex), { locale: "en" });
  if (!read.ok || read.value.statement.type !== "expression") throw new Error(`cannot be read: ${latex}`);
  return rationalValue(read.value.statement.tree) ?? expect.fail(`has no value: ${latex}`);
}

/** What stands between dollar signs and says that two things are so. */
function claimsIn(text: string): readonly string[] {
  return (text.match(/\$[^$]*\$/gu) ?? []).map((maths) => maths.slice(1, -1)).filter((maths) => /[=<]/u.test(maths));
}

function faultOf(claim: string): string | null {
  // The unknown is what the example says it is at its end.
  if (/x/u.test(claim)) return null;
  const sides = claim.split(/=|\\approx|</u).map(valueOf);
  const isLess = claim.includes("<");
  const holds = sides.slice(1).every((side, at) => {
    const order = compare(sides[at] ?? side, side);
    return isLess ? order < 0 : order === 0;
  });
  return holds ? null : claim;
}

describe("[CMP8] an example from what a pupil likes", () => {
  const cases = PROBLEM_KINDS.flatMap((operation) => [null, ...LIKES].map((like) => ({ operation, like })));

  test.for(cases)("$operation from $like is right at every age", ({ operation, like }) => {
    for (const grade of [1, 2, 3, 4, 5, 6]) {
      for (let seed = 0; seed < 12; seed++) {
        const likes = like === null ? [] : [like];
        const text = likedExample({ ...wish, operation, likes, grade, seed: `${seed}` }) ?? "";
        const claims = claimsIn(text);
        expect(claims.length + (/tens|\\approx|\\frac/u.test(text) ? 1 : 0)).toBeGreaterThan(0);
        expect(claims.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
        expect(sentencesOf(text).length).toBeLessThanOrEqual(3);
        expect(sanitise(text)).toBe(text);
        expect(text).not.toMatch(/!|\bwrong\b|\beasy\b|undefined|NaN|\{\w*\}(?<!\})/u);
      }
    }
  });

  test.for(["unknown-sum", "unknown-factor"] as const)("the x of %s is what makes it true", (operation) => {
    for (let seed = 0; seed < 30; seed++) {
      const text = likedExample({ ...wish, operation, grade: 6, seed: `${seed}` }) ?? "";
      const [equation = "", result = ""] = claimsIn(text);
      const x = result.replace("x = ", "");
      expect(faultOf(equation.replace(/(\d)x/u, "$1 * x").replace("x", x))).toBeNull();
    }
  });

  test("a fraction has the counts that are told, and a rounded number is the nearest ten", () => {
    for (let seed = 0; seed < 30; seed++) {
      const part = likedExample({ ...wish, operation: "fraction", seed: `${seed}` }) ?? "";
      const [, parts, done] = /has (\d+) equal \w+, and (\d+) of/u.exec(part) ?? [];
      expect(part).toContain(String.raw`\frac{${done}}{${parts}}`);
      const round = likedExample({ ...wish, operation: "round", seed: `${seed}` }) ?? "";
      const [, exact, about] = /(\d+) \\approx (\d+)/u.exec(round) ?? [];
      expect(Math.abs(Number(exact) - Number(about))).toBeLessThan(5);
      expect(Number(about) % 10).toBe(0);
    }
  });

  test("its numbers are not the problem's, a fraction being one of them", () => {
    expect(numbersIn(String.raw`$2\frac{1}{3} + 0.5$ and 1{,}200`)).toEqual([String.raw`2\frac{1}{3}`, "0.5", "1200"]);
    const avoid = ["2", "3", "4", "5", "6", "7"];
    for (let seed = 0; seed < 30; seed++) {
      const text = likedExample({ ...wish, avoid, seed: `${seed}` });
      expect(numbersIn(text ?? "").filter((number) => avoid.includes(number))).toEqual([]);
    }
    expect(likedExample({ ...wish, avoid: Array.from({ length: 30 }, (_, at) => `${at}`) })).toBeNull();
    expect(likedExample({ ...wish, may: () => false })).toBeNull();
  });

  test("words go with the age: shorter for the young, the exact terms later", () => {
    const at = (grade: number) => likedExample({ ...wish, operation: "multiply", grade }) ?? "";
    expect(at(2)).toContain("In all there are");
    expect(at(6)).toContain("The product is");
    expect(at(2).length).toBeLessThanOrEqual(at(4).length);
  });

  test("the same conversation gives the same one, and each world has its own things", () => {
    expect(likedExample(wish)).toBe(likedExample(wish));
    expect(new Set([null, ...LIKES].map((like) => worldOf(like).things)).size).toBe(LIKES.length + 1);
    expect(likedExample({ ...wish, likes: ["food"] })).toContain("buns");
  });
});

describe("[CMP8] what a question names", () => {
  test.for([
    ["what is a product", "multiply"],
    ["what does divide mean", "divide"],
    ["what is a numerator", "fraction"],
    ["what is your name", null],
  ] as const)("%s", ([plain, operation]) => {
    expect(kindNamed(plain)).toBe(operation);
  });
});
