import type { ReactNode } from "react";
import type { AssignmentGoal, AssignmentView, SkillId } from "#engine";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { assignmentName, dueWords, isOpened, progressWords } from "../../home/assignment-words.ts";
import { useSchoolData } from "../session/school.tsx";
import css from "./assign.module.css";
import type { FormWhat, NamedSkill, SkillKind } from "./offer.ts";

/** What of it a pupil sees. */
type Seen = Pick<AssignmentView, "kind" | "skills" | "exam" | "form" | "unit" | "done" | "of">;

interface PreviewProps {
  readonly seen: Seen;
  readonly due: number | null;
  readonly note: string;
  readonly now: number;
}

/** What the pupil will see, in the words of their home page. */
export function Preview({ seen, due, note, now }: PreviewProps): ReactNode {
  const t = useText();
  const { value } = useSchoolData("GET /auth/session");
  const teacher = value?.role === "teacher" ? value.name : "…";
  const until = dueWords(t, { due, isShut: false }, now);
  const progress = progressWords(t, seen);
  const name = assignmentName(t, seen);
  const from = t("assigned.from", { teacher });
  return (
    <div className={css["preview"]}>
      <p className={css["hint"]}>{t("teach.assign.preview")}</p>
      <div className={css["strip"]}>
        <Icon name="school" size="26px" />
        <div>
          <span>{until === null ? from : `${from}, ${until}`}</span>
          <b>{progress === null ? name : `${name}: ${progress}`}</b>
          {note.trim() !== "" && <span>{t("assigned.note", { note: note.trim() })}</span>}
        </div>
        <span className={css["start"]}>{t(isOpened(seen.kind) ? "assigned.open" : "assigned.start")}</span>
      </div>
    </div>
  );
}

const UNITS = { problems: "problems", right: "right", mastered: "skills", minutes: "minutes" } as const;

/** @param problems - how many are chosen, where it is a list of them */
export function seenSkills(
  kind: SkillKind,
  skills: readonly NamedSkill[],
  { goal, problems }: { readonly goal: AssignmentGoal; readonly problems: number },
): Seen {
  const named = skills.map(({ id, name }) => ({ skillId: id as SkillId, name }));
  const amount =
    kind === "items" ? ({ unit: "problems", done: 0, of: problems } as const) : atFirst(kind, skills, goal);
  return { kind, skills: named, exam: null, form: null, ...amount };
}

export function seenForm(what: FormWhat): Seen {
  const { type, title } = what;
  const amount = { unit: type, done: 0, of: 1 } as const;
  if (what.type !== "exam")
    return { kind: type, skills: [], exam: null, form: { id: "", title, about: "" }, ...amount };
  const { questions } = what;
  const exam = { id: "", title, questions, limitMs: null, canGoBack: false, mayEndSooner: false, hasItemLimit: false };
  return { kind: type, skills: [], exam, form: null, ...amount };
}

function atFirst(
  kind: Exclude<SkillKind, "items">,
  skills: readonly NamedSkill[],
  goal: AssignmentGoal,
): Pick<AssignmentView, "unit" | "done" | "of"> {
  if (kind === "lesson") return { unit: "lesson", done: 0, of: 1 };
  return { unit: UNITS[goal.type], done: 0, of: goal.type === "mastered" ? skills.length : goal.count };
}
