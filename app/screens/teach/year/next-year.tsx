import { useState, type FormEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { LearnerId } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogButtons } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { spacedPin } from "../cards/spaced-pin.ts";
import { useDrawCards } from "../cards/use-draw-cards.ts";
import shared from "../components/components.module.css";
import { Field } from "../components/field.tsx";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { Wish } from "../components/wish.tsx";
import { useSending } from "../components/use-sending.ts";
import { nameFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { WholeClass } from "../whole-class.ts";
import { nextName } from "./next-name.ts";
import css from "./year.module.css";

type NextClass = SchoolAnswer<"POST /classes/{class}/next">;

interface NextYearProps {
  readonly whole: WholeClass;
  readonly onClose: () => void;
}

/** The class of the next year: its name, who comes along, and what becomes of this one; then its code, and cards [TEA26]. */
export function NextYear({ whole, onClose }: NextYearProps): ReactNode {
  const [made, setMade] = useState<{ readonly next: NextClass; readonly along: readonly LearnerId[] } | null>(null);
  return made === null ? (
    <NextYearForm whole={whole} onClose={onClose} onMade={(next, along) => setMade({ next, along })} />
  ) : (
    <NextYearMade before={whole.name} {...made} />
  );
}

interface NextYearFormProps extends NextYearProps {
  readonly onMade: (next: NextClass, along: readonly LearnerId[]) => void;
}

function NextYearForm({ whole, onClose, onMade }: NextYearFormProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [name, setName] = useState(nextName(whole.name));
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const [raisesGrades, setRaisesGrades] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const fault = tries === 0 ? null : nameFault(name);
  const learners = whole.roster.toSorted((a, b) => a.name.localeCompare(b.name));
  const along = learners.map(({ id }) => id).filter((id) => !staying.has(id));
  const graded = learners.filter(({ id, grade }) => grade !== undefined && !staying.has(id)).length;

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (nameFault(name) !== null) return;
    const made = await send(() =>
      ask(
        "POST /classes/{class}/next",
        { name, learners: [...along], raiseGrades: graded > 0 && raisesGrades },
        { class: whole.id },
      ),
    );
    if (made !== null) onMade(made.value, along);
  }

  return (
    <Dialog
      title={t("teach.next.title", { name: whole.name })}
      text={t("teach.next.text", { name: whole.name })}
      onClose={onClose}
    >
      <form ref={form} className={shared["form"]} onSubmit={(event) => void goOn(event)} noValidate>
        <Field
          label={t("teach.next.name")}
          value={name}
          onText={setName}
          fault={fault && t(fault.text, fault.values)}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins
          autoFocus
        />
        {learners.length > 0 && (
          <fieldset className={shared["choices"]}>
            <legend>{t("teach.next.who")}</legend>
            <div className={css["all"]}>
              <output>{t("teach.next.count", { n: along.length, all: learners.length })}</output>
              <Button look="quiet" onClick={() => setStaying(new Set())}>
                {t("teach.next.everybody")}
              </Button>
              <Button look="quiet" onClick={() => setStaying(new Set(learners.map(({ id }) => id)))}>
                {t("teach.next.nobody")}
              </Button>
            </div>
            <div className={css["names"]}>
              {learners.map((one) => (
                <label key={one.id} className={shared["show"]}>
                  <input
                    type="checkbox"
                    checked={!staying.has(one.id)}
                    onChange={({ target }) => setStaying((last) => withOrWithout(last, one.id, !target.checked))}
                  />
                  <span>{one.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {graded > 0 && (
          <Wish
            label={t("teach.next.raise")}
            hint={t("teach.next.raise.hint", { n: graded })}
            checked={raisesGrades}
            onCheck={setRaisesGrades}
          />
        )}
        <ul className={css["facts"]}>
          <li>{t("teach.next.old", { name: whole.name })}</li>
          {along.length < learners.length && <li>{t("teach.next.behind", { name: whole.name })}</li>}
          <li>{t("teach.next.devices")}</li>
        </ul>
        <Trouble error={error} />
        <FormButtons yes={t("teach.next.yes")} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function withOrWithout(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...set, id] : [...set].filter((one) => one !== id));
}

interface NextYearMadeProps {
  readonly before: string;
  readonly next: NextClass;
  readonly along: readonly LearnerId[];
}

function NextYearMade({ before, next, along }: NextYearMadeProps): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const { busy, error, draw, leave } = useDrawCards(next.id, along, () => navigate(`/teach/class/${next.id}/people`));

  return (
    <Dialog
      title={t("teach.next.made", { name: next.name })}
      text={t("teach.next.made.text", { n: along.length, before })}
      onClose={leave}
    >
      <dl>
        <dt className={shared["hint"]}>{t("teach.code")}</dt>
        <dd className={css["code"]}>{spacedPin(next.code ?? "", "-")}</dd>
      </dl>
      {along.length > 0 && <p>{t("teach.next.made.cards")}</p>}
      <Trouble error={error} />
      <DialogButtons>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
        <Button look="primary" autoFocus onClick={leave}>
          {t("teach.next.made.open", { name: next.name })}
        </Button>
        {along.length > 0 && (
          <Button aria-disabled={busy} onClick={() => void draw()}>
            {busy ? t("teach.working") : t("teach.next.made.draw")}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
