import type { CoreEventType, EventOf, EventType, TutorEvent } from "../events/tutor-event.ts";

/**
 * A view computed from the event log. `on` has one entry for each event type it declares, by default all of
 * practice: a new one does not compile until every projection has decided about it [PRJ2].
 */
export interface Projection<State, Type extends EventType = CoreEventType> {
  readonly initial: State;
  readonly on: { readonly [T in Type]: (state: State, event: EventOf<T>) => State };
}

/** Applies one event; one of a type the projection has nothing to do with changes nothing. Pure. */
export function applyEvent<State, Type extends EventType>(
  projection: Projection<State, Type>,
  state: State,
  event: TutorEvent,
): State {
  const on: { readonly [T in EventType]?: (state: State, event: never) => State } = projection.on;
  // Sound: the handler under a type takes events of that type.
  return on[event.type]?.(state, event as never) ?? state;
}

/** Rebuilds a view from nothing. The answer equals the incrementally kept one [PRJ1]. */
export function replay<State, Type extends EventType>(
  projection: Projection<State, Type>,
  events: Iterable<TutorEvent>,
): State {
  let state = projection.initial;
  for (const event of events) state = applyEvent(projection, state, event);
  return state;
}
