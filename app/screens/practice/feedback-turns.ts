import type { TalkView, TurnView } from "#engine";

export type AttemptTurn = Extract<TurnView, { readonly type: "attempt" }>;

/**
 * What the second check found says that it was asked for; of lines of working the latest look counts; what the tutor
 * says to an answer that was written tells its verdict, too.
 */
export function isTakenOver(turns: readonly TurnView[], at: number): boolean {
  const turn = turns[at];
  if (turn?.type === "attempt") return replyTo(turns, at) !== -1;
  if (turn?.type === "disputed") return turns[at + 1]?.type === "appeal";
  return turn?.type === "work" && turns.slice(at + 1).some(({ type }) => type === "work");
}

/** Where the tutor's words to the answer at this place stand; -1 where the answer was given by Check. */
function replyTo(turns: readonly TurnView[], at: number): number {
  if (turns[at - 1]?.type !== "said") return -1;
  const next = turns.findIndex(({ type }, index) => index > at && type !== "solution");
  return turns[next]?.type === "reply" ? next : -1;
}

/** The answer that the tutor's words at this place are about, and that was marked. */
export function markedBy(turns: readonly TurnView[], at: number): AttemptTurn | null {
  const before = turns.findLastIndex((turn, index) => index < at && turn.type === "attempt");
  const attempt = turns[before];
  return attempt?.type === "attempt" && replyTo(turns, before) === at ? attempt : null;
}

export function talkOf(turns: readonly TurnView[]): readonly Pick<TalkView, "who" | "text">[] {
  return turns.flatMap((turn) =>
    turn.type === "said" || turn.type === "reply"
      ? [{ who: turn.type === "said" ? "learner" : "tutor", text: turn.text } as const]
      : [],
  );
}
