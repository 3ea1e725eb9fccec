import { diagnose, findDeparture } from "../../diagnosis/diagnose.ts";
import { lineOf, textsOfGivens } from "../../trace/place.ts";
import type { Departure } from "../../trace/types.ts";
import { openDesk, type Desk } from "../../sessions/learning/decide.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../../tutor-types.ts";
import type { Ask, MessageCategory } from "../understand/understand.ts";
import { isStepValue, isWorthTheSame, matchChoice } from "./read-answer.ts";
import { valuesSaid } from "./said-values.ts";
import { answerTo, beginTalk } from "./send-message.ts";

/** Where a value stands in the problem. */
export type Place =
  | { readonly is: "final" }
  /** Of the trace, by the name it has in its family. */
  | { readonly is: "line"; readonly line: string }
  | { readonly is: "misconception"; readonly misconception: string }
  | { readonly is: "departure"; readonly departure: Departure["kind"] }
  | { readonly is: "choice" }
  /** A number of the problem. */
  | { readonly is: "given" }
  | { readonly is: "unknown" };

export type PlacedValue = Place & { readonly value: string };

/** The reader's category, and what kind of question or plea it is. */
export interface Frame {
  readonly category: MessageCategory;
  readonly ask: Ask | null;
  /** [0 to 1] */
  readonly confidence: number;
}

/** What was known of a message or an answer when the reply was chosen [HDL7]. */
export interface TurnFacts {
  readonly frame: Frame;
  readonly place: readonly PlacedValue[];
  /** Of a message: the names of the rows of docs/tutor-moves.md that answered it, from the outermost in. */
  readonly row: string | null;
}

type Explained = Extract<TutorCommand, { type: "send-message" | "submit-answer" }>;

/** Read as the turn itself reads it; null where there is no such problem on the desk. Changes nothing. */
export function explainTurn(state: TutorState, command: Explained, env: TutorEnv): TurnFacts | null {
  if (command.type === "submit-answer") {
    const desk = openDesk(state, command.item, env);
    if (!desk.ok) return null;
    const frame: Frame = { category: "answer", ask: null, confidence: 1 };
    return {
      frame,
      place: [placeOf({ desk: desk.value, env, command, given: command.given, isAnswer: true })],
      row: null,
    };
  }
  const begun = beginTalk(state, command, env);
  if (!begun.ok) return null;
  const { desk, understood } = begun.value;
  const { category, ask, confidence, value, plain } = understood;
  const values = new Set([...(value === null ? [] : [value]), ...valuesSaid(plain).map((said) => said.value)]);
  const isAnswer = category === "answer";
  const place = [...values].map((one) => placeOf({ desk, env, command, given: [one], isAnswer }));
  return { frame: { category, ask, confidence }, place, row: answerTo(begun.value).row ?? null };
}

interface Asked {
  readonly desk: Desk;
  readonly env: TutorEnv;
  readonly command: Explained;
  readonly given: readonly string[];
  /** It is said to be the answer: an error then comes before a line that has the same value. */
  readonly isAnswer: boolean;
}

/** Ways to place a value, the more telling first. */
const LOOKS: Readonly<Record<Exclude<Place["is"], "unknown">, (asked: Asked) => Place | null>> = {
  final: (asked) => (isFinal(asked) ? { is: "final" } : null),
  misconception: ({ desk, env, command, given }) => {
    const found = diagnose(desk.item, given, command.locale, env.content.checker).misconception;
    return found === null ? null : { is: "misconception", misconception: found.id };
  },
  line: ({ desk: { item }, env: { content }, command, given: [value = ""] }) => {
    const trace = content.trace(item);
    const matches = (expected: string) =>
      isStepValue(item, expected, value, command.locale, content.checker) === "right";
    const line = trace && lineOf(trace, value, matches);
    return line === undefined ? null : { is: "line", line: line.id };
  },
  given: ({ desk, env, given: [value = ""] }) => {
    const trace = env.content.trace(desk.item);
    const shown = trace === undefined ? [] : textsOfGivens(trace);
    return shown.includes(value.replaceAll(",", "").trim()) ? { is: "given" } : null;
  },
  departure: ({ desk: { item }, env: { content }, command, given }) => {
    const found = findDeparture(item, given, command.locale, content.checker, content.trace(item));
    return found === undefined ? null : { is: "departure", departure: found.kind };
  },
  choice: ({ desk, given: [value = ""] }) =>
    matchChoice(value, desk.item.answer_spec.ui.choices) === undefined ? null : { is: "choice" },
};

const OF_AN_ANSWER = ["final", "misconception", "line", "departure", "given", "choice"] as const;
const OF_A_MESSAGE = ["final", "line", "misconception", "given", "departure", "choice"] as const;

function placeOf(asked: Asked): PlacedValue {
  const value = asked.given.join("; ");
  for (const look of asked.isAnswer ? OF_AN_ANSWER : OF_A_MESSAGE) {
    const place = LOOKS[look](asked);
    if (place !== null) return { value, ...place };
  }
  return { value, is: "unknown" };
}

function isFinal({ desk: { item }, env: { content }, command, given }: Asked): boolean {
  const boxes = item.answer_spec.parts?.length ?? 1;
  if (boxes !== given.length) return false;
  const { verdict } = content.checker.checkItem(item, given, command.locale);
  return (
    verdict === "correct" ||
    verdict === "wrong-form" ||
    isWorthTheSame(item, given[0] ?? "", command.locale, content.checker)
  );
}
