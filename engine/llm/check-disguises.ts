/*
 * What stands for a number without being one [CHW5]: letters, words turned round, things of which everybody knows how
 * many there are. Words of other languages are outside the closed list of words.
 */

/** A letter by itself, or letters that are no word, unless the problem or somebody before has them. */
export function strangeLetters(plain: string, known: string): string | undefined {
  const outside = plain.replaceAll(/\\[a-z]+/giu, " ");
  const words = new Set(known.match(/\p{L}+/gu));
  const single = [...outside.matchAll(/(?<![\p{L}'’])[b-hj-z](?![\p{L}'’])/giu)].find(
    ([letter]) => !words.has(letter.toLowerCase()),
  );
  if (single !== undefined) return single[0];
  if (BACKWARDS.test(outside)) return "backwards";
  return outside
    .match(/(?<!\p{L})\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2})\p{L}*/gu)
    ?.find((run) => !SHORT_NAMES.has(run) && (/^\p{Lu}+$/u.test(run) || !words.has(run.toLowerCase())));
}

/** "as many as a spider has legs", "the letter at that place of the alphabet". */
export function knownQuantity(plain: string, shown: string): string | undefined {
  const text = plain.toLowerCase();
  // "2 fingers": that number is looked at by itself.
  const noun = KNOWN_NOUNS.exec(text.replaceAll(COUNTED, " "))?.[0];
  return noun !== undefined && !shown.includes(noun.slice(0, -1)) && KNOWN_CUES.test(text) ? noun : undefined;
}

const SHORT_NAMES = new Set(["LCM", "GCF", "GCD", "HCF", "LCD", "OK"]);
const BACKWARDS =
  /(?<!work |working |count |counting |go |going )\b(?:right to left|backwards?|revers\p{L}{0,4}|mirror\p{L}{0,2}|upside|first letters?)\b/iu;
const KNOWN_NOUNS =
  /\b(?:days|weeks|months|hours|minutes|seconds|fingers|toes|thumbs|legs|wheels|eyes|ears|arms|paws|strings|letters|alphabet|planets|continents|seasons|players|sides of an?|corners of an?|states|keys on|squares on|dwarfs|wonders|inches|feet in|cents in|sides on)\b/u;
const COUNTED =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:fingers|toes|hours|minutes|seconds|days|weeks|wheels|legs)\b/gu;
const KNOWN_CUES =
  /\b(?:as many|all your|hold up|but (?:one|two|three|four)|same (?:number|as)|number of|how many|just like|think of|equals?|there are|like the|place of|letter|as there are|count(?:ing)? the)\b/u;
