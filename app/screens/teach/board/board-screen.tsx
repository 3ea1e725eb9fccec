import { useEffect, type ReactNode } from "react";
import { Link, Redirect, useSearch } from "wouter";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { AnswersToTalkAbout } from "./answers-to-talk-about.tsx";
import { boardAddress, readBoardQuery, SHOWS, type BoardQuery, type Show } from "./board-address.ts";
import css from "./board.module.css";
import { ClassAtWork } from "./class-at-work.tsx";
import { LessonOnBoard } from "./lesson-on-board.tsx";
import { ProblemOnBoard } from "./problem-on-board.tsx";

interface ShownProps {
  readonly classId: string;
  readonly query: BoardQuery;
}

const CONTENT: Readonly<Record<Show, (shown: ShownProps) => ReactNode>> = {
  class: ({ classId }) => <ClassAtWork classId={classId} />,
  problem: (shown) => <ProblemOnBoard {...shown} />,
  answers: (shown) => <AnswersToTalkAbout {...shown} />,
  lesson: (shown) => <LessonOnBoard {...shown} />,
};

/** What everybody in the room may see: no name, no alert, nobody's own answer [TEA90]. */
export function BoardScreen({ classId, path }: { readonly classId: string; readonly path: string }): ReactNode {
  const t = useText();
  const query = readBoardQuery(useSearch());
  const show = SHOWS.find((one) => one === path);
  useEffect(() => {
    document.title = `${t("teach.board.title")} · ${t("app.name")}`;
  }, [t]);
  if (show === undefined) return <Redirect to={boardAddress(classId, "class", query)} replace />;
  return (
    <div className={css["board"]}>
      <header className={css["banner"]}>
        <Link href={`/teach/class/${classId}`}>{t("teach.board.leave")}</Link>
        <nav aria-label={t("teach.board.title")}>
          {SHOWS.map((one) => (
            <Link key={one} href={boardAddress(classId, one, query)} aria-current={one === show ? "page" : undefined}>
              {t(`teach.board.show.${one}`)}
            </Link>
          ))}
        </nav>
        {document.fullscreenEnabled && (
          <Button look="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
            {t("teach.board.full-screen")}
          </Button>
        )}
      </header>
      <main id="content" tabIndex={-1} className={css["main"]}>
        {CONTENT[show]({ classId, query })}
      </main>
    </div>
  );
}
