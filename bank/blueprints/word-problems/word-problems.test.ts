import { describe, expect, test } from "vitest";
import type { Operands } from "#engine";
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
import { slipsOf } from "../slips.ts";
import { HOLDS_OF, knownAnswers } from "./errors.ts";
import { linesOf, resultOf, toldOf } from "./from-trace.ts";
import { wordProblemsCases } from "./cases.fixture.ts";
import { PLAIN } from "./hand-case.fixture.ts";
import { wordProblemsBlueprints } from "./index.ts";
import { extraUsed, fitsScene } from "./make-story.ts";
import { namesOf, type Story } from "./story.ts";

const CASES = handCases(wordProblemsCases);

describe("instances worked out by hand", () => {
  test.for(CASES)("[WST1] $skill $operands: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(wordProblemsBlueprints, handCase)).toEqual(handCase);
  });

  test.for(wordProblemsBlueprints)("[WST1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

describe.for(wordProblemsBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);
  const stories = items.map(({ operands }) => operands as Story);

  test("[WST1] every rule speaks in some instance, at a step that the solution has", () => {
    expect(ruleFaults(blueprint, buildAll(blueprint, 4 * SEEDS))).toEqual([]);
  });

  test("[WST1] its own answers mark right, two wrong ones or more mark incorrect, and levels rise", () => {
    expect(answerFaults(blueprint, items)).toEqual([]);
    expect(flatLevels(blueprint)).toEqual([]);
  });

  test("[WST2] steps end in the last line of the trace and are few", () => {
    for (const { operands, item } of items) {
      const last = blueprint.trace?.(operands)?.routes[0]?.at(-1)?.result;
      expect(item.solution_logic.steps.at(-1)?.value).toBe(String(last?.n));
      expect(item.solution_logic.steps.length).toBeLessThanOrEqual(6);
    }
  });

  test("[WST3] no hint writes the answer down, and the answer is not told", () => {
    expect(tellingHints(items)).toEqual([]);
    expect(stories.filter((o) => toldOf(o).includes(resultOf(o)))).toEqual([]);
  });

  test("[WST4] numbers fit their scene and differ, and all come out whole", () => {
    expect(stories.filter((o) => !fitsScene(o))).toEqual([]);
    expect(stories.filter((o) => new Set([o.extra, ...toldOf(o)]).size <= toldOf(o).length)).toEqual([]);
    expect(stories.flatMap(linesOf).filter(({ result }) => result.d !== 1 || result.n < 1)).toEqual([]);
  });

  test("[WST7] texts are kind, and one container is in the singular", () => {
    expect(harshTexts(items)).toEqual([]);
    const texts = items.flatMap(({ item }) => [item.problem_content.stem, ...(item.hints ?? [])]);
    const plural = /(?<![\d,.])1 (?:boxes|trays|shelves|rows|pages|bags|sheets|packs|nets|crates|pieces)\b/u;
    expect(texts.filter((text) => plural.test(text))).toEqual([]);
  });

  test("[WST9] help speaks of the people of the story, and of nobody else", () => {
    const strangers = items.flatMap(({ item, operands }) => {
      const { stem } = item.problem_content;
      const there = new Set(namesOf(operands as Story).filter((name) => stem.includes(name)));
      const texts = [
        ...(item.hints ?? []),
        ...item.solution_logic.steps.map(({ explanation }) => explanation),
        ...item.misconceptions.flatMap(({ explanation = "", hint_ladder }) => [explanation, ...hint_ladder]),
      ];
      const named = namesOf(operands as Story).filter((name) => !there.has(name));
      return texts.filter((text) => named.some((name) => text.includes(name)) || /\bthe other one\b/u.test(text));
    });
    expect(strangers).toEqual([]);
  });

  test("[ALN6] no named error gives what a slip on the right way gives, but one that is that slip", () => {
    const met = items.flatMap(({ item, operands }) => {
      const slips = slipsOf(blueprint.trace?.(operands)?.routes ?? []);
      return item.misconceptions.filter(
        ({ id, trigger }) =>
          trigger.kind === "exact_answer" &&
          slips.some(({ kind, answer }) => String(answer) === trigger.value && HOLDS_OF[id]?.includes(kind) !== true),
      );
    });
    expect(met).toEqual([]);
  });

  test("[WST10] no hint leads to what another error gives", () => {
    const led = items.flatMap(({ item, operands }) => {
      const results = new Set(linesOf(operands as Story).map(({ result }) => result.n));
      const known = [...knownAnswers(operands as Story)].filter((n) => !results.has(n));
      const ladders = item.misconceptions.map(({ hint_ladder }) => hint_ladder[2] ?? "");
      return [item.hints?.[2] ?? "", ...ladders].filter((hint) => known.some((n) => hint.includes(`= ${n}$`)));
    });
    expect(led).toEqual([]);
  });

  test("[WST8] only a stop on the way gives a number of the way, and none a number that is told", () => {
    const strange = items.flatMap(({ item, operands }) => {
      const o = operands as Story;
      const results = new Set(linesOf(o).map(({ result }) => String(result.n)));
      return item.misconceptions.filter(({ id, trigger }) => {
        const wrong = trigger.kind === "exact_answer" ? trigger.value : "";
        return toldOf(o).map(String).includes(wrong) || (results.has(wrong) && !/^WP-N?05$/u.test(id));
      });
    });
    expect(strange).toEqual([]);
  });
});

test.for([
  // 40 in 8 boxes are 5: shared among 10 they would be 4, as with one too few.
  { extra: 10, isAsked: false },
  { extra: 6, isAsked: true },
])("[WST8] what the last step gives with the $extra that is not needed is no error’s number: $isAsked", (drawn) => {
  const o = { ...PLAIN, plot: "each", scene: "string", n: 8, e: 5, extra: drawn.extra, show: "none" };
  expect(extraUsed(o as unknown as Story).some(({ answer }) => answer === "4")).toBe(!drawn.isAsked);
});

test("[WST2] the third hint tells the line before the last, of three the first; of one it is a first part of it", () => {
  const [who] = namesOf({ who: 0 });
  const hints = (skill: string, operands: Operands) =>
    blueprintOf(wordProblemsBlueprints, skill).hints({ ...PLAIN, ...operands });
  expect(hints("g3.wp2", { plot: "less", n: 4, e: 6, c: 5 })[2]).toBe(
    "$4 \\times 6 = 24$: that is how many stickers are on the 4 sheets. " +
      `${who} gives away 5. How many stickers are left then?`,
  );
  expect(hints("g4.wpmulti", { plot: "two-kinds", n: 3, e: 20, m: 4, f: 12 })[2]).toBe(
    "$3 \\times 20 = 60$: that is how many stickers are on the 3 large sheets. " +
      "There are 4 small sheets with 12 stickers on each small sheet. Which multiplication is that? " +
      "How many stickers are on the large sheets and the small sheets together?",
  );
  expect(hints("g3.mdwp", { plot: "total", n: 8, e: 6 })[2]).toBe(
    "There are $5 \\times 6 = 30$ stickers on 5 sheets. How many stickers are there when you count every sheet?",
  );
});

test("[WST2] the third hint about an error asks for the line where the thinking left the road", () => {
  const rung = (id: string) =>
    blueprintOf(wordProblemsBlueprints, "g4.wpmulti")
      .misconceptions.find((rule) => rule.id === id)
      ?.hints({ ...PLAIN, plot: "two-kinds", n: 3, e: 20, m: 4, f: 12 })[2];
  expect(rung("ML-N11")).toBe(
    "There are 3 large sheets with 20 stickers on each large sheet. Which multiplication is that?",
  );
  expect(rung("WP-N05")).toBe(
    "$3 \\times 20 = 60$: that is how many stickers are on the 3 large sheets. " +
      "There are 4 small sheets with 12 stickers on each small sheet. Which multiplication is that?",
  );
});

test("[WST5] a number that is not needed changes neither answer nor steps", () => {
  const blueprint = blueprintOf(wordProblemsBlueprints, "g4.wpmulti");
  const [without, having] = [0, 17].map((extra) => ({ ...PLAIN, plot: "less-each", n: 6, e: 10, m: 4, f: 12, extra }));
  expect(blueprint.steps(having ?? {})).toEqual(blueprint.steps(without ?? {}));
  expect(blueprint.answer(having ?? {})).toEqual(blueprint.answer(without ?? {}));
});
