import { numbersTold } from "../compose/problem-text.ts";
import { TURN } from "../../cues/turn.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork } from "./ask-small-step.ts";
import { givensOf } from "./givens.ts";
import { isWrittenApart, rowsIn, type Count } from "./in-a-row.ts";
import { listOf } from "./list-of.ts";
import { askWhether, takeUp } from "./no-attempt.ts";
import { isOnALine } from "./on-a-line.ts";
import { onAnswer } from "./on-answer.ts";
import { targetsOf } from "./own-way.ts";
import { isWorthTheSame } from "./read-answer.ts";
import type { Answered } from "./row.ts";
import { valuesSaid } from "./said-values.ts";
import type { Answer, Talk } from "./talk.ts";
import { resultsOf } from "./told.ts";
import { clausesOf } from "./true-fact.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay } from "../../words/say.ts";

const ASKS_ANSWER = { kind: "answer", step: null } as const;

/**
 * Counting on or back, and numbers put together, as the one thing that they tell [TRN114]: what goes from a known number to
 * the answer has found it; of a jump that is off it is said where; of what only goes as far as it should, how many jumps.
 */
export function onCount(talk: Talk): Answer | Answered | null {
  const {
    desk: { item },
    locale,
    env: { content },
  } = talk;
  const { kind, parts, ui } = item.answer_spec;
  const answer = item.solution_logic.final_answer_canonical;
  if (parts !== undefined || ui.choices.length > 0 || kind === "list" || kind === "set") return null;
  const { plain } = talk.understood;
  const [first, ...more] = valuesSaid(plain);
  const isRefused = TURN.DENIED.test((more.at(-1) ?? first)?.behind ?? "") || TURN.NOT_BEFORE.test(first?.before ?? "");
  if (isRefused || TURN.SUPPOSED.test(plain)) return null;
  const rows = rowsIn(plain);
  // "… 11 12 13, its 14 lines": what is said at the end is meant, and not the row.
  const end = more.at(-1);
  if (end !== undefined && TURN.GIVES.test(end.before) && rows.some(({ to }) => to <= end.before.length)) return null;
  const count = rows.findLast((row) => row.count !== null)?.count ?? null;
  const known = knownTo(talk);
  if (count !== null) {
    const { slip, last } = count;
    if (slip !== null) return again(talk, slip);
    if (known.has(count.first) || (count.by !== null && known.has(count.first - count.by)))
      if (isWorthTheSame(item, String(last), locale, content.checker)) return found(talk, String(last));
    const way = isShort(talk, count) ? notTheFirst(talk, count) : goesAllTheWay(talk, count, known);
    if (way !== null) return way;
    const value = String(last);
    if (!isOnALine({ item, locale, content }, value) && diagnose(item, [value], locale, content.checker).misconception)
      return takeUp({ ...talk, understood: { ...talk.understood, value } }, "heard");
    // How far it was counted may be the answer, or the way to it.
    if (talk.understood.category === "answer" && talk.understood.value === value) return askWhether(talk);
  }
  const put = rows.find(({ numbers }) => {
    const sum = sumOf(numbers);
    return String(numbers.length) === answer && known.has(sum) && sum !== Number(numbers[0]);
  });
  if (put === undefined) return null;
  const numbers = put.numbers.map((each) => `$${each}$`);
  const { translations } = talk;
  const gaps = { numbers: listOf(numbers, translations), sum: `$${sumOf(put.numbers)}$` };
  const fact = mustSay(translations, SENTENCES.agreed.make, gaps);
  return heard(talk, fact, mustSay(translations, SENTENCES.howMany.ofThem));
}

/** A number that is written in pieces is asked for as one number. */
export function onWrittenApart(talk: Talk): Answer | null {
  const { desk, text, speaker } = talk;
  const { plain } = talk.understood;
  // "4 hundreds 3 tens" is the number, as it is read.
  if (plain.search(TURN.PLACES) >= 0) return null;
  const rows = rowsIn(plain).map(({ numbers }) => numbers);
  const answer = desk.item.solution_logic.final_answer_canonical;
  const [values, read] = [text.toLowerCase(), plain].map((each) => valuesSaid(each).map(({ value }) => value));
  const given = numbersTold(desk.item);
  const apart = [values ?? [], read ?? [], ...rows].find((each) =>
    isWrittenApart(each, answer, !/\p{L}|\?/u.test(plain)),
  );
  // The problem's own numbers are no writing of the answer.
  if (apart === undefined || apart.every((each) => given.has(each))) return null;
  const question = speaker.fresh(SENTENCES.asked.inOnePiece) ?? speaker.pick(PHRASES.askAgain);
  return { category: "explanation", act: "heard", words: [], question, asks: ASKS_ANSWER };
}

function sumOf(numbers: readonly string[]): number {
  return Number(numbers.reduce((total, each) => total + Number(each), 0).toFixed(6));
}

/** Numbers that one may count from or to. */
function knownTo(talk: Talk): ReadonlySet<number> {
  const texts = [
    ...givensOf(talk),
    ...resultsOf(talk),
    ...clausesOf(talk.understood.plain).flatMap((one) =>
      "sum" in one ? one.sum.result : one.count === undefined ? one.said.value : [],
    ),
  ];
  return new Set([0, ...texts.map(Number)]);
}

/** Whether the number that it begins with was counted as the first of those that are added or taken away. */
function isShort({ trace }: Talk, { first, by, jumps }: Count): boolean {
  if (trace === undefined || by === null) return false;
  return targetsOf(trace).some(({ operation, numbers: [from = "", of = "", ...more] }) => {
    const isWay = operation === (by > 0 ? "add" : "subtract");
    return isWay && more.length === 0 && first === Number(from) && (jumps + 1) * Math.abs(by) === Number(of);
  });
}

function notTheFirst(talk: Talk, { first, by }: Count): Answer {
  const [start, next] = [`$${first}$`, `$${first + (by ?? 0)}$`];
  const words = [talk.speaker.pick(PHRASES.countFrom, { start, next })];
  return { category: "explanation", act: "slip-in-count", words, ...backToWork(talk, undefined, true) };
}

/** From one known number to another, where how far it is, or in how many jumps, is the answer. */
function goesAllTheWay(talk: Talk, { first, last, by, jumps }: Count, known: ReadonlySet<number>): Answer | null {
  const answer = Number(talk.desk.item.solution_logic.final_answer_canonical);
  const shared = targetsOf(talk.trace).find(
    ({ operation, numbers }) => operation === "divide" && Number(numbers[1]) === Math.abs(by ?? 0),
  );
  const whole = Number(shared?.numbers[0]);
  const { wentOn, wentBack } = SENTENCES.agreed;
  const { jumpsBetween, jumps: jumpsMade, inAll } = SENTENCES.howMany;
  const asked = (phrase: string, gaps = {}) => mustSay(talk.translations, phrase, gaps);
  const way = asked(last > first ? wentOn : wentBack, { first: `$${first}$`, last: `$${last}$` });
  if (by !== null && shared !== undefined && (last === whole || last === 0))
    return heard(talk, way, asked(jumpsBetween, { by: `$${Math.abs(by)}$`, whole: `$${whole}$` }));
  if (!known.has(first) || !known.has(last)) return null;
  if (jumps === answer && by !== null) return heard(talk, way, asked(jumpsMade));
  return Math.abs(last - first) === answer ? heard(talk, way, asked(inAll)) : null;
}

function heard(talk: Talk, fact: string, what: string): Answer {
  const { speaker } = talk;
  const words = [speaker.pick(PHRASES.fact, { fact })];
  return {
    category: "explanation",
    act: "heard",
    words,
    question: speaker.pick(PHRASES.howMany, { what }),
    asks: ASKS_ANSWER,
  };
}

function again(talk: Talk, { after, by }: NonNullable<Count["slip"]>): Answer {
  const sum = `$${after} ${by > 0 ? "+" : "-"} ${Math.abs(by)}$`;
  const question = talk.speaker.pick(PHRASES.sumAgain, { sum });
  return { category: "explanation", act: "slip-in-sum", words: [], question, asks: ASKS_ANSWER };
}

function found(talk: Talk, value: string): Answered {
  return onAnswer({ ...talk, understood: { ...talk.understood, category: "answer", isAnswer: true, value } });
}
