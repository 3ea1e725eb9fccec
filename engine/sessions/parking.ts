import type { EventOf, NewEvent } from "../events/tutor-event.ts";
import type { SessionId } from "../ids.ts";
import { POLICY } from "../policy.ts";
import { lifeOf, type ActivityState } from "./activity.ts";
import type { ActivityKind } from "./activity-events.ts";

/** An activity with those of its kind that were left for another one and wait, the one left longest ago first. */
export type WithParked<One extends ActivityState> = One & { readonly parked: readonly One[] };

type Life<State> = Pick<
  ReturnType<typeof lifeOf<State & ActivityState>>,
  "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended"
>;

/** As `lifeOf`, where an open one waits once another one of its kind is begun or gone on with. */
export function parkingLifeOf<One extends ActivityState>(
  kind: ActivityKind,
  begin: (base: ActivityState, event: EventOf<"activity_started">) => One,
): Life<WithParked<One>> {
  const life = lifeOf<WithParked<One>>(kind, (base, event) => ({ ...begin(base, event), parked: [] }));
  return {
    ...life,
    activity_started: (state, event) => {
      const next = life.activity_started(state, event);
      return next === null || next === state ? next : { ...next, parked: parkedWith(state) };
    },
    activity_resumed: (state, event) => takenUp(state, event.body.session) ?? life.activity_resumed(state, event),
    activity_ended: (state, event) => withoutParked(life.activity_ended(state, event), event.body.session),
  };
}

/** Changes the one an event belongs to, on the desk or waiting: another device may have it on its desk. */
export function changeIts<One extends ActivityState>(
  state: WithParked<One> | null,
  session: SessionId | null,
  change: (one: One) => One,
): WithParked<One> | null {
  if (state === null) return null;
  if (state.id === session) return { ...change(state), parked: state.parked };
  if (state.parked.every(({ id }) => id !== session)) return state;
  return { ...state, parked: state.parked.map((one) => (one.id === session ? change(one) : one)) };
}

/** The one of that name that waits. */
export function parkedAs<One extends ActivityState>(state: WithParked<One> | null, source: string): One | undefined {
  return state?.parked.find((one) => one.source === source);
}

/** Leaves the open one for another one, and goes on with one that waits. */
export function goOnWith<One extends ActivityState>(
  state: WithParked<One> | null,
  { id: session }: One,
  kind: ActivityKind,
): readonly NewEvent[] {
  return [...leave(state, kind), { type: "activity_resumed", body: { session, kind } }];
}

/** Leaves the open one for a new one; those left longest ago end where too many would wait. */
export function makeWay<One extends ActivityState>(
  state: WithParked<One> | null,
  kind: ActivityKind,
): readonly NewEvent[] {
  const waiting = (state?.parked.length ?? 0) + (state?.endedAt === null ? 1 : 0);
  const over = (state?.parked ?? []).slice(0, Math.max(0, waiting - POLICY.lesson.maxParked));
  return [
    ...over.map(({ id: session }): NewEvent => ({
      type: "activity_ended",
      body: { session, kind, reason: "replaced" },
    })),
    ...leave(state, kind),
  ];
}

function leave<One extends ActivityState>(state: WithParked<One> | null, kind: ActivityKind): readonly NewEvent[] {
  const isOpen = state !== null && state.endedAt === null && !state.isPaused;
  return isOpen ? [{ type: "activity_paused", body: { session: state.id, kind } }] : [];
}

function parkedWith<One extends ActivityState>(left: WithParked<One> | null): readonly One[] {
  if (left === null) return [];
  const { parked, ...rest } = left;
  // Sound: it is what it was before those that wait were put beside it.
  return left.endedAt === null ? [...parked, { ...(rest as unknown as One), isPaused: true }] : parked;
}

/** Undefined where none of that name waits. */
function takenUp<One extends ActivityState>(state: WithParked<One> | null, id: SessionId): WithParked<One> | undefined {
  const found = state?.parked.find((one) => one.id === id);
  if (state === null || found === undefined) return undefined;
  return { ...found, isPaused: false, parked: parkedWith(withoutParked(state, id)) };
}

function withoutParked<One extends ActivityState>(
  state: WithParked<One> | null,
  id: SessionId,
): WithParked<One> | null {
  const isThere = state?.parked.some((one) => one.id === id) === true;
  return state !== null && isThere ? { ...state, parked: state.parked.filter((one) => one.id !== id) } : state;
}
