import { describe, expect, test } from "vitest";
import type { Operands } from "#engine";
import {
  answerFaults,
  blueprintOf,
  buildAll,
  flatLevels,
  harshTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  tellingHints,
  workedOut,
  type HandCase,
} from "../testing.ts";
import { slipsOf } from "../slips.ts";
import { HOLDS_OF, knownAnswers } from "./errors.ts";
import { linesOf, resultOf, toldOf } from "./from-trace.ts";
import { wordProblemsBlueprints } from "./index.ts";
import { fitsScene } from "./make-story.ts";
import { namesOf, type Story } from "./story.ts";

const PLAIN = { n: 0, e: 0, c: 0, m: 0, f: 0, extra: 0, scene: "stickers", show: "none", tell: 0, who: 0 };

function story(skill: string, operands: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill, operands: { ...PLAIN, ...operands }, answer, wrong };
}

const CASES: readonly HandCase[] = [
  story("g2.wp2", { plot: "gain-lose", e: 15, c: 6, f: 4 }, "17", {
    "WP-05": "21",
    "WP-06": "25",
    "WP-N2": "11",
    "WP-N12": "13",
  }),
  story("g2.wp2", { plot: "lose-gain", e: 30, c: 12, f: 8 }, "26", {
    "WP-05": "18",
    "WP-06": "50",
    "AD-08": "10",
    "WP-N2": "38",
    "WP-N12": "34",
  }),
  story("g2.wp2", { plot: "lose-lose", e: 30, c: 12, f: 8 }, "10", {
    "WP-05": "18",
    "WP-06": "50",
    "SB-15": "26",
    "WP-N2": "22",
  }),
  story("g2.wp2", { plot: "third", e: 60, c: 12, f: 8 }, "40", {
    "WP-05": "20",
    "WP-06": "80",
    "WP-N2": "52",
    "WP-N8": "48",
  }),
  story("g2.wp2", { plot: "fewer", e: 40, c: 12 }, "68", { "WP-05": "28", "WP-06": "52", "WP-N23": "92" }),
  story("g2.wp2", { plot: "start-losses", e: 40, c: 12, f: 8 }, "60", { "WP-05": "48", "EQ-04": "20", "WP-N2": "52" }),
  story("g2.wp2", { plot: "start-gains", e: 40, c: 12, f: 8 }, "20", { "WP-05": "32", "WP-06": "60", "WP-N2": "28" }),
  story("g2.wp2", { plot: "start-mixed", e: 40, c: 12, f: 8 }, "36", {
    "WP-05": "48",
    "WP-06": "60",
    "WP-N2": "28",
    "WP-N7": "44",
  }),
  story("g2.wp2", { plot: "told-more", e: 40, c: 12 }, "68", {
    "WP-05": "28",
    "WP-01": "92",
    "WP-N9": "52",
  }),
  story("g2.wp2", { plot: "told-fewer", e: 40, c: 12 }, "92", { "WP-05": "52", "WP-02": "68", "WP-N9": "28" }),
  story("g3.mdwp", { plot: "total", n: 4, e: 6 }, "24", { "ML-01": "10", "ML-02": "18", "ML-03": "30" }),
  story("g3.mdwp", { plot: "each", n: 4, e: 6 }, "6", {
    "DV-N1": "20",
    "DV-08": "96",
    "DV-N7": "5",
    "DV-N4": "7",
    "WP-N10": "28",
  }),
  story("g3.mdwp", { plot: "count", n: 4, e: 6, extra: 12 }, "4", {
    "DV-N1": "18",
    "DV-08": "144",
    "DV-N7": "3",
    "DV-N4": "5",
    "WP-N10": "30",
    "MG-N11": "2",
  }),
  story("g3.wp2", { plot: "more", n: 3, e: 5, c: 2 }, "17", {
    "ML-N11": "7",
    "WP-05": "15",
    "WP-06": "10",
    "AD-08": "13",
    "WP-N1": "21",
  }),
  story("g3.wp2", { plot: "less", n: 4, e: 6, c: 5 }, "19", {
    "ML-N11": "1",
    "WP-05": "24",
    "WP-06": "15",
    "SB-15": "29",
    "WP-N1": "4",
  }),
  story("g3.wp2", { plot: "part", n: 4, e: 6, c: 8 }, "16", { "WP-05": "24", "WP-06": "18", "SB-15": "32" }),
  story("g3.wp2", { plot: "differ", n: 4, e: 6, c: 10 }, "14", {
    "ML-N11": "4",
    "WP-05": "24",
    "SB-15": "34",
  }),
  // 30 stickers, of which 4 times 6 are used.
  story("g3.wp2", { plot: "left", n: 4, e: 6, c: 6 }, "6", {
    "ML-N11": "24",
    "WP-05": "24",
    "WP-06": "40",
    "SB-15": "54",
    "WP-N11": "20",
  }),
  story("g3.wp2", { plot: "start", n: 4, e: 6, c: 9 }, "33", {
    "ML-N11": "15",
    "WP-05": "24",
    "WP-06": "19",
    "EQ-04": "15",
    "WP-N1": "60",
  }),
  // 349 stickers, 229 are given away: 229 − 120 for who subtracts.
  story("g3.wp2", { plot: "start", n: 4, e: 30, c: 229 }, "349", {
    "ML-N11": "259",
    "WP-05": "120",
    "WP-06": "263",
    "EQ-04": "109",
  }),
  // 32 stickers, 8 are given away, and 24 go on 4 sheets.
  story("g3.wp2", { plot: "rest-each", n: 4, e: 6, c: 8 }, "6", {
    "DV-N1": "20",
    "WP-05": "24",
    "WP-06": "44",
    "WP-N2": "8",
  }),
  // 36 stickers: taken away after dividing, 3 are too many.
  story("g3.wp2", { plot: "rest-each", n: 4, e: 9, c: 4 }, "9", {
    "DV-N1": "32",
    "WP-05": "36",
    "WP-06": "48",
    "WP-N2": "10",
    "WP-N4": "6",
  }),
  story("g3.wp2", { plot: "rest-count", n: 4, e: 6, c: 12 }, "4", {
    "DV-N1": "18",
    "WP-05": "24",
    "WP-06": "54",
    "WP-N2": "6",
  }),
  story("g3.wp2", { plot: "sum-each", n: 4, e: 6, c: 10 }, "6", { "DV-N1": "20", "WP-05": "24" }),
  story("g3.wp2", { plot: "sum-count", n: 4, e: 6, c: 10 }, "4", { "DV-N1": "18", "WP-05": "24" }),
  story("g3.wp2", { plot: "each-more", n: 4, e: 6, c: 4 }, "10", {
    "WP-05": "6",
    "AD-08": "2",
    "WP-N2": "28",
    "WP-N4": "7",
  }),
  story("g3.wp2", { plot: "fewer", e: 130, c: 40 }, "220", { "WP-05": "90", "WP-06": "170", "WP-N23": "300" }),
  story("g3.wp2", { plot: "told-more", e: 130, c: 40 }, "220", {
    "WP-05": "90",
    "WP-01": "300",
    "WP-N9": "170",
  }),
  story("g3.wp2", { plot: "told-fewer", e: 130, c: 40 }, "300", { "WP-05": "170", "WP-02": "220", "WP-N9": "90" }),
  story("g4.wpmulti", { plot: "more", n: 3, e: 25, c: 20 }, "95", {
    "ML-N11": "45",
    "WP-05": "75",
    "WP-06": "48",
    "AD-08": "55",
    "WP-N1": "135",
  }),
  story("g4.wpmulti", { plot: "left", n: 4, e: 20, c: 25 }, "25", {
    "ML-N11": "85",
    "WP-05": "80",
    "WP-06": "129",
    "SB-15": "185",
    "WP-N11": "81",
  }),
  story("g4.wpmulti", { plot: "sum-each", n: 4, e: 15, c: 22 }, "15", { "DV-N1": "56", "WP-05": "60" }),
  story("g4.wpmulti", { plot: "two-kinds", n: 3, e: 20, m: 4, f: 12 }, "108", {
    "ML-N11": "32",
    "WP-05": "48",
    "WP-N05": "60",
    "AD-08": "12",
    "WP-N3": "72",
  }),
  story("g4.wpmulti", { plot: "two-apart", n: 3, e: 20, m: 4, f: 12 }, "12", {
    "ML-N11": "8",
    "WP-05": "48",
    "WP-N05": "60",
    "SB-15": "108",
    "WP-N3": "48",
  }),
  story("g4.wpmulti", { plot: "two-changes", n: 3, e: 20, c: 15, f: 25 }, "50", {
    "ML-N11": "10",
    "WP-05": "75",
    "WP-N05": "60",
    "WP-N2": "35",
  }),
  // 60 stickers, 12 are given away, and 48 go on 4 sheets.
  story("g4.wpmulti", { plot: "less-each", n: 6, e: 10, m: 4, f: 12, extra: 16 }, "12", {
    "WP-05": "48",
    "WP-N05": "60",
    "WP-N2": "15",
    "WP-N4": "3",
    "MG-N11": "8",
  }),
  story("g4.wpmulti", { plot: "more-each", n: 4, e: 10, m: 5, f: 12, extra: 25 }, "12", {
    "WP-05": "60",
    "WP-N05": "40",
    "WP-N2": "8",
    "WP-N4": "28",
    "MG-N11": "7",
  }),
  story("g4.wpmulti", { plot: "left-each", n: 3, e: 20, m: 5, f: 8, extra: 15 }, "8", {
    "WP-05": "40",
    "WP-N05": "60",
    "WP-N2": "20",
    "MG-N11": "5",
  }),
];

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

test("[WST2] the third hint tells all lines but the last; of one line it is a first part of it", () => {
  const [who] = namesOf({ who: 0 });
  const hints = (skill: string, operands: Operands) =>
    blueprintOf(wordProblemsBlueprints, skill).hints({ ...PLAIN, ...operands });
  expect(hints("g3.wp2", { plot: "less", n: 4, e: 6, c: 5 })[2]).toBe(
    "$4 \\times 6 = 24$: that is how many stickers are on the 4 sheets. " +
      `${who} gives away 5. Does ${who} have more or fewer stickers then?`,
  );
  expect(hints("g3.mdwp", { plot: "total", n: 8, e: 6 })[2]).toBe(
    "There are $5 \\times 6 = 30$ stickers on 5 sheets. How many stickers are on all the sheets?",
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
