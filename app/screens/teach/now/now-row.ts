import { timeText } from "../../../components/charts/when.ts";
import type { PupilNow } from "#engine/protocol/class";
import type { Text } from "../../../text/text.ts";
import { minutesSince, placeWords, stateText } from "./now-words.ts";
import { byName } from "../components/by-name.ts";

/** Longer than a school day it says nothing of a lesson. */
const LONGEST_MINUTES = 12 * 60;

/** A pupil as an answer of the server tells of them, with for how long that is so; null where it says nothing of a lesson. */
export type TimedPupil = PupilNow & { readonly minutes: number | null };

/** By name: whoever asks again for that order has it nearly for nothing. */
export function timePupils(pupils: readonly PupilNow[], at: number): readonly TimedPupil[] {
  return pupils
    .toSorted((a, b) => byName(a.name, b.name))
    .map((pupil) => {
      const minutes = minutesSince(at, pupil.lastAt);
      return { ...pupil, minutes: minutes === null || minutes > LONGEST_MINUTES ? null : minutes };
    });
}

/** What is read in one pupil's row, and nothing else: a class's answer is all new each second, most of its rows are not. */
export interface NowRow {
  readonly learner: PupilNow["learner"];
  readonly name: string;
  readonly isOpen: boolean;
  readonly state: PupilNow["state"];
  readonly doing: string;
  readonly on: PupilNow["on"];
  /** Where somebody is who has no problem before them. */
  readonly place: string | null;
  readonly minutes: TimedPupil["minutes"];
}

export function nowRow(t: Text, pupil: TimedPupil, isOpen: boolean): NowRow {
  const { learner, name, state, on, minutes } = pupil;
  const place = on === null ? placeWords(pupil) : null;
  return {
    learner,
    name,
    isOpen,
    state,
    doing: stateText(t, pupil, timeText),
    on,
    place: place && t(place.text, place.values),
    minutes,
  };
}

/** Plain data, made by one function: what reads alike is alike. */
export function isSameRow(a: NowRow, b: NowRow): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
