import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { languageHere } from "../../text/language.ts";
import { speakChoice, speakRichText } from "../../text/speak-maths.ts";
import { useText, type TextId } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { Dialog, DialogButtons } from "../dialog.tsx";
import { Icon } from "../icons.tsx";
import { findVoice, VOICES_COME_WITHIN_MS, type Found } from "./find-voice.ts";

/** A little slower than speech, for children [share of the voice's own pace]. */
const PACE = 0.9;

const NO_CHOICES: readonly string[] = [];

interface ReadAloudProps {
  /** Text with mathematics between dollar signs. */
  readonly text: string;
  /** The same in words, where reading the formulas one by one would mislead. */
  readonly spoken?: string | null;
  /** What there is to choose from, read after it. */
  readonly choices?: readonly string[];
}

/** Reads a text with the device's own voice, or says why it cannot [APP36]. */
export function ReadAloud({ text, spoken = null, choices = NO_CHOICES }: ReadAloudProps): ReactNode {
  const t = useText();
  const found = useSyncExternalStore(listen, current);
  const words = [spoken ?? speakRichText(t, text), ...choices.map((one, at) => speakChoice(t, one, at))].join("\n");
  // Another text is another button: the old one is not read to its end.
  return <ReadButton key={words} words={words} found={found} />;
}

interface ReadButtonProps {
  readonly words: string;
  readonly found: Found<SpeechSynthesisVoice>;
}

const WHY_NOT: Readonly<Record<"no-voice" | "no-speech", TextId>> = {
  "no-voice": "aloud.no-voice",
  "no-speech": "aloud.no-speech",
};

function ReadButton({ words, found }: ReadButtonProps): ReactNode {
  const t = useText();
  /** Pressed and not yet read: the voices may still come. */
  const [isAsked, setAsked] = useState(false);
  const [isReading, setReading] = useState(false);
  const voice = typeof found === "object" ? found.voice : null;
  const whyNot = isAsked && (found === "no-voice" || found === "no-speech") ? WHY_NOT[found] : null;

  const speak = useCallback(
    (by: SpeechSynthesisVoice) => {
      speechSynthesis.cancel();
      const speech = new SpeechSynthesisUtterance(words);
      speech.voice = by;
      speech.lang = by.lang;
      speech.rate = PACE;
      speech.addEventListener("end", () => setReading(false));
      speech.addEventListener("error", () => setReading(false));
      speechSynthesis.speak(speech);
      setAsked(false);
      setReading(true);
    },
    [words],
  );

  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the voices came after the press
    if (isAsked && voice !== null) speak(voice);
  }, [isAsked, voice, speak]);

  function press(): void {
    if (isReading) {
      speechSynthesis.cancel();
      setReading(false);
    } else if (voice === null) setAsked(true);
    else speak(voice);
  }

  return (
    <>
      <Button look="quiet" onClick={press}>
        <Icon name={isReading ? "stop" : "speak"} />
        {t(isReading ? "aloud.stop" : "aloud.read")}
      </Button>
      {whyNot !== null && (
        <Dialog title={t("aloud.read")} text={t(whyNot)} onClose={() => setAsked(false)}>
          <DialogButtons>
            <Button look="primary" onClick={() => setAsked(false)}>
              {t("aloud.close")}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}

const openedAt = performance.now();
let found: Found<SpeechSynthesisVoice> = "waiting";

function listen(changed: () => void): () => void {
  const { speechSynthesis: speech } = globalThis as Partial<typeof globalThis>;
  const left = openedAt + VOICES_COME_WITHIN_MS - performance.now();
  const patience = setTimeout(changed, Math.max(0, left) + 1);
  speech?.addEventListener("voiceschanged", changed);
  return () => {
    clearTimeout(patience);
    speech?.removeEventListener("voiceschanged", changed);
  };
}

/** The same object as long as the voice is the same. */
function current(): Found<SpeechSynthesisVoice> {
  const { speechSynthesis: speech } = globalThis as Partial<typeof globalThis>;
  const now = findVoice(speech?.getVoices() ?? null, navigator.languages, performance.now() - openedAt, languageHere());
  const isSame = typeof now === "object" && typeof found === "object" && now.voice === found.voice;
  if (!isSame) found = now;
  return found;
}
