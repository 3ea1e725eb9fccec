import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { SkillId, SkillView } from "#engine";
import { masteryWords, stateWords, strandWords } from "../../components/charts/mastery-words.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import { CELL, layOutMap, scrollToColumn, STONE_Y, type MapLayout, type Stone } from "./layout-map.ts";
import css from "./map.module.css";

interface SkillPictureProps {
  readonly skills: readonly SkillView[];
  readonly current: SkillId | null;
  readonly openId: SkillId | null;
  readonly onOpen: (id: SkillId) => void;
}

/**
 * The map as a picture. The stones are the list "Skills" itself, laid out on paths: one list for eyes, readers and
 * keyboards. Scrolls sideways in a box of its own and starts at what is current.
 */
export function SkillPicture({ skills, current, openId, onOpen }: SkillPictureProps): ReactNode {
  const t = useText();
  const layout = useMemo(() => layOutMap(skills), [skills]);
  const [near, setNear] = useState<SkillId | null>(null);
  const scroller = useRef<HTMLElement>(null);
  const lit = openId ?? near;

  useEffect(() => {
    const box = scroller.current;
    const stone = box?.querySelector("[data-current]");
    if (box === null || !(stone instanceof HTMLElement)) return;
    box.scrollLeft = scrollToColumn(stone.offsetLeft, box.clientWidth, box.scrollWidth - CELL.width);
    // Once, when the map opens: afterwards the pupil decides where to look.
  }, []);

  return (
    <section ref={scroller} className={css["scroller"]} aria-label={t("map.scroller")}>
      <div className={css["canvas"]} style={{ width: layout.width + CELL.width, height: layout.height }}>
        {layout.strands.map(({ strand, top, height }) => {
          const { text, values } = strandWords(strand);
          return (
            <div key={strand} className={css["strand"]} style={{ top, height }} aria-hidden="true">
              <span className={css["strandName"]}>{t(text, values)}</span>
            </div>
          );
        })}
        <Paths layout={layout} lit={lit} />
        <ul role="list" aria-label={t("map.skills")}>
          {layout.stones.map((stone) => (
            <StoneItem
              key={stone.skill.skillId}
              stone={stone}
              isCurrent={stone.skill.skillId === current}
              onNear={setNear}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Paths between stones of a strand; those of the stone at hand are drawn over the others, from strand to
 * strand too. All at once they would be a thicket: "What it needs" says them in words.
 */
function Paths({ layout, lit }: { readonly layout: MapLayout; readonly lit: SkillId | null }): ReactNode {
  const isLit = (edge: { readonly from: SkillId; readonly to: SkillId }) => edge.from === lit || edge.to === lit;
  const ordered = layout.edges
    .filter((edge) => edge.sameStrand || isLit(edge))
    .toSorted((a, b) => Number(isLit(a)) - Number(isLit(b)));
  return (
    <svg className={css["paths"]} width={layout.width} height={layout.height} aria-hidden="true" focusable="false">
      {layout.leads.map((path) => (
        <path key={path} d={path} className={css["lead"]} />
      ))}
      {ordered.map((edge) => (
        <path
          key={`${edge.from} ${edge.to}`}
          d={edge.path}
          className={isLit(edge) ? `${css["path"]} ${css["lit"]}` : css["path"]}
        />
      ))}
    </svg>
  );
}

interface StoneItemProps {
  readonly stone: Stone;
  readonly isCurrent: boolean;
  readonly onNear: (id: SkillId | null) => void;
  readonly onOpen: (id: SkillId) => void;
}

function StoneItem({ stone, isCurrent, onNear, onOpen }: StoneItemProps): ReactNode {
  const t = useText();
  const { skill, x, y } = stone;
  const mastery = masteryWords(skill);
  return (
    <li
      className={css["stone"]}
      data-state={skill.state}
      data-skill-id={skill.skillId}
      data-current={isCurrent ? "" : undefined}
      style={{ left: x - CELL.width / 2, top: y - STONE_Y, width: CELL.width, height: CELL.height }}
    >
      <button
        type="button"
        onClick={() => onOpen(skill.skillId)}
        onFocus={() => onNear(skill.skillId)}
        onBlur={() => onNear(null)}
        onPointerEnter={(event) => event.pointerType === "mouse" && onNear(skill.skillId)}
        onPointerLeave={() => onNear(null)}
        aria-haspopup="dialog"
        aria-current={isCurrent ? "step" : undefined}
      >
        <span className={css["disc"]}>
          <SkillMark state={skill.state} size={36} />
        </span>
        <span className={css["name"]}>{skill.name}</span>{" "}
        <span className={css["word"]}>{t(stateWords[skill.state])}</span>{" "}
        <Unseen>{t(mastery.text, mastery.values)}</Unseen>
      </button>
    </li>
  );
}
