import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "../../components/button.tsx";
import { UpdateOffer } from "../../components/update-offer.tsx";
import { useText } from "../../text/text.ts";
import { askSchool } from "./ask-school.ts";
import { AlertLine } from "./alerts/alert-line.tsx";
import css from "./frame.module.css";
import { Trouble } from "./components/trouble.tsx";
import { useSending } from "./components/use-sending.ts";
import type { Teacher } from "./session/sign-in-form.tsx";

interface FrameProps {
  readonly teacher: Teacher | null;
  readonly onSignedOut?: () => void;
  /** Nothing in the banner leads away. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** Where the banner leads; whatever is under none of the others is under the first. */
const PLACES = [
  { href: "/teach", text: "teach.classes", admin: false },
  { href: "/teach/alerts", text: "teach.past", admin: false },
  { href: "/teach/account", text: "teach.account", admin: false },
  { href: "/teach/server", text: "teach.server", admin: true },
] as const;

/** The frame of the teacher's page: whose school, where to go, and the way out. */
export function Frame({ teacher, onSignedOut, bare = false, children }: FrameProps): ReactNode {
  const t = useText();
  const [location] = useLocation();
  const here = PLACES.findLast(({ href }) => location.startsWith(href))?.href;
  const { busy, error, send } = useSending();

  /** Where the server does not hear of it the sign-in goes on, and nobody is told otherwise. */
  async function signOut(): Promise<void> {
    const answer = await send(() => askSchool("POST /auth/logout", {}));
    if (answer !== null) onSignedOut?.();
  }

  useEffect(() => {
    document.title = `${t("teach.title")} · ${t("app.name")}`;
  }, [t]);
  return (
    <div className={css["frame"]}>
      <a className={css["skip"]} href="#content">
        {t("nav.skip-to-content")}
      </a>
      <header className={css["banner"]}>
        <p className={css["brand"]}>
          {t("app.name")} <span>{teacher?.school ?? t("teach.title")}</span>
        </p>
        {teacher !== null && !bare && (
          <>
            <nav className={css["nav"]} aria-label={t("teach.nav")}>
              {PLACES.filter(({ admin }) => !admin || teacher.admin).map(({ href, text }) => (
                <Link key={href} href={href} aria-current={href === here ? "page" : undefined}>
                  {t(text)}
                </Link>
              ))}
            </nav>
            <div className={css["who"]}>
              <span className={css["name"]}>{teacher.name}</span>
              <Button look="quiet" aria-disabled={busy} onClick={() => void signOut()}>
                {t("teach.sign-out")}
              </Button>
            </div>
          </>
        )}
      </header>
      <Trouble error={error} words={error === null ? null : { text: "teach.sign-out.failed" }} />
      <UpdateOffer />
      {teacher !== null && !bare && <AlertLine />}
      <main id="content" tabIndex={-1} className={css["main"]}>
        {children}
      </main>
    </div>
  );
}
