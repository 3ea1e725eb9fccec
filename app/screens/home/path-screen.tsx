import type { ReactNode } from "react";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import css from "./home.module.css";
import { Ways } from "./ways.tsx";
import { WeekPlanCard } from "./week-plan.tsx";

const WAYS = [
  { href: "/map", icon: "map", text: "nav.map", about: "nav.map.about" },
  { href: "/placement", icon: "forward", text: "placement.find", about: "placement.about" },
  { href: "/report", icon: "report", text: "nav.report", about: "nav.report.about" },
  { href: "/exam", icon: "exam", text: "nav.exam", about: "nav.exam.about" },
  { href: "/think", icon: "think", text: "nav.think", about: "nav.think.about" },
] as const;

/** `/path`: where a pupil sees how far they are. */
export function PathScreen(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("nav.path")}>
      <div className={css["page"]}>
        <h1>{t("nav.path")}</h1>
        <WeekPlanCard />
        <Ways label={t("nav.path")} ways={WAYS} />
      </div>
    </Screen>
  );
}
