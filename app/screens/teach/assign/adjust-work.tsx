import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { EXTRA_TIMES } from "../adjust/adjust-words.ts";
import { SelectField } from "../components/select-field.tsx";
import type { WholeClass } from "../whole-class.ts";
import { ADJUSTABLE_WORK, WORK_SWITCHES, WORK_TIMES, type SetForPupil, type WorkType } from "./adjusted.ts";
import css from "./assign.module.css";

interface AdjustWorkProps {
  readonly roster: WholeClass["roster"];
  /** Ids of those it is for; null: everybody. */
  readonly pupils: readonly string[] | null;
  readonly type: WorkType;
  readonly set: readonly SetForPupil[];
  readonly onChange: (set: readonly SetForPupil[]) => void;
}

/** What single pupils get with this work, on top of what is set for them anyway; nothing where it would make no difference [TEA69]. */
export function AdjustWork({ roster, pupils, type, set, onChange }: AdjustWorkProps): ReactNode {
  const t = useText();
  if (ADJUSTABLE_WORK[type].length === 0) return null;
  const here = roster
    .filter(({ id }) => pupils === null || pupils.includes(id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const named = set.filter(({ learner }) => here.some(({ id }) => id === learner));
  const others = here.filter(({ id }) => !named.some(({ learner }) => learner === id));
  const nameOf = new Map<string, string>(here.map(({ id, name }) => [id, name]));
  return (
    <details className={css["adjust"]} open={set.length > 0 ? true : undefined}>
      <summary>{t("teach.assign.adjust")}</summary>
      <p className={css["hint"]}>{t("teach.assign.adjust.text")}</p>
      {named.map((one) => (
        <PupilSet
          key={one.learner}
          name={nameOf.get(one.learner) ?? ""}
          type={type}
          one={one}
          onChange={(next) => onChange(set.map((other) => (other === one ? next : other)))}
          onRemove={() => onChange(set.filter((other) => other !== one))}
        />
      ))}
      {others.length > 0 && (
        <SelectField
          label={t("teach.assign.adjust.pupil")}
          value=""
          options={[{ id: "", name: t("teach.assign.adjust.choose") }, ...others]}
          onChoose={(id) => id !== "" && onChange([...set, { learner: id, adjusted: {} }])}
        />
      )}
    </details>
  );
}

interface PupilSetProps {
  readonly name: string;
  readonly type: WorkType;
  readonly one: SetForPupil;
  readonly onChange: (next: SetForPupil) => void;
  readonly onRemove: () => void;
}

function PupilSet({ name, type, one, onChange, onRemove }: PupilSetProps): ReactNode {
  const t = useText();
  const { adjusted } = one;
  const known = ADJUSTABLE_WORK[type];
  return (
    <fieldset className={css["adjusted"]}>
      <legend>{name}</legend>
      {known.includes("extra_time") && (
        <SelectField
          label={t("teach.adjust.time")}
          value={adjusted.extra_time ?? "none"}
          options={WORK_TIMES.map((time) => ({ id: time, name: t(EXTRA_TIMES[time]) }))}
          onChoose={(id) => {
            const { extra_time: _before, ...rest } = adjusted;
            const time = WORK_TIMES.find((each) => each === id) ?? "none";
            onChange({ ...one, adjusted: time === "none" ? rest : { ...rest, extra_time: time } });
          }}
        />
      )}
      <div className={css["pills"]}>
        {WORK_SWITCHES.filter(({ field }) => known.includes(field)).map(({ field, text }) => (
          <label key={field} className={css["check"]}>
            <input
              type="checkbox"
              checked={adjusted[field] === true}
              onChange={({ target }) => {
                const { [field]: _before, ...rest } = adjusted;
                onChange({ ...one, adjusted: target.checked ? { ...rest, [field]: true } : rest });
              }}
            />
            {t(text)}
          </label>
        ))}
        <Button look="quiet" onClick={onRemove}>
          {t("teach.assign.adjust.remove", { name })}
        </Button>
      </div>
    </fieldset>
  );
}
