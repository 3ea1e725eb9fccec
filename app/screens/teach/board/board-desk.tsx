import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { BoardView } from "#engine";
import { Waiting } from "../../../components/waiting.tsx";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import { boardAddress, LEVELS, type BoardQuery, type Show } from "./board-address.ts";
import css from "./board.module.css";
import { SkillChoice } from "./skill-choice.tsx";
import { useBoard } from "./use-board.ts";

interface BoardDeskProps {
  readonly classId: string;
  readonly show: Show;
  readonly query: BoardQuery;
  /** Whether levels and other problems make a difference. */
  readonly hasProblems: boolean;
  /** Drawn anew for each problem. */
  readonly children: (view: BoardView) => ReactNode;
}

/** Which skill, which level, another one; below it what the board shows of it. */
export function BoardDesk({ classId, show, query, hasProblems, children }: BoardDeskProps): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const { asked, round, another } = useBoard(query);
  const view = asked.type === "ready" ? asked.value : null;
  const go = (change: Partial<BoardQuery>) =>
    navigate(boardAddress(classId, show, { ...query, ...change }), { replace: true });
  return (
    <>
      <h1 className={css["title"]}>{view?.skillName ?? t(`teach.board.show.${show}`)}</h1>
      <div className={css["choices"]}>
        <SkillChoice skill={query.skill} onChoose={(skill) => go({ skill, rules: [] })} />
        {hasProblems && (
          <>
            <SelectField
              label={t("teach.board.level")}
              value={`${query.difficulty}`}
              options={LEVELS.map((level) => ({ id: `${level}`, name: t("teach.board.level.n", { n: level }) }))}
              onChoose={(id) => go({ difficulty: LEVELS.find((level) => `${level}` === id) ?? query.difficulty })}
            />
            {view !== null && <Button onClick={another}>{t("teach.board.another")}</Button>}
          </>
        )}
      </div>
      {query.skill === null && <p className={css["quiet"]}>{t("teach.board.choose")}</p>}
      {query.skill !== null && asked.type === "waiting" && <Waiting />}
      {asked.type === "failed" && <p role="alert">{t("teach.board.failed")}</p>}
      {view !== null && (
        <div className={css["shown"]} key={`${query.skill} ${query.difficulty} ${round}`}>
          {children(view)}
        </div>
      )}
    </>
  );
}
