import type { ReactNode } from "react";
import { Link } from "wouter";
import { useText } from "../../../text/text.ts";
import { Devices } from "../devices/devices.tsx";
import { SchoolPart } from "../parts/school-part.tsx";
import { Roster } from "../roster/roster.tsx";
import { useSchoolData } from "../session/school.tsx";
import { UnsignedWork } from "../unsigned/unsigned.tsx";
import { Alerts } from "./alerts.tsx";
import { ClassActions } from "./class-actions.tsx";
import css from "./classes.module.css";
import { JoinPanel } from "./join-panel.tsx";

/** What is shown of a class; each part has an address of its own, and further parts go here. */
const PARTS = [
  { part: "learners", text: "teach.part.learners", path: "" },
  { part: "devices", text: "teach.part.devices", path: "/devices" },
  { part: "unsigned", text: "teach.part.unsigned", path: "/unsigned" },
] as const;
export type ClassPart = (typeof PARTS)[number]["part"];

export function ClassScreen({ id, part }: { readonly id: string; readonly part: ClassPart }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}", { class: id });
  const unsigned = useSchoolData("GET /classes/{class}/unverified", { class: id });
  const waiting = unsigned.value?.work.length ?? 0;
  return (
    <SchoolPart data={data}>
      {(whole) => (
        <>
          <p className={css["back"]}>
            <Link href="/teach">{t("teach.all-classes")}</Link>
          </p>
          <div className={css["head"]}>
            <h1>{whole.name}</h1>
            <ClassActions whole={whole} onChange={data.again} />
          </div>
          <Alerts classes={[whole]} onSeen={data.again} />
          {whole.code === null ? (
            <p className={css["note"]}>{t("teach.class.archived")}</p>
          ) : (
            <JoinPanel whole={whole} code={whole.code} onChange={data.again} />
          )}
          <nav className={css["parts"]} aria-label={t("teach.parts")}>
            {PARTS.map((one) => (
              <Link
                key={one.part}
                href={`/teach/class/${id}${one.path}`}
                aria-current={one.part === part ? "page" : undefined}
              >
                {one.part === "unsigned" && waiting > 0 ? t("teach.part.unsigned.n", { n: waiting }) : t(one.text)}
              </Link>
            ))}
          </nav>
          {part === "learners" && <Roster whole={whole} onChange={data.again} />}
          {part === "devices" && <Devices whole={whole} />}
          {part === "unsigned" && <UnsignedWork whole={whole} data={unsigned} />}
        </>
      )}
    </SchoolPart>
  );
}
