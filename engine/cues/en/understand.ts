// dialogue/understand/asked-for.ts

export const LISTS = /^(?:set|list|point|interval|system)$/u;
export const SUMS = /^(?:expression|equation|inequality|choice|text|system)$/u;
export const PLURAL = /^(?:which|what|name|list) (?:are |\w+ )?(?:factors|multiples|numbers|divisors|values|primes)\b/u;
export const WHY =
  /\b(?:why|how (?:did|do|can|could|would) (?:you|we)(?! (?:write|say|put|express|spell)\b)|how come|explain|tell me how|show me how|what did you do|your (?:steps|working|reason\w*|method)|how you (?:did|got|worked|know|found)|what makes you|in your own words|your thinking|where did|how is that|what is the reason|what does that tell|how was)\b/u;
export const POLAR =
  /(?:^|[.,:;] )(?:so |and |but |now |well )?(?:is|are|do|does|did|can|could|will|would|has|have|shall|should|was|were|ready|want|am|true or false)\b/u;
export const SOCIAL =
  /\b(?:shall|should we|ready|would you|want|like to|do you (?:see|understand|remember|need|know|think we|feel|have)|does (?:that|this|it) (?:make sense|help)|are you|have you|did you|can you|could you|will you|can we|shall we|let us|together|break|again|hint|picture|is (?:that|this|it) (?:clear|ok|okay|all right))\b/u;
export const TRUTH = /^(?:true|false|yes|no)$/iu;
export const IS_FRACTION = /^(?:fraction|mixed)$/u;
export const PARTS_HOW = /how many [^?]*/u;
export const QUESTION_WHAT = /\b(?:what|how many|how much|which)\b/u;
export const IS_COUNTING_HOW = /\bhow (?:many|much)\b|\bwhat (?:is|do|does|are)\b|\bwork out\b/u;
export const UNKNOWN_OF_FIND = /\b(?:find|solve for|value of|values of|is) \$?([a-z])\$?\b/u;

// dialogue/understand/boxes.ts

export const IS_NAMED_FIRST_ONE = /^(?:one|ten|hundred|thousand)s$/u;
export const ASKED_HOW = /\bhow many ([a-z]+(?:, [a-z]+)* and [a-z]+)\b/iu;
export const LABELS_AND = /, | and /u;

// dialogue/understand/by-rules.ts

export const LIKING =
  /^ (?:(?:i|we) (?:really |just )?(?:like|love|hate)|my favourite) |^ (?:the )?\w+ (?:is|are) (?:on |in )?my (?!(?:final|answer|guess|choice|pick|vote) )|^ (?:my|our) (?!(?:final|answer|guess|choice|pick|vote|first|friend|mum|mom|dad|teacher|brother|sister) )\w+ (?:is|are|has|was) /u;
export const NUMERIC = /^(?:integer|decimal|fraction|mixed|percent|money)$/u;
export const OFFERS = /[?]| (?:is|got|get|think|thought|says?|said|guess|maybe|answer|put|change) /u;
export const BY_RULES_LISTS = /^(?:set|list|point|interval|ratio|system)$/u;
export const PLAIN_TRUTH = /^ (?:yes|no) (?:,? ?(?:it|they|that|you|we|#) (?:\w+ )(?:not )?)?(?:[.!?] )*$/u;
export const BARE_ANSWER =
  /^ (?:(?:#|um|uh|er|oh|no|wait|ok|so|it|is|that is|the answer|i think|i got|i get|i mean|i meant|it should be|i did it wrong|that was wrong|i was wrong|my bad|maybe|sorry|actually|or|[.,?!]) )+$/u;
export const CHANGED_TRUTH =
  /^ (?:yes|no) (?:[.,] )*(?:no )?(?:wait|actually|sorry|i mean|hang on|hold on|oops) (?:[.,] )*(?:i mean )?(yes|no) (?:[.!?] )*$/u;
export const CLAIM =
  /^ (?:um |well |yes |no |so |, )*(?:(i (?:do not )?think so|i do not think it (?:is|does))|(?:i think |i say |maybe )?(?:(?:it|that|this|they|#) (?:is|are|looks|does) )?(?:definitely |really |always |also )?(not )?(?:a |an |the )?([a-z]{4,20}(?: (?:[a-z]+|#)){0,2}?)) (?:[.!?] |because .*)*$/u;
export const TOP_AND_BOTTOM =
  / # on top of # | (?:tops? |numerator |# )(?:is |number |: |on |the |at |goes )*(?:# |top )(?:on )?(?:and |, |the |over |with |a |then )*(?:bottoms? |denominator |# )(?:is |number |: |on |the |at |goes )*(?:# |bottom |underneath |under |below |down )/u;
/** `4 up 6 down`, `4 with a 6 under it`, `4 and under it 6` */
export const ONE_BELOW_THE_OTHER =
  / # (?:(?:up|upper|above) (?:and |, )*# (?:down|lower|below)|(?:with |and |then |an? |, )+# (?:is |goes )*(?:under|underneath|below|beneath)|(?:and |with |then |, )+(?:under|underneath|below|beneath) (?:it |that )?(?:is |a |the |put )*#|(?:and |then |a |, )*line (?:and |then |under |below |, )*#) /u;
/** `8 on the bottom 5 on top`, `the denominator is 8 and the numerator 5`. */
export const BOTTOM_AND_TOP =
  / # (?:under|underneath|below|beneath) # |^(?: (?!#|top|bottom|numerator|denominator)\S+)*? (?:(?:bottom|denominator) (?:is |number |: )*#|# (?:is |on |at |goes )*(?:the )?(?:bottom|denominator|underneath)) (?:and |n |, |then )*(?:the )?(?:(?:top|numerator) (?:is |number |: )*#|# (?:is |on |at |goes )*(?:the )?(?:top|numerator)) /u;
export const YES_OR_NO =
  /^ (?:(?:um|umm|uh|er|i (?:think|thought|say|guess)|ok|so|oh|is it|that is|the answer is|maybe|probably|well|it is|hm|hmm|,|\.|definitely|of course|obviously) )*?(yes|no|it is not|it does not|they are not|it has not|(?:it does|they are|it has|it is)(?= (?:[.!?] )?$))(?= )/u;
export const IS_PLEA_MAYBE = /^ (?:is it|maybe) /u;
export const POINT_IN_ACROSS =
  / # (?:across|along|right) (?:and |, |then )*# (?:up|down) | (?:across|along|right|over) # (?:and |, |then )*(?:up|down) # /u;
export const POINT_IN_IT = /^ (?:it is )?x # (?:and |, )*y # $/u;
export const TRUTH_IN_HOW = /^ (?:is|are|how|why|what|when|does|do|can|if) (?!it (?:true|false|yes|no) )/u;
export const TRUTH_IN_NOT = / (not )?(?!(?:feel|fell|fall|feels) )(t[rue]{2,4}|troo|trew|f[alse]{3,5})(?= )/gu;
export const TRUTH_IN_IDEA =
  /^ no (?:idea|clue|thanks|please|way|more|i (?:want|do not (?:get|know|understand)|can not)) /u;
export const IS_ANSWER_HERE_WELL = /^ (?:um |well |so |it is )*because /u;
export const IS_ANSWER_HERE_WHAT = /^ (?:\w+ )?(?:what does|why|how do) /u;
export const IS_ANSWER_HERE_SAID = / (?:said|says|say|got|thinks?|told) /u;

// dialogue/understand/categorise.ts

export const ACKNOWLEDGE_YES = / (?:yes|no|ok|sure|please) /u;
export const UNSAID_HOW = /^(?:the|you|are|how|who|what|when)$/u;

// dialogue/understand/fractions.ts

export const TIMES_OF = /^(?:lots?|groups?|sets?|times|more|instead|because|half|quarter|third|tenth)$/u;
export const COUNTED = /^(?:parts?|pieces?|slices?|bits?|squares?|shaded|colou?red|them|these)$/u;
export const BETWEEN_TOP_AND_BOTTOM = /^(?:over|above|upon|outof)$/u;
export const NO_FRACTION_BEFORE = /^(?:way|it|them|both|the|that|this|again|time)$/u;
export const AND = /^(?:and|n|an|en|nd|add?|end|with|plus)$/u;
export const ALSO = /^(?:then |also |little |small |there is |another |in (?=a (?:half|third|quarter)))+/u;
export const UNITS = /^([ck]?m|kg|g|l|ml)(?:et(?:re|er)s?)?$/u;
export const IS_TIME_QUARTER = /^(?:quarter|half)$/u;
export const BARE_FRACTION_RD = /^(?:rd|th)$/u;
export const PAST_OR_TO = /^(?:past|to)$/u;
export const IS_OVER = /^(?:over|ovr|upon|slash|stroke|outof)$/u;
export const IS_OVER_LINE = /^(?:by|on|line|dash|out)$/u;
export const ARTICLE_THE = /^(?:the|a|an)$/u;
export const ENDING_THS = /^(?:th|ths|rd|rds|nds?|s)$/u;
export const FRACTION_AT_THS = /^(?:ths|rds|th)$/u;
export const ORDINAL_THS = /^(?:ths|rds|th|rd|nds?)$/u;
export const OUT = /^(?:out|from)$/u;
export const OUT_OF_OFF = /^off?$/u;
export const NOUNS_FROM_OUT = /^(?:out|over|above)$/u;
export const NOUNS_FROM_THEM = /^of (?:them|these)/u;
export const IS_THING_HOLES = /^(?:w?holes?|full|units?)$/u;
export const IS_THING_KG = /^(?:[ck]?m|kg|g|l|ml)$/u;
export const IS_NAMED_TWICE_ONES = /^ones?$/u;
export const BEFORE_WHOLES = /^(?:wholes?(?: ones?)?|hole ones|ones) /u;
export const BEFORE_WHOLES_WITH = /^(?:and |with )?(?:the )?w?hole (?:number |one )?(?:is |= )?(?=\d)/u;

// dialogue/understand/items.ts

export const FOLLOWS_TERM = /^\s*(?:[-+*/^²×]|\d|plus\b|minus\b|times\b|add\b|take\b|squared\b|cubed\b)/u;
/** `ate tee`, `six teen`. */
export const TENS_APART =
  /\b(twen|thir|thur|fou?re?|fif|fiv|siks|sicks|six|sev[ei]?n|ate|ait|eigh|eight|nine|nain)[ -](t(?:ee|i|y|ie)|teen|tean)\b/giu;
export const ITEMS_NUMERIC =
  /^(?:\d|minus$|negative$|point$|hundred$|thousand$|twenty$|thirty$|forty$|fifty$|sixty$|seventy$|eighty$|ninety$|over$|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|hundredth|thousandth|hal(?:f|ves)$|eleven|twelve$|\w+teen|percent$)/u;
export const PART = /^(?:hal(?:f|ves)|quarters?|thirds?|\w+(?:th|ths)|1\/[2-9])$/u;
export const LEADING = /^(?:it|is|i|think|maybe|um|uh|so|the|answer|that|got|get|equals|=|ok|oh|no|wait)$/u;
export const SAID_TO_BE =
  /^\s*(?:=|(?:i[sz]|equals?) (?:-|\d|minus|negative|zero|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|(?:for|too?|tree|free|ate|won)\W*$))/u;
export const STANDS_FOR =
  /^\s*(?:$|\d|(?:maybe|probably) |[?!.:→]|as\b|i[sz]\b|be\b|eq|must|has|would|could|shou|stand|turns|comes|gives|ends|works?|ought|can onl)/u;
export const AFTER_TOO =
  /^(?:hard|much|long|difficult|easy|tricky|confusing|boring|slow|fast|late|early|tired|tough|complicated)$/u;
export const BEFORE_TO = /^(?:want|need|has|have|how|what|going|got|try|like|where|when|supposed|meant|way)$/u;
export const AFTER_TO =
  /^(?:do|go|be|play|get|know|tell|ask|help|see|start|learn|say|make|work|solve|write|find|stop|the)$/u;
export const AFTER_FOR = /^(?:me|you|the|this|that|my|ever|real|sure|help|us|what|it)$/u;
export const ITEMS_OF_THE = /^(?:the|a)$/u;
export const IS_COUNTED_POINT = /^(?:point|over)$/u;
export const IS_PLACED_TY = /^(?:[2-9]0|\w{3,5}ty)$/u;
export const IN_CONTEXT_UNDERSTAND = /^(?:understand|get|have|can|want|like|remember)$/u;
export const IN_CONTEXT_NOT = /^(?:i|not|you|we|to)$/u;
export const IN_CONTEXT_MINS = /^(?:mins|mines|mine|menus)$/u;
export const IN_CONTEXT_TEEN = /teen$|^[b-hj-z]$/u;
export const IN_CONTEXT_ME = /^(?:me|you)$/u;
export const IN_CONTEXT_EQUALS = /^(?:is|equals|got|times|plus|minus|by|[-+=/x×*÷])$/u;
export const IS_UNKNOWN_HERE_EQUALS = /^\s*(?:is|equals)\s+-?\d/u;
export const IS_JOINED_PLUS = /^(?:[-+*/×(]|plus|minus|times|add|away|subtract|of)$/u;
export const TIDY_TE = /(?<!\d)1?([3-9])te+n(?!\p{L})/giu;
export const TIDY_IE = /(?<!\d)([2-9])t(?:y|ie?|ee)(?!\p{L})/giu;
export const TIDY_REM = /\b(rem|r)\.(?=\s*\d)/giu;
export const TIDY_OPEN = /\b(?:open|left) (?:brackets?|parenthes[ie]s)\b/giu;
export const TIDY_CLOSED = /\bclosed? (?:brackets?|parenthes[ie]s)\b/giu;
export const TIDY_PLUS = /(\d(?:[cmk]m|k?g|m?l|m))(?=(?:and|is|plus|equals|so)\d)/gu;
export const TIDY_PLUS_2 = /(?<=(?:\d|\d[cmk]m) ?(?:and|is|plus|equals|so))(?=\d)/gu;
export const TIDY_THOU = /\b(thou|hun|mil)[ -](sand|dred|lion)(?=s?\b)/giu;
export const TIDY_ATE = /\b(?:ate|ait|eight)[ -](?:e|ee|t|y|ie)(?!\p{L})/giu;
export const TIDY_GR = /(?<![\p{L}\d])(h|m|l|gr|w)8(?![\p{L}\d])/giu;

// dialogue/understand/named-choice.ts

export const REASON = /^(?:because|cos|cuz|coz|bc|cause|since|i|is|it|its|if|as|the|please|maybe|lol|right)$/u;
/** What is said before, taken back, and said instead. */
export const CORRECTION =
  /^(.+?)(?<!\b(?:has|have|had|is|are|with|there|theres|got|of))[\s,.…-]+(?:no+ wait|wait,? no+|wait|no+|nah|actually|i meant?|sorry|oops|jk|scratch that)(?![\p{L}'’])[\s,.…-]*(?:its |it is |it's )?(.+)$/isu;
export const CONCLUSION =
  /^.+\b(?:so|i (?:pick|say|choose|chose|go for|went for)) (?:its |it is |it's |it must be |must be |i think )?((?:\S+\s*){1,3})$/isu;
export const LED =
  /^\W*(?:(?:its?|it's|it is|is it|is|i think|i thnk|maybe|prob|probably|um|the answer is|id say|i say|i pick)\s+)+/iu;
export const SIGNS: readonly (readonly [string, RegExp])[] = [
  ["*", /\\times|\\cdot|[×·]|\b(?:times|timesed by|multiplied by|lots of)\b/gu],
  ["/", /\\div|÷|\b(?:divided by|shared by)\b/gu],
  ["+", /\b(?:plus|add|added to)\b/gu],
  ["-", /\b(?:minus|take away|takeaway|subtract|take)\b/gu],
  ["=", /\b(?:equals|is)\b/gu],
];
export const CHOICE_IN_DOES = /^(?:is|are|does|do)$/u;
export const IS_DENIED_REALLY = /^(?:the|a|really)$/u;
export const IS_COUNTED_HAS = /^(?:is|has|are|have)$/u;
export const SOUNDED_OPTION = /^(?:option|letter|choice)$/iu;
export const LETTER_EE = /^[bd]ee$/u;
export const SIGN_IN_WHAT = /^\W*(?:what|wat|wot|why|how|which|does|do)\b/iu;
export const WORD_LESS = /\b(less|smaller|fewer|greater|bigger|more|larger|equals?|same)\b/iu;
export const SIGN_SAME = /^(?:e|same)/u;
export const COMPARED_IN_WHAT = /^\W*(?:what|wat|wot|why|how|which|does|do|is|are)\b/iu;
export const ORDINAL_ONE = /^\D*\b([1-9])(?:st|nd|rd|th)(?: (?:one|choice|option|answer|number))?\W*$/u;
export const PLACE_IN_FRAC = /\/|frac/u;
export const TYPED_OPTION =
  /\b([1-9])(?:st|nd|rd|th)\b|\b(?:option|choice) ([1-9])\b|^\W*(?:number|no\.?|nr\.?) ([1-9])\W*$/u;
export const TYPED_TOO = /(?<=number )(?:too?|two)(?=\W*$)/u;
export const INDEX_ONE = /^(?:one|1|choice|option|answer)$/u;
export const IS_WITHIN_ITS = /^(?:its?|is|the|i?think(?:its?)?|maybe|yes|no)+$/u;

// dialogue/understand/number-role.ts

export const MORE_TO_GO =
  /^ and (?:one|#|a|two|three) (?:less|more|fewer) |^ more (?:then|and then|until|till|to go|left to|questions?) /u;
export const MONEYED = /\\[$]|£|€|money|cost|price|pay|pound|dollar|euro|cent|pence|coin/u;
/** `so yara had 20` */
export const CONCLUDED = /^ (?:the )?(?!i )\w+ (?:has|had|have|gets?|got|needs?|spent|paid|saved|ate) $/u;
/** `i have 10 dollars` of what the problem says. */
export const HAS = /^ (?:\w+ )?(?:i|we|he|she|they|you|there) (?:have|has|had|are|was|were|is) (?:only |just )?$/u;
export const ROLE_AT_WHY = /^ (?:is|are|why|how|what|do|does|can|if) /u;
export const ROLE_AT_EVEN = /^ (?:is (?:on|in|to|even|odd|divisible|a multiple|not)|has|can not|divides|goes|ends) /u;
export const ROLE_AT_THAN = /^(?:than|before|after|and|from|of|to)$/u;
export const ROLE_AT_MISSING = / (?:missing|final|whole|total) number $/u;
export const ROLE_AT_PER = / (?:in|on|per|for) (?:each|every|one|a) |÷|\\div|divi|share/u;
export const ROLE_AT_FACTOR = /factor|multiple/u;
export const ROLE_AT_MAYBE = /^ +(?:it is |is it |so |maybe )?(?:up to|down to|at|after) $/u;
export const ROLE_AT_DOWN = /^(?:up|down)$/u;
export const ROLE_AT_KEEP = /^(?:keep|want)$/u;
export const ROLE_AT_IT = /(?<!\b(?:it|that)) is $/u;
export const ROLE_AT_YEARS = /^ (?:years? )?old $|^ +$/u;
export const ROLE_AT_AM = / (?:i am|my \w+ is) $/u;
export const ROLE_AT_UNTIL = / (?:at|until|till|by|on) $/u;
export const ROLE_AT_VALUE = / value (?:of|for) $/u;
export const ROLE_AT_DID = / (?:do|did) # (?:at )?first (?:and |so |, )?(?:it|that) (?:is|was|makes?) $/u;
export const ROLE_AT_ONES = /^ is (?:the |in the )?(?:ones?|tens?|hundreds?|thousands?|units?)\b/u;
export const ROLE_AT_SURE = /^(?:sure|certain|true|real)$/u;
export const ROLE_AT_GIVE = /^(?:give|gave|giving)$/u;
export const ROLE_AT_OF = /^ \w+ of # $/u;
export const ROLE_AT_COUNTED = / (?:counted|count|from|counting|then) /u;
export const ROLE_AT_LANDED = / (?:landed|ended|got|stopped) /u;
export const NOUN_OF = /^ # (\w+) of $/u;
export const IS_SAID_IN_STEM_HAS = / (\p{L}{3,}) (has|had|have|gets?|got) $/u;
export const IS_OF_GIVEN_HAS = / # (?:is|has|=|equals) $/u;
export const IS_OF_GIVEN_HAS_2 = / # (?:has|have|is (?:nearly|almost|about)) (?:only )?$/u;
export const IS_OF_GIVEN_ROUND = /round|nearest|estimate/u;
export const IS_OF_GIVEN_MAKES = / # \w+ (?:is|are|makes?|equals) $/u;
export const IS_TIMES_OF_TIMES = /^ (?:times|time) (?:$|(?:with|and|exactly|because) )/u;
export const IS_TIMES_OF_DIVI = /÷|\\div|divi|share|each/u;
export const IS_TIMES_OF_GOES =
  / (?:go|goes|fits?|into|in(?: #)?) (?:it |them |there |exactly |# )*$|^ +(?:it is |is it |so |i think |that is )*$/u;
export const ROLE_BY_CUE_ABOUT = /^(?:about|around)$/u;
export const ROLE_BY_CUE_GOE = /^(?:are|is|ha[sv]e?|goe?s?)$/u;
export const STARTS_CLAUSE_CAN = /^(?:can|do|does|did|should|could)$/u;
export const STARTS_CLAUSE_WE = /^(?:i|we|you|it|that|this)$/u;
export const STARTS_CLAUSE_THEN = /^(?:i|it|that|then|my)$/u;
export const IS_IN_STEM_OR = /^(?:or|for|up)$/u;

// dialogue/understand/options.ts

export const OPTIONS_PLAIN_TRUTH =
  /^ (?:(?:it|that|this|i|think|say|would|definitely|yes|no|so|,|\.|is|he|she|they|are) )*(not )?(right|correct|wrong|incorrect|of course|obviously|believe (?:yes|no)) /u;
export const DENIAL =
  /^ (?:no (?:way|chance)|do not think so|(?:nuh|nah|uh|no) uh)(?: [.!]| #)* (?:because .*|as .*|since .*)?$/u;
/** `definitely not`, `for sure`, `i would say yes`, `100% yes`. */
export const SURELY =
  /^ (?:(?:i would say|i (?:am )?saying|i say|i reckon|it is|that is|yes|um|well|so|hmm) )*(?:(?:probably|prob|probs|definitely|defo|deffo|def|absolutely|totally|surely|for sure|of course|course|obviously|obvs|ofc|i would say|i am saying|saying|i say|i reckon|pretty sure|certainly) (?:(?:it|that|they|this) )?(?:(?:is|does|are|yes|true) )*?(no |not |nope |false )?|sure is |must be )(?:it |is |they |are |# |[.!,] )*(?:because .*|as .*|since .*)?$/u;
/** `3 goes into it so no` */
export const OPTIONS_CONCLUDED =
  /^ .+ (?:so|therefore|which means|that means)(?: ,| it is| the answer is| i (?:think|say)| that is| its)* (yes|no|it is|it is not|it does|it does not|they are|they are not|not|is not) (?:[.!] )*$/u;
export const BEHIND_NAME = /^(?:because|since|has|have|as|so)$/u;
export const BACK_NOT = /^(?:no|not|wait|actually|sorry|oops|mean)$/u;
export const OPTIONS_IS_TRUTH_TRUE = /true|false/u;
export const PLAIN_TRUTH_YES = /^\W*(?:ya+h?|100 ?% ?(?:yes|yeah|sure)?)\W*$/iu;
export const PLAIN_TRUTH_NOT = /^(?:no|.*not)$/u;
export const PLAIN_TRUTH_YES_2 = /^(?:r|c|of|ob|t)|yes/u;
export const PLAIN_TRUTH_THEY =
  /^ (?:it |that |this |they |i think |so )*(?:is |are |does |do |can )?(?:not|never)(?: (?:a |an |really |in )?[a-z]{3,}| [a-z]+ #)? (?:because .*|[.!,].*)?$/u;
export const COMPARED_YES =
  /^ (?:it is |no |yes |i think |is )*(bigger|greater|more|larger|smaller|less|lower|fewer|equal|even|odd) (?:[.!] )*$/u;
export const IS_MORE_LA = /^(?:b|g|m|la)/u;
export const PLAIN_TRUTH_BIGGER = /bigger|greater|more|larger|smaller|less|lower|fewer|even|odd|equal/u;
export const PLAIN_TRUTH_BIGGER_2 = /bigger|greater|more|larger/u;

// dialogue/understand/plain-claims.ts

/** `but 9 divides 9`, `there is no 2/6 in mine`, `this one has two letters`. */
export const NO_ANSWER =
  /^ (?:(?:no|ok|and|yes|i mean|you said) )*but (?:[a-z]+ )*?# (?:divides|goes|fits|is a (?:factor|multiple)) |^ (?:no )?i mean # goes | there is no # (?:in|on|here) |^ (?:(?:but|and|so|wait) )*this (?:one|problem|sum) has # /u;
/** `the ones make 14`, `the tens is 9 take 3 so 6`. */
export const OF_A_PLACE =
  /^ (?:(?:so|and|ok|then|well) )*the (?:ones|tens|hundreds|units) (?:is|are|makes?|gives?|comes? to|add up to) (?!.* (?:ones|tens|hundreds|units|answer|altogether) )/u;
export const UNSURE = /[?]| (?:not|is|if|can|could|does|do|what|why|how|or|wait|no #|check|says?) /u;
/** `63? im bad at my 9s`: a number, and then talk about oneself. */
export const SAID_FIRST =
  /^ (?:(?:so|then|ok|oh|ah|well|um|hmm|is it|it is|i think|maybe|i got) )*# (?:(?:and )?(?=can (?:you|i|we) (?:give|get|have|do|please) )|you (?:are )?\S+ $|then whatever|whatever|that is (?=# (?:and |so |$))|(?:[?!.] )+(?:why do|why are|why is there|can you|i am (?!stuck|wrong)|my |haha |lol |this is |is (?:that|it) (?:right|correct|ok)|did i |am i |easy |like |thanks? |ugh ))/u;
/** `so its 31 because …` */
export const CLAIMED =
  /^ (?:(?:so|then|ok|oh|ah|well|and|um|hmm|yes|wait|no|,) )*(?:(?:it|that|the answer|answer) (?:is|must be|would be|should be) )?# (?:because|since|as|silly|oops|sorry|lol|haha|my bad|i (?:see|get it)) /u;
/** `oh its 10%`, and no more. */
export const SEEN =
  /^ (?:(?:so|then|ok|well|and|um|hmm|wait|,) )*(?:oh|ah|aha|ohh|ahh)(?: (?:wait|ok|yes|i see|i get it|so|then|,|[.!]))* (?:it|that|the answer|answer) (?:is|must be) # (?:then |now |[.!] )*$/u;
export const PLACES_OF_HOW = /how many/u;
export const IS_PLACE_ASKED_ONES = /\b(?:ones|tens|hundreds)\b/u;
/** What it comes to, at the end. */
export const PLAIN_CLAIMS_CONCLUDED = new RegExp(
  ` (?:${[
    String.raw`(?:so|therefore) (?:it|that|the answer|answer) (?:is|was|must be|would be|should be|has to be)`,
    String.raw`(?:did|do|added|add|took|take|timesed|multiplied|subtracted|divided|shared|counted)(?: (?!first\b|not\b)\S+){1,8} and (?:it|that) (?:is|was|made|makes|equals|comes to)`,
    String.raw`# so # (?:is|makes|are)`,
    String.raw`i (?:already |just )?(?:said|told you|wrote|answered)(?: it is| it was)?`,
  ].join("|")}) (?:just |only |like |actually |probably |maybe )*# (?:already |before |[.!] )*$`,
  "u",
);

// dialogue/understand/quantities.ts

/** `3 with a minus in front` */
export const MINUS_BEHIND =
  /^(?:but |and )?(?:(?:with|has|put|but|and|its?|a|the) )*(?:minus|negative)(?: sign)? (?:in front|infront|before|at the front)(?: of it)? /u;
export const BELOW_ZERO =
  /^(?:degrees? |floors? |° )?(?:(?:below|under|less than|beneath) (?:zero|0|ground|the ground)|below(?! \w)) /u;
export const PART_OF_HOUR = /^(?:quarter|half|\d\d?|min(?:ute)?s?)$/u;
export const COINS = /^(?:p|pence|pennies|penny|cents?|c)$/u;
export const POINT = /^(?:point|dot|pint|pont|poit|pt)$/u;
export const ITEMS_AFTER = /^(?:after|before)$/u;
export const IS_POSITIVE_PLUS = /^(?:plus|positive)$/u;
export const IS_POSITIVE_NOT = /^(?:is|or|not)$/u;
export const IS_POSITIVE_NOT_2 = /^(?:or|i|not|maybe|idk)$/u;
export const AT_ERM = /^(?:um|uh|er|erm)$/u;
export const DIGIT_OH = /^(?:oh|o)$/u;
export const WITH_TAIL_PERCENT = /^percent(?:s|age)?$/u;
export const WITH_TAIL_ENTS = /^[cs]ents?$/u;
export const WITH_TAIL_AM = /^(?:am|pm)$/u;

// dialogue/understand/quantity-tails.ts

export const BETWEEN_PARTS = /^(?:lots|with|full|and|a|,|each|times?|there|are|is|still|they|have|then|theres)$/u;
export const REMAINS = /divi|remain|left over|\d r \d|÷/u;
export const AT_TOO = /^(?:.{0,2}|for|too)$/u;
export const RATIO_AT_TOO = /^(?:to|for|:|too)$/u;
export const RATIO_AT_EVERY = /^(?:every|each)$/u;
export const IS_THING_REM = /^(?!rem|left|over|each|time|rest).{4}/u;
export const REMAINDER_LEFT = /^(?:left|over)/u;
export const REMAINDER_WITH = /^(?:with|and|a|,|each)$/u;
export const REMAINDER_REM = /^(?:r|rem|remainder|remaining|rest)$/u;
export const REMAINDER_REMAINS = /^remains?$/u;
export const IS_OR_ARE = /^(?:are|is)$/u;
export const IS_LEFT = /^(?:left|leftover|remainder|over|spare|extra)$/u;
export const CLOCK_OH = /^(?:o|oh)$/u;
export const CLOCK = /^clock$/u;
export const CLOCK_2 = /^o'?clock$/u;
export const CLOCK_MIN = /^min(?:ute)?s?$/u;

// dialogue/understand/read.ts

/** `is it 292 yes or no` */
export const READ_YES_OR_NO = /(?<=\d)[\s,]+(?:(?:yes|yeah|y) or (?:no|n|not)|yes\/no|y\/n|or not)\W*$/iu;
export const ITEMS_TIME = /^(?:time|money|list)$/u;

// dialogue/understand/sounds.ts

export const NUMBER =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|(?:hal(?:f|ves)|quarter|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|\w+ieth)s?|minus|negative|plus|times|equals|makes|(?:three|four|five|six|seven|eight|nine|ten|twelve)s|point|percent|past)$/u;
export const BEFORE =
  /^(?:minus|negative|plus|times|equals|makes|point|over|of|and|is|past|to|too|hundred|thousand|think|got|um|so|maybe|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|[-,.]|one|two|three|four|five|six|seven|eight|nine|oh|o|zero|ate|for|tree|won)$/u;
export const SOUNDS_LED = /^(?:is|think|got|maybe|um|minus|negative)$/u;
export const MINUTES = /^(?:quarter|half|five|ten|twenty|\d+)$/u;
export const HEARD_AS_NUMBERS_EQUALS = /^(?:equals?|has|have)$/u;

// dialogue/understand/spans.ts

export const BETWEEN_UNKNOWN_AND_VALUE =
  /^(?:maybe|probably|as|be|being|is|has|have|would|should|must|can|could|only|gonna|going|to|too|equals?|stands?|for|turns?|out|comes?|gives?|ends?|works?|ought|up|b|a|=|:|→)$/u;
export const RUN_AT_EQUALS = /^(?:is|equals|=)$/u;
export const JOINED_THEN = /^(?:and|then|&|n)$/u;
export const SPAN_OF_CENTS = /(?<!\p{L})(?:x|cents?|[ckm]m|kg|ml|h|min)(?!\p{L})/gu;
export const IS_MORE_WHICH = /which.*(?:bigg|great|larg|more)/u;
export const IS_ASKED_WHICH = /which.*(?:small|less|low)/u;
export const IS_UNKNOWN_EQUALS = /^(?:is|equals|=|→|:)$/u;
export const IS_UNKNOWN_TIMES = /^(?:are|times|table|tables|in|from)$/u;
export const IS_UNKNOWN_EQUALS_2 = /^(?:is|equals)$/u;
export const IS_NO_NOUN_BECAUSE = /^(?:because|since|as|is|right)$/u;
export const SPANS_IS_JOINED_PLUS = /^(?:[-+*/^²=()]|plus|minus|times|add|take|away|of|subtract|less|squared|cubed)$/u;
export const MORE_THEN = /^(?:and then |and |then )/u;
export const OPERATOR_AT_MUST = /^(?:must|should|has|would|could|will|might)$/u;
export const OPERATOR_AT_MULTIPLIED = /^(?:multiplied|divided)$/u;
export const OPERATOR_AT_LOTS = /^(?:lots|groups)$/u;
export const COMPARISON_AT_LEAST = /^(?:least|most)$/u;
export const IS_OR_EQUALS = /^equals?$/u;

// dialogue/understand/spelling.ts

/** `sixts`, `sevenfs`. */
export const PARTS_CUT =
  /^(four|fif|six|sik|sick|siks|sicks|seven|eigh|nin|twelf|hundred|thousand)(?:ts|fs|hts|tsh|hs|sths|tths)$/u;
/** `sixten`, `fortee`, `eighy`. */
export const TENS_OR_TEENS =
  /^(twen|thir|for|four|fif|fith|six|seven|eigh|ei|ay|ai|ate|nine|nin|nain)(t(?:ee|ey|i|ie|ea|yy?)|t(?:ee?n|ean|in|ene|ein|eeen|eem))$|^(eigh)(y|i|ey)$/u;
export const ENDING = /^(?:e?s|e?d|ing|er|r|ly|y|th)$/u;
export const MEND_WORD_SIC = /^sic?ks?$/u;
export const TENS_OR_TEENS_EIGH = /^eigh(?:y|i|ey)$/u;
export const WHOLE_ATE = /^(?:ei|ay|ai|ate)$/u;
export const WHOLE_NA = /^na?in$/u;
export const WHOLE_FOU = /^fou?r?$/u;
export const LISPED_IR = /f(?=s?$)|^f(?=ir|ou)/u;
export const SOUND_OF_TH = /th|ph|v/gu;
export const SOUND_OF_WH = /wh/gu;
export const SOUND_OF_CK = /q|ck?/gu;
export const LONG_NUMBERS_THIRD = /^(?:third|quarter|eleven|twelve|hundred|thousand|\w+teen|\w+ty|\w{2,}ths?)s?$/u;

// dialogue/understand/stated-value.ts

export const IS_ALL_GOT =
  /(?:^|[.!?]) (?:(?:it is|i (?:got|get|think)|my (?:answer|result) is|the answer is|um|so) )*# (?:and|n|nd) # [.!? ]*$/u;
export const STATED_VALUE_AND = / # and # [.!? ]*$/u;
export const CANDIDATES_IN_OUT = /^(?:out|same|well|far|such|just|as|much|many)$/u;
export const IS_ASKED_WOULD =
  / (?:is|would|could|does|can|was|must) (\p{L}) (?:be |equal |equals |is |maybe )?$| (\p{L}) (?:is|equals) (?:like|just|only|now|probably|about) $/u;
export const IS_GOING_ON_EASY = / so (?!(?:easy|sure|yes|hard|simple|i (?:think|got|say)|it is|that is|the answer) )/u;
export const IS_CONCLUDED_ANSWER = /^(?:so|answer|equals|total|wait|no)$/u;
export const IS_PAIR_LEFT = /^# (?:(?!left|r|each|over)\w+ )?(?:and|,) #(?: (?!left|over|cents|more)\w+)?$/u;
export const IS_TAKEN_BACK_IDEA = / no (?!(?:idea|clue|i|more|need|matter|remainder) )/u;
export const IS_TAKEN_BACK_FIRST = / first (?:i )?(?:got|thought|put|said|had) $/u;
export const CORRECTED_REMAINDER = /^(?:remainder|r|are|rest)$/u;
export const IS_ENUMERATED_AND = /^(?:and|,)(?: and)?$/u;

// dialogue/understand/understand.ts

export const FRUSTRATED =
  / (?:hate|stupid|dumb|ugh+|argh+|give up|giving up|not fair|unfair|impossible|annoying|annoyed|angry|mad|useless|sucks|too hard|so hard|boring|bored|can not do (?:it|this|maths?)|cry|crying|worst|sick of|fed up|never right) /u;
export const PLEASED =
  / (?:yay|yes+|cool|nice|great|awesome|woo+|hooray|love|fun|yippee|thanks|thank you|amazing|wow) /u;
export const ASK_IS = / is (?:it|that) /u;

// dialogue/understand/units.ts

export const TIME_UNIT = /^(?:h|h(?:ou)?rs?|min(?:ute)?s?|sec(?:ond)?s?|days?|weeks?|years?)$/u;
export const UNIT =
  /^(?:[mcdk]?m|[ck]ms|mls|kgs|[mk]?g|[mcd]?l|ft|in|yd|mi|p|c|foot|feet|inch|inches|pence|cents?|(?:mil|(?:centi|kilo|milli)?(?:met|lit)(?:re|er)|(?:kilo|milli)?gram|yard|mile|kilo)s?)$/u;
export const WITH_UNIT_ONE = /^(?:a|an|one)$/u;
export const WITH_UNIT_DEGREES = /^degrees?$/u;
export const WITH_UNIT_DEGREE = /°|degree/u;
export const IS_FOLLOWED_SQUARED = /^(?:squared|cubed|long|wide|high|tall|now|left|each|total|altogether)$/u;
export const WITH_UNIT_UNITS = /^(?:units|quantity)$/u;
export const SINGLE_CM = /^(cm|mm|km|kg|ml)[a-z]$/u;
export const SHORT_UNIT_MIN = /^(?:[ckm]m|ml|kg|min|hr|sec)$/u;

// dialogue/understand/whole-numbers.ts

export const HEARD_ONLY = /^(?:tree|free|thee|fur|ate|won|seen)$/u;
export const CUT_TENS = /^(?:twent|thirt|fort|fourt|fift|sixt|sevent|eighy|ninet)$/u;
export const NOTHING = /^(?:nothing|none|zip|zilch|nowt|zero|nought|nuffin|nuthing|nothin)$/u;
export const PART_WORD =
  /^(?:hal|third|thirteenth|quarter|fourth|fourteenth|fifteenth|fifth|sixth|seventh|eighth|ninth|tenth)/u;
export const IS_SOUNDED_MINUS = /^(?:minus|negative|point)$/u;
export const IS_SOUNDED_DOLLAR = /^(?:dollar|pound|euro|cent|percent)s?$/u;
export const IS_SOUNDED_THS = /(?:ths|thirds|quarters|halves)$/u;
export const IS_SOUNDED_HALF = /^(?:a|an|half|quarter)$/u;
export const OH_ZERO = /^(?:oh|o|zero)$/u;
export const CUT_TY = /^(.+?ty)(.+)$/u;
export const IS_PRONOUN_PICK = /^(?:pick|choose)$/u;
export const SKIP_AND = /^(?:and|n|an|nd)$/u;
