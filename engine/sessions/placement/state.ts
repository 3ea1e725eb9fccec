import type { EventOf } from "../../events/tutor-event.ts";
import type { ItemId, SkillId } from "../../ids.ts";
import { addressOf, type ItemAddress } from "../../items/content.ts";
import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

export interface PlacementQuestion {
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly address: ItemAddress;
  readonly hash: string;
  /** 1-based. */
  readonly position: number;
  readonly guess: number;
  /** About how many questions were to come then, this one included. */
  readonly toCome: number;
  readonly servedAt: number;
  /** null while it is on the desk. */
  readonly outcome: EventOf<"placement_answered">["body"]["outcome"] | null;
}

/** The latest placement. */
export interface PlacementState extends ActivityState {
  readonly grade: number;
  /** P(known) by skill, as practice had told it when the placement began [probability]. */
  readonly practised: Readonly<Record<SkillId, number>>;
  /** In the order they were asked; the last one is on the desk while it has no outcome. */
  readonly questions: readonly PlacementQuestion[];
  /** Whether anything came of it. */
  readonly isConcluded: boolean;
}

type PlacementEventType =
  | "activity_started"
  | "activity_paused"
  | "activity_resumed"
  | "activity_ended"
  | "placement_started"
  | "placement_asked"
  | "placement_answered"
  | "placement_concluded";

export const placementProjection: Projection<PlacementState | null, PlacementEventType> = {
  initial: null,
  on: {
    ...lifeOf<PlacementState>("placement", (base) => ({
      ...base,
      grade: 0,
      practised: {},
      questions: [],
      isConcluded: false,
    })),
    placement_started: (state, { body: { session, grade, practised } }) =>
      state?.id === session
        ? { ...state, grade, practised: Object.fromEntries(practised.map(({ skill, p }) => [skill, p])) }
        : state,
    placement_asked: (state, { body, wall }) => {
      const { session, item, skill, hash, position, guess, to_come: toCome } = body;
      if (state?.id !== session) return state;
      const address = addressOf(body);
      const asked = { item, skill, address, hash, position, guess, toCome, servedAt: wall, outcome: null };
      return { ...state, questions: [...state.questions, asked] };
    },
    placement_answered: (state, { body: { session, item, outcome } }) =>
      state?.id === session
        ? { ...state, questions: state.questions.map((one) => (one.item === item ? { ...one, outcome } : one)) }
        : state,
    placement_concluded: (state, { body }) => (state?.id === body.session ? { ...state, isConcluded: true } : state),
  },
};

/** The question that waits for an answer. */
export function placementDesk({ questions }: PlacementState): PlacementQuestion | null {
  const last = questions.at(-1);
  return last === undefined || last.outcome !== null ? null : last;
}
