import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { AskedText } from "../../../components/asked-text.tsx";
import { Button } from "../../../components/button.tsx";
import { dateTimeText } from "../../../components/charts/when.ts";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { Confirm } from "../components/confirm.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, type useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./notes.module.css";

interface TakeOutProps {
  readonly whole: WholeClass;
  readonly appeal: SchoolAnswer<"GET /classes/{class}/appeals">["appeals"][number];
  readonly isOut: boolean;
  readonly onTaken: () => void;
}

/** Takes the disputed question out of the whole school [TEA96]. */
export function TakeOut({ whole, appeal: { learner, name, item }, isOut, onTaken }: TakeOutProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [isAsked, setAsked] = useState(false);
  const { busy, error, send } = useSending();

  async function take(): Promise<void> {
    const params = { class: whole.id, learner };
    const taken = await send(() => ask("POST /classes/{class}/learners/{learner}/recalled", { item }, params));
    if (taken === null) return;
    setAsked(false);
    onTaken();
  }

  if (isOut) return <p className={css["quiet"]}>{t("teach.recalled.out")}</p>;
  return (
    <p className={css["acts"]}>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {t("teach.recalled.take")} <Unseen>{name}</Unseen>
      </Button>
      {isAsked && (
        <Confirm
          title={t("teach.recalled.take.title")}
          text={t("teach.recalled.take.text")}
          yes={t("teach.recalled.take")}
          busy={busy}
          error={error}
          onYes={() => void take()}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}

/** What the school has taken out, where it has. */
export function RecalledList({
  data,
}: {
  readonly data: ReturnType<typeof useSchoolData<"GET /recalled">>;
}): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const items = data.value?.items ?? [];

  async function putBack(item: (typeof items)[number]["item"]): Promise<void> {
    if ((await send(() => ask("POST /recalled/removal", { item }))) !== null) data.again();
  }

  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recalled" className={css["recalled"]}>
      <h2 id="recalled">{t("teach.recalled")}</h2>
      <Trouble error={error} />
      <ul role="list" className={css["appeals"]}>
        {items.map(({ item, skillName, stem, at, teacher }) => (
          <li key={item} className={css["card"]} data-decided="true">
            <h3>{skillName}</h3>
            <p>
              <AskedText stem={stem} isGone={stem === null} />
            </p>
            <p className={css["quiet"]}>
              {teacher === ""
                ? t("teach.recalled.by.left", { date: dateTimeText(at) })
                : t("teach.recalled.by", { name: teacher, date: dateTimeText(at) })}
            </p>
            <p className={css["acts"]}>
              <Button aria-disabled={busy} onClick={() => void putBack(item)}>
                {t("teach.recalled.back")} <Unseen>{skillName}</Unseen>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
