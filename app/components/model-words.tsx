import type { ReactNode } from "react";
import { useText } from "../text/text.ts";
import { Icon } from "./icons.tsx";
import css from "./model-words.module.css";
import { RichText } from "./rich-text.tsx";

/** Words of a language model beneath the tutor's own, told apart from them: they may be mistaken. */
export function ModelWords({ text }: { readonly text: string }): ReactNode {
  const t = useText();
  return (
    <p className={css["words"]} data-words="llm">
      <span className={css["mark"]}>
        <Icon name="ask" size="1em" />
        {t("words.mark")}
      </span>{" "}
      <RichText text={text} />
    </p>
  );
}
