import type { ReactNode } from "react";
import { useText } from "../text/text.ts";
import css from "./asked-text.module.css";
import { changedSince, type AskedQuestion } from "./asked-words.ts";
import { RichText } from "./rich-text.tsx";

/** What was asked, and under it that it has changed since where it has [EVT7]. */
export function AskedText(asked: AskedQuestion): ReactNode {
  const t = useText();
  const words = changedSince(t, asked);
  return (
    <>
      {asked.stem !== null && <RichText text={asked.stem} />}
      {words !== null && <span className={css["since"]}>{words}</span>}
    </>
  );
}
