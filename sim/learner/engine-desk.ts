import type { NewEvent } from "#engine";
import { rightAnswer, wrongAnswer, type Given } from "./answers.ts";
import { draw } from "./draw.ts";
import { problemOf, type OpenProblem } from "./engine-reading.ts";
import type { Tutor } from "./tutor.ts";
import type { Desk } from "./work-at-problem.ts";

/** Time from seeing a problem to an answer, and to asking for a hint [ms]. */
const ANSWER_MS = { least: 10_000, more: 40_000 };
const HINT_MS = 8_000;

export interface EngineDesk extends Desk {
  /** All that came of the problem so far. */
  readonly events: readonly NewEvent[];
}

/** The problem that the engine has served: right and wrong go in as answers to it, and its checker marks them. */
export function engineDesk(tutor: Tutor, problem: OpenProblem, key: string): EngineDesk {
  const opened = tutor.content.open(problem.address);
  if (!opened.ok) throw new Error(`${problem.skill}: ${opened.error.reason}`);
  const { item } = opened.value;
  const events: NewEvent[] = [];
  const wrong: Given[] = [];

  function perform(command: Parameters<Tutor["perform"]>[0]): void {
    const decided = tutor.perform(command);
    if (!decided.ok) throw new Error(`${problem.skill}: ${command.type} refused: ${decided.error.type}`);
    events.push(...decided.value);
  }

  function answer(right: boolean): void {
    const luck = draw(key, problem.item, wrong.length);
    const given = right ? rightAnswer(item) : wrongAnswer(tutor.content, item, luck, wrong);
    if (!right) wrong.push(given);
    const latencyMs = Math.floor(ANSWER_MS.least + ANSWER_MS.more * luck);
    tutor.wait(latencyMs);
    perform({ type: "submit-answer", item: problem.item, given, locale: "en", latencyMs });
    const verdict = events.findLast(({ type }) => type === "attempt_evaluated");
    if (verdict?.type !== "attempt_evaluated" || verdict.body.verdict !== (right ? "correct" : "incorrect")) {
      throw new Error(`${problem.skill}: ${given.join("; ")} was not marked ${right ? "right" : "wrong"}`);
    }
  }

  return {
    skill: problem.skill,
    level: problem.address.difficulty,
    choices: item.answer_spec.ui.choices.length,
    hint: () => problemOf(tutor)?.hintLevel ?? 0,
    askForHint: () => {
      tutor.wait(HINT_MS);
      perform({ type: "request-hint", item: problem.item });
    },
    answer,
    isOpen: () => problemOf(tutor)?.item === problem.item && problemOf(tutor)?.phase === "open",
    events,
  };
}
