import { MAX_LENGTH } from "../read/tokenise.ts";
import { EQUAL, wrong, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";

/** Marks words, by how they sound and not by how they are set [COL34] [COL35]. */
export function checkText(expected: string, given: string, options: CheckOptions): CheckResult {
  if (given.length > MAX_LENGTH) return unreadable({ reason: "too-long", params: {} });
  const [asked, typed] = [normalise(expected), normalise(given)];
  if (typed === "") return unreadable({ reason: "empty" });
  const isSame = asked === typed || (options.synonyms === true && meanSame(asked, typed));
  return isSame ? EQUAL : wrong("different");
}

function meanSame(asked: string, typed: string): boolean {
  return MEANINGS.some((meaning) => meaning.test(asked) && meaning.test(typed));
}

function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’ʼ`]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/(?<=\p{L})[-‐‑–—](?=\p{L})/gu, " ")
    .trim()
    .replace(/^(["'])(.+)\1$/u, "$2")
    .replace(/[.!?,;:]+$/u, "")
    .replace(/^(?:an?|the)\s+(?=\S)/u, "")
    .replaceAll(/\s/gu, "");
}

/** Each line is one meaning, in words without spaces. */
const MEANINGS = [
  /^(?:y|yes|t|true|right|correct)$/u,
  /^(?:n|no|f|false|wrong|incorrect)$/u,
  /^(?:none|nothing|emptyset|∅|ø|\{\}|\\emptyset|\\varnothing|(?:there(?:is|are))?no(?:real)?(?:solution|root|answer)s?(?:exists?)?)$/u,
  /^(?:(?:all|any|every)(?:real)?(?:numbers?|reals?)|allreal|r|\\mathbb\{r\}|\(-(?:∞|inf),(?:∞|inf)\))$/u,
  /^(?:dne|doesnotexist)$/u,
  /^(?:infinitelymany|infinite|infinitenumberof|endlesslymany)(?:solutions)?$/u,
];
