import { describe, expect, test } from "vitest";
import { likedExample, numbersIn } from "../compose/liked-example.ts";
import { PHRASES } from "../compose/phrases.ts";
import { isOfOthers, isStory } from "./give-example.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

/** Whether a text has one of a bank's phrases, up to its gap. */
function has(text: string, bank: readonly string[]): boolean {
  return bank.some((phrase) => text.includes(phrase.split("{")[0] ?? phrase));
}

describe("[TRN60] an example says that it is one, and leads back by naming the problem", () => {
  test("asked for, with steps open and without", () => {
    const desk = createTalkDesk();
    const first = desk.say("can you give me an example").text;
    expect(has(first, PHRASES.forExample) && has(first, PHRASES.yours)).toBe(true);
    desk.say("help");
    const { text, asks } = desk.say("can you give me an example");
    expect(has(text, PHRASES.forExample) && has(text, PHRASES.yours)).toBe(true);
    expect(asks).toMatchObject({ kind: "step", step: 1 });
  });

  test("a story with numbers is told whole, as an example", () => {
    const again = "Lay 70 straws down. Bundle ten of them. Count the bundles.";
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, again }]));
    const told =
      Array.from({ length: 9 }, () => desk.say("idk")).find(({ act }) => act === "strategy-again")?.text ?? "";
    expect(told).toContain("lay 70 straws down. Bundle ten of them. Count the bundles.");
    expect(has(told, PHRASES.forExample) && has(told, PHRASES.yours)).toBe(true);
  });

  test("a story that has the number of the open step is not told", () => {
    const desk = createTalkDesk("t.add", talkContent());
    const again = `Lay ${desk.step(1)} straws down, and ${desk.step(2)} more. Bundle ten of them.`;
    const other = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, again }]));
    expect(Array.from({ length: 9 }, () => other.say("idk").act)).not.toContain("strategy-again");
  });

  test("an idea about other numbers is announced, and what needs its problem is left out", () => {
    const idea = [
      "In $68$ the digits are worth $60$ and $8$.",
      "Ones are added to ones.",
      "A full ten moves on.",
    ] as const;
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, idea }]));
    const { text } = desk.say("what is the rule");
    expect(has(text, PHRASES.forExample) && has(text, PHRASES.yours)).toBe(true);
    const commonError = { ...TALK_LESSON.commonError, instead: "Change each ten first: $80 + 3 = 83$." };
    const few = createTalkDesk(
      "t.add",
      talkContent([{ ...TALK_LESSON, idea: ["Think.", "Think.", "Think."], commonError }]),
    );
    const said = Array.from({ length: 4 }, () => few.say("why does that work").text).join(" ");
    expect(said).not.toContain("Change each ten");
  });

  test("a fact that was asked for, and what a skill is good for, are no examples", () => {
    expect(has(createTalkDesk().say("whats 3 times 4").text, PHRASES.yours)).toBe(false);
    const desk = createTalkDesk(
      "t.add",
      talkContent([{ ...TALK_LESSON, use: "You add $2.50$ and $3.99$ in a shop." }]),
    );
    const { text } = desk.say("why do i need this");
    expect(text).toContain("You add $2.50$");
    expect(has(text, PHRASES.forExample) || has(text, PHRASES.yours)).toBe(false);
  });

  test.for([
    ["$70 + 5$ is more.", true],
    ["Look for 5 or more.", false],
    ["Ten ones make one ten.", false],
  ] as const)("%s", ([text, isOther]) => {
    expect(isOfOthers(createTalkDesk().item(), text)).toBe(isOther);
  });

  test("a story has numbers of its own", () => {
    expect(["Twelve beans lie in 3 heaps.", "Take three sevenths.", "Bundle straws in tens."].map(isStory)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("it does what the problem does: smaller numbers to lowest terms, and wholes out of parts", () => {
    const of = (operation: "lowest-terms" | "to-mixed", seed: number) =>
      likedExample({ operation, likes: [], grade: 4, avoid: [], seed: `${seed}`, may: () => true }) ?? "";
    for (let seed = 0; seed < 20; seed++) {
      const [from = "", to = ""] = numbersIn(of("lowest-terms", seed)).filter((number) => number.includes("frac"));
      const tops = [from, to].map((fraction) => Number(/\{(\d+)\}/u.exec(fraction)?.[1]));
      expect(tops[0]).toBeGreaterThan(tops[1] ?? 0);
      expect(of("to-mixed", seed)).toMatch(/\$\\frac\{\d+\}\{\d+\} = \d\\frac/u);
    }
  });
});
