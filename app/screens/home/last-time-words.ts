import type { HomeView } from "#engine";
import { daysAgoWords } from "../../components/charts/when.ts";
import { listHere, skillNameHere } from "../../text/language.ts";
import type { Text } from "../../text/text.ts";

/** More names than these are a list nobody reads. */
const NAMES = 2;

/** "Yesterday you finished Equal groups." What was learned last time, in one sentence that is true of it [SCR92]. */
export function lastTimeWords(
  t: Text,
  { at, kept, done, practised }: NonNullable<HomeView["lastTime"]>,
  now: number,
): string {
  const when = daysAgoWords(at, now);
  const [text, names] =
    kept.length > 0
      ? (["home.last.kept", kept] as const)
      : done.length > 0
        ? (["home.last.done", done] as const)
        : (["home.last.practised", practised] as const);
  const words = {
    when: when.text === "when.date" ? t("home.last.long-ago") : t(when.text, when.values),
    skills: listHere([
      ...names.slice(0, NAMES).map(skillNameHere),
      ...(names.length > NAMES ? [t("home.last.more")] : []),
    ]),
  };
  return t(text, words);
}
