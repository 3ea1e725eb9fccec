import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { ParentReportView } from "#engine/protocol/class";
import { Waiting } from "../../components/waiting.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { parent } from "../../text/en/parent.ts";
import { i18n, useText } from "../../text/text.ts";
import { askSchool, type AskError } from "../teach/ask-school.ts";
import { readSince, sinceText, startOfSince, type Since } from "../teach/reports/since.ts";
import { CodeForm } from "./code-form.tsx";
import { ParentReport } from "./parent-report.tsx";
import css from "./parent.module.css";
import { keepCode, takeCode } from "./take-code.ts";

// Words of parents come with their page.
i18n.load("en", parent);

/** Names no code and goes to no server: it stands after the `#`. */
const PAGE = "/parent";

/** `/parent`: a pupil's report for who has the code from the note; nobody signs in, and the code is in no address [SCR150]. */
export function ParentScreen(): ReactNode {
  const t = useText();
  const [code, setCode] = useState(() => takeCode(globalThis));
  // Who typed it keeps the form until there is a report; who scanned it sees none.
  const [isTyped, setTyped] = useState(false);
  const { since, start, choose } = useOwnSince();
  const { report, error, again } = useReport(code, start);

  // Another note is scanned while the page is open.
  useEffect(() => {
    const look = (): void => {
      setTyped(false);
      setCode(takeCode(globalThis));
    };
    globalThis.addEventListener("hashchange", look);
    return () => globalThis.removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    document.title = `${t("parent.title")} · ${t("app.name")}`;
  }, [t]);

  function open(typed: string): void {
    keepCode(globalThis, typed);
    setCode(typed);
    setTyped(typed !== "");
    again();
  }

  function done(): void {
    open("");
    document.getElementById("content")?.focus();
  }

  const isBusy = code !== "" && report === null && error === null;
  return (
    <div className={css["frame"]}>
      <a className={css["skip"]} href="#content" onClick={toContent}>
        {t("nav.skip-to-content")}
      </a>
      <header className={css["banner"]}>
        <p className={css["brand"]}>
          {t("app.name")} <span>{report?.school || t("parent.title")}</span>
        </p>
      </header>
      <main id="content" tabIndex={-1} className={css["main"]}>
        {report !== null ? (
          <ParentReport report={report} since={since} start={start} error={error} onSince={choose} onDone={done} />
        ) : isBusy && !isTyped ? (
          <Waiting />
        ) : (
          <CodeForm code={code} busy={isBusy} error={error} onOpen={open} />
        )}
      </main>
    </div>
  );
}

/** What stands after `#` on this page is a code: the way to the content is not written there. */
function toContent(event: { readonly preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

/** Since when, as it stands in the address: a reload shows the same. */
function useOwnSince(): { readonly since: Since; readonly start: number; readonly choose: (next: Since) => void } {
  const now = useNow();
  const [, navigate] = useLocation();
  const since = readSince(useSearch());
  return {
    since,
    start: startOfSince(since, now),
    choose: (next) => navigate(`${PAGE}?since=${sinceText(next)}`, { replace: true }),
  };
}

interface Got {
  readonly code: string;
  readonly report: ParentReportView | null;
  readonly error: AskError | null;
}

/** The report that a code opens; the last one stays while another day is asked for. */
function useReport(
  code: string,
  start: number,
): { readonly report: ParentReportView | null; readonly error: AskError | null; readonly again: () => void } {
  const [got, setGot] = useState<Got>({ code: "", report: null, error: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (code === "") return undefined;
    let current = true;
    async function ask(): Promise<void> {
      const answer = await askSchool("POST /parent/report", { code, since: start });
      if (!current) return;
      setGot((last) =>
        answer.ok
          ? { code, report: answer.value, error: null }
          : { code, report: last.code === code ? last.report : null, error: answer.error },
      );
    }
    void ask();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round is a reason to ask again
  }, [code, start, round]);
  const isIts = got.code === code && code !== "";
  return {
    report: isIts ? got.report : null,
    error: isIts ? got.error : null,
    again: () => {
      setGot({ code: "", report: null, error: null });
      setRound((last) => last + 1);
    },
  };
}
