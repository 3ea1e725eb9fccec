import { ASK } from "../../cues/ask.ts";

/** Where a cue is met in a text: the words it stands for; `null` where one of its parts is not there. */
export type CueReader = (plain: string) => readonly string[] | null;

/** Makes a reader of a cue as `cues/question-cues.ts` describes it. The text is in lower case, its spelling mended. */
export function readCue(cue: string, where?: "end" | "start"): CueReader {
  const parts = cue.split(" & ").map((part) => patternOf(part.split("|"), where));
  return (plain) => {
    const met = parts.map((part) => longest([...plain.matchAll(part)].map(([, words = ""]) => words)));
    return met.includes("") ? null : met;
  };
}

/** Of every beginning, so that "the bottom" is found beside "top". */
function patternOf(choices: readonly string[], where?: "end" | "start"): RegExp {
  const longestFirst = choices.toSorted((a, b) => b.length - a.length).map(source);
  const before = where === "start" ? `^${ASK.BEFORE_A_QUESTION}` : BEFORE;
  const after = where === "end" ? END : AFTER;
  return new RegExp(String.raw`${before}(${longestFirst.join("|")})${after}`, "gu");
}

function source(choice: string): string {
  return choice
    .replaceAll(/[$()+.?[\\\]^{}]/gu, String.raw`\$&`)
    .replaceAll("*", String.raw`[\p{L}\p{N}']*`)
    .replaceAll("#", NUMBER)
    .replaceAll(" ~ ", String.raw` (?:[^\s]+ ){0,6}?`);
}

const NUMBER = String.raw`\d+(?:[./]\d+)?`;
/** No middle of a word or of a number. */
const BEFORE = String.raw`(?<![\p{L}\p{N}]|\d[.,/])`;
const AFTER = String.raw`(?![\p{L}\p{N}]|[.,/]\d)`;

const END = String.raw`(?=[^\p{L}\p{N}]*$)`;

function longest(texts: readonly string[]): string {
  return texts.reduce((best, one) => (one.length > best.length ? one : best), "");
}
