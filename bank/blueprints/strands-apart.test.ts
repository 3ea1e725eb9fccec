import { expect, test } from "vitest";
import type { Blueprint, Difficulty, Operands } from "#engine";
import { addSubtractBlueprints } from "./add-subtract/index.ts";
import { sharedAnswers, STOPS } from "./causes-apart.ts";
import { dataBlueprints } from "./data/index.ts";
import { otherBars } from "./data/graph-rules.ts";
import type { Graph } from "./data/graph.ts";
import { equationsBlueprints } from "./equations/index.ts";
import { measureBlueprints } from "./measure/index.ts";
import { multiplyDivideBlueprints } from "./multiply-divide/index.ts";
import { placeValueBlueprints } from "./place-value/index.ts";
import { blueprintOf, buildAll } from "./testing.ts";
import { timeMoneyBlueprints } from "./time-money/index.ts";

/** Instances a level. */
const FEW = 20;

/** Errors whose sentence says that it is a number on the way, or one that is told, and the skills that keep all others apart. */
const STRANDS: readonly { readonly blueprints: readonly Blueprint[]; readonly skills: string; readonly say: string }[] =
  [
    { blueprints: equationsBlueprints, skills: "g3.mulunk", say: "EQ-01 EQN-53 ML-02" },
    {
      blueprints: multiplyDivideBlueprints,
      skills: "g3.fdiv g3.f2510 g3.f34 g3.f789",
      say: "DV-06 DV-N1 DV-N6 ML-02 ML-04 ML-05 ML-N1 ML-N27 ML-N28",
    },
    { blueprints: multiplyDivideBlueprints, skills: "g3.mulmean", say: "ML-02 ML-N11" },
    { blueprints: placeValueBlueprints, skills: "g3.rnd10", say: "RD-06 RD-N5" },
    { blueprints: timeMoneyBlueprints, skills: "g2.time5 g3.timemin g3.elapsed", say: "TM-N2 TM-N5 TM-N10" },
    { blueprints: dataBlueprints, skills: "g2.graph g3.graph", say: "ST-N8 ST-N10 ST-N11" },
    { blueprints: measureBlueprints, skills: "g2.ruler", say: "MG-35 MG-N28 MG-N53" },
    {
      blueprints: measureBlueprints,
      skills: "g3.area g3.perim g4.apform",
      say: "MG-03 MG-05 MG-N06 MG-N07 MG-N08 MG-N09",
    },
    { blueprints: measureBlueprints, skills: "g3.areacomp", say: "MG-07 MG-N12 MG-N30" },
  ];

const SKILLS = STRANDS.flatMap(({ blueprints, skills, say }) =>
  skills.split(" ").map((skill) => ({ skill, blueprint: blueprintOf(blueprints, skill), say: say.split(" ") })),
);

test.for(SKILLS)("[ALN7] in $skill no number has another likely cause than its error’s", ({ blueprint, say }) => {
  const shared = buildAll(blueprint, FEW).flatMap(({ item, operands }) => {
    const said = new Set(item.misconceptions.map(({ id }) => id));
    const { misconceptions: rules, trace } = blueprint;
    return sharedAnswers(operands, { rules, traceOf: (o) => trace?.(o), kinds: STOPS }).filter(
      ({ error }) => said.has(error) && !say.includes(error),
    );
  });
  expect(shared).toEqual([]);
});

test("[ALN7] a ten that is lost is no bar that is left out, and a pair of bars is no other pair", () => {
  const met = ["g2.graph", "g3.graph"].flatMap((skill) =>
    buildAll(blueprintOf(dataBlueprints, skill), FEW).flatMap(({ item, operands }) => {
      const others = new Set(otherBars(operands as Graph).map(({ answer }) => answer));
      return item.misconceptions.filter(({ trigger }) => trigger.kind === "exact_answer" && others.has(trigger.value));
    }),
  );
  expect(met).toEqual([]);
});

const PLAIN = { show: "none" };

interface NotDrawn {
  readonly blueprints: readonly Blueprint[];
  readonly skill: string;
  readonly level: Difficulty;
  readonly operands: Operands;
  /** The same with a number that tells the causes apart. */
  readonly but: Operands;
}

const NOT_DRAWN: readonly NotDrawn[] = [
  // 255: smaller digits, or two trades that are not paid.
  {
    blueprints: addSubtractBlueprints,
    skill: "g2.sub3",
    level: 5,
    operands: { ...PLAIN, a: 821, b: 676, ask: "gap" },
    but: { b: 684 },
  },
  // 25, the same.
  {
    blueprints: equationsBlueprints,
    skill: "g2.eqmiss",
    level: 4,
    operands: { x: 15, a: 55, b: 0, form: "change", ask: "bare" },
    but: { x: 16 },
  },
  // 25: a ten that got lost, or the bar of 10 left out.
  {
    blueprints: dataBlueprints,
    skill: "g2.graph",
    level: 4,
    operands: {
      kind: "bar",
      scene: "pets",
      turn: 0,
      categories: 4,
      a: 11,
      b: 6,
      c: 10,
      d: 8,
      cut: 1,
      step: 1,
      ask: "all",
      at: 0,
      gap: 1,
    },
    but: { c: 9 },
  },
  // 10:25: the smaller minutes from the larger, or only the hour taken off.
  {
    blueprints: timeMoneyBlueprints,
    skill: "g3.elapsed",
    level: 5,
    operands: { h: 9, m: 35, length: 110, ask: "start", show: "none" },
    but: { m: 40 },
  },
];

test.for(NOT_DRAWN)("[ALN7] $skill does not draw $operands", ({ blueprints, skill, level, operands, but }) => {
  const { levels } = blueprintOf(blueprints, skill);
  expect(levels[level].where?.(operands)).toBe(false);
  expect(levels[level].where?.({ ...operands, ...but })).toBe(true);
});
