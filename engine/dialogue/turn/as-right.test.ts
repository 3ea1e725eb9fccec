import { expect, test } from "vitest";
import { line, written, type Content, type Trace } from "../../index.ts";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk, talkContent } from "./talk.fixture.ts";

/** The toy sums as if every multiple of the first step's number did as well there. */
function withMultiples(of: number): Content {
  const first = line("first", "common", [{ known: "number", value: written(of) }], {
    asRight: { rule: "multiple", of },
  });
  const trace: Trace = { givens: [], goal: { operation: "add", from: [] }, routes: [[first]] };
  return { ...talkContent(), trace: () => trace };
}

const isAgreed = (text: string, value: number) =>
  PHRASES.stepAsRight.some((phrase) => text.replaceAll("$", "").includes(phrase.replace("{value}", `${value}`)));

test("[TRN70] another number that does as well is agreed to once, and the smaller one asked for", () => {
  const step = Number(createTalkDesk().step(1));
  const desk = createTalkDesk("t.add", withMultiples(step));
  desk.say("i dont get it");
  const { act, asks, text } = desk.say(`${2 * step}`);
  expect({ act, asks: asks?.kind, agreed: isAgreed(text, 2 * step) }).toEqual({
    act: "step-as-right",
    asks: "step",
    agreed: true,
  });
  expect(desk.problem()).toMatchObject({ attempts: 0, scaffold: { step: 1, misses: 0, active: true } });
  expect(desk.say(`${3 * step}`).act).not.toBe("step-as-right");
  expect(desk.problem().scaffold).toMatchObject({ step: 1, misses: 1 });
  expect(desk.say(`${step}`).act).toBe("step-right");
});

test("[TRN70] what is no multiple is another number", () => {
  const step = Number(createTalkDesk().step(1));
  const desk = createTalkDesk("t.add", withMultiples(step));
  desk.say("i dont get it");
  desk.say(`${2 * step + 1}`);
  expect(desk.problem().scaffold).toMatchObject({ step: 1, misses: 1 });
});
