import { useId, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import css from "./notes.module.css";

const READY = ["kept-at-it", "own-mistake", "explained", "careful"] as const;

interface PraiseButtonProps {
  readonly classId: string;
  readonly learner: string;
  readonly name: string;
}

/** A few words to one pupil: one of four, or the teacher's own [TEA93]. */
export function PraiseButton({ classId, learner, name }: PraiseButtonProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [news, setNews] = useState("");
  const { busy, error, send, forget } = useSending();

  function close(): void {
    forget();
    setOpen(false);
  }

  async function say(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return;
    const params = { class: classId, learner };
    const said = await send(() =>
      ask("POST /classes/{class}/learners/{learner}/notes", { text: text.trim(), ruling: null }, params),
    );
    if (said === null) return;
    setText("");
    close();
    setNews(t("teach.praise.done", { name }));
  }

  return (
    <span className={css["button"]}>
      <Button
        onClick={() => {
          setNews("");
          setOpen(true);
        }}
      >
        {t("teach.praise")}
      </Button>
      <output className={css["news"]}>{news}</output>
      {open && (
        <Dialog title={t("teach.praise.title", { name })} text={t("teach.praise.text")} onClose={close}>
          <form id={id} className={css["form"]} onSubmit={(event) => void say(event)}>
            <Trouble error={error} />
            <div className={css["ready"]} role="group" aria-label={t("teach.praise.ready")}>
              {READY.map((one) => (
                <Button
                  key={one}
                  aria-pressed={text === t(`teach.praise.${one}`)}
                  onClick={() => setText(t(`teach.praise.${one}`))}
                >
                  {t(`teach.praise.${one}`)}
                </Button>
              ))}
            </div>
            <Field
              label={t("teach.praise.words")}
              value={text}
              onText={setText}
              maxLength={200}
              required
              autoComplete="off"
            />
            <FormButtons yes={t("teach.praise.send")} busy={busy} onCancel={close} />
          </form>
        </Dialog>
      )}
    </span>
  );
}
