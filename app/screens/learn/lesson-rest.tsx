import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Button } from "../../components/button.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import type { Acting } from "./acting.ts";
import css from "./lesson.module.css";

interface LessonRestProps {
  readonly title: string;
  readonly acting: Acting;
  readonly onResume: () => void;
  /** Absent where the lesson waits while another one is open. */
  readonly onEnd?: () => void;
}

/** A lesson that was paused, or left for another one: everything is kept, and nothing runs on. */
export function LessonRest({ title, acting, onResume, onEnd }: LessonRestProps): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const { trouble } = acting;
  return (
    <Screen title={title}>
      <Plate title={t("lesson.paused", { title })} sentence={t("lesson.paused.text")}>
        <div className={css["row"]}>
          <Button look="primary" big onClick={onResume}>
            {t("lesson.resume")}
          </Button>
          <Button onClick={() => navigate("/")}>{t("nav.home")}</Button>
          {onEnd !== undefined && (
            <Button look="quiet" onClick={onEnd}>
              {t("lesson.end")}
            </Button>
          )}
        </div>
        <p role="status">{trouble !== null && t(trouble)}</p>
      </Plate>
    </Screen>
  );
}
