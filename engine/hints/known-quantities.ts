import { multiply, rational, type Rational } from "../answers/rational.ts";
import { isAskedIn, sentencesOf } from "./leak-sentences.ts";

/** What everybody knows how many there are, as a text speaks of it. */
export function knownQuantities(
  stem: string,
  hint: string,
): readonly { readonly value: Rational; readonly isAsked: boolean }[] {
  return sentencesOf(hint).flatMap((sentence) =>
    (COUNTED.test(sentence) ? CUES : []).flatMap(([cue, value]) => {
      const found = cue.exec(sentence);
      if (found === null || cue.test(stem.toLowerCase())) return [];
      const times = TIMES.get(found.groups?.["times"] ?? "") ?? ONE;
      return [{ value: multiply(times, rational(BigInt(value))), isAsked: isAskedIn(sentence) }];
    }),
  );
}

/** What is counted, of what, how many. */
const FACTS: readonly (readonly [counted: string, holder: string, value: number])[] = [
  ["months?", "year", 12],
  ["days?", "weeks?", 7],
  ["weeks?", "year", 52],
  ["days?", "year", 365],
  ["days?", "fortnight", 14],
  ["school days|weekdays|working days", "week", 5],
  ["hours?", "days?", 24],
  ["minutes", "half an hour", 30],
  ["minutes", "quarter of an hour", 15],
  ["minutes", "hour", 60],
  ["seconds", "minute", 60],
  ["seasons", "year", 4],
  ["years", "decade", 10],
  ["years", "century", 100],
  ["cents|pennies", "dollar|euro", 100],
  ["cents|pennies", "a quarter|one quarter", 25],
  ["cents|pennies", "dime", 10],
  ["cents|pennies", "nickel", 5],
  ["pence", "pound", 100],
  ["fingers", "one hand|a hand|your hand", 5],
  ["fingers", "both hands|two hands", 10],
  ["toes", "both feet|two feet", 10],
  ["legs", "spider|octopus", 8],
  ["arms", "octopus", 8],
  ["legs", "ant|insect|bee|beetle|fly", 6],
  ["legs", "dog|cat|horse|cow|table|chair|sheep|lion", 4],
  ["wheels", "car", 4],
  ["wheels", "tricycle", 3],
  ["wheels", "bike|bicycle", 2],
  ["eyes|ears|hands|feet|arms|legs", "you have|your face|your head|person|people|bird|chicken", 2],
  ["letters", "alphabet", 26],
  ["sides|corners|angles", "triangle", 3],
  ["sides|corners|angles", "square|rectangle", 4],
  ["sides|corners", "pentagon", 5],
  ["sides|corners|faces", "hexagon|cube|die|dice", 6],
  ["sides|corners", "octagon", 8],
  ["edges", "cube", 12],
  ["strings", "guitar", 6],
  ["strings", "violin", 4],
  ["players", "football|soccer", 11],
  ["players", "basketball", 5],
  ["planets", "sun|solar system", 8],
  ["continents", "earth|world", 7],
  ["states", "united states|america", 50],
  ["squares", "chess\\w*", 64],
  ["centimet\\w+", "met(?:er|re)", 100],
  ["millimet\\w+", "centimet(?:er|re)", 10],
  ["grams", "kilogram", 1000],
  ["met(?:er|re)s", "kilomet(?:er|re)", 1000],
  ["inches", "foot", 12],
  ["feet", "yard", 3],
  ["faces", "cube", 6],
  ["eggs", "carton|box of eggs", 12],
  ["hours|numbers", "clock|clock face", 12],
  ["days", "september|april|june|november", 30],
  ["days", "january|march|may|july|august|october|december", 31],
  ["days", "february", 28],
  ["quarters", "dollar|game", 4],
  ["dimes", "dollar", 10],
  ["nickels", "dollar", 20],
  ["cards", "deck", 52],
  ["colou?rs", "rainbow", 7],
  ["dwarfs", "snow white", 7],
  ["keys", "piano", 88],
  ["teeth", "mouth", 32],
  ["degrees", "right angle", 90],
  ["degrees", "circle|full turn", 360],
  ["sides", "stop sign", 8],
  ["sides", "coin", 2],
  ["weeks", "month", 4],
  ["ounces", "pound", 16],
  ["quarts", "gallon", 4],
  ["fingers and toes", "you have|person", 20],
  ["points", "star", 5],
  ["leaves", "lucky clover", 4],
  ["arms", "starfish", 5],
  ["wheels", "truck", 6],
  ["horns|humps", "unicorn", 1],
];
const PHRASES: readonly (readonly [string, number])[] = [
  ["baker's dozen", 13],
  ["half a dozen", 6],
  ["dozen and a half", 18],
  ["dozen dozens?", 144],
  ["two dozen|double dozen|twice a dozen", 24],
  ["three dozen", 36],
  ["four dozen", 48],
  ["five dozen", 60],
  [
    "(?:fingers|toes) (?:that )?you have|you have (?:fingers|toes)(?! on one)|your fingers and thumbs|all your fingers",
    10,
  ],
  ["(?:all )?(?:the )?fingers (?:of|on) one hand|(?:a|one) (?:full |whole )?hand(?:ful)? of fingers", 5],
  ["december 1 to christmas day|date of christmas", 25],
  ["quarter of an hour, in minutes", 15],
  ["faces? of (?:a|the) cube|cube[^.]{0,40} all of its faces", 6],
  ["unlucky", 13],
  ["(?<!un)lucky number", 7],
  ["a pair of|a couple of", 2],
  ["half a century", 50],
  ["a half century", 50],
];
const ONE = rational(1n);
const TIMES: ReadonlyMap<string, Rational> = new Map([
  ["half a", rational(1n, 2n)],
  ["half an", rational(1n, 2n)],
  ...["", "", "two", "three", "four", "five", "six"].flatMap((word, n): (readonly [string, Rational])[] =>
    n < 2
      ? []
      : [
          [word, rational(BigInt(n))],
          [String(n), rational(BigInt(n))],
        ],
  ),
  ["ten", rational(10n)],
  ["10", rational(10n)],
]);
const CUES: readonly (readonly [RegExp, number])[] = [
  ...PHRASES.map(([text, value]) => [new RegExp(`\\b(?:${text})\\b`, "u"), value] as const),
  ...FACTS.flatMap(([counted, holder, value]) => [
    [
      new RegExp(
        `\\b(?:${counted})\\b,?(?: [\\w']+,?){0,4}? (?:(?<times>half an?|two|three|four|five|six|ten|2|3|4|5|6|10) |an? |one |the |your |all )?(?:\\w+ )?(?:${holder})\\b`,
        "u",
      ),
      value,
    ] as const,
    [
      new RegExp(
        `\\b(?:(?<times>half an?|two|three|four|five|six|ten) )?(?:${holder})s?(?:'s|,? counted in|,? in| has| have)? (?:\\w+ ){0,3}?(?:${counted})\\b`,
        "u",
      ),
      value,
    ] as const,
  ]),
];
/** Stands in whatever a cue finds: most sentences count nothing of all this. */
const COUNTED = new RegExp(`\\b(?:${[...PHRASES, ...FACTS].map(([counted]) => counted).join("|")})\\b`, "u");
