import { useEffect, useRef, type ReactNode } from "react";
import type { SessionId, TalkView, TutorQuestion, WidgetView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useText, type TextId } from "../../text/text.ts";
import { AskTeacher, TeacherAsked } from "../ask-teacher.tsx";
import { Button } from "../button.tsx";
import { ReadAloud } from "../read-aloud/read-aloud.tsx";
import { Screen } from "../screen.tsx";
import { WidgetForm } from "../widget/widget-form.tsx";
import { Conversation } from "./conversation.tsx";
import { MessageForm } from "./message-form.tsx";
import css from "./talk-page.module.css";

interface TalkPageProps {
  /** What is talked in. */
  readonly at: "clarify" | "thought";
  readonly session: SessionId;
  readonly title: string;
  readonly intro: string;
  readonly talk: readonly TalkView[];
  readonly asks?: TutorQuestion | null;
  readonly widget: WidgetView | null;
  readonly isOver: boolean;
  readonly trouble: TextId | null;
  readonly onSay: (text: string) => Promise<boolean>;
  readonly onEnd: () => void;
  readonly onAgain: () => void;
  readonly again: string;
  /** Stands beneath what was said last. */
  readonly beneath?: ReactNode;
  /** Stands between heading and conversation. */
  readonly children?: ReactNode;
}

/** A conversation by itself: what was said, and where to say more, always in sight. */
export function TalkPage(props: TalkPageProps): ReactNode {
  const { title, intro, talk, asks = null, widget, isOver, trouble, onSay } = props;
  const t = useText();
  const arriving = useEngineView((view) => (view.arriving?.item === null ? view.arriving.text : null));
  const end = useRef<HTMLDivElement>(null);
  const lines = talk.length;
  useEffect(() => {
    // A conversation that goes on is taken up where it stands, and followed as it grows.
    if (lines > 0) end.current?.scrollIntoView({ block: "end" });
  }, [lines]);
  // Some replies are taken after the end [CLR23].
  const canSay = !isOver || widget !== null;
  const isWritten = widget === null || widget.type === "free-text";
  return (
    <Screen title={title}>
      <h1>{title}</h1>
      <p className={css["intro"]}>{intro}</p>
      {props.children}
      <Conversation talk={talk} asks={asks} arriving={arriving} />
      {props.beneath}
      {canSay && !isWritten && (
        <div className={css["widget"]}>
          <WidgetForm
            key={`${widget.id} ${talk.length}`}
            widget={widget}
            isRequired
            isAside
            trouble={null}
            onAnswer={(given) => onSay(given.join(", "))}
          />
        </div>
      )}
      {isOver && (
        <div className={css["over"]}>
          <p>{t(canSay ? "talk.over-reply" : "talk.over")}</p>
          <Button look="primary" big onClick={props.onAgain}>
            {props.again}
          </Button>
        </div>
      )}
      {canSay && (
        <div className={css["dock"]}>
          <MessageForm
            draftId={isWritten ? (widget?.id ?? null) : null}
            draft={isWritten ? (widget?.draft?.[0] ?? null) : null}
            trouble={trouble}
            onSend={onSay}
            tall
          />
        </div>
      )}
      <p role="status">{!isOver && <TeacherAsked session={props.session} />}</p>
      {!isOver && (
        <div className={css["row"]}>
          <Button look="quiet" onClick={props.onEnd}>
            {t("talk.end")}
          </Button>
          <AskTeacher at={props.at} />
          <ReadAloud text={talk.findLast(({ who }) => who === "tutor")?.text ?? ""} />
        </div>
      )}
      <div ref={end} />
    </Screen>
  );
}
