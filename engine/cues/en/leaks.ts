// hints/find-leak-beside.ts

export const PINS =
  /\b(?:between|too (?:big|small|large|many|few|much|high|low)|only|more than|less than|bigger than|smaller than|greater than|but|not|neither|nor|already|reach|in the middle|below|above|over|under)\b/u;
export const CORRECTS =
  /\b(?:not|isn't|no|wrote|have|had|got|said|answered|too|already|is even|already goes|goes up)\b/u;
export const UP =
  /\b(?:one (?:more|further|higher|up|after|bigger|below the)|too (?:low|few|small|little)|(?:one|\d+|\w+) (?:short|more than that|missing|higher)|is (?:one|\d+) (?:less|fewer|smaller)|(?:just )?after it|the one after|next one|below the (?:right|answer|number)|short|add (?:just )?(?:one|\d+)|more than that|further up|(?:one|\d+) below|higher)\b/u;
export const DOWN =
  /\b(?:one (?:less|back|lower|down|before|fewer|smaller|above the|too)|too (?:high|many|big|large|much)|(?:one|\d+|\w+) (?:over|too far|lower)|is (?:one|\d+) more|just before|(?:the )?one before|go back|above the (?:right|answer)|take (?:one|\d+) (?:off|away)|less than that|(?:one|\d+) above|step back|lower)\b/u;
export const IS_TOLD_ONE = /\b(?:one|1|the (?:one|number|next)|just (?:before|after)|next)\b/u;

// hints/find-leak-digits.ts

export const ORDER =
  /\b(?:start|starts|first|then|next|last|after|end|ends|front|back|behind|still|stays?|left over|hundreds|tens|ones)\b/gu;
export const EMPTY = /\b(?:all gone|used up|nothing|empty|none)\b/gu;

// hints/find-leak-left.ts

export const ENDS_BETWEEN = /\bbetween\b/u;
export const NEARER =
  /\b(?:closer to the|nearer to the|much too far|too far away|past the middle|below the middle|above the middle|closest is|so (?:it|we|you) (?:goes?|rounds?) (?:up|down)|the (?:lower|upper|higher) one(?:,| is| and)|round(?:s|ed)? it (?:up|down))\b/u;
export const LIST = /[:?]\s*([^:?]*\bor\b[^?]*)\?|:\s*((?:[^:?.]|\.(?=\d)){3,120}\band\b(?:[^?.]|\.(?=\d))*)\./iu;
export const ASKS_FOR_DIGIT = /\bdigit\b/iu;
export const RULES_OUT =
  /\b(?:not|isn't|aren't|can't|cannot|won't|doesn't|don't|neither|nor|out|never|too (?:big|small|large|many|few)|leaves?|cross|strike|rule|drop|throw|forget|wrong|fails?|composite|could be split)\b/u;

// hints/find-leak-choice.ts

/** Told of signs as such. */
export const GENERAL =
  /\b(?:both|means|read (?:it )?|reads|as well|either|always (?:opens|points)|which|opens to the (?:larger|bigger|greater|smaller)|say the sentence)\b/u;

// hints/find-leak-places.ts

export const PLACE = /\b(ones|units|tens|hundreds|thousands)\b/u;
export const CLAUSES_THEN =
  /(?<=[.!?;])\s+|,? (?:and|then) (?=(?:the|at|in|for|as)\b)|, (?=\S+ (?:tens|ones|hundreds))/u;
export const PLACES_IN_WHICH = /^(?:that|which|it|this|and that)\b/u;
export const PLACES_IN_NOTHING = /\b(?:nothing|none|no|empty)\b/u;

// hints/find-leak-unit.ts

export const SMALLER_UNITS: readonly (readonly [RegExp, RegExp, bigint])[] = [
  [/millilit(?:re|er)s?|ml\b/u, /\blit(?:re|er)s?\b|\bl\b/u, 1000n],
  [/centimet(?:re|er)s?|cm\b/u, /\bmet(?:re|er)s?\b|\bm\b/u, 100n],
  [/millimet(?:re|er)s?|mm\b/u, /\bmet(?:re|er)s?\b/u, 1000n],
  [/met(?:re|er)s?\b/u, /\bkilomet(?:re|er)s?\b|\bkm\b/u, 1000n],
  [/grams?|g\b/u, /\bkilograms?\b|\bkg\b/u, 1000n],
  [/minutes?\b/u, /\bhours?\b/u, 60n],
];

// hints/leak-sentences.ts

export const IS_CONDITIONAL_WHEN = /\b(?:if|when|whether|whenever|unless|suppose)\b/u;

// hints/number-letters.ts

export const ROMAN = /^(?=[CLXVI]{2,12}$)C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;

// hints/weigh/said-ways.ts

const DIGIT = "one|two|three|four|five|six|seven|eight|nine";
const TEN = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
/** Not ten: "one ten" is a place. */
const TEEN = "eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen";
export const SPOKEN = new RegExp(
  `\\b((?:(?:${TEN})[ -])?(?:${DIGIT})|${TEN}|${TEEN})(?: hundred(?: and)?)? ((?:${TEN})(?:[ -](?:${DIGIT}))?|${TEEN}|${DIGIT})\\b`,
  "gu",
);

// llm/check-leak.ts

export const WHAT_YOU_WROTE =
  /\b(?:(?:the|your) (?:fraction|number|answer|result|sum|decimal|value|time)(?: (?:that )?you (?:wrote|typed|said|have|had|got|gave|found))|your (?:answer|result|number|fraction)|what you (?:wrote|typed|said|have|got))\b/giu;

export const BOX = /\\square|\\Box|□|_{2,}/u;
export const TOP_IS =
  /\b(?:top|numerator|above|upper)\b[^.?!\d]{0,30}(\d{1,6})|(\d{1,6})[^.?!\d]{0,16}\b(?:top|numerator)\b/gu;
export const A_DIGIT_IS =
  /\b(?:first|last|second|third|middle) (?:digit|figure) (?:is|must be|has to be|will be) (?:an? |the )?(?:\d|zero|one|two|three|four|five|six|seven|eight|nine)\b/u;
export const THE_OTHER =
  /\b(?:not|isn't)\b[^.?!]{0,40}\b(?:but )?the other (?:ten|hundred|one|number|choice|fraction)\b/u;
export const BEHIND_POINT =
  /(\d{1,6}) (?:after|behind|to the right of) the (?:decimal )?point\b|\bpoint (?:and |then |comes |the )*(\d{1,6})\b/gu;
export const BOTTOM_IS =
  /\b(?:bottom|denominator|below|under|lower)\b[^.?!\d]{0,30}(\d{1,6})|(\d{1,6})[^.?!\d]{0,16}\b(?:bottom|denominator)\b/gu;

// llm/check-disguises.ts

const NAME =
  "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand";
const NUMBER = `(?:\\$?-?\\d[\\d.,/]*\\$?|(?:${NAME})(?:[- ](?:${NAME})){0,3})`;
export const LONE = new RegExp(`^["'“‘(]?${NUMBER}["'”’)]?\\s*(?:…|\\.{1,3})?$`, "u");
export const ANSWER_SAID =
  /\b(?:answer|result|solution)(?: to (?:it|this|that))? (?:is|was|must be|will be|equals|comes to) (?:just |exactly |simply )?(?:\$|-|\d|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b)|\b(?:that|it|this) (?:makes|equals|comes to|is) \$?-?\d[\d.,]*\$?(?=[.,;!]|$)/u;
export const BACKWARDS =
  /\b(?:read|reads|write|written|says?|spell|digits?|number|letters?|figures?)\b[^.?!]{0,40}\b(?:right to left|backwards?|revers\p{L}{0,4}|mirror\p{L}{0,2}|upside)\b|\bfirst letters?\b/iu;
export const KNOWN_NOUNS =
  /\b(?:days|weeks|months|hours|minutes|seconds|(?<!(?:on|with|use) your )fingers|toes|thumbs|legs|wheels|eyes|ears|arms|paws|strings|letters|alphabet|planets|continents|seasons|players|sides of an?|corners of an?|states|keys on|squares on|dwarfs|wonders|inches|feet in|cents in|sides on)\b/u;
export const COUNTED =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:fingers|toes|hours|minutes|seconds|days|weeks|wheels|legs)\b/gu;
export const KNOWN_CUES =
  /\b(?:as many|all your|hold up|but (?:one|two|three|four)|same (?:number|as)|number of|how many|just like|think of|equals?|there are|like the|place of|letter|as there are|count(?:ing)? the)\b/u;
/** What is said of words instead of numbers: how they sound, how they are spelled, what others call them. */
export const OF_WORDS =
  /\b(?:rhym\w+|sounds like|spell(?:s|ed|ing)?|alphabet|syllables?|letters? (?:of|in)|(?:in|say it in) (?:spanish|french|german|italian|portuguese|polish|turkish|arabic|chinese|dutch|latin|russian|greek|japanese|hindi|urdu|english)|roman numerals?)\b/iu;
/** Numbers as others say them, but for those that are English words too. */
export const FOREIGN_NUMBERS =
  /(?<![\p{L}])(?:uno|dos|tres|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez|doce|doze|trece|treze|catorce|quince|quinze|veinte|vinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|seize|vingt|trente|quarante|cinquante|soixante|cent vingt|eins|zwei|drei|vier|fünf|funf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwolf|\p{L}+(?:zehn|zig)|dreißig|hundert|due|tre|quattro|cinque|sei|sette|otto|dieci|undici|dodici|venti|trenta|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|twee|drie|vijf|zes|zeven|negen|tien)(?![\p{L}])/iu;
