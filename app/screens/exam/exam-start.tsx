import type { ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useAct } from "../../hooks/use-act.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";
import { ExamFacts } from "./exam-facts.tsx";
import css from "./exam.module.css";
import { examChoices, examOfAddress, type ExamChoice } from "./exams.ts";
import { minutesOf } from "./time-left.ts";

/** What this exam is, before it begins: nothing starts by opening an address. */
export function ExamStart({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const asking = useAsked(() => engine.catalog(), "exams");
  const quick = { title: t("exam.quick"), about: t(id.includes("/") ? "exam.quick.of" : "exam.quick.about") };
  return (
    <Screen title={t("exam.title")}>
      <AskedContent asking={asking}>
        {(catalog) => {
          const exam = examOfAddress(id, examChoices(catalog, quick), quick);
          return exam === null ? <NoExam /> : <Start exam={exam} />;
        }}
      </AskedContent>
    </Screen>
  );
}

function Start({ exam }: { readonly exam: ExamChoice }): ReactNode {
  const t = useText();
  const { act, trouble, error } = useAct();
  mustBeHere(error);
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
          {exam.mayEndSooner && <li>{t("exam.rule.sooner", { n: exam.questions })}</li>}
          {exam.limitMs !== null && <li>{t("exam.rule.time", { n: minutesOf(exam.limitMs) })}</li>}
        </ul>
        <div className={css["row"]}>
          <Button
            look="primary"
            big
            onClick={() => void act({ kind: "evaluation", command: { type: "start", exam: exam.id } })}
          >
            {t("exam.start")}
          </Button>
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
