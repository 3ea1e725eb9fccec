import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import type { ItemMisconception } from "../../items/math-problem-item.ts";
import { markAnswer, triedBefore, type Desk } from "../../sessions/learning/decide.ts";
import { wantsWhy } from "../../sessions/learning/ask-why.ts";
import { tellError } from "../compose/guess.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { whyQuestion } from "../compose/why-question.ts";
import { askAnswer, askSmallStep, currentSmallStep, isBare, moved } from "./ask-small-step.ts";
import { isClose, isNearnessTold } from "./closeness.ts";
import { formWords } from "./form-words.ts";
import { listOf } from "./list-of.ts";
import { whatStands } from "./right-part.ts";
import { asking, itemHint } from "./small-steps.ts";
import { ideasFor } from "./give-example.ts";
import { valuesSaid } from "./said-values.ts";
import { tellsWay } from "./strange-words.ts";
import { onVolunteered } from "./teach-back.ts";
import type { Answered } from "./row.ts";
import { afterFinish, timesActed, type Answer, type Talk } from "./talk.ts";
import { lowerFirst } from "../../lower-first.ts";

/** Marked as by Check; the reply follows from what was found (requirement T4) [TRN3] [TRN6]. */
export function markSpoken(talk: Talk, given: readonly string[]): Answered {
  const { state, env, desk, locale, speaker } = talk;
  const value = given.map(mathsOf).join(" and ");
  const before = triedBefore(desk.problem, given);
  if (before !== undefined) {
    const again = speaker.pick(PHRASES.sameAgain, { value });
    const hint = itemHint(talk, { slip: before.misconception });
    const rest = { question: speaker.pick(PHRASES.askAgain), asks: asksAnswer };
    return {
      talk,
      answer: {
        category: "wrong_operation",
        act: "same-again",
        first: again,
        words: [hint],
        ...asking(hint ?? "", rest),
      },
    };
  }
  const marked = markAnswer(
    state,
    {
      type: "submit-answer",
      item: desk.problem.item,
      given,
      locale,
      latencyMs: Math.max(0, env.now - desk.problem.servedAt),
    },
    env,
  );
  if (!marked.ok) return { talk, answer: unread(talk, value, null) };
  const events = marked.value;
  const verdict = events.find((event) => event.type === "attempt_evaluated")?.body;
  if (verdict?.verdict === "correct") return right(talk, value, events);
  if (verdict?.verdict !== "incorrect") {
    const isForm = verdict?.verdict === "wrong-form";
    return {
      talk,
      answer: isForm
        ? wrongForm(talk, verdict?.reason ?? "", events)
        : { ...unread(talk, value, verdict?.reason ?? null), events },
    };
  }
  return events.some(({ type }) => type === "solution_shown")
    ? { talk: afterFinish(talk), answer: solved(afterFinish(talk), value, events) }
    : { talk, answer: notYet(talk, value, events, isClose(desk.item, given, locale, talk.env.content.checker)) };
}

const asksAnswer = { kind: "answer", step: null } as const;

export function isRight(talk: Talk, given: readonly string[]): boolean {
  return verdictOf(talk, given) === "correct";
}

/** What the checker would say; nothing is marked. */
export function verdictOf({ state, env, desk, locale }: Talk, given: readonly string[]): string | undefined {
  const marked = markAnswer(
    state,
    { type: "submit-answer", item: desk.problem.item, given, locale, latencyMs: 0 },
    env,
  );
  return marked.ok ? marked.value.find((event) => event.type === "attempt_evaluated")?.body.verdict : undefined;
}

/** Says what was done, and asks why where that is due [TRN15]. */
function right(open: Talk, value: string, events: readonly NewEvent[]): Answered {
  const talk = afterFinish(open);
  const { speaker, desk } = talk;
  const { problem, session, item } = desk;
  const yes = speaker.pick(PHRASES.right, { value });
  const done = speaker.pick(doneBy(desk));
  const finished =
    problem.scaffold?.active === true ? [moved(talk, "done", problem.scaffold.depth, problem.scaffold.step)] : [];
  const reason = reasonBeside(talk);
  if (reason !== null)
    return {
      talk,
      answer: {
        ...reason,
        category: "correct",
        act: "right",
        events: [...events, ...finished, ...(reason.events ?? [])],
        first: yes,
      },
    };
  if (!wantsWhy(desk, true)) {
    const words = [done, speaker.pick(PHRASES.goOn)];
    return {
      talk,
      answer: {
        category: "correct",
        act: "right",
        events: [...events, ...finished],
        first: yes,
        words,
        question: null,
        asks: null,
      },
    };
  }
  const question = whyQuestion(item, `${session.seed}/${problem.position}/why`, talk.translations, value);
  const asked: NewEvent = { type: "teach_back_judged", body: { ...desk.ref, outcome: "asked", met: [], missing: [] } };
  const answer: Answer = {
    category: "correct",
    act: "ask-why",
    events: [...events, ...finished, asked],
    first: yes,
    words: [done],
    question,
    asks: { kind: "why", step: null },
  };
  return { talk, answer };
}

/** A reason given along with the answer is heard like one that was asked for, and none is asked for then [TRN29]. */
function reasonBeside(talk: Talk): Answer | null {
  const { lesson, understood, desk } = talk;
  if (lesson === undefined || desk.problem.teachBack !== null) return null;
  // Several values told by the names of their boxes are an answer and no more.
  const isLonger = desk.item.answer_spec.parts === undefined && understood.plain.split(" ").length > 4;
  const [first] = valuesSaid(understood.plain);
  const isTold = first?.before.trim() === "" && TURN.TOLD_HOW.test(first.behind);
  const isReason = isTold || TURN.REASON.test(understood.plain) || (isLonger && tellsWay(understood.plain));
  return isReason ? onVolunteered(talk) : null;
}

/** What was done to get there: nothing is praised that was not done. */
function doneBy(desk: Desk): Phrases {
  const { attempts, turns } = desk.problem;
  if (timesActed(desk, "step-right") > 0) return PHRASES.bySteps;
  if (attempts > 0) return PHRASES.afterTries;
  const isHelped = turns.some((turn) => turn.type === "hint" || (turn.type === "reply" && TURN.HELPS.test(turn.act)));
  return isHelped ? PHRASES.withHint : PHRASES.atOnce;
}

/** What was done, when a rule explains it, and something to look at; a close answer is told that it is close. */
function notYet(talk: Talk, value: string, events: readonly NewEvent[], close: boolean): Answer {
  const { speaker, desk } = talk;
  const diagnosed = events.find((event) => event.type === "diagnosis_completed")?.body.misconception ?? null;
  const rule = desk.item.misconceptions.find(({ id }) => id === diagnosed);
  const what = slipWords(talk, rule);
  // Whose way is another one is not near.
  const isNear = close && what === null && isNearnessTold(talk.desk.item, talk.kind, talk.understood.value ?? "");
  // A near number beside what is missing in it would tell the answer.
  const named = isNumber(value) ? PHRASES.notYet : PHRASES.notYetWord;
  const bank = isNear ? PHRASES.close : close ? PHRASES.notYetPlain : named;
  // An answer in several boxes may not be said again where one of them is right.
  const said = speaker.pick(bank, { value }) ?? speaker.pick(PHRASES.notYetPlain);
  const given = events.find((event) => event.type === "attempt_submitted")?.body.given ?? [];
  const stands = whatStands(desk.item, given, speaker, talk.translations);
  const opening = [said, stands].filter((each) => each !== null).join(" ");
  const served = events.find((event) => event.type === "hint_served");
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  // Past the first step no hint leads back to the beginning.
  const isPast = at !== null && at.place > 1 && what === null && !isBare(at.smallStep);
  const from = at !== null && at.place > 1 ? 2 : 1;
  const told = isPast || (what === null && (served?.body.level ?? 3) < from) ? null : speaker.fresh(served?.body.text);
  // A hint that cannot be said here is not served.
  const hint = told ?? (what === null && !isPast ? itemHint(talk, { from }) : null);
  const kept = told === null ? events.filter((event) => event !== served) : events;
  const step = at === null ? [] : [moved(talk, "not-yet", (desk.problem.scaffold?.depth ?? 0) + 1, at.place)];
  const question =
    hint === null && what === null ? speaker.pick(PHRASES.probe, { value }) : speaker.pick(PHRASES.askAgain);
  const category = close ? "close" : "wrong_operation";
  if (isPast) {
    const { lead: _lead, ...rest } = askSmallStep(talk, at.smallStep);
    return { category, act: "not-yet", events: [...kept, ...step], first: opening, words: [], ...rest };
  }
  return {
    category,
    act: close ? "probe" : what === null ? "hint" : "clarify",
    events: [...kept, ...step],
    first: opening,
    words: [what, hint],
    most: hint === null ? 0 : 1,
    ...asking(hint ?? "", { question, asks: asksAnswer }),
  };
}

/** What was done, kindly; where the problem before had the same in it, that is said [TRN34]. */
function slipWords(talk: Talk, rule: ItemMisconception | undefined): string | null {
  const { speaker, memory, understood, spoken } = talk;
  // "The two have changed places" is nothing for a bare 3 that is worth 2 3/3.
  const { turns } = talk.desk.problem;
  const given = turns.findLast((turn) => turn.type === "attempt")?.given ?? [];
  const isOtherForm =
    rule?.trigger.value.includes("/") === true && !TURN.IS_OTHER_FORM_FRAC.test(given.join(" ") + understood.plain);
  const what = isOtherForm || isReduced(rule, understood.value ?? "") ? "" : (rule?.explanation ?? "");
  if (rule === undefined || !memory.slipsBefore.has(rule.id)) return tellError(speaker, { ...rule, explanation: what });
  const lowered = spoken !== null || TURN.LOWERED_YOUR.test(what) ? lowerFirst(what) : what;
  const said = speaker.fresh(what);
  return said === null ? null : (speaker.pick(PHRASES.asBefore, { what: lowered }) ?? said);
}

/** 2/7 is worth 4/14, and nobody who wrote it can be told that the bottoms were added. */
export function isReduced(rule: Pick<ItemMisconception, "trigger"> | undefined, typed: string): boolean {
  const bottomOf = (text: string) => /\/\s*(\d+)|\}\{(\d+)\}/u.exec(text)?.slice(1).find(Boolean) ?? null;
  const [own, shown] = [bottomOf(typed), bottomOf(rule?.trigger.value ?? "")];
  return own !== null && shown !== null && own !== shown;
}

/** The last answer there is room for: the solution is there, and the idea is taught. */
function solved(talk: Talk, value: string, events: readonly NewEvent[]): Answer {
  const { speaker, desk, lesson } = talk;
  const diagnosed = events.find((event) => event.type === "diagnosis_completed")?.body.misconception ?? null;
  const rule = desk.item.misconceptions.find(({ id }) => id === diagnosed);
  const words = [
    slipWords(talk, rule),
    speaker.part(ideasFor(desk.item, lesson).join(" "), 1) ?? speaker.fresh(desk.item.hints?.[1]),
    speaker.pick(PHRASES.solved),
    speaker.pick(PHRASES.afterSolved),
  ];
  const first =
    speaker.pick(isNumber(value) ? PHRASES.notIt : PHRASES.notItWord, { value }) ?? speaker.pick(PHRASES.notYetPlain);
  return { category: "wrong_operation", act: "teach", events, first, words, most: 1, question: null, asks: null };
}

/** Words do not come to something. */
function isNumber(value: string): boolean {
  return /[\d$]/u.test(value);
}

function wrongForm(talk: Talk, reason: string, events: readonly NewEvent[]): Answer {
  const opening = talk.speaker.pick(reason === "wrong-unit" ? PHRASES.otherUnit : PHRASES.form);
  return {
    ...askedAgain(
      "close",
      "form",
      [opening, talk.speaker.fresh(formWords(reason))],
      talk.speaker.pick(PHRASES.askAgain),
    ),
    events,
  };
}

/** What cannot be taken as an answer, and why not. */
export function unread(talk: Talk, value: string, reason: string | null): Answer {
  const { speaker, desk } = talk;
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  const { kind, ui } = desk.item.answer_spec;
  const quoted = { value: `“${(talk.understood.value ?? value).replaceAll(/[$\\{}]/gu, "").slice(0, 40)}”` };
  const pick =
    ui.choices.length === 0
      ? null
      : speaker.pick(PHRASES.pickOne, { choices: listOf(ui.choices, talk.translations, "or") });
  if (pick !== null) return askedAgain("answer", "unread", [speaker.pick(PHRASES.notChoice, quoted)], pick);
  const isFraction = kind === "integer" && value.includes("frac");
  const known =
    reason !== "unfinished" ? null : speaker.pick(isFraction ? PHRASES.wholeAsked : PHRASES.unfinished, quoted);
  const words = [known ?? speaker.pick(PHRASES.unread, quoted)];
  if (at === null) return askedAgain("answer", "unread", words, askAnswer(talk));
  const { question, asks } = askSmallStep(talk, at.smallStep);
  return { category: "answer", act: "unread", words, question, asks };
}

/** Nothing was marked: what is missing is said, and the answer asked for. */
export function askedAgain(category: string, act: string, words: Answer["words"], question: string | null): Answer {
  return { category, act, words, question, asks: asksAnswer };
}
