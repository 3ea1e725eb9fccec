import { useEffect, type ReactNode } from "react";
import { useText } from "../text/text.ts";
import { Banner } from "./banner.tsx";
import { LooksButton } from "./looks-button.tsx";
import { Notices, type NoticeLevel, type NoticeType } from "./notices.tsx";
import css from "./screen.module.css";
import { UpdateOffer } from "./update-offer.tsx";

interface ScreenProps {
  /** Title of the page in the browser's tab and history. Draw a visible `<h1>` inside. */
  readonly title: string;
  /** `text` for reading, `wide` for tables and maps, `full` for a screen that lays itself out to the edges. */
  readonly width?: "text" | "wide" | "full";
  /** Stands in the banner, between the name and "Saved". */
  readonly progress?: ReactNode;
  /** One thing to press in the banner. */
  readonly tool?: ReactNode;
  /** How much is said about the device: advice stands on home only. */
  readonly notices?: NoticeLevel;
  /** What the screen says itself. */
  readonly without?: NoticeType;
  readonly children: ReactNode;
}

/** The frame of every screen: banner (who is working, saved or not), notices, main content. */
export function Screen(props: ScreenProps): ReactNode {
  const { title, width = "text", progress, tool, notices = "news", without, children } = props;
  const t = useText();
  useEffect(() => {
    document.title = `${title} · ${t("app.name")}`;
  }, [title, t]);

  const full = width === "full";
  return (
    <div className={`${css["screen"]} ${full ? css["fixed"] : ""}`}>
      <a className={css["skip"]} href="#content">
        {t("nav.skip-to-content")}
      </a>
      <Banner progress={progress} tool={tool ?? (full ? null : <LooksButton where="banner" />)} />
      <UpdateOffer />
      <Notices show={full ? "pressing" : notices} without={without} />
      <main id="content" tabIndex={-1} className={`${css["main"]} ${width === "text" ? "" : css[width]}`}>
        {children}
      </main>
    </div>
  );
}
