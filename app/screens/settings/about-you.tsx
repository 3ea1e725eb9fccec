import { useEffect, useId, useReducer, type ReactNode } from "react";
import type { Age, Language, Like, Pace } from "#engine";
import type { LearnerProfile } from "#workers/engine-api";
import { helpCountries } from "../../components/help-countries.ts";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { nameHere } from "../../text/language.ts";
import { type TextId, useText } from "../../text/text.ts";
import oneOf from "../../components/one-of.module.css";
import { afterStep, aheadOf, keptWord, NOTHING_KEPT } from "./keeping.ts";
import css from "./settings.module.css";

const LANGUAGES = ["simple", "standard", "advanced"] as const satisfies readonly Language[];
const PACES = ["slow", "normal", "fast"] as const satisfies readonly Pace[];
const LIKES = ["sport", "animals", "shops", "building", "food", "music"] as const satisfies readonly Like[];
const AGES = ["to-10", "11-12", "from-13"] as const satisfies readonly Age[];

const WORDS = { kept: "settings.me.kept", "not-saved": "settings.not-saved" } as const satisfies Record<string, TextId>;

type Change = Parameters<typeof engine.updateProfile>[0];

/** What somebody may say of themselves, each with what it is used for, and kept at once [SCR160]. */
export function AboutYou({ learner }: { readonly learner: LearnerProfile }): ReactNode {
  const t = useText();
  const school = useEngineView((view) => view.school ?? null);
  const [keeping, step] = useReducer(afterStep<Change>, NOTHING_KEPT);
  const word = keptWord(keeping);
  const set = school?.adjustments?.language;
  const curricula = useCurricula();
  // A choice stands at once, and for good when it is kept.
  const shown = { ...learner, ...aheadOf(keeping) };
  useScrollHere("about-you");

  async function keep(change: Change): Promise<void> {
    step({ type: "begun", change });
    const kept = await engine.updateProfile(change);
    step({ type: "ended", change, isKept: kept.ok });
  }

  return (
    <div className={css["form"]}>
      <p>
        {t("settings.me.text")} {school?.shared === true && t("settings.me.shared")}
      </p>
      <Choices
        name="language"
        values={LANGUAGES}
        chosen={set ?? shown.language ?? "standard"}
        isSet={set !== undefined}
        about={
          set === undefined
            ? t("settings.language.text")
            : t("settings.language.teacher", { level: t(`settings.language.${set}`) })
        }
        onChoose={(language) => void keep({ language })}
      />
      <Choices
        name="pace"
        values={PACES}
        chosen={shown.pace ?? "normal"}
        about={t("settings.pace.text")}
        onChoose={(pace) => void keep({ pace })}
      />
      <Several chosen={shown.likes ?? []} onChoose={(next) => void keep({ likes: next })} />
      <Picked
        name="curriculum"
        chosen={shown.curriculum ?? null}
        options={curricula}
        onChoose={(curriculum) => void keep({ curriculum })}
      />
      <Picked
        name="age"
        chosen={shown.age ?? null}
        options={AGES.map((id) => ({ id, name: t(`settings.age.${id}`) }))}
        onChoose={(id) => void keep({ age: AGES.find((age) => age === id) ?? null })}
      />
      <Picked
        name="country"
        chosen={shown.country ?? null}
        options={helpCountries(learner.country ?? null)}
        onChoose={(country) => void keep({ country })}
      />
      <output className={css["kept"]}>{word !== null && t(WORDS[word])}</output>
    </div>
  );
}

/** Brings a section that the address names into sight, once the screen is where a new one begins. */
function useScrollHere(id: string): void {
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

interface ChoicesProps<Value extends string> {
  readonly name: "language" | "pace";
  readonly values: readonly Value[];
  readonly chosen: Value;
  /** What it is for. */
  readonly about: string;
  /** A teacher has set it. */
  readonly isSet?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few. */
function Choices<Value extends Language | Pace>({
  name,
  values,
  chosen,
  about,
  isSet = false,
  onChoose,
}: ChoicesProps<Value>): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <fieldset className={`${css["choices"]} ${css["few"]}`} aria-describedby={id} disabled={isSet}>
      <legend>{t(`settings.${name}`)}</legend>
      <p id={id} className={css["about"]}>
        {about}
      </p>
      {values.map((value) => (
        <label key={value} className={oneOf["choice"]}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{t(`settings.${name}.${value}` as TextId)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SeveralProps {
  readonly chosen: readonly Like[];
  readonly onChoose: (likes: readonly Like[]) => void;
}

/** What examples may be about: any number of them. */
function Several({ chosen, onChoose }: SeveralProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <fieldset className={css["choices"]} aria-describedby={id}>
      <legend>{t("settings.likes")}</legend>
      <p id={id} className={css["about"]}>
        {t("settings.likes.text")}
      </p>
      {LIKES.map((value) => (
        <label key={value} className={oneOf["choice"]}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((like) => like !== value))
            }
          />
          <span>{t(`settings.likes.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PickedProps {
  readonly name: "curriculum" | "age" | "country";
  readonly chosen: string | null;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (id: string | null) => void;
}

/** One of a list, or nothing. */
function Picked({ name, chosen, options, onChoose }: PickedProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div className={css["picked"]}>
      <label className={css["field"]}>
        {t(`settings.${name}`)}
        <select
          value={chosen ?? ""}
          aria-describedby={id}
          onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
        >
          <option value="">{t("settings.me.none")}</option>
          {options.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <p id={id} className={css["about"]}>
        {t(`settings.${name}.text`)}
      </p>
    </div>
  );
}

/** The curricula there are; none while they are not here. */
function useCurricula(): readonly { readonly id: string; readonly name: string }[] {
  const t = useText();
  const { asked } = useAsked(() => engine.catalog(), "curricula");
  if (asked.type !== "ready") return [];
  return asked.value.curricula.map(({ id, countryName, board }) => ({
    id,
    name: nameHere(id, t("settings.curriculum.choice", { country: countryName, board })),
  }));
}
