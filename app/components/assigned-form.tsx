import type { ReactNode } from "react";
import type { AssignmentView } from "#engine";
import { engine } from "../engine-client.ts";
import { useEngineView } from "../engine-store.ts";
import { useAct } from "../hooks/use-act.ts";
import { useText } from "../text/text.ts";
import css from "./assigned-form.module.css";
import { Button, ButtonLink } from "./button.tsx";
import { troubleOfStart } from "./trouble-of-start.ts";

/** The survey or guide of that name among what a teacher gave; null: it is none. */
export function useAssignedForm(id: string): AssignmentView | null {
  return useEngineView((view) => view.assignments?.find(({ form }) => form?.id === id) ?? null);
}

const WORDS = {
  survey: { told: "assigned.survey.told", done: "assigned.done.survey" },
  guide: { told: "assigned.guide.told", done: "assigned.done.guide" },
} as const;

/** What it is and who sees what, before it begins: nothing starts by opening an address [SCR138]. */
export function AssignedFormStart({ assignment }: { readonly assignment: AssignmentView }): ReactNode {
  const t = useText();
  const { ask, error } = useAct();
  const { id, kind, form, teacher, isShut, begunAt, doneAt } = assignment;
  const words = WORDS[kind === "survey" ? "survey" : "guide"];
  const isOpen = !isShut && doneAt === null;
  return (
    <section className={css["card"]}>
      <h1>{form?.title}</h1>
      {teacher !== "" && <p className={css["from"]}>{t("assigned.form.from", { teacher })}</p>}
      {form !== null && form.about !== "" && <p>{form.about}</p>}
      <p className={css["told"]}>{t(words.told)}</p>
      {!isOpen && <p role="status">{t(doneAt === null ? "assigned.form.over" : words.done)}</p>}
      <div className={css["row"]}>
        {isOpen && (
          <Button look="primary" big onClick={() => void ask(() => engine.startAssignment(id))}>
            {t(begunAt === null ? "assigned.form.start" : "assigned.go-on")}
          </Button>
        )}
        <ButtonLink href="/" look={isOpen ? "quiet" : "primary"}>
          {t("nav.home")}
        </ButtonLink>
      </div>
      <p role="alert" className={css["trouble"]}>
        {error === null ? "" : t(troubleOfStart(error))}
      </p>
    </section>
  );
}
