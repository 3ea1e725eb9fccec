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
  const isWhy = asked === "why" || (asked === undefined && WHY.test(said));
  const isPolar = POLAR.test(question) && said.includes("?");
  const isSocial = !isWhy && (asked === "yes-no" || (asked === undefined && isPolar)) && SOCIAL.test(question);
  const isPart = isPolar && !isSocial;
  const hasLists = (context.choices ?? []).some((choice) => /\d\s*,\s*\S*\d/u.test(choice));
  const isList = hasLists || LISTS.test(context.kind ?? "") || (PLURAL.test(question) && said.includes("?"));
  const about = `${context.stem ?? ""} ${context.expected ?? ""} ${said}`.toLowerCase();
  const isBoolean = context.kind === "boolean" || (context.choices ?? []).some((choice) => TRUTH.test(choice));
  const isTruth = isBoolean || (context.kind === undefined && /^(?:true|false|yes|no)$/iu.test(context.expected ?? ""));
  const isFraction = /^(?:fraction|mixed)$/u.test(context.kind ?? "");
  return {
    isWhy,
    isSocial,
    isYesNo:
      !isSocial && (isPart || isTruth || (context.kind === undefined && said === "" && POLAR.test(about.trim()))),
    polar: isPart ? question : (context.stem ?? "").toLowerCase(),
    isList,
    choices: (context.choices ?? []).map((choice) => choice.replaceAll("−", "-").replace(/\s/gu, "")),
    isSum: context.kind === undefined || SUMS.test(context.kind),
    kind: isList ? "list" : context.kind,
    parts: `${said.includes("?") && (!isFraction || question.includes("how many")) ? question : ""} ${/how many [^?]*/u.exec((context.stem ?? "").toLowerCase())?.[0] ?? ""}`,
    question: /\b(?:what|how many|how much|which)\b/u.test(question) && said.includes("?") ? ` ${question}` : "",
    isCounting: /\bhow (?:many|much)\b|\bwhat (?:is|do|does|are)\b|\bwork out\b/u.test(question),
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
    /\b(?:find|solve for|value of|values of|is) \$?([a-z])\$?\b/u.exec((stem ?? "").toLowerCase())?.[1] ??
    /\$[^$]*?(?<![a-z\\])([b-hj-z])(?![a-z])[^$]*[=<>][^$]*\$/u.exec((stem ?? "").toLowerCase())?.[1]
  );
}

const LISTS = /^(?:set|list|point|interval|system)$/u;
const SUMS = /^(?:expression|equation|inequality|choice|text|system)$/u;
const PLURAL = /^(?:which|what|name|list) (?:are |\w+ )?(?:factors|multiples|numbers|divisors|values|primes)\b/u;
const WHY =
  /\b(?:why|how (?:did|do|can|could|would) (?:you|we)(?! (?:write|say|put|express|spell)\b)|how come|explain|tell me how|show me how|what did you do|your (?:steps|working|reason\w*|method)|how you (?:did|got|worked|know|found)|what makes you|in your own words|your thinking|where did|how is that|what is the reason|what does that tell|how was)\b/u;
const POLAR =
  /(?:^|[.,:;] )(?:so |and |but |now |well )?(?:is|are|do|does|did|can|could|will|would|has|have|shall|should|was|were|ready|want|am|true or false)\b/u;
const SOCIAL =
  /\b(?:shall|should we|ready|would you|want|like to|do you (?:see|understand|remember|need|know|think we|feel|have)|does (?:that|this|it) (?:make sense|help)|are you|have you|did you|can you|could you|will you|can we|shall we|let us|together|break|again|hint|picture|is (?:that|this|it) (?:clear|ok|okay|all right))\b/u;
const TRUTH = /^(?:true|false|yes|no)$/iu;
