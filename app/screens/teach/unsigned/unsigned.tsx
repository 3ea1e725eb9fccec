import { useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import type { Unsigned, UnsignedList, WholeClass } from "../whole-class.ts";
import { Confirm } from "../components/confirm.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData, type SchoolData } from "../session/school.tsx";
import { GiveWork } from "./give-work.tsx";
import css from "./unsigned.module.css";
import { UnsignedTable } from "./unsigned-table.tsx";
import { namedBy, useWhose } from "./use-whose.ts";
import { News } from "../components/words.tsx";

interface UnsignedProps {
  readonly whole: WholeClass;
  readonly data: SchoolData<UnsignedList>;
}

/** What came from shared devices while nobody was signed in: a teacher says whose it is. */
export function UnsignedWork({ whole, data }: UnsignedProps): ReactNode {
  const told = useSchoolData("GET /classes/{class}/claims", { class: whole.id });
  // An older server tells no names: then there are signs, as before.
  const claims = new Map((told.value?.claims ?? []).map(({ id, learner, name }) => [id, { id: learner, name }]));
  return (
    <SchoolContent data={data}>
      {({ work }) => (
        <List
          whole={whole}
          work={work.map((one) => ({ ...one, claims: claims.get(one.id) ?? null }))}
          onChange={() => {
            data.again();
            told.again();
          }}
        />
      )}
    </SchoolContent>
  );
}

interface ListProps {
  readonly whole: WholeClass;
  readonly work: readonly Unsigned[];
  readonly onChange: () => void;
}

type Asked =
  | { readonly what: "give" | "discard"; readonly work: Unsigned }
  | { readonly what: "discard-device"; readonly device: OfDevice };

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

  async function confirm(one: Unsigned): Promise<void> {
    const named = namedBy(one);
    if (named === null) return;
    const params = { class: whole.id, visitor: one.id };
    const sent = await send(() => ask("POST /classes/{class}/visitors/{visitor}/give", { to: named.id }, params));
    if (sent !== null) done(t("teach.unsigned.confirmed", { who: named.name }));
  }

  async function discard(one: Unsigned): Promise<void> {
    const { id, upTo } = one;
    const params = { class: whole.id, visitor: id };
    const sent = await send(() => ask("POST /classes/{class}/visitors/{visitor}/discard", { upTo }, params));
    if (sent !== null) done(t("teach.unsigned.discarded", { who: whose(one) }));
  }

  async function discardDevice({ device, work: all }: OfDevice): Promise<void> {
    const visits = all.map(({ id, upTo }) => ({ id, upTo }));
    const params = { class: whole.id, device: device.id };
    const sent = await send(() => ask("POST /classes/{class}/devices/{device}/discard", { visits }, params));
    if (sent !== null) done(t("teach.unsigned.device.discarded"));
  }

  /** More of it may have come: what was said to be in the way is looked up. */
  function leave(): void {
    close();
    if (error !== null) onChange();
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
            onGive={(one) => setAsked({ what: "give", work: one })}
            onDiscard={(one) => setAsked({ what: "discard", work: one })}
          />
          {severalByDevice(work).map((device) => (
            <p key={device.device.id} className={css["device"]}>
              <Button look="quiet" onClick={() => setAsked({ what: "discard-device", device })}>
                {t("teach.unsigned.device.discard", {
                  n: device.work.length,
                  date: dateText(device.device.madeAt),
                })}
              </Button>
            </p>
          ))}
        </>
      )}
      {asked?.what === "give" && <GiveWork whole={whole} work={asked.work} onClose={close} onDone={done} />}
      {asked?.what === "discard" && (
        <Confirm
          title={t("teach.unsigned.discard.sure", { who: whose(asked.work) })}
          text={t("teach.unsigned.discard.text", { n: asked.work.answers })}
          yes={t("teach.unsigned.discard.yes")}
          busy={busy}
          error={error}
          onYes={() => void discard(asked.work)}
          onClose={leave}
        />
      )}
      {asked?.what === "discard-device" && (
        <Confirm
          title={t("teach.unsigned.device.sure", { date: dateText(asked.device.device.madeAt) })}
          text={t("teach.unsigned.device.text", { n: asked.device.work.length })}
          yes={t("teach.unsigned.discard.yes")}
          busy={busy}
          error={error}
          onYes={() => void discardDevice(asked.device)}
          onClose={leave}
        />
      )}
    </>
  );
}

interface OfDevice {
  readonly device: NonNullable<Unsigned["device"]>;
  readonly work: readonly Unsigned[];
}

/** Devices of which more than one thing waits. */
function severalByDevice(work: readonly Unsigned[]): readonly OfDevice[] {
  const found = new Map<string, OfDevice>();
  for (const one of work) {
    const { device } = one;
    if (device !== null) found.set(device.id, { device, work: [...(found.get(device.id)?.work ?? []), one] });
  }
  return [...found.values()].filter((of) => of.work.length > 1);
}
