import type { ReactNode } from "react";
import type { NoticeView } from "#workers/engine-api";
import { engine } from "../engine-client.ts";
import { useEngine, useEngineView } from "../engine-store.ts";
import { isAppleTouchDevice } from "../install.ts";
import { reloadForMissing } from "../not-here.ts";
import { useNow } from "../hooks/use-now.ts";
import { noticeWords } from "../text/notice-words.ts";
import { schoolNotice } from "../text/school-words.ts";
import { useText } from "../text/text.ts";
import { Button, ButtonLink } from "./button.tsx";
import { dateTimeText } from "./charts/when.ts";
import { Icon } from "./icons.tsx";
import { InstallButton } from "./install-button.tsx";
import css from "./notices.module.css";

/**
 * How much is said: on home everything; elsewhere not what is only advice; in the middle of a problem only
 * what cannot wait.
 */
export type NoticeLevel = "all" | "news" | "pressing";
export type NoticeType = NoticeView["type"];

interface NoticesProps {
  readonly show: NoticeLevel;
  /** What the screen says itself. */
  readonly without?: NoticeType | undefined;
}

/** What is out of the ordinary with this device, each with one sentence and at most one button. */
export function Notices({ show, without }: NoticesProps): ReactNode {
  const t = useText();
  const notices = useEngineView((view) => view.notices);
  const shown = notices.filter((notice) => notice.type !== without && isShown(notice, show));
  const interrupted = useEngine((mirror) => mirror.interrupted);
  return (
    <div role="status" aria-live="polite">
      {interrupted && (
        <div className={css["notice"]}>
          <Icon name="info" />
          <p>{t("app.restarted")}</p>
        </div>
      )}
      {show !== "pressing" && <TrialNotice />}
      <SchoolNotice />
      {shown.map((notice) => (
        <Notice key={keyOf(notice)} notice={notice} />
      ))}
    </div>
  );
}

function Notice({ notice }: { readonly notice: NoticeView }): ReactNode {
  const t = useText();
  const { text, values, grave, action } = noticeWords(notice);
  return (
    <div className={`${css["notice"]} ${grave ? css["grave"] : ""}`}>
      <Icon name={grave ? "warning" : "info"} />
      <p>
        {t(text, values)}
        {action === "install" && isAppleTouchDevice(navigator.userAgent, navigator.maxTouchPoints) && (
          <> {t("install.apple")}</>
        )}
      </p>
      {action === "install" && <InstallButton />}
      {action === "fetch" && <Button onClick={() => void reloadForMissing("asked")}>{t("not-here.again")}</Button>}
      {action === "reload" && <Button onClick={() => globalThis.location.reload()}>{t("app.reload")}</Button>}
      {action === "reset" && <Button onClick={() => void engine.resetStorage()}>{t("notice.reset")}</Button>}
      {action === "settings" && <ButtonLink href="/settings">{t("notice.open-settings")}</ButtonLink>}
    </div>
  );
}

/** A teacher is told what they are in, where it takes no room from a problem [SCR170]. */
function TrialNotice(): ReactNode {
  const t = useText();
  const name = useEngineView((view) => view.trial?.className ?? null);
  if (name === null) return null;
  return (
    <div className={css["notice"]}>
      <Icon name="info" />
      <p>{t("trial.notice", { name })}</p>
    </div>
  );
}

/** Work that does not reach the school is never silent. */
function SchoolNotice(): ReactNode {
  const t = useText();
  const school = useEngineView((view) => view.school ?? null);
  const count = useEngineView((view) => view.unsent);
  const now = useNow();
  const notice = school === null ? null : schoolNotice(school, now);
  if (notice === null) return null;
  const time = notice.since === null ? "" : dateTimeText(notice.since);
  return (
    <div className={css["notice"]}>
      <Icon name="info" />
      <p>{t(notice.text, { count, time })}</p>
      {school?.trouble === "signed-out" && <ButtonLink href="/join">{t("school.pin-again")}</ButtonLink>}
    </div>
  );
}

function isShown(notice: NoticeView, level: NoticeLevel): boolean {
  if (level === "all" || noticeWords(notice).grave || notice.type === "other-tab-active") return true;
  return level === "news" && notice.type !== "not-persistent";
}

function keyOf(notice: NoticeView): string {
  return notice.type === "content-refused" ? `${notice.type} ${notice.skillName}` : notice.type;
}
