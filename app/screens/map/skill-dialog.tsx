import type { ReactNode } from "react";
import type { SkillId, SkillState, SkillView } from "#engine";
import { useNow } from "../../hooks/use-now.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { MasteryMeter, SkillStanding } from "../../components/charts/mastery.tsx";
import { strandWords } from "../../components/charts/mastery-words.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { daysAgoWords, nextWords } from "../../components/charts/when.ts";
import { Dialog } from "../../components/dialog.tsx";
import { PickedForYou, PractiseLink } from "../../components/practise-link.tsx";
import { type TextId, useText } from "../../text/text.ts";
import { useGradeWords } from "../../hooks/use-grade-words.ts";
import css from "./skill-dialog.module.css";

interface SkillDialogProps {
  readonly skill: SkillView;
  readonly skills: readonly SkillView[];
  readonly onGo: (id: SkillId) => void;
  readonly onClose: () => void;
}

const sentences: Readonly<Record<SkillState, TextId>> = {
  locked: "skill.sentence.locked",
  ready: "skill.sentence.ready",
  placed: "skill.sentence.placed",
  learning: "skill.sentence.learning",
  done: "skill.sentence.done",
  kept: "skill.sentence.kept",
  review: "skill.sentence.review",
};

/** One skill: what it is, what it needs, what it opens, how well it is known; and a way to practise it, where the pupil may pick. */
export function SkillDialog({ skill, skills, onGo, onClose }: SkillDialogProps): ReactNode {
  const t = useText();
  const grade = useGradeWords()(skill.grade);
  const strand = strandWords(skill.strand);
  const now = useNow();
  const next = nextWords(t, skill, now);
  const last = skill.lastPractisedAt === null ? null : daysAgoWords(skill.lastPractisedAt, now);
  return (
    <Dialog
      title={skill.name}
      look="sheet"
      foot={
        <>
          <PractiseLink skillId={skill.skillId} look="primary">
            {t("skill.practise")}
          </PractiseLink>
          {skill.opportunities > 0 && (
            <ButtonLink href={`/report?skill=${skill.skillId}`}>{t("skill.questions")}</ButtonLink>
          )}
          <Button look="quiet" onClick={onClose}>
            {t("skill.close")}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className={css["where"]}>
        {t(strand.text, strand.values)} · {grade}
      </p>
      <p className={css["state"]}>
        <SkillStanding skill={skill} />
      </p>
      <p>{t(sentences[skill.state])}</p>
      <PickedForYou />

      <h3 className={css["subject"]}>{t("skill.mastery")}</h3>
      <p>
        <MasteryMeter skill={skill} />
      </p>
      {skill.opportunities > 0 && (
        <p className={css["quiet"]}>
          {t("skill.practised", { count: skill.opportunities })}
          {last !== null && ` · ${t("skill.last", { when: t(last.text, last.values) })}`}
          {next !== null && ` · ${next}`}
        </p>
      )}

      <h3 className={css["subject"]}>{t("skill.needs")}</h3>
      <Neighbours ids={skill.prerequisites} skills={skills} none="skill.needs.none" onGo={onGo} />
      <h3 className={css["subject"]}>{t("skill.opens")}</h3>
      <Neighbours ids={skill.opens} skills={skills} none="skill.opens.none" onGo={onGo} />
    </Dialog>
  );
}

interface NeighboursProps {
  readonly ids: readonly SkillId[];
  readonly skills: readonly SkillView[];
  readonly none: TextId;
  readonly onGo: (id: SkillId) => void;
}

function Neighbours({ ids, skills, none, onGo }: NeighboursProps): ReactNode {
  const t = useText();
  const neighbours = skills.filter((skill) => ids.includes(skill.skillId));
  if (neighbours.length === 0) return <p className={css["quiet"]}>{t(none)}</p>;
  return (
    <ul role="list" className={css["neighbours"]}>
      {neighbours.map((skill) => (
        <li key={skill.skillId}>
          <button type="button" onClick={() => onGo(skill.skillId)}>
            <SkillMark state={skill.state} size={24} />
            <span>
              {skill.name} <span className={css["quiet"]}>{t(`skill.state.${skill.state}`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
