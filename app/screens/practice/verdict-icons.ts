import type { Verdict } from "#engine";
import type { IconName } from "../../components/icons.tsx";

/** The sign of each verdict, which never stands without its word. */
export const verdictIcons: Readonly<Record<Verdict, IconName>> = {
  correct: "tick",
  incorrect: "again",
  "wrong-form": "almost",
  unreadable: "info",
};
