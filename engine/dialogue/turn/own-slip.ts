import { TURN } from "../../cues/turn.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { ItemMisconception } from "../../items/math-problem-item.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork } from "./ask-small-step.ts";
import { columnsTurned, hasColumnTurned } from "./column-turned.ts";
import { isAgreed } from "./told.ts";
import { statedSums } from "./true-fact.ts";
import { valuesSaid } from "./said-values.ts";
import { asking, itemHint } from "./small-steps.ts";
import type { Answer, Talk } from "./talk.ts";

/** Of all words of both, so many are the same [0 to 1]. */
const ALIKE = 0.6;

/** "I added the bottoms too": a rule's own sentence in the first person brings that rule's hint, and nothing is marked [TRN66]. */
export function onOwnSlip(talk: Talk): Answer | null {
  const slip = ownSlip(talk);
  if (slip === null) return null;
  const hint = itemHint(talk, { slip: slip.id });
  return {
    category: "explanation",
    act: "own-slip",
    words: [talk.speaker.pick(PHRASES.ownSlip), hint],
    most: hint === null ? 0 : 1,
    ...asking(hint ?? "", backToWork(talk, undefined, hint !== null)),
  };
}

/** "But that is too big": who doubts a number that does not fit is told that it is right to, and gets what helps with it [TRN81]. */
export function onDoubt(talk: Talk): Answer | null {
  const { turns } = talk.desk.problem;
  const last = turns.findLast((turn) => turn.type === "reply");
  const said = turns.findLast((turn) => turn.type === "said");
  const isToStep =
    said?.type === "said" && said.category === "answer" && last?.type === "reply" && STEP_NOT_TAKEN.has(last.act);
  // "That's not right", of a calculation that leads nowhere.
  const isOfSum = said?.type === "said" && statedSums(said.text.toLowerCase()).some((sum) => !isAgreed(talk, sum));
  const isOfLast = isToStep || isOfSum || (last?.type === "reply" && NOT_TAKEN.has(last.act));
  // A number that was marked, and is named, is doubted whatever was said since.
  const tried = turns.flatMap((turn) => (turn.type === "attempt" && turn.verdict === "incorrect" ? turn.given : []));
  const marked = new Set(tried);
  const isNamed = valuesSaid(talk.text.toLowerCase()).some(({ value }) => marked.has(value));
  if (talk.understood.category === "answer" && !isNamed) return null;
  if ((!isOfLast && !isNamed) || !TURN.DOUBT.test(talk.understood.plain)) return null;
  const hint = itemHint(talk);
  return {
    category: "explanation",
    act: "heard",
    words: [talk.speaker.pick(PHRASES.goodDoubt), hint],
    ...asking(hint ?? "", backToWork(talk, undefined, hint !== null)),
  };
}

/** Acts by which a number was not taken, for the answer or for a step. */
const NOT_TAKEN: ReadonlySet<string> = new Set(["tentative", "probe", "hint", "clarify", "not-yet", "same-again"]);
const STEP_NOT_TAKEN: ReadonlySet<string> = new Set(["step-probe", "step-hint"]);

export function isColumnTurned({ understood, desk, env }: Talk): boolean {
  return hasColumnTurned(understood.plain, desk.item, env.content.trace(desk.item));
}

/** A column worked from the bottom up is met by the rule of who does so in every column, where the problem has it [TRN80]. */
export function onColumnTurned(talk: Talk): Answer {
  const { desk, locale, env, speaker } = talk;
  const rule = diagnose(desk.item, [columnsTurned(desk.item)], locale, env.content.checker).misconception ?? null;
  const hint = itemHint(talk, { slip: rule?.id ?? null });
  const words = [speaker.fresh(rule?.explanation) ?? speaker.pick(PHRASES.columnTurned), hint];
  const rest = asking(hint ?? "", backToWork(talk, undefined, hint !== null));
  return { category: "explanation", act: "heard", words, ...rest };
}

/** The rule whose sentence it is. */
function ownSlip({ text, desk: { item, problem } }: Talk): ItemMisconception | null {
  if (problem.phase !== "open" || text.includes("?") || !TURN.OWN_SLIP_MY.test(text)) return null;
  const said = wordsOf(text);
  const alike = item.misconceptions.map((rule) => ({
    rule,
    share: sameShare(said, wordsOf(asOwn(rule.explanation ?? ""))),
  }));
  const best = alike.toSorted((a, b) => b.share - a.share)[0];
  return best === undefined || best.share < ALIKE ? null : best.rule;
}

/** A sentence to the pupil as the pupil says it. */
export function asOwn(explanation: string): string {
  return explanation
    .replaceAll(TURN.AS_OWN_YOU, "I am")
    .replaceAll(TURN.AS_OWN_WERE, "I was")
    .replaceAll(TURN.AS_OWN_YOU_2, "I")
    .replaceAll(TURN.AS_OWN_YOURS, "mine")
    .replaceAll(TURN.AS_OWN_YOUR, "my");
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .replaceAll(/\\[a-z]+|[${}]/gu, " ")
      .match(/[\p{L}\d/]+/gu)
      ?.map((word) => MEANT[word] ?? word)
      .filter((word) => !BESIDE.has(word)),
  );
}

/** Words that children have for those of the rules. */
const MEANT: Readonly<Record<string, string>> = {
  little: "smaller",
  small: "smaller",
  smallest: "smaller",
  big: "bigger",
  biggest: "bigger",
  large: "bigger",
  larger: "bigger",
  one: "digit",
  number: "digit",
  take: "took",
  takes: "took",
  add: "added",
  plus: "added",
  plussed: "added",
  subtract: "took",
  minus: "took",
  multiply: "multiplied",
  times: "multiplied",
  timesed: "multiplied",
  denominators: "bottoms",
  numerators: "tops",
};
const BESIDE: ReadonlySet<string> = new Set(
  "i you we my your the a an always just so and in of it every each place".split(" "),
);

function sameShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
