import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

export interface ThoughtTurn {
  readonly who: "learner" | "tutor";
  readonly text: string;
  readonly at: number;
  /** What the tutor meant by it; "" for the learner's words. */
  readonly act: string;
}

/** The latest session of thinking aloud. */
export interface ThoughtState extends ActivityState {
  /** The latest turns alone: what went before is in the summary (and in the log). */
  readonly talk: readonly ThoughtTurn[];
  /** The learner's turns so far. */
  readonly turns: number;
  readonly summary: string | null;
}

/** Turns kept in sight, the tutor's among them. */
export const WINDOW = 12;

type ThoughtEventType =
  | "activity_started"
  | "activity_paused"
  | "activity_resumed"
  | "activity_ended"
  | "message_received"
  | "reply_given"
  | "thoughts_summed";

export const thoughtProjection: Projection<ThoughtState | null, ThoughtEventType> = {
  initial: null,
  on: {
    ...lifeOf<ThoughtState>("thought", (base) => ({ ...base, talk: [], turns: 0, summary: null })),
    message_received: (state, { body, wall: at }) =>
      state?.id === body.session
        ? {
            ...state,
            turns: state.turns + 1,
            talk: slide(state.talk, { who: "learner", text: body.text, at, act: "" }),
          }
        : state,
    reply_given: (state, { body, wall: at }) =>
      state?.id === body.session
        ? { ...state, talk: slide(state.talk, { who: "tutor", text: body.text, at, act: body.act }) }
        : state,
    thoughts_summed: (state, { body }) => (state?.id === body.session ? { ...state, summary: body.text } : state),
  },
};

function slide(talk: readonly ThoughtTurn[], turn: ThoughtTurn): readonly ThoughtTurn[] {
  return [...talk, turn].slice(-WINDOW);
}
