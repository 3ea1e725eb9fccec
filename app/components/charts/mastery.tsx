import type { ReactNode } from "react";
import type { SkillState, SkillView } from "#engine";
import { useText } from "../../text/text.ts";
import { MasteryBar } from "./mastery-bar.tsx";
import css from "./mastery.module.css";
import { masteryWords, stateWords, TELLING_OPPORTUNITIES } from "./mastery-words.ts";
import { SkillMark } from "./skill-mark.tsx";

/** Shape and word of a state. */
export function StateLabel({ state }: { readonly state: SkillState }): ReactNode {
  const t = useText();
  return (
    <span className={css["state"]}>
      <SkillMark state={state} size={24} />
      {t(stateWords[state])}
    </span>
  );
}

/** Shape and word of a skill's state, and what is still wanted of it. */
export function SkillStanding({ skill }: { readonly skill: SkillView }): ReactNode {
  const t = useText();
  return (
    // One thing to whatever it stands in: beside the name of its column one goes beneath the other.
    <span>
      <StateLabel state={skill.state} />
      {skill.wanted !== null && (
        <span className={css["wanted"]}> {t(`skill.wanted.${skill.wanted.what}`, { count: skill.wanted.count })}</span>
      )}
    </span>
  );
}

/** Bar and words: how well a skill is known, and how sure that is. */
export function MasteryMeter({ skill }: { readonly skill: SkillView }): ReactNode {
  const t = useText();
  const { text, values } = masteryWords(skill);
  return (
    <span className={css["meter"]}>
      {skill.opportunities >= TELLING_OPPORTUNITIES && <MasteryBar skill={skill} />}
      <span>{t(text, values)}</span>
    </span>
  );
}
