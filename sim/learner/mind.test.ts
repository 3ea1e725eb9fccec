import { describe, expect, test } from "vitest";
import { SkillId, type Difficulty } from "#engine";
import { toyGraph } from "#engine/testing";
import { draw } from "./draw.ts";
import { unknownPrerequisites, type Help, type MindSetting } from "./mind.ts";
import { createStrengthMind } from "./strength-mind.ts";
import { createSwitchMind } from "./switch-mind.ts";
import { WORLDS, type World } from "./worlds.ts";

const graph = toyGraph();
const ADD = SkillId.parse("t.add");
const SUB = SkillId.parse("t.sub");
const TRAITS = { transit: 0.4, slip: 0.1, guess: 0.2, firmness: 0.5 };
const MINDS = 2_000;

function setting(world: Partial<World> = {}, start: readonly SkillId[] = []): MindSetting {
  const [spaced] = WORLDS;
  if (spaced === undefined) throw new Error("no worlds");
  return { graph, world: { ...spaced, ...world }, traits: () => TRAITS, start: new Set(start) };
}

const help = (more: Partial<Help> = {}): Help => ({ level: 3, hint: 0, choices: 0, ...more });

/** The share of many minds for which something holds. */
function shareOf(holds: (number: number) => boolean): number {
  return Array.from({ length: MINDS }, (_, number) => holds(number)).filter(Boolean).length / MINDS;
}

describe("a mind that switches", () => {
  test.for([
    { what: "known: all but slips", start: [ADD], more: {}, chance: 0.9 },
    { what: "known: hints change nothing", start: [ADD], more: { hint: 3 }, chance: 0.9 },
    { what: "unknown: a guess", start: [], more: {}, chance: 0.2 },
    { what: "unknown: a choice of two", start: [], more: { choices: 2 }, chance: 0.5 },
    { what: "unknown: a choice of ten", start: [], more: { choices: 10 }, chance: 0.2 },
    { what: "unknown: after the second hint", start: [], more: { hint: 2 }, chance: 0.4 },
    { what: "unknown: after the last hint", start: [], more: { hint: 3 }, chance: 0.7 },
  ] as const)("[SIM4] $what is right with $chance", ({ start, more, chance }) => {
    expect(createSwitchMind(setting({}, start)).chanceRight(ADD, help(more))).toBeCloseTo(chance);
  });

  test("[SIM4] a problem teaches by chance, less for each prerequisite that is not known", () => {
    const learns = (start: readonly SkillId[]) =>
      shareOf((number) => {
        const mind = createSwitchMind(setting({ prerequisiteFactor: 0.25 }, start));
        mind.practise(SUB, false, draw(number, "learns"));
        return mind.knows(SUB);
      });
    expect(unknownPrerequisites(graph, SUB, () => false)).toBe(1);
    expect(learns([ADD])).toBeCloseTo(0.4, 1);
    expect(learns([])).toBeCloseTo(0.1, 1);
  });

  test("[SIM4] half of what was learned is lost in a half-life", () => {
    const kept = shareOf((number) => {
      const mind = createSwitchMind(setting({ halfLife: 8 }));
      mind.practise(ADD, true, 0);
      for (let night = 0; night < 8; night++) mind.sleep(1, () => draw(number, night, "forgets"));
      return mind.knows(ADD);
    });
    expect(kept).toBeCloseTo(0.5, 1);
  });

  test("[SIM4] what was known before the first day lasts eight times as long", () => {
    const kept = shareOf((number) => {
      const mind = createSwitchMind(setting({ halfLife: 8 }, [ADD]));
      mind.sleep(64, () => draw(number, "forgets"));
      return mind.knows(ADD);
    });
    expect(kept).toBeCloseTo(0.5, 1);
  });

  test.for([
    { spacing: true, halfLife: 8 * 1.7 },
    { spacing: false, halfLife: 8 * 1.7 ** 3 },
  ])("[SIM4] three right answers in a day, spacing $spacing: it lasts for $halfLife days", ({ spacing, halfLife }) => {
    const isKept = (luck: number) => {
      const mind = createSwitchMind(setting({ spacing }));
      mind.practise(ADD, true, 0);
      for (let count = 0; count < 3; count++) mind.practise(ADD, true, 0);
      mind.sleep(3, () => luck);
      return mind.knows(ADD);
    };
    const left = 2 ** (-3 / halfLife);
    expect([isKept(left - 0.01), isKept(left + 0.01)]).toEqual([true, false]);
  });
});

describe("a mind of strengths", () => {
  test("[SIM5] somebody half-strong is right more often than by chance, and does not know the skill", () => {
    const mind = createStrengthMind(setting());
    const chance = (level: Difficulty) => mind.chanceRight(ADD, help({ level }));
    const before = chance(3);
    while (chance(3) < 0.6) mind.practise(ADD, true, 0);
    expect(before).toBeLessThan(0.25);
    expect(mind.knows(ADD)).toBe(false);
    expect(chance(1)).toBeGreaterThan(0.75);
    expect(chance(5)).toBeLessThan(0.5);
  });

  test("[SIM5] practice makes a skill known, and nights leave it half known", () => {
    const mind = createStrengthMind(setting());
    for (let count = 0; count < 6; count++) mind.practise(ADD, true, 0);
    expect(mind.knows(ADD)).toBe(true);
    mind.sleep(400, () => 0);
    expect(mind.knows(ADD)).toBe(false);
    expect(mind.chanceRight(ADD, help())).toBeCloseTo(0.5, 2);
  });

  test("[SIM5] right answers make what is known last, and what is half known not", () => {
    const nightsKnown = (practised: number) => {
      const mind = createStrengthMind(setting({ spacing: false }, [ADD]));
      for (let count = 0; count < practised; count++) mind.practise(ADD, true, 0);
      let nights = 0;
      for (; mind.knows(ADD); nights++) mind.sleep(1, () => 0);
      return nights;
    };
    expect(nightsKnown(2)).toBeGreaterThan(3 * nightsKnown(0));
  });
});
