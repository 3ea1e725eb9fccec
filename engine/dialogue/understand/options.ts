import { UNDERSTAND } from "../../cues/understand.ts";
import type { AskedFor } from "./asked-for.ts";
import { asTyped, pointIn, truthIn, type Verdict } from "./by-rules.ts";
import { namedChoice } from "./named-choice.ts";
import type { Frame } from "./spans.ts";
import { candidatesIn, isPartOfProblem, type Candidate } from "./stated-value.ts";
import type { MessageContext } from "./understand.ts";

/** A value that a message has, and may or may not state as its answer. */
export interface Option {
  readonly value: string;
  readonly source: "number" | "choice" | "truth" | "whole";
  /** Where it stands among the words, for a number. */
  readonly candidate?: Candidate;
  /** Whether the rules take it for the answer. */
  readonly isChosen: boolean;
}

interface Said {
  readonly frame: Frame;
  readonly said: string;
  readonly context: MessageContext;
  readonly asked: AskedFor;
  readonly verdict: Verdict;
}

/** Every value in a message: the choice it names, its yes or no, each of its numbers, and what rules put together from several. */
export function optionsIn(message: string, { frame, said, context, asked, verdict }: Said): readonly Option[] {
  const chosen = verdict.stated?.value ?? undefined;
  const options: Option[] = [];
  const add = (value: string | undefined, source: Option["source"], candidate?: Candidate) => {
    if (value === undefined) return;
    options.push({ value, source, isChosen: value === chosen, ...(candidate === undefined ? {} : { candidate }) });
  };
  const choices = (context.choices ?? []).filter((choice) => !UNDERSTAND.TRUTH.test(choice));
  if (choices.length > 0) add(namedChoice(message, choices, asked.isCounting), "choice");
  if (asked.isYesNo) add(truthIn(said, asked.polar) ?? plainTruth(message, said, asked), "truth");
  if (asked.isList) add(listed(frame), "whole");
  if (context.kind === "text" && choices.length === 0 && !/\d/u.test(context.expected ?? ""))
    add(named(frame), "whole");
  if (context.kind === "point") add(pointIn(frame, said), "whole");
  for (const candidate of candidatesIn(frame, asked))
    if (!isPartOfProblem(candidate.span, asked)) add(asTyped(candidate.span.text, context), "number", candidate);
  if (chosen !== undefined && !options.some(({ isChosen }) => isChosen)) add(chosen, "whole");
  return options;
}

/** `0.5 is smallest then 0.15 and then 0.51`: all numbers in order. */
function listed({ spans }: Frame): string | undefined {
  const numbers = spans
    .flatMap(({ text }) => text.split(/[<>,;]| - |\/(?=[^/]*\/)|(?<=\/[^/]*)\//u))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return numbers.length > 1 &&
    numbers.length < 13 &&
    numbers.every((text) => /^-?[\d./]+$/u.test(text)) &&
    spans.length !== 1
    ? numbers.join(", ")
    : spans.length === 1 && numbers.length > 2
      ? numbers.join(", ")
      : undefined;
}

/** `its a pentagon`: the word that is left where a name is asked for. */
function named({ words }: Frame): string | undefined {
  const reason = words.findIndex((word, at) => at > 0 && UNDERSTAND.BEHIND_NAME.test(word));
  const claim = reason === -1 ? words : words.slice(0, reason);
  const back = claim.findLastIndex((word) => UNDERSTAND.BACK_NOT.test(word));
  const said = claim.slice(claim[back] === "not" ? back + 2 : back + 1);
  const own = said.filter((word) => /^[a-z]/u.test(word) && !LEADING.has(word));
  return own.length === 1 || (own.length === 2 && words.length < 5) ? own.join(" ") : undefined;
}

/** `y`, `wrong`, `not prime`, `smaller` */
function plainTruth(message: string, said: string, { about, polar }: AskedFor): string | undefined {
  const isTruth = UNDERSTAND.OPTIONS_IS_TRUTH_TRUE.test(about);
  const truth = (isRight: boolean) => (isRight ? (isTruth ? "true" : "yes") : isTruth ? "false" : "no");
  const letter = /^\W*([yn])\W*$/iu.exec(message.slice(0, 20))?.[1]?.toLowerCase();
  if (letter !== undefined) return truth(letter === "y");
  if (UNDERSTAND.DENIAL.test(said)) return truth(false);
  if (UNDERSTAND.PLAIN_TRUTH_YES.test(message)) return truth(true);
  const surely = UNDERSTAND.SURELY.exec(said);
  if (surely !== null) return truth(surely[1] === undefined);
  const concluded = UNDERSTAND.OPTIONS_CONCLUDED.exec(said)?.[1];
  if (concluded !== undefined) return truth(!UNDERSTAND.PLAIN_TRUTH_NOT.test(concluded));
  const [, isNot, word = ""] = UNDERSTAND.OPTIONS_PLAIN_TRUTH.exec(said) ?? [];
  if (word !== "") return truth(UNDERSTAND.PLAIN_TRUTH_YES_2.test(word) !== (isNot !== undefined));
  if (UNDERSTAND.PLAIN_TRUTH_THEY.test(said)) return truth(false);
  const compared = UNDERSTAND.COMPARED_YES.exec(said)?.[1];
  if (compared === undefined) return undefined;
  if (polar.includes(compared)) return truth(true);
  const isMore = UNDERSTAND.IS_MORE_LA.test(compared);
  return UNDERSTAND.PLAIN_TRUTH_BIGGER.test(polar)
    ? truth(isMore && UNDERSTAND.PLAIN_TRUTH_BIGGER_2.test(polar))
    : undefined;
}

const LEADING = new Set(
  "it is a an the i think um uh its called that would be maybe probably answer say so like my final guess yes ok they are you call".split(
    " ",
  ),
);
