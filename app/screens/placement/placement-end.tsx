import { useEffect, useId, useRef, type ReactNode } from "react";
import type { PlacementExampleView, PlacementResultView, SkillState } from "#engine";
import { useAct } from "../../hooks/use-act.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { stateWords, strandWords } from "../../components/charts/mastery-words.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { Question } from "../../components/question/question.tsx";
import { Screen } from "../../components/screen.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import { Meant } from "../sessions/problem-record.tsx";
import css from "./placement.module.css";

/** The map coloured, where to start, and what was new with its solution; nothing is called wrong [SCR121]. */
export function PlacementEnd({ result }: { readonly result: PlacementResultView }): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const { act, trouble } = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { answers, seemsKnown: known, first } = result;
  return (
    <Screen title={t("placement.title")}>
      <div className={css["end"]}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t("placement.end.title", { name })}
          </h1>
          <p>{t(known === 0 ? "placement.end.none" : "placement.end.known", { answers, known })}</p>
        </div>
        <section className={css["first"]}>
          {first === null ? (
            <p>{t("placement.end.all")}</p>
          ) : (
            <div>
              <p className={css["chip"]}>{t("placement.end.first")}</p>
              <h2>{first.skillName}</h2>
            </div>
          )}
          <ButtonLink href={first === null ? "/" : "/practice"} look="primary" big>
            {t(first === null ? "placement.end.home" : "placement.end.start")}
          </ButtonLink>
        </section>
        <Map result={result} />
        {result.unknown.length > 0 && <WorthALook examples={result.unknown} />}
        <div className={css["row"]}>
          <ButtonLink href="/" look="quiet">
            {t("placement.end.home")}
          </ButtonLink>
          <Button look="quiet" onClick={() => void act({ kind: "placement", command: { type: "start" } })}>
            {t("placement.end.again")}
          </Button>
        </div>
        <p role="status">{trouble !== null && t(trouble)}</p>
      </div>
    </Screen>
  );
}

const SHOWN: ReadonlySet<SkillState> = new Set(["placed", "done", "kept", "review"]);

/** A row of stones a strand, with how many of them are known or seem so. */
function Map({ result: { strands } }: { readonly result: PlacementResultView }): ReactNode {
  const t = useText();
  const id = useId();
  const states = [...new Set(strands.flatMap(({ stones }) => stones.map(({ state }) => state)))];
  return (
    <section className={css["map"]} aria-labelledby={id}>
      <h2 id={id}>{t("placement.end.map")}</h2>
      <p className={css["key"]}>
        {states.map((state) => (
          <span key={state}>
            <SkillMark state={state} size={22} /> {t(stateWords[state])}
          </span>
        ))}
      </p>
      {strands.map(({ strand, stones }) => {
        const { text, values } = strandWords(strand);
        const known = stones.filter(({ state }) => SHOWN.has(state)).length;
        const next = stones.find(({ isNext }) => isNext);
        return (
          <div key={strand} className={css["strand"]}>
            <h3>{t(text, values)}</h3>
            {known > 0 && (
              <span className={css["soft"]}>{t("placement.end.count", { known, all: stones.length })}</span>
            )}
            <ol className={css["stones"]}>
              {stones.map(({ skillId, name: skill, state, isNext }) => (
                <li key={skillId} className={isNext ? css["next"] : undefined} title={skill}>
                  <SkillMark state={state} size={30} />
                  <Unseen>
                    {skill}, {t(stateWords[state])}
                    {isNext && `, ${t("placement.end.next")}`}
                  </Unseen>
                </li>
              ))}
            </ol>
            {next !== undefined && (
              <span className={css["nextName"]} aria-hidden="true">
                {next.name}
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** Each on request: who wants to go on is not held up by what was new. */
function WorthALook({ examples }: { readonly examples: readonly PlacementExampleView[] }): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={css["new"]} aria-labelledby={id}>
      <h2 id={id}>{t("placement.end.new")}</h2>
      <p className={css["soft"]}>{t("placement.end.new.about")}</p>
      {examples.map((example) => (
        <details key={example.itemId}>
          <summary>{example.skillName}</summary>
          <Question stem={example.stem} diagram={example.diagram} />
          <Meant problem={example} />
        </details>
      ))}
    </section>
  );
}
