import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { speakRichText } from "../../text/speak-maths.ts";
import { useText } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { Icon } from "../icons.tsx";
import { chooseVoice } from "./choose-voice.ts";

/** A little slower than speech, for children [share of the voice's own pace]. */
const PACE = 0.9;

interface ReadAloudProps {
  /** Text with mathematics between dollar signs. */
  readonly text: string;
  /** The same in words, where reading the formulas one by one would mislead. */
  readonly spoken?: string | null;
}

/** Reads a text with the device's own voice; not there where the device has none [APP36]. */
export function ReadAloud({ text, spoken = null }: ReadAloudProps): ReactNode {
  const t = useText();
  const voice = useVoice();
  const words = spoken ?? speakRichText(t, text);
  // Another text is another button: the old one is not read to its end.
  return voice === null ? null : <ReadButton key={words} words={words} voice={voice} />;
}

interface ReadButtonProps {
  readonly words: string;
  readonly voice: SpeechSynthesisVoice;
}

function ReadButton({ words, voice }: ReadButtonProps): ReactNode {
  const t = useText();
  const [isReading, setReading] = useState(false);
  useEffect(() => () => speechSynthesis.cancel(), []);

  function toggle(): void {
    speechSynthesis.cancel();
    setReading(!isReading);
    if (isReading) return;
    const speech = new SpeechSynthesisUtterance(words);
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.rate = PACE;
    speech.addEventListener("end", () => setReading(false));
    speech.addEventListener("error", () => setReading(false));
    speechSynthesis.speak(speech);
  }

  return (
    <Button look="quiet" onClick={toggle}>
      <Icon name={isReading ? "stop" : "speak"} />
      {t(isReading ? "aloud.stop" : "aloud.read")}
    </Button>
  );
}

/** The device's own voice, once the browser has named its voices; null where there is none. */
function useVoice(): SpeechSynthesisVoice | null {
  return useSyncExternalStore(listen, current);
}

function listen(changed: () => void): () => void {
  if (!("speechSynthesis" in globalThis)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}

function current(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in globalThis)) return null;
  return chooseVoice(speechSynthesis.getVoices(), navigator.languages) ?? null;
}
