import { ASKED } from "../../cues/asked.ts";
import { calculationOf, linesOf } from "../compose/calculation-of.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { backToWork } from "./ask-small-step.ts";
import { trueClaim } from "./claims.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { valuesSaid } from "./said-values.ts";
import { PHRASES } from "../compose/phrases.ts";
import { meaningsAsked } from "./asks-meaning.ts";
import { askedSum, sameSums } from "./asked-sum.ts";
import { sameWords } from "./asked-words.ts";
import { placeOf } from "./glossary.ts";
import { howWritten } from "./how-written.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import { askedAbroad } from "../understand/pleas.ts";
import { asksWhetherRight, onIsItRight } from "./on-chat.ts";
import { isColumnTurned } from "./doubt.ts";
import { asksReason } from "./reason-of.ts";
import { within, type Row } from "./row.ts";
import { asking } from "./small-steps.ts";
import type { Answer, Talk } from "./talk.ts";
import { operationNamed, operationWords } from "./which-operation.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { inLanguage, mustSay, say } from "../../words/say.ts";

/** What a plain question is answered from: the problem's own content, and never a sentence that stands near it [TRN103]. */
export const ASKED_ROWS: readonly Row[] = [
  {
    row: "how-written",
    when: "“do i need the dollar sign”, comma or point, am or pm, which box.",
    does: "By what the checker takes here.",
    answer: telling(howWritten),
  },
  {
    row: "sum-asked",
    when: "“do i do 5 x 8 first?”: a calculation with its numbers.",
    does: "Whether it is the problem's own, a step of it, or another way to the answer.",
    answer: telling((talk) => sameSums(talk) ?? askedSum(talk)),
  },
  {
    row: "top-or-bottom",
    when: "Whether the top or the bottom of a fraction is changed.",
    does: "Both, by the same number.",
    answer: telling(topOrBottom),
  },
  {
    row: "why-turned",
    when: "“why can't i do 6 take away 4”, where the column is turned round.",
    does: "Which number is taken from which.",
    answer: telling((talk) =>
      ASKED.WHY_NOT.test(talk.understood.plain) && isColumnTurned(talk) ? SENTENCES.asked.whyTurned : null,
    ),
  },
  {
    row: "counts-start",
    when: "Whether the place where it begins is counted.",
    does: "It is not: steps are.",
    answer: telling(countsStart),
  },
  {
    row: "operation",
    when: "“do i add?”, “plus or times?”",
    does: "Yes or no, by the open step, the problem's calculation, or the steps on the way.",
    answer: (talk) => {
      const words = operationWords(talk);
      if (words === null) return null;
      const end = asking(words, backToWork(talk));
      return { category: "conceptual_question", act: "operation", words: [words], ...end };
    },
  },
  {
    row: "bottoms",
    when: "Whether bottoms are added.",
    does: "They are not: they name the size of the parts.",
    answer: telling(bottoms),
  },
  {
    row: "same-words",
    when: "Whether two words mean the same.",
    does: "Yes; or what each of them means.",
    answer: telling((talk) => sameWords(talk, placeOf(talk))),
  },
  {
    row: "box-place",
    when: "Why the box stands where it stands.",
    does: "It may stand on any side of the equals sign.",
    answer: telling(boxPlace),
  },
  {
    row: "why-operation",
    when: "“why is it times?”",
    does: "What the operation of this problem does.",
    answer: telling(whyOperation),
  },
  {
    row: "may",
    when: "Whether a way of one's own is allowed.",
    does: "Yes; the lines of working open.",
    cue: ASKED.MAY,
    answer: (talk) => {
      const isOpen = talk.desk.problem.phase === "open";
      const words = [isOpen ? talk.speaker.pick(BESIDE_PHRASES.ownWay) : talk.speaker.fresh(SENTENCES.asked.anyWay)];
      return words[0] === null
        ? null
        : { category: isOpen ? "own_way" : "conceptual_question", act: "own-way", words, room: 3, ...backToWork(talk) };
    },
  },
  {
    row: "placing",
    when: "Which number goes on top, or under which digit.",
    does: "By the places of their digits.",
    answer: telling(placing),
  },
  {
    row: "one-of",
    when: "Whether a number is one of several that are looked for.",
    does: "How to try it; it is neither agreed to nor denied.",
    answer: telling(oneOf),
  },
  {
    row: "claim-asked",
    when: "Something of numbers is asked that can be worked out, and is so: “is -10 colder than -8”.",
    does: "Yes, by what is so.",
    answer: (talk) => toldShortly(talk, askedClaim(talk)),
  },
  {
    row: "right-after",
    when: "“did i get it right?”, when it is over.",
    does: "Yes, or what it came to.",
    phase: "over",
    answer: (talk) =>
      talk.desk.problem.phase === "right" &&
      (asksWhetherRight(talk.understood) || ASKED.RIGHT_SPELT.test(talk.understood.plain))
        ? onIsItRight(talk)
        : null,
  },
];

/** Of the operations that are named, the first that the problem, or a step on the way, is; the lesson's own reason comes first. */
function whyOperation({ understood, desk, trace, lesson, kind }: Talk): string | null {
  const { plain } = understood;
  // A minus before a number is no taking away.
  if (kind === "below") return null;
  if (!ASKED.WHY.test(plain) || asksReason({ understood, lesson })) return null;
  const main = calculationOf(desk.item, trace);
  const own = new Set([
    ...(main === null ? [] : [main.operation]),
    ...linesOf(trace).map(({ operation }) => operation),
  ]);
  const named = plain.split(/[^a-z]+/u).flatMap((word) => operationNamed(word) ?? []);
  const operation = named.find((each) => own.has(each));
  return operation === undefined ? null : SENTENCES.operationWhy[operation];
}

const TRIED: Partial<Readonly<Record<ProblemKind, string>>> = SENTENCES.tried;

function oneOf({ understood: { plain }, kind, translations }: Talk): string | null {
  const number = ASKED.IS_ONE_OF.exec(plain)?.[1];
  const test = kind === null ? undefined : TRIED[kind];
  return number === undefined || test === undefined
    ? null
    : say(translations, SENTENCES.asked.tryIt, { number: `$${number}$`, test: mustSay(translations, test) });
}

const TABLE: Row = within(
  { row: "asked", when: "A plain question that the problem itself answers, also in another language." },
  (talk) => (isPlainQuestion(talk) ? talk : null),
  ASKED_ROWS,
);

/** Who only asks, and gives no answer while one is waited for. */
export const ASKED_ROW: Row = {
  ...TABLE,
  answer: (talk) => {
    const said = TABLE.answer(talk);
    if (said === null || !("answer" in said) || talk.heardAbroad === null) return said;
    return { ...said, answer: { ...said.answer, first: talk.heardAbroad, isFirstKept: true } };
  },
};

/** A question in another language as it would be asked in English, where the problem can answer it [TRN104]. */
export function inEnglish(talk: Talk): Talk {
  const abroad = askedAbroad(talk.text);
  if (abroad === null || meaningsAsked(talk.text).some(({ frame }) => frame === "abroad")) return talk;
  const asked = { category: "conceptual_question", ask: null, isAnswer: false, value: null } as const;
  return { ...talk, understood: { ...talk.understood, ...asked, plain: abroad.asked }, heardAbroad: abroad.heard };
}

function isPlainQuestion({ understood: { category, value, plain }, desk }: Talk): boolean {
  const isAnswer = category === "answer" && value !== null && desk.problem.phase === "open";
  return !isAnswer && ASKED.ASKING.test(plain);
}

/** Tells something shortly, and goes back to the work. */
function telling(tell: (talk: Talk) => string | null): Row["answer"] {
  return (talk) => {
    const told = tell(talk);
    const text = told === null ? null : inLanguage(talk.translations, told);
    return text === null || !talk.speaker.may(text) ? null : toldShortly(talk, text);
  };
}

/** A short answer to a question, and back to the work. */
export function toldShortly(talk: Talk, text: string | null): Answer | null {
  return text === null
    ? null
    : {
        category: "conceptual_question",
        act: "told",
        words: [text],
        room: sentencesOf(text).length,
        ...backToWork(talk, undefined, true),
      };
}

/** What is so of a number may be the answer, or tell that something else is not. */
const CHOSEN_KINDS: ReadonlySet<string> = new Set(["boolean", "choice", "list", "set"]);

/** What is asked, told as it would be said; before a problem is over nothing of its answer. */
function askedClaim(talk: Talk): string | null {
  const { understood, speaker, desk, locale, env } = talk;
  const said = understood.plain.replace(ASKED.IS_IT_SO, "$1 is ").replace(/\?.*/u, "");
  const isOpen = desk.problem.phase === "open";
  const isOfAnswer = valuesSaid(said).some(({ value }) =>
    isWorthTheSame(desk.item, value, locale, env.content.checker),
  );
  if (said === understood.plain || (isOpen && (isOfAnswer || CHOSEN_KINDS.has(desk.item.answer_spec.kind ?? ""))))
    return null;
  const claim = trueClaim({ ...talk, text: said, understood: { ...understood, plain: said } });
  return claim === null ? null : speaker.pick(PHRASES.fact, { fact: claim.fact });
}

const FRACTION_SUMS: ReadonlySet<ProblemKind> = new Set<ProblemKind>([
  "fraction-sum",
  "fraction-difference",
  "unlike-sum",
]);

const BOTH_PARTS: ReadonlySet<ProblemKind> = new Set<ProblemKind>(["equal-fractions", "lowest-terms"]);

function topOrBottom({ understood: { plain }, kind }: Talk): string | null {
  if (!ASKED.TOP_OR_BOTTOM.test(plain) || !ASKED.ASKING.test(plain) || kind === null) return null;
  if (kind === "subtract") return SENTENCES.asked.bottomFromTop;
  return BOTH_PARTS.has(kind) ? SENTENCES.asked.sameToBoth : null;
}

/** Pictures whose marks are gone along. */
const GONE_ALONG: ReadonlySet<string | undefined> = new Set(["number-line", "ruler"]);

function countsStart({ understood: { plain }, desk: { item }, kind }: Talk): string | null {
  const isOfSteps =
    GONE_ALONG.has(item.problem_content.diagram?.type) || item.answer_spec.kind === "time" || kind === "below";
  return ASKED.COUNTS_START.test(plain) && isOfSteps ? SENTENCES.asked.startNotCounted : null;
}

function bottoms({ understood: { plain }, kind }: Talk): string | null {
  return ASKED.OF_BOTTOMS.test(plain) && kind !== null && FRACTION_SUMS.has(kind) ? SENTENCES.asked.bottoms : null;
}

function boxPlace({ understood: { plain }, desk }: Talk): string | null {
  return ASKED.BOX_PLACE.test(plain) && desk.item.problem_content.stem.includes("\\square")
    ? SENTENCES.asked.boxPlace
    : null;
}

/** Numbers that are written under each other: digits of one place stand below each other. */
function placing({ understood: { plain }, kind, desk }: Talk): string | null {
  const [first, second] = desk.item.problem_content.stem.match(/\d+(?:\.\d+)?/gu) ?? [];
  const isPlacing = ASKED.PLACING.test(plain) && (!ASKED.WHY.test(plain) || ASKED.ON_TOP.test(plain));
  if (!isPlacing || first === undefined || second === undefined) return null;
  if (first.includes(".") || second.includes("."))
    return kind === "decimal-sum" || kind === "decimal" ? SENTENCES.asked.pointUnderPoint : null;
  if (kind !== "add" && kind !== "subtract") return null;
  if (ASKED.ON_TOP.test(plain)) return kind === "subtract" ? SENTENCES.asked.fromOnTop : SENTENCES.asked.eitherOnTop;
  return SENTENCES.asked.onesUnderOnes;
}
