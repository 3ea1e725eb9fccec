import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ReadyExamList } from "#engine/protocol/exams";
import { Button } from "../../../components/button.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, type SchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./exams.module.css";

interface ReadyExamsProps {
  readonly whole: WholeClass;
  readonly data: SchoolData<ReadyExamList>;
  readonly onOpen: (id: string) => void;
  readonly onNews: () => void;
}

/** What the class has not yet of the exams that come with the program [TEA194]; nothing where there is none. */
export function ReadyExams({ whole, data, onOpen, onNews }: ReadyExamsProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  const [assigned, setAssigned] = useState(0);
  useEffect(() => {
    // The exam that was assigned goes from here, and the button that had the focus with it.
    if (assigned > 0) heading.current?.focus();
  }, [assigned]);
  const exams = data.value?.exams ?? [];
  if (exams.length === 0 || whole.code === null) return null;

  async function take(id: string, title: string): Promise<void> {
    const body = { title, copyOf: { ready: id } };
    const made = await send(() => ask("POST /classes/{class}/exams", body, { class: whole.id }));
    if (made !== null) onOpen(made.value.id);
  }

  return (
    <section className={css["ready"]} aria-label={t("teach.exams.ready")}>
      <h2 ref={heading} tabIndex={-1}>
        {t("teach.exams.ready")}
      </h2>
      <p className={css["quiet"]}>{t("teach.exams.ready.text")}</p>
      <Trouble error={error} />
      <ul role="list" className={css["list"]}>
        {exams.map(({ id, version, title, about, questions }) => (
          <li key={id} className={css["card"]} aria-label={title}>
            <div className={css["cardHead"]}>
              <div>
                <h3>{title}</h3>
                <p className={css["quiet"]}>{about}</p>
              </div>
              <div className={css["actions"]}>
                <AssignButton
                  whole={whole}
                  what={{ type: "exam", exam: id, version, title, questions }}
                  of={title}
                  onNews={() => {
                    onNews();
                    setAssigned(assigned + 1);
                  }}
                />
                <Button aria-disabled={busy} onClick={() => !busy && void take(id, title)}>
                  {t("teach.exams.ready.take")} <Unseen>{title}</Unseen>
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
