import { UNDERSTAND } from "../../cues/understand.ts";
import type { MessageContext } from "./understand.ts";

/** What an answer would be now: what the tutor's last words and the open problem ask for. */
export interface AskedFor {
  /** The tutor asked why or how: reasons are the answer, a number in them is none. */
  readonly isWhy: boolean;
  /** Yes and no are about going on, not about mathematics. */
  readonly isSocial: boolean;
  /** Yes and no, true and false are answers. */
  readonly isYesNo: boolean;
  /** The question that yes or no answers. */
  readonly polar: string;
  /** Several numbers make one answer. */
  readonly isList: boolean;
  /** Numbers to choose from, without gaps. */
  readonly choices: readonly string[];
  /** A sum that is not worked out may be the answer. */
  readonly isSum: boolean;
  /** What the reading of numbers goes by. */
  readonly kind: string | undefined;
  /** Parts that the tutor asks the number of: `tenths` in "How many tenths are there?". */
  readonly parts: string;
  /** What the tutor asked, where it asks what or how many. */
  readonly question: string;
  /** The tutor asks for a number. */
  readonly isCounting: boolean;
  readonly unknown: string | undefined;
  /** Letters that stand for numbers in the problem's expressions. */
  readonly letters: ReadonlySet<string>;
  /** Stem and expected answer, lower case. */
  readonly about: string;
  /** The numbers that the problem and the tutor name. */
  readonly given: ReadonlySet<string>;
  /** The question of the problem and the tutor's, lower case. */
  readonly asks: string;
  /** The problem has a box to fill in. */
  readonly hasBox: boolean;
  /** The expected answer without its unknown or unit. */
  readonly expected: string;
}

export function askedFor(context: MessageContext): AskedFor {
  const said = (context.lastTutorMessage ?? "").slice(-300).toLowerCase();
  const question = said.includes("?") ? (/[^.!?]*\?[^?]*$/u.exec(said)?.[0] ?? said).trim() : said;
  const asked = context.lastAsked ?? undefined;
  const isWhy = asked === "why" || (asked === undefined && UNDERSTAND.WHY.test(said));
  const isPolar = UNDERSTAND.POLAR.test(question) && said.includes("?");
  const isSocial =
    !isWhy && (asked === "yes-no" || (asked === undefined && isPolar)) && UNDERSTAND.SOCIAL.test(question);
  const isPart = isPolar && !isSocial;
  const hasLists = (context.choices ?? []).some((choice) => /\d\s*,\s*\S*\d/u.test(choice));
  const isList =
    hasLists || UNDERSTAND.LISTS.test(context.kind ?? "") || (UNDERSTAND.PLURAL.test(question) && said.includes("?"));
  const about = `${context.stem ?? ""} ${context.expected ?? ""} ${said}`.toLowerCase();
  const isBoolean =
    context.kind === "boolean" || (context.choices ?? []).some((choice) => UNDERSTAND.TRUTH.test(choice));
  const isTruth = isBoolean || (context.kind === undefined && UNDERSTAND.TRUTH.test(context.expected ?? ""));
  const isFraction = UNDERSTAND.IS_FRACTION.test(context.kind ?? "");
  return {
    isWhy,
    isSocial,
    isYesNo:
      !isSocial &&
      (isPart || isTruth || (context.kind === undefined && said === "" && UNDERSTAND.POLAR.test(about.trim()))),
    polar: isPart ? question : (context.stem ?? "").toLowerCase(),
    isList,
    choices: (context.choices ?? []).map((choice) => choice.replaceAll("−", "-").replace(/\s/gu, "")),
    isSum: context.kind === undefined || UNDERSTAND.SUMS.test(context.kind),
    kind: isList ? "list" : context.kind,
    parts: `${said.includes("?") && (!isFraction || question.includes("how many")) ? question : ""} ${UNDERSTAND.PARTS_HOW.exec((context.stem ?? "").toLowerCase())?.[0] ?? ""}`,
    question: UNDERSTAND.QUESTION_WHAT.test(question) && said.includes("?") ? ` ${question}` : "",
    isCounting: UNDERSTAND.IS_COUNTING_HOW.test(question),
    unknown: unknownOf(context),
    letters: new Set(
      [...about.matchAll(/\$([^$]*)\$/gu)].flatMap(([, math = ""]) => math.match(/(?<![a-z\\])[a-z](?![a-z])/gu) ?? []),
    ),
    about,
    given: new Set(`${context.stem ?? ""} ${said}`.match(/\d+(?:\.\d+)?/gu)),
    asks: `${/[^.!?]*\?[^?]*$/u.exec((context.stem ?? "").toLowerCase())?.[0] ?? ""} ${question}`,
    hasBox: /\\square|□/u.test(context.stem ?? ""),
    expected: (context.expected ?? "").toLowerCase().replace(/^[a-z] = |[$£€%]/gu, ""),
  };
}

function unknownOf({ expected, stem }: MessageContext): string | undefined {
  return (
    /^\s*([a-z])\s*[=<>≤≥]/u.exec((expected ?? "").toLowerCase())?.[1] ??
    UNDERSTAND.UNKNOWN_OF_FIND.exec((stem ?? "").toLowerCase())?.[1] ??
    /\$[^$]*?(?<![a-z\\])([b-hj-z])(?![a-z])[^$]*[=<>][^$]*\$/u.exec((stem ?? "").toLowerCase())?.[1]
  );
}
