import { useCallback, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { WidgetView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useKeptDraft } from "../../hooks/use-kept-draft.ts";
import { useText, type TextId } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { RichText } from "../rich-text.tsx";
import { answersOf, withAnswer } from "./answers.ts";
import unseen from "../unseen.module.css";
import css from "./widget.module.css";

interface WidgetFormProps {
  readonly widget: WidgetView;
  /** True when it was taken. */
  readonly onAnswer: (given: readonly string[]) => Promise<boolean>;
  /** Whether it may be left empty. */
  readonly isRequired: boolean;
  readonly trouble: TextId | null;
  /** In a conversation: what is asked was said already, and focus stays where it is. */
  readonly isAside?: boolean;
  /** Somebody else looks at what is asked: nothing is kept, and focus stays where it is. */
  readonly isPreview?: boolean;
  /** What stands beside the button: back, skip. */
  readonly children?: ReactNode;
}

/** What is asked of the learner: choices, a rating, words, or only to go on. Key it by what is asked. */
export function WidgetForm({
  widget,
  onAnswer,
  isRequired,
  trouble,
  isAside = false,
  isPreview = false,
  children,
}: WidgetFormProps): ReactNode {
  const t = useText();
  const [given, setGiven] = useState<readonly string[]>(widget.draft ?? []);
  const [isEmpty, setEmpty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const promptId = useId();
  const { id } = widget;
  const keep = useCallback(
    async (texts: readonly string[]) => {
      if (!isPreview) await engine.saveActivityDraft({ id, given: texts });
    },
    [id, isPreview],
  );
  useKeptDraft(given, keep);
  useEffect(() => {
    if (!isAside && !isPreview) heading.current?.focus({ preventScroll: true });
  }, [isAside, isPreview]);
  const answers = answersOf(given);
  const missing = isRequired && widget.type !== "continue" && answers.length === 0;

  async function answer(): Promise<void> {
    setEmpty(missing);
    if (missing) return;
    // What comes next stands in the same place: nothing of this may be put back into it.
    await keep([]);
    if (!(await onAnswer(answers))) await keep([...given]);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void answer();
  }

  return (
    <form className={css["form"]} onSubmit={submit} autoComplete="off">
      {"prompt" in widget && (
        <h2 id={promptId} ref={heading} tabIndex={-1} className={isAside ? unseen["unseen"] : css["prompt"]}>
          <RichText text={widget.prompt} />
        </h2>
      )}
      <Field widget={widget} given={given} onChange={setGiven} labelledBy={promptId} />
      <p role="status" className={css["trouble"]}>
        {trouble !== null ? t(trouble) : isEmpty && missing ? t("exam.empty") : ""}
      </p>
      <div className={css["row"]}>
        <Button type="submit" look="primary" big={!isAside}>
          {t(isAside ? "talk.choose" : "lesson.go-on")}
        </Button>
        {children}
      </div>
    </form>
  );
}

interface FieldProps {
  readonly widget: WidgetView;
  readonly given: readonly string[];
  readonly onChange: (given: readonly string[]) => void;
  readonly labelledBy: string;
}

function Field({ widget, given, onChange, labelledBy }: FieldProps): ReactNode {
  const t = useText();
  switch (widget.type) {
    case "choices":
      return (
        <Options
          options={widget.choices}
          several={widget.several}
          look="list"
          given={given}
          onChange={onChange}
          labelledBy={labelledBy}
        />
      );
    case "rating":
      return (
        <Options
          options={widget.labels}
          several={false}
          look="scale"
          given={given}
          onChange={onChange}
          labelledBy={labelledBy}
        />
      );
    case "free-text":
      return (
        <textarea
          aria-labelledby={labelledBy}
          className={css["words"]}
          rows={4}
          maxLength={widget.longest}
          value={given[0] ?? ""}
          onChange={(event) => onChange([event.target.value])}
        />
      );
    case "maths":
      return widget.boxes.map((box, at) => (
        <input
          // Boxes of one question never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          aria-label={box.label === "" ? t("practice.answer") : box.label}
          className={css["maths"]}
          value={given[at] ?? ""}
          onChange={(event) => onChange(withAnswer(given, at, event.target.value, widget.boxes.length))}
        />
      ));
    case "continue":
      return null;
  }
}

interface OptionsProps {
  readonly options: readonly string[];
  readonly several: boolean;
  readonly look: "list" | "scale";
  readonly given: readonly string[];
  readonly onChange: (given: readonly string[]) => void;
  readonly labelledBy: string;
}

function Options({ options, several, look, given, onChange, labelledBy }: OptionsProps): ReactNode {
  const name = useId();
  const choose = (option: string, isChosen: boolean) => {
    if (!several) onChange([option]);
    // In the order they stand in, whatever was pressed first.
    else onChange(options.filter((other) => (other === option ? isChosen : given.includes(other))));
  };
  return (
    <div role={several ? "group" : "radiogroup"} aria-labelledby={labelledBy} className={css[look]}>
      {options.map((option) => (
        <label key={option} className={css["option"]}>
          <input
            type={several ? "checkbox" : "radio"}
            name={name}
            checked={given.includes(option)}
            onChange={(event) => choose(option, event.target.checked)}
          />
          <span>
            <RichText text={option} />
          </span>
        </label>
      ))}
    </div>
  );
}
