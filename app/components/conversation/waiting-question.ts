import type { TalkView, TutorQuestion } from "#engine";

/** The waiting question where the tutor's last words do not hold it already [SCR21]. */
export function waitingQuestion(
  talk: readonly Pick<TalkView, "who" | "text">[],
  asks: TutorQuestion | null,
): string | null {
  if (asks === null || asks.text === "") return null;
  const last = talk.findLast(({ who }) => who === "tutor");
  return last?.text.includes(asks.text) === true ? null : asks.text;
}
