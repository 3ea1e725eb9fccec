import { useState, type ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import type { Unsigned, UnsignedList, Visit, WholeClass } from "../whole-class.ts";
import { Confirm } from "../components/confirm.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, type SchoolData } from "../session/school.tsx";
import { GiveWork } from "./give-work.tsx";
import css from "./unsigned.module.css";
import { UnsignedTable } from "./unsigned-table.tsx";
import { useWhose } from "./use-whose.ts";
import { News } from "../components/words.tsx";

interface UnsignedProps {
  readonly whole: WholeClass;
  readonly data: SchoolData<UnsignedList>;
}

/** What came from shared devices while nobody was signed in: a teacher says whose it is. */
export function UnsignedWork({ whole, data }: UnsignedProps): ReactNode {
  return (
    <SchoolContent data={data}>{({ work }) => <List whole={whole} work={work} onChange={data.again} />}</SchoolContent>
  );
}

interface ListProps {
  readonly whole: WholeClass;
  readonly work: readonly Unsigned[];
  readonly onChange: () => void;
}

type Asked = { readonly what: "give" | "discard"; readonly visit: Visit };

function List({ whole, work, onChange }: ListProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const whose = useWhose();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [news, setNews] = useState("");
  const { busy, error, send, forget } = useSending();

  function close(): void {
    forget();
    setAsked(null);
  }

  function done(words: string): void {
    close();
    setNews(words);
    // What was pressed is gone with its row.
    document.getElementById("content")?.focus();
    onChange();
  }

  async function confirm({ who, upTo }: Unsigned): Promise<void> {
    const params = { class: whole.id, learner: who.id };
    const sent = await send(() => ask("POST /classes/{class}/learners/{learner}/confirmation", { upTo }, params));
    if (sent !== null) done(t("teach.unsigned.confirmed", { who: whose(who) }));
  }

  async function discard({ who, upTo }: Visit): Promise<void> {
    const params = { class: whole.id, visitor: who.id };
    const sent = await send(() => ask("POST /classes/{class}/visitors/{visitor}/discard", { upTo }, params));
    if (sent !== null) done(t("teach.unsigned.discarded", { who: whose(who) }));
  }

  return (
    <>
      <News>{news}</News>
      {work.length === 0 ? (
        <p className={css["empty"]}>{t("teach.unsigned.none")}</p>
      ) : (
        <>
          <p className={css["about"]}>{t("teach.unsigned.about")}</p>
          {asked === null && <Trouble error={error} />}
          <UnsignedTable
            work={work}
            busy={busy}
            onConfirm={(one) => void confirm(one)}
            onGive={(visit) => setAsked({ what: "give", visit })}
            onDiscard={(visit) => setAsked({ what: "discard", visit })}
          />
        </>
      )}
      {asked?.what === "give" && <GiveWork whole={whole} visit={asked.visit} onClose={close} onDone={done} />}
      {asked?.what === "discard" && (
        <Confirm
          title={t("teach.unsigned.discard.sure", { who: whose(asked.visit.who) })}
          text={t("teach.unsigned.discard.text", { n: asked.visit.answers })}
          yes={t("teach.unsigned.discard.yes")}
          busy={busy}
          error={error}
          onYes={() => void discard(asked.visit)}
          onClose={() => {
            close();
            // More of it may have come: what was said to be in the way is looked up.
            if (error !== null) onChange();
          }}
        />
      )}
    </>
  );
}
