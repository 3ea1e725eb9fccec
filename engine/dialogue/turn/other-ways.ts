import { ASKED } from "../../cues/asked.ts";
import { TURN } from "../../cues/turn.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { calculate, exact } from "./calculation.ts";
import { bareAnswer } from "./givens.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { isSame, saidSame } from "./same-value.ts";
import { valuesSaid, type SaidValue } from "./said-values.ts";
import type { Answer, Talk } from "./talk.ts";
import { leftWhy } from "./teach-back.ts";
import { statedSums, unworkedIn } from "./true-fact.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, say } from "../../words/say.ts";

/** On a problem that was solved: another way to its answer is said to be one [TRN116]; null for anything else. */
export function onOtherWay(talk: Talk): Answer | null {
  const { understood, desk, speaker } = talk;
  if (desk.problem.phase !== "right" || !TURN.WAY_AS_WELL.test(understood.plain)) return null;
  const answer = bareAnswer(desk.item);
  if (!comesToIt(understood.plain, answer)) return null;
  return over(
    talk,
    speaker.pick(PHRASES.fact, {
      fact: mustSay(talk.translations, SENTENCES.agreed.otherWay, { value: mathsOf(answer) }),
    }),
  );
}

/** On a problem that was solved: another number that is worth the answer is said to be, and which form was asked for [TRN116]. */
export function onSameAnswer(talk: Talk): Answer | null {
  const { desk, locale, env, speaker, text } = talk;
  const { item, problem } = desk;
  if (problem.phase !== "right" || saidSame(talk).length > 0) return null;
  const answer = item.solution_logic.final_answer_canonical;
  const given = problem.turns.flatMap((turn) =>
    turn.type === "attempt" && turn.verdict === "correct" ? turn.given : [],
  );
  const said = valuesSaid(text.toLowerCase()).map(({ value }) => value);
  const worth = [...new Set(said)].filter(
    (value) =>
      /[./%]/u.test(value + answer) &&
      // 20 may be typed for 20%, and is not worth it.
      isSame(value, answer, locale, env) !== false &&
      isWorthTheSame(item, value, locale, env.content.checker),
  );
  // `y = 4.9` and 4.9 are one writing.
  const known = new Set([answer, ...given, ...given.map((each) => each.replace(/^[a-z] ?= ?/u, ""))]);
  const [first, second] = worth;
  // What was marked, and said again, is of interest only beside another.
  const other = worth.find((value) => !known.has(value)) ?? (second === undefined ? undefined : first);
  if (other === undefined) return null;
  const marked = second !== undefined && known.has(other) ? second : given.find((each) => /[./]/u.test(each));
  const own = mathsOf(marked ?? answer);
  const isTaken = env.content.checker.checkItem(item, [other], locale).verdict === "correct";
  const phrase = isTaken ? SENTENCES.worth.eitherRight : SENTENCES.worth.askedFor;
  return over(talk, speaker.fresh(say(talk.translations, phrase, { first: mathsOf(other), second: own })));
}

function over(talk: Talk, said: string | null): Answer {
  const isWhyAsked = talk.asked?.asks?.kind === "why";
  return {
    category: "acknowledge",
    act: "settled",
    events: isWhyAsked ? [leftWhy(talk)] : [],
    words: [said, talk.speaker.pick(PHRASES.goOn)],
    question: null,
    asks: null,
  };
}

/** Whether calculations of a message, none of them mistaken, come to the answer: one of them, all together, or with one number more. */
function comesToIt(plain: string, answer: string): boolean {
  const stated = statedSums(plain);
  if (stated.some(({ isTrue }) => !isTrue)) return false;
  const found = [...plain.matchAll(ASKED.SUM)].map(([, a = "", sign = "", b = ""]) => ({
    value: calculate(sign, Number(a), Number(b)).value,
    operands: [a, b],
  }));
  const chains = unworkedIn(plain).map(({ result }) => Number(result));
  const results = [...chains, ...found.map(({ value }) => value), ...stated.map(({ result }) => Number(result))];
  const isAnswer = (value: number) => String(exact(value)) === answer;
  if (results.some(isAnswer)) return true;
  if (found.length > 1 && isAnswer(found.reduce((sum, { value }) => sum + value, 0))) return true;
  const parts = new Set(found.flatMap(({ operands }) => operands));
  const rest = valuesSaid(plain).filter(({ value }) => !parts.has(value) && value !== answer);
  return results.some((each) => rest.some((one) => isAnswer(each + signOf(one) * Number(one.value))));
}

/** Whether a number is added or taken off, by the nearest word before it; 0 where neither is said. */
function signOf({ before }: SaidValue): number {
  const [, off] = TURN.ADDS_OR_TAKES.exec(before) ?? [null];
  return off === null ? 0 : off === undefined ? 1 : -1;
}
