import { readBoolean } from "./check-boolean.ts";
import type { CheckResult } from "./types.ts";

/** Marks a picked or typed choice: its text, however spaced and cased, or its letter A, B, C … [CHK25]. */
export function checkChoice(expected: string, given: string, choices: readonly string[] | undefined): CheckResult {
  const typed = given.trim();
  if (typed === "") return { verdict: "unreadable", reason: "empty" };
  if (choices === undefined || choices.length === 0) return verdict(isSameChoice(expected, typed), typed);
  const picked = findChoice(choices, typed);
  if (picked === undefined)
    return { verdict: "unreadable", reason: "not-a-choice", params: { symbol: typed.slice(0, 40) } };
  const right = findChoice(choices, expected) ?? expected;
  return verdict(picked === right, picked);
}

function verdict(right: boolean, picked: string): CheckResult {
  const readAs = choiceToLatex(picked);
  return right
    ? { verdict: "correct", reason: "equal", readAs }
    : { verdict: "incorrect", reason: "different", readAs };
}

/** The text as it stands wins over its likeness, and likeness over a letter: a choice may itself be "B". */
function findChoice(choices: readonly string[], typed: string): string | undefined {
  const trimmed = typed.trim();
  const exact = choices.find((choice) => choice.trim() === trimmed);
  if (exact !== undefined) return exact;
  const plain = plainChoice(trimmed);
  const like = choices.find((choice) => plainChoice(choice) === plain);
  if (like !== undefined) return like;
  const letter = /^\(?([a-z])[).!?]*$/iu.exec(trimmed)?.[1];
  const byLetter = letter === undefined ? undefined : choices[letter.toLowerCase().charCodeAt(0) - 97];
  if (byLetter !== undefined) return byLetter;
  const truth = readBoolean(trimmed);
  return truth === undefined ? undefined : choices.find((choice) => readBoolean(choice) === truth);
}

function isSameChoice(a: string, b: string): boolean {
  if (plainChoice(a) === plainChoice(b)) return true;
  const truth = readBoolean(a);
  return truth !== undefined && truth === readBoolean(b);
}

/** The same writing for the same picture: case, spaces, dollars and the names of signs taken out. Never the value. */
function plainChoice(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\\(?:left|right|displaystyle)(?![a-z])|\\[,;:! ]|(?<!\\)\$/gu, " ")
    .replace(/\\[dt]frac/gu, "\\frac")
    .replace(/\\?\bfrac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, " $1/$2 ")
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/gu, "$1")
    .replace(/\\([a-z]+)/giu, (command: string, name: string) => SIGNS.get(name) ?? command)
    .replace(/[−‐‑‒–—]/gu, "-")
    .replace(/[×⋅·∙]/gu, "*")
    .replace(/[⁄∕]/gu, "/")
    .replace(/[‘’]/gu, "'")
    .replace(/\{,\}/gu, ",")
    .replace(/\\([$%])/gu, "$1")
    .toLowerCase()
    .replace(
      /\b(?:is )?(less than|greater than|equal to|equals)\b/gu,
      (_all, words: string) => WORDS.get(words) ?? words,
    )
    .replace(/(?<=\d)\s+(?=\d)/gu, "_")
    .replace(/\s+/gu, "")
    .replace(/(?<=[^.!?=<>≤≥≠])[.!?=]+$/u, "");
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["le", "≤"],
  ["leq", "≤"],
  ["ge", "≥"],
  ["geq", "≥"],
  ["ne", "≠"],
  ["neq", "≠"],
  ["eq", "="],
  ["times", "*"],
  ["cdot", "*"],
  ["div", "÷"],
]);
const WORDS: ReadonlyMap<string, string> = new Map([
  ["less than", "<"],
  ["greater than", ">"],
  ["equal to", "="],
  ["equals", "="],
]);

function choiceToLatex(choice: string): string {
  const text = choice.trim();
  const whole = /^\$([^$]*)\$$/u.exec(text)?.[1];
  return whole ?? `\\text{${text}}`;
}
