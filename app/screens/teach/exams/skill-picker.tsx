import { useState, type ReactNode } from "react";
import type { SkillId } from "#engine";
import { engine } from "../../../engine-client.ts";
import { useAsked } from "../../../hooks/use-asked.ts";
import { Button } from "../../../components/button.tsx";
import { AskedContent } from "../../../components/charts/asked-content.tsx";
import { strandWords } from "../../../components/charts/mastery-words.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import { SelectField } from "../components/select-field.tsx";
import css from "./exams.module.css";

interface SkillPickerProps {
  readonly title: string;
  readonly chosen: readonly SkillId[];
  readonly most: number;
  readonly onClose: (chosen: readonly SkillId[]) => void;
}

const ALL = "all";

/** All skills by strand, of a grade or with a word in their name; what is ticked is taken when it closes. */
export function SkillPicker({ title, chosen: before, most, onClose }: SkillPickerProps): ReactNode {
  const t = useText();
  const asking = useAsked(() => engine.askableSkills(), "askable skills");
  const [chosen, setChosen] = useState(before);
  const [grade, setGrade] = useState(ALL);
  const [word, setWord] = useState("");
  const isFull = chosen.length >= most;
  const close = () => onClose(chosen);
  return (
    <Dialog
      title={title}
      look="panel"
      onClose={close}
      foot={
        <>
          <Button look="primary" onClick={close}>
            {t("teach.exam.skills.done")}
          </Button>
          <p className={css["quiet"]} role="status">
            {t("teach.exam.skills.count", { n: chosen.length, most })}
          </p>
        </>
      }
    >
      <AskedContent asking={asking}>
        {(skills) => {
          const grades = [...new Set(skills.map((one) => one.grade))].toSorted((a, b) => a - b);
          const found = skills.filter(
            (one) =>
              (grade === ALL || one.grade === Number(grade)) &&
              one.name.toLowerCase().includes(word.trim().toLowerCase()),
          );
          const strands = [...new Set(found.map(({ strand }) => strand))];
          return (
            <div className={css["picker"]}>
              <div className={css["pickerFind"]}>
                <SelectField
                  label={t("teach.exam.skills.grade")}
                  value={grade}
                  options={[
                    { id: ALL, name: t("teach.exam.skills.grade.all") },
                    ...grades.map((one) => ({ id: `${one}`, name: t("teach.exam.skills.grade.of", { grade: one }) })),
                  ]}
                  onChoose={setGrade}
                />
                <Field
                  label={t("teach.exam.skills.find")}
                  placeholder={t("teach.exam.skills.find.hint")}
                  value={word}
                  onText={setWord}
                  type="search"
                  autoComplete="off"
                />
              </div>
              {strands.length === 0 && <p className={css["quiet"]}>{t("teach.exam.skills.nothing")}</p>}
              {strands.map((strand) => (
                <StrandSkills
                  key={strand}
                  strand={strand}
                  skills={found.filter((one) => one.strand === strand)}
                  chosen={chosen}
                  isFull={isFull}
                  onTick={(id, isChosen) =>
                    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                />
              ))}
            </div>
          );
        }}
      </AskedContent>
    </Dialog>
  );
}

interface StrandSkillsProps {
  readonly strand: string;
  readonly skills: readonly { readonly id: SkillId; readonly name: string; readonly grade: number }[];
  readonly chosen: readonly SkillId[];
  readonly isFull: boolean;
  readonly onTick: (id: SkillId, isChosen: boolean) => void;
}

function StrandSkills({ strand, skills, chosen, isFull, onTick }: StrandSkillsProps): ReactNode {
  const t = useText();
  const { text, values } = strandWords(strand);
  return (
    <fieldset className={css["strand"]}>
      <legend>{t(text, values)}</legend>
      {skills.map(({ id, name, grade }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id} className={css["tick"]}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={({ target }) => onTick(id, target.checked)}
            />
            <span>{name}</span>
            <span className={css["quiet"]}>{t("teach.exam.skills.grade.of", { grade })}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
