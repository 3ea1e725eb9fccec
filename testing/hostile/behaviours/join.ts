import type { Behaviour } from "../types.ts";

/** One behaviour out of several: what a later one says about a place stands. */
export function together(...behaviours: readonly Behaviour[]): Behaviour {
  const merged: Behaviour = Object.assign({}, ...behaviours);
  const name = behaviours.map(({ name }) => name).join("+");
  if (merged.choose === undefined) return { ...merged, name };
  return {
    name,
    choose: (...asked) => together(...behaviours.map((behaviour) => behaviour.choose?.(...asked) ?? behaviour)),
  };
}

/** The first request gets the first behaviour, and so on; the last one stays. */
export function inTurn(...behaviours: readonly Behaviour[]): Behaviour {
  const last = behaviours.at(-1);
  if (last === undefined) throw new Error("no behaviours");
  return {
    name: `in-turn(${behaviours.map(({ name }) => name).join(",")})`,
    choose: (_asked, _dice, number) => behaviours[number] ?? last,
  };
}

/** Says exactly this. */
export function says(words: string): Behaviour {
  return { name: "says", say: () => words };
}
