import { checkWords, MAX_WORDS_TEXT, splitSentences, type WordsContext, type WordsFault } from "./wire.ts";

/** Words on their way to a pupil: each sentence is looked at, with all before it, before it is said. */
export interface Talk {
  /** All of the text there is so far. False: nothing more may be said. */
  readonly hear: (text: string) => boolean;
  /** The text is whole. Gives what was said, or why it is not whole. */
  readonly end: (text: string) => TalkEnd;
  /** What the check found; null as long as all may be said. */
  readonly fault: () => WordsFault | null;
}

export type TalkEnd =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: WordsFault | "changed" };

export function createTalk(context: WordsContext, say: (sentence: string) => void): Talk {
  /** As the model wrote it. */
  const heard: string[] = [];
  const said: string[] = [];
  let fault: WordsFault | "changed" | undefined;

  function sayAll(sentences: readonly string[]): boolean {
    // A model that changes what it has said (the same field twice) is not followed.
    if (heard.some((sentence, at) => sentence !== sentences[at])) fault ??= "changed";
    for (const sentence of sentences.slice(heard.length)) {
      if (fault !== undefined) return false;
      const check = checkWords([...said, sentence].join(" "), context);
      if (!check.ok) {
        fault = check.fault;
        return false;
      }
      const shown = said.length === 0 ? check.words : check.words.slice(said.join(" ").length + 1);
      heard.push(sentence);
      said.push(shown);
      say(shown);
    }
    return fault === undefined;
  }

  return {
    hear: (text) => {
      // What can never be sent whole is not waited for.
      if (text.length > MAX_WORDS_TEXT) fault ??= "too-long";
      return fault === undefined && sayAll(surelyWhole(text));
    },
    end: (text) => {
      const { whole, rest } = splitSentences(text);
      const all = rest.trim() === "" ? whole : [...whole, rest.trim()];
      if (all.length === 0) return { ok: false, fault: "empty" };
      return sayAll(all) ? { ok: true, text: said.join(" ") } : { ok: false, fault: fault ?? "changed" };
    },
    fault: () => (fault === "changed" ? null : (fault ?? null)),
  };
}

/** A mark at the very end may still get a quotation mark or another mark behind it. */
function surelyWhole(text: string): readonly string[] {
  const { whole, rest } = splitSentences(text);
  return rest === "" && !/\s$/u.test(text) ? whole.slice(0, -1) : whole;
}
