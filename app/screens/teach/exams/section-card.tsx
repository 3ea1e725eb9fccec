import { useEffect, useRef, useState, type ReactNode } from "react";
import type { SkillId } from "#engine";
import type { ExamDraft } from "#engine/exams";
import { engine } from "../../../engine-client.ts";
import { useAsked } from "../../../hooks/use-asked.ts";
import { Button } from "../../../components/button.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { KeptText } from "../components/kept-text.tsx";
import { useComingTo } from "../components/use-coming-to.ts";
import { SelectField } from "../components/select-field.tsx";
import { ChosenSkills } from "./chosen-skills.tsx";
import css from "./exams.module.css";
import { BANDS, countsOf, MOST_QUESTIONS, withCounts, type Band, type Section } from "./level-counts.ts";
import { SkillPicker } from "./skill-picker.tsx";

/** As many questions as there is room for, five at most, as a new section begins. */
export function newSection({ sections }: ExamDraft): Section {
  const left = MOST_QUESTIONS - sections.reduce((sum, { items }) => sum + items, 0);
  const empty: Omit<Section, "items" | "mix"> = { name: "", skills: [], sort: null, itemLimitMs: null };
  const [easy, medium, hard] = left >= 5 ? [2, 2, 1] : [1, 0, 0];
  return withCounts({ ...empty, items: 1, mix: { easy: 1, medium: 0, hard: 0 } }, { easy, medium, hard });
}

const SORTS = ["conceptual", "procedural", "application"] as const;
/** Of one section, as the server takes it. */
const MOST_SKILLS = 12;
const ITEM_SECONDS = [30, 45, 60, 90, 120, 180, 300] as const;

interface SectionCardProps {
  /** 1-based. */
  readonly number: number;
  /** It was added just now, and has the focus. */
  readonly isAdded: boolean;
  readonly section: Section;
  readonly draft: ExamDraft;
  /** Somebody comes to it. */
  readonly onWork: () => void;
  readonly onChange: (section: Section) => void;
  readonly onRemove: () => void;
}

/** Skills, how many questions of each level, their kind, and their time [TEA141]. */
export function SectionCard({
  number,
  isAdded,
  section,
  draft,
  onWork,
  onChange,
  onRemove,
}: SectionCardProps): ReactNode {
  const t = useText();
  const card = useComingTo<HTMLElement>(onWork);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAdded) name.current?.focus();
  }, [isAdded]);
  const { asked } = useAsked(() => engine.askableSkills(), "askable skills");
  const [isChoosing, setChoosing] = useState(false);
  const { skills, sort, itemLimitMs } = section;
  const nameOf = (id: SkillId) => (asked.type === "ready" ? asked.value : []).find((one) => one.id === id)?.name ?? id;
  const total = draft.sections.reduce((sum, { items }) => sum + items, 0);
  return (
    <section ref={card} className={css["section"]} aria-label={t("teach.exam.section", { n: number })}>
      <div className={css["sectionHead"]}>
        <KeptText
          ref={name}
          className={css["sectionName"]}
          aria-label={t("teach.exam.section.name", { n: number })}
          placeholder={t("teach.exam.section", { n: number })}
          text={section.name}
          maxLength={60}
          onKeep={(name) => onChange({ ...section, name })}
        />
        <Button look="quiet" onClick={onRemove}>
          {t("teach.exam.section.remove")} <Unseen>{t("teach.exam.section", { n: number })}</Unseen>
        </Button>
      </div>
      <ChosenSkills
        skills={skills.map((id) => ({ id, name: nameOf(id) }))}
        label={t("teach.exam.skills.of", { n: number })}
        none={t("teach.exam.skills.none")}
        of={t("teach.exam.section", { n: number })}
        onOut={(id) => onChange({ ...section, skills: skills.filter((one) => one !== id) })}
        onChoose={() => setChoosing(true)}
      />
      <Levels section={section} isFull={total >= MOST_QUESTIONS} onChange={onChange} />
      <div className={css["more"]}>
        <SelectField
          label={t("teach.exam.sort")}
          value={sort ?? ""}
          options={[
            { id: "", name: t("teach.exam.sort.all") },
            ...SORTS.map((id) => ({ id, name: t(`teach.exam.sort.${id}`) })),
          ]}
          onChoose={(id) => onChange({ ...section, sort: SORTS.find((one) => one === id) ?? null })}
        />
        <SelectField
          label={t("teach.exam.item-time")}
          value={itemLimitMs === null ? "" : `${itemLimitMs / 1_000}`}
          options={[
            { id: "", name: t("teach.exam.item-time.none") },
            ...ITEM_SECONDS.map((n) => ({
              id: `${n}`,
              name:
                n % 60 === 0
                  ? t("teach.exam.item-time.minutes", { n: n / 60 })
                  : t("teach.exam.item-time.seconds", { n }),
            })),
          ]}
          onChoose={(id) => onChange({ ...section, itemLimitMs: id === "" ? null : Number(id) * 1_000 })}
        />
      </div>
      {isChoosing && (
        <SkillPicker
          title={t("teach.exam.skills.of", { n: number })}
          chosen={skills}
          most={MOST_SKILLS}
          onClose={(next) => {
            setChoosing(false);
            if (next.join() !== skills.join()) onChange({ ...section, skills: [...next] });
          }}
        />
      )}
    </section>
  );
}

interface LevelsProps {
  readonly section: Section;
  /** There is no room for one more. */
  readonly isFull: boolean;
  readonly onChange: (section: Section) => void;
}

/** How many questions of each level, with a bar each. */
function Levels({ section, isFull, onChange }: LevelsProps): ReactNode {
  const t = useText();
  const counts = countsOf(section);
  const most = Math.max(...BANDS.map((band) => counts[band]), 4);
  const set = (band: Band, count: number) => onChange(withCounts(section, { ...counts, [band]: count }));
  return (
    <fieldset className={css["levels"]}>
      <legend>{t("teach.exam.levels")}</legend>
      {BANDS.map((band) => {
        const level = t(`teach.exam.level.${band}`);
        return (
          <div key={band} className={css["level"]}>
            <span className={css["bar"]} aria-hidden="true">
              <span style={{ blockSize: `${(100 * counts[band]) / most}%` }} />
            </span>
            <span className={css["levelName"]}>{level}</span>
            <span className={css["step"]}>
              <button
                type="button"
                aria-label={t("teach.exam.level.less", { level })}
                aria-disabled={counts[band] === 0 || section.items === 1}
                onClick={() => counts[band] > 0 && section.items > 1 && set(band, counts[band] - 1)}
              >
                −
              </button>
              <output>{counts[band]}</output>
              <button
                type="button"
                aria-label={t("teach.exam.level.more", { level })}
                aria-disabled={isFull}
                onClick={() => !isFull && set(band, counts[band] + 1)}
              >
                +
              </button>
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
