import { useEffect, useRef, type ReactNode } from "react";
import type { ClarifyView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { ButtonLink } from "../../components/button.tsx";
import { TalkPage } from "../../components/conversation/talk-page.tsx";
import { PractiseLink } from "../../components/practise-link.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Screen } from "../../components/screen.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";
import css from "./ask.module.css";

/** `/ask`: questions and short answers, until the learner has no more. */
export function AskScreen(): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const clarify = useEngineView((view) => view.activities?.clarify ?? null);
  const skill = useEngineView((view) => (view.practice.type === "problem" ? view.practice.problem.skillId : null));
  const { act, actInTurn, trouble, error } = useAct();
  const asked = useRef(false);
  const isOpen = clarify !== null && clarify.ended === null;

  useEffect(() => {
    if (!hasLoaded || asked.current) return;
    asked.current = true;
    if (!isOpen) void act({ kind: "clarify", command: { type: "start", skill } });
  }, [hasLoaded, isOpen, act, skill]);

  if (clarify === null) {
    mustBeHere(error);
    return <Screen title={t("nav.ask")}>{trouble === null ? <Waiting /> : <p role="alert">{t(trouble)}</p>}</Screen>;
  }
  return (
    <TalkPage
      at="clarify"
      session={clarify.session}
      title={t("nav.ask")}
      intro={t("ask.intro")}
      talk={clarify.talk}
      asks={clarify.asks}
      widget={clarify.widget}
      isOver={!isOpen}
      trouble={trouble}
      onSay={(text) => actInTurn({ kind: "clarify", command: { type: "say", text } })}
      onEnd={() => void act({ kind: "clarify", command: { type: "end" } })}
      onAgain={() => void act({ kind: "clarify", command: { type: "start", skill } })}
      again={t("ask.again")}
      beneath={<Beneath topics={clarify.topics} about={clarify.about} />}
    >
      {clarify.past.length > 0 && (
        <details>
          <summary>{t("ask.past")}</summary>
          {clarify.past.map(({ question, answer }) => (
            <section key={question}>
              <p>
                <strong>{question}</strong>
              </p>
              <p>
                <RichText text={answer} />
              </p>
            </section>
          ))}
        </details>
      )}
    </TalkPage>
  );
}

/** What can be pressed after a reply: the lesson and the practice of an answer, or topics that may be meant. */
function Beneath({ topics, about }: Pick<ClarifyView, "topics" | "about">): ReactNode {
  const t = useText();
  if (about !== null) {
    return (
      <div role="group" className={css["topics"]} aria-label={t("ask.go-on")}>
        <ButtonLink href={`/learn/${about.skillId}`}>{t("ask.lesson")}</ButtonLink>
        <PractiseLink skillId={about.skillId}>{t("ask.practise")}</PractiseLink>
      </div>
    );
  }
  return (
    topics.length > 0 && (
      <ul role="list" className={css["topics"]} aria-label={t("ask.topics")}>
        {topics.map(({ skillId, name }) => (
          <li key={skillId}>
            <ButtonLink href={`/learn/${skillId}`}>{name}</ButtonLink>
          </li>
        ))}
      </ul>
    )
  );
}
