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

// hints/find-leak-listed.ts

export const PLUS = /\+|\bplus\b|\band\b|\bjoined\b/iu;
export const TIMES =
  /[×*]|\\times|\btimes\b|\b(?:rows|groups|bags|boxes|sets|lots|jars|trays|tins) (?:of|with|times)\b|\b(?:twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b/iu;
export const IS_ORDERED_ORDER = /\b(?:order|in order|first)\b/iu;
export const PLAIN_TENS = /\bno (?=tens|ones|hundreds)/gu;
export const PLAIN_TWO = /\b(two|three|four|five|six|seven|eight|nine|ten)e?s\b/gu;
export const PLAIN_TENS_2 = /^\w+ (?:tens)$/u;
export const PLAIN_AND = /,(?!\d)| and /gu;

// hints/find-leak-picked.ts

export const PICKING =
  /\b(?:which (?:of|sign|story|card|list|picture)|which (?:\w+ )?(?:number |fraction |decimal )?(?:is (?:the )?\w+|has|can|rounds|shows|fits|gives|reads|are)|in (?:which )?order|choose|pick)\b/u;
export const MUST_BE =
  /\b(?:(?:has|have) to|must|should|can only) be the (?:first|second|third|last|other|middle|left|right) (?:one|choice|number|fraction|answer)\b/u;
export const DENIED =
  /\b(?:not|isn't|doesn't|can't|never|too|look at|compare|start|write|take|read|find|put|think|check|try|step|divide|multiply|is called|tells|stands for|counts|says)\b/u;
export const LEFT_OVER =
  /\b(?:that leaves (?:only |just )?(?:one|the)|(?:only )?one (?:\w+ )?is left|leaves (?:only )?one|the (?:only )?one (?:that is |that's )?left|so you know (?:what|which) to (?:choose|pick)|all the others are out)\b/u;
export const HOLDS =
  /\b(?:what (?:it|he|she|\w+) says is (?:correct|right|true)|right you are|that is so|there it is|you (?:said|say|hit|reach|land on) it|it works|they do(?=[.,])|it does(?=[.,])|it is (?:so|possible)|that's possible|is correct|must be true|has to be true|so it(?:'s| is) (?:a multiple|a prime|prime|composite|true)|with true|does come up|will come up|can be done|(?:is|are) (?:fine|possible)|so (?:the )?(?:sentence|statement|claim) (?:is|must be) (?:true|right|correct)|(?:say|choose|pick|tick) (?:true|yes))\b|\bthere it is\b/u;
export const FAILS =
  /\b(?:can(?:no|')t be (?:true|right|correct|so)|cannot be (?:true|right|correct|so)|can't be done|is(?:n't| not) (?:true|possible|so|right|correct)|no such|not possible|impossible|does not work|doesn't work|leaves? (?:one|two|three|four|five|six|seven|some|\\d+) over|jump (?:right )?over|prime and not composite|composite and not prime|not (?:a )?(?:prime|composite|multiple)|with false|(?:say|choose|pick|tick) (?:false|no)|so (?:the )?(?:sentence|statement|claim) (?:is|must be) (?:false|wrong)|there are none)\b/u;
/** Something is to be done, or a rule is told. */
export const WORK =
  /^(?:now |then |first |next |so |and |try |you (?:can|could|have to|need) )*(?:look|think|try|check|count|ask|see|find|list|divide|write|start|draw|test|put|compare|picture|imagine|remember|use|go|mark|place|work|say|read|take|keep|decide|let|share|begin|make|lay|build)\b(?!.*\b(?:because|so it|so the|since|therefore|and you (?:will )?(?:hit|see|land|reach|get))\b)|\b(?:a|every|each|any) (?:prime|composite|multiple|number|even number)\b|\b(?:means|is called|needs)\b/u;
export const FACT =
  /\b(?:is (?:a |an |in |not |also |both |even|odd|prime|composite|divisible|one of)|isn't|are (?:not|all|both|fine|possible)|has (?:only |just |no |other |more |exactly |a |an )|have no|goes (?:into|in)|go into|doesn't go|leaves?|left over|can be|can't be|cannot be|fits?|divides|comes up|come up|jumps? over|works|work for)\b|\bis \w+ (?:times|groups of)\b|= /u;
export const COMPARES =
  /(?:(?<!from )(?:-?[1-9][\d./]*|-?0\.\d+)\$?|\b(?:left|first|right|second|minus \w+|negative \w+|\w+teen|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two)(?: (?:one|number|side|fraction|temperature))?) (?:is|lies|stands|comes|sits|goes|has)(?: \w+){0,3}? (?:greater|bigger|more|larger|warmer|higher|less|smaller|lower|colder|lesser|further (?:left|right|up|down)|farther (?:left|right)|to the (?:left|right)|left of|right of|above|below|after|before|closer to zero|nearer to zero|the same|equal)\b|\b(?:mouth|crocodile|alligator|beak|open(?:s|ing)?|points?|tip)\b[^.?!]{0,40}(?:-?\d|left|right|first|second)|\b(?:they are|both are|they're) (?:equal|the same)/u;
/** Told of signs as such. */
export const GENERAL =
  /\b(?:both|means|read (?:it )?|reads|as well|either|always (?:opens|points)|which|opens to the (?:larger|bigger|greater|smaller)|say the sentence)\b/u;
export const SIGN_NAMES: Readonly<Record<string, RegExp>> = {
  ">": /\b(?:greater|more|bigger|larger)[- ]than["']? (?:sign|symbol)|"?(?:greater|more|bigger|larger) than"? (?:sign|symbol)|sign (?:for|of|that means) "?(?:greater|more|bigger|larger)|\b(?:the )?(?:left|first)(?: \w+)? is (?:the )?(?:\w+ )?(?:greater|more|bigger|larger|warmer|higher)|\b(?:right|second)(?: \w+)? is (?:the )?(?:\w+ )?(?:less|smaller|lower|colder)|opens? (?:to|towards) the left|points? (?:to|towards) the right|-?\w+ is (?:the )?(?:bigger|greater|larger|warmer|higher) (?:one|number|than)|-?\w+ is more than/u,
  "<": /\b(?:less|smaller|fewer)[- ]than["']? (?:sign|symbol)|"?(?:less|smaller|fewer) than"? (?:sign|symbol)|sign (?:for|of|that means) "?(?:less|smaller|fewer)|\b(?:the )?(?:left|first)(?: \w+)? is (?:the )?(?:\w+ )?(?:less|smaller|lower|colder)|\b(?:right|second)(?: \w+)? is (?:the )?(?:\w+ )?(?:greater|more|bigger|larger|warmer|higher)|opens? (?:to|towards) the right|points? (?:to|towards) the left|-?\w+ is (?:the )?(?:smaller|lesser|lower|colder) (?:one|number|than)|-?\w+ is less than/u,
  "=": /\b(?:equals?|equality)[- ](?:sign|symbol)|\bthey are (?:equal|the same)|\bboth are (?:equal|the same)|\bis the same as\b|\bare the same (?:number|size|value)/u,
};
export const TRUTH_TRUE = /^(?:true|yes)$/iu;
export const TRUTH_FALSE = /^(?:false|no)$/iu;
export const FIND_PICKED_LEAK_POINT = /\b(?:at point|in the box)\b/u;
export const FIND_PICKED_LEAK_OUT = /\b(?:is|are|be) out\b|\b(?:don't|doesn't) fit\b|\btoo many\b/gu;
export const FOUND_WHETHER = /\b(?:if|whether|find out|decide|check)\b/u;
export const FOUND_THEY = /^(?:it|they|both|that)\b/u;
export const PLACE_NAME =
  "(?:the |it's |that's )?(?:very )?(?:first|second|third|fourth|last|middle|left|right|top|bottom|next to last)";
export const POINTED = new RegExp(
  `\\b(?:it's|it is|that's|answer is|pick|choose|take|go for|go with|goes to) (?:the |number |option |choice |answer )?(?:first|second|third|fourth|last|middle|two|three|four|[a-d])(?: (?:one|choice|option|list|order|story|sign|card|number))?[.,!]?(?:$| because| since| as)|\\bthe one (?:in the middle|at the (?:top|bottom|end)|on the (?:left|right))\\b|\\b${PLACE_NAME} (?:one|choice|fraction|number|list|order|reading|story|option|answer|card|picture|temperature|product|of the (?:three|four|two|list))s?\\b[^.?!]{0,30}?(?:,| is| has| fits| works| shows| are| reads|\\.|$)|\\b(?:order|one|choice|number|fraction|story|list) (?:in the middle|at the (?:top|bottom|end)|on the (?:left|right))\\b`,
  "u",
);

// hints/find-leak-places.ts

export const PLACE = /\b(ones|units|tens|hundreds|thousands)\b/u;
export const CLAUSES_THEN =
  /(?<=[.!?;])\s+|,? (?:and|then) (?=(?:the|at|in|for|as)\b)|, (?=\S+ (?:tens|ones|hundreds))/u;
export const PLACES_IN_WHICH = /^(?:that|which|it|this|and that)\b/u;
export const PLACES_IN_NOTHING = /\b(?:nothing|none|no|empty)\b/u;

// hints/find-leak-resolved.ts

export const LISTED =
  /\b(?:first|second|third|fourth|last) one (?:from|in|on|at) the (?:top|bottom|left|right|list|row|end)\b[^.]*\b(?:says|click|tap|press|is|fits|pick)\b/u;
export const ORDER =
  /\b(?:start|starts|first|then|next|last|after|end|ends|front|back|behind|still|stays?|left over|hundreds|tens|ones)\b/gu;
export const EMPTY = /\b(?:all gone|used up|nothing|empty|none)\b/gu;
export const BOTTOM = /\b(?:bottom|denominator|below|underneath|twelfths|over)\b/u;
export const TOP_SAID =
  /\b(?:tops?|numerators?)(?: number)? (?:is|are|gives?|makes?|comes? to|becomes?|will be|must be) (?<a>[\w-]+)|(?<b>[\w-]+)(?: goes| is| comes)? (?:on (?:the )?top|in the numerator)\b(?! of)/gu;
export const BOTTOM_SAID =
  /\b(?:bottoms?|denominators?)(?: number)? (?:is|stays|stay|remains|must be|will be) (?<a>[\w-]+)|(?<b>[\w-]+)(?: goes| is| comes)? (?:on|at|in) (?:the )?(?:bottom|denominator)\b/gu;
export const STAYS = /\b(?:bottom|denominator)(?: number)? (?:stays|remains|keeps|does not change|doesn't change)\b/u;
export const SHORT =
  /^(?:\w+ )?(?:short of|less than|fewer than|missing (?:from|to make)|to make|before|under|below|shy of)(?: the| a)?$/u;
export const BEYOND = /^(?:\w+ )?(?:more than|past|over|after|above|beyond|on top of)(?: the| a)?$/u;
export const CALLED =
  /^[?.!,]?["']? ?(?:\w+[,.]? ){0,2}(?:it's that|its that|it is that|that's it|thats it|same number|that many|is that number)\b/u;
export const DONE =
  /^,?(?: and| so|,)* (?:that's|thats|that is) (?:what|your|the answer|the (?:number|missing)|it\b)|^ \w+,? so (?:everybody|everyone|each)\b|^(?: \w+){0,2} (?:goes into|divides) both\b|^ (?:of them )?(?:belongs?|goes) in the box/u;
export const TELLS =
  /\b(?:must (?:shade|be|get|have|take)|so write|then write|missing(?: is| are)|holding up|leaves us with|left with|turns out to be|gets exactly|doubled is|twice is|ends up (?:with|at)|you (?:say|count)|^(?:it's|its|it is|ok|so)|,? so|ends? with|the number is)$/u;
export const SMALLER =
  /\b(?:smaller|lower|lesser)(?: one| number| of (?:your|the) two(?: numbers)?) is (?:the one you want|what you want|right|it)\b/u;
export const LARGER =
  /\b(?:larger|bigger|higher)(?: one| number| of (?:your|the) two(?: numbers)?) is (?:the one you want|what you want|right|it)\b/u;
export const REPEATED =
  /\b(?:bigger|larger|smaller|greater)(?: one| number)? of (?:your|the) two(?: numbers)? is (?:itself|already)\b|\bsame (?:number )?as (?:the|there are) (?:number of )?(?:kids|children|\w+s)\b|\balready have (?:your|the) answer|\bback where (?:you|it|we) (?:began|started)\b|\balso that many\b|\bright there in the (?:problem|question)\b/u;
export const NOTHING = /\b(?:theres nothing|there's nothing|zip|nada|zilch|nothing in (?:em|them|any))\b/u;
export const CLAIM_MAKES = /\b(?:makes (?:it|that)|so it's|so it is) (?:an? )?(\w+)/u;
export const FIND_SHOWN_LEAK_TRUE = /^(?:true|yes)$/iu;
export const HOLDS_STORY = /\b(?:story|one|picture) (?:with|in which|that|where)\b/u;
export const NARROWED_DOWN_BETWEEN = /\bbetween (?:those|them|the two)\b/u;
export const HEAD_SOMETHING = /([\w-]+(?: [\w-]+){0,3}|\d+)-?something\b/u;
export const LAST = /\blast digit (?:is|turns out to be|must be|will be) (?:an? )?(\w+)/u;
export const DOUBLED_DIGIT_TWO = /\b(?:2|two) (\w+?)(?:e?s) (?:next to each other|side by side|in a row|together)\b/u;
export const MANY_THESE = /\bso (\w+) of (?:these|those|them)\b/u;
export const BESIDE_TOLD_WHOLE = /\b(?:a|the) whole\b/u;
export const CALLED_DONE_STEPS = /^ (?:steps|ways|things|times|at a time)\b/u;
export const LIST_OR = /[:?]\s*([^:?]*\bor\b[^?]*)\?/u;
export const DIGIT = "one|two|three|four|five|six|seven|eight|nine";
export const TEN = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
/** Not ten: "one ten" is a place. */
export const TEEN = "eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen";
export const SPOKEN = new RegExp(
  `\\b((?:(?:${TEN})[ -])?(?:${DIGIT})|${TEN}|${TEEN})(?: hundred(?: and)?)? ((?:${TEN})(?:[ -](?:${DIGIT}))?|${TEEN}|${DIGIT})\\b`,
  "gu",
);

// hints/find-leak-told.ts

export const SAME =
  /\b(?:is|are|'s|that's) (?:already|itself|just|simply) (?:the|your) (?:answer|number)|\bitself is the answer|\b(?:so |it |the number |number )(?:stays?|remains?|keeps?) (?:\d|\w+[.,]|the same|as it (?:is|was))|\b(?:doesn't|does not|don't|won't|will not) change\b(?! (?:when|if))|\b(?:changes? nothing|nothing changes|unchanged|leaves? (?:it|the number|\w+) (?:as it is|alone|the same|unchanged)|the same (?:number|one) (?:back|comes out))\b|\bso stay with it|\bas many (?:\w+ )?as (?:there are )?\w+[.,]|\b(?:is|it's) the same as the (?:other|first|second)|\bthe same number as the other|\bpositive already|\balready positive|\b(?:it's|it is|that's|answer is|take|use|write|so) (?:just |simply |already )?the (?:larger|bigger|smaller|greater|lesser|second|first|other)(?: one| number| factor| of the (?:two|three))(?: itself)?[.,]|\b(?:stands|is|it's) (?:already |right )?(?:there )?in the (?:problem|question)\b|\b(?:larger|bigger|smaller|greater|lesser)(?: one| number| of the two)?(?: \w+){0,4} (?:is|are) (?:already |itself |also )*(?:the answer|a multiple|a factor|in)\b/u;
export const FIND_LEAK_TOLD_NOTHING =
  /\b(?:there's|there is|so|have|has|get|gets) nothing\b|\bnone at all\b|\bnothing (?:in it|left|at all)\b|\bstill empty\b|\bis empty\b/u;
export const NEARER =
  /\b(?:closer to the|nearer to the|much too far|too far away|past the middle|below the middle|above the middle|closest is|so (?:it|we|you) (?:goes?|rounds?) (?:up|down)|the (?:lower|upper|higher) one(?:,| is| and)|round(?:s|ed)? it (?:up|down))\b/u;
export const PARTS_CUE =
  /\b(?:over|both numbers|put the|shaded|out of|the whole (?:takes|has)|not \w+ed|all of|in (?:eighths|thirds|fourths|fifths|sixths|twelfths)|\w+ of the \w+|(?:top|numerator|bottom|denominator)(?: number)? (?:is|must be|will be))\b/u;
export const FIND_LEAK_TOLD_DENIED =
  /\b(?:not|isn't|aren't|can't|cannot|won't|doesn't|don't|neither|nor|out|never|too (?:big|small|large|many|few)|leaves?|cross|strike|rule|drop|throw|forget|wrong|fails?|composite|could be split)\b/u;
export const SMALLER_UNITS: readonly (readonly [RegExp, RegExp, bigint])[] = [
  [/millilit(?:re|er)s?|ml\b/u, /\blit(?:re|er)s?\b|\bl\b/u, 1000n],
  [/centimet(?:re|er)s?|cm\b/u, /\bmet(?:re|er)s?\b|\bm\b/u, 100n],
  [/millimet(?:re|er)s?|mm\b/u, /\bmet(?:re|er)s?\b/u, 1000n],
  [/met(?:re|er)s?\b/u, /\bkilomet(?:re|er)s?\b|\bkm\b/u, 1000n],
  [/grams?|g\b/u, /\bkilograms?\b|\bkg\b/u, 1000n],
  [/minutes?\b/u, /\bhours?\b/u, 60n],
];
export const TOGETHER = /\btogether\b|\bput\b|\band you have\b/u;
export const ORDER_CUE = /\b(?:over|top|bottom|put the first|in this order|as a fraction|out of)\b/u;
/** "exactly two different factors": a count of something else. */
export const COUNTED =
  /\b\w+ (?:different |equal |other )?(?:factors?|numbers|digits|steps|ways|rows|groups|choices|things)\b/gu;
export const TO_DO =
  /^(?:now |then |first |next |so |and )*(?:look|think|try|check|count|ask|see|find|list|divide|write|start|draw|test|put|compare|picture|imagine|remember|use|go|mark|place|work|say|read|take|keep|decide|let|share|begin|make|does|is|can)\b/u;
export const THE_ONE =
  /\b(?:is|be|was|that's|it's) the (?:right )?one\b|\bonly\b|\bis right\b|\bso that is\b|\bthat's it\b|\bchoose\b|\bpick\b|\bthe one (?:you|that|left)\b/u;
export const BEST =
  /\b(?:greater|greatest|larger|largest|smaller|smallest|bigger|biggest|less|lesser|least|more|most|warmer|warmest|colder|coldest|higher|highest|lower|lowest|closer|closest|nearer|nearest|farther|farthest|further|furthest|longer|longest|shorter|shortest|beats?|wins?|leftmost|rightmost)\b/u;
export const FIND_TOLD_LEAK_TIMES = /\b(?:by|times) itself\b/u;
export const LARGEST_WHOLE = /\bno (?:whole )?number (?:bigger|larger|greater|smaller|less) than (\w+)/u;
export const ENDS_BETWEEN = /\bbetween\b/u;
export const IS_BELOW_BEFORE = /\b(?:before|short of|less than|missing from|under) (?:the|a|one) whole\b/u;
export const IS_ABOVE_MORE = /\b(?:more than|past|over|after|above|beyond) (?:the|a|one) whole\b/u;
export const BEHIND_AFTER = /\b(?:after|behind) the (?:decimal )?point(?:,)? (.{0,60})/u;
export const IS_WHOLE_SAID_WHOLES = /\b(?:no wholes?|zero|0)\b/u;
export const SAID_STEP = /\bstep \d+/gu;
export const PICKED_NUMBER_OR =
  /[:?]\s*([^:?]*\bor\b[^?]*)\?|:\s*((?:[^:?.]|\.(?=\d)){3,120}\band\b(?:[^?.]|\.(?=\d))*)\./iu;
export const FIGURES_DIGIT = /\bdigit\b/iu;
export const PICKED_NUMBER_THAN = /\b(?:than|so)\b/u;

// hints/leak-sentences.ts

export const IS_CONDITIONAL_WHEN = /\b(?:if|when|whether|whenever|unless|suppose)\b/u;

// hints/number-letters.ts

export const ROMAN = /^(?=[CLXVI]{2,12}$)C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;
