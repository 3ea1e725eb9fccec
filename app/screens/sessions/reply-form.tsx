import { useEffect, useRef, type ReactNode } from "react";
import type { ReplayProblemView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useAct } from "../../hooks/use-act.ts";
import { MessageForm } from "../../components/conversation/message-form.tsx";
import { useText } from "../../text/text.ts";
import css from "./problem-record.module.css";

interface ReplyFormProps {
  readonly problem: ReplayProblemView;
  /** How many more messages the session takes. */
  readonly left: number;
  readonly onReplied: () => void;
}

/** Something to say to what was said on a finished problem, after its session is over [SCR162]. */
export function ReplyForm({ problem, left, onReplied }: ReplyFormProps): ReactNode {
  const t = useText();
  const { ask, trouble } = useAct();
  const box = useRef<HTMLDivElement>(null);
  const { itemId, status, turns } = problem;
  const seen = useRef(turns.length);
  useEffect(() => {
    if (turns.length > seen.current) box.current?.scrollIntoView({ block: "end" });
    seen.current = turns.length;
  }, [turns.length]);
  if (left === 0 || status === "in-progress" || problem.isGone === true) return null;

  async function send(text: string): Promise<boolean> {
    const isTaken = await ask(() => engine.sendMessage({ itemId, text }));
    if (isTaken) onReplied();
    return isTaken;
  }

  return (
    <div ref={box} className={css["reply"]}>
      <p className={css["quiet"]}>{t("session.reply", { n: left })}</p>
      <MessageForm draftId={null} draft={null} trouble={trouble} onSend={send} />
    </div>
  );
}
