import { useState, type ReactNode } from "react";
import type { Result } from "#engine";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { useSchoolData, type SchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./components.module.css";
import { FormButtons } from "./form-buttons.tsx";
import { SchoolContent } from "./school-content.tsx";
import { SelectField } from "./select-field.tsx";
import { Trouble } from "./trouble.tsx";
import { useSending } from "./use-sending.ts";

/** One of a class's own, as it is listed there. */
export interface Taken {
  readonly id: string;
  readonly title: string;
}

interface TakeDialogProps<One extends Taken> {
  readonly whole: WholeClass;
  readonly words: {
    readonly one: string;
    readonly nothing: string;
    readonly none: string;
  };
  /** Asks what a class has, and draws it by `show`. */
  readonly renderListed: (from: string, show: (data: SchoolData<readonly One[]>) => ReactNode) => ReactNode;
  /** Copies one of that class. */
  readonly take: (from: string, taken: One) => Promise<Result<{ readonly id: string }, AskError>>;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Copies what the teacher's own other class has [TEA140] [TEA174]. */
export function TakeDialog<One extends Taken>(props: TakeDialogProps<One>): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes");
  return (
    <Dialog title={t("teach.exams.take")} text={t("teach.exams.take.text")} onClose={props.onClose}>
      <SchoolContent data={data}>
        {({ classes }) => {
          const others = classes.filter(({ id }) => id !== props.whole.id);
          return others.length === 0 ? (
            <p className={css["quiet"]}>{props.words.nothing}</p>
          ) : (
            <TakeForm {...props} others={others} />
          );
        }}
      </SchoolContent>
    </Dialog>
  );
}

interface TakeFormProps<One extends Taken> extends TakeDialogProps<One> {
  readonly others: readonly { readonly id: string; readonly name: string }[];
}

function TakeForm<One extends Taken>({
  words,
  others,
  renderListed,
  take,
  onMade,
  onClose,
}: TakeFormProps<One>): ReactNode {
  const t = useText();
  const { busy, error, send } = useSending();
  const [from, setFrom] = useState(others[0]?.id ?? "");
  const [chosen, setChosen] = useState("");

  async function copy(taken: One): Promise<void> {
    const made = await send(() => take(from, taken));
    if (made !== null) onMade(made.value.id);
  }

  return (
    <div className={css["form"]}>
      <SelectField label={t("teach.exams.take.class")} value={from} options={others} onChoose={setFrom} />
      {renderListed(from, (data) => (
        <SchoolContent data={data}>
          {(all) => {
            const [first] = all;
            const one = all.find(({ id }) => id === chosen) ?? first;
            if (one === undefined) return <p className={css["quiet"]}>{words.none}</p>;
            return (
              <form
                className={css["form"]}
                onSubmit={(event) => {
                  event.preventDefault();
                  void copy(one);
                }}
              >
                <SelectField
                  label={words.one}
                  value={one.id}
                  options={all.map(({ id, title }) => ({ id, name: title }))}
                  onChoose={setChosen}
                />
                <Trouble error={error} />
                <FormButtons yes={t("teach.exams.take.yes")} busy={busy} onCancel={onClose} />
              </form>
            );
          }}
        </SchoolContent>
      ))}
    </div>
  );
}
