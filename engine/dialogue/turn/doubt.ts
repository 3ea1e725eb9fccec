import { TURN } from "../../cues/turn.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork, currentSmallStep } from "./ask-small-step.ts";
import { columnsTurned, hasColumnTurned } from "./column-turned.ts";
import { givensOf } from "./givens.ts";
import { isAgreed, isOnTheWay, toldIn } from "./told.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { isDenied } from "./said-right.ts";
import { clausesOf, statedSums, type StatedSum } from "./true-fact.ts";
import { valuesSaid } from "./said-values.ts";
import { asking, itemHint } from "./small-steps.ts";
import type { Answer, Talk } from "./talk.ts";

/** "But that is too big": who doubts a number that does not fit is told that it is right to, and gets what helps with it [TRN81]. */
export function onDoubt(talk: Talk): Answer | null {
  const { turns } = talk.desk.problem;
  const last = turns.findLast((turn) => turn.type === "reply");
  const said = turns.findLast((turn) => turn.type === "said");
  const isToStep =
    said?.type === "said" && said.category === "answer" && last?.type === "reply" && STEP_NOT_TAKEN.has(last.act);
  // "That's not right", of a calculation that leads nowhere.
  const isOfSum = said?.type === "said" && statedSums(said.text.toLowerCase()).some((sum) => leadsNowhere(talk, sum));
  const isOfLast = isToStep || isOfSum || (last?.type === "reply" && NOT_TAKEN.has(last.act));
  // A number that was marked, and is named, is doubted whatever was said since.
  const tried = turns.flatMap((turn) => (turn.type === "attempt" && turn.verdict === "incorrect" ? turn.given : []));
  const marked = new Set(tried);
  const named = valuesSaid(talk.text.toLowerCase());
  const isNamed = named.some(({ value }) => marked.has(value));
  // "Isn't 81 bigger than 8?" speaks of other numbers.
  const isOfIt = isNamed || (isOfLast && named.length === 0);
  const isDoubt =
    TURN.DOUBT.test(talk.understood.plain) && isOfIt && (talk.understood.category !== "answer" || isNamed);
  if (!isDoubt && !isGivenUp(talk)) return null;
  // An open step leads on by itself from a way that is given up.
  const at = isDoubt || talk.desk.problem.scaffold?.active !== true ? null : currentSmallStep(talk);
  const hint = (at?.smallStep.value ?? null) === null ? itemHint(talk) : null;
  return {
    category: "explanation",
    act: "heard",
    words: [talk.speaker.pick(PHRASES.goodDoubt), hint],
    ...asking(hint ?? "", backToWork(talk, undefined, hint !== null)),
  };
}

/**
 * "9 rows is too few, so no", "40 no": numbers that were tried are given up, and none of them is the answer or a step; the
 * answer is not named beside them. Which choice does not fit is not said.
 */
function isGivenUp(talk: Talk): boolean {
  const { understood, desk, locale, env } = talk;
  const { item } = desk;
  const { plain, value } = understood;
  const cue = TURN.GIVES_UP.exec(plain);
  const isBare = isDenied(talk);
  if (item.answer_spec.ui.choices.length > 0 || (cue === null && !isBare)) return false;
  const given = givensOf(talk);
  const before = clausesOf(plain.slice(0, cue?.index)).map((one) => ("sum" in one ? one.sum.result : one.said.value));
  const [behind] = cue?.[0].endsWith("not") === true ? valuesSaid(plain.slice(cue.index)) : [];
  // What leads on is answered first.
  if (behind !== undefined && toldIn(talk).some(({ is }) => is === "way")) return false;
  const tried = behind === undefined ? before.filter((each) => !given.has(each)) : [behind.value];
  const all = item.solution_logic.final_answer_canonical.split(/\s*,\s*/u);
  const isAnswer = (each: string) => all.includes(each) || isWorthTheSame(item, each, locale, env.content.checker);
  if (valuesSaid(plain).some((each) => isAnswer(each.value))) return false;
  const left = cue === null || (isBare && tried.length === 0) ? [value ?? ""] : tried;
  return left.length > 0 && !left.some((each) => isOnTheWay(talk, each));
}

/** What comes to the answer, in whatever form, leads there. */
function leadsNowhere(talk: Talk, sum: StatedSum): boolean {
  const { desk, locale, env } = talk;
  return !isAgreed(talk, sum) && !isWorthTheSame(desk.item, sum.result, locale, env.content.checker);
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
