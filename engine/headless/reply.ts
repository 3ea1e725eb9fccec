import { plainlyTold, type SaidOfError } from "../dialogue/compose/guess.ts";
import type { TutorQuestion } from "../dialogue/events.ts";
import type { EventOf, TutorEvent } from "../events/tutor-event.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import type { SolutionStepView } from "../views/types.ts";
import type { Translations } from "../words/types.ts";

/** What the tutor says to a command, told by its events. A page has words of its own for a verdict; here it is data. */
export interface HeadlessReply {
  /** All that is said in words, in its order; "" where there is nothing but a verdict. */
  readonly text: string;
  /** Of the newest reply: what the turn was taken for, and the row that answered it; null where none was given. */
  readonly category: string | null;
  readonly act: string | null;
  /** The question that waits. */
  readonly asks: TutorQuestion | null;
  /** Of the answer that was marked in this turn; null where none was. */
  readonly verdict: EventOf<"attempt_evaluated">["body"]["verdict"] | null;
  readonly reason: EventOf<"attempt_evaluated">["body"]["reason"] | null;
  readonly close: boolean;
  readonly misconception: string | null;
  readonly hint: { readonly level: number; readonly text: string; readonly misconception: string | null } | null;
  /** The worked solution, where it was shown in this turn. */
  readonly solution: readonly SolutionStepView[] | null;
}

/** @param item - the problem the turn was about; undefined: it was about none */
export function replyOf(
  events: readonly TutorEvent[],
  item: MathProblemItem | undefined,
  translations: Translations | null,
): HeadlessReply | null {
  const last = <Type extends TutorEvent["type"]>(type: Type): EventOf<Type>["body"] | undefined =>
    events.findLast((event): event is EventOf<Type> => event.type === type)?.body;
  const [reply, marked, diagnosed, hint] = [
    last("reply_given"),
    last("attempt_evaluated"),
    last("diagnosis_completed"),
    last("hint_served"),
  ];
  const solution = last("solution_shown") === undefined || item === undefined ? null : stepsOf(item);
  if ([reply, marked, hint, solution].every((one) => one === undefined || one === null)) return null;
  const rule = item?.misconceptions.find(({ id }) => id === diagnosed?.misconception);
  return {
    text: wordsIn(events, rule ?? {}, solution ?? [], translations),
    category: reply?.category ?? null,
    act: reply?.act ?? null,
    asks: reply?.asks ?? null,
    verdict: marked?.verdict ?? null,
    reason: marked?.reason ?? null,
    close: marked?.close ?? false,
    misconception: diagnosed?.misconception ?? null,
    hint: hint === undefined ? null : { level: hint.level, text: hint.text, misconception: hint.misconception },
    solution,
  };
}

/** A reply has what else there is to say in it; without one, what was done, the hint and the steps are said one after the other. */
function wordsIn(
  events: readonly TutorEvent[],
  error: SaidOfError,
  steps: readonly SolutionStepView[],
  translations: Translations | null,
): string {
  const replies = events.flatMap((event) => (event.type === "reply_given" ? [event.body.text] : []));
  const spoken = replies.join("\n");
  const told = plainlyTold(error, translations);
  const others = [
    ...(told === null ? [] : [told]),
    ...events.flatMap((event) => (event.type === "hint_served" ? [event.body.text] : [])),
  ];
  const beside = replies.length > 0 ? [] : others;
  return [...beside, spoken, ...steps.map(({ explanation, math }) => `${explanation} $${math}$`)]
    .filter((text) => text !== "")
    .join("\n");
}

function stepsOf(item: MathProblemItem): readonly SolutionStepView[] {
  return item.solution_logic.steps.map(({ explanation, math }) => ({ explanation, math }));
}
