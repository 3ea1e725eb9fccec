import { expect, test } from "vitest";
import { explainTurn } from "./explain-turn.ts";
import { createTalkDesk } from "./talk.fixture.ts";

type Desk = ReturnType<typeof createTalkDesk>;

/** The rows that answer a message to the problem on the desk. */
function rowsOf(desk: Desk, text: string): string | null | undefined {
  const command = { type: "send-message", item: desk.problem().item, text, locale: "en" } as const;
  return explainTurn(desk.state(), command, desk.env())?.row;
}

test.for<readonly [string, string, string]>([
  ["t.add", "i want to die", "safety"],
  ["t.add", "what does digit mean", "meaning"],
  ["t.add", "my grandma died", "beside / no-answer / sad-news"],
  ["t.add", "i need to think", "beside / no-answer / wait"],
  ["t.add", "no entiendo", "open / plea"],
  ["t.add", "1 3/4 = 7/4", "open / answer / not-right / no-attempt / says-true"],
  ["t.add", "so the dot moves 95", "open / answer / not-right / no-attempt / in-passing"],
  ["t.add", "11 and 8", "open / answer / several-values"],
  ["t.add", "7", "open / answer / marked"],
  ["t.both", "i think its 8 and then 9 and 2 maybe", "open / answer / what-is-missing"],
  ["t.add", "why do we carry", "open / question / lesson"],
  ["t.add", "do i add", "asked / operation"],
  ["t.add", "how many more do i get", "open / question / help"],
  ["t.add", "i dont get it", "open / stuck / small-step"],
  ["t.add", "skip", "open / stuck / skip"],
  ["t.add", "my dog ate my shoe", "open / beside-the-work / tells-of-oneself"],
  ["t.add", "yes my dog is big", "open / bare-yes-or-no"],
  ["t.add", "ok", "open / ok"],
])("[TRN90] %s, %s: %s", ([skill, text, rows]) => {
  expect(rowsOf(createTalkDesk(skill), text)).toBe(rows);
});

test("[TRN90] a small step and a problem that is over have tables of their own", () => {
  const desk = createTalkDesk();
  desk.say("i dont get it");
  expect(rowsOf(desk, "3")).toBe("open / answer / small-step / not-the-step / step-missed");
  desk.check(String(desk.right()));
  expect(rowsOf(desk, "what now")).toBe("over / what-now");
});
