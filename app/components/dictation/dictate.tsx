import { useEffect, useRef, useState, type ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useFeature } from "../../hooks/use-feature.ts";
import { useText, type TextId } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { Icon } from "../icons.tsx";
import { canRecord, startRecording, type Recording } from "./recording.ts";
import css from "./dictate.module.css";

/** Longest message that is spoken [ms]. */
const LONGEST_MS = 60_000;

type Stage = "ready" | "recording" | "writing";

/**
 * A message can be spoken where the learner switched it on and the browser has a microphone (requirement S10) [SCR51].
 * What was heard goes into the box, for the learner to read and send.
 */
export function Dictate({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const isOn = useEngineView((view) => view.learner?.dictation === true);
  const isLeftOn = useFeature("dictation");
  return isOn && isLeftOn && canRecord() ? <DictateButton onText={onText} /> : null;
}

function DictateButton({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const t = useText();
  const [stage, setStage] = useState<Stage>("ready");
  const [trouble, setTrouble] = useState<TextId | null>(null);
  const recording = useRef<Recording | null>(null);
  useEffect(() => () => recording.current?.cancel(), []);

  async function start(): Promise<void> {
    setTrouble(null);
    try {
      recording.current = await startRecording();
    } catch {
      setTrouble("dictation.refused");
      return;
    }
    setStage("recording");
    const own = recording.current;
    setTimeout(() => {
      if (recording.current === own) void finish();
    }, LONGEST_MS);
  }

  async function finish(): Promise<void> {
    const taken = recording.current;
    recording.current = null;
    if (taken === null) return;
    setStage("writing");
    const heard = await engine.transcribe(await taken.stop());
    setStage("ready");
    if (heard.ok) onText(heard.value);
    else setTrouble("dictation.failed");
  }

  const isRecording = stage === "recording";
  return (
    <>
      <span className={css["button"]}>
        <Button
          aria-pressed={isRecording}
          aria-label={t(isRecording ? "dictation.stop" : "dictation.start")}
          disabled={stage === "writing"}
          onClick={() => void (isRecording ? finish() : start())}
        >
          <Icon name={isRecording ? "stop" : "microphone"} size="1.5em" />
        </Button>
      </span>
      <span role="status" className={css["state"]}>
        {stage === "ready" ? trouble !== null && t(trouble) : t(`dictation.${stage}`)}
      </span>
    </>
  );
}
