import { useId, type ReactNode } from "react";
import type { Adjustments } from "#engine";
import { useText, type Text } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Kept } from "../components/keeping.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Trouble } from "../components/trouble.tsx";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { Learner, WholeClass } from "../whole-class.ts";
import { adjustedWords, EXTRA_TIMES, LANGUAGES, SWITCHES, SWITCH_NAMES } from "./adjust-words.ts";
import { useChoices } from "../components/use-choices.ts";
import css from "./adjust.module.css";

const NOTHING: Adjustments = { extraTime: "none", fewerChoices: false, readAloud: false, largerText: false };
const TIMES = Object.keys(EXTRA_TIMES) as readonly Adjustments["extraTime"][];

const LEVELS = Object.keys(LANGUAGES) as readonly (keyof typeof LANGUAGES)[];

/** `own`: what the pupil chose counts, and nothing is said of it. */
function withLanguage(
  { extraTime, fewerChoices, readAloud, largerText }: Adjustments,
  level: (typeof LEVELS)[number],
): Adjustments {
  const others = { extraTime, fewerChoices, readAloud, largerText };
  return level === "own" ? others : { ...others, language: level };
}

/** Extra time, fewer choices, reading aloud, larger text and language for one pupil; each choice is kept at once [TEA49]. */
export function LearnerAdjustments({
  whole,
  learner,
}: {
  readonly whole: WholeClass;
  readonly learner: Learner;
}): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /classes/{class}/adjustments", { class: whole.id });
  const { chosen, isKept, error, choose } = useChoices((next: Adjustments) =>
    ask("PATCH /classes/{class}/learners/{learner}/adjustments", next, { class: whole.id, learner: learner.id }),
  );
  return (
    <SchoolContent data={data}>
      {(value) => {
        const level = value.chosen?.find(({ id }) => id === learner.id)?.language;
        const own =
          level === undefined ? t(LANGUAGES.own) : t("teach.adjust.language.chosen", { level: t(LANGUAGES[level]) });
        const set = chosen ?? value.learners.find(({ id }) => id === learner.id)?.adjustments ?? NOTHING;
        return (
          <div className={css["choices"]}>
            <SelectField
              label={t("teach.adjust.time")}
              value={set.extraTime}
              options={TIMES.map((time) => ({ id: time, name: t(EXTRA_TIMES[time]) }))}
              onChoose={(id) => choose({ ...set, extraTime: TIMES.find((time) => time === id) ?? "none" })}
            />
            <SelectField
              label={t("teach.adjust.language")}
              value={set.language ?? "own"}
              options={LEVELS.map((level) => ({ id: level, name: level === "own" ? own : t(LANGUAGES[level]) }))}
              onChoose={(id) => choose(withLanguage(set, LEVELS.find((level) => level === id) ?? "own"))}
            />
            <p className={shared["hint"]}>{t("teach.adjust.language.text")}</p>
            {SWITCH_NAMES.map((name) => (
              <Switch
                key={name}
                name={t(SWITCHES[name].name)}
                text={t(SWITCHES[name].text)}
                isOn={set[name]}
                onChange={(isOn) => choose({ ...set, [name]: isOn })}
              />
            ))}
            <Kept isKept={isKept} />
            <Trouble error={error} />
          </div>
        );
      }}
    </SchoolContent>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ name, text, isOn, onChange }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className={shared["show"]}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{name}</span>
      </label>
      <p id={id} className={css["text"]}>
        {text}
      </p>
    </div>
  );
}

/** For whom of a class something is set, and what. */
export function AdjustedPupils({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/adjustments", { class: whole.id });
  return (
    <section className={css["section"]} aria-labelledby="teach-adjust">
      <h2 id="teach-adjust">{t("teach.adjust")}</h2>
      <p>{t("teach.adjust.class.text")}</p>
      <SchoolContent data={data}>
        {({ learners }) => {
          const lines = adjustedLines(t, whole, learners);
          if (lines.length === 0) return <p className={shared["hint"]}>{t("teach.adjust.nobody")}</p>;
          return <AdjustedList lines={lines} />;
        }}
      </SchoolContent>
    </section>
  );
}

/** The same on a report, where there is anything; nothing else. */
export function AdjustedOnReport({
  whole,
  className,
}: {
  readonly whole: WholeClass;
  readonly className: string | undefined;
}): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/adjustments", { class: whole.id });
  const lines = adjustedLines(t, whole, data.value?.learners ?? []);
  if (lines.length === 0) return null;
  return (
    <section className={className} aria-label={t("teach.adjust")}>
      <h2>{t("teach.adjust")}</h2>
      <AdjustedList lines={lines} />
    </section>
  );
}

interface AdjustedLine {
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

function adjustedLines(
  t: Text,
  whole: WholeClass,
  learners: SchoolAnswer<"GET /classes/{class}/adjustments">["learners"],
): readonly AdjustedLine[] {
  return whole.roster
    .flatMap(({ id, name }) => {
      const set = learners.find((one) => one.id === id)?.adjustments;
      return set === undefined ? [] : [{ id, name, words: adjustedWords(t, set) }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function AdjustedList({ lines }: { readonly lines: readonly AdjustedLine[] }): ReactNode {
  const t = useText();
  return (
    <ul className={css["list"]} aria-label={t("teach.adjust")}>
      {lines.map(({ id, name, words }) => (
        <li key={id}>
          <b>{name}</b> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
