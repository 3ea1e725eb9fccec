import type { ReactNode } from "react";
import { Link, Redirect } from "wouter";
import { useText, type TextId } from "../../../text/text.ts";
import { NotThere, SchoolContent } from "../components/school-content.tsx";
import { useWide } from "../components/use-wide.ts";
import { Devices } from "../devices/devices.tsx";
import { ExamsTab } from "../exams/exams-tab.tsx";
import { MisconceptionsTab } from "../misconceptions/misconceptions-tab.tsx";
import { AppealsTab } from "../notes/appeals-tab.tsx";
import { NowTab } from "../now/now-tab.tsx";
import { Roster } from "../roster/roster.tsx";
import { useSchoolData, type SchoolData } from "../session/school.tsx";
import { SkillsTab } from "../skills/skills-tab.tsx";
import { SurveysTab } from "../surveys/surveys-tab.tsx";
import { UnsignedWork } from "../unsigned/unsigned.tsx";
import type { UnsignedList, WholeClass } from "../whole-class.ts";
import { Work } from "../given/work.tsx";
import { leavingByClass } from "../year/leaving-by-class.ts";
import { LeavingDays } from "../year/leaving.tsx";
import { ClassActions } from "./class-actions.tsx";
import css from "./classes.module.css";
import { JoinPanel } from "./join-panel.tsx";

interface Shown {
  readonly whole: WholeClass;
  readonly unsigned: SchoolData<UnsignedList>;
  readonly onChange: () => void;
}

interface Tab {
  /** The last piece of its address; the first tab has none. */
  readonly path: string;
  readonly text: TextId;
  /** Forms and short lines: not as wide as the frame, in which no tab moves. */
  readonly narrow?: true;
  readonly content: (shown: Shown) => ReactNode;
}

/** What is shown of a class. Further tabs go here, and nowhere else. */
const TABS: readonly Tab[] = [
  { path: "", text: "teach.tab.now", content: ({ whole }) => <NowTab whole={whole} /> },
  { path: "skills", text: "teach.tab.skills", content: ({ whole }) => <SkillsTab whole={whole} /> },
  {
    path: "misconceptions",
    text: "teach.tab.misconceptions",
    content: ({ whole, onChange }) => <MisconceptionsTab whole={whole} onChange={onChange} />,
  },
  { path: "appeals", text: "teach.tab.appeals", content: ({ whole }) => <AppealsTab whole={whole} /> },
  { path: "work", text: "teach.tab.work", narrow: true, content: ({ whole }) => <Work whole={whole} /> },
  { path: "exams", text: "teach.tab.exams", content: ({ whole }) => <ExamsTab whole={whole} /> },
  { path: "surveys", text: "teach.tab.surveys", content: ({ whole }) => <SurveysTab whole={whole} /> },
  {
    path: "people",
    text: "teach.tab.people",
    narrow: true,
    content: (shown) => (
      <WaysIn shown={shown}>
        <Roster {...shown} />
      </WaysIn>
    ),
  },
  {
    path: "devices",
    text: "teach.tab.devices",
    narrow: true,
    content: (shown) => (
      <WaysIn shown={shown}>
        <Devices {...shown} />
      </WaysIn>
    ),
  },
  {
    path: "unsigned",
    text: "teach.tab.unsigned",
    narrow: true,
    content: ({ whole, unsigned }) => <UnsignedWork whole={whole} data={unsigned} />,
  },
];

/** A class, open at the tab with this path. */
export function ClassScreen({ id, path }: { readonly id: string; readonly path: string }): ReactNode {
  const tab = TABS.find((one) => one.path === path);
  return tab === undefined ? <NotThere /> : <OpenClass id={id} tab={tab} />;
}

function OpenClass({ id, tab }: { readonly id: string; readonly tab: Tab }): ReactNode {
  const t = useText();
  useWide();
  const data = useSchoolData("GET /classes/{class}", { class: id });
  const unsigned = useSchoolData("GET /classes/{class}/unverified", { class: id });
  const waiting = unsigned.value?.work.length ?? 0;
  return (
    <SchoolContent data={data}>
      {(whole) => (
        <>
          <div className={css["head"]}>
            <div className={css["title"]}>
              <p className={css["back"]}>
                <Link href="/teach">{t("teach.all-classes")}</Link>
              </p>
              <h1>{whole.name}</h1>
            </div>
            {tab.path === "people" && <ClassActions whole={whole} onChange={data.again} />}
          </div>
          {whole.code === null && (
            <div className={css["note"]}>
              <p>{t("teach.class.archived")}</p>
              <LeavingOf id={id} />
            </div>
          )}
          <nav className={css["tabs"]} aria-label={t("teach.tabs")}>
            {TABS.map(({ path, text }) => {
              const words = path === "unsigned" && waiting > 0 ? t("teach.tab.unsigned.n", { n: waiting }) : t(text);
              return (
                <Link
                  key={path}
                  href={`/teach/class/${id}${path === "" ? "" : `/${path}`}`}
                  aria-current={path === tab.path ? "page" : undefined}
                  data-words={words}
                >
                  {words}
                </Link>
              );
            })}
          </nav>
          <TabContent tab={tab} shown={{ whole, unsigned, onChange: data.again }} />
        </>
      )}
    </SchoolContent>
  );
}

/** Where nobody works, a class begins with its people. */
function TabContent({ tab, shown }: { readonly tab: Tab; readonly shown: Shown }): ReactNode {
  const { roster, code } = shown.whole;
  if (tab.path === "" && (roster.length === 0 || code === null))
    return <Redirect to={`/teach/class/${shown.whole.id}/people`} replace />;
  return <div className={tab.narrow && css["narrow"]}>{tab.content(shown)}</div>;
}

/** How pupils and devices come in, above those that have. */
function WaysIn({
  shown: { whole, onChange },
  children,
}: {
  readonly shown: Shown;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      {whole.code !== null && <JoinPanel whole={whole} code={whole.code} onChange={onChange} />}
      {children}
    </>
  );
}

/** Whether the school's schedule erases something of an archived class, and when [TEA28]. */
function LeavingOf({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const { value } = useSchoolData("GET /departures");
  const [leaving] = leavingByClass(value?.departures.filter((one) => one.class === id) ?? []);
  if (leaving === undefined) return null;
  return (
    <>
      <p>{t("teach.leaving.of")}</p>
      <LeavingDays days={leaving.days} />
    </>
  );
}
