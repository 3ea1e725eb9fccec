import type { EventOf, EventType, TutorEvent } from "../events/tutor-event.ts";

/**
 * A view computed from the event log. `on` has one entry per event type, so a new event type
 * does not compile until every projection has decided about it [PRJ2].
 */
export interface Projection<State> {
  readonly initial: State;
  readonly on: { readonly [Type in EventType]: (state: State, event: EventOf<Type>) => State };
}

/** Applies one event. Pure: same state and event, same result, input untouched. */
export function applyEvent<State, Type extends EventType>(
  projection: Projection<State>,
  state: State,
  event: EventOf<Type>,
): State {
  return projection.on[event.type](state, event);
}

/** Rebuilds a view from nothing. The answer equals the incrementally kept one [PRJ1]. */
export function replay<State>(projection: Projection<State>, events: Iterable<TutorEvent>): State {
  let state = projection.initial;
  for (const event of events) state = applyEvent(projection, state, event);
  return state;
}
