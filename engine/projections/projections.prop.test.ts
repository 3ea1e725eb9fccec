import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  compareEvents,
  CORE_EVENTS,
  evolveTutor,
  evolveHistory,
  historyProjection,
  initialTutorState,
  masteryProjection,
  practiceProjection,
  replay,
} from "../index.ts";
import { simulatePractice, toyContent } from "../testing/index.ts";

const content = toyContent();

describe("projections", () => {
  test("[PRJ1] going on from anywhere gives what a full replay gives, and [PRC1] the same desk", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, cut, grade) => {
        const { events, state } = simulatePractice({ content, seed: `${seed}`, steps: 60, grade, skillPercent: 55 });
        const at = cut % (events.length + 1);
        const before = JSON.parse(JSON.stringify(events.slice(0, at).reduce(evolveTutor, initialTutorState)));
        expect(events.slice(at).reduce(evolveTutor, before)).toEqual(state);
        expect(events.toSorted(compareEvents)).toEqual(events);
        expect(replay(practiceProjection, events)).toEqual(state.practice);
        expect(replay(masteryProjection, events)).toEqual(state.mastery);
        expect(events.reduce(evolveHistory, historyProjection.initial)).toEqual(state.history);
      }),
      { numRuns: 60, seed: 20_261_120 },
    );
  });

  test("[PRJ2] every projection of practice decides about every event type of practice", () => {
    const types = CORE_EVENTS.map((option) => option.shape.type.value);
    expect(types.length).toBeGreaterThanOrEqual(16);
    for (const projection of [practiceProjection, masteryProjection, historyProjection]) {
      expect(Object.keys(projection.on)).toEqual(expect.arrayContaining(types));
    }
  });

  test("[PRJ3] folding changes no input, and state is plain JSON", () => {
    const { events, state } = simulatePractice({ content, seed: "frozen", steps: 80, grade: 3, skillPercent: 70 });
    let frozen = deepFreeze(initialTutorState);
    for (const event of events) frozen = deepFreeze(evolveTutor(frozen, deepFreeze(event)));
    expect(frozen).toEqual(state);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
