import type { ReactNode } from "react";
import type { SessionProgressView } from "#engine";
import { useText } from "../../text/text.ts";
import css from "./session-progress.module.css";

/** One dot a problem: done, skipped, on the desk, to come. */
export function SessionProgress({ session }: { readonly session: SessionProgressView }): ReactNode {
  const t = useText();
  const { goal, problems } = session;
  const done = problems.filter((status) => status !== "in-progress").length;
  const pending = Math.max(0, goal - problems.length);
  return (
    <div
      role="progressbar"
      aria-label={t("practice.session")}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.min(done, goal)}
      aria-valuetext={t("practice.progress", { n: Math.min(problems.length, goal), goal })}
      className={css["dots"]}
    >
      {problems.map((status, at) => (
        // The n-th problem stays the n-th.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={`${css["dot"]} ${css[status]}`} />
      ))}
      {Array.from({ length: pending }, (_, at) => (
        <span key={`pending ${at}`} className={css["dot"]} />
      ))}
    </div>
  );
}
