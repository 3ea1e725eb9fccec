import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { engine } from "../engine-client.ts";
import { useEngineView } from "../engine-store.ts";
import { useLearnerName } from "../hooks/use-learner-name.ts";
import { useText } from "../text/text.ts";
import css from "./banner.module.css";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { Face } from "./own-pictures.tsx";
import { SavedState } from "./saved-state.tsx";

/** Who is working, how far, and whether it is saved: always on screen, so that nobody works on as the child before them. */
export function Banner({ progress, tool }: { readonly progress?: ReactNode; readonly tool?: ReactNode }): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const isAnybody = useEngineView((view) => view.learner !== null);
  const shared = useEngineView((view) => view.school?.shared === true);
  const trial = useEngineView((view) => view.trial?.class ?? null);
  const name = useLearnerName();
  const picture = useEngineView((view) => view.learner?.picture);
  const [leaving, setLeaving] = useState(false);
  if (!isAnybody) return null;

  async function leave(): Promise<void> {
    setLeaving(true);
    const left = shared ? await engine.leaveSchool() : await engine.signOut();
    setLeaving(false);
    if (left.ok) navigate(trial === null ? "/" : `/teach/class/${trial}/people`);
  }

  return (
    <header className={css["banner"]}>
      <Link href="/" className={css["home"]}>
        <Icon name="home" />
        <span className={css["homeWord"]}>{t("nav.home")}</span>
      </Link>
      <div className={css["who"]}>
        <span className={picture === undefined ? css["letter"] : ""}>
          <Face name={name} picture={picture} />
        </span>
        <span className={css["name"]} title={t("banner.who", { name })}>
          {name}
        </span>
        <Button look={shared ? "secondary" : "quiet"} disabled={leaving} onClick={() => void leave()}>
          {t(
            leaving && shared
              ? "kiosk.leaving"
              : shared
                ? "kiosk.done"
                : trial !== null
                  ? "trial.end"
                  : "banner.not-you",
          )}
        </Button>
      </div>
      <div className={css["progress"]}>{progress}</div>
      {tool}
      <SavedState />
    </header>
  );
}
