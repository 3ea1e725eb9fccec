import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { SIGN_OF, calculate } from "./calculation.ts";
import { bareAnswer, givensOf } from "./givens.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { valuesSaid } from "./said-values.ts";
import type { Answer, Talk } from "./talk.ts";
import { isOnTheWay } from "./told.ts";
import { shownIn, statedSums, type StatedSum } from "./true-fact.ts";

/**
 * A check that misses: a true calculation with a number that was given for the answer before, which with the answer in its
 * place comes to a number of the problem, and does not [TRN115]. That the number does not fit is said, with what shows it.
 */
export function onCheckMissed(talk: Talk): Answer | null {
  const { speaker, understood } = talk;
  const [sum, ...more] = statedSums(understood.plain);
  // What goes on from it is a way of working: "45 and 5 is 50 and 20 is 70".
  const goesOn = more.length > 0 || Number(valuesSaid(understood.plain).at(-1)?.value) !== Number(sum?.result);
  const missed = sum === undefined || goesOn ? null : missedBy(talk, sum);
  if (sum === undefined || missed === null) return null;
  const shown = speaker.pick(PHRASES.fact, { fact: shownIn(talk.translations, sum) });
  const words = [speaker.pick(PHRASES.checkMissed, { value: mathsOf(missed.value), goal: mathsOf(missed.goal) })];
  const question = speaker.pick(PHRASES.askAgain);
  const asks = { kind: "answer", step: null } as const;
  return { category: "explanation", act: "heard", first: shown, words, question, asks };
}

/** The number that does not fit, and what the check should have come to. */
function missedBy(talk: Talk, sum: StatedSum): { readonly value: string; readonly goal: string } | null {
  const { desk, locale, env } = talk;
  const { item, problem } = desk;
  const answer = Number(bareAnswer(item));
  const [operation, ...more] = sum.operations;
  if (!sum.isTrue || operation === undefined || more.length > 0 || sum.operands.length !== 2 || Number.isNaN(answer))
    return null;
  const given = new Set([...givensOf(talk)].map(Number));
  const said = new Set(
    problem.turns.flatMap((turn) =>
      turn.type === "said"
        ? valuesSaid(turn.text.toLowerCase()).map(({ value }) => value)
        : turn.type === "attempt"
          ? turn.given
          : [],
    ),
  );
  for (const [at, value] of sum.operands.entries()) {
    if (!said.has(value) || given.has(Number(value))) continue;
    if (isOnTheWay(talk, value) || isWorthTheSame(item, value, locale, env.content.checker)) continue;
    const [first = 0, second = 0] = sum.operands.map((each, place) => (place === at ? answer : Number(each)));
    const goal = calculate(SIGN_OF[operation], first, second).value;
    if (given.has(goal) && goal !== Number(sum.result)) return { value, goal: String(goal) };
  }
  return null;
}
