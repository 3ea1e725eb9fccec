import { Fragment, useEffect, useState, type ReactNode } from "react";
import type { AnswerKind, ItemId, ReadingView } from "#engine";
import { engine } from "../../engine-client.ts";
import { SpokenMaths } from "../../components/maths.tsx";
import { unreadableRichText } from "../../text/reason-words.ts";
import { speakMaths, speakRichText } from "../../text/speak-maths.ts";
import { useText } from "../../text/text.ts";
import css from "./answer-form.module.css";
import { SpokenText } from "./turn-words.tsx";
import { readingToShow, reasonWhileTyping } from "./worth-saying.ts";
import { Unseen } from "../../components/unseen.tsx";

/** After the last key the text is read; after a longer pause the reading is announced and what hinders it is told. */
const PAUSE_MS = 150;
const REST_MS = 1500;

interface ReadingProps {
  readonly itemId: ItemId;
  /** What stands in the boxes, as JSON: a list of texts. */
  readonly typed: string;
  readonly kinds: readonly AnswerKind[];
}

interface Reply {
  readonly typed: string;
  readonly views: readonly ReadingView[];
}

/** "read as 5/6": how the checker understands what is typed, once typing pauses. Never whether it is right. */
export function Reading({ itemId, typed, kinds }: ReadingProps): ReactNode {
  const t = useText();
  const [reply, setReply] = useState<Reply>({ typed: "[]", views: [] });
  const [rested, setRested] = useState("");

  useEffect(() => {
    let current = true;
    async function read(): Promise<void> {
      const reading = await engine.readAnswer({ itemId, given: JSON.parse(typed) as readonly string[] });
      if (current) setReply({ typed, views: reading.ok ? reading.value : [] });
    }
    const pause = setTimeout(() => void read(), PAUSE_MS);
    const rest = setTimeout(() => setRested(typed), REST_MS);
    return () => {
      current = false;
      clearTimeout(pause);
      clearTimeout(rest);
    };
  }, [itemId, typed]);

  const given = JSON.parse(reply.typed) as readonly string[];
  const formulas = reply.views.flatMap((view, at) => readingToShow(view, given[at] ?? "", kinds[at] ?? null) ?? []);
  const hindrance = rested === typed && reply.typed === typed ? sayHindrance() : null;
  const tip = kinds.length === 1 && kinds[0] === "fraction" && /^\["\d+"\]$/u.test(typed);

  function sayHindrance(): string | null {
    for (const [at, view] of reply.views.entries()) {
      const reason = reasonWhileTyping(view);
      const kind = kinds[at] ?? null;
      if (reason !== null) return unreadableRichText(t, reason, view.params, { kind, given: given[at] ?? "" });
    }
    return null;
  }

  function announcement(): string {
    if (rested !== typed || reply.typed !== typed) return "";
    if (hindrance !== null) return speakRichText(t, hindrance);
    const words = formulas.map((latex) => speakMaths(t, latex)).filter((spoken) => spoken !== null);
    return words.length === 0 ? "" : `${t("practice.read-as")} ${words.join("; ")}`;
  }

  return (
    <>
      <p id="reading">
        {hindrance !== null && <SpokenText text={hindrance} />}
        {hindrance === null && formulas.length > 0 && (
          <>
            {t("practice.read-as")}
            {formulas.map((latex, at) => (
              // Boxes of one problem never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={at}>
                {" "}
                <SpokenMaths latex={latex} />
              </Fragment>
            ))}
          </>
        )}
        {hindrance === null && formulas.length === 0 && tip && (
          <span className={css["tip"]}>{t("practice.fraction-key")}</span>
        )}
      </p>
      <Unseen aria-live="polite">{announcement()}</Unseen>
    </>
  );
}
