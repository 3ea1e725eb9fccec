import { useLayoutEffect, useState, type ReactNode } from "react";
import type { ProblemView } from "#engine";
import type { EngineError } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useEngine } from "../../engine-store.ts";
import type { TextId } from "../../text/text.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { Ask } from "./ask.ts";
import low from "../../components/low-screen.module.css";
import css from "./desk.module.css";
import { Finished } from "./finished.tsx";
import { createOneAtATime } from "./one-at-a-time.ts";
import { ProblemPanel } from "./problem-panel.tsx";
import { usePad } from "./scratch-pad/use-pad.tsx";
import { Steps } from "./steps.tsx";
import { Talk } from "./talk.tsx";
import { useAnswer } from "./use-answer.ts";
import { useSteps } from "./use-steps.ts";

interface DeskProps {
  readonly problem: ProblemView;
  /** A lesson is left in its own way. */
  readonly isInLesson?: boolean;
}

/** One problem on the desk: what is asked, what was tried, where to answer. */
export function Desk({ problem, isInLesson = false }: DeskProps): ReactNode {
  const [trouble, setTrouble] = useState<TextId | null>(null);
  /** While a message is written, the keypad yields to the system's own keyboard. */
  const [isWriting, setWriting] = useState(false);
  const [hasTyped, setTyped] = useState(hasDraft(problem));
  const [oneAtATime] = useState(createOneAtATime);
  const { itemId } = problem;

  const ask: Ask = (request) =>
    oneAtATime(problem, async () => {
      const asked = await request();
      setTrouble(asked.ok ? null : troubleWords(asked.error));
      if (asked.ok) useEngine.getState().acknowledge();
    });

  useLayoutEffect(() => {
    // Where the screen scrolls, a problem begins at its top; what was said of it already is brought into view later.
    document.getElementById("content")?.scrollTo(0, 0);
  }, []);

  const answer = useAnswer(problem);
  const steps = useSteps(problem);
  const { button, pad, isBeside } = usePad(problem);
  const open = problem.phase === "open";
  /** On a low screen the keys stand in a line across it. */
  const isAcross = open && !steps.isOpen;
  const talking = problem.turns.length > 0 || trouble !== null;
  return (
    <div
      className={`${low["low"]} ${css["desk"]} ${talking ? css["talking"] : ""} ${open ? "" : css["rest"]} ${open || problem.solution !== null ? "" : css["brief"]} ${open && steps.isOpen ? css["stepping"] : ""} ${isBeside ? css["padded"] : ""} ${isAcross ? css["across"] : ""}`}
      data-across={isAcross || undefined}
      data-talking={talking || undefined}
      data-tried={(open && talking) || undefined}
      data-stepping={(open && steps.isOpen) || undefined}
      data-writing={isWriting || undefined}
      onInput={() => setTyped(true)}
    >
      <ProblemPanel
        problem={problem}
        answer={answer}
        isInLesson={isInLesson}
        onAnswer={(take) => {
          answer.takeKeys(take);
          steps.setActive(null);
          setWriting(false);
        }}
      >
        {pad}
      </ProblemPanel>
      <Talk
        problem={problem}
        isBlank={!hasTyped && answer.values.every(({ text }) => text === "")}
        padButton={open ? button : null}
        isPadBeside={isBeside}
        trouble={trouble}
        onDispute={() => void ask(() => engine.disputeAnswer(itemId))}
        onWrite={() => setWriting(true)}
      />
      {open && steps.isOpen && <Steps problem={problem} steps={steps} ask={ask} />}
      {open ? (
        <AnswerForm
          problem={problem}
          ask={ask}
          answer={answer}
          steps={steps}
          isWriting={isWriting}
          onAnswer={() => setWriting(false)}
          onType={() => setTyped(true)}
        />
      ) : (
        <Finished problem={problem} ask={ask} isWriting={isWriting} isInLesson={isInLesson} />
      )}
    </div>
  );
}

function hasDraft({ draft, draftLines, draftMessage }: ProblemView): boolean {
  return [...(draft ?? []), ...(draftLines ?? []), draftMessage ?? ""].some((text) => text !== "");
}

function troubleWords(error: EngineError): TextId {
  switch (error.type) {
    case "not-saved":
      return "practice.not-kept";
    case "already-tried":
      return "practice.already-tried";
    case "moved-on":
    case "no-open-problem":
      return "practice.moved-on";
    default:
      return "practice.again";
  }
}
