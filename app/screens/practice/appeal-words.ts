import type { TurnView } from "#engine";
import type { Text } from "../../text/text.ts";

type Appeal = Extract<TurnView, { type: "appeal" }>;
type Compared = Appeal["compared"][number];

/** What the second check found, and what it compared: no more than it knows [APP31]. */
export function appealWords(t: Text, { outcome, compared }: Appeal): string {
  const found = t(`appeal.${outcome}`);
  if (outcome === "stored") return found;
  const shown = compared
    .map((box) => withLabel(t, box, comparedWords(t, box, outcome)))
    .filter((words) => words !== "");
  return [found, ...shown].join(" ");
}

function comparedWords(t: Text, { how, at, yours, expected, points }: Compared, outcome: "accepted" | "kept"): string {
  if (how === "parts" || yours === null) return "";
  if (at === null) {
    if (outcome === "accepted") return t("appeal.value.accepted", { yours });
    return expected === null ? t("appeal.value", { yours }) : t("appeal.value.both", { yours, expected });
  }
  if (outcome === "accepted") return t("appeal.example.accepted", { at, yours, points });
  return expected === null ? t("appeal.example", { at, yours }) : t("appeal.example.both", { at, yours, expected });
}

function withLabel(t: Text, { label }: Compared, words: string): string {
  return label === "" || words === "" ? words : t("practice.answer-labelled", { name: label, label: words });
}
