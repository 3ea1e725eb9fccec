import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import css from "./exams.module.css";

interface ChosenSkillsProps<Id extends string> {
  readonly skills: readonly { readonly id: Id; readonly name: string }[];
  /** Of what they are. */
  readonly label: string;
  /** Said while there are none. */
  readonly none: ReactNode;
  /** After "Choose skills", for who does not see where it stands. */
  readonly of?: string;
  readonly onOut: (id: Id) => void;
  readonly onChoose: () => void;
}

/** Skills that are chosen, each to be left out, and the way to the list of all. */
export function ChosenSkills<Id extends string>(props: ChosenSkillsProps<Id>): ReactNode {
  const { skills, label, none, of, onOut, onChoose } = props;
  const t = useText();
  return (
    <>
      <ul role="list" className={css["skills"]} aria-label={label}>
        {skills.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" className={css["out"]} onClick={() => onOut(id)}>
              ×<Unseen>{t("teach.exam.skills.out", { skill: name })}</Unseen>
            </button>
          </li>
        ))}
        {skills.length === 0 && <li className={css["nothing"]}>{none}</li>}
      </ul>
      <Button onClick={onChoose}>
        {t("teach.exam.skills.choose")} {of !== undefined && <Unseen>{of}</Unseen>}
      </Button>
    </>
  );
}
