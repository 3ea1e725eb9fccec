import { LESSON_WORDS } from "./lesson-words.ts";
import { redact } from "./wire.ts";

/** Takes out of what a pupil wrote who they, or others of the class, are. */
export type Private = (text: string) => string;

const SOMEBODY = "[name]";

/** A word of a name as it is written, with its capital. */
const CAPITAL = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*`;
const ANY = String.raw`\p{L}[\p{L}\p{M}'’-]+`;
/** What follows a name that was told in small letters. */
const GOES_ON = "and|but|i|im|so|because|or|then|my|is";

/** How somebody says who they are, whether the school knows the name or not; bounded repetitions only. */
const INTRODUCED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b((?:my (?:\p{L}{3,5} )?names?(?:(?: is| are|['’]s|:))?|i(?: am|['’]?m) called|(?:you can |please )?call me|they call me) )${ANY}(?: (?!(?:${GOES_ON})\b)${ANY}){0,2}`,
    "giu",
  ),
  new RegExp(
    String.raw`\b((?:[Ii](?: am|['’]?m)|[Tt]his is|[Ii]t['’]?s|[Hh]ello from|[Ff]rom) )${CAPITAL}(?: ${CAPITAL}){0,3}`,
    "gu",
  ),
  // "i am ben miller of [private]"
  new RegExp(String.raw`\b(i(?: am|['’]?m) )${ANY}(?: ${ANY}){0,2}(?= (?:of|from|at|in) \[private\])`, "giu"),
];

/**
 * Personal data, names the school knows, and names with which somebody introduces themselves [PRX27].
 *
 * @param names - of the learner and of those around them
 */
export function withoutNames(names: readonly string[]): Private {
  const known = knownNames(names);
  return (text) => {
    let kept = redact(text.normalize("NFC"));
    for (const cue of known) kept = kept.replaceAll(cue, SOMEBODY);
    for (const cue of INTRODUCED) kept = kept.replaceAll(cue, `$1${SOMEBODY}`);
    return kept.replaceAll(/\[name\](?:[ -]\[name\])+/gu, SOMEBODY);
  };
}

let words: ReadonlySet<string> | undefined;

/** Each word of the names, with accents or without. One that is a word of any lesson, too, counts only with its capital: May, Mark, Will. */
function knownNames(names: readonly string[]): readonly RegExp[] {
  words ??= new Set(LESSON_WORDS.trim().split(/\s+/u));
  const parts = names.flatMap((name) => name.normalize("NFC").match(/[\p{L}\p{M}'’-]{2,}/gu) ?? []);
  const forms = new Set(parts.flatMap((part) => [part, part.normalize("NFD").replaceAll(/\p{M}/gu, "")]));
  const isWord = (form: string) => form.length < 3 || words?.has(form.toLowerCase()) === true;
  const plain = [...forms].filter((form) => form !== "" && !isWord(form));
  const capital = [...forms].filter((form) => form.length > 1 && isWord(form));
  const asRegExp = (some: readonly string[], flags: string) =>
    some.length === 0 ? [] : [new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${some.join("|")})(?![\p{L}\p{M}])`, flags)];
  return [...asRegExp(plain, "giu"), ...asRegExp(capital, "gu")];
}
