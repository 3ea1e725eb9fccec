import { SAYINGS } from "../cues/sayings.ts";
import { hasFalseCalculation } from "./check-mathematics.ts";
import type { WordsContext } from "./words.ts";

/**
 * A verdict that is not the checker's, or a claim about what is mastered or comes next; `undefined` where there is
 * none [CHW10]. Right is said only of what was marked right, not yet only in a hint on what was marked incorrect.
 */
export function strangeVerdict(text: string, context: WordsContext): string | undefined {
  const said = ` ${text.toLowerCase().replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, " ")} `;
  // Comfort, and things taken off: no verdicts.
  const plain = said
    .replaceAll(COMFORT, "")
    .replaceAll(TAKEN_OFF, "$1 away")
    .replaceAll(WORKED_OUT, "$1")
    .replaceAll(SAYINGS.KEPT_IS_GOOD, "")
    .replaceAll(SAYINGS.EASIER_NUMBERS, "")
    .replaceAll(SAYINGS.TRIED_TOO_MUCH, (found, tried: string) => (isWorkedOut(said, tried, context) ? "" : found));
  for (const { claim, may } of CLAIMS) {
    const found = may?.(context) === true ? null : claim.exec(plain);
    if (found !== null) return found[0].trim();
  }
  return undefined;
}

/** The pupil's own number, put into an equation that shows what comes of it. */
function isWorkedOut(said: string, tried: string, { replyTo = "" }: WordsContext): boolean {
  const number = new RegExp(`(?<![\\d.])${tried.replaceAll(/[^\d]/gu, "\\$&")}(?![\\d.]\\d)`, "u");
  return number.test(replyTo) && (said.match(/[\d ×*÷+/.,-]{3,60}=/gu) ?? []).some((left) => number.test(left));
}

function isMarkedRight({ verdict, over }: WordsContext): boolean {
  return verdict === "correct" && over;
}

/** What the pupil did may be called right where nothing was marked, nothing guessed, and no false calculation written. */
function mayAgree({ verdict, replyTo = "" }: WordsContext): boolean {
  return verdict === null && !GUESS.test(replyTo.toLowerCase()) && !hasFalseCalculation(replyTo);
}

const WHAT =
  "(?:you|you've|that|this|it|they|your (?:\\w+ ){0,2}(?:answer|result|work|working|sum|number|line|step|idea|thinking|way|method|reasoning|explanation|solution|first step|guess)|the (?:answer|result|number)(?: you (?:gave|have|got|wrote|found))?|what you (?:wrote|said|did|have|got)|everything|both|all of it)";
const IS = "(?:is|are|'s|'re|was|were|looks|look|seems|seem|sounds)";
const GOOD =
  "(?:(?:exactly|absolutely|quite|all|just|completely|totally|so|already|indeed|perfectly|now|very|really) )*(?:right|correct|perfect|true|spot on|fine|good|great|accurate|valid|it|excellent|on point|there)";
/** The answer, or all of it, is called right. */
const RIGHT = new RegExp(
  [
    `\\b${WHAT}(?: have)? ?${IS} ${GOOD}(?= ?[.,!;:]| ?$| and\\b| because\\b| as\\b| so\\b| here\\b| now\\b| since\\b)`,
    "(?:^|[.!?;:]) ?(?:yep|yeah|yup|bingo|bravo|congratulations|full marks|nailed)\\b",
    "\\b(?:good answer|great answer|right answer is what you|i agree|you agree with|got it right|got them right|got it\\b|you did it|you made it(?= ?[.,!])|you solved|you found (?:it|the (?:right )?(?:answer|number|result))|you have (?:found|solved|finished|the (?:right|correct) (?:answer|number|result))|solved it|you're done|you are done|that's it|that is it|that works(?= ?[.,!])|that fits(?= ?[.,!])|answered (?:\\w+ )?correctly|you were right|is (?:what|the same as what) (?:i|we) (?:have|got)|proud of)",
  ].join("|"),
  "u",
);
/** Praise that names nothing is taken for praise of the answer. */
const BARE_PRAISE =
  /(?:^|[.!?;:]) ?(?:well done|good job|great job|nice job|good work|great work|nice work|nice one|way to go|spot on|bang on|(?:exactly|correct|right|yes|perfect|indeed|absolutely|precisely|great|excellent|wonderful|fantastic|brilliant|awesome|superb|hooray|nice|cool)(?= ?[.!?;:-]|, ?(?:it|that|this)(?:'s| is) (?:it|right|correct|the)|,? you (?:are|have|were|got|did it)))/u;
/** Agreement that goes on: "Yes, you can, because …" */
const AGREEING =
  /(?:^|[.!?;:]) ?(?:yes|correct|right|exactly|perfect|indeed|absolutely|precisely|sure)(?= ?,)|\b(?:well done|correctly|rightly|well (?:added|counted|seen|read))\b/u;
/** A number, and nothing but what asks whether it is the one. */
const GUESS = /^\W*(?:(?:is|its|it's|it|so|maybe|i|think|the|answer|=|[a-z]) ?){0,5}\W*[-\d][-\d./:% ]*\W*$/u;
const NOT_YET = new RegExp(
  [
    "\\bnot (?:quite|yet|right|correct|true|the (?:right|correct)|what (?:we|you) (?:want|need))\\b(?! (?:know|been|have|seen))",
    "\\b(?:isn't|is not|wasn't|aren't) (?:quite|yet|right|correct|it|the (?:right|correct))\\b",
    "(?:^|[.!?]) ?(?:no|nope|oops|unfortunately|sorry|hmm)(?= ?[.,!:;-])|\\bbut no(?= ?[.,!:;])",
    `\\b${WHAT} (?:does not|doesn't|do not|don't|cannot|can't) (?:work|fit|match|be|be it)(?= ?[.,!:;])`,
    "\\byou (?:do not|don't|did not|didn't|have not|haven't) (?:quite )?(?:have|got|get|found|find) (?:it|the (?:answer|number|result))\\b",
    "\\bnot the (?:number|answer|result|one)(?= ?[.,!:;])|\\b(?:good|nice) (?:try|attempt)\\b|\\bneeds? (?:another|a second|one more) look\\b",
    "\\btoo (?:big|small|large|high|low|many|few|much|little)\\b(?![^.?!]{0,80}\\?)|\\btry (?:it )?again\\b|\\boff by\\b|\\b(?:one|a little|\\d+) off\\b|\\b(?:something|a step|one step) (?:went|is) (?:astray|off|missing)",
  ].join("|"),
  "u",
);
/** How near it is: the checker has not said. */
const NEAR = new RegExp(
  [
    "\\b(?:quite|nearly|almost|just about|half ?way|part ?way|getting) there\\b|(?:\\b(?:you|we|it|that|this|your \\w+)(?:'re|'s| are| is)|^|[.!?,;:]) ?(?:still )?not (?:all the way )?there\\b",
    "(?:^|[.!?,;:]) ?(?:(?:so|very|really|pretty|quite|getting) )*(?:almost|nearly|close|closer|near|warm|warmer|hot|cold|colder)(?= ?[.,!:;-]| but\\b)",
    `\\b(?:you|your (?:\\w+ ){0,2}(?:answer|result|sum|number|guess)|the answer)(?:'re| are| is| were| was) (?:(?:so|very|really|pretty|quite|getting|not|now) )*(?:close|closer|near|nearer|warm|warmer|hot|hotter|cold|colder|far)\\b`,
    `\\b(?:that|this|it)(?:'s| is| was) (?:(?:so|very|really|pretty|quite|getting) )*(?:close|near|warm|warmer|cold|colder|a near miss)(?= ?[.,!:;]| but\\b)`,
    "\\b(?:almost|nearly) (?:right|correct|have it|got it|done|finished|solved)|\\b(?:right|wrong|good) track\\b|\\byou(?:'re| are) (?:well )?on (?:the right|a good|the wrong|your) (?:path|way|road)\\b|\\b(?:heading|going) the (?:right|wrong) way\\b",
    "\\byou(?:'re| are) (?:just |only )?(?:a|one|two) (?:small |more )?steps? away\\b|\\byou (?:have |got |have got )(?:part|most|half|some) of it\\b",
  ].join("|"),
  "u",
);
/** "it is not 8": whoever asks often enough gets the answer. */
const DENIED_NUMBER =
  /\btoo (?:big|small|large|high|low|many|few|much|little)\b(?![^.?!]{0,80}\?)|\b(?:one|a little|a bit|\w+) off\b|\boff by\b|\b(?:more|less|bigger|smaller|higher|lower) than (?:what )?(?:you|your)\b|(?:^|[.!?,;:]) ?(?:no|nope)(?= ?[.,!:;-])|\b(?:it|that|this|answer|number|result|box) (?:is not|isn't|can't be|cannot be|is also not|won't be) (?:an? |the )?(?:\$|-|\d|zero|one\b|two|three|four|five|six|seven|eight|nine|ten|eleven|twel|thir|fif|twent|fort)/u;
const COMFORT = /\bthat(?:'s| is) all right, (?=(?:so )?(?:we|let us|let's) (?:begin|start|go|look|take)\b)/gu;
const TAKEN_OFF =
  /\b((?:tak(?:e|es|en|ing)|took|lift(?:s|ed|ing)?|cross(?:es|ed|ing)?|break(?:s|ing)?|cut(?:s|ting)?)(?: (?:\$?\d{1,6}\$?|one|it|them|the same|as much))?) off\b/gu;
/** "7 tens and 7 tens are 14 tens, that's right": whether it is, is worked out elsewhere. */
const WORKED_OUT =
  /(\d[^.!?]{0,60}(?:=|≠|\b(?:are|is|makes?|divides)\b)[^.!?]{0,20}\d[^.!?]{0,20}),? (?:that's|that is|is) (?:right|correct|true)(?= ?[.,!;:])/gu;
const MORE = /\b(?:harder|more) problems\b/u;
/** Mastery, what comes next, marks; a person praised or blamed instead of what was done; "wrong", "easy". */
const NEVER =
  /\b(?:wrong(?:ly)?|incorrect(?:ly)?|mistaken?|mistakes|error|errors|false answer|answer (?:is|was) false|failed|failure|bad(?:ly)?|master(?:ed|y|s|ing)?|you (?:can|could|may|might) (?:now )?(?:skip|stop here|move on|go on to|leave out (?:this|the|these) (?:\w+ )?(?:lessons?|problems?|exercises?|skills?|topics?))|(?:ready|prepared) for (?:the )?(?:\w+ )?(?:next|harder|grade|test|exam|level|more)|next (?:lesson|skill|topic|unit|problem|level|exercise|grade)|level(?:ed)? up|you (?:have )?passed|your (?:score|mark|level|rank|grade|progress)|points? for you|badge|trophy|unlock\w*|reward|gold star|stickers? for you|marked (?:this|it|the)|as solved|(?:it|this|that|problem) is (?:now )?(?:solved|done|finished)|easy|easily|easier|simple as|simply put|piece of cake|obvious(?:ly)?|trivial|of course|everyone knows|genius|smart(?:er|est)?|clever|brilliant (?:child|kid|mind)|talented|gifted|amazing|incredible|wow|best of all|the best|champion|superstar|by now|from now on|(?:have|need) to practi[cs]e|practi[cs]e (?:this|it) (?:any ?more|again)|points for (?:that|this|it)|you (?:never|always)|disappoint\w*|lazy|slow|careless|sloppy|should (?:have )?know[n]?|the program is|checker is)\b/u;

/** What may be said where: the first that may not be said and is found counts. */
const CLAIMS: readonly { readonly claim: RegExp; readonly may?: (context: WordsContext) => boolean }[] = [
  { claim: NEVER },
  // A plan tells of problems to come, not of when they come.
  { claim: MORE, may: ({ mode }) => mode === "plan" },
  { claim: RIGHT, may: isMarkedRight },
  { claim: BARE_PRAISE, may: isMarkedRight },
  { claim: AGREEING, may: (context) => isMarkedRight(context) || mayAgree(context) },
  { claim: NEAR },
  // A reply to a message is about what was said there: nobody has marked that.
  { claim: NOT_YET, may: ({ verdict, mode }) => verdict === "incorrect" && mode === "hint" },
  { claim: DENIED_NUMBER, may: ({ over }) => over },
];
