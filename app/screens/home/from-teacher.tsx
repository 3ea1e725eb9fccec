import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { AssignmentView, NoteView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { useNow } from "../../hooks/use-now.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { troubleOfStart } from "../../components/trouble-of-start.ts";
import { Unseen } from "../../components/unseen.tsx";
import { nameHere } from "../../text/language.ts";
import { useText, type TextId } from "../../text/text.ts";
import { assignmentName, dueWords, isForToday, isOpened, progressWords, shownAssignments } from "./assignment-words.ts";
import css from "./from-teacher.module.css";

/** What the learner is shown of what their teacher gave them. */
export function useAssignments(): { readonly shown: readonly AssignmentView[]; readonly today: boolean } {
  const now = useNow();
  const all = useEngineView((view) => view.assignments);
  const shown = shownAssignments(all ?? [], now);
  return { shown, today: shown.some((one) => isForToday(one, now)) };
}

/** First on home: what a teacher gave to do, until when, how far it is, and one button each [SCR130]. */
export function FromTeacher(): ReactNode {
  const t = useText();
  const now = useNow();
  const { shown } = useAssignments();
  const notes = useEngineView((view) => view.notes) ?? [];
  const first = shown.find((one) => isForToday(one, now));
  const unknown = useEngineView((view) => view.unknownAssignments ?? 0);
  if (shown.length === 0 && notes.length === 0 && unknown === 0) return null;
  return (
    <section className={css["region"]} aria-label={t("assigned.title")}>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
      {shown.map((one) => (
        <One key={one.id} assignment={one} now={now} isFirst={one === first} />
      ))}
      {unknown > 0 && <Unknown count={unknown} />}
    </section>
  );
}

/** What a teacher said, until it was read [SCR133]. */
function Note({ note: { id, kind, skillId, skillName, text, teacher } }: { readonly note: NoteView }): ReactNode {
  const t = useText();
  const { ask } = useAct();
  return (
    <div className={css["one"]} data-state="note">
      <span className={css["sign"]}>
        <Icon name="school" size="28px" />
      </span>
      <div className={css["words"]}>
        <p className={css["from"]}>{teacher === "" ? t("assigned.title") : t("assigned.from", { teacher })}</p>
        <h2>
          {kind === "praise" ? text : t(`assigned.answer.${kind}`, { skill: nameHere(skillId, skillName ?? "") })}
        </h2>
        {kind !== "praise" && text !== "" && <p className={css["note"]}>{t("assigned.note", { note: text })}</p>}
      </div>
      <Button onClick={() => void ask(() => engine.readNote(id))}>{t("assigned.read")}</Button>
    </div>
  );
}

/** What only a newer version of the app can show [SCR134]. */
function Unknown({ count }: { readonly count: number }): ReactNode {
  const t = useText();
  return (
    <div className={css["one"]} data-state="unknown">
      <span className={css["sign"]}>
        <Icon name="school" size="28px" />
      </span>
      <div className={css["words"]}>
        <h2>{t("assigned.unknown", { n: count })}</h2>
        <p>{t("assigned.unknown.text")}</p>
      </div>
    </div>
  );
}

interface OneProps {
  readonly assignment: AssignmentView;
  readonly now: number;
  /** Today is its day, and it has the page's one filled button. */
  readonly isFirst: boolean;
}

function One({ assignment, now, isFirst }: OneProps): ReactNode {
  const t = useText();
  const { ask, error } = useAct();
  const [, navigate] = useLocation();
  const { id, kind, skills, teacher, note, begunAt, doneAt, done, of, isShut } = assignment;
  const name = assignmentName(t, assignment);
  const due = doneAt === null ? dueWords(t, assignment, now) : null;
  const from = teacher === "" ? t("assigned.title") : t("assigned.from", { teacher });
  const progress = progressWords(t, assignment);
  const canStart = doneAt === null && !isShut;

  async function start(): Promise<void> {
    // What it is and how it works stands before it; it begins there.
    const first = firstPageOf(assignment);
    if (first !== null) {
      navigate(first);
      return;
    }
    if (!(await ask(() => engine.startAssignment(id)))) return;
    navigate(kind === "lesson" ? `/learn/${skills[0]?.skillId ?? ""}` : "/practice");
  }

  return (
    <div className={`${css["one"]} ${isFirst ? css["first"] : ""}`} data-state={stateOf(assignment)}>
      <span className={css["sign"]}>
        <Icon name={doneAt === null ? "school" : "tick"} size="28px" />
      </span>
      <div className={css["words"]}>
        <p className={css["from"]}>{due === null || isShut ? from : `${from}, ${due}`}</p>
        <h2>
          {progress === null || doneAt !== null ? (
            name
          ) : (
            <>
              {name}: <span className={css["progress"]}>{progress}</span>
            </>
          )}
        </h2>
        {doneAt !== null && <p>{t(DONE_WORDS[kind] ?? "assigned.done")}</p>}
        {doneAt === null && isShut && <p>{due}</p>}
        {canStart && note !== "" && <p className={css["note"]}>{t("assigned.note", { note })}</p>}
        <p role="alert" className={css["trouble"]}>
          {error === null ? "" : t(troubleOfStart(error))}
        </p>
      </div>
      {canStart && (
        <>
          {of > 1 && done > 0 && (
            <span className={css["bar"]} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, (100 * done) / of)}%` }} />
            </span>
          )}
          <Button look={isFirst ? "primary" : "secondary"} big={isFirst} onClick={() => void start()}>
            {t(begunAt !== null ? "assigned.go-on" : isOpened(kind) ? "assigned.open" : "assigned.start")}{" "}
            <Unseen>{name}</Unseen>
          </Button>
        </>
      )}
    </div>
  );
}

const DONE_WORDS: Readonly<Partial<Record<AssignmentView["kind"], TextId>>> = {
  exam: "assigned.done.exam",
  survey: "assigned.done.survey",
  guide: "assigned.done.guide",
};

/** The page of what begins there and not by the button on home; null: it begins at once. */
function firstPageOf({ kind, exam, form }: AssignmentView): string | null {
  if (exam !== null) return `/exam/${encodeURIComponent(exam.id)}`;
  if (form === null) return null;
  return `/${kind === "survey" ? "survey" : "think"}/${encodeURIComponent(form.id)}`;
}

function stateOf({ doneAt, isShut, begunAt }: AssignmentView): string {
  if (doneAt !== null) return "done";
  return isShut ? "shut" : begunAt === null ? "new" : "begun";
}
