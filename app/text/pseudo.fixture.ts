import { compileMessage, type CompiledMessage } from "@lingui/message-utils/compileMessage";

const LATIN = "abcdefghijklmnopqrstuvwxyz";
/** Letters that read like the Latin ones and are none of them, so that what was not translated is seen. */
const STRANGE = "αбçдéƒğħíјķłмñøþʠřšţûνŵχўž";
const ARABIC_ZERO = 0x06_60;
const [FROM_RIGHT, END] = ["\u2067", "\u2069"];

/**
 * Text in a language that nobody speaks, for tests: strange letters, 40 % longer, from right to left, with other digits.
 * Formulas and blanks stay.
 */
export function pseudoWords(text: string): string {
  if (text.trim() === "") return text;
  const words = text
    .split(/(\$[^$\s][^$]*\$)/u)
    .map((part) => (/^\$\S.*\$$/u.test(part) ? part : strange(part)))
    .join("");
  return `${FROM_RIGHT}${words}${END}`;
}

/** A catalogue in it, compiled. */
export function pseudo(messages: Readonly<Record<string, string>>): Readonly<Record<string, CompiledMessage>> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, compileMessage(message, pseudoWords)]),
  );
}

function strange(text: string): string {
  const letters = [...text].map((letter) => {
    const at = LATIN.indexOf(letter.toLowerCase());
    if (at >= 0) return STRANGE[at] ?? letter;
    return /\d/u.test(letter) ? String.fromCodePoint(ARABIC_ZERO + Number(letter)) : letter;
  });
  // As words, which a line may end between.
  const more = " øøøøøø".repeat(Math.ceil((0.4 * letters.length) / 7));
  return `${letters.join("")}${more.slice(0, Math.ceil(0.4 * letters.length) + 1)}`;
}
