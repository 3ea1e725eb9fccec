import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import type { SkillId, SkillView } from "#engine";
import { masteryWords, stateWords, strandWords } from "../../components/charts/mastery-words.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import { layOutMap, STONE_Y, type MapLayout, type MapRoom, type Stone } from "./layout-map.ts";
import css from "./map.module.css";

interface SkillPictureProps {
  readonly skills: readonly SkillView[];
  readonly current: SkillId | null;
  readonly openId: SkillId | null;
  readonly onOpen: (id: SkillId) => void;
}

/** Size of the text the map is measured for [px]. */
const USUAL_TEXT = 18;

/**
 * The map as a picture. The stones are the list "Skills" itself, laid out on trails: one list for eyes, readers and
 * keyboards. Opens at what is current.
 */
export function SkillPicture({ skills, current, openId, onOpen }: SkillPictureProps): ReactNode {
  const t = useText();
  const canvas = useRef<HTMLDivElement>(null);
  const room = useRoom(canvas);
  const layout = useMemo(() => (room === null ? null : layOutMap(skills, room)), [skills, room]);
  const [near, setNear] = useState<SkillId | null>(null);

  const isLaidOut = layout !== null;
  useLayoutEffect(() => {
    // Once, when the map opens: afterwards the pupil decides where to look.
    if (isLaidOut) canvas.current?.querySelector("[data-current]")?.scrollIntoView({ block: "center" });
  }, [isLaidOut]);

  return (
    <div className={css["sheet"]}>
      <div ref={canvas} className={css["canvas"]} style={{ height: layout?.height }}>
        {layout?.strands.map(({ strand, top, height }) => {
          const { text, values } = strandWords(strand);
          return (
            <div key={strand} className={css["strand"]} style={{ top, height }} aria-hidden="true">
              <span className={css["strandName"]}>{t(text, values)}</span>
            </div>
          );
        })}
        {layout !== null && <Paths layout={layout} lit={openId ?? near} />}
        <ul role="list" aria-label={t("map.skills")}>
          {layout?.stones.map((stone) => (
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
    </div>
  );
}

/** The room an element has for a map; null before it stands on the screen. */
function useRoom(element: RefObject<HTMLElement | null>): MapRoom | null {
  const [room, setRoom] = useState<MapRoom | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const now = { width: box.clientWidth, scale: Math.max(1, text / USUAL_TEXT) };
      setRoom((before) => (before?.width === now.width && before.scale === now.scale ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/**
 * The trail of each strand, and over them the ways from what the stone at hand needs and to what it opens. All those at
 * once would be a thicket: "What it needs" says them in words.
 */
function Paths({ layout, lit }: { readonly layout: MapLayout; readonly lit: SkillId | null }): ReactNode {
  return (
    <svg className={css["paths"]} width={layout.width} height={layout.height} aria-hidden="true" focusable="false">
      {layout.strands.map(({ strand, path }) => (
        <path key={strand} d={path} className={css["path"]} />
      ))}
      {layout.edges
        .filter((edge) => edge.from === lit || edge.to === lit)
        .map((edge) => (
          <path key={`${edge.from} ${edge.to}`} d={edge.path} className={css["lit"]} />
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
  const { skill, x, y, width, height } = stone;
  const mastery = masteryWords(skill);
  return (
    <li
      className={css["stone"]}
      data-state={skill.state}
      data-skill-id={skill.skillId}
      data-current={isCurrent ? "" : undefined}
      style={{ left: x - width / 2, top: y - STONE_Y, width, height }}
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
