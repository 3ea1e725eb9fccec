import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { CatalogView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import { TalkPage } from "../../components/conversation/talk-page.tsx";
import { Screen } from "../../components/screen.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";
import css from "./think.module.css";

/** `/think`: thinking aloud, and guides and surveys to think with. */
export function ThinkScreen(): ReactNode {
  const t = useText();
  const thought = useEngineView((view) => view.activities?.thought ?? null);
  const { act, actInTurn, trouble, error } = useAct();
  // What ended while it was looked at stays to be read.
  const [watched, setWatched] = useState<string | null>(null);
  const isOpen = thought !== null && thought.ended === null;
  if (isOpen && watched !== thought.session) setWatched(thought.session);

  if (thought === null || (!isOpen && watched !== thought.session)) {
    mustBeHere(error);
    return <Choices onStart={() => void act({ kind: "thought", command: { type: "start" } })} />;
  }
  return (
    <TalkPage
      at="thought"
      session={thought.session}
      title={t("think.aloud")}
      intro={t("think.aloud.about")}
      talk={thought.talk}
      widget={thought.widget}
      isOver={!isOpen}
      trouble={trouble}
      onSay={(text) => actInTurn({ kind: "thought", command: { type: "say", text } })}
      onEnd={() => void act({ kind: "thought", command: { type: "end" } })}
      onAgain={() => setWatched(null)}
      again={t("think.back")}
    >
      {thought.summary !== null && (
        <details className={`${css["summary"]} ${css["all"]}`}>
          <summary>{t("think.so-far")}</summary>
          <p>{thought.summary}</p>
        </details>
      )}
    </TalkPage>
  );
}

function Choices({ onStart }: { readonly onStart: () => void }): ReactNode {
  const t = useText();
  const asking = useAsked(() => engine.catalog(), "guides");
  return (
    <Screen title={t("nav.think")}>
      <h1>{t("nav.think")}</h1>
      <section className={css["card"]}>
        <h2>{t("think.aloud")}</h2>
        <p>{t("think.aloud.about")}</p>
        <Button look="primary" big onClick={onStart}>
          {t("think.start")}
        </Button>
      </section>
      <AskedContent asking={asking}>
        {({ workflows, surveys }) => (
          <>
            <Listing title={t("think.guides")} entries={workflows} path="/think" />
            <Listing title={t("think.surveys")} entries={surveys} path="/survey" />
          </>
        )}
      </AskedContent>
    </Screen>
  );
}

interface ListingProps {
  readonly title: string;
  readonly entries: CatalogView["workflows"];
  readonly path: "/think" | "/survey";
}

function Listing({ title, entries, path }: ListingProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section className={css["listing"]}>
      <h2>{title}</h2>
      <ul role="list">
        {entries.map(({ id, title: name, about }) => (
          <li key={id}>
            <Link href={`${path}/${encodeURIComponent(id)}`} className={css["entry"]}>
              <span className={css["name"]}>{name}</span>
              <span className={css["about"]}>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
