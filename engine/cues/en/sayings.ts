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
