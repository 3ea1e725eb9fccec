import { describe, expect, test } from "vitest";
import { decide } from "./decide.ts";
import { read } from "./read.ts";
import { isSameValue } from "./same-value.fixture.ts";
import { understand } from "./understand.ts";
import { rowsIn, type LabelledRow } from "./voices.fixture.ts";
import { readWeights, writeWeights, WEIGHTS, type Weights } from "./weights.ts";

const whole = { kind: "integer", stem: "What is $47 + 36$?", expected: "83" } as const;
const NOTHING: Weights = { byMessageTrait: new Map(), byOptionTrait: new Map() };

describe("[UND26] the learned weights decide", () => {
  test("where nothing tips the scales, who states a value answers", () => {
    const context = {
      stem: "What is $\\frac{1}{2} + \\frac{5}{6}$?",
      kind: "integer",
      lastTutorMessage: "Can you tell me that number?",
    } as const;
    expect(understand("is it 6?", context)).toMatchObject({ category: "answer", value: "6" });
  });

  test("the outcome with the most weight is taken", () => {
    const reading = read("is it 83", whole);
    const off: Weights = { ...NOTHING, byMessageTrait: new Map([["u is", [0, 0, 0, 0, 9, 0, 0]]]) };
    expect(decide(reading, off)).toMatchObject({ category: "off_topic", value: null });
    const stated: Weights = { ...NOTHING, byMessageTrait: new Map([["u is", [0, 0, 0, 0, 0, 0, 9]]]) };
    expect(decide(reading, stated)).toMatchObject({ category: "answer", value: "83" });
  });

  test("of two values, the one whose surroundings weigh more", () => {
    const reading = read("12 then 83", whole);
    const first: Weights = {
      byMessageTrait: new Map([["bias", [0, 0, 0, 0, 0, 0, 9]]]),
      byOptionTrait: new Map([["l ^", 2]]),
    };
    expect(decide(reading, first).value).toBe("12");
    expect(decide(reading, { ...first, byOptionTrait: new Map([["l then", 2]]) }).value).toBe("83");
  });

  test("the nearer the runner-up, the less sure", () => {
    const reading = read("is it 83", whole);
    const confidence = (other: number) =>
      decide(reading, { ...NOTHING, byMessageTrait: new Map([["u is", [0, other, 0, 0, 9, 0, -9]]]) }).confidence;
    expect(confidence(8)).toBeLessThan(confidence(4));
    expect(confidence(9)).toBeCloseTo(0.5);
    expect(confidence(-400)).toBeLessThanOrEqual(0.98);
  });

  test("a number and no more states it, but for a reason that was asked", () => {
    const off: Weights = { ...NOTHING, byMessageTrait: new Map([["bias", [0, 0, 0, 9, 0, 0, -9]]]) };
    const again = { ...whole, lastTutorMessage: "Will you give it another go?" };
    expect(decide(read("82!", again), off)).toMatchObject({ category: "answer", value: "82" });
    expect(decide(read("about 82", again), off).category).toBe("acknowledge");
    expect(decide(read("82", { ...whole, lastTutorMessage: "Why is that?" }), off).value).toBeNull();
    expect(decide(read("82", { ...whole, lastTutorMessage: "Is 8 an even number?" }), off).value).toBeNull();
  });

  test("a message without a value is never an answer", () => {
    const always: Weights = { ...NOTHING, byMessageTrait: new Map([["bias", [0, 0, 0, 0, 0, 9, 9]]]) };
    expect(decide(read("hello", whole), always).category).not.toBe("answer");
  });

  test("the table is read as it was written, in whole steps", () => {
    const text = writeWeights(WEIGHTS);
    expect(readWeights(text)).toEqual(WEIGHTS);
    expect(writeWeights(readWeights(text))).toBe(text);
    expect([...WEIGHTS.byMessageTrait.values()].flat().every((weight) => Number.isInteger(weight))).toBe(true);
    expect(WEIGHTS.byMessageTrait.size).toBeGreaterThan(500);
    expect(WEIGHTS.byOptionTrait.size).toBeGreaterThan(100);
  });
});

describe("[UND27] voices that were neither learned from nor known to those who wrote rules", () => {
  // What is reached, and may only go up.
  test.for([
    { voices: ["w1-sofa", "w2-footie", "w6-fatfinger"], wanted: { category: 0.89, value: 0.93, none: 0.97 } },
    { voices: ["w3-with-gran", "w4-shy-sentences", "w5-rapid"], wanted: { category: 0.91, value: 0.96, none: 0.96 } },
    { voices: ["w7-bus-stop", "w8-night-owl"], wanted: { category: 0.95, value: 0.95, none: 0.96 } },
  ])("$voices", async ({ voices, wanted }) => {
    const rows = (await Promise.all(voices.map(readVoice))).flat();
    const outcomes = rows.map(({ message, context, category, value }) => {
      const understood = understand(message, context);
      return {
        isSorted: understood.category === category,
        isSame: isSameValue(understood.value, value, context.choices ?? []),
        isStated: value !== null,
      };
    });
    const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;
    const same = (isStated: boolean) =>
      share(outcomes.filter((outcome) => outcome.isStated === isStated).map(({ isSame }) => isSame));
    expect.soft(share(outcomes.map(({ isSorted }) => isSorted))).toBeGreaterThanOrEqual(wanted.category);
    expect.soft(same(true)).toBeGreaterThanOrEqual(wanted.value);
    expect.soft(same(false)).toBeGreaterThanOrEqual(wanted.none);
  });
});

async function readVoice(voice: string): Promise<readonly LabelledRow[]> {
  const { default: text } = (await import(`../../../corpora/messages/unlearned/${voice}.txt?raw`)) as {
    readonly default: string;
  };
  return rowsIn(voice, text);
}
