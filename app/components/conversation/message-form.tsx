import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useEngine } from "../../engine-store.ts";
import { useText, type TextId } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { Dictate } from "../dictation/dictate.tsx";
import { Icon } from "../icons.tsx";
import css from "./message-form.module.css";

/** As long as the engine reads [UTF-16 units]. */
const LONGEST = 500;

interface MessageFormProps {
  /** Under which key what is typed is kept, and what was; null where nothing is. */
  readonly draftId: string | null;
  readonly draft: string | null;
  /** True when it was taken: then the box is empty again. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly trouble: TextId | null;
  /** Room for more than a line. */
  readonly tall?: boolean;
  /** One of several things in a line: the button to send comes with the room for it. */
  readonly isSlim?: boolean;
  readonly onFocus?: () => void;
}

/** Something to write to the tutor: the one place where the system's own keyboard is wanted. */
export function MessageForm({
  draftId,
  draft,
  onSend,
  trouble,
  tall = false,
  isSlim = false,
  onFocus,
}: MessageFormProps): ReactNode {
  const t = useText();
  const [text, setText] = useState(draft ?? "");
  const isSending = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useKept(draftId, text);

  async function send(): Promise<void> {
    const said = text.trim();
    field.current?.focus();
    if (said === "" || isSending.current) return;
    isSending.current = true;
    try {
      if (await onSend(said)) setText((now) => (now.trim() === said ? "" : now));
    } finally {
      isSending.current = false;
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className={isSlim ? css["slim"] : ""} onSubmit={submit} autoComplete="off">
      <div className={css["row"]}>
        <div className={css["bubble"]}>
          <textarea
            ref={field}
            aria-label={t(isSlim ? "talk.to-tutor" : "talk.message")}
            placeholder={isSlim ? undefined : t("talk.placeholder")}
            className={`${css["field"]} ${tall ? css["tall"] : ""}`}
            rows={tall ? 2 : 1}
            value={text}
            maxLength={LONGEST}
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={key}
            onFocus={onFocus}
          />
          {isSlim && text === "" && <Cue />}
        </div>
        <Dictate onText={(heard) => setText((now) => `${now} ${heard}`.trim().slice(0, LONGEST))} />
        <Button type="submit">
          <Icon name="send" />
          {t("talk.send")}
        </Button>
      </div>
      <p role="status" className={css["trouble"]}>
        {trouble !== null && t(trouble)}
      </p>
    </form>
  );
}

/** What the box is for, in as many words as there is room for: a placeholder cannot tell. */
function Cue(): ReactNode {
  const t = useText();
  return (
    <span className={css["cue"]} aria-hidden="true">
      <Icon name="ask" />
      <span className={css["short"]}>{t("talk.message")}</span>
      <span className={css["long"]}>{t("talk.to-tutor")}</span>
    </span>
  );
}

/** Keeps what is typed, so that it is there again after a reload. */
function useKept(id: string | null, text: string): void {
  const restarts = useEngine((mirror) => mirror.restarts);
  const saved = useRef({ text, restarts });
  useEffect(() => {
    if (id === null || (saved.current.text === text && saved.current.restarts === restarts)) return;
    saved.current = { text, restarts };
    void engine.saveActivityDraft({ id, given: text === "" ? [] : [text] });
  }, [id, text, restarts]);
}
