import { ASKED } from "../../cues/asked.ts";
import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { tellingWords } from "../../sessions/clarify/match-lesson.ts";
import { answerQuestion } from "../../sessions/lesson/answer-question.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { tellError } from "../compose/guess.ts";
import { PHRASES } from "../compose/phrases.ts";
import { mathsOf, sentencesOf } from "../compose/maths-text.ts";
import { kindNamed } from "../compose/kind-named.ts";
import { differenceOf, eitherOf, nameOf } from "./asked-name.ts";
import { asExample, exampleFor, ideasFor, isFor, isOfOthers, isStory } from "./give-example.ts";
import { askAnswer, askSmallStep, askYours, backToWork, currentSmallStep } from "./ask-small-step.ts";
import { tellsValue } from "../compose/guard.ts";
import { factOf } from "./fact-of.ts";
import { ofStep } from "./on-chat.ts";
import { toldShortly } from "./asked-rows.ts";
import { meaningsAsked, plainWords } from "./asks-meaning.ts";
import { PICTURES } from "./meanings.ts";
import { comparedTerms, formsOfPicture, meaningOf, onlyTermIn, placeOf } from "./glossary.ts";
import { hintForSum } from "./hint-for-sum.ts";
import { joined } from "./list-of.ts";
import { howToCheck } from "./how-to-check.ts";
import { sameCandidates, sameValue } from "./same-value.ts";
import { answerBy, type Answered, type Row } from "./row.ts";
import { servedHint } from "./served-hint.ts";
import { asksReason, inFrame, lessonFor, reasonOf } from "./reason-of.ts";
import { endWithCheck } from "./small-check.ts";
import { asking } from "./small-steps.ts";
import type { Answer, Talk } from "./talk.ts";
import { asksOperation } from "./which-operation.ts";
import { asksPhrase } from "./what-is-asked.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { say } from "../../words/say.ts";

const SURE_ROWS: ReadonlySet<string> = new Set(["two-terms", "name", "either", "lesson", "picture"]);

/** A question about an idea: answered shortly, and ended with a question that can be checked (requirement T4) [TRN7]. */
export const QUESTION_ROWS: readonly Row[] = [
  {
    row: "what-slipped",
    when: "“what did i do wrong”",
    does: "What the last answer shows.",
    answer: (talk) => (asksOfSlip(talk.understood.plain) ? whatSlipped(talk) : null),
  },
  {
    row: "narrowing",
    when: "“is it more than 20”",
    does: "It is left to the pupil, with the number that was asked about.",
    phase: "open",
    answer: (talk) => {
      const { plain } = talk.understood;
      return TURN.NARROWS.test(plain) || TURN.TOO_BIG.test(plain) ? narrowing(talk) : null;
    },
  },
  {
    row: "worth-the-same",
    when: "Whether two writings are the same.",
    does: "Yes or no, where that tells nothing of the answer.",
    answer: (talk) => (asksReason(talk) ? null : toldShortly(talk, sameValue(talk) ?? sameCandidates(talk))),
  },
  {
    row: "quicker",
    when: "“is there a quicker way”",
    does: "The lesson's short cut, or that there is none.",
    cue: TURN.QUICKER,
    phase: "open",
    answer: quickerWay,
  },
  {
    row: "reason",
    when: "“why does that work”",
    does: "The lesson's reason.",
    answer: finding((talk) => told("answer", talk.speaker.part(reasonOf(talk), 3))),
  },
  {
    row: "check",
    when: "“how do i know it is right”",
    does: "How such an answer is checked.",
    answer: finding((talk) => told("answer", talk.speaker.part(howToCheck(talk), 3))),
  },
  {
    row: "fact",
    when: "“what is 7 times 8”",
    does: "What it comes to, or a way to find it where it is asked for here.",
    answer: finding((talk) => told("fact", talk.speaker.fresh(sayableFact(talk)))),
  },
  {
    row: "two-terms",
    when: "Which of two words is which.",
    does: "Both, in a sentence.",
    answer: finding((talk) => told("word", talk.speaker.fresh(twoTerms(talk)))),
  },
  {
    row: "name",
    when: "“what do you call that”",
    does: "The word of the lesson whose meaning tells of it, else the lesson's words.",
    answer: finding((talk) => told("word", nameOf(talk))),
  },
  {
    row: "either",
    when: "“is a row sideways or up and down”",
    does: "What the word means.",
    answer: finding((talk) => told("word", eitherOf(talk))),
  },
  {
    row: "lesson",
    when: "The problem's lesson has an answer to it, or the word.",
    does: "The lesson's answer.",
    answer: finding((talk) => {
      const { lesson, understood } = talk;
      const { plain, topics } = understood;
      if (lesson === undefined) return null;
      const isTerm = lesson.terms.some(({ words }) => topics.some((topic) => words.includes(topic)));
      const answer = answerQuestion(inFrame(lessonFor(lesson, plain), plain), plain, topics);
      return told(isTerm ? "meaning" : "answer", tell(talk, answer, 3));
    }),
  },
  {
    row: "picture",
    when: "What the picture shows, is for, or which of its parts to look at.",
    does: "What the picture and its parts stand for.",
    answer: (talk) => toldShortly(talk, talk.speaker.fresh(ofPicture(talk))),
  },
  {
    row: "which-task",
    when: "Which of two things is asked for.",
    does: "The problem's own question once more.",
    answer: (talk) => toldShortly(talk, talk.speaker.fresh(ownQuestion(talk))),
  },
  {
    row: "term",
    when: "What is, or what is meant, where one word of the lesson is named.",
    does: "What that word means.",
    answer: finding((talk) =>
      talk.understood.ask === "what-is"
        ? told("meaning", talk.speaker.fresh(onlyTermIn(talk.understood.plain, placeOf(talk))))
        : null,
    ),
  },
  {
    row: "unknown-word",
    when: "A word of the problem that no table explains.",
    does: "That it is not explained here, and that the numbers count.",
    answer: (talk) => toldShortly(talk, talk.speaker.fresh(unknownWord(talk))),
  },
  {
    row: "said-above",
    when: "What answers it was said on this problem.",
    does: "It is pointed to.",
    answer: (talk) => (wasTold(talk) ? teach(talk, told("again", talk.speaker.pick(PHRASES.saidAbove))) : null),
  },
  {
    row: "beside-mathematics",
    when: "Nothing of mathematics is in it.",
    does: "An honest “I cannot answer that well”.",
    of: ["conceptual_question"],
    answer: (talk) => (isOfMaths(talk) ? null : teach(talk, null)),
  },
  {
    row: "help",
    when: "The problem is open, and no idea is asked for.",
    does: "The next hint, said to be only a part of the answer.",
    phase: "open",
    answer: finding((talk) => {
      const { plain } = talk.understood;
      return asksOperation(plain) || !TURN.WANTS_IDEA.test(plain) ? hinted(talk) : null;
    }),
  },
  {
    row: "idea",
    when: "Anything else but a fact, where the idea has a word of the question or the problem is open.",
    does: "The lesson's idea.",
    answer: finding((talk) =>
      talk.understood.ask === "fact" || !mayTeach(talk) ? null : told("idea", teachIdea(talk)),
    ),
  },
  {
    row: "hint",
    when: "The idea was said.",
    does: "The next hint.",
    phase: "open",
    answer: finding(hinted),
  },
  {
    row: "cannot-say",
    when: "Anything else.",
    does: "An honest “I cannot answer that well”.",
    answer: (talk) => teach(talk, null),
  },
];

/** Those that answer a question or nothing: a meaning, a name, the lesson's answer, the picture. */
export const LESSON_ROWS: readonly Row[] = [
  { row: "meaning", when: "What a word means is asked.", does: "Its meaning.", answer: onMeaning },
  ...QUESTION_ROWS.filter(({ row }) => SURE_ROWS.has(row)),
];

function ofPicture({ understood: { plain }, desk }: Talk): string | null {
  const { diagram } = desk.item.problem_content;
  if (diagram === undefined || !ASKED.OF_PICTURE.test(plain) || ASKED.NOT_OF_PICTURE.test(plain)) return null;
  const { scale, all } = PICTURES[diagram.type];
  if (all !== undefined && ASKED.COUNTS_ALL.test(plain)) return all;
  if (scale !== undefined && ASKED.NUMBERS_OF_IT.test(plain)) return scale;
  const forms = formsOfPicture(diagram.type);
  const word = plainWords(plain)
    .split(" ")
    .find((each) => forms.has(each));
  return word === undefined ? null : (forms.get(word) ?? null);
}

/** A word of the problem's story whose meaning is asked. */
function unknownWord({ text, desk, translations }: Talk): string | null {
  const stem = ` ${plainWords(desk.item.problem_content.stem.replaceAll(/\$[^$]*\$/gu, " "))} `;
  const word = meaningsAsked(text)
    .filter(({ frame }) => frame !== "for" && frame !== "which")
    .map(({ words }) => words.join(" ").replace(ASKED.ARTICLE, ""))
    .find((words) => words.split(" ").length < 3 && /^\p{L}{4}/u.test(words) && stem.includes(` ${words}`));
  return word === undefined ? null : say(translations, SENTENCES.asked.unknownWord, { word });
}

/** What a problem that tells something first asks. */
function ownQuestion({ understood: { plain }, desk, translations }: Talk): string | null {
  const sentences = sentencesOf(desk.item.problem_content.stem);
  const isTold = sentences.length > 1 || (sentences[0]?.split(" ").length ?? 0) > 6;
  const asks = sentences.findLast((sentence) => sentence.endsWith("?")) ?? sentences.at(-1);
  return isTold && ASKED.WHICH_TASK.test(plain) && asks !== undefined
    ? say(translations, SENTENCES.asked.readAgain, { asks })
    : null;
}

export function onQuestion(talk: Talk): Answered | null {
  return answerBy(QUESTION_ROWS, talk);
}

/** What is nearest to an answer to the question; where it is none, the next row is asked. */
function finding(find: (talk: Talk) => Found | null): (talk: Talk) => Answer | null {
  return (talk) => {
    const found = find(talk);
    return found === null ? null : teach(talk, found);
  };
}

function told(from: Found["from"], text: string | null): Found | null {
  return text === null ? null : { from, text, event: null };
}

function isOfMaths({ understood: { plain, topics } }: Talk): boolean {
  return asksOperation(plain) || topics.length > 0 || TURN.ABOUT_IDEA.test(plain) || TURN.MATHS.test(plain);
}

/** What was found, with its opening before it and a question after it. */
function teach(talk: Talk, found: Found | null): Answer {
  const { desk, understood } = talk;
  const isOpen = desk.problem.phase === "open";
  const { text = null, from = null, event = null } = found ?? {};
  // What a word for an operation means is shown where it stands for things.
  const named = from === "meaning" ? kindNamed(understood.plain) : null;
  const example = named === null || text === null || sentencesOf(text).length > 1 ? null : exampleFor(talk, named);
  // A fact was asked for, and what it is good for is no example of it.
  const isTold = from === "fact" || text === talk.lesson?.use;
  const isOther = example !== null || (text !== null && !isTold && isOfOthers(desk.item, text));
  // What only stands near the question is never told as if it were the answer.
  const isNear = from === "hint" || (from === "idea" && !isOfIdea(understood.plain, text ?? ""));
  const opening =
    text !== null && !isTold && isOfOthers(desk.item, text, "first") ? null : openingFor(talk, from, isNear);
  return {
    category: "conceptual_question",
    act: text === null ? "cannot-say" : "teach",
    events: event === null ? [] : [event],
    ...(isNear && { first: opening, isFirstKept: true }),
    words: example === null ? [isNear ? null : opening, text] : [null, text, example],
    // The answer first: the opening is what may be left out.
    most: text === null ? 0 : 1,
    ...(example === null ? {} : { room: sentencesOf(`${text} ${example}`).length }),
    ...(isOther && isOpen
      ? askYours(talk)
      : asking(
          text ?? "",
          from !== "answer" || !isOfCheck(talk, text ?? "")
            ? backToWork(talk, undefined, text !== null)
            : endWithCheck(talk, isOpen),
        )),
  };
}

/** Whether the idea of a lesson is what was asked for: "i dont understand why", or a word of it. */
function isOfIdea(plain: string, idea: string): boolean {
  const [asked, there] = [tellingWords(plain), tellingWords(idea)];
  return TURN.ABOUT_IDEA.test(plain) && (asked.length < 2 || asked.some((word) => there.includes(word)));
}

/** Whether the lesson's check is about what was asked, or about what was answered: another one is no part of it [TRN105]. */
function isOfCheck({ lesson, understood: { plain } }: Talk, answer: string): boolean {
  const words = new Set(tellingWords(lesson?.check.question ?? ""));
  const met = (text: string) => tellingWords(text).filter((word) => words.has(word)).length;
  const isAside = asksOperation(plain) || TURN.HOW_SURE.test(plain) || ASKED.OF_ONE_THING.test(plain);
  // Beside the check there is room for one sentence, and half an answer is none.
  return !isAside && sentencesOf(answer).length < 2 && (met(plain) > 0 || met(answer) > 1);
}

function twoTerms(talk: Talk): string | null {
  return comparedTerms(talk.understood.plain) ?? differenceOf(talk);
}

/** A message that asks what a word means is a question, whatever else is in it [TRN85]. */
export function withMeaning(talk: Talk): Talk {
  const { understood } = talk;
  const isAnswer = understood.category === "answer" && /\d/u.test(understood.value ?? "");
  if (isAnswer || twoTerms(talk) !== null || sayableFact(talk) !== null) return talk;
  // A word of a phrase does not tell what the phrase means.
  if (asksPhrase(talk.text, talk.desk.item, 4)) return talk;
  const meaning = meaningOf(talk.text, placeOf(talk)) ?? meaningOf(understood.plain, placeOf(talk));
  if (meaning === null) return talk;
  const asked = { category: "conceptual_question", ask: "what-is", isAnswer: false, value: null } as const;
  return { ...talk, understood: { ...understood, ...asked }, meaning };
}

/** What a word means, once on a problem; asked again, the next help [TRN87]. */
export function onMeaning(talk: Talk): Answer | null {
  const { speaker, meaning } = talk;
  if (meaning === null) return null;
  const text = speaker.fresh(meaning);
  if (text !== null) return teach(talk, { text, from: "meaning", event: null });
  const help = hinted(talk);
  if (help === null || !speaker.may(meaning)) return null;
  const above = speaker.pick(PHRASES.saidAbove);
  return { ...teach(talk, help), words: [above, help.text] };
}

/** The lesson's short cut, where it has one; else that this is the shortest way. */
function quickerWay(talk: Talk): Answer {
  const { speaker, lesson } = talk;
  const short = lesson?.answers.find(({ when }) =>
    when.some((group) => group.some((word) => TURN.SHORT_QUICK.test(word))),
  );
  const words = [speaker.part(short?.say, 2) ?? speaker.pick(PHRASES.shortest)];
  return { category: "conceptual_question", act: "quicker", words, ...backToWork(talk) };
}

interface Found {
  readonly text: string;
  /** A fact, a meaning or a word that was asked for, the lesson's answer to the question, said already, the lesson's idea for want of one, the item's own words. */
  readonly from: "fact" | "meaning" | "word" | "answer" | "again" | "idea" | "hint";
  /** The item's own words are a hint, and are recorded as one. */
  readonly event: NewEvent | null;
}

/** On a problem that is over nobody needs an idea that has none of the question's words. */
function mayTeach({ desk, lesson, understood: { topics } }: Talk): boolean {
  const text = (lesson?.idea ?? []).join(" ").toLowerCase();
  return desk.problem.phase === "open" || topics.some((topic) => text.includes(topic));
}

/** What answers the question was said on this problem already. */
function wasTold(talk: Talk): boolean {
  const { desk, lesson, understood } = talk;
  const { plain, topics } = understood;
  const answers = [
    sayableFact(talk),
    talk.meaning,
    lesson === undefined ? null : answerQuestion(lesson, plain, topics),
  ];
  const said = desk.problem.turns.flatMap((turn) => (turn.type === "reply" ? turn.text : [])).join(" ");
  return answers.some((answer) => answer !== null && said.includes(sentencesOf(answer)[0] ?? answer));
}

function hinted(talk: Talk): Found | null {
  const hint = talk.desk.problem.phase === "open" ? servedHint(talk) : null;
  return hint === null ? null : { from: "hint", text: hint.text, event: hint.event };
}

/** What is said before it: the lesson's idea is no answer to every question, and is not told as one. */
function openingFor({ speaker, understood }: Talk, from: Found["from"] | null, isNear: boolean): string | null {
  if (from === "again" || understood.category === "stuck") return null;
  // It is help, and no answer to the question.
  if (from === "hint") return speaker.pick(PHRASES.ideaOnly);
  if (from === null || (understood.ask === "fact" && from !== "fact")) return speaker.pick(PHRASES.cannotSay);
  return speaker.pick(isNear ? PHRASES.ideaOnly : PHRASES.concept);
}

/** "Can you give me an example": a small one of the problem's sort, or of what is named; null where none is asked for. */
export function onExample(talk: Talk): Answer | null {
  const { plain, category } = talk.understood;
  const example =
    category !== "answer" && TURN.EXAMPLE.test(plain) && !TURN.DECLINED.test(plain)
      ? exampleFor(talk, kindNamed(plain))
      : null;
  if (example === null) return null;
  return {
    category: "conceptual_question",
    act: "example",
    words: [example],
    room: sentencesOf(example).length,
    // A check of the lesson on top would be a second example.
    ...(talk.desk.problem.phase === "open" ? askYours(talk) : backToWork(talk, undefined, true)),
  };
}

export function asksOfSlip(plain: string): boolean {
  return TURN.ABOUT_SLIP.test(plain);
}

/** What the last answer shows; null where that was said, or nothing explains it. */
export function whatSlipped(talk: Talk): Answer | null {
  const { desk, speaker } = talk;
  const last = desk.problem.turns.findLast((turn) => turn.type === "attempt");
  if (last?.type !== "attempt" || last.verdict === "correct") {
    const said = ofStep(talk);
    if (said === null && last === undefined && desk.problem.phase === "open" && speaker.may(PHRASES.noAnswerYet[0]))
      return {
        category: "conceptual_question",
        act: "slip",
        words: [speaker.pick(PHRASES.noAnswerYet)],
        ...endWithCheck(talk, true, false),
      };
    if (said === null) return null;
    return { category: "conceptual_question", act: "slip", words: [said], ...endWithCheck(talk, true, false) };
  }
  const rule = desk.item.misconceptions.find(({ id }) => id === last.misconception);
  const isOpen = desk.problem.phase === "open";
  const what = tellError(speaker, rule);
  const hint = what === null && isOpen ? servedHint(talk) : null;
  const value = joined(last.given.map(mathsOf), talk.translations);
  const said = what ?? hint?.text ?? ofStep(talk) ?? (isOpen ? speaker.pick(PHRASES.slipUnknown, { value }) : null);
  if (said === null) return null;
  const events = hint === null ? [] : [hint.event];
  // That nothing is known of the answer is said before another help.
  const unknown = hint === null || last.misconception !== null ? null : speaker.pick(PHRASES.slipUnknown, { value });
  const end = asking(said, backToWork(talk, undefined, true));
  return { category: "conceptual_question", act: "slip", events, words: [unknown, said], most: 1, ...end };
}

function narrowing(talk: Talk): Answer {
  const { speaker } = talk;
  const at = talk.desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  const words = [speaker.pick(BESIDE_PHRASES.narrow)];
  const end =
    at === null
      ? { question: askAnswer(talk), asks: { kind: "answer", step: null } as const }
      : askSmallStep(talk, at.smallStep);
  const { question, asks } = end;
  return { category: "conceptual_question", act: "narrow", words, question, asks };
}

/** A fact that is asked for, unless it is what the small step asks: then a way to find it. */
function sayableFact(talk: Talk): string | null {
  const fact = factOf(talk.understood.plain);
  const at = currentSmallStep(talk);
  if (fact === null) return null;
  if (!talk.speaker.may(fact)) {
    // One of its numbers tells something here; what it comes to may not.
    const value = `$${fact.slice(fact.indexOf("=") + 2, -1)}`;
    const result = say(talk.translations, SENTENCES.asked.comesTo, { value });
    const isStep =
      result !== null && at !== null && at.smallStep.value !== null && tellsValue(at.smallStep.value, "", result);
    return result !== null && talk.speaker.may(result) && !isStep ? result : wayOf(talk, fact);
  }
  const isAsked = at !== null && at.smallStep.value !== null && tellsValue(at.smallStep.value, "", fact);
  return isAsked ? wayOf(talk, fact) : fact;
}

function wayOf({ translations }: Talk, fact: string): string | null {
  return hintForSum(fact.slice(1, fact.indexOf("=")).trim(), "way", translations);
}

/** What the lesson says of the skill, a sentence or two that were not said. */
function teachIdea(talk: Talk): string | null {
  const { speaker, lesson, understood, desk } = talk;
  const isAsked = TURN.ABOUT_IDEA.test(understood.plain);
  // There has to be room for saying that it is no answer.
  const most = isAsked ? 2 : 1;
  const { instead = "" } = lesson?.commonError ?? {};
  const ideas = [
    ideasFor(desk.item, lesson).join(" "),
    // "Change each whole to 4 fourths first" says nothing without its problem.
    isOfOthers(desk.item, instead) || !isFor(desk.item, instead) ? "" : instead,
    // A story is told to who asks for the idea, and not for want of something else.
    isAsked ? (lesson?.again ?? "") : "",
  ];
  for (const idea of ideas) {
    const said = isAsked ? tell(talk, idea, most) : speaker.newPart(idea, most);
    if (said !== null) return said;
  }
  return null;
}

/** Sentences of a text that may be said; a story is told whole, and what is about other numbers as an example. */
function tell(talk: Talk, text: string | null, most: number): string | null {
  if (text === null || text === "") return null;
  const { speaker, lesson, desk } = talk;
  if (text === lesson?.again && isStory(text)) return asExample(talk, text);
  const isOther = text !== lesson?.use && isOfOthers(desk.item, text, "first");
  return isOther ? asExample(talk, sentencesOf(text).slice(0, most).join(" ")) : speaker.part(text, most);
}
