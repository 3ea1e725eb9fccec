import type { ReactNode } from "react";
import { useText, type Text } from "../../../text/text.ts";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";
import type { AssignProps } from "./offer.ts";

/** The whole class, or some of it. */
export interface Whom {
  readonly isForAll: boolean;
  /** Ids of those who are chosen, where it is for some. */
  readonly chosen: readonly string[];
}

/** As it is sent. */
export function toWhom({ isForAll, chosen }: Whom) {
  return isForAll ? { type: "class" as const } : { type: "pupils" as const, pupils: [...chosen] };
}

/** On the button that assigns. */
export function yesWords(t: Text, { isForAll, chosen }: Whom): string {
  if (isForAll) return t("teach.assign.yes.class");
  return chosen.length === 0 ? t("teach.assign.yes.none") : t("teach.assign.yes.pupils", { n: chosen.length });
}

export function doneWords(t: Text, { isForAll, chosen }: Whom): string {
  return isForAll ? t("teach.assign.done.class") : t("teach.assign.done.pupils", { n: chosen.length });
}

interface WhomChoiceProps {
  readonly roster: AssignProps["roster"];
  readonly whom: Whom;
  readonly isTried: boolean;
  readonly onChange: (whom: Whom) => void;
}

/** For whom it is. */
export function WhomChoice({ roster, whom, isTried, onChange }: WhomChoiceProps): ReactNode {
  const t = useText();
  const { isForAll, chosen } = whom;
  return (
    <ChoicePills
      legend={t("teach.assign.to")}
      options={[
        { id: "class", text: t("teach.assign.to.class") },
        { id: "some", text: t("teach.assign.to.some") },
      ]}
      value={isForAll ? "class" : "some"}
      onChoose={(to) => onChange({ ...whom, isForAll: to === "class" })}
    >
      {!isForAll && (
        <Pupils
          roster={roster}
          chosen={chosen}
          isMissing={isTried && chosen.length === 0}
          onChange={(pupils) => onChange({ ...whom, chosen: pupils })}
        />
      )}
    </ChoicePills>
  );
}

interface PupilsProps {
  readonly roster: AssignProps["roster"];
  readonly chosen: readonly string[];
  readonly isMissing: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

function Pupils({ roster, chosen, isMissing, onChange }: PupilsProps): ReactNode {
  const t = useText();
  return (
    <>
      <div className={css["pills"]}>
        {roster
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ id, name }) => (
            <label key={id} className={css["pill"]}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                aria-invalid={isMissing}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
              {name}
            </label>
          ))}
      </div>
      {isMissing && <p className={css["fault"]}>{t("teach.assign.to.fault")}</p>}
    </>
  );
}
