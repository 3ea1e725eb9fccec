import { describe, expect, test } from "vitest";
import { from, line, written } from "../../trace/index.ts";
import { PHRASES } from "../compose/phrases.ts";
import { leadsOn } from "./on-a-line.ts";
import { createTalkDesk } from "./talk.fixture.ts";
import type { Talk } from "./talk.ts";
import { toldIn } from "./told.ts";
import { statedSums } from "./true-fact.ts";

describe("[TRN94] what only stands near a question", () => {
  test("is said to be only a part of the answer, and no check of the lesson follows", () => {
    const reply = createTalkDesk().say("how many more do i get");
    expect(PHRASES.ideaOnly.some((phrase) => reply.text.startsWith(phrase))).toBe(true);
    expect(reply.asks?.kind).not.toBe("choice");
  });

  test("an answer of the lesson ends with its check", () => {
    expect(createTalkDesk().say("why do we carry")).toMatchObject({ act: "teach", asks: { kind: "choice" } });
  });
});

test.for(["can i buy a candy with that?", "is it 7?", "what do i get for it"])(
  "[TRN94] where a reason is asked for, a question is none: %s",
  (text) => {
    const desk = createTalkDesk();
    desk.say("help");
    desk.say(String(desk.right()));
    expect(desk.problem().asks?.kind).toBe("why");
    expect(desk.say(text).act).not.toBe("said-why");
  },
);

describe("[TRN94] a calculation worked column by column", () => {
  const given = { name: "a", value: written(6485) };
  const by = { name: "b", value: written(7) };
  const inputs = [given, by].map(({ name, value }) => ({ given: name, value }));
  const trace = {
    givens: [given, by],
    goal: { operation: "multiply", from: ["a", "b"] },
    routes: [[line("all", "multiply", inputs)]],
  };
  const known = (n: number) => ({ known: `${n}`, value: written(n) });
  const ones = line("ones", "multiply", [known(7), known(5)]);
  const carry = line("carry", "quotient", [from(ones), known(10)]);
  const tens = line("tens", "multiply", [known(7), known(8)]);
  const columns = { givens: [], routes: [[ones, carry, tens, line("with-carry", "add", [from(tens), from(carry)])]] };
  const item = createTalkDesk().item();

  function talk(plain: string, sumTrace: () => unknown): Talk {
    const { content } = createTalkDesk().env();
    const env = { content: { ...content, trace: () => trace, sumTrace } };
    return { desk: { item, problem: { turns: [] } }, env, locale: "en", understood: { plain } } as unknown as Talk;
  }

  test.for([
    ["7 x 5 = 35", true],
    ["56 + 3 = 59", true],
    ["7 x 6 = 42", false],
    ["7 + 5 = 12", false],
  ] as const)("%s leads on: %s", ([plain, isOn]) => {
    const [fact] = statedSums(plain);
    expect(
      fact &&
        leadsOn(
          talk(plain, () => columns),
          fact,
        ),
    ).toBe(isOn);
    expect(
      fact &&
        leadsOn(
          talk(plain, () => undefined),
          fact,
        ),
    ).toBe(false);
  });

  test("all of its lines in one message are no stray ones", () => {
    const placesIn = (plain: string) => toldIn(talk(plain, () => columns)).map(({ is }) => is);
    expect(placesIn("7x8=56 +3 = 59")).toEqual(["way", "way"]);
    expect(placesIn("7x8=56 and 9 + 9 = 18")).toEqual(["way", "beside"]);
  });
});
