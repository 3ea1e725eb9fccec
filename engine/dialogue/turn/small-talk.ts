import { POLICY } from "../../policy.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork, onIsItRight } from "./on-chat.ts";
import { offerStop } from "./on-stuck.ts";
import { within, type Row } from "./row.ts";
import { ASKS_HOW, MAY_TRY, wishesHarder } from "./wishes.ts";
import { otherWay } from "./strategies.ts";
import { asksOperation } from "./which-operation.ts";
import { asksTask, onTask } from "./what-is-asked.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";

/** Asked of the tutor: "do you know another way", "show me a different method". */
const OTHER_WAY =
  /(?:\b(?:can|could|would|will) (?:you|u|we)|\b(?:do|does) (?:you|u) (?:know|have)|\b(?:can|could|may) i (?:see|have|get|hear|learn)|\b(?:is|are) there|\bwhat(?:'s|s| is| are)|\bi (?:want|need|wanna see|would like|want to (?:see|hear|learn|know))|^(?=another way|a different way)|^(?:(?:please|pls|ok|so|and|but|now|just) )*(?:show|tell|teach|give|do|explain))\b(?: \w+){0,5}? (?:(?:another|an other|(?:a |any |some )?(?:different|other)) (?:way|method|strategy)s?\b|differently\b)/u;
/** "I don't know another way". */
const NO_WAY = /\b(?:don't|dont|do not|didn't|didnt|never|can't|cant|cannot|no)\b(?: \w+){0,4} ways?\b/u;

/** "My mum does it different", "i learned another way". */
const OWN_WAY =
  /\b(?:does|do|did|showed|shows|taught|teaches|learned|learnt|know|have|use|uses|used)\b(?: \w+){0,4} (?:different(?:ly)?|(?:another|a different|an other|my own|their own|her own|his own) way|other way)\b/u;

const PERSON =
  /\b(?:are|r) (?:you|u) (?:\w+ )?(?:real|human|person|robot|bot|computer|ai|alive|teacher|man|woman|boy|girl)\b|\bwho (?:are you|made you|is this)\b|\b(?:your|ur) name\b|\bdo (?:you|u) (?:love|like) me\b|\bcan (?:you|u) (?:see|hear) me\b/u;
const MY_NAME = "I am MathFlow, a computer program for maths.";
const NAME = /\b(?:your|ur|yr) name\b|\bwhat (?:are|r) (?:you|u) called\b/u;
const MAY_GUESS = /\b(?:can|could|may|can't|cant|cannot|can not) i (?:just )?(?:guess|gess)\b/u;
const UNWELL =
  /\bi(?:'m| am|m)? (?:feel |feeling )?(?:sick|ill|unwell|poorly|dizzy)\b|\bi want my (?:mum|mom|mummy|mommy|dad|daddy)\b|\b(?:tummy|belly|stomach) ?(?:ache|hurts)\b/u;
const BACK = /^(?:(?:ok|okay|i'm|im|i am) )*(?:back(?: again| now)?|helo+|hallo|heya)$/u;
const PRAISE =
  /^(?:you|u)(?: are|'re|re| r)? (?:actually |so |really |very )*(?:nice|kind|funny|cool|good|great|ok|helpful|the best)\b/u;
/** What children ask of the page. */
const FACTS: readonly { readonly when: RegExp; readonly say: string }[] = [
  {
    when: /\banswer box\b|\bwhere (?:do|can|should) i (?:write|type|put)\b/u,
    say: "You can write your answer here or in the answer box.",
  },
  { when: /\b(?:can|may) i (?:use|have) (?:a |my )?calculator\b/u, say: "Try it without a calculator here." },
  {
    when: /\bwhy do (?:you|u) (?:\w+ )?(?:ask|want|say|need)\b.*\b(?:why|how|reasons?)\b/u,
    say: "I ask for the reason because saying it helps you to remember it.",
  },
  {
    when: /\bhow many (?:tries|goes|guesses|chances|attempts|times) (?:do|can|have) i\b/u,
    say: `You have ${POLICY.attempts.max} tries, and then all the steps are shown.`,
  },
  {
    when: /^(?:so )?if i (?:say|put|write|type|answer)\b.*\b(?:right|correct|wrong)\b/u,
    say: "Give it as your answer, and I will look at it.",
  },
  {
    when: /^(?:and |but |so )*(?:what|wat) if (?:the )?numbers? (?:are|is|were|get|gets) (?:bigger|larger|huge|big)\b/u,
    say: "With bigger numbers it goes the same way.",
  },
  { when: /\bin (?:spanish|french|german|polish|arabic|urdu|hindi|turkish)\b/u, say: "I can only write English here." },
];
const BYE =
  /\bi (?:have to|gotta|must|need to) go (?:now|home)\b|\b(?:mum|mom|dad|teacher|nan)(?: is|'s|s)? calling\b|^(?:ok(?:ay)? )?(?:bye|goodbye|good night|see (?:you|ya)|cya)\b/u;
const TIRED = /\bi(?:'m| am|m) (?:so |very |really |too )*(?:tired|hungry|thirsty|sleepy|exhausted)\b/u;
const REFUSED = /\bleave me alone\b|^(?:i am|i'm|im) not (?:doing|going to do)\b|^i (?:won't|wont|will not) do\b/u;
const MASHED = /^(?:[bcdfghjklmnpqrstvwxz]{4,}|(?:asdf|qwer|zxcv|hjkl)\w*)$/u;
const NOISE = /^(?:bla+h*|(?:(?:bla+h*|la+|yada|doo+|ba+)[ ,.]*){2,})$/u;
const THINKING =
  /\b(?:let me (?:think|see|try)|i need to think|give me (?:a )?(?:sec|second|minute|moment|time))[.!]*$/u;
const WAIT =
  /^(?:ok(?:ay)? )?(?:hang on|hold on|wait|1 (?:sec|second|moment|minute|min)|one (?:sec|second|moment|minute|min)|let me (?:think|see)|(?:i am |i'm |im )?thinking|give me a (?:sec|second|minute|moment))(?: (?:please|pls|a (?:sec|second|minute|moment)|wait))*[.]*$/u;
const WHY_EASY = /\bwhy\b.*\b(?:hard|harder|difficult|easy) (?:ones?|problems?|sums?|questions?)\b/u;
const OWN_PROBLEM =
  /^(?:hey |please |ok |and |so )*(?:can|could) (?:you|we|i) (?:please )?(?:give me|do|have|get|try|solve)\b(?! (?:it|this|that|the|a hint|some help))|\b(?:solve|do) (?:mine|my (?:own )?(?:one|problem|sum))\b|\bis what i want\b/u;
const SLIPPED =
  /^(?:oh |oops |whoops |sorry |no |wait )*(?:typo|oops|whoops|misclick\w*|my bad|wrong (?:button|key))(?: typo| sorry| oops)*[.]*$|^(?:oh |oops |sorry |wait |no )*i (?:wrote|typed|put|did) (?:it|that|them|the \w+) (?:the wrong way|back to front|backwards|the other way)\b/u;
const SCORE =
  /\bhow many\b.*\b(?:right|correct|done|left|more to|to go)\b|^how many more$|\b(?:my|the) score\b|\bhow am i doing\b/u;
/** Somebody is ill, or has died: that comes before the work, and nothing is asked. */
const SAD =
  /\b(?:died|dying|funeral|hospital|vet|cancer|passed away|(?:is|are|was|got|so|very|really) (?:sick|poorly)|ran away|will (?:she|he|they) be (?:ok|okay|all right|alright|fine))\b/u;
const SORRY = /\bsorry\b/u;
const GUESS = /\b(?:guess|guessed|guessing|gess|gessed)\b/u;
const WORK =
  /\b(?:lets|let's|let us|can we|shall we|i want to|we can|ready to)\b.{0,20}\b(?:maths?|problem|work|sum|sums|carry on|continue|go on|start)\b/u;
const DISPUTE =
  /\bare (?:you|u) sure\b|\b(?:cant|can't|cannot|can not|isnt|isn't|is not) (?:be )?(?:right|true)\b|\byou(?: are|'re|re)? (?:wrong|lying)\b|\bcalculator\b|(?<!\bis )\bit(?: is|'s|s) (?:right|correct)\b(?! or)|\b(?:teacher|mum|mom|dad|friend|book)s? (?:says?|said|told me) (?:so|it is)\b|\byou said (?:it|that) (?:was|is) (?:right|wrong)\b|\bi (?:already )?(?:said|gave|told you)(?: you)? (?:the |my )?(?:right |correct )?answer\b|\bi (?:am|know i am|know im) right\b/u;

const SAID_IT = /\bi (?:already )?(?:said|gave|told you)\b/u;

/** Who asks, or is stuck, is answered on that first. */
const NO_HELP_WANTED = ["answer", "off_topic", "acknowledge", "explanation"] as const;

/** What children write besides: an honest answer, and back to the work [TRN25]. */
export const SMALL_TALK_ROWS: readonly Row[] = [
  {
    row: "own-problem",
    when: "A problem of one's own is asked for, or brought.",
    does: "Problems come from here; back to this one.",
    cue: OWN_PROBLEM,
    answer: (talk) => {
      const { plain, category, value } = talk.understood;
      const given: ReadonlySet<string> = new Set(talk.desk.item.problem_content.stem.match(/\d+/gu));
      const isOwn = (plain.match(/\d+/gu) ?? []).some((number) => !given.has(number));
      const isAnswer = category === "answer" && value !== null && /^[a-z] = \S+$/u.test(value);
      return isOwn && !isAnswer ? said(talk, "own-problem", BESIDE_PHRASES.ownProblem) : null;
    },
  },
  within({ row: "no-answer", when: "No value is given as an answer." }, withoutValue, [
    {
      // The question that waits is not shown again either.
      row: "sad-news",
      when: "Somebody is ill, or has died.",
      does: "Care; nothing is asked.",
      cue: SAD,
      answer: (talk) => {
        const cared = quiet(talk, "cared", PHRASES.sadNews);
        return cared === null ? null : { ...cared, keeps: null };
      },
    },
    {
      row: "what-is-asked",
      when: "What the problem wants is not clear.",
      does: "It is said in other words, with a question to begin with.",
      answer: (talk) => (asksTask(talk) ? onTask(talk) : null),
    },
    {
      row: "why-so-easy",
      when: "“why are these ones so easy”",
      does: "Harder ones come by themselves.",
      cue: WHY_EASY,
      answer: saying("harder", BESIDE_PHRASES.harder),
    },
    {
      row: "wishes-harder",
      when: "Harder ones are wished for.",
      does: "They come by themselves.",
      phase: "over",
      answer: (talk) =>
        wishesHarder(talk.understood.plain) && talk.asked?.asks?.kind !== "why"
          ? said(talk, "harder", BESIDE_PHRASES.harder)
          : null,
    },
    {
      row: "refused",
      when: "“leave me alone”, “i won't do it”",
      does: "That is all right; nothing is asked.",
      cue: REFUSED,
      answer: quietly("refused", BESIDE_PHRASES.refused),
    },
    {
      row: "mashed",
      when: "Keys were pressed at random.",
      does: "It was not understood; back to the problem.",
      cue: MASHED,
      answer: saying("mashed", BESIDE_PHRASES.mashed),
    },
    {
      row: "noise",
      when: "“blah blah”",
      does: "A friendly word; back to the problem.",
      cue: NOISE,
      answer: saying("mashed", BESIDE_PHRASES.noise),
    },
    {
      row: "slipped",
      when: "A slip of the keys: “oops, typo”.",
      does: "Try again; it happens.",
      cue: SLIPPED,
      answer: saying("slipped", BESIDE_PHRASES.slipped),
    },
    {
      row: "other-way",
      when: "Another way is asked for.",
      does: "One of the problem's own ways, or an honest “I know no other”.",
      cue: OTHER_WAY,
      phase: "open",
      answer: (talk) => otherWay(talk) ?? said(talk, "no-other-way", BESIDE_PHRASES.noOtherWay),
    },
    {
      row: "own-way",
      when: "Somebody does it another way: “my mum does it different”.",
      does: "It is welcome; the lines of working open.",
      cue: OWN_WAY,
      phase: "open",
      answer: (talk) => (NO_WAY.test(talk.understood.plain) ? null : ownWay(talk)),
    },
    {
      row: "may-guess",
      when: "“can i guess”",
      does: "What a guess is good for.",
      cue: MAY_GUESS,
      answer: saying("guess", BESIDE_PHRASES.mayGuess),
    },
    {
      row: "name",
      when: "The tutor's name is asked.",
      does: "It is told, once.",
      cue: NAME,
      answer: (talk) => (wasNamed(talk) ? null : told(talk, MY_NAME)),
    },
    {
      row: "person",
      when: "“are you a robot”",
      does: "It is a program, and says so.",
      cue: PERSON,
      answer: saying("person", BESIDE_PHRASES.person),
    },
    {
      row: "unwell",
      when: "The pupil is unwell.",
      does: "Care, and whom to tell; nothing is asked.",
      cue: UNWELL,
      answer: quietly("unwell", BESIDE_PHRASES.unwell),
    },
    {
      row: "about-the-page",
      when: "Where to write, how many tries there are, whether a calculator may be used.",
      does: "It is told.",
      answer: (talk) => {
        const fact = FACTS.find(({ when }) => when.test(talk.understood.plain));
        return fact === undefined ? null : told(talk, fact.say);
      },
    },
    {
      row: "may-try",
      when: "“can i try …”",
      does: "Yes.",
      cue: MAY_TRY,
      phase: "open",
      answer: (talk) => (asksOperation(talk.understood.plain) ? null : said(talk, "may-try", BESIDE_PHRASES.mayTry)),
    },
    {
      row: "back",
      when: "“i'm back”",
      does: "A greeting, and the problem.",
      cue: BACK,
      answer: saying("greet", PHRASES.greet),
    },
    {
      row: "bye",
      when: "Somebody has to go.",
      does: "Goodbye; all is kept.",
      cue: BYE,
      answer: quietly("bye", BESIDE_PHRASES.bye),
    },
    {
      // Another offer that waits goes on waiting.
      row: "tired",
      when: "Tired, hungry, thirsty.",
      does: "Stopping is offered, once.",
      cue: TIRED,
      answer: (talk) =>
        talk.asked?.asks?.kind === "yes-no" || timesActed(talk.desk, "offer-stop") > 0
          ? quiet(talk, "may-rest", BESIDE_PHRASES.mayRest)
          : offerStop(talk),
    },
    {
      row: "wait",
      when: "“wait”, “one sec”",
      does: "There is time; nothing is asked.",
      cue: WAIT,
      answer: quietly("wait", BESIDE_PHRASES.wait),
    },
    {
      row: "thinking",
      when: "“let me think”",
      does: "There is time; nothing is asked.",
      cue: THINKING,
      answer: quietly("wait", BESIDE_PHRASES.wait),
    },
    { row: "score", when: "How many are done, right or left.", does: "The true numbers.", cue: SCORE, answer: score },
    {
      row: "guessed-after",
      when: "It was a guess, told afterwards.",
      does: "Honest; what it comes to can be looked at.",
      cue: GUESS,
      phase: "over",
      answer: saying("guess", BESIDE_PHRASES.guess),
    },
    {
      row: "disputed",
      when: "“that can't be right”",
      does: "What the last answer came to, once more.",
      answer: (talk) => (isDisputed(talk) ? onIsItRight(talk) : null),
    },
    {
      row: "sorry",
      when: "“sorry”",
      does: "Nothing to be sorry for.",
      of: NO_HELP_WANTED,
      cue: SORRY,
      answer: saying("sorry", BESIDE_PHRASES.sorry),
    },
    {
      row: "praised",
      when: "The tutor is praised.",
      does: "Thanks, and back to the problem.",
      of: NO_HELP_WANTED,
      cue: PRAISE,
      answer: saying("thanks", BESIDE_PHRASES.praised),
    },
    {
      row: "guessed",
      when: "It was a guess.",
      does: "What a guess is good for.",
      of: NO_HELP_WANTED,
      cue: GUESS,
      answer: saying("guess", BESIDE_PHRASES.guess),
    },
    {
      row: "to-work",
      when: "“let's carry on”",
      does: "The question that waits.",
      of: NO_HELP_WANTED,
      cue: WORK,
      answer: saying("to-work", PHRASES.gotIt),
    },
  ]),
];

function withoutValue(talk: Talk): Talk | null {
  const { category, value } = talk.understood;
  return category === "answer" && value !== null ? null : talk;
}

function saying(act: string, bank: Phrases): (talk: Talk) => Answer | null {
  return (talk) => said(talk, act, bank);
}

function quietly(act: string, bank: Phrases): (talk: Talk) => Answer | null {
  return (talk) => quiet(talk, act, bank);
}

/** "That can't be right": the last answer is told once more for what it is. */
function isDisputed(talk: Talk): boolean {
  const { desk, understood } = talk;
  const isAnswered =
    SAID_IT.test(understood.plain) ||
    desk.problem.attempts > 0 ||
    desk.problem.turns.some((turn) => turn.type === "reply" && /^step-(?:probe|hint|right|shown)$/u.test(turn.act));
  return (
    DISPUTE.test(understood.plain) && !ASKS_HOW.test(understood.plain) && desk.problem.phase === "open" && isAnswered
  );
}

function wasNamed({ desk }: Talk): boolean {
  return desk.problem.turns.some((turn) => turn.type === "reply" && turn.text.includes(MY_NAME));
}

function said(talk: Talk, act: string, bank: Phrases): Answer | null {
  const words = talk.speaker.pick(bank);
  if (words === null) return null;
  return { category: talk.understood.category, act, words: [words], ...backToWork(talk) };
}

/** The page opens the lines of working for a reply of this category. */
function ownWay(talk: Talk): Answer {
  const words = [talk.speaker.pick(BESIDE_PHRASES.ownWay)];
  return { category: "own_way", act: "own-way", words, room: 3, ...backToWork(talk) };
}

/** Nothing is asked: the question that waits goes on waiting. */
function quiet(talk: Talk, act: string, bank: Phrases): Answer | null {
  const words = talk.speaker.pick(bank);
  if (words === null) return null;
  return {
    category: talk.understood.category,
    act,
    words: [words],
    question: null,
    asks: null,
    keeps: talk.desk.problem.asks,
  };
}

function score(talk: Talk): Answer | null {
  const { goal, problems } = talk.desk.session;
  const over = problems.filter(({ phase }) => phase !== "open").length;
  const right = problems.filter(({ phase }) => phase === "right").length;
  const isLeft = /\b(?:more|left|go)\b/u.test(talk.understood.plain);
  const soFar = over === 0 ? "this is your first" : `you have finished ${over}`;
  if (isLeft) return told(talk, `The goal here is ${goal}, ${soFar}, and you can stop whenever you like.`);
  const done = `Of the ${over} you have finished here, ${right} came out right.`;
  const count = `You have finished ${over} here so far.`;
  return told(talk, over === 0 ? "This is your first problem here." : right === 0 ? count : done);
}

function told(talk: Talk, text: string): Answer | null {
  const words = talk.speaker.fresh(text) ?? talk.speaker.pick(PHRASES.saidAbove);
  if (words === null) return null;
  return { category: talk.understood.category, act: "told", words: [words], ...backToWork(talk) };
}

/**
 * After a pupil has told of being hurt, or of wanting to hurt themselves, a next message that is not about the problem
 * is not answered with mathematics [TRN26].
 */
export function stayWith({ desk, understood, speaker }: Talk): Answer | null {
  const last = desk.problem.turns.findLast((turn) => turn.type === "reply");
  if (last?.type !== "reply" || !/^safety-(?:urgent|concern|stay)$/u.test(last.act)) return null;
  const { category, value, topics, ask, plain } = understood;
  const isWork = category === "answer" || category === "stuck" || value !== null || topics.length > 0;
  if (isWork || ask === "next" || ask === "skip" || ask === "stop" || WORK.test(plain)) return null;
  const [heard, tell] = [speaker.pick(BESIDE_PHRASES.stay), speaker.pick(BESIDE_PHRASES.tellSomebody)];
  if (heard === null || tell === null) return null;
  return {
    category: "safety",
    act: "safety-stay",
    words: [heard, tell],
    isVerbatim: true,
    question: null,
    asks: null,
    keeps: desk.problem.asks,
  };
}
