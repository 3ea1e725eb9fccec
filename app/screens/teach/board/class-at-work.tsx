import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import { countClass } from "./count-class.ts";
import css from "./board.module.css";

/** The class without names: how many are at work, on what, and what was done together [TEA90]. */
export function ClassAtWork({ classId }: { readonly classId: string }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/now", { class: classId });
  useLive([classId], data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);
  return (
    <SchoolContent data={data}>
      {(now) => {
        const { atWork, of, done, skills } = countClass(now.pupils, now.at);
        return (
          <>
            <h1 className={css["count"]}>{t("teach.board.at-work", { n: atWork, of })}</h1>
            {done > 0 && <p className={css["count"]}>{t("teach.board.done", { n: done })}</p>}
            {skills.length > 0 && (
              <table className={css["skills"]} aria-label={t("teach.board.on")}>
                <tbody>
                  {skills.map(({ name, pupils }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{pupils}</td>
                      <td aria-hidden="true">
                        <progress max={of} value={pupils} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {now.unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: now.unknown })}</p>}
          </>
        );
      }}
    </SchoolContent>
  );
}
