import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { LessonView } from "#engine";
import { Button } from "../../parts/button.tsx";
import { Plate } from "../../parts/plate.tsx";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";
import type { Acting } from "./acting.ts";
import css from "./lesson.module.css";

/** A lesson that was paused: everything is kept, and nothing runs on. */
export function LessonRest({ lesson, acting }: { readonly lesson: LessonView; readonly acting: Acting }): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const { act, trouble } = acting;
  return (
    <Screen title={lesson.title}>
      <Plate title={t("lesson.paused", { title: lesson.title })} sentence={t("lesson.paused.text")}>
        <div className={css["row"]}>
          <Button look="primary" big onClick={() => void act({ kind: "lesson", command: { type: "resume" } })}>
            {t("lesson.resume")}
          </Button>
          <Button onClick={() => navigate("/")}>{t("nav.home")}</Button>
          <Button look="quiet" onClick={() => void act({ kind: "lesson", command: { type: "end" } })}>
            {t("lesson.end")}
          </Button>
        </div>
        <p role="status">{trouble !== null && t(trouble)}</p>
      </Plate>
    </Screen>
  );
}
