import type { AnswerBoxView, TurnView } from "#engine";
import type { Text } from "../../text/text.ts";

type Appeal = Extract<TurnView, { type: "appeal" }>;
type Compared = Appeal["compared"][number];

/** Where the appeal was made. */
export interface AppealPlace {
  /** Whether there is a try left. */
  readonly isOpen: boolean;
  readonly boxes: readonly Pick<AnswerBoxView, "label" | "kind">[];
}

/** What the second check found, what it compared, no more than it knows, and what to do [APP31]. */
export function appealWords(t: Text, { outcome, compared, byTeacher }: Appeal, { isOpen, boxes }: AppealPlace): string {
  if (byTeacher === true) return t(outcome === "accepted" ? "appeal.teacher.accepted" : "appeal.teacher.kept");
  const found = t(`appeal.${outcome}`);
  if (outcome === "stored") return found;
  const shown = compared
    .filter(({ label, how }) => how !== "value" || boxes.some((box) => box.label === label && !hasPlaces(box)))
    .map((box) => withLabel(t, box, comparedWords(t, box, outcome)))
    .filter((words) => words !== "");
  const next = outcome === "kept" && isOpen ? [t("appeal.kept.do")] : [];
  return [found, ...shown, ...next].join(" ");
}

/** The value compared is then that of one place, which nobody would know. */
function hasPlaces({ kind }: Pick<AnswerBoxView, "kind">): boolean {
  return kind === "list" || kind === "set" || kind === "point" || kind === "interval";
}

function comparedWords(t: Text, { how, at, yours, expected, points }: Compared, outcome: "accepted" | "kept"): string {
  if (how === "parts" || yours === null) return "";
  if (at === null) {
    if (!isPlain(yours)) return "";
    if (outcome === "accepted") return t("appeal.value.accepted", { yours });
    // The pupil knows what was typed; without the other value there is nothing to tell.
    return expected === null || !isPlain(expected) ? "" : t("appeal.value.both", { yours, expected });
  }
  if (outcome === "accepted") return t("appeal.example.accepted", { at, yours, points });
  return expected === null ? t("appeal.example", { at, yours }) : t("appeal.example.both", { at, yours, expected });
}

/** A value a pupil can compare with an answer: 2/11 as 0.181818 is none. */
function isPlain(value: string): boolean {
  return /^[-−]?\d+(?:\.\d{1,3})?$/u.test(value);
}

function withLabel(t: Text, { label }: Compared, words: string): string {
  return label === "" || words === "" ? words : t("practice.answer-labelled", { name: label, label: words });
}
