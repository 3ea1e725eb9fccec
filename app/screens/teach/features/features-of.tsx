import type { ReactNode } from "react";
import type { FeatureWishes, SchoolAnswer } from "#engine/protocol/identity";
import type { Features } from "#engine/protocol/kept";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Kept } from "../components/keeping.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useChoices } from "../components/use-choices.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { Learner, WholeClass } from "../whole-class.ts";
import { FeatureChoice } from "./feature-choice.tsx";
import css from "./features.module.css";

type OfClass = SchoolAnswer<"GET /classes/{class}/features">;

const ALL_ON: Features = { words: true, dictation: true, ask: true, examReview: true };
const NO_WISHES: FeatureWishes = { words: null, dictation: null, ask: null, examReview: null };
const AS_SCHOOL = { on: "teach.features.school.on", off: "teach.features.school.off" } as const;
const AS_CLASS = { on: "teach.features.class.on", off: "teach.features.class.off" } as const;

/** What the whole school does without, for administrators. */
export function SchoolFeatures(): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /features");
  const { chosen, isKept, error, choose } = useChoices((next: FeatureWishes) => ask("PATCH /features", next));
  return (
    <SchoolContent data={data}>
      {({ wishes }) => (
        <>
          <p>{t("teach.features.school.text")}</p>
          <FeatureChoice wishes={chosen ?? wishes} wider={ALL_ON} asWider={null} onChange={choose} />
          <Kept isKept={isKept} />
          <Trouble error={error} />
        </>
      )}
    </SchoolContent>
  );
}

/** What a class does without. */
export function ClassFeatures({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /classes/{class}/features", { class: whole.id });
  const { chosen, isKept, error, choose } = useChoices((next: FeatureWishes) =>
    ask("PATCH /classes/{class}/features", next, { class: whole.id }),
  );
  const names = (of: OfClass): string =>
    whole.roster
      .filter(({ id }) => of.learners.some((one) => one.id === id))
      .map(({ name }) => name)
      .join(", ");
  return (
    <section className={css["section"]} aria-labelledby="teach-features">
      <h2 id="teach-features">{t("teach.features")}</h2>
      <SchoolContent data={data}>
        {(value) => (
          <>
            <p>{t("teach.features.class.text")}</p>
            <FeatureChoice wishes={chosen ?? value.wishes} wider={value.school} asWider={AS_SCHOOL} onChange={choose} />
            {value.learners.length > 0 && (
              <p className={shared["hint"]}>{t("teach.features.others", { names: names(value) })}</p>
            )}
            <Kept isKept={isKept} />
            <Trouble error={error} />
          </>
        )}
      </SchoolContent>
    </section>
  );
}

/** What one pupil does without, or has although the class does. */
export function LearnerFeatures({
  whole,
  learner,
}: {
  readonly whole: WholeClass;
  readonly learner: Learner;
}): ReactNode {
  const ask = useSchool();
  const data = useSchoolData("GET /classes/{class}/features", { class: whole.id });
  const { chosen, isKept, error, choose } = useChoices((next: FeatureWishes) =>
    ask("PATCH /classes/{class}/learners/{learner}/features", next, { class: whole.id, learner: learner.id }),
  );
  return (
    <SchoolContent data={data}>
      {(value) => (
        <>
          <FeatureChoice
            wishes={chosen ?? value.learners.find(({ id }) => id === learner.id)?.wishes ?? NO_WISHES}
            wider={underWishes(value)}
            asWider={AS_CLASS}
            onChange={choose}
          />
          <Kept isKept={isKept} />
          <Trouble error={error} />
        </>
      )}
    </SchoolContent>
  );
}

/** What the class has for whom nothing else is wanted. */
function underWishes({ school, wishes }: OfClass): Features {
  return {
    words: wishes.words ?? school.words,
    dictation: wishes.dictation ?? school.dictation,
    ask: wishes.ask ?? school.ask,
    examReview: wishes.examReview ?? school.examReview,
    ownChoice: wishes.ownChoice ?? school.ownChoice !== false,
  };
}
