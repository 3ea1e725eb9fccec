import type { ProblemKind } from "../../items/problem-kind.ts";
import type { Idea } from "../../dialogue/compose/ideas-in.ts";
import type { GoalOperation, TraceOperation } from "../../trace/types.ts";

// dialogue/turn/agreement.ts

export const AGREEMENT_OF_YES = /^(?:yes|no|true|false)$/u;
/** A yes that stands, whatever is told behind it. */
export const YES_FIRST = /^(?:yes|yeah|yep|yup|please|no)\b/u;
export const AGREEMENT_OF_YES_2 =
  /^(?:yes|yea|yay|yeah|yep|yup|ya|ye|yh|yas|aye|mhm|k|kk|sure|ok|okay|please|fine|alright|go on|do it|y)\b/u;
export const AGREEMENT_OF_NOPE =
  /^(?:no|nope|nah|not|never|n|dont|don't)\b|^(?:i am|i'm|im|i) (?:not (?:doing|going)|won't|wont)\b/u;

// dialogue/turn/ask-small-step.ts

/** Questions that begin with themselves, and point to nothing before them. */
export const FITS_YOURS =
  /^(?!So\b|And\b|Then\b|Now\b|Tell)(?!.*(?:\bthat\b|:|\b[Yy]ours?\b|\bproblem\b|\bnow\b|\bagain\b))/u;
export const FITS_THEN = /^(?:So|And|Then)\b/u;
export const SAID_SEE = /^See how/u;

// dialogue/turn/asks-meaning.ts

export const CLAUSES_BUT = / (?:but|because|cos|so) /u;

// dialogue/turn/calculation.ts

export const CALCULATE_PLUS = /^(?:\+|plus|and|add)$/u;
export const CALCULATE_MINUS = /^(?:-|−|minus|take away|take|took)$/u;
export const CALCULATE_DIVIDED = /^(?:÷|\/|(?:divided?|shared|split) by)$/u;

// dialogue/turn/claims.ts

const ANY_NUMBER = String.raw`([-−]?\d+(?:[./]\d+)?)`;
/** Sayings about numbers that can be looked at, by what is said of them. */
export const SAYS = {
  goesInto:
    /(?<![\d./])(\d+) (?:can )?(?:goes|go|fits?|divides?) (?:(?:exactly|evenly) )?(?:in(?:to)? )?(?:(both|them)|(\d+))(?![\d./])/u,
  factorOf: /(?<![\d./])(\d+) is (?:a )?(?:factor|divisor) of (?:(both)|(\d+))/u,
  multipleOf:
    /(?<![\d./])(\d+) is (?:a )?(?:multiple of|in the times tables? of|divisible by) (\d+)|(?<![\d./])(\d+) is (?:a )?multiple of both|(?<![\d./])(\d+) is in (?:both|(?:the )?(\d+) (?:times table|s\b))/u,
  sort: /(?<![\d./])(\d+ and \d+|\d+|both|they) (?:numbers )?(?:is|are) (?:both )?(?:an? )?(even|odd|prime|composite)\b/u,
  compared: new RegExp(
    String.raw`(?<![\d./])${ANY_NUMBER} is (?:much |way |a lot )?(more|bigger|greater|larger|higher|warmer|less|smaller|lower|fewer|colder) th[ae]n ${ANY_NUMBER}(?![\d/])`,
    "u",
  ),
  between: /(?<![\d./])(\d+(?:\.\d+)?) is (?:in )?between (\d+(?:\.\d+)?) and (\d+(?:\.\d+)?)/u,
  digit:
    /\b(?:the )?(\d)0* (?:is|goes|stands|belongs|means|counts|comes)(?: for)?(?: in| the| at)* (thousand|hundred|ten|one|tenth|hundredth|thousandth)s(?: place| column)?\b|^(?:(?:oh|so|wait|its|it's|it is|because|no) )*(\d) (hundred|ten|one|tenth|hundredth)s?,? not (?:\d )?\w+$/u,
  tooMuch:
    /(?:(\d+) is|thats|that is|that's|its|it's|it is) (?:too|to|way too|more than) (?:big|much|high|many|large)/u,
  starts: /\b(?:starts?|begins?) (?:at|on|from) (?:the )?(\d+)\b/u,
  ends: /\b(?:ends?|stops?|finish(?:es)?|reaches|goes (?:up )?to)(?: at| on| to)? (?:the )?(\d+)\b/u,
  nearly:
    /\b(?:nearly|almost|close to|not (?:quite |yet )?(?:at|on|past))(?: at| to| on)? (?:the )?(\d{1,2})\b(?: so .*)?/u,
} as const satisfies Readonly<Record<string, RegExp>>;
/** Doubted, denied or somebody else's. */
export const SAYS_NOT =
  /\b(?:not|isn'?t|aren'?t|don'?t|doesn'?t|no|never|why|if|makes no sense|wrong)\b(?! (?:\d )?(?:ones|tens|hundreds)\b)(?! (?:quite |yet )?(?:at|on|past)\b)|\?|\b(?:my|the) (?:friend|teacher|mum|mom|dad|brother|sister)\b/u;
/** "9 doesn't go into 66", "66 isn't in the 9s". */
export const GOES_NOT =
  /(?<![\d./])(\d+) (?:doesn'?t|does not|can'?t|cannot) (?:go|fit|divide) in(?:to)? (\d+)\b|(?<![\d./])(\d+) (?:isn'?t|is not) in the (\d+) ?(?:s\b|times)/u;
export const CONCLUDES = /\b(?:so|then|that means|which means)\b.*\p{L}{2,}.*\p{L}{2,}/u;
export const OF_MORE = /^(?:more|bigger|greater|larger|higher|warmer)$/u;
/** What always holds, or of the kinds of problem that are named. */
export const HOLDS: readonly {
  readonly cue: RegExp;
  readonly kinds?: readonly (ProblemKind | null)[];
  /** Not where the way has such a line. */
  readonly without?: TraceOperation;
  readonly fact: string;
}[] = [
  {
    cue: /\bones\b(?: \w+){0,3} (?:(?:at|on|in|to) the (?:end|right|back)|last)\b/u,
    fact: "ones stand last, on the right",
  },
  {
    cue: /\b(?:bottoms?|denominators?)\b.*\b(?:stays?|same|kept)\b|\b(?:keep|kept) the (?:bottom|denominator)|\b\d+(?:ths)? stays?\b|\bstays? \p{L}+ths\b|\bsame size (?:parts|pieces|bits)/u,
    kinds: ["fraction-sum", "fraction-difference"],
    without: "common",
    fact: "the bottom number stays when the parts have the same size",
  },
  {
    cue: /^(?!.*\b(?:add|plus|took|take|minus|subtract))(?=.*\b(?:whatever|what|same)\b)(?:.*\btop\b.*\bbottom\b|.*\bbottom\b.*\btop\b)/u,
    kinds: ["equal-fractions", "lowest-terms"],
    fact: "a fraction keeps its size when top and bottom are multiplied or divided by the same number",
  },
];
/** "Oh its times", "you have to take away": what is to be done is told, and not what was done. */
export const OPERATION_TOLD =
  /^(?:(?:oh|ohh|so|ok|wait|ah|but|then|now|and|because|cause|cos|no|yes|maybe|i think|i see) )*(?:it'?s|it is|you|we|i)(?: (?:have to|need to|should|must|just|got to|actually|a|an))* (times|timesing|multiply|multiplying|multiplication|plus|add|adding|addition|minus|subtract|subtracting|take ?away|divide|dividing|division|sharing|share)(?: (?:it|them|sum|one|the two|both|then|not \w+))?[.!]*$/u;

// dialogue/turn/column-turned.ts

export const TURNED_IT = /\b(?:turn|sw[ao]p|flip|switch)(?:p?ed)?\b/u;
export const FOUND_MINUS = /(?<![\d.])(\d+) ?(?:[-−]|minus|take away|take) ?(\d+)(?![\d.])/gu;

// dialogue/turn/fact-of.ts

/** Two numbers, whole or decimal, and what is done with them, as children ask for it; no piece of a longer calculation. */
export const ASKED =
  /(?<![\d./]|[-+×÷*/x−] ?)(-?\d{1,6}(?:\.\d{1,4})?) ?(\+|plus|and|add|-|−|minus|take away|x|×|\*|times|÷|\/|divided by) ?(\d{1,6}(?:\.\d{1,4})?)(?![\d./]| ?(?:[-+×÷*/x−]|plus|minus|times|add|take|divided) ?\d)/u;
export const FACT_OF_WHAT = /^(?:(?:so|and|but|ok|then|also) )*(?:what|whats|what's|how much|do you know|is|tell)\b/u;

// dialogue/turn/finished-rows.ts

/** "What now", "is there more": about the work, and no question of mathematics. */
export const IS_DONE =
  /^(?:(?:and|so|ok|oh|but) )*(?:(?:what|wat) (?:do i do )?(?:now|next)|is (?:there|that) (?:more|it|all)|(?:am|are) (?:i|we) (?:done|finished)|(?:is it )?(?:done|finished|over)|do i (?:have|need) to do (?:more|anything|something)(?: else)?)[?. ]*$/u;
export const NEXT =
  /^(?!why\b)(?:next|another|go on|continue|more|new one)\b|\b(?:give me (?:a )?harder|(?<!\bbe )som(?:e)?thing else)\b/u;
/** The answer, and nothing else. */
export const CLAIMS =
  /^(?:(?:so|and|but|ok|well) )*(?:i (?:got|get|have|had)|(?:i think )?it(?: is|'s|s)|(?:my|the) answer (?:is|was)) (\S+(?: \d+\/\d+)?)$/u;
export const INSISTS =
  /^(?:no|nope|nah)[ ,.]+(?:it is|it's|its|that is|that's|thats) (?:not\b|\S*\d)|^(?:no|but)\b.*\byou said\b|\bi was right\b|\b(?:told|said) (?:you|u) (?:it|that) (?:is|was)\b/u;
export const WHY_IT =
  /\bwhy (?:is|was) (?:it|the answer)\b|\bwhy (?:does|do|did|is|was|are) .*\b(?:not|n't)\b|\bwhy (?:isn't|isnt|doesn't|doesnt|didn't|didnt)\b/u;
/** Not a plain "no": something of the problem that is over is not clear. */
export const PUZZLED =
  /\b(?:help|get it|get this|understand|confus\w*|how|explain|what does|lost)\b|^(?:what|wat|huh|eh)\b|^[?]+$/u;
/** What there is to do, not why it is so. */
export const ASKS_ON = /\bnext\b|^(?:what|wat) (?:do|should|can|must) (?:i|we) do\b/u;
export const REASONED = /\b(?:because|cos|coz|cuz|cause|since|bc)\b/u;
export const IS_VALUE_ONLY_WOULD = /\b(?:would|wouldn't|could|if)\b/u;
export const YES_OR_NO = /^(?:yes|no)$/u;

// dialogue/turn/first-place.ts

export const POINTS_BACK = /\b(?:by|with|of|from|to|on) (?:it|them|that)\b|^(?:It|They|That|These|So|Then)\b/u;

// dialogue/turn/give-example.ts

export const COUNTS_GROUPS = /\b(\w+) groups\b/giu;
export const SIZES_EACH = /\b(?:each|every|one)\b[^.\d]*(\d+)/giu;

// dialogue/turn/glossary.ts

/** What comes out, or comes next, and not what a word means. */
export const ASKS_ANSWER =
  /^(?:left|worth|missing|last|open|same|true|false|steps?|missing number|next step|first step|way|rest)$/u;
export const COMPARES = /(?:est|er|more|less|most|least|fewer)$/u;
/** "The third bag", where bags are counted, is no part of a whole. */
export const ORDINAL = /^(?:third|fourth|fifth|sixth)$/u;
/** What another lesson says of these is true there alone. */
export const OWN_ONLY =
  /^(?:top|bottom|signs?|rounds?|open|pair|space|gap|order|last|steps?|places?|stack|points?|dots?|middle)$/u;
export const TELLS_APART = /\b(?:same|difference|different|or)\b/u;
export const IS_BLOCKS_OF_ONE_TENTH = /tenth/u;
export const IS_COUNTED_FIRST = /\b(?:first|second|third|every)\b/iu;
export const FIND_LETTERS = /^letters?$/u;
export const COMPARED_TERMS_DENOMINATOR = /\b(?:denominator|numerator)\b.*\b(?:top|bottom)\b/u;
export const COMPARED_TERMS_WHICH = /^(?:is|which|what|so)\b/u;
export const COMPARED_TERMS_FACTORS = /\bfactors?\b/u;
export const COMPARED_TERMS_MULTIPLES = /\bmultiples?\b/u;

// dialogue/turn/how-to-check.ts

/** "How do I know?", "how can I check?" */
export const HOW_SURE = /\bhow (?:do|can|will|would|could) (?:i|you|we) (?:know|check|tell|be sure)\b/u;
export const OF_ANSWER = /\b(?:right|correct|check|sure)\b/u;

// dialogue/turn/mark-spoken.ts

/** Three words or more, or a calculation, behind "because". */
export const REASON = /\b(?:because|cos|cuz|coz|cause|since|bc)\b(?:(?: \S+){3,}| \S*\d ?[-+×÷*/x])/u;
/** Replies that help: hints, steps that were asked or shown, ideas, examples, small checks. */
export const HELPS = /^(?:hint|teach|example|slip|steps-begin|(?:step|strategy|check)-.*)$/u;
export const IS_OTHER_FORM_FRAC = /[/⁄½-⅞]|frac/u;
export const LOWERED_YOUR = /^(?:You|Your|The|It|This|That|All|Both|Only|Here)\b/u;

// dialogue/turn/no-attempt.ts

/** "Is it 7?", "maybe 7", "could it be 7". */
export const NO_ATTEMPT_ASKED = /\b(?:maybe|perhaps|possibly|might|could it|is it|is that|would it)\b|\?\s*$/u;
export const SAID_TO_BE_IT = /\banswer (?:is|was|=|has to|must)\b|\b(?:is|was) (?:the|my) (?:final )?answer\b/u;

// dialogue/turn/on-answer.ts

/** Another way than the one that led to the answer. */
export const WAY_AS_WELL =
  /\b(?:also|as well|too|instead|could(?: have| of|'ve)?(?: just)? (?:do|done|make|made)|both ways|(?:an)?other way|can i do)\b/u;
/** Words right before a number by which it is added, or taken off. */
export const ADDS_OR_TAKES =
  /\b(?:(take|took|taking|takes|minus|less|subtract\w*|off)|add\w*|plus|and)(?: (?:off|away|on|another|the|back))*\s*$/u;
/** Between numbers that are said in a row: "55 65 75 and then 76". */
export const IN_A_ROW = String.raw`(?:, ?| )(?:(?:and )?then )?`;
export const ASKS_RESULT = /\\square|\bwhich number (?:is (?:it|that|hidden|\$)|belongs|do you find|of )/iu;
export const COMPARES_CHOICES_ANSWER = /\b(?:answer|i (?:pick|choose|say))\b/u;
export const IS_NUMBER_OF_PROBLEM_WHICH = /\b(?:which|what) (?:number|part|digit|of the (?:numbers|parts))\b/iu;

// dialogue/turn/on-chat.ts

/** Neither a yes nor a no. */
export const UNDECIDED = /^(?:ok |well |meh )*(?:whatever|whatevs|meh|idc|maybe)[.!]*$/u;
export const KNOWN =
  /\b(?:i|we)(?: have|'ve)? already\b|\balready (?:know|knew|did|done|had|learned|learnt)\b|\bknow (?:this|that|it|how)\b|\bdid this\b/u;
/** What is said to an answer to a small step. */
export const STEP_ACT = /^(?:step|strategy)-/u;
export const INSULT = /\b(?:shut up|stupid|dumb|idiot|loser|hate you|go away|ugly|suck|sucks)\b/u;
/** The problem is called stupid, not somebody. */
export const COMPLAINT =
  /\b(?:this|it|that|maths?|these|problems?|sums?|fractions?|decimals?|numbers?|tables?|graphs?|clocks?|rounding|dividing|division|homework)(?: is|'s|s| are)? (?:so |really |too |just |such |all )*(?:stupid|dumb|boring|lame|rubbish|sucks?|pointless|ugly|annoying)\b/u;
export const BORED = /\b(?:boring|bored)\b/u;
/** Cross with the tutor. */
export const UNKIND =
  /\b(?:hate|dislike) (?:you|u)\b|\b(?:you|u|ur|you're|youre)(?: are| r)? (?:so |a |such a )*(?:stupid|dumb|idiot|ugly|annoying)\b|\bshut up\b|\bgo away\b/u;
/** Cross with the problem, and not with a brother. */
export const ABOUT_THIS = /\b(?:this|it|maths?|numbers?|problems?|hard|boring|cant|can't|hate|give up)\b/u;
export const GREETING = /^(?:hi+|hello|hey+|yo|hiya|good (?:morning|afternoon|evening))\b/u;
export const BREAK =
  /\bbrb\b|\b(?:need|go|going|get|have|want|can i)\b.{0,30}\b(?:toilet|bathroom|wee|pee|drink|break|lunch|dinner|tea|snack|washroom|restroom|loo)\b/u;
export const ON_CHAT_ASKED =
  /^(?:(?:and|but|so|ok) )*(?:what|why|how|where|when|which|who|can|could|do|does|did|is|are|will|would)\b/u;
export const IS_HARDER = /\b(?:harder|difficult)\b/u;
export const IS_ASKED_WAS = /^(?:am i|was i|did i|is (?:it|this|that))\b/u;
export const ASKS_WHETHER_RIGHT =
  /(?<!\b(?:the|to|my|left or) )\b(?:right|correct|good|true)\b(?! (?:side|hand|end|or left))/u;
export const FEELINGS_EVERY =
  /\b(?:every(?:body|one)|all the others|the others|my (?:class|friends?|sister|brother|cousin))\b.*\b(?:(?:only|not|but not|except) (?:me|i)|me not|(?:is|are|has|have) (?:\w+ )?(?:finished|done)|faster|quicker|better|before me|without me)\b|\b(?:only me|the only one|the slowest|the worst|so slow|too slow)\b/u;
/** What goes badly again and again: of others nothing was said. */
export const FEELINGS_ALWAYS =
  /\bi (?:always|never|can never|will never|'ll never|keep) (?:get|getting|understand|know|remember|do|forget|mix|mixing)\b/u;
export const FEELINGS_TEST =
  /\b(?:test|exam|quiz)\b|\b(?:fail|failing|scared|afraid|worried|worry|nervous|in trouble|shout|shouts|angry (?:with|at) me)\b/u;
export const FEELINGS_DON =
  /\bi (?:don't|dont|do not) (?:want|wanna|like|feel like)\b.*\b(?:maths?|this|it|work|more)\b/u;

export const DISLIKES_WORK =
  /\b(?:i (?:really |so )?(?:hate|can'?t stand)(?= (?:this|it|that|these|the|math\w*|\w+ing|fractions?|division|tables|clocks?)\b|[.! ]*$)|(?:this|it|that) is (?:so |really |very )*annoying)\b/u;

// dialogue/turn/on-question.ts

export const QUICKER = /\b(?:quick|fast|short|simpl)er way\b|\bshort ?cut\b|\bany tricks?\b|\ba trick\b/u;
/** "Is a drone a toy plane?" has none of these: no idea and no hint answers it. */
export const MATHS =
  /\d|\b(?:number|bigg?er|small|more|less|zero|sign|add|plus|minus|times|half|halves|third|ten|digit|line|part|top|bottom|side|place|step|count|shar|group|row|point|equal|same|answer|round|left|right|up|down)/u;
/** Questions that the idea of a lesson answers rather than a hint. */
export const WANTS_IDEA = /\b(?:rules?|why|explain|understand|idea)\b/u;
/** Questions that the idea of a lesson answers. */
export const ABOUT_IDEA = /\b(?:rule|why|how|explain|understand|mean|idea|this|that|it)\b/u;
export const EXAMPLE = /\b(?:examples?|for instance)\b/u;
export const DECLINED = /\b(?:no|not|dont|don't|another)\b.*\bexamples?\b|\b(?:the|your|that) example\b/u;
/** "What did I do wrong": what the last answer shows, where a rule explains it and it was not said. */
export const ABOUT_SLIP =
  /\bwhat(?:'s| is| did| have)? .*\b(?:wrong|rong|mistake)\b|\bwhere .*\b(?:wrong|rong|mistake)\b|\bwhy (?:is|was|isnt|isn't) (?:it|that|my)\b(?: (?:answer|number|one|not|wrong|rong|right|correct|so|it))*[?. ]*$/u;
/** "Is it more than 50?": what would narrow the answer down is for the pupil to settle. */
export const NARROWS =
  /^(?:so |and |but )?(?:is (?:it|the answer) )?(?:more|less|bigger|smaller|greater|higher|lower|even|odd|between|over|under)\b(?: than)?\b.*(?:\d|half|quarter|whole|one|\?)/u;
export const SHORT_QUICK = /^(?:quick|fast|short|trick)/u;

// dialogue/turn/on-stuck.ts

export const ON_STUCK_GIVE = /\bgive up\b/u;
export const IS_NEXT = /^(?:next|another)\b/u;
export const ON_STUCK_HINTS = /\b(?:hints?|clues?|tips?)\b/u;
export const FEELING_BANK_DUMB = /\bdumb\b/u;

// dialogue/turn/tells-of-oneself.ts

/** "I am 7 and a half." */
export const OF_AGE =
  /^(?:hi |hello |hey )?(?:and )?i(?:'m| am|m) (?:only |nearly |almost )?\d+(?: and (?:a half|three quarters?))?(?: years?)?(?: old)?(?: now| too)?[.]*$/u;
export const OF_ONESELF = /\b(?:i|my|we|our|me)\b/u;
/** Words of how one works: what has them tells of the problem. */
export const TELLS_WORK =
  /\b(?:because|cos|coz|cuz|cause|since|bc|so|then|first|add\w*|plus\w*|minus\w*|take\w*|took|taking|count\w*|draw\w*|drew|times|multipl\w*|divid\w*|shar\w*|number\w*|swap\w*|carr\w*|borrow\w*|split\w*|check\w*|answer\w*|sum|sums|guess\w*|think|thought|knew|know|dunno|get it|got it|understand|work\w*|did|do|done|used?|using|put|made|make|see|saw|look\w*|taught|told|showed|help|hint|stuck|need|want|can|could|should|must|don'?t|dont|not|no|head|fingers|sorry|like this|hate|mistake\w*|right|wrong|true|easy|hard one)\b/u;
/** Who somebody is, or that they are there again. */
export const INTRODUCES =
  /\b(?:my name is|my names|i am called|i'm called|call me)\b|^(?:(?:ok|okay|i'm|im|i am) )*(?:back(?: again| now)?|helo+|hallo|heya)$/u;
export const LIKES_IT =
  /^(?:(?:but|and|ok|wow|yay) )*(?:i (?:really |so )?(?:love|like|enjoy) (?:maths?|fractions|decimals|clocks?|shapes|numbers|this|these|adding|times tables|dividing)(?: ones?| problems?| a lot| so much)*|(?:this|that|it|maths?)(?: is|'s|s| was)? (?:so |really |very |quite )*(?:fun|cool|nice|great|awesome))[. ]*$/u;
/** What is on the screen cannot be seen well. */
export const SEES_BADLY =
  /\b(?:can'?t|cant|can not|cannot|hard to|couldn'?t) (?:really |even |properly )?see\b(?! (?:why|how|what|if|that|where)\b).*\b(?:dots?|picture|numbers?|lines?|marks?|words?|writing|letters?|screen|tablet|phone|ipad|laptop|well|good|properly|it all)\b|\b(?:screen|tablet|phone|ipad)\b.*\b(?:small|tiny|blurry|broken|dark)\b|\b(?:picture|writing|letters?|text) (?:is|are) (?:too |so |very )*(?:small|tiny|blurry|little)\b/u;

// dialogue/turn/open-rows.ts

/** "I hate the 7s": no answer, whatever number is in it. */
export const DISLIKES = /\bi (?:really )?(?:hate|don't like|dont like|do not like|can't stand|always mix up|mix up)\b/u;
/** What was just asked is not understood. */
export const UNCLEAR = /\bwhat (?:does|do) (?:that|it|this|you|u) mean\b|^(?:huh|what|wat|eh)?[? ]*$/u;
/** "My teacher told me so". */
export const TAUGHT = /\b(?:taught|showed|told|learned|learnt|teacher says?|teacher said)\b/u;
export const ASKS =
  /\?\s*$|^(?:(?:but|and|so|ok|wait) )*(?:what|why|how|where|when|which|who|can|could|do|does|is|are|should)\b/u;
export const NAMED =
  /(?:^|\b(?:is|its|it's|think|say|said|pick|choose|answer) )(?:the )?(?:([a-c])|(first|second|third|last|1st|2nd|3rd)(?: one)?)[.?]*$/u;

// dialogue/turn/doubt.ts

/** "So no", "so thats wrong": what was said before it is given up. */
export const GIVES_UP =
  /\b(?:so|then) (?:no(?=[^\p{L}]*(?:$|[.,!?;]))|not(?= \d)|(?:that|it|thats|its|that's|it's)(?: is|'s)? (?:wrong|not (?:it|right)))|(?<=\d) ?\?+ ?(?:no|nah|nope)\b/u;
/** Behind a calculation that was only asked, and is taken back. */
export const TAKES_BACK = /^ ?\?+ ?(?:no|nah|nope)\b/u;
export const DOUBT =
  /\b(?:not|isn't|isnt) right\b(?! now)|\b(?:that|it|this|thats|its|\w+'s|\d+)(?: \w+){0,3}? (?:too|to|so|very|really) (?:big|small|much|many|few|little|high|low|long|short|huge|tiny)\b|\b(?:cant|can't|cannot|can not|couldn't|couldnt) be\b|\b(?:that|thats|it|its|this)(?:'s| is| seems)? (?:\w+ )?(?:a lot|alot)\b|\b(?:that|it)(?:'s|s| is| would be) (?:\w+ )?(?:huge|tiny|weird|strange|odd|impossible)\b|\b(?:but|hm+|wait)\b.*\b(?:bigger|smaller|more|less|longer|shorter) th[ae]n\b|\b(?:bigger|smaller|more|less|longer|shorter) th[ae]n\b.*\btho(?:ugh)?\b|\bonly (?:has|had|have|got)\b/u;

// dialogue/turn/read-answer.ts

export const TRUTHS: Readonly<Record<string, RegExp>> = {
  true: /^(?:yes|true|right|correct)$/u,
  false: /^(?:no|false)$/u,
};
export const CUT_THEN = /\s*(?:[,;]|\band\b|\bthen\b|\br\b|\bremainder\b)\s*/u;

// dialogue/turn/reason-of.ts

/** "Why does that work", "why do i have to do that": about what was said just now. */
export const WHY_THAT =
  /^(?:(?:but|so|and|ok|yes|no) )*(?:why|how come) (?:does|do|did|is|are|must|should|have|would|can|we|i)\b.*\b(?:that|this|it)\b(?! (?:called|easy|hard|boring))/u;
export const LESSON_FOR_USE = /\b(?:use|need)\b/u;

// dialogue/turn/right-part.ts

/** How answers are written of parts, and what these are called. */
export const WRITTEN_OF_PARTS: readonly { readonly form: RegExp; readonly names: readonly string[] }[] = [
  { form: /^(\d+) (\d+)\/(\d+)$/u, names: ["number of wholes", "top number", "bottom number"] },
  { form: /^(\d+)\/(\d+)$/u, names: ["top number", "bottom number"] },
  { form: /^(\d{1,2}):(\d{2})(?: ?([ap]m))?$/u, names: ["hour", "minutes", "letters am or pm"] },
  { form: /^(\d+) h (\d+) min$/u, names: ["hours", "minutes"] },
];
export const PART_VALUE = /^(\d+)(?: min| h)?$/u;
/** Words for what a part counts: they name it where it is right. */
export const PART_COUNTS: Readonly<Record<string, RegExp>> = {
  "top number": /^(?!.*\b(?:not|un|white)).*\b(?:shaded|colou?red|counted)\b/u,
  "bottom number": /^(?!.*\b(?:not|un|white)).*\b(?:parts|pieces|bits|spaces|equal|altogether|in all)\b/u,
  "number of wholes": /\bwholes?\b/u,
};
/** By which words a part is named. */
export const PART_NAMES: Readonly<Record<string, RegExp>> = {
  "number of wholes": /\b(?:wholes?|whole number)\b/u,
  "top number": /\b(?:top|numerator)\b/u,
  "bottom number": /\b(?:bottom|denominator)\b/u,
  hour: /\b(?:hour|o'?clock)\b/u,
  hours: /\bhours?\b/u,
  minutes: /\bmin(?:ute)?s?\b/u,
};

// dialogue/turn/said-right.ts

/** Words by which a value is said not to be the answer, to be another's, or only a step. */
export const NOT_BEFORE =
  /\b(?:not|isn't|isnt|wasn't|wasnt|(?:can|could)(?:n?'?t|not) be|never|over|under|between|about|around|nearly|than|instead of|from|of|by)(?: (?:it|is|it's|its|the|a))*\s*$|\b(?:between|middle of) \S+ and\s*$/u;
/** Words by which that is said behind it. */
export const DENIED =
  /^ ?(?:no(?=\W*(?:$|\d|because\b|cos\b|cause\b))|(?:is |was |'s )?(?:not|wrong|rong|too (?:big|small|much|many|few|little|high|low)|(?:can|could|is|was|does|do|wo|would)(?:n't|nt|'t|t|not| not))\b)/u;
/** The end of a sentence right behind a number, or behind what it counts. */
export const ENDS_SENTENCE = /^(?: (?:then|now|there|again|altogether)\b)?(?: (\p{L}+))?[.!](?:\s|$)/u;
export const COUNTED_LAST = /^ \p{L}{3,}(?: \p{L}+)?[.!]?\s*$/u;
/** What a number counts, right behind it. */
export const COUNTED_NOUN = /^ (?!and\b)\p{L}+/u;
/** Words by which somebody goes on from one answer to another. */
export const TAKEN_BACK = /\b(?:so|now|but|then|no|or|wait|actually|sorry|oops)\b|(?<=^|[.!,] ?)is (?:it )?(?=-?\d)/u;
/** Behind an answer: a question of its own. */
export const THEN_ASKS = /^(?: \p{L}+)?(?:[.!]|, (?:or|but|and)) (?:(?:but|and) )?(?:why|how|can|could|does|do)\b/u;
export const ASKS_WHETHER_SAME = /\bsame\b/u;
/** The sign of a number, in words. */
export const SIGN_IN_WORDS = /(?<!\d ?)\b(?:minus|negative) (?=\d)/gu;
/** Words by which a value that follows was left out. */
export const LEFT_OUT =
  /\b(?:not|do(?:es)?n[’']?t|didn[’']?t|never|without) (?:count|use|take|add|include|look at|need|get)(?:ed|ing)?(?: (?:the|a|that|in))*\s*$/u;
/** The number whose factors or multiples follow. */
export const HEADS_LIST =
  /^\s*(?:(?:so|ok|and|then|for|the|factors|multiples|of) )*(\d+) ?(?::|=|(?:is|are|has|have)\b)(?=.*\d.*\d)/u;
/** What is told of a size: "it has to be bigger than 355". */
export const OF_SIZE =
  /\b(?:(bigg?er|greater|more|larger|higher|longer)|(?:small?er|less|fewer|lower|shorter)) th[ae]n\b \D{0,12}$/u;
/** It goes on from a value to another one: by the next words, or by a number that comes later. What is told behind a full stop is how it was found. */
export const GOES_ON =
  /^ ?[-+−×*÷/=]|^ (?:is|are|to|makes?) [-−]?\d|^,? ?(?:and )?(?:then )?(?:take|took|minus|less|add|plus|times|off)\b|^(?:(?!\b(?:cos|coz|cause|because|bc|cuz|since)\b)[^.!;])*\b(?:then (?:(?:i|we|you) )?(?:take|took|add|added)\b|(?:then|(?<!\bi )(?:take|took|minus|less|add|plus|times|off))\b(?=[^.!;]*\d))|^[^.!;]*\bbut(?=.*\d)/u;
/** Between two values that are said to be worth the same. */
export const BECOMES =
  /^,? ?(?:i )?(?:=|is|makes?|becomes?|then|so|which is|that is|thats|that's|equals|(?:\w+ )?(?!compared)\w+(?:s|ed) (?:down )?to)(?: (?:it is|its|it's|the same as|worth))? ?$/u;
export const SUPPOSED = /\b(?:if|would|instead)\b/u;
/** What begins anew behind an answer that comes first: its reason, how it was found, how it was checked. */
export const BEGINS =
  /^ ?(?:(?:then|now|there|again|altogether) ?)?(?:$|[.!;:](?!\d)|,(?! ?\d)|(?:cos|coz|cause|because|bc|cuz|since|but|and (?:then )?i|i)\b|,? ?(?:and )?not (?=[-−]?\d))/u;

/** Behind an answer that comes first: how it was found, with numbers of its own. */
export const TOLD_HOW =
  /^ ?[,.;:]? ?(?:(?:cos|coz|cause|because|bc|cuz|since) )?(?=.*\d)i (?:(?:just|first|only|also|did it|then) )?(?:(?!need|guess|cheat)\p{L}+ed|went|did|took|made|split|put|began|knew|broke|drew|cut|had|found|thought)\b/u;

// dialogue/turn/said-values.ts

export const DURATION =
  /(\d+) ?h(?:(?:ou)?rs?)?\b(?:,? ?(?:and )?(\d+)(?: ?m(?:in(?:ute)?s?)?\b)?)?|(\d+) ?min(?:ute)?s?\b/gu;
/** A problem with times in it. */
export const OF_TIME = /\b(?:minutes?|hours?|seconds|clock|time|o[’']clock)\b/iu;
/** "2 thirds", "5 sixths". */
export const PARTS =
  /(?<![\w./])(\d+)[- ](hal(?:f|ves)|thirds?|quarters?|fourths?|(?:fif|six|seven|eigh|nin|ten|eleven|twelf)ths?)\b/gu;
/** Words right before a value by which it is said that something comes to it. */
export const STATES =
  /(?:^|[.,;:!]|=|\b(?:answer|is|are|its|it's|so|get|gets|got|makes?|made|equals?|have|has|think|say|said|put|wrote|find|found|left|total|altogether|be|comes to|just|only|maybe|now|ok|then it's|and its)) *(?:it's|its|it is|a|an|the|about)? *$/u;
/** "9 or 10, i think 9": one of them was taken. */
export const SETTLED = /\d.*\bi (?:think|say|take|pick|choose|go for|went for) (?:it's |its |it is )?\S*\d\S*$/u;
export const OF_ANOTHER =
  /\b(?:my|the|a|his|her) (?:\w+ )?(?:mum|mom|dad|mother|father|sister|brother|friend|teacher|cousin|nan|grandma|grandpa|uncle|aunt|partner|neighbou?r|calculator|book)s?\b[^.!?]*\b(?:says?|said|thinks?|thought|has|had|got|gets|wrote|told me|reckons)\b[^.!?\d]*$/u;
/** What follows a number that stands for itself: a reason, a joy, a short unit. */
export const ENDS =
  /^ ?(?:(?:then|now|there|again|altogether)\b ?)?(?:$|[^\p{L}\s]|(?:cos|coz|cause|because|bc|cuz|since|but|i|we|and|so|is (?:it|the|my|right|correct)|it|its|yes+|yay|lol|ok|right|m|cm|mm|km|kg|g|l|ml|percent)\b)/u;
/** Words right before a value by which it is given for the answer. */
export const GIVES =
  /(?:^|=|\b(?:answer|i (?:think|say|said|got|get|have|make it)|it's|its|it is|that's|thats|that is|makes|equals|so|then|(?:go|going|went) (?:with|for))(?: (?:it's|its|it is|is))?) *:? *$/u;
export const CANDIDATE = String.raw`[-−]?\$?\d[\d,]*(?:[./:]\d+)?(?: \d+/\d+)?`;
/** "12 or 14", "12, maybe 14", "12 but it could be 14". */
export const TWO = new RegExp(
  String.raw`(${CANDIDATE})[,?]? (?:or|but(?= (?:it |also |maybe|perhaps|possibly|could|might|i think))|maybe|perhaps|possibly|either|though)\b(?: (?:or|but|maybe|perhaps|possibly|it|is|its|it's|might|could|can|also|be|else|i|think))* (${CANDIDATE})(?![\d])`,
  "u",
);

// dialogue/turn/second-look.ts

export const WHY_AGAIN =
  /^(?:(?:yes|yea|yeah|ok|okay|no|and|so|but|hmm?) )*(?:why|how come|what if)\b(?: (?:though|tho|not|is that|they|it|are|is|not|aren't|arent|isn't|isnt|so|does it|again|then|that))*[.?]*$/u;
export const WHY_NOT = /^(?:and |but |so )?why (?:can't|cant|cannot|can not|don't|dont|do not) (?:i|we|you|u)\b/u;
export const WHAT_NEXT =
  /^(?:so |and |ok |okay |now )*what(?:'s|s| is| comes| do i do| do we do| now)(?: comes)? ?(?:the )?(?:next|now|first)?(?: step)?[.?]*$/u;
/** A term that somebody says they do not know: "i dont know what times is". */
export const UNKNOWN_TERM =
  /\b(?:(?:don't|dont|do not|never) (?:know|get|understand|learned|learnt)(?: it)?|no idea) what (?:is )?((?:an? |the )?[a-z]+(?: [a-z]+)?)(?: (?:is|are|means?|does|do))?\b(?: (?:in front )?(?:mean|means|is|are))?[.?]*(?:$| we| so)/u;
/** A value that is asked about is stated, whatever can be chosen. */
export const IS_IT = /^(?:(?:so|and|ok|then) )*is it ([-−]?\d+(?:[./]\d+)?)[?.! ]*$/u;
/** "100 is right, my mum is a teacher": given before or not, it is an answer. */
export const CLAIMS_RIGHT = /^(?:(?:no|but|yes) )?([-−]?\d+(?:[./]\d+)?) is (?:right|correct)\b(?! or\b)/u;
export const SHRUG = /^\W*shrugs?\W*$|^\s*🤷/iu;
export const TRUTH = /^(?:(?:no|yes|ok|so) )*(?:i (?:got|get|think|say|said|put)|it is|it's|its)? ?(true|false)[.!]*$/u;
/** A plea for the answer, also as what somebody else has said. */
export const TELL_ME =
  /^(?:(?:ok|okay|so|and|but|well|then|yes|no) )*what (?:is|was) (?:it|the answer)(?: then| now| though)?[.?]*$|\b(?:tell|give|show) me (?:the|that) answer\b|^tell me\b(?! (?:a|about|more|why|how|what|when|your|if|the (?:rule|way|steps?))\b)|\b(?:say|print) (?:me )?(?:the answer|it)\b(?! (?:again|in|is|like|out|another|other|differently|once|slow|more|with))/u;
export const COULD_BE = /^(?:so |and |or )*(?:could|can|might) it be (.+?)[.?]*$/u;
/** How somebody came to know, said where no reason was asked for. */
export const TOLD =
  /^(?:i )?(?:just )?(?:know|knew) (?:it|that)$|^i (?:just )?(?:drew|counted|used|looked at) (?:it|them|my fingers|the picture)\b|\b(?:teacher|mum|mom|dad|brother|sister|friend) (?:told|showed|taught) me\b/u;
export const STOP =
  /\b(?:can|may|could) (?:i|we) (?:please )?(?:stop|finish|be done|leave)\b|\bi (?:want to|wanna|need to|have to) (?:stop|leave)\b|\bi(?:'m| am|m) (?:done|finished) (?:for today|for now)\b/u;
export const NOW_GET = /\b(?:i|we) (?:now )?(?:get|got)\s+((?:[a-z] = )?[-−]?\d[^a-z]*(?:[a-z]{1,12})?)[.?]*$/u;
export const OOPS =
  /^(?:oh |oops |wait |sorry )*i (?:read|saw|copied|typed|wrote|pressed|did) (?:it|that|the \w+) (?:wrong|rong|wrongly)\b/u;
export const TOO_BIG =
  /^(?:is it |was it |am i |so )*(?:too|to|2) (?:high|low|big|small)\b|^(?:warmer|hotter|colder)\b/u;
export const RIGHT = /^(?:is (?:it|this|that)|am i|did i|was i|have i)\b.*\b(?:right|correct)\b/u;
export const SEVERAL =
  /^(?:(?:so|ok|okay|oh|maybe|well|i (?:think|got|get|have)|(?:my |the )?answer is|it is|it's|its|is it|they are|could it be)[ ,:]*)*((?:[-−]?\d+(?:[./]\d+)?(?:\s*[,;]\s*|\s+and\s+|\s+)?){2,})[.?]*$/u;
export const WAY =
  /\b(?:because|cos|cuz|coz|bc|since|so|first|then|add\w*|plus\w*|minus\w*|take\w*|took|taking|count\w*|drew|draw\w*|time\w*|multipl\w*|divid\w*|shar\w*|same|both|put\w*|head|did|do|use\w*|using|make\w*|made|move\w*|swap\w*|trad\w*|carr\w*|borrow\w*|line\w*|top\w*|bottom\w*|each|all|split\w*|doubl\w*|hal\w*|guess\w*|check\w*|get|got|think|thought|work\w*|know|knew|read\w*|mistake\w*|mixed|forgot|number\w*|sign\w*|part\w*|one|ones|ten|tens|undo|opposite|balanc\w*|left|right|more|less|bigger|smaller|zero|point\w*|dot\w*|group\w*|bits?|colou?red|shaded|calculator)\b/u;
export const COUNTED =
  /\b(?:bits?|parts?|pieces?|spaces?|squares?|slices?|shaded|coloured|colored|all together|altogether)\b/u;
export const SECOND_LOOK_WHAT = /\b(?:what|how|when|why)\b/u;
export const SECOND_LOOK_IS = /\bis (?:it|that)\b/u;
export const SECOND_LOOK_OFF = /^(?:off_topic|stuck|conceptual_question)$/u;
export const ASKED_OR = /[^.?!]* or [^.?!]*\?/u;
export const DIGIT = /^(?:it is |is it )?the (\d)[.?!]*$/u;
export const NO_ANSWER_YES = /^(?:yes|no)$/iu;
export const IS_QUESTION_BUT = /^(?:(?:so|and|but|ok|okay) )*(?:is|are|was|does) /u;
export const IS_QUESTION_SO = /^(?:so )?is it\b/u;
export const NO_ANSWER_DID = /\b(?:do|did|does|doing|kept|keep|have to|has to|must)\b/u;
export const IS_TRUTH_ASKED_TRUE = /true or false|yes or no/iu;
export const FOR_ANSWER_DOES = /^(?:so )?(?:is|are|do|does|can|will|would)\b/iu;

// dialogue/turn/small-steps.ts

/** Who asks for the first thing to do is not told the next one. */
export const FIRST = /\b(?:first|start|begin)\b/u;
/** What comes after the step, too. */
export const SMALL_STEPS_GOES_ON = /(?:^|[.:;,] )(?:then|after that|go on|now) /iu;
export const DONE_OF_GE = /\\(?:ge|le)\b|[<>]/u;
export const BANK_AGAIN = /again|once more/u;

// dialogue/turn/small-talk.ts

/** Asked of the tutor: "do you know another way", "show me a different method". */
export const OTHER_WAY =
  /(?:\b(?:can|could|would|will) (?:you|u|we)|\b(?:do|does) (?:you|u) (?:know|have)|\b(?:can|could|may) i (?:see|have|get|hear|learn)|\b(?:is|are) there|\bwhat(?:'s|s| is| are)|\bi (?:want|need|wanna see|would like|want to (?:see|hear|learn|know))|^(?=another way|a different way)|^(?:(?:please|pls|ok|so|and|but|now|just) )*(?:show|tell|teach|give|do|explain))\b(?: \w+){0,5}? (?:(?:another|an other|(?:a |any |some )?(?:different|other)) (?:way|method|strategy)s?\b|differently\b)/u;
/** "I don't know another way". */
export const NO_WAY = /\b(?:don't|dont|do not|didn't|didnt|never|can't|cant|cannot|no)\b(?: \w+){0,4} ways?\b/u;
/** "My mum does it different", "i learned another way". */
export const OWN_WAY =
  /\b(?:does|do|did|showed|shows|taught|teaches|learned|learnt|know|have|use|uses|used)\b(?: \w+){0,4} (?:different(?:ly)?|(?:another|a different|an other|my own|their own|her own|his own) way|other way)\b/u;
export const PERSON =
  /\b(?:are|r) (?:you|u) (?:\w+ )?(?:real|human|person|robot|bot|computer|ai|alive|teacher|man|woman|boy|girl)\b|\bwho (?:are you|made you|is this)\b|\b(?:your|ur) name\b|\bdo (?:you|u) (?:love|like) me\b|\bcan (?:you|u) (?:see|hear) me\b/u;
export const NAME = /\b(?:your|ur|yr) name\b|\bwhat (?:are|r) (?:you|u) called\b/u;
export const MAY_GUESS = /\b(?:can|could|may|can't|cant|cannot|can not) i (?:just )?(?:guess|gess)\b/u;
export const UNWELL =
  /\bi(?:'m| am|m)? (?:feel |feeling )?(?:sick|ill|unwell|poorly|dizzy)\b|\bi want my (?:mum|mom|mummy|mommy|dad|daddy)\b|\b(?:tummy|belly|stomach) ?(?:ache|hurts)\b/u;
export const PRAISE =
  /^(?:you|u)(?: are|'re|re| r)? (?:actually |so |really |very )*(?:nice|kind|funny|cool|good|great|ok|helpful|the best)\b/u;
export const BYE =
  /\bi (?:have to|gotta|must|need to) go (?:now|home)\b|\b(?:mum|mom|dad|teacher|nan)(?: is|'s|s)? calling\b|^(?:ok(?:ay)? )?(?:bye|goodbye|good night|see (?:you|ya)|cya)\b/u;
export const TIRED = /\bi(?:'m| am|m) (?:so |very |really |too )*(?:tired|hungry|thirsty|sleepy|exhausted)\b/u;
export const REFUSED =
  /\bleave me alone\b|^(?:i am|i'm|im) not (?:doing|going to do)\b|^i (?:won't|wont|will not) do\b/u;
export const MASHED =
  /^(?:[bcdfghjklmnpqrstvwxz]{4,}|(?:asdf|qwer|zxcv|hjkl)\w*)$|^(?:bla+h*|(?:(?:bla+h*|la+|yada|doo+|ba+)[ ,.]*){2,})$/u;
export const WAIT =
  /^(?:ok(?:ay)? )?(?:hang on|hold on|wait|1 (?:sec|second|moment|minute|min)|one (?:sec|second|moment|minute|min)|let me (?:think|see)|(?:i am |i'm |im )?thinking|give me a (?:sec|second|minute|moment))(?: (?:please|pls|a (?:sec|second|minute|moment)|wait))*[.]*$|\b(?:let me (?:think|see|try)|i need to think|give me (?:a )?(?:sec|second|minute|moment|time))[.!]*$/u;
export const WHY_EASY = /\bwhy\b.*\b(?:hard|harder|difficult|easy) (?:ones?|problems?|sums?|questions?)\b/u;
export const OWN_PROBLEM =
  /^(?:hey |please |ok |and |so )*(?:can|could) (?:(?:you|we|i) (?:please )?(?:give me|do|try|solve)|(?:we|i) (?:please )?(?:have|get))\b(?! (?:it|this|that|the|a hint|some help))|\b(?:solve|do) (?:mine|my (?:own )?(?:one|problem|sum))\b|\bis what i want\b/u;
export const SCORE =
  /^(?:so |and |ok )*how many\b(?:.*\b(?:right|correct|done|to go)\b| (?:more|(?:problems|questions|sums|ones) )?(?:are |is )?left\b)|^how many more$|\b(?:my|the) score\b|\bhow am i doing\b/u;
/** Somebody is ill, or has died: that comes before the work, and nothing is asked. */
export const SAD =
  /\b(?:died|dying|funeral|hospital|vet|cancer|passed away|(?:is|are|was|got|so|very|really) (?:sick|poorly)|ran away|will (?:she|he|they) be (?:ok|okay|all right|alright|fine))\b/u;
export const SORRY =
  /\bsorry\b|^(?:oh |oops |whoops |sorry |no |wait )*(?:typo|oops|whoops|misclick\w*|my bad|wrong (?:button|key))(?: typo| sorry| oops)*[.]*$|^(?:oh |oops |sorry |wait |no )*i (?:wrote|typed|put|did) (?:it|that|them|the \w+) (?:the wrong way|back to front|backwards|the other way)(?: round| around)?[.]*$/u;
export const GUESS = /\b(?:guess|guessed|guessing|gess|gessed)\b/u;
export const WORK =
  /\b(?:lets|let's|let us|can we|shall we|i want to|we can|ready to)\b.{0,20}\b(?:maths?|problem|work|sum|sums|carry on|continue|go on|start)\b/u;
export const DISPUTE =
  /\bare (?:you|u) sure\b|\b(?:cant|can't|cannot|can not|isnt|isn't|is not) (?:be )?(?:right|true)\b|\byou(?: are|'re|re)? (?:wrong|lying)\b|\bcalculator\b|(?<!\bis )\bit(?: is|'s|s) (?:right|correct)\b(?! or)|\b(?:teacher|mum|mom|dad|friend|book)s? (?:says?|said|told me) (?:so|it is)\b|\byou said (?:it|that) (?:was|is) (?:right|wrong)\b|\bi (?:already )?(?:said|gave|told you)(?: you)? (?:the |my )?(?:right |correct )?answer\b|\bi (?:am|know i am|know im) right\b/u;
export const SAID_IT = /\bi (?:already )?(?:said|gave|told you)\b/u;
export const FACTS_ANSWER = /\banswer box\b|\bwhere (?:do|can|should) i (?:write|type|put)\b/u;
export const FACTS_CAN = /\b(?:can|may) i (?:use|have) (?:a |my )?calculator\b/u;
export const FACTS_WHY = /\bwhy do (?:you|u) (?:\w+ )?(?:ask|want|say|need)\b.*\b(?:why|how|reasons?)\b/u;
export const FACTS_HOW = /\bhow many (?:tries|goes|guesses|chances|attempts|times) (?:do|can|have) i\b/u;
export const FACTS_SAY = /^(?:so )?if i (?:say|put|write|type|answer)\b.*\b(?:right|correct|wrong)\b/u;
export const FACTS_BUT =
  /^(?:and |but |so )*(?:what|wat) if (?:the )?numbers? (?:are|is|were|get|gets) (?:bigger|larger|huge|big)\b/u;
export const FACTS_SPANISH = /\bin (?:spanish|french|german|polish|arabic|urdu|hindi|turkish)\b/u;
export const IS_ANSWERED_STEP = /^step-(?:probe|hint|right|shown)$/u;
export const IS_LEFT_MORE = /\b(?:more|left|go)\b/u;
export const STAY_WITH_SAFETY = /^safety-(?:urgent|concern|stay)$/u;

// dialogue/turn/strange-words.ts

/** What a way does with numbers. */
export const WAYS: readonly (readonly [Idea, RegExp])[] = [
  [
    "add",
    /\b(?:add(?:ed|ing)?|plus(?:sed)?)\b(?! (?:up|on)\b)|\bput (?:them|it|both|those|the \w+) (?:all )?together\b|\bcount(?:ed|ing)? on\b/u,
  ],
  ["subtract", /\b(?:subtract\w*|minus(?:ed)?|(?:took|take|taking)(?: \S+){0,2} (?:away|off))\b/u],
  ["multiply", /\b(?:multipl(?:y|ied|ying)|timesed|times (?:it|them|by|the))\b/u],
  ["divide", /\b(?:divid(?:e|ed|ing)|shar(?:e|ed|ing))\b/u],
];
export const BOTH_SIDES = /\bthe same (?:thing )?(?:to|on|with|for) both\b/u;
export const STRANGE_WORDS_NO_WAY =
  /^(?:(?:because|cos|cause|cuz|well|um) )*(?:(?:i )?(?:just |already )*(?:know|knew|remember|remembered)(?: (?:it|that|this))?(?: already)?|(?:(?:my|a|the) )?(?:teacher|mum|mom|dad|brother|sister|friend|nan) (?:just )?(?:told|showed|taught)(?: me)?(?: (?:it|that|so|this))?|(?:i )?(?:just )?(?:did |do |worked )?(?:it |that )?(?:out )?(?:all )?in my head)[.!]*$/u;
export const IS_ABOUT_ANOTHER_TENS = /\btens\b/u;
export const IS_ABOUT_ANOTHER_BOTTOMS = /\b(?:bottoms|denominators?|numerators?)\b/u;
export const IS_ABOUT_ANOTHER_BOTTOM = /\\frac|\bbottom|\d\/\d/u;
export const HAS_TENS = /\btens?\b|\bdigits?\b/u;
export const TOLD_COUNT = /\bcount(?:ed|ing)? on\b/gu;

// dialogue/turn/teach-back.ts

export const LEFT_BANK_SEE = /\b(?:see|got it|get it|makes sense|understand)\b/u;

// dialogue/turn/true-fact.ts

export const GOES_IN = /(\d+) (?:goes?|fits?) in(?:to)? (\d+),? (?:exactly )?(?:(\d+) ?(?:times|x)|(once)|twice)\b/gu;
/** "4 layers of 12": so many groups of a size. */
export const GROUPS_OF = /(?<![\d./])(\d+) \p{L}{2,}s (?:of|with) (\d+)(?![\d./])/gu;
/** "20 = 4 x 5": what it comes to is said first. */
export const SAID_FIRST = /^(?:(?:so|and|because|but) )*(\d+) ?(?:=|is) ?(\d+ ?(?:x|×|\*|\+|times|plus) ?\d+)$/u;
/** "Double 10", "half of 8". */
export const DOUBLED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:double|twice|doubling) (?=\d)/gu, "2 x "],
  [/\bhalf of (\d+)/gu, "$1 / 2"],
];
/** "47 to 50 is 3", "from 9 to 4 is 5": counted on or back; "1 to 10 is 10 numbers" is another thing. */
export const COUNTED_ON =
  /(?<![\d./:−-])(\d+) (?:up |on |down |back )?to (\d+) ?(?:is|=|makes) (\d+)(?![\d./:]| [a-z]{3,}s\b)/gu;
/** Behind a number with which something is still to be done. */
export const IS_OPERAND = /^ ?(?:[-+−×*÷/]|(?:goes?|fits?|divided|times|plus|add|minus|take|into|to|of|x)\b)/u;
/** "= 28 + 1 = 29", "makes 48 and then i add 5 so its 53": it goes on from what the calculation before came to. */
export const CARRIED =
  /(?<=(?:=|\b(?:is|are|makes?|gets?|got|equals)) ?)(\d+(?:\.\d+)?),?(?: (?:and|then|so|i|you|we|now|just))* ?([-−+x×*÷/]|plus|add|and|minus|take|took|times|divided? by)(?: away| off)? ?(?:the |another )?(\d+(?:\.\d+)?)(?: more| off| away)?,?(?: (?:and|then|i))* ?(?:=|(?:so|is|it is|that is|gets?|got|makes?|gives?|equals)\b)(?: (?:it|that|is|i|have|get|got))* ?(\d+(?:\.\d+)?)(?![\d/]|\.\d| ?[-−+x×*÷])/gu;
/** What else is heard in a calculation that was not worked out. */
export const IN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bhalf an hour\b/gu, "30"],
  [/(?<=\d) (?:plus|add|and|(?:and )?then)(?: the| another)? (?=\d)/gu, " + "],
  [/(?<=\d) more$/gu, ""],
];
/** "And then 200", "take 4 more", "1 less": what goes on from a number that was said before. */
export const WENT_ON =
  /^(?=.*(?:[-−+]|\b(?:and|then|plus|add|minus|take|subtract|more|less|fewer|back|above|after|below|under|before)\b))(?:(?:and|so|then|now|ok|next|but|i|you|we|just|do|have to|need to|gotta|the|another) )*(?:plus |add |\+ ?|(minus |take (?:away |off )?|subtract |[-−] ?))?(?:(?:the|another) )?(\d+(?:\.\d+)?)(?: (?!more|less|fewer|back|off|away|left|on\b|then|above|after|below|under|before)\p{L}+)?(?: (?:more|left over|on|(above|after))|( (?:less|fewer|back|off|away|(below|under|before))))?(?: then)?[.!]*$/u;
/** "1 too many", "7 more to take away": how a number said before is put right. */
export const PUT_RIGHT =
  /^(?:(?:but|so|and|then|oh|thats|that's|that is|its|it's|i|you|took|added|still) )*(\d+) (?:too (?:many|much)\b|(?:more |left |still )*to (?:(add)\b|(take|subtract)\b))/u;
/** "6 6 6 6 that is 24" */
export const REPEATED = /(?<![\d/]|\d[.,]? )(\d+)(?:,? \1)+(?= (?:=|that|it|is|are|makes?)\b)/gu;
export const PLACES = / (?:ones|tens|hundreds|thousands|(?:[a-z]+)ths|halves|thirds|quarters)\b/gu;
/** What is left over, behind what a division comes to. */
export const REST = /^,? ?(?:(?:r|rem|remainder|rest|and|with|left(?: over)?)(?!\p{L})\.? ?)+(\d{1,4})(?![\d.])/u;
export const NUMBER = String.raw`\d{1,6}(?:[./]\d{1,4})?`;
export const SIGN = String.raw`(?:\+|plus|and|add|-|−|minus|take away|take|took|x|×|\*|times|multiplied by|÷|\/|(?:divided?|shared|split) by)`;
/** A calculation and what it comes to: `30 x 10 is 300`, `1000-9 its 991`, `9 take 3 so 6`, `100 + 80 + 7 = 187`. */
export const TRUE_FACT_STATED = new RegExp(
  String.raw`(?<![\d./]|\b(?:of|between|for|both|over|left|r|rem|remainder) )(${NUMBER}(?: ?${SIGN} ?${NUMBER})+)(?: first| together)?(?: ?=| is| are| makes?| equals| so| it is| that is| gives?| comes to)+ ?(\d{1,7}(?:[./]\d{1,4})?)(?![\d/]|[.:]\d| ?[-−+x×*÷] ?\d| \d+/\d| and (?:(?:an?|one|three|\d) ?(?:half|third|quarter)|\d ?/ ?\d+(?! ?=)))`,
  "gu",
);
/** A calculation with a number below zero in it, and what it comes to: `0 + -28 = -28`. */
export const SUM_BELOW_ZERO = /\d ?[-+−x×*÷] ?\(?[-−]\d[^=]*= ?[-−]?\d/u;
export const PIECES = new RegExp(String.raw`${NUMBER}|${SIGN}`, "gu");

// dialogue/turn/what-is-asked.ts

/** What there is to find. */
export const TASK =
  /\b(?:don't|dont|do not) (?:get|understand|know) (?:the|this|that|wat the|what the) (?:question|problem)\b|\bwhat (?:does|do) (?:the|this|that) (?:question|problem) mean\b|\bwhat (?:do|am|are|did) (?:i|we) (?:need|have|has|supposed|meant|want)? ?(?:to )?(?:find|finding|looking for)\b|\bwhat(?:'s| is) the question\b|\bwhat (?:does|is) (?:it|the (?:question|problem)|this) (?:ask|asking|want)\b/u;
/** "Can you say it another way": the problem, while nothing else was said of it. */
export const OTHER_WORDS =
  /\b(?:say|explain|ask|put|tell|read) (?:it|this|that|me)(?: to me| again)? (?:in )?(?:an? )?(?:other|another|different|simpler|diffrent|easier)(?:ly)?\b|\bin other words\b|\b(?:say|explain|put) (?:it|this|that) differently\b/u;

// dialogue/turn/which-operation.ts

/** A piece of a sentence that tells, and does not ask. */
export const TELLS = /^(?:(?:so|and|but|ok|okay|then|wait) )*(?:we|i) /u;
export const OPERATION: readonly (readonly [RegExp, GoalOperation])[] = [
  [/\b(?:add|plus|put)/u, "add"],
  [/\b(?:subtract|minus|tak)/u, "subtract"],
  [/\b(?:times|multipl)/u, "multiply"],
  [/\b(?:divi|shar)/u, "divide"],
];
/** "Is it 21 x 3": a calculation that is asked about, with its numbers. */
export const SUM_ASKED =
  /^(?:(?:so|and|but|ok|then|oh) )*(?:is it|is that|do (?:i|we|you)(?: do)?|should i(?: do)?|must i(?: do)?) \d+ ?([-−+x×*÷/]|plus|minus|times|divided by|take away) ?\d+[?. ]*$/u;
export const TAKES = /\$\d+ [-−] \d+\$|^(?:Subtract|Take)\b|\bleft\b/u;
export const OPERATIONS_ASKED_WHY = /\d|\bwhy\b|\bhow\b/u;
export const NAMES =
  "add(?:ing|ed)?|plus(?:ing|ed)?|addition|put (?:them |it )?together|subtract(?:ing|ed|ion)?|minus(?:ing)?|tak(?:e|ing)(?: it| them| this| that)? away|take(?=[?. ]*$)|times(?:ing)?|multiply(?:ing)?|multiplication|divid(?:e|ing|ed)|division|shar(?:e|ing)";
/** "She sells them so its take away": what the message comes to. */
export const SO_IT_IS = /^(?:.*\b(?:so|then) )?(?:it|that) is (?=[\p{L} ]+\??$)/u;
/** "Do I add them?", "is it a plus?", "so we take away?": what is to be done with the numbers. */
export const WHICH_OPERATION_ASKS = new RegExp(
  `^(?:(?:so|and|but|ok|okay|then|wait|or|um+|hmm?) )*(?:(?:(?:do|should|must|shall|would|can|could|may|did|am|are|do you want) (?:i|we|you|u|me)|(?:is|was) (?:this|it|that)|is it ok(?:ay)? (?:if i|to)|is the sign|does (?:it|this) (?:mean|say)|we|i) (?:(?:have to|need to|supposed to|allowed to|meant to|to|just|always|then|going to|an?|about|got to) )*(${NAMES})\\b|(?:${NAMES})[? ]+$|(?:${NAMES})(?: them| it)? or (?:(?:do i|is it|to|just|a) )*(?:${NAMES})\\b)`,
  "u",
);

// dialogue/turn/wishes.ts

/** Too little to do. */
export const TOO_EASY =
  /\b(?:too|so|2|really|very|super) easy\b|\beasy ?pe?asy\b|\bbaby (?:stuff|maths?|work)\b|\bfor bab(?:y|ies)\b/u;
export const HARDER =
  /\b(?:i can do (?:thousands|millions|bigger|hundreds)|harder|more difficult|hard ones|challeng\w*|boring|bored)\b/u;
/** A way of one's own is proposed: "can i split it". */
export const MAY_TRY =
  /^(?:(?:so|and|but|ok|wait) )*can i (?:just )?(?:take|split|start|count|use|do|add|subtract|times|multiply|divide|share|draw|make|work)\b/u;
/** How to go about it. */
export const HOW_TO_BEGIN =
  /\b(?:what|wat|where|how) (?:do|should|can|must|would) (?:i|we|you|u) (?:even )?(?:do|start|begin)\b|\b(?:what|wat)(?: is|'s|s)? (?:comes? |the )?first\b/u;
/** "How do I know it's right" asks for no verdict. */
export const ASKS_HOW = /^(?:so |but |and )?how\b/u;
/** Another problem, in the place of this one. */
export const ANOTHER =
  /\b(?:another one|(?:give me|do|have|try) another|(?:new|next|different) (?:one|problem))\b(?! way)/u;
export const WANTS_HARDER_CAN = /\b(?:can|could|may|want|give|get|have)\b.*\b(?:harder|more difficult)\b/u;
export const IS_THANKS_THANK = /\b(?:thank|thanks|thx|ty|cheers)\b/u;

// dialogue/turn/word-forms.ts

export const PLURAL_OF_CH = /(?:s|x|ch|sh)$/u;
export const SINGULAR_OF_SS = /(?:ss|x|ch|sh)es$/u;

// dialogue/turn/same-value.ts

export const VALUE = String.raw`(\|?[-−]?\$?\d+(?:[./]\d+)?(?: \d+/\d+)?%?\|?)`;
/** "Is 3.6 the same as 3.60", "would |50| be the same as |-50|". */
export const SAME = new RegExp(
  String.raw`\b(?:is|are|does|do|would|will|can) (?:[a-z]+ )?${VALUE} (?:be )?(?:(?:really |just |still )?(?:the same(?: (?:value|number|thing|size))? as|equal(?: to)?|as much as|worth)|just|really|still) ${VALUE}|^(?:so |and |ok |then )*is ${VALUE} ${VALUE}\??$`,
  "u",
);
/** "1/3 is 3/9", "1 3/4 = 7/4", "200% is 2". */
export const STATED = new RegExp(
  String.raw`(?<![\d/+×x*÷=-] ?|[.,])${VALUE} ?(?:= ?|(?:is(?: just| the same as| equal to)?|equals?) )${VALUE}(?! ?[-+×*÷/\d]|\.\d)`,
  "gu",
);
