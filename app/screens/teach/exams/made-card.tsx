import { useState, type ReactNode } from "react";
import type { Result } from "#engine";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { Confirm } from "../components/confirm.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import type { GivenWork, WholeClass } from "../whole-class.ts";
import css from "./exams.module.css";

interface MadeCardProps {
  readonly whole: WholeClass;
  readonly made: {
    readonly title: string;
    readonly version: number;
    readonly frozenAt: number | null;
    readonly teacher: string;
    readonly changedAt: number;
    readonly assigned: number;
  };
  /** What it is, said before its version; null: the page says it. */
  readonly kind: string | null;
  readonly facts: readonly string[];
  readonly href: string;
  readonly given: readonly GivenWork[];
  /** Where to read what was answered; null: nowhere. */
  readonly answers: { readonly hrefOf: (work: GivenWork) => string; readonly words: string } | null;
  /** What is asked, and said, before it is deleted. */
  readonly sure: { readonly title: string; readonly text: string };
  readonly copyAs: (title: string) => Promise<Result<unknown, AskError>>;
  readonly remove: () => Promise<Result<unknown, AskError>>;
  readonly onDone: (words: string) => void;
}

/** An exam, a survey or a guide that teachers of a class made, with what it was given as. */
export function MadeCard(props: MadeCardProps): ReactNode {
  const { whole, made, kind, facts, href, given, answers, sure, copyAs, remove, onDone } = props;
  const t = useText();
  const { busy, error, send } = useSending();
  const [isSure, setSure] = useState(false);
  const { title, version, frozenAt, teacher, changedAt, assigned } = made;
  const state = frozenAt === null ? "draft" : assigned > 0 ? "assigned" : "frozen";

  async function copy(): Promise<void> {
    const name = t("teach.exams.copy.of", { title }).slice(0, 80);
    if ((await send(() => copyAs(name))) !== null) onDone(t("teach.exams.copied", { title: name }));
  }

  async function removeIt(): Promise<void> {
    if ((await send(remove)) === null) return;
    setSure(false);
    onDone(t("teach.exams.removed"));
  }

  return (
    <li className={css["card"]} aria-label={title}>
      <div className={css["cardHead"]}>
        <div>
          <h2>{title}</h2>
          <p className={css["quiet"]}>
            <span className={css["chip"]} data-frozen={frozenAt !== null}>
              {t(`teach.exams.${state}`)}
            </span>{" "}
            {[
              ...(kind === null ? [] : [kind]),
              ...(version > 1 ? [t("teach.exams.version", { version })] : []),
              ...facts,
            ].join(" · ")}
            <br />
            {t(teacher === "" ? "teach.exams.changed.nobody" : "teach.exams.changed", {
              date: dateText(changedAt),
              teacher,
            })}
          </p>
        </div>
        <div className={css["actions"]}>
          <ButtonLink href={href}>
            {t("teach.exams.open")} <Unseen>{title}</Unseen>
          </ButtonLink>
          {whole.code !== null && (
            <Button aria-disabled={busy} onClick={() => void copy()}>
              {t("teach.exams.copy")} <Unseen>{title}</Unseen>
            </Button>
          )}
          {assigned === 0 && (
            <Button look="quiet" onClick={() => setSure(true)}>
              {t("teach.exams.remove")} <Unseen>{title}</Unseen>
            </Button>
          )}
        </div>
      </div>
      {!isSure && <Trouble error={error} />}
      {given.length > 0 && (
        <ul role="list" className={css["given"]}>
          {given.map((work) => (
            <li key={work.id}>
              <span>
                {t("teach.exams.given", { date: dateText(work.madeAt) })} ·{" "}
                {t("teach.exams.sat", {
                  done: work.pupils.filter(({ doneAt }) => doneAt !== null).length,
                  of: work.pupils.length,
                })}
              </span>
              {answers !== null && (
                <ButtonLink href={answers.hrefOf(work)}>
                  <Icon name="report" /> {answers.words} <Unseen>{title}</Unseen>
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSure && (
        <Confirm
          title={sure.title}
          text={sure.text}
          yes={t("teach.exams.remove.yes")}
          busy={busy}
          error={error}
          onYes={() => void removeIt()}
          onClose={() => setSure(false)}
        />
      )}
    </li>
  );
}
