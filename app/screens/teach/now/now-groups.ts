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

/** Rows by what a teacher does about them; inside, who waits longest comes first, then by name: rows that are alike do not change places. */
export function groupPupils(
  pupils: readonly PupilNow[],
): readonly { readonly group: NowGroup; readonly pupils: readonly PupilNow[] }[] {
  return NOW_GROUPS.map((group) => ({
    group,
    pupils: pupils
      .filter(({ state }) => GROUP_OF[state] === group)
      .toSorted(
        (a, b) =>
          ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
          (group === "needs" ? (a.lastAt ?? 0) - (b.lastAt ?? 0) : 0) ||
          byName(a.name, b.name),
      ),
  }));
}
