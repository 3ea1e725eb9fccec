import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { EngineError, FileView, FileWorkView } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { numberLocaleOf } from "../../text/number-locale.ts";
import { type Text, useText } from "../../text/text.ts";
import { Button, FileButton } from "../button.tsx";
import { dateText } from "../charts/when.ts";
import { Dialog, DialogButtons } from "../dialog.tsx";
import { Icon } from "../icons.tsx";
import { refusalWords } from "./refusal-words.ts";
import css from "./take-in.module.css";

type Step =
  | { readonly type: "reading" | "taking" }
  | { readonly type: "found"; readonly file: File; readonly view: FileView }
  | { readonly type: "refused"; readonly why: string }
  | { readonly type: "done"; readonly answers: number };

/** A button that takes work out of a file, after saying what is in it [APP82]. */
export function TakeInFile({
  label,
  big,
  describedBy,
}: {
  readonly label: "file.have" | "file.choose";
  readonly big?: boolean;
  readonly describedBy?: string;
}): ReactNode {
  const t = useText();
  const [step, setStep] = useState<Step | null>(null);
  // What is read after the dialog was closed is no longer asked for.
  const asked = useRef(0);

  function close(): void {
    asked.current += 1;
    setStep(null);
  }

  function refused(error: EngineError): Step {
    const { text, values } = refusalWords(error, Date.now());
    return { type: "refused", why: t(text, values) };
  }

  async function examine(file: File): Promise<void> {
    const mine = (asked.current += 1);
    setStep({ type: "reading" });
    const seen = await engine.examineFile(file);
    if (asked.current !== mine) return;
    setStep(seen.ok ? { type: "found", file, view: seen.value } : refused(seen.error));
  }

  async function take(file: File, work: FileWorkView, name: string): Promise<void> {
    setStep({ type: "taking" });
    const locale = numberLocaleOf(navigator.language);
    const taken = await engine.takeInFile({ file, learner: work.learner, name, locale });
    setStep(taken.ok ? { type: "done", answers: work.newAnswers } : refused(taken.error));
  }

  return (
    <>
      <FileButton
        accept=".json,application/json"
        big={big === true}
        aria-describedby={describedBy}
        onFile={(file) => void examine(file)}
      >
        <Icon name="upload" size={big === true ? "1.4em" : "1em"} />
        {t(label)}
      </FileButton>
      {/* Each step is a dialog of its own, and begins at its first button. */}
      {step !== null && <StepDialog key={step.type} step={step} onTake={(...of) => void take(...of)} onClose={close} />}
    </>
  );
}

interface StepProps {
  readonly step: Step;
  readonly onTake: (file: File, work: FileWorkView, name: string) => void;
  readonly onClose: () => void;
}

function StepDialog({ step, onTake, onClose }: StepProps): ReactNode {
  const t = useText();
  switch (step.type) {
    case "reading":
      return (
        <Dialog title={t("file.reading")} onClose={onClose}>
          <DialogButtons>
            <Button onClick={onClose}>{t("file.cancel")}</Button>
          </DialogButtons>
        </Dialog>
      );
    case "taking":
      // Soon over, and whole or not at all.
      return (
        <Dialog title={t("file.taking")} onClose={onClose}>
          <p>{t("file.taking.text")}</p>
        </Dialog>
      );
    case "refused":
      return <Told title={t("file.refused")} text={step.why} onClose={onClose} />;
    case "done":
      return <Told title={t("file.done")} text={t("file.done.text", { count: step.answers })} onClose={onClose} />;
    case "found":
      return (
        <Dialog title={t("file.found")} onClose={onClose}>
          {step.view.works.map((work) => (
            <Work key={work.learner} work={work} onTake={(name) => onTake(step.file, work, name)} />
          ))}
          {step.view.unreadable > 0 && <p>{t("file.unreadable", { count: step.view.unreadable })}</p>}
          <DialogButtons>
            <Button onClick={onClose}>{t("file.cancel")}</Button>
          </DialogButtons>
        </Dialog>
      );
  }
}

function Told({
  title,
  text,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <DialogButtons>
        <Button look="primary" onClick={onClose}>
          {t("file.ok")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function daysOf(t: Text, { from, until }: FileWorkView): string {
  const [first, last] = [dateText(from), dateText(until)];
  return first === last ? t("file.day", { day: first }) : t("file.days", { from: first, until: last });
}

/** Whose work it is, how much, from when, and how much of it is new here. */
function Work({ work, onTake }: { readonly work: FileWorkView; readonly onTake: (name: string) => void }): ReactNode {
  const t = useText();
  const messageId = useId();
  const isAtDesk = useEngineView((view) => view.learner?.id === work.learner);
  const [name, setName] = useState(work.name ?? "");
  const [isMissing, setIsMissing] = useState(false);
  const nothingNew = work.name !== null && work.newEvents === 0;

  function take(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === "") setIsMissing(true);
    else onTake(name);
  }

  return (
    <form className={css["work"]} onSubmit={take} noValidate>
      {work.name !== null && <p className={css["name"]}>{work.name}</p>}
      <p>
        {t("file.answers", { count: work.answers })} {daysOf(t, work)}{" "}
        {work.name !== null && t(nothingNew ? "file.nothing-new" : "file.new", { count: work.newAnswers })}
      </p>
      {work.name === null && (
        <>
          <label className={css["field"]}>
            {t("first.name")}
            <input
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              aria-describedby={messageId}
            />
          </label>
          <p id={messageId} role="alert" className={css["missing"]}>
            {isMissing && t("first.name-missing")}
          </p>
        </>
      )}
      {!(nothingNew && isAtDesk) && (
        <Button look="primary" type="submit">
          {nothingNew ? t("file.go-on", { name }) : t("file.take")}
        </Button>
      )}
    </form>
  );
}
