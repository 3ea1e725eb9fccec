import { POLICY } from "../../policy.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork, onIsItRight } from "./on-chat.ts";
import { offerStop } from "./on-stuck.ts";
import { ASKS_HOW, MAY_TRY, wishesHarder } from "./wishes.ts";
import { otherWay } from "./strategies.ts";
import { asksOperation } from "./which-operation.ts";
import { asksTask, onTask } from "./what-is-asked.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";

/** What children write besides: an honest answer, and back to the work [TRN25]; null where it is nothing of the kind. */
export function onSmallTalk(talk: Talk): Answer | null {
  const { plain, category, value } = talk.understood;
  const { phase } = talk.desk.problem;
  const given: ReadonlySet<string> = new Set(talk.desk.item.problem_content.stem.match(/\d+/gu));
  const isOwn = OWN_PROBLEM.test(plain) && (plain.match(/\d+/gu) ?? []).some((number) => !given.has(number));
  if (isOwn && !(category === "answer" && value !== null && /^[a-z] = \S+$/u.test(value)))
    return said(talk, "own-problem", BESIDE_PHRASES.ownProblem);
  if (category === "answer" && value !== null) return null;
  // The question that waits is not shown again either.
  const cared = SAD.test(plain) ? quiet(talk, "cared", PHRASES.sadNews) : null;
  if (cared !== null) return { ...cared, keeps: null };
  const task = asksTask(talk) ? onTask(talk) : null;
  if (task !== null) return task;
  if (WHY_EASY.test(plain)) return said(talk, "harder", BESIDE_PHRASES.harder);
  if (wishesHarder(plain) && phase !== "open" && talk.asked?.asks?.kind !== "why")
    return said(talk, "harder", BESIDE_PHRASES.harder);
  if (REFUSED.test(plain)) {
    const words = quiet(talk, "refused", BESIDE_PHRASES.refused);
    if (words !== null) return words;
  }
  if (MASHED.test(plain)) return said(talk, "mashed", BESIDE_PHRASES.mashed);
  if (NOISE.test(plain)) return said(talk, "mashed", BESIDE_PHRASES.noise);
  if (SLIPPED.test(plain)) return said(talk, "slipped", BESIDE_PHRASES.slipped);
  if (OTHER_WAY.test(plain) && phase === "open")
    return otherWay(talk) ?? said(talk, "no-other-way", BESIDE_PHRASES.noOtherWay);
  if (OWN_WAY.test(plain) && !NO_WAY.test(plain) && phase === "open") return ownWay(talk);
  if (MAY_GUESS.test(plain)) return said(talk, "guess", BESIDE_PHRASES.mayGuess);
  if (NAME.test(plain) && !wasNamed(talk)) return told(talk, MY_NAME);
  if (PERSON.test(plain)) return said(talk, "person", BESIDE_PHRASES.person);
  if (UNWELL.test(plain)) return quiet(talk, "unwell", BESIDE_PHRASES.unwell);
  const fact = FACTS.find(({ when }) => when.test(plain));
  if (fact !== undefined) return told(talk, fact.say);
  if (MAY_TRY.test(plain) && phase === "open" && !asksOperation(plain))
    return said(talk, "may-try", BESIDE_PHRASES.mayTry);
  if (BACK.test(plain)) return said(talk, "greet", PHRASES.greet);
  if (BYE.test(plain)) return quiet(talk, "bye", BESIDE_PHRASES.bye);
  // Another offer that waits goes on waiting.
  if (TIRED.test(plain))
    return talk.asked?.asks?.kind === "yes-no" || timesActed(talk.desk, "offer-stop") > 0
      ? quiet(talk, "may-rest", BESIDE_PHRASES.mayRest)
      : offerStop(talk);
  if (WAIT.test(plain) || THINKING.test(plain)) return quiet(talk, "wait", BESIDE_PHRASES.wait);
  if (SCORE.test(plain)) return score(talk);
  if (GUESS.test(plain) && phase !== "open") return said(talk, "guess", BESIDE_PHRASES.guess);
  if (isDisputed(talk)) return onIsItRight(talk);
  if (category === "stuck" || category === "conceptual_question") return null;
  if (SORRY.test(plain)) return said(talk, "sorry", BESIDE_PHRASES.sorry);
  if (PRAISE.test(plain)) return said(talk, "thanks", BESIDE_PHRASES.praised);
  if (GUESS.test(plain)) return said(talk, "guess", BESIDE_PHRASES.guess);
  if (WORK.test(plain)) return said(talk, "to-work", PHRASES.gotIt);
  return null;
}

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
