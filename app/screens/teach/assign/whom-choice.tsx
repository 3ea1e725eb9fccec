import type { ReactNode } from "react";
import { useText, type Text } from "../../../text/text.ts";
import type { WholeClass } from "../whole-class.ts";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";

type Roster = Pick<WholeClass, "roster" | "groups">;

/** For whom something is. */
export interface Whom {
  /** The whole class, some pupils, or the id of a group. */
  readonly to: string;
  /** Ids of those who are chosen, where it is for some. */
  readonly chosen: readonly string[];
}

/** Pupils it is for; null: the whole class. Of a group those who are in the class. */
export function pupilsOf({ roster, groups }: Roster, { to, chosen }: Whom): readonly string[] | null {
  if (to === "class") return null;
  const group = groups.find(({ id }) => id === to);
  return group === undefined ? chosen : group.learners.filter((one) => roster.some(({ id }) => id === one));
}

/** As it is sent. */
export function toWhom(whole: Roster, whom: Whom) {
  const pupils = pupilsOf(whole, whom);
  return pupils === null ? { type: "class" as const } : { type: "pupils" as const, pupils: [...pupils] };
}

/** On the button that assigns. */
export function yesWords(t: Text, whole: Roster, whom: Whom): string {
  const pupils = pupilsOf(whole, whom);
  if (pupils === null) return t("teach.assign.yes.class");
  return pupils.length === 0 ? t("teach.assign.yes.none") : t("teach.assign.yes.pupils", { n: pupils.length });
}

export function doneWords(t: Text, whole: Roster, whom: Whom): string {
  const pupils = pupilsOf(whole, whom);
  return pupils === null ? t("teach.assign.done.class") : t("teach.assign.done.pupils", { n: pupils.length });
}

interface WhomChoiceProps {
  readonly whole: Roster;
  readonly whom: Whom;
  readonly isTried: boolean;
  readonly onChange: (whom: Whom) => void;
}

/** The whole class, one of its groups, or some pupils. */
export function WhomChoice({ whole, whom, isTried, onChange }: WhomChoiceProps): ReactNode {
  const t = useText();
  const pupils = pupilsOf(whole, whom);
  const isMissing = isTried && pupils?.length === 0;
  return (
    <ChoicePills
      legend={t("teach.assign.to")}
      options={[
        { id: "class", text: t("teach.assign.to.class") },
        ...whole.groups.map(({ id, name, learners }) => ({
          id,
          text: t("teach.assign.to.group", { name, n: learners.length }),
        })),
        { id: "some", text: t("teach.assign.to.some") },
      ]}
      value={whom.to}
      onChoose={(to) => onChange({ ...whom, to })}
    >
      {pupils !== null && whom.to !== "some" && <p className={css["hint"]}>{namesIn(whole.roster, pupils)}</p>}
      {whom.to === "some" && (
        <Pupils
          roster={whole.roster}
          chosen={whom.chosen}
          isMissing={isMissing}
          onChange={(chosen) => onChange({ ...whom, chosen })}
        />
      )}
      {isMissing && <p className={css["fault"]}>{t("teach.assign.to.fault")}</p>}
    </ChoicePills>
  );
}

function namesIn(roster: WholeClass["roster"], pupils: readonly string[]): string {
  const names = roster.filter(({ id }) => pupils.includes(id)).map(({ name }) => name);
  return names.toSorted((a, b) => a.localeCompare(b)).join(", ");
}

interface PupilsProps {
  readonly roster: WholeClass["roster"];
  readonly chosen: readonly string[];
  readonly isMissing: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

function Pupils({ roster, chosen, isMissing, onChange }: PupilsProps): ReactNode {
  return (
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
  );
}
