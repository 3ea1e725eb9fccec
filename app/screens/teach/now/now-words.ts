import type { PupilNow } from "#engine/protocol/class";
import type { IconName } from "../../../components/icons.tsx";
import type { Text, TextId, TextValues } from "../../../text/text.ts";

export const STATE_ICONS: Readonly<Record<PupilNow["state"], IconName>> = {
  alert: "warning",
  asks: "ask",
  stuck: "flag",
  working: "think",
  idle: "pause",
  unheard: "waiting",
  away: "school",
};

/** What somebody is at, in a word or two. */
export function stateText(
  t: Text,
  { state, heardAt, lastAt }: Pick<PupilNow, "state" | "heardAt" | "lastAt">,
  timeText: (at: number) => string,
): string {
  if (state === "unheard") return t("teach.now.state.unheard", { time: timeText(heardAt ?? lastAt ?? 0) });
  return t(lastAt === null && state === "away" ? "teach.now.state.never" : `teach.now.state.${state}`);
}

/** For how long: since the latest that happened, in whole minutes. */
export function minutesSince(at: number, then: number | null): number | null {
  return then === null ? null : Math.max(0, Math.floor((at - then) / 60_000));
}

/** Where somebody is who has no problem before them. */
export function placeWords({
  activity,
  done,
  state,
}: PupilNow): { readonly text: TextId; readonly values?: TextValues } | null {
  if (activity !== null) return { text: `teach.now.in.${activity}` };
  return state === "away" || done === 0 ? null : { text: "teach.now.between", values: { done } };
}
