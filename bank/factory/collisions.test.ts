import { describe, expect, test, vi } from "vitest";
import { buildItem, DIFFICULTIES, type Blueprint, type MisconceptionRule, type Operands } from "#engine";
import { drawContext } from "#bank";
import { makeBlueprint, makeChoice } from "./broken-blueprints.fixture.ts";
import { buildVerifiedList, DEFAULT_BUILD, verifyList } from "./build-list.ts";
import { alikeFault, blueprintCollisions, CollisionCount, collisionsOf } from "./collisions.ts";

// The whole bank, or the second method with mathjs, is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Sum = { readonly a: number; readonly b: number } & Operands;
type Wrong = MisconceptionRule<Sum>["wrong"];
type Changes = NonNullable<Parameters<typeof makeBlueprint>[0]>;

const [RULE] = makeBlueprint().misconceptions;
if (RULE === undefined) throw new Error("the toy has a rule");
const rule = (id: string, wrong: Wrong) => ({ ...RULE, id, tag: id.toLowerCase(), wrong });

const tenLost: Wrong = (o) => String(o.a + o.b - 10);
const subtracted: Wrong = (o) => String(o.a - o.b);

/** The toy with errors of these names. */
const withErrors = (errors: Readonly<Record<string, Wrong>>, changes: Changes = {}) =>
  makeBlueprint({ ...changes, misconceptions: Object.entries(errors).map(([id, wrong]) => rule(id, wrong)) });

function collisionsAt(blueprint: Blueprint, seed = 0) {
  const built = buildItem(blueprint, 3, seed, drawContext);
  if (!built.ok) throw new Error(built.error.message);
  return collisionsOf(blueprint, built.value);
}

describe("one wrong answer of two named errors [FAC7]", () => {
  test("two errors with other answers do not collide; with one answer the pair is named in the blueprint's order", () => {
    expect(collisionsAt(withErrors({ "TOY-01": tenLost, "TOY-02": () => "7" }))).toEqual([]);
    expect(collisionsAt(withErrors({ "TOY-02": () => "7", "TOY-01": () => "7" }))).toEqual([
      { pair: "TOY-02 = TOY-01", wrong: "7" },
    ]);
  });

  test("three errors with one answer are three pairs", () => {
    const three = withErrors({ A: () => "7", B: () => "7", C: () => "7" });
    expect(collisionsAt(three).map(({ pair }) => pair)).toEqual(["A = B", "A = C", "B = C"]);
  });

  test("an error that does not speak, or gives the right answer, collides with nothing", () => {
    const right: Wrong = (o) => String(o.a + o.b);
    expect(collisionsAt(withErrors({ A: () => undefined, B: () => undefined, C: right, D: right }))).toEqual([]);
  });

  const half = (form: "any" | "lowest_terms"): Changes => ({
    answer: () => ({ kind: "fraction", canonical: "1/3", options: { form } }),
  });

  test("where the form does not matter, one value is one answer; where it is asked for, each form is its own", () => {
    const errors = { A: () => "2/4", B: () => "1/2" };
    expect(collisionsAt(withErrors(errors, half("any")))).toEqual([{ pair: "A = B", wrong: "2/4" }]);
    expect(collisionsAt(withErrors({ A: () => "1/2", B: () => "2/4" }, half("lowest_terms")))).toEqual([]);
  });

  test("choices and several boxes are compared as the tutor compares them", () => {
    const chosen = { ...makeChoice((o) => [String(o.a + o.b), "7", "8"]), distractors: [] };
    expect(collisionsAt(withErrors({ A: () => "7", B: () => "8" }, chosen))).toEqual([]);
    expect(collisionsAt(withErrors({ A: () => "7", B: () => "7" }, chosen))).toHaveLength(1);
    const part = (label: string) => ({ label, kind: "integer", canonical: "1" }) as const;
    const boxes: Changes = {
      answer: () => ({ kind: "integer", canonical: "1; 1", parts: [part("tens"), part("ones")] }),
    };
    expect(collisionsAt(withErrors({ A: () => "1; 2", B: () => "1; 3" }, boxes))).toEqual([]);
    expect(collisionsAt(withErrors({ A: () => "1; 2", B: () => "1; 02" }, boxes))).toHaveLength(1);
  });
});

describe("the bar of one item in twenty [FAC7]", () => {
  const count = (alike: number) => {
    const counted = new CollisionCount();
    for (let seed = 0; seed < alike; seed++) counted.add(seed + 5, [{ pair: "A = B", wrong: "7" }]);
    return counted;
  };

  test("12 of 240 may, 13 may not: the pair, how many, a seed and the answer are named", () => {
    expect(alikeFault(count(12), 240)).toBeUndefined();
    expect(alikeFault(count(13), 240)).toEqual({
      seed: 5,
      message: "named errors give one wrong answer on 13 of 240 items (12 may), A = B on 13 of them, such as 7.",
    });
    expect(alikeFault(count(0), 0)).toBeUndefined();
  });

  test("the most frequent pair is the one named", () => {
    const counted = count(3);
    for (const seed of [20, 21, 22, 23]) counted.add(seed, [{ pair: "C = D", wrong: "8" }]);
    expect(counted.pairs().map(({ pair, items }) => [pair, items])).toEqual([
      ["C = D", 4],
      ["A = B", 3],
    ]);
    expect(alikeFault(counted, 100)?.message).toContain("on 7 of 100 items (5 may), C = D on 4 of them");
  });
});

/** Collides wherever b is 15: one instance in some dozens. */
const sometimes = withErrors({ A: tenLost, B: (o) => (o.b % 10 === 5 ? tenLost(o) : subtracted(o)) });
const OPTIONS = { ...DEFAULT_BUILD, target: 40, verifiedAt: "2026-11-20T10:00:00.000Z" };

describe("lists [FAC7]", () => {
  const list = buildVerifiedList(sometimes, OPTIONS);
  const seedsOf = (difficulty: 1 | 2 | 3 | 4 | 5) => list.levels[`${difficulty}`].seeds;

  test("building goes on until a level is full, with no more such items than may be", () => {
    expect(DIFFICULTIES.map((difficulty) => seedsOf(difficulty).length)).toEqual([40, 40, 40, 40, 40]);
    expect(list.refused["errors-alike"]).toBeGreaterThan(0);
    for (const { alike, pairs } of blueprintCollisions(sometimes, seedsOf)) {
      expect(alike).toBe(2);
      expect(pairs).toMatchObject([{ pair: "A = B", items: 2 }]);
    }
    expect(verifyList(sometimes, list).faults).toEqual([]);
  });

  test("a list with more is named at every level, unless it is proved", () => {
    const always = withErrors({ A: tenLost, B: tenLost });
    const old = buildVerifiedList(withErrors({ A: tenLost, B: () => undefined }), OPTIONS);
    const { faults } = verifyList(always, old);
    expect(faults.map(({ difficulty, reason }) => [difficulty, reason])).toEqual(
      DIFFICULTIES.map((difficulty) => [difficulty, "errors-alike"]),
    );
    expect(faults[0]?.message).toContain("on 40 of 40 items (2 may), A = B on 40 of them");
    expect(verifyList(always, old, { isProved: true }).faults).toEqual([]);
  });

  test("errors that can never be told apart fill no level", () => {
    const always = withErrors({ A: tenLost, B: tenLost });
    const few = buildVerifiedList(always, { ...OPTIONS, maxSeeds: 60 });
    expect(few.levels["1"].seeds).toHaveLength(2);
    expect(few.refused["errors-alike"]).toBe(5 * 58);
  });
});
