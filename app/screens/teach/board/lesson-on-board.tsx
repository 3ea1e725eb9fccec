import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { ErrorPart, IdeaPart } from "../../learn/lesson-parts.tsx";
import type { BoardQuery } from "./board-address.ts";
import { BoardDesk } from "./board-desk.tsx";
import css from "./board.module.css";

/** The page of a lesson that is read, for all: the idea with its picture, another way of saying it, the mistake most make. */
export function LessonOnBoard(props: { readonly classId: string; readonly query: BoardQuery }): ReactNode {
  const t = useText();
  return (
    <BoardDesk {...props} show="lesson" hasProblems={false}>
      {({ lesson }) =>
        lesson === null ? (
          <p>{t("teach.board.no-lesson")}</p>
        ) : (
          <>
            <IdeaPart lesson={lesson} />
            {lesson.error !== null && (
              <>
                <h2 className={css["head"]}>{t("lesson.part.error")}</h2>
                <ErrorPart error={lesson.error} />
              </>
            )}
          </>
        )
      }
    </BoardDesk>
  );
}
