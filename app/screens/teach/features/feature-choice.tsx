import type { ReactNode } from "react";
import type { FeatureWishes } from "#engine/protocol/identity";
import type { Feature, Features } from "#engine/protocol/kept";
import { useText, type TextId } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import css from "./features.module.css";

const LABELS = {
  ask: "teach.features.ask",
  words: "teach.features.words",
  dictation: "teach.features.dictation",
  examReview: "teach.features.exam-review",
  ownChoice: "teach.features.own-choice",
} as const satisfies Readonly<Record<Feature, TextId>>;
const SHOWN = Object.keys(LABELS) as readonly Feature[];

const WISHES = { "": null, on: true, off: false } as const;
type Choice = keyof typeof WISHES;

interface FeatureChoiceProps {
  readonly wishes: FeatureWishes;
  /** What there is without these wishes. */
  readonly wider: Features;
  /** "As the class has it: on"; null: nothing is wider than the school, where everything is on unless it is off. */
  readonly asWider: { readonly on: TextId; readonly off: TextId } | null;
  readonly onChange: (wishes: FeatureWishes) => void;
}

/** What is on or off, and what is as the wider one has it [TEA48]. */
export function FeatureChoice({ wishes, wider, asWider, onChange }: FeatureChoiceProps): ReactNode {
  const t = useText();
  return (
    <div className={css["choices"]}>
      {SHOWN.map((feature) => (
        <SelectField
          key={feature}
          label={t(LABELS[feature])}
          value={choiceOf(wishes[feature] ?? null)}
          options={[
            ...(asWider === null ? [] : [{ id: "", name: t(wider[feature] !== false ? asWider.on : asWider.off) }]),
            { id: asWider === null ? "" : "on", name: t("teach.features.on") },
            { id: "off", name: t("teach.features.off") },
          ]}
          onChoose={(id) => onChange({ ...wishes, [feature]: WISHES[id as Choice] })}
        />
      ))}
    </div>
  );
}

function choiceOf(wish: boolean | null): Choice {
  return wish === null ? "" : wish ? "on" : "off";
}
