import type { Lesson } from "../../items/lesson.ts";
import type { Turn } from "../../sessions/learning/practice-state.ts";
import { PHRASES } from "../compose/phrases.ts";
import { askAnswer, askSmallStep, backToWork, currentSmallStep } from "./ask-small-step.ts";
import { ideasFor } from "./give-example.ts";
import { matchChoice } from "./read-answer.ts";
import type { Answer, Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, say } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";

/** The small step that is open, else the lesson's own check once, else the problem. */
export function endWithCheck(talk: Talk, isOpen: boolean, isTold = true): Pick<Answer, "question" | "asks"> {
  const { speaker, desk, lesson, translations } = talk;
  if (!isOpen) return { question: speaker.pick(PHRASES.goOn), asks: null };
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  if (at !== null) {
    const { question, asks } = askSmallStep(talk, at.smallStep, isTold ? "help" : "nothing");
    return { question, asks };
  }
  const check = lesson?.check;
  if (check !== undefined && !wasAsked(talk, check.question) && !isAboutThis(talk, check)) {
    // It has numbers of its own.
    const { question: asked, choices } = check;
    const gaps = { question: asked, choices: listOf(choices, translations) };
    const question = speaker.fresh(say(translations, SENTENCES.check.beside, gaps));
    if (question !== null && question.length <= 400) return { question, asks: { kind: "choice", step: null } };
  }
  return { question: askAnswer(talk, isTold), asks: { kind: "answer", step: null } };
}

/** The check has the problem's answer among its choices, all of the problem's numbers, or one that was tried. */
function isAboutThis({ desk }: Talk, { question, choices }: Lesson["check"]): boolean {
  const { parts: boxes } = desk.item.answer_spec;
  const own = valuesIn(desk.item.problem_content.stem);
  const tried = desk.problem.turns.flatMap((turn) => (turn.type === "attempt" ? turn.given.flatMap(valuesIn) : []));
  const there = new Set([question, ...choices].flatMap(valuesIn));
  if (tried.some((value) => there.has(value)) || (own.length > 0 && own.every((value) => there.has(value))))
    return true;
  const answers = new Set(
    (boxes?.map(({ canonical }) => canonical) ?? [desk.item.solution_logic.final_answer_canonical]).flatMap(valuesIn),
  );
  return choices.flatMap(valuesIn).some((value) => answers.has(value));
}

function valuesIn(text: string): readonly string[] {
  const plain = text
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/gu, "$1/$2")
    .replaceAll("−", "-")
    .replaceAll("{,}", "");
  return plain.match(/(?<![\d./])-?\d+(?:[./]\d+)?/gu) ?? [];
}

/** Once on a problem, and the same check once in a session. */
function wasAsked({ desk }: Talk, question: string): boolean {
  const asked = (turn: Turn) => turn.type === "reply" && turn.asks?.kind === "choice";
  return (
    desk.problem.turns.some(asked) ||
    desk.session.problems.some(({ turns }) =>
      turns.some((turn) => asked(turn) && turn.type === "reply" && turn.text.includes(question)),
    )
  );
}

function listOf(choices: readonly string[], translations: Translations | null): string {
  const named = choices.map((choice, at) => `${"ABCDEF"[at] ?? ""}: ${choice.replace(/\.$/u, "")}`);
  const gaps = { others: named.slice(0, -1).join("; "), last: named.at(-1) ?? "" };
  return mustSay(translations, SENTENCES.check.choices, gaps);
}

/** "Thanks", "ok" to a check that waits: it is asked again in short, once; null where none waits. */
export function askCheckAgain(talk: Talk): Answer | null {
  const { asked, speaker, understood } = talk;
  if (asked?.asks?.kind !== "choice" || asked.act === "check-again" || understood.category !== "acknowledge")
    return null;
  const asks = { kind: "choice", step: null } as const;
  return { category: "acknowledge", act: "check-again", words: [], question: speaker.pick(PHRASES.checkAgain), asks };
}

/** A check that was not understood is put aside, and said to be. */
export function leaveCheck(talk: Talk): Answer {
  const words = [talk.speaker.pick(PHRASES.checkLeft)];
  return { category: talk.understood.category, act: "check-left", words, ...backToWork(talk) };
}

/** The lesson's check was answered; null where what was said is none of its choices. */
export function onCheck(talk: Talk): Answer | null {
  const { lesson, speaker, understood, text } = talk;
  const check = lesson?.check;
  if (check === undefined) return null;
  const choice = [text, understood.value ?? "", understood.plain]
    .map((words) => matchChoice(words, check.choices))
    .find((found) => found !== undefined);
  if (choice === undefined) return null;
  const at = check.choices.indexOf(choice);
  const isRight = at === check.right;
  const opening = speaker.pick(isRight ? PHRASES.checkRight : PHRASES.checkNot);
  const why = speaker.fresh(isRight ? check.whenRight : check.whenNot[at]);
  return {
    category: "conceptual_question",
    act: isRight ? "check-right" : "check-not-yet",
    words: [opening, why, isRight ? null : speaker.part(ideasFor(talk.desk.item, lesson).join(" "), 1)],
    question: askAnswer(talk, true),
    asks: { kind: "answer", step: null },
  };
}
