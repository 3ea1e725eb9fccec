import { describe, expect, test } from "vitest";
import type { BuiltItem } from "#engine";
import {
  answerFaults,
  blueprintOf,
  buildAll,
  flatLevels,
  handCases,
  harshTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  tellingHints,
  workedOut,
} from "../testing.ts";
import { areaOf, type Figure } from "./figure.ts";
import { measureCases } from "./cases.fixture.ts";
import { PLAIN } from "./hand-case.fixture.ts";
import { measureBlueprints } from "./index.ts";
import { fitsScene } from "./scenes.ts";

const CASES = handCases(measureCases);

describe("instances worked out by hand", () => {
  test.for(CASES)("[MSR1] $skill $operands: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(measureBlueprints, handCase)).toEqual(handCase);
  });

  test.for(measureBlueprints)("[MSR1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

describe.for(measureBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[MSR1] every rule speaks in some instance, at a step that the solution has", () => {
    expect(ruleFaults(blueprint, items)).toEqual([]);
  });

  test("[MSR1] its own answers mark right, two wrong ones or more mark incorrect, and levels rise", () => {
    expect(answerFaults(blueprint, items)).toEqual([]);
    expect(flatLevels(blueprint)).toEqual([]);
  });

  test("[MSR2] steps end in the last line of the trace", () => {
    for (const { operands, item } of items) {
      const last = blueprint.trace?.(operands)?.routes[0]?.at(-1)?.result;
      expect(item.solution_logic.steps.at(-1)?.value).toBe(String(last?.n));
    }
  });

  test("[MSR3] no hint writes the answer down", () => {
    expect(tellingHints(items)).toEqual([]);
  });

  test("[MSR4] pictures have the figure’s lengths, and the question does not tell them again", () => {
    expect(items.flatMap(pictureFaults)).toEqual([]);
  });

  const isFigure = items.every(({ operands }) => "by" in operands);
  test.runIf(isFigure)("[MSR5] things of stories have sizes that such things have", () => {
    const stories = items.filter(({ operands }) => !String(operands["scene"]).startsWith("plain"));
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.filter(({ operands }) => !fitsScene(operands as Figure))).toEqual([]);
  });

  test("[MSR7] texts are kind, and one unit is in the singular", () => {
    expect(harshTexts(items)).toEqual([]);
    const texts = items.flatMap(({ item }) => [item.problem_content.stem, ...(item.hints ?? [])]);
    expect(texts.filter((text) => /(?<!\d)1 (?:square )?(?:centi)?metres\b/u.test(text))).toEqual([]);
  });
});

test("[MSR2] the third hint of a one-line solution is a first part of it, and about an error the line as a question", () => {
  const item = { ...PLAIN, ask: "area", a: 8, b: 6 };
  const blueprint = blueprintOf(measureBlueprints, "g3.area");
  expect(blueprint.hints(item)[2]).toBe("$5 \\times 8 = 40$: that many squares are in 5 rows. How many rows are left?");
  expect(blueprint.misconceptions[0]?.hints(item)[2]).toBe(
    "There are 6 rows with 8 squares in each row. Which multiplication is that?",
  );
});

test("[MSR2] a product with two digits is taken apart in the worked steps", () => {
  const steps = blueprintOf(measureBlueprints, "g3.area").steps({ ...PLAIN, ask: "area", a: 12, b: 8 });
  expect(steps.map(({ math }) => math)).toEqual(["8 \\times 10 = 80", "8 \\times 2 = 16", "80 + 16 = 96"]);
});

/** What a picture shows that is not as the numbers say, or that the question says as well. */
function pictureFaults({ item, operands }: BuiltItem): readonly string[] {
  const { diagram, stem } = item.problem_content;
  if (diagram?.type !== "figure") return [];
  const o = operands as Figure;
  const lengths = diagram.corners.map((corner, i) => {
    const next = diagram.corners[(i + 1) % diagram.corners.length] ?? corner;
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  const numbers = diagram.sides.map((text) => Number(/^\d+/u.exec(text)?.[0] ?? NaN));
  const scale = numbers.flatMap((n, i) => (n > 0 ? [(lengths[i] ?? 0) / n] : []));
  const toScale = scale.every((one) => Math.abs(one - (scale[0] ?? 0)) < 0.02);
  const squares =
    diagram.squares === "none" || diagram.corners.length > 4 || (lengths[0] ?? 0) * (lengths[1] ?? 0) === areaOf(o);
  const again = numbers.some((n) => new RegExp(String.raw`(?<!\d)${n}(?!\d)`, "u").test(stem));
  return [
    ...(toScale ? [] : [`not to scale: ${stem}`]),
    ...(squares ? [] : [`squares: ${stem}`]),
    ...(again ? [`told again: ${stem}`] : []),
  ];
}

test("[MSR2] of three lines the third hint tells the first and asks for the rest, and about an error goes on from what was found", () => {
  const item = { ...PLAIN, ask: "perimeter-of-area", by: "formula", a: 8, b: 15 };
  const blueprint = blueprintOf(measureBlueprints, "g4.apform");
  expect(blueprint.hints(item)[2]).toBe(
    "$120 \\div 8 = 15$: that is the other side. How long are one long and one short side, $15$ and $8$, together? " +
      "How many such pairs of sides go all the way round? Then find the perimeter.",
  );
  const rung = (id: string) => blueprint.misconceptions.find((rule) => rule.id === id)?.hints(item)[2];
  expect(rung("MG-N10")).toBe("The area is 8 times the other side. By which number do you divide it?");
  expect(rung("MG-N09")).toMatch(/^The two sides are 8 and 15\. How long is that together\?/u);
});

test.for([
  // Five rows of 10 leave 30 of 80, and half of 80 without 10 is 30.
  { skill: "g3.area", level: 5, operands: { ask: "side-of-area", a: 10, b: 8, show: "none", scene: "garden" } },
  // Five rows of 4 are 20, which is also the way round.
  { skill: "g3.area", level: 1, operands: { ask: "area", a: 4, b: 6, show: "squares" } },
  // The right part is 6 by 6, and 36 is the way round.
  {
    skill: "g3.areacomp",
    level: 3,
    operands: { shape: "corner", show: "more", a: 10, b: 8, c: 6, d: 2, turn: 0, cut: "down", scene: "plain-cm" },
  },
  // The whole is 9 high, and 3 times 3 is 9.
  {
    skill: "g3.areacomp",
    level: 5,
    operands: { shape: "gap", show: "missing", a: 10, b: 9, c: 3, d: 6, e: 2, turn: 2, cut: "down", scene: "card" },
  },
] as const)(
  "[MSR9] no error has the number of a hint, or of a length taken away: $operands",
  ({ skill, level, operands }) => {
    const { where } = blueprintOf(measureBlueprints, skill).levels[level];
    const o = { ...PLAIN, ...operands };
    expect(where?.(o)).toBe(false);
    const next = { ...o, ...(skill === "g3.areacomp" ? { d: level === 5 ? 4 : 3 } : { b: 5 }) };
    expect(where?.(next)).toBe(true);
  },
);

test("[MSR5] a number that is not needed is none of the sides", () => {
  const told = buildAll(blueprintOf(measureBlueprints, "g4.apform"), SEEDS).filter(
    ({ operands }) => operands["extra"] !== 0,
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ operands: { a, b, extra } }) => extra === a || extra === b)).toEqual([]);
});

test("[MSR5] a number that is not needed changes neither answer nor steps", () => {
  const blueprint = blueprintOf(measureBlueprints, "g4.apform");
  const [without, having] = [0, 7].map((extra) => ({ ...PLAIN, ask: "perimeter", by: "formula", a: 12, b: 7, extra }));
  expect(blueprint.steps(having ?? {})).toEqual(blueprint.steps(without ?? {}));
  expect(blueprint.answer(having ?? {})).toEqual(blueprint.answer(without ?? {}));
});

test("[MSR8] a thing whose perimeter is told is said to be a rectangle", () => {
  const stems = ["g3.perim", "g4.apform"]
    .flatMap((id) => buildAll(blueprintOf(measureBlueprints, id), SEEDS))
    .filter(({ item }) => item.problem_content.diagram === undefined)
    .map(({ item }) => item.problem_content.stem);
  expect(stems.length).toBeGreaterThan(0);
  expect(stems.filter((stem) => !stem.includes("rectang"))).toEqual([]);
});

test("[MSR8] four times the short side is not the way round without one short side", () => {
  const shown = buildAll(blueprintOf(measureBlueprints, "g3.perim"), 3 * SEEDS).filter(
    ({ operands }) => operands["ask"] === "around" || operands["ask"] === "perimeter",
  );
  const asked = shown.filter(({ operands }) => Number(operands["c"]) === 0);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ operands }) => 3 * Number(operands["a"]) === 2 * Number(operands["b"]))).toEqual([]);
});
