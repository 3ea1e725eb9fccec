import { expect, test } from "vitest";
import type { ReplayProblemView, TurnView } from "../../views/types.ts";
import { HIDDEN_WORDS, hideSerious } from "./index.ts";

const said = (text: string): TurnView => ({ type: "said", text });
const reply = (category: string): TurnView => ({ type: "reply", text: "…", category, asks: null });

test("[CLS9] words that safety answered are hidden, and no others", () => {
  const turns = [
    said("is it 5?"),
    reply("answer"),
    said("i want to die"),
    reply("safety"),
    said("ok"),
    reply("stuck"),
    said("bye"),
  ];
  const problem = { turns: turns.map((turn) => ({ ...turn, at: 1 })) } as unknown as ReplayProblemView;
  const texts = hideSerious(problem).turns.map((turn) => (turn.type === "said" ? turn.text : null));
  expect(texts).toEqual(["is it 5?", null, HIDDEN_WORDS, null, "ok", null, "bye"]);
});
