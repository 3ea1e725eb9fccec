import type { NumberLocale } from "../answers/types.ts";
import type { EventOf, NewEvent } from "../events/tutor-event.ts";
import type { SessionId } from "../ids.ts";
import type { Result } from "../result.ts";
import type { TutorEnv, TutorRefusal, TutorState } from "../tutor-types.ts";
import type { ActivityKind } from "./activity-events.ts";

/** What every session beside practice knows of itself. `at` is wall clock [ms]. */
export interface ActivityState {
  readonly id: SessionId;
  readonly source: string;
  readonly version: number;
  readonly seed: string;
  readonly startedAt: number;
  readonly isPaused: boolean;
  readonly endedAt: number | null;
  readonly reason: EventOf<"activity_ended">["body"]["reason"] | null;
}

type ActivityEventType = "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended";

/** Handlers of an activity's life for the projection of one kind; others' events change nothing. */
export function lifeOf<State extends ActivityState>(
  kind: ActivityKind,
  begin: (base: ActivityState, event: EventOf<"activity_started">) => State,
): { readonly [T in ActivityEventType]: (state: State | null, event: EventOf<T>) => State | null } {
  type Own = { readonly body: { readonly session: SessionId; readonly kind: ActivityKind } };
  const own = (state: State | null, event: Own, change: Partial<ActivityState>): State | null =>
    state !== null && event.body.kind === kind && event.body.session === state.id ? { ...state, ...change } : state;
  return {
    activity_started: (state, event) => {
      const { session: id, source, version, seed } = event.body;
      if (event.body.kind !== kind) return state;
      const base = { id, source, version, seed, startedAt: event.wall, isPaused: false, endedAt: null, reason: null };
      return begin(base, event);
    },
    activity_paused: (state, event) => own(state, event, { isPaused: true }),
    activity_resumed: (state, event) => own(state, event, { isPaused: false }),
    activity_ended: (state, event) =>
      own(state, event, { isPaused: false, endedAt: event.wall, reason: event.body.reason }),
  };
}

/** The activity that is under way, paused or not. */
export function openOf<State extends ActivityState>(state: State | null): State | null {
  return state !== null && state.endedAt === null ? state : null;
}

/** What the host adds to a command of the page: for a start, and for what is typed. */
export interface ActivityContext {
  /** Fresh dice, used by a start alone. */
  readonly session: SessionId;
  readonly seed: string;
  readonly locale: NumberLocale;
}

/** Begins what a teacher gave, under the name it has as that. The page cannot ask for it. */
export interface StartGiven {
  readonly type: "start-given";
  readonly source: string;
}

export type Decision = Result<readonly NewEvent[], TutorRefusal>;

/** The code of one kind of activity, brought in when it is first needed. Pure. */
export interface ActivityPart<Command, View> {
  readonly decide: (state: TutorState, command: Command, context: ActivityContext, env: TutorEnv) => Decision;
  /** The latest activity of this kind, open or ended; null when there was none. */
  readonly view: (state: TutorState, env: TutorEnv) => View | null;
}
