import type { ReactNode } from "react";
import type { SchoolView } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { dateTimeText } from "../../components/charts/when.ts";
import { useText } from "../../text/text.ts";
import { troubleOfSchool } from "../../text/school-words.ts";

/** Whether the learner's work reaches their school: how much has not, since when, and the last contact. */
export function SchoolState(): ReactNode {
  const t = useText();
  const school = useEngineView((view) => view.school ?? null);
  if (school !== null) return <InClass school={school} />;
  return (
    <>
      <p>{t("school.none")}</p>
      <ButtonLink href="/join">{t("join.title")}</ButtonLink>
    </>
  );
}

function InClass({ school }: { readonly school: SchoolView }): ReactNode {
  const t = useText();
  const count = useEngineView((view) => view.unsent);
  const { className, shared, unsentSince, contactAt, trouble } = school;
  const words = troubleOfSchool(trouble);
  return (
    <>
      <p>{t(shared ? "school.shared" : "school.in", { name: className })}</p>
      <p>
        {count > 0 && unsentSince !== null
          ? t("school.unsent", { count, time: dateTimeText(unsentSince) })
          : t("school.all-sent")}{" "}
        {contactAt === null ? t("school.no-contact") : t("school.contact", { time: dateTimeText(contactAt) })}
      </p>
      {words !== null && <p role="alert">{t(words)}</p>}
      {trouble === "signed-out" ? (
        <ButtonLink href="/join">{t("school.pin-again")}</ButtonLink>
      ) : (
        <Button onClick={() => void engine.wake()}>{t("school.try")}</Button>
      )}
    </>
  );
}
