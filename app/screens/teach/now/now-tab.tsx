import { useCallback, useMemo, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { LearnerId } from "#engine";
import type { PupilNow } from "#engine/protocol/class";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { timeText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import { boardAddress } from "../board/board-address.ts";
import { byName } from "../components/by-name.ts";
import { NamesButton, useNamesHidden, useShown } from "../components/names-hidden.tsx";
import parts from "../components/components.module.css";
import { SchoolContent } from "../components/school-content.tsx";
import { useAgainInTime, useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { NOW_GROUPS, groupPupils, type NowGroup } from "./now-groups.ts";
import { nowAddress, pupilIn } from "./now-address.ts";
import { nowCsv } from "./now-csv.ts";
import css from "./now.module.css";
import { NowTable } from "./now-table.tsx";
import { PupilPanel } from "./pupil-panel.tsx";
import { useBlended } from "./use-blended.ts";

/** What everybody is at, of itself; a row opens beside the list what its pupil has before them [TEA80]. */
export function NowTab({ whole }: { readonly whole: WholeClass }): ReactNode {
  const data = useSchoolData("GET /classes/{class}/now", { class: whole.id });
  useLive([whole.id, "alerts"], data.again);
  useAgainInTime(data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);
  return (
    <SchoolContent data={data}>
      {(now) => <Now whole={whole} at={now.at} pupils={now.pupils} unknown={now.unknown} />}
    </SchoolContent>
  );
}

interface NowProps {
  readonly whole: WholeClass;
  readonly at: number;
  readonly pupils: readonly PupilNow[];
  readonly unknown: number;
}

function Now({ whole, at, pupils: known, unknown }: NowProps): ReactNode {
  const t = useText();
  const pupils = useShown(whole, useBlended(known, at));
  const [only, setOnly] = useState<NowGroup | null>(null);
  // Whose panel is open stands in the address: alerts lead here, a reload stays here, and Back goes to where one came from.
  const open = pupilIn(useSearch());
  const [, navigate] = useLocation();
  const { id } = whole;
  const show = useCallback(
    (learner: LearnerId | null) => navigate(nowAddress(id, learner), { replace: true }),
    [navigate, id],
  );
  const openOrClose = useCallback(
    (learner: LearnerId) => show(pupilIn(globalThis.location.search) === learner ? null : learner),
    [show],
  );
  const isHidden = useNamesHidden();
  const places = useMemo(
    () =>
      isHidden
        ? undefined
        : new Map<string, number>(
            whole.roster.toSorted((a, b) => byName(a.name, b.name)).map((one, at) => [one.id, at]),
          ),
    [whole.roster, isHidden],
  );
  const groups = useMemo(() => groupPupils(pupils, places), [pupils, places]);
  const shown = groups.filter(({ group }) => only === null || group === only);
  const chosen = pupils.find(({ learner }) => learner === open);
  const count = (group: NowGroup) => groups.find((one) => one.group === group)?.pupils.length ?? 0;
  return (
    <>
      <div className={css["bar"]}>
        <div className={css["choice"]} role="group" aria-label={t("teach.now.show")}>
          {[null, ...NOW_GROUPS].map((group) => (
            <button key={group ?? "all"} type="button" aria-pressed={only === group} onClick={() => setOnly(group)}>
              {t(`teach.now.${group ?? "everyone"}`)} {group === null ? pupils.length : count(group)}
            </button>
          ))}
        </div>
        <Button onClick={() => globalThis.print()}>
          <Icon name="print" /> <span className={parts["word"]}>{t("teach.print")}</span>
        </Button>
        <Button
          onClick={() =>
            downloadCsv(
              nowCsv(
                t,
                shown.flatMap((group) => group.pupils),
                at,
              ),
              `${whole.name} ${t("teach.tab.now")}`,
            )
          }
        >
          <Icon name="download" /> <span className={parts["word"]}>{t("teach.save-table")}</span>
        </Button>
        <NamesButton />
        <ButtonLink href={boardAddress(whole.id, "class")}>{t("teach.board.open")}</ButtonLink>
      </div>
      {unknown > 0 && <p className={css["quietLine"]}>{t("teach.class.unknown", { n: unknown })}</p>}
      <div className={chosen === undefined ? undefined : css["beside"]}>
        <NowTable groups={shown} open={open} onOpen={openOrClose} />
        {chosen !== undefined && (
          <PupilPanel
            key={chosen.learner}
            whole={whole}
            now={chosen}
            at={at}
            onClose={() => {
              show(null);
              document.getElementById(`now-${chosen.learner}`)?.focus();
            }}
          />
        )}
      </div>
      <p className={css["fresh"]}>{t("teach.now.fresh", { time: timeText(at) })}</p>
    </>
  );
}
