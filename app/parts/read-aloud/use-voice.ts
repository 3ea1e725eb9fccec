import { useSyncExternalStore } from "react";
import { chooseVoice } from "./choose-voice.ts";

/** The device's own voice, once the browser has named its voices; null where there is none. */
export function useVoice(): SpeechSynthesisVoice | null {
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
