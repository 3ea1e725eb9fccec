import { expect, test } from "vitest";
import { blueprintOf, buildAll, SEEDS } from "../testing.ts";
import { PLAIN } from "./ruler-case.fixture.ts";
import { measureBlueprints } from "./index.ts";
import { isLaidWell, lengthsOf, type Ruler } from "./ruler.ts";

const BLUEPRINT = blueprintOf(measureBlueprints, "g2.ruler");

test("[MSR2] a length that begins at 0 is read, and not counted up to for the child", () => {
  expect(BLUEPRINT.hints(PLAIN)[2]).toBe(
    "The crayon begins at 0. So the mark at its other end tells how long it is. Read that number.",
  );
  expect(BLUEPRINT.hints({ ...PLAIN, p: 2, q: 9 })[2]).toBe(
    "Put a finger on the mark 2. Jump from mark to mark to 9, and count the jumps.",
  );
});

test("[MSR2] who has both lengths is asked for their difference, and not for a length again", () => {
  const o = { ...PLAIN, ask: "difference", r: 3, s: 12 };
  const told = BLUEPRINT.misconceptions.find((rule) => rule.wrong(o) === "16")?.hints(o)[2];
  expect(told).toMatch(/Count up from the shorter length, \$7\$, to the longer one, \$9\$\. How far is it\?$/u);
});

test("[MSR4] things lie at their own marks, and the question tells none of them", () => {
  for (const { item, operands } of buildAll(BLUEPRINT, SEEDS)) {
    const { diagram, stem } = item.problem_content;
    const o = operands as Ruler;
    if (diagram?.type !== "ruler") throw new Error("no ruler");
    const [first, second] = diagram.things;
    expect([first?.from, first?.to]).toEqual([o.p, o.q]);
    if (o.ask === "difference") expect([second?.from, second?.to]).toEqual([o.r, o.s]);
    expect(stem).not.toMatch(/\d/u);
    expect(diagram.things.every(({ from, to }) => from >= diagram.from && to < diagram.to + 1)).toBe(true);
  }
});

test("[MSR5] things are as long as such things are, and the longer one is longer", () => {
  for (const { operands } of buildAll(BLUEPRINT, SEEDS)) {
    expect(isLaidWell(operands as Ruler)).toBe(true);
    const [longer = 0, shorter = 0] = lengthsOf(operands as Ruler);
    expect(longer).toBeGreaterThan(shorter);
  }
});

test("[MSR10] who compares the ends of things that do not begin together is told so", () => {
  const moved = buildAll(BLUEPRINT, SEEDS).filter(
    ({ operands: { ask, p, r } }) => ask === "difference" && Number(p) + Number(r) > 0,
  );
  expect(moved.length).toBeGreaterThan(SEEDS);
  for (const { item, operands } of moved) {
    const heard = item.misconceptions.filter(
      ({ trigger }) => trigger.value === String(Math.abs(Number(operands["q"]) - Number(operands["s"]))),
    );
    expect(heard.map(({ id }) => id)).toEqual(["MG-N29"]);
  }
});
