import type { PupilNow } from "#engine/protocol/class";
import { byName } from "../components/by-name.ts";

export const NOW_GROUPS = ["needs", "working", "quiet"] as const;
export type NowGroup = (typeof NOW_GROUPS)[number];

const GROUP_OF: Readonly<Record<PupilNow["state"], NowGroup>> = {
  alert: "needs",
  asks: "needs",
  stuck: "needs",
  working: "working",
  idle: "quiet",
  unheard: "quiet",
  away: "quiet",
};

const ORDER: readonly PupilNow["state"][] = ["alert", "asks", "stuck", "working", "idle", "unheard", "away"];

/** So many of a class's names stand in one block. */
const BLOCK = 10;

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
 */
export function groupPupils<Pupil extends PupilNow>(pupils: readonly Pupil[]): readonly NowPupils<Pupil>[] {
  const named = pupils.toSorted((a, b) => byName(a.name, b.name));
  const blockOf = new Map(named.map((pupil, at) => [pupil, Math.floor(at / BLOCK)]));
  return NOW_GROUPS.map((group) => {
    // Sorting keeps names in order.
    const inGroup = named
      .filter(({ state }) => GROUP_OF[state] === group)
      .toSorted(
        (a, b) =>
          ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
          (group === "needs" ? (a.lastAt ?? 0) - (b.lastAt ?? 0) : 0),
      );
    const blocks = new Map<string, Pupil[]>();
    for (const pupil of inGroup) {
      const key = group === "needs" ? group : `${pupil.state} ${blockOf.get(pupil)}`;
      const block = blocks.get(key);
      if (block === undefined) blocks.set(key, [pupil]);
      else block.push(pupil);
    }
    return { group, pupils: inGroup, blocks: [...blocks].map(([key, some]) => ({ key, pupils: some })) };
  });
}
