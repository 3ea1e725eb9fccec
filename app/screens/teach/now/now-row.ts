import { timeText } from "../../../components/charts/when.ts";
import type { PupilNow } from "#engine/protocol/class";
import type { Text } from "../../../text/text.ts";
import { minutesSince, placeWords, stateText } from "./now-words.ts";

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
  /** For how long; null where that says nothing of a lesson. */
  readonly minutes: number | null;
}

/** Longer than a school day it says nothing of a lesson. */
const LONGEST_MINUTES = 12 * 60;

export function nowRow(
  t: Text,
  pupil: PupilNow,
  { at, isOpen }: { readonly at: number; readonly isOpen: boolean },
): NowRow {
  const { learner, name, state, on, lastAt } = pupil;
  const place = on === null ? placeWords(pupil) : null;
  const minutes = minutesSince(at, lastAt);
  return {
    learner,
    name,
    isOpen,
    state,
    doing: stateText(t, pupil, timeText),
    on,
    place: place && t(place.text, place.values),
    minutes: minutes === null || minutes > LONGEST_MINUTES ? null : minutes,
  };
}

/** Plain data, made by one function: what reads alike is alike. */
export function isSameRow(a: NowRow, b: NowRow): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
