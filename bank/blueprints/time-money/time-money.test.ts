import { describe, expect, test } from "vitest";
import type { MathProblemItem, Operands } from "#engine";
import { sampleOf } from "../../../testing/searches.ts";
import {
  blueprintOf,
  buildAll,
  handCases,
  harshTexts,
  leakingTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  verdictsOf,
  workedOut,
  type HandCase,
} from "../testing.ts";
import { timeMoneyCases } from "./cases.fixture.ts";
import { timeMoneyBlueprints } from "./index.ts";

const CASES = handCases(timeMoneyCases);

describe("instances worked out by hand", () => {
  test.for(CASES)("[TMM1] $skill $operands: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(timeMoneyBlueprints, handCase)).toEqual(handCase);
  });

  test.for(timeMoneyBlueprints)("[TMM1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

describe.for(timeMoneyBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[TMM2] every rule speaks in some instance, at a step that the solution has", () => {
    expect(ruleFaults(blueprint, items)).toEqual([]);
  });

  test("[TMM3] no hint of any level and no explanation gives the answer", () => {
    expect(leakingTexts(sampleOf(items))).toEqual([]);
    expect(items.flatMap(({ item }) => helpOf(item).filter((text) => tellsTime(item, text)))).toEqual([]);
  });

  test("[TMM4] texts are kind, and one is in the singular", () => {
    expect(harshTexts(items)).toEqual([]);
    const texts = items.flatMap(({ item }) => [item.problem_content.stem, ...helpOf(item)]);
    expect(texts.filter((text) => /(?<![\d:])1 (?:minutes|hours|small marks)\b/u.test(text))).toEqual([]);
  });
});

const TIMES: ReadonlySet<string> = new Set(["g2.time5", "g3.timemin", "g3.elapsed"]);

test.for(timeMoneyBlueprints.filter(({ id }) => TIMES.has(id)))(
  "[TMM5] pictures of $id are described without the answer",
  (blueprint) => {
    const items = buildAll(blueprint, SEEDS);
    const described = items.flatMap(({ item }) => {
      const { diagram } = item.problem_content;
      const isWithin = diagram !== undefined && item.answer_spec.kind === "time";
      return isWithin ? [{ item, alt: diagram.alt }] : [];
    });
    expect(described.length).toBeGreaterThan(SEEDS);
    expect(described.filter(({ item, alt }) => tellsTime(item, alt))).toEqual([]);
  },
);

function helpOf({ hints = [], misconceptions }: MathProblemItem): readonly string[] {
  return [...hints, ...misconceptions.flatMap(({ explanation = "", hint_ladder }) => [explanation, ...hint_ladder])];
}

/** Whether a text writes down the time that is the answer; numbers may be those of the question. */
function tellsTime({ solution_logic: { final_answer_canonical: answer } }: MathProblemItem, text: string): boolean {
  const [time = answer] = answer.split(/ (?=[ap]m)/u);
  if (!time.includes(":")) return false;
  return new RegExp(String.raw`(?<![\d:])${time}(?![\d:])`, "u").test(text.replaceAll("{:}", ":"));
}

test("[TMM6] nobody goes to bed in the morning", () => {
  const stems = buildAll(blueprintOf(timeMoneyBlueprints, "g2.time5"), SEEDS).map(({ item }) => [
    item.problem_content.stem,
    item.solution_logic.final_answer_canonical,
  ]);
  const beds = stems.filter(([stem = ""]) => /\bbed\b|breakfast/u.test(stem));
  expect(beds.length).toBeGreaterThan(0);
  for (const [stem = "", answer = ""] of beds) {
    expect(`${stem} ${answer}`).toMatch(/bed\b.* [78]:\d\d pm$|breakfast.* [678]:\d\d am$/u);
  }
});

test("[TMM6] things last as long as they do", () => {
  const stems = buildAll(blueprintOf(timeMoneyBlueprints, "g3.elapsed"), SEEDS).map(({ item, operands }) => ({
    stem: item.problem_content.stem,
    length: Number(operands["length"]),
  }));
  const films = stems.filter(({ stem }) => /film/u.test(stem));
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter(({ length }) => length < 65)).toEqual([]);
  expect(stems.filter(({ stem, length }) => /quiz|flute/u.test(stem) && length > 50)).toEqual([]);
});

test("[TMM9] a length counts as children write it", () => {
  const asked = (ask: string, given: readonly string[]) =>
    verdictsOf(blueprintOf(timeMoneyBlueprints, "g3.elapsed"), { h: 9, m: 50, length: 85, ask, show: "none" }, given);
  expect(asked("hours", ["1 h 25 min", "1 hour 25 minutes", "1:25", "85 min", "85", "1:65", "2 h 25 min"])).toEqual({
    "1 h 25 min": "correct",
    "1 hour 25 minutes": "correct",
    "1:25": "correct",
    "85 min": "correct",
    "85": "incorrect",
    "1:65": "unreadable",
    "2 h 25 min": "incorrect",
  });
  const short = { h: 9, m: 50, length: 25, ask: "minutes", show: "none" };
  const given = ["25", "25 minutes", "25 min", "65"];
  expect(verdictsOf(blueprintOf(timeMoneyBlueprints, "g3.elapsed"), short, given)).toEqual({
    "25": "correct",
    "25 minutes": "correct",
    "25 min": "correct",
    "65": "incorrect",
  });
});

test("[TMM9] a time counts as children write it", () => {
  const asked = (ask: string, given: readonly string[]) =>
    verdictsOf(blueprintOf(timeMoneyBlueprints, "g2.time5"), { h: 4, m: 20, ask, half: "pm", numbers: "all" }, given);
  expect(asked("clock", ["4:20", "04:20", "4.20", "20 past 4", "4:20 pm", "4:02", "20", "4:75"])).toEqual({
    "4:20": "correct",
    "04:20": "correct",
    "4.20": "correct",
    "20 past 4": "correct",
    "4:20 pm": "correct",
    "4:02": "incorrect",
    "20": "unreadable",
    "4:75": "unreadable",
  });
  expect(asked("day", ["4:20 pm", "4:20pm", "4:20 am", "4:20"])).toEqual({
    "4:20 pm": "correct",
    "4:20pm": "correct",
    "4:20 am": "incorrect",
    // Read, and half of it is still to be said.
    "4:20": "wrong-form",
  });
});

test("[TMM1] coins are not drawn with which nickels taken for dimes, and dimes for nickels, are right", () => {
  const items = buildAll(blueprintOf(timeMoneyBlueprints, "g2.coins"), SEEDS);
  const same = items.filter(({ operands: { n, d } }) => n === d && n !== 0);
  expect(same.map(({ item }) => item.problem_content.diagram)).toEqual([]);
});

test("[TMM10] coins are told one by one, as they lie", () => {
  const items = buildAll(blueprintOf(timeMoneyBlueprints, "g2.coins"), SEEDS);
  for (const { item } of items) {
    const { diagram } = item.problem_content;
    if (diagram?.type !== "coins") throw new Error("no coins");
    const told = [...diagram.alt.matchAll(/(\d+) (cents?|dollars?)\b/gu)].map(
      ([, n, unit = ""]) => Number(n) * (unit.startsWith("dollar") ? 100 : 1),
    );
    expect(told).toEqual(diagram.pieces);
  }
});

test("[TMM11] money counts as children write it", () => {
  const none = { t: 0, f: 0, b: 0, q: 0, d: 0, n: 0, p: 0, price: 0, mix: 0 };
  const asked = (operands: HandCase["operands"], given: readonly string[]) =>
    verdictsOf(blueprintOf(timeMoneyBlueprints, "g2.coins"), { ...none, ...operands }, given);
  const given = ["65", "65¢", "65 cents", "65c", "$0.65", "0.65", "$65", "66"];
  expect(asked({ q: 2, d: 1, n: 1, ask: "count" }, given)).toEqual({
    "65": "correct",
    "65¢": "correct",
    "65 cents": "correct",
    "65c": "correct",
    "$0.65": "wrong-form",
    "0.65": "incorrect",
    $65: "wrong-form",
    "66": "incorrect",
  });
  expect(asked({ b: 3, q: 1, d: 1, ask: "notes" }, ["3.35", "$3.35", "335 cents", "335", "€3.35"])).toEqual({
    "3.35": "correct",
    "$3.35": "correct",
    "335 cents": "correct",
    "335": "incorrect",
    "€3.35": "incorrect",
  });
  const change = { a: 625, b: 0, many: 1, note: 20, ask: "change" };
  const back = ["13.75", "$13.75", "1375 cents", "13 3/4", "14.25"];
  expect(verdictsOf(blueprintOf(timeMoneyBlueprints, "g3.money"), change, back)).toEqual({
    "13.75": "correct",
    "$13.75": "correct",
    "1375 cents": "correct",
    "13 3/4": "wrong-form",
    "14.25": "incorrect",
  });
});

test("[TMM12] small things cost less than a dollar, and more than there is", () => {
  const items = buildAll(blueprintOf(timeMoneyBlueprints, "g2.coins"), SEEDS).filter(
    ({ operands }) => operands["ask"] === "more",
  );
  expect(items.length).toBeGreaterThan(0);
  for (const { item, operands } of items) {
    const answer = Number(item.solution_logic.final_answer_canonical);
    expect(answer).toBeGreaterThan(10);
    expect(answer).toBeLessThan(Number(operands["price"]));
    expect(Number(operands["price"])).toBeLessThan(100);
  }
});

test("[TMM13] from 1:45 to 4:10 one goes on by 2 hours, not by 120 minutes", () => {
  const operands = { h: 1, m: 45, length: 145, ask: "hours", show: "none" };
  const elapsed = blueprintOf(timeMoneyBlueprints, "g3.elapsed");
  expect(elapsed.hints(operands)[2]).toMatch(/^2 hours after 1:45 it is 3:45\./u);
  expect(elapsed.steps(operands).map(({ value }) => value)).toEqual(["3:45", "15", "10", "2 h 25 min"]);
});

test("[TMM14] the cents of 3.30 and 4.20 are left to be added, and the small marks to be counted", () => {
  const hint = (skill: string, operands: Operands) => blueprintOf(timeMoneyBlueprints, skill).hints(operands)[2];
  expect(hint("g3.money", { ask: "total", a: 330, b: 420, many: 1, note: 0 })).toBe(
    "Add the dollars: $3 + 4 = 7$. Now add the cents, 30 and 20. The dollars go before the point, and the cents after it.",
  );
  expect(hint("g3.timemin", { h: 4, m: 27, ask: "clock", half: "am", numbers: "all" })).toBe(
    "Count in fives from the 12 to the last number before the long hand: 5, 10, 15, 20, 25. Then count on by ones: the long hand is 2 small marks further. Now read the hour: which number did the short hand pass last?",
  );
  const trip = { h: 1, m: 40, length: 55, ask: "end", show: "line" };
  expect(hint("g3.elapsed", trip)).toBe(
    "The time from 1:40 to 2:00 is 20 minutes: $60 - 40 = 20$. How many of the 55 minutes are left then? Go on that many minutes from 2:00.",
  );
  expect(hint("g3.elapsed", { ...trip, length: 115, ask: "start", show: "none" })).toBe(
    "1 hour before 3:35 it was 2:35. The time from 2:35 back to 2:00 is 35 minutes. How many of the 55 minutes are left then? Go back that many minutes from 2:00.",
  );
});

test("[TMM15] on a dial with few numbers fives are counted by long marks, and the hands are apart", () => {
  const read = timeMoneyBlueprints.filter(({ id }) => id === "g2.time5" || id === "g3.timemin");
  const items = read.flatMap((blueprint) => buildAll(blueprint, 40));
  const few = items.filter(({ operands }) => operands["numbers"] === "quarters");
  const told = few.flatMap(({ item }) => helpOf(item)).filter((text) => /five|small mark/u.test(text));
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((text) => /from (?:one )?number|(?:next|each|last) number\b/u.test(text))).toEqual([]);
  const together = items.filter(({ operands }) => {
    const { ask, h, m } = operands as { ask: string; h: number; m: number };
    return ask !== "find" && ask !== "to" && Math.floor(m / 5) === (h + (m > 30 ? 1 : 0)) % 12;
  });
  expect(together).toEqual([]);
  const alike = items.filter(({ operands: { ask, m } }) => ask !== "find" && (m === 48 || m === 50));
  expect(alike).toEqual([]);
});

test("[TMM17] of coins that are too few for an amount only that is said", () => {
  const items = buildAll(blueprintOf(timeMoneyBlueprints, "g2.coins"), SEEDS).filter(
    ({ operands }) => operands["ask"] === "fewest",
  );
  expect(items.length).toBeGreaterThan(SEEDS / 2);
  for (const { item } of items) {
    const right = Number(item.solution_logic.final_answer_canonical);
    const fewer = item.misconceptions.filter(({ trigger }) => Number(trigger.value) < right);
    expect(fewer.length).toBeGreaterThan(0);
    expect(fewer.filter(({ id, is_fact }) => id !== "MO-N27" || is_fact !== true)).toEqual([]);
    // The last step adds the numbers of the kinds.
    const kinds = item.solution_logic.steps.at(-1)?.math.split("=")[0]?.split("+").length;
    expect([4, kinds]).not.toContain(right);
  }
});

test("[TMM18] minutes to the hour are a way of small steps and fives", () => {
  const items = buildAll(blueprintOf(timeMoneyBlueprints, "g3.timemin"), SEEDS);
  const left = items.filter(({ operands: { ask } }) => ask === "to").map(({ operands: { m } }) => 60 - Number(m));
  expect(left.length).toBeGreaterThan(SEEDS / 2);
  expect(left.filter((minutes) => minutes < 6 || minutes % 5 === 4 || minutes % 5 === 0)).toEqual([]);
});

describe("change that is a ten or a dollar too much", () => {
  const said = (operands: object, id: string) => {
    const o = { b: 0, many: 1, note: 0, ...operands };
    const rule = blueprintOf(timeMoneyBlueprints, "g3.money").misconceptions.find((one) => one.id === id);
    return [rule?.wrong(o), rule?.explanation(o)];
  };

  test.for([
    [{ a: 8900, note: 100, ask: "change" }, "SB-06", "29", "You kept the 9 of 89 as the ones of your answer."],
    [{ a: 8900, note: 100, ask: "change" }, "MO-N13", "20", "You took away the 80, and not the 9."],
    [
      { a: 1260, b: 190, note: 20, ask: "two" },
      "MO-N14",
      "6.50",
      "The cents of your answer are right, and the dollars are not.",
    ],
    [{ a: 1260, b: 190, note: 20, ask: "two" }, "MO-N10", undefined, undefined],
  ] as const)("[TMM16] %o: %s says what is true of every way to its number", ([operands, id, wrong, explanation]) => {
    const [given, text] = said(operands, id);
    expect(given).toBe(wrong);
    if (wrong !== undefined) expect(text).toBe(explanation);
  });
});
