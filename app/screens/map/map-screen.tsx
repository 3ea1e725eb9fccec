import { useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { SkillId, SkillState, SkillView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useNamedSkills } from "../../hooks/use-named-skills.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import { stateWords } from "../../components/charts/mastery-words.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { ViewChoice } from "../../components/charts/view-choice.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import css from "./map.module.css";
import { currentSkill } from "./layout-map.ts";
import { SkillDialog } from "./skill-dialog.tsx";
import { SkillList } from "./skill-list.tsx";
import { SkillPicture } from "./skill-picture.tsx";

/** All skills: as stones on paths, or as a list with the same words. */
export function MapScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(() => engine.skills(), "skills");
  return (
    <Screen title={t("map.title")} width="wide">
      <AskedContent asking={asking}>
        {(skills) =>
          skills.length === 0 ? (
            <Plate title={t("map.empty.title")} sentence={t("map.empty.text")}>
              <Button look="primary" onClick={asking.again}>
                {t("asked.again")}
              </Button>
            </Plate>
          ) : (
            <SkillMap skills={skills} />
          )
        }
      </AskedContent>
    </Screen>
  );
}

function SkillMap({ skills: all }: { readonly skills: readonly SkillView[] }): ReactNode {
  const t = useText();
  const skills = useNamedSkills(all);
  const recommended = useEngineView((view) => view.recommendation?.skillId ?? null);
  const [, navigate] = useLocation();
  // The view stands in the address, so that the screen reloads to itself.
  const asList = new URLSearchParams(useSearch()).get("view") === "list";
  const [openId, setOpenId] = useState<SkillId | null>(null);
  const open = skills.find((skill) => skill.skillId === openId) ?? null;
  const currentId = currentSkill(skills, recommended);
  const current = skills.find((skill) => skill.skillId === currentId);

  return (
    <>
      <div className={css["head"]}>
        <div>
          <h1>{t("map.title")}</h1>
          <p className={css["intro"]}>{t("map.intro")}</p>
        </div>
        <ViewChoice
          label={t("map.view")}
          options={[
            { value: "picture", word: t("map.view.picture") },
            { value: "list", word: t("map.view.list") },
          ]}
          value={asList ? "list" : "picture"}
          onChange={(view) => navigate(view === "list" ? "/map?view=list" : "/map", { replace: true })}
        />
      </div>
      <Key />
      {current !== undefined && (
        <p className={css["here"]}>
          {t("map.here")}{" "}
          <button type="button" onClick={() => showStone(current.skillId)}>
            {current.name}
          </button>
        </p>
      )}
      {asList ? (
        <SkillList skills={skills} current={currentId} onOpen={setOpenId} />
      ) : (
        <SkillPicture skills={skills} current={currentId} openId={openId} onOpen={setOpenId} />
      )}
      {open !== null && <SkillDialog skill={open} skills={skills} onGo={setOpenId} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** Brings a skill into the middle of the picture or the list, and the keyboard to it. */
function showStone(id: SkillId): void {
  const button = document.querySelector<HTMLElement>(`[data-skill-id="${id}"] button`);
  button?.scrollIntoView({ block: "center", inline: "center" });
  button?.focus({ preventScroll: true });
}

const states: readonly SkillState[] = ["locked", "ready", "placed", "learning", "done", "kept", "review"];

function Key(): ReactNode {
  const t = useText();
  return (
    <dl className={css["key"]} aria-label={t("map.key")}>
      {states.map((state) => (
        <div key={state}>
          <dt>
            <SkillMark state={state} size={22} />
          </dt>
          <dd>{t(stateWords[state])}</dd>
        </div>
      ))}
    </dl>
  );
}
