import { readBoolean } from "./check-boolean.ts";
import { plainCharacter } from "./read/characters.ts";
import { SIGN_COMMANDS } from "./read/tokenise.ts";
import { EQUAL, unreadable, wrong } from "./results.ts";
import type { CheckOptions, CheckResult } from "./types.ts";

/** Marks a picked or typed choice: its text, however spaced and cased, or its letter A, B, C … [CHK25]. */
export function checkChoice(expected: string, given: string, { choices = [] }: CheckOptions): CheckResult {
  const typed = given.trim();
  if (typed === "") return unreadable({ reason: "empty" });
  if (choices.length === 0) return verdict(isSameChoice(expected, typed), typed);
  const picked = findChoice(choices, typed);
  if (picked === undefined) return unreadable({ reason: "not-a-choice", params: { symbol: typed.slice(0, 40) } });
  const right = findChoice(choices, expected) ?? expected;
  return verdict(picked === right, picked);
}

function verdict(right: boolean, picked: string): CheckResult {
  return { ...(right ? EQUAL : wrong()), readAs: choiceToLatex(picked) };
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
    .replaceAll(/[^ -_a-~]/gu, (character) => plainCharacter(character) ?? character)
    .replaceAll(/\\(?:left|right|displaystyle)(?![a-z])|\\[,;:! ]|(?<!\\)\$/gu, " ")
    .replaceAll(/\\?\b[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, " $1/$2 ")
    .replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/gu, "$1")
    .replaceAll(/\\([a-z]+)/giu, (command: string, name: string) => SIGN_COMMANDS.get(name) ?? command)
    .replaceAll("{,}", ",")
    .replaceAll(/\\([$%])/gu, "$1")
    .toLowerCase()
    .replaceAll(/\b(?:is )?(?:(less|greater) than|equals?(?: to)?)\b/gu, (_all, word?: string) =>
      word === undefined ? "=" : word === "less" ? "<" : ">",
    )
    .replaceAll(/(?<=\d)\s+(?=\d)/gu, "_")
    .replaceAll(/\s+/gu, "")
    .replace(/(?<=[^.!?=<>≤≥≠])[.!?=]+$/u, "");
}

function choiceToLatex(choice: string): string {
  const text = choice.trim();
  const whole = /^\$([^$]*)\$$/u.exec(text)?.[1];
  return whole ?? `\\text{${text}}`;
}
