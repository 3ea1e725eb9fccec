import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import type { ProblemView } from "#engine";
import { loadPart } from "../../../not-here.ts";
import { useText } from "../../../text/text.ts";
import { Button } from "../../../components/button.tsx";
import { STEM_ID } from "../../../components/question/question.tsx";
import type { PadProps } from "./pad.tsx";
import css from "./pad-button.module.css";

/** A pad with its tools, a picture, and what is said are no use where they are lower [px]. */
const LEAST_PAD = 200;
const LEAST_PICTURE = 110;
const LEAST_TALK = 135;

interface PadOnDesk {
  /** Opens and closes it. */
  readonly button: ReactNode;
  /** Goes under the problem; a sheet lies over the page from there. */
  readonly pad: ReactNode;
  /** It takes room under the problem. */
  readonly isBeside: boolean;
}

/** The scratch pad of the problem on the desk; its code is fetched when it is first opened [APP91]. */
export function usePad({ itemId, stem, turns }: ProblemView): PadOnDesk {
  const t = useText();
  const [Pad, setPad] = useState<ComponentType<PadProps> | null>(null);
  const [opened, setOpened] = useState<{ readonly isTyped: boolean; readonly isSheet: boolean } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened !== null && Pad !== null;

  const close = useCallback(() => {
    setOpened(null);
    button.current?.focus({ preventScroll: true });
  }, []);

  async function open({ detail }: MouseEvent): Promise<void> {
    if (opened !== null) return close();
    setMissing(false);
    try {
      const part = await loadPart(() => import("./pad.tsx"));
      setPad(() => part.Pad);
      setOpened({ isTyped: detail === 0, isSheet: !hasRoomBeside() });
    } catch {
      setMissing(true);
    }
  }

  // A turned tablet, larger text: the pad moves to where there is room, with all that is on it.
  const isThere = opened !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    const look = () => setOpened((last) => last && { ...last, isSheet: !hasRoomBeside() });
    globalThis.addEventListener("resize", look);
    return () => globalThis.removeEventListener("resize", look);
  }, [isThere]);

  return {
    button: (
      <>
        <Button
          ref={button}
          look="quiet"
          aria-label={t("pad.name")}
          aria-expanded={isOpen}
          onClick={(event) => void open(event)}
        >
          <span className={css["wide"]}>{t("pad.name")}</span>
          <span className={css["narrow"]}>{t("pad.short")}</span>
        </Button>
        {isMissing && (
          <p role="status" className={css["missing"]}>
            {t("pad.missing")}
          </p>
        )}
      </>
    ),
    pad: isOpen && (
      <Pad
        key={`${opened.isSheet}`}
        item={itemId}
        stem={stem}
        turns={turns.length}
        isTyped={opened.isTyped}
        isSheet={opened.isSheet}
        onClose={close}
      />
    ),
    isBeside: isOpen && !opened.isSheet,
  };
}

/** Whether there is blank paper under the question as high as a pad has to be, or what was said can give way for it. */
function hasRoomBeside(): boolean {
  const problem = document.querySelector("[data-item-id]");
  const talk = problem?.nextElementSibling;
  const stem = document.getElementById(STEM_ID);
  if (!problem || !talk || stem === null || getComputedStyle(problem).overflowY === "visible") return false;
  const [place, said] = [problem.getBoundingClientRect(), talk.getBoundingClientRect()];
  const isBelow = said.top >= place.bottom;
  const bottom = place.bottom + (isBelow ? Math.max(0, said.height - LEAST_TALK) : 0);
  return bottom - stem.getBoundingClientRect().bottom - leastOf(stem.nextElementSibling) >= LEAST_PAD;
}

/** A drawing can be smaller; boxes that are filled in stay as high as they are [px]. */
function leastOf(picture: Element | null): number {
  if (picture === null || picture.tagName === "SECTION") return 0;
  return picture.querySelector("input, button") === null ? LEAST_PICTURE : picture.scrollHeight;
}
