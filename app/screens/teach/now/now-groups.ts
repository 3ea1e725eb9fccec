import type { PupilNow } from "#engine/protocol/class";
import { byName } from "../components/by-name.ts";

export const NOW_GROUPS = ["needs", "working", "quiet"] as const;
export type NowGroup = (typeof NOW_GROUPS)[number];

/** Who stands first in each. */
const STATES: Readonly<Record<NowGroup, readonly PupilNow["state"][]>> = {
  needs: ["alert", "asks", "stuck"],
  working: ["working"],
  quiet: ["idle", "unheard", "away"],
};

/** So many of a class's names stand in one block: as many rows come into sight at once. */
const BLOCK = 5;

/** Rows that the browser lays out, or leaves be, together. */
export interface NowBlock<Pupil extends PupilNow> {
  /** Stays the block's while pupils come to it and go. */
  readonly key: string;
  readonly pupils: readonly Pupil[];
}

export interface NowPupils<Pupil extends PupilNow> {
  readonly group: NowGroup;
  readonly pupils: readonly Pupil[];
  /** The same pupils in the same order. */
  readonly blocks: readonly NowBlock<Pupil>[];
}

/**
 * Rows by what a teacher does about them; inside, who waits longest comes first, then by name: rows that are alike do not change places.
 * Which block somebody is in rests on their state and name alone, so that whoever comes or goes takes nobody along [TEA180]; those who
 * wait are in the order of their waiting and in one block.
 *
 * @param places - where names stand in the whole class, also of pupils whose work cannot be read at the moment; else in the list
 */
export function groupPupils<Pupil extends PupilNow>(
  pupils: readonly Pupil[],
  places?: ReadonlyMap<string, number>,
): readonly NowPupils<Pupil>[] {
  const byState = new Map<PupilNow["state"], Named<Pupil>[]>();
  for (const [place, pupil] of pupils.toSorted((a, b) => byName(a.name, b.name)).entries())
    addTo(byState, pupil.state, { pupil, place: places?.get(pupil.learner) ?? place });
  return NOW_GROUPS.map((group) => {
    const blocks = new Map<string, Pupil[]>();
    for (const state of STATES[group]) {
      const named = byState.get(state) ?? [];
      // Sorting keeps names in order.
      if (group === "needs") named.sort((a, b) => (a.pupil.lastAt ?? 0) - (b.pupil.lastAt ?? 0));
      for (const { pupil, place } of named)
        addTo(blocks, group === "needs" ? group : `${state} ${Math.floor(place / BLOCK)}`, pupil);
    }
    return {
      group,
      pupils: [...blocks.values()].flat(),
      blocks: [...blocks].map(([key, some]) => ({ key, pupils: some })),
    };
  });
}

/** A pupil, and where their name stands in the class. */
interface Named<Pupil> {
  readonly pupil: Pupil;
  readonly place: number;
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
