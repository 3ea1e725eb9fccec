import type { ReactNode } from "react";
import type { AssignedExamView, AssignmentView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText, type TextId } from "../../text/text.ts";
import { troubleOfStart } from "../../components/trouble-of-start.ts";
import { ExamFacts } from "./exam-facts.tsx";
import css from "./exam.module.css";
import { examChoices, examOfAddress, type ExamChoice } from "./exams.ts";
import { minutesOf } from "./time-left.ts";

/** What this exam is, before it begins: nothing starts by opening an address. */
export function ExamStart({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const asking = useAsked(() => engine.catalog(), "exams");
  const assigned = useEngineView((view) => view.assignments?.find(({ exam }) => exam?.id === id) ?? null);
  const own = assigned?.exam ?? null;
  if (assigned !== null && own !== null) {
    return (
      <Screen title={t("exam.title")}>
        <AssignedStart assignment={assigned} exam={own} />
      </Screen>
    );
  }
  const quick = { title: t("exam.quick"), about: t(id.includes("/") ? "exam.quick.of" : "exam.quick.about") };
  return (
    <Screen title={t("exam.title")}>
      <AskedContent asking={asking}>
        {(catalog) => {
          const exam = examOfAddress(id, examChoices(catalog, quick), quick);
          return exam === null ? <NoExam /> : <CatalogStart exam={exam} />;
        }}
      </AskedContent>
    </Screen>
  );
}

const NO_RULES: readonly TextId[] = [];

/** One that a teacher gave: it is begun as what was given, so that they see it. */
function AssignedStart({ assignment, exam }: { readonly assignment: AssignmentView; readonly exam: AssignedExamView }) {
  const t = useText();
  const { ask, trouble, error } = useAct();
  const { id, teacher, isShut, doneAt } = assignment;
  const { title, questions, mayEndSooner, limitMs } = exam;
  const about = teacher === "" ? "" : t("assigned.exam.about", { teacher });
  const more: readonly TextId[] = [
    ...(exam.canGoBack ? [] : (["assigned.exam.no-back"] as const)),
    ...(exam.hasItemLimit ? (["assigned.exam.item-time"] as const) : []),
  ];
  return (
    <Start
      exam={{ id: exam.id, title, about, questions, mayEndSooner, limitMs }}
      more={more}
      isOpen={!isShut && doneAt === null}
      trouble={error === null ? trouble : troubleOfStart(error)}
      onStart={() => void ask(() => engine.startAssignment(id))}
    />
  );
}

/** One of the bank's. */
function CatalogStart({ exam }: { readonly exam: ExamChoice }): ReactNode {
  const { act, trouble, error } = useAct();
  mustBeHere(error);
  const start = () => void act({ kind: "evaluation", command: { type: "start", exam: exam.id } });
  return <Start exam={exam} more={NO_RULES} isOpen trouble={trouble} onStart={start} />;
}

interface StartProps {
  readonly exam: ExamChoice;
  /** Rules of this very exam. */
  readonly more: readonly TextId[];
  readonly isOpen: boolean;
  readonly trouble: TextId | null;
  readonly onStart: () => void;
}

function Start({ exam, more, isOpen, trouble, onStart }: StartProps): ReactNode {
  const t = useText();
  const rules = ["exam.rule.alone", "exam.rule.marked", "exam.rule.stop", "exam.rule.back"] as const;
  return (
    <>
      <h1>{exam.title}</h1>
      <p className={css["about"]}>{exam.about}</p>
      <ExamFacts exam={exam} />
      <section className={css["card"]} aria-labelledby="exam-rules">
        <h2 id="exam-rules">{t("exam.rules")}</h2>
        <ul className={css["rules"]}>
          {rules.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
          {more.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
          {exam.mayEndSooner && <li>{t("exam.rule.sooner", { n: exam.questions })}</li>}
          {exam.limitMs !== null && <li>{t("exam.rule.time", { n: minutesOf(exam.limitMs) })}</li>}
        </ul>
        <div className={css["row"]}>
          {isOpen && (
            <Button look="primary" big onClick={onStart}>
              {t("exam.start")}
            </Button>
          )}
          <ButtonLink href="/exam" look="quiet">
            {t("result.all")}
          </ButtonLink>
        </div>
        <p role="status" className={css["trouble"]}>
          {trouble !== null && t(trouble)}
        </p>
      </section>
    </>
  );
}

function NoExam(): ReactNode {
  const t = useText();
  return (
    <Plate title={t("exam.none.title")} sentence={t("exam.none.text")}>
      <ButtonLink href="/exam" look="primary">
        {t("exam.none.button")}
      </ButtonLink>
    </Plate>
  );
}
