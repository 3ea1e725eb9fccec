// llm/check-leak.ts

/** "In x + 2 = 9 I would take 2 away": no unknown. */
export const WHO_SPEAKS = /\bI(?= [a-z])/gu;
/** No number, and no comparison. */
export const AGAIN = /\bonce (?:more|again)\b/giu;
export const WHAT_YOU_WROTE =
  /\b(?:(?:the|your) (?:fraction|number|answer|result|sum|decimal|value|time)(?: (?:that )?you (?:wrote|typed|said|have|had|got|gave|found))|your (?:answer|result|number|fraction)|what you (?:wrote|typed|said|have|got))\b/giu;

export const BOX = /\\square|\\Box|□|_{2,}/u;
export const TOP_IS =
  /\b(?:top|numerator|above|upper)\b[^.?!\d]{0,30}(\d{1,6})|(\d{1,6})[^.?!\d]{0,16}\b(?:top|numerator)\b/gu;
export const A_DIGIT_IS =
  /\b(?:it|number|answer|result|ten|hundred) ends (?:in|with) (?:an? |the |two |three )?(?:\d|zeros?|nought|one|two|three|four|five|six|seven|eight|nine)\b|\b(?:first|last|second|third|middle) (?:digit|figure) (?:is|must be|has to be|will be) (?:an? |the )?(?:\d|zero|one|two|three|four|five|six|seven|eight|nine)\b/u;
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
  /\b(?:days|weeks|months|hours|minutes|seconds|(?<!(?:on|with|use) your )fingers|toes|thumbs|(?<=\b(?:your|of|has|two|both) )hands|feet|noses?|horns|legs|wheels|eyes|ears|arms|paws|strings|letters|alphabet|planets|continents|seasons|players|sides of an?|corners of an?|states|keys on|squares on|dwarfs|wonders|inches|feet in|cents in|sides on)\b/u;
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

// llm/check-times.ts

export const CLOCK_TIME = /(?<![\d:])(\d{1,2}):([0-5]\d)(?!\d)/gu;

// llm/check-changes.ts

/** The point, or what moving it does. */
export const MOVES_POINT =
  /\bpoint\b[^.?!]{0,60}\b(?:between|before|after|behind|front|left|right|places?|further|goes|belongs|moves?|comes)\b|\b(?:moves?|put|slide|shift|set|push)\b[^.?!]{0,40}\bpoint\b|\b(?:one|two|1|2|a|another|extra|missing|last) (?:more )?(?:places?|zeros?|noughts?)\b|(?<!\bdo )\bone (?:more |extra )?(?:jump|step(?! at a time)|place)\b|\bzeros? (?:too|less|more|fewer|at the end)\b/u;
/** Ten or a hundred times. */
export const TIMES_TEN = /\b(?:ten|10) times\b|\b(?:by|with|times) (?:ten|10)\b|\ba tenth\b/u;
export const TIMES_HUNDRED = /\b(?:hundred|100) times\b|\b(?:by|with|times) (?:a hundred|100)\b|\ba hundredth\b/u;
export const CHANGES_SIGN = /\b(?:minus|negative|positive|sign|opposite|other side)\b/u;
export const TURNS_DIGITS =
  /\b(?:swap|swapped|switch\w*|exchang\w*|turn\w*|flip\w*|reverse\w*|backwards?|upside|other way|wrong way|mixed up|(?:change|trade) places|right order|other order)\b/u;
export const ONE_STEP =
  /(?<!\bdo )\b(?:one|1|just|little|bit|tiny) (?:more|less|fewer|too|short|off|step(?! at a time)|over|further|higher|lower|bigger|smaller|missing|was|is missing)\b|\bneighbou?rs?\b|\b(?:mark|number|one) (?:just |right )?(?:before|after)\b|\b(?:forgot|forgotten|missing|missed|extra|another|left out|carried|borrowed)\b/u;
/** The number beside one that is named. */
export const THE_NEXT =
  /\bthe (?:one|number|ten|hundred|thousand|next)(?: one| ten| hundred| thousand| multiple)? (?:just |right )?(?:after|before|above|below)\b|\band the (?:next|following)\b|\b(?:go|move|take|jump|hop) (?:to|on to) the next\b/u;
/** The end of a range that the pupil did not take. */
export const OTHER_END =
  /\bother (?:ten|hundred|thousand|end|side|one|number|neighbou?r|whole)\b|\b(?:one after|next (?:one|ten|hundred|thousand|whole)|too far|far away|farther|further|nearer than|closer than|not (?:up|down)|(?:up|down), not|not the (?:near|clos)\w+|isn't the (?:near|clos)\w+|upper|lower one|instead)\b/u;
export const GOES_UP = /\b(?:go|goes|round|rounds|rounded|step|move|moves) up\b/u;
export const GOES_DOWN = /\b(?:go|goes|round|rounds|rounded|step|move|moves) (?:back )?(?<!(?:step|it|that) )down\b/u;
export const NAMES_SIGN = /\b(?:times|multipl\w+|plus|add\w*|minus|subtract\w*|take away|divid\w+|sign)\b|[×*+÷]/u;
export const EXCHANGES =
  /\b(?:chang\w+|put|instead|makes?|turn\w*|becomes?|swap\w*|replac\w+|make it|where you|should|needs?|use|only|just|not)\b/u;

// llm/check-choices.ts

/** "3 rows do": an example that settles it. */
export const IT_WORKS =
  /\b(?:works?|do|does|did|fits?|goes|went|worked|fit)(?=\s*(?:[,.;:]|$)| (?:too|well|as well|evenly|exactly|perfectly|with)\b)|\b(?:comes?|works?|goes) out\b|\bevenly\b|\bnothing (?:is |was )?left\b|\bno (?:remainder|rest)\b/u;

// llm/examples.ts

/** Words that lead from a number to the one that is asked for. */
export const LEADS_ON =
  /\b(?:half|halve[ds]?|double[ds]?|twice|triple[ds]?|(?:two|three|four|five|ten) times|(?<!once )more|less|fewer|too|short|further|same|next|before|after|yours|your|instead|neighbou?rs?|also|again|zeros?|noughts?)\b/u;

// llm/check-disguises.ts

/** "as many as a car has seats", "the number of your hands": of a thing the problem does not have. */
export const AS_MANY_AS =
  /\b(?:as (?:many|long|much|old|tall)(?: \w+){0,2} as|(?:same|the) number (?:of|as)|(?:put|write|take|use) the number of|count of) (?:there are )?(?:(?:\w+ ){0,2}(?:in|on|of|has|have) )?(?:an?|your|my|our) ((?:\w+ ){0,3}\w+)/gu;

// llm/check-verdict.ts

/** A thing the pupil did, without a number, is called good. */
export const KEPT_IS_GOOD =
  /\byou (?!(?:found|got|have|gave|did|solved|wrote|said)\b)\w+(?:ed|pt|w|ew|ok|ok at|t) [^.?!\d=]{3,60}, (?:and )?(?:that|which) (?:is|was) (?:very )?(?:good|great|fine|helpful)(?= ?[.,;!])/gu;
/** Of numbers or a way, not of what is to be done. */
export const EASIER_NUMBERS =
  /\b(?:get|gets|become|becomes) (?:\w+ )?eas(?:y|ier) (?=when|if|once|to)|\b(?:an?|some|with|use|these|more|such) (?:\w+ )?eas(?:y|ier) (?=numbers?\b|ones?\b|examples?\b|sums?\b|facts?\b|way\b|pairs?\b)/gu;
export const TRIED_TOO_MUCH =
  /\b(?:so|then|and|that is why) \$?(-?\d[\d.,/]{0,12})\$? (?:is|are|was|would be) (?:a bit |a little |much |far )?too (?:big|small|large|high|low|many|few|much|little)\b/gu;

// llm/check-leak.ts

/** What is said of digits, or of writing them. */
export const OF_DIGITS =
  /\b(?:digits?|figures?|ones|tens|hundreds|thousands|turns?|chang\w+|becomes?|write|writing|put|places?|instead|keep|stays?|front|end|make it)\b/u;

// llm/check-changes.ts

/** Which way from the pupil's number. */
export const WHICH_WAY =
  /\b(?:more|less|fewer|too|short|over|off|away|add|plus|minus|take(?! (?:it|one step|your time))|back|(?<!(?:step|it|that) )down|up|higher|lower|bigger|smaller|greater|earlier|later|early|late|before(?! you)|after|further|missing|extra|on top|forward|put|left out)\b/u;
export const PLACE_IS_OFF =
  /\b(?:ones|tens|hundreds|thousands|tenths|hundredths|digit|ends?|top|bottom|numerator|denominator|hour|minutes|rest|remainder)\b[^.?!]{0,40}\b(?:one|1) (?:more|less|too|higher|lower|bigger|smaller|short|off)\b/u;

// llm/check-leak.ts

/** "the two lengths": things that are known, not counted. */
export const KNOWN_COUNT = /\b(?:the|these|those|your) (?:two|three|four|2|3|4)(?: (\p{L}+s)\b|(?=[?.,;]))/giu;

/** "one pack more", "add a pack" */
export const ONE_GROUP =
  /(?<!\bthere (?:is|are) )\b(?:one|1|another|an?) (?:\p{L}+ )?(?:more|less|fewer|missing|extra|too (?:many|few)|is missing)\b|\b(?:add|take|needs?|take away|buy|remove) (?:one|another|an?|1)\b/u;
/** A part of the pupil's number, or times of it. */
export const PART_OF_YOURS =
  /\b(half|third|quarter|fourth|fifth|sixth|tenth) (?:of|as (?:much|many)) (?:of )?(?:that|it|this|yours?|what)\b|\b(two|three|four|five|six|eight|ten) times (?:that|it|this|yours?|as|too|what)\b/gu;
export const MIDDLE = /\b(?:middle|half ?way|midway|half-way)\b/u;

// llm/check-changes.ts

export const SAYS_YES = /^\W*(?:yes|yep|right|exactly|correct|indeed|sure|true|perfect)\b/u;

/** A rule tells of both ways, or when it is so. */
export const IS_RULE = /\b(?:if|when|whenever|or more|or less|less than|more than|always|otherwise)\b/u;

export const ROUNDED = /\b(?:round\w*|nearest|closest)\b/iu;

// llm/check-times.ts

export const QUARTER_OF_AN_HOUR = /\bquarter of an hour\b/u;
export const HALF_AN_HOUR = /\bhalf an hour\b/u;

// llm/check-choices.ts

export const LEAVES_OPEN = /\bwhether\b/u;

// llm/check-mathematics.ts

export const IN_THE_BOX = /(?<=\bbox (?:is|has|gets|holds) (?:an? |the )?)\d{1,6}/giu;
