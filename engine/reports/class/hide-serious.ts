import type { TutorEvent } from "../../events/tutor-event.ts";
import type { ReplayProblemView } from "../../views/types.ts";

/** What stands in the place of words that an alert is about. */
export const HIDDEN_WORDS = "…";

/** A problem as a teacher sees it among others: words that safety answered are read by a press of their own, which is noted [CLS9]. */
export function hideSerious(problem: ReplayProblemView): ReplayProblemView {
  const { turns } = problem;
  return {
    ...problem,
    turns: turns.map((turn, at) => {
      const next = turns.slice(at + 1).find(({ type }) => type === "reply" || type === "said");
      const isSerious = turn.type === "said" && next?.type === "reply" && next.category === "safety";
      return isSerious ? { ...turn, text: HIDDEN_WORDS } : turn;
    }),
  };
}

/**
 * The same of what was said and answered in a lesson, a question asked, a survey …: words that an alert is about, or that safety
 * answered, stand in none of it, and a summary in the pupil's own words made after them is gone too [CLS60].
 *
 * @param events - of one session, in order
 */
export function hideSeriousIn(events: readonly TutorEvent[]): {
  readonly events: readonly TutorEvent[];
  readonly isHidden: boolean;
} {
  const hidden = new Set<number>();
  for (const [at, event] of events.entries()) {
    if (isAboutWords(event)) {
      hidden.add(events.findLastIndex((one, before) => before < at && one.device === event.device && hasWords(one)));
    }
  }
  hidden.delete(-1);
  const first = Math.min(...hidden);
  const shown = events.map((event, at) =>
    hidden.has(at) || (at > first && isSummary(event)) ? without(event) : event,
  );
  return { events: shown, isHidden: hidden.size > 0 };
}

function isAboutWords(event: TutorEvent): boolean {
  if (event.type === "safety_flagged") return true;
  return event.type === "reply_given" && (event.body.category === "safety" || event.body.act.startsWith("safety"));
}

function hasWords({ type }: TutorEvent): boolean {
  return type === "message_received" || type === "survey_answered" || type === "workflow_moved";
}

const isSummary = ({ type }: TutorEvent): boolean => type === "thoughts_summed";

function without(event: TutorEvent): TutorEvent {
  switch (event.type) {
    case "message_received":
      return { ...event, body: { ...event.body, text: HIDDEN_WORDS } };
    case "thoughts_summed":
      return { ...event, body: { ...event.body, text: HIDDEN_WORDS } };
    case "survey_answered":
      return { ...event, body: { ...event.body, given: event.body.given.map(() => HIDDEN_WORDS) } };
    case "workflow_moved":
      return { ...event, body: { ...event.body, given: event.body.given.map(() => HIDDEN_WORDS) } };
    default:
      return event;
  }
}
