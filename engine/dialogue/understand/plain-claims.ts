import { wordSet } from "../../answers/read/table.ts";
import { boxesIn, placesIn } from "./boxes.ts";
import type { Reading } from "./read.ts";
import type { Frame } from "./spans.ts";

// What a message says so plainly that the learned weights are not asked.

/** The value that is stated whatever else speaks against it [UND26] [UND30]-[UND32]; undefined where nothing is so plain. */
export function plainlyStated(reading: Reading): string | undefined {
  return (
    boxesOf(reading) ??
    placesOf(reading) ??
    placeOf(reading) ??
    bareNumberOf(reading) ??
    placedFractionOf(reading) ??
    concludedOf(reading)
  );
}

/** Every box with its name: `3 hundreds 9 tens 8 ones`. */
function boxesOf({ message, context, asked }: Reading): string | undefined {
  return asked.isWhy ? undefined : boxesIn(message, context)?.join(", ");
}

/** `5 tens and 6 ones`, where one whole number is asked for. */
function placesOf({ message, context, asked }: Reading): string | undefined {
  const isWhole = context.kind === "integer" && context.parts === undefined && !asked.isList;
  return isWhole && !asked.isWhy && !/how many/u.test(asked.question) ? placesIn(message) : undefined;
}

/** Objections, what is not there, what one place comes to: numbers, and no answer to the problem [UND33]. */
export function isNoAnswer({ said, asked }: Reading): boolean {
  return NO_ANSWER.test(said) || (OF_A_PLACE.test(said) && !isPlaceAsked(asked));
}

/** `the tens are 6`, where the tutor asked for the tens. */
function placeOf({ said, frame, asked, options }: Reading): string | undefined {
  const isAnswered = OF_A_PLACE.test(said) && !asked.isWhy && isPlaceAsked(asked) && frame.spans.length === 1;
  return isAnswered ? options.find(({ source }) => source === "number")?.value : undefined;
}

function isPlaceAsked({ question }: Reading["asked"]): boolean {
  return /\b(?:ones|tens|hundreds)\b/u.test(question);
}

/** `but 9 divides 9`, `there is no 2/6 in mine`, `this one has two letters`. */
const NO_ANSWER =
  /^ (?:(?:no|ok|and|yes|i mean|you said) )*but (?:[a-z]+ )*?# (?:divides|goes|fits|is a (?:factor|multiple)) |^ (?:no )?i mean # goes | there is no # (?:in|on|here) |^ (?:(?:but|and|so|wait) )*this (?:one|problem|sum) has # /u;
/** `the ones make 14`, `the tens is 9 take 3 so 6`. */
const OF_A_PLACE =
  /^ (?:(?:so|and|ok|then|well) )*the (?:ones|tens|hundreds|units) (?:is|are|makes?|gives?|comes? to|add up to) (?!.* (?:ones|tens|hundreds|units|answer|altogether) )/u;

/** `82` and no more, where no reason, yes or no was asked for: whatever the tutor said before, it states that number. */
function bareNumberOf({ frame, asked, options }: Reading): string | undefined {
  const [option, ...others] = options;
  const isBare =
    frame.words.every((word) => /^[#.!?…,]$/u.test(word) || BESIDE_ONE.has(word)) && frame.spans.length === 1;
  const isAsked = !asked.isWhy && !asked.isYesNo && frame.spans[0]?.sort === "number";
  return isBare && isAsked && others.length === 0 && option?.source === "number" ? option.value : undefined;
}

/** `you divide by 10 so its 25`, `so its 31 because 35 and 31 is 66`: where no reason was asked for, what was found. */
function concludedOf({ frame, said, asked, options }: Reading): string | undefined {
  const isTruth = asked.isYesNo && options.some(({ source }) => source === "truth");
  if (asked.isWhy || isTruth || asked.isList) return undefined;
  const claimed = solutionOf(frame, said);
  if (claimed !== undefined) return claimed;
  const isFirst = CLAIMED.test(said) || SAID_FIRST.test(said) || SEEN.test(said);
  if (!isFirst && !CONCLUDED.test(said)) return undefined;
  const at = isFirst ? frame.words.indexOf("#") : frame.words.lastIndexOf("#");
  const found = options.find(({ source, candidate }) => source === "number" && candidate?.at === at);
  return found?.candidate?.span.sort === "sum" ? undefined : found?.value;
}

/** `m = 4, subtract 15 on both sides`, `i said m = 4 already`: what the unknown is, neither asked nor denied. */
function solutionOf({ spans }: Frame, said: string): string | undefined {
  const solutions = spans.flatMap(({ text, sort }) => (sort === "equation" && SOLUTION.test(text) ? [text] : []));
  const [first] = solutions;
  return solutions.length === 1 && !UNSURE.test(said) ? first : undefined;
}

const SOLUTION = /^[a-z] = -?[\d./ ]+$/u;
const UNSURE = /[?]| (?:not|is|if|can|could|does|do|what|why|how|or|wait|no #|check|says?) /u;

/** What children put around a number that they state. */
const BESIDE_ONE = wordSet("or um uh oh ok so then yay woo woohoo yippee haha lol hehe boom");

/** `8 on the bottom and 4 on top` and no more: a fraction, not a way to one. */
function placedFractionOf({ frame, asked, options }: Reading): string | undefined {
  const isPlaced = frame.spans.length === 2 && frame.words.every((word) => word === "#" || PLACING.has(word));
  const isAsked = !asked.isWhy && (asked.kind === "fraction" || asked.kind === "mixed");
  return isPlaced && isAsked
    ? options.find(({ source, isChosen }) => source === "whole" && isChosen)?.value
    : undefined;
}

const PLACING = wordSet(
  "on the top tops bottom bottoms and n is are it with a an at goes then over above under underneath below up down upper lower numerator denominator number no wait i think got so , . !",
);

/** `63? im bad at my 9s`: a number, and then talk about oneself. */
const SAID_FIRST =
  /^ (?:(?:so|then|ok|oh|ah|well|um|hmm|is it|it is|i think|maybe|i got) )*# (?:(?:and )?(?=can (?:you|i|we) (?:give|get|have|do|please) )|you (?:are )?\S+ $|then whatever|whatever|that is (?=# (?:and |so |$))|(?:[?!.] )+(?:why do|why are|why is there|can you|i am (?!stuck|wrong)|my |haha |lol |this is |is (?:that|it) (?:right|correct|ok)|did i |am i |easy |like |thanks? |ugh ))/u;
/** What it comes to, at the end. */
const CONCLUDED = new RegExp(
  ` (?:${[
    String.raw`(?:so|therefore) (?:it|that|the answer|answer) (?:is|was|must be|would be|should be|has to be)`,
    String.raw`(?:did|do|added|add|took|take|timesed|multiplied|subtracted|divided|shared|counted)(?: (?!first\b|not\b)\S+){1,8} and (?:it|that) (?:is|was|made|makes|equals|comes to)`,
    String.raw`# so # (?:is|makes|are)`,
    String.raw`i (?:already |just )?(?:said|told you|wrote|answered)(?: it is| it was)?`,
  ].join("|")}) (?:just |only |like |actually |probably |maybe )*# (?:already |before |[.!] )*$`,
  "u",
);
/** `so its 31 because …` */
const CLAIMED =
  /^ (?:(?:so|then|ok|oh|ah|well|and|um|hmm|yes|wait|no|,) )*(?:(?:it|that|the answer|answer) (?:is|must be|would be|should be) )?# (?:because|since|as|silly|oops|sorry|lol|haha|my bad|i (?:see|get it)) /u;
/** `oh its 10%`, and no more. */
const SEEN =
  /^ (?:(?:so|then|ok|well|and|um|hmm|wait|,) )*(?:oh|ah|aha|ohh|ahh)(?: (?:wait|ok|yes|i see|i get it|so|then|,|[.!]))* (?:it|that|the answer|answer) (?:is|must be) # (?:then |now |[.!] )*$/u;
