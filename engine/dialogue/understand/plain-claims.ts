import { UNDERSTAND } from "../../cues/understand.ts";
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
  return isWhole && !asked.isWhy && !UNDERSTAND.PLACES_OF_HOW.test(asked.question) ? placesIn(message) : undefined;
}

/** Objections, what is not there, what one place comes to: numbers, and no answer to the problem [UND33]. */
export function isNoAnswer({ said, asked }: Reading): boolean {
  return UNDERSTAND.NO_ANSWER.test(said) || (UNDERSTAND.OF_A_PLACE.test(said) && !isPlaceAsked(asked));
}

/** `the tens are 6`, where the tutor asked for the tens. */
function placeOf({ said, frame, asked, options }: Reading): string | undefined {
  const isAnswered =
    UNDERSTAND.OF_A_PLACE.test(said) && !asked.isWhy && isPlaceAsked(asked) && frame.spans.length === 1;
  return isAnswered ? options.find(({ source }) => source === "number")?.value : undefined;
}

function isPlaceAsked({ question }: Reading["asked"]): boolean {
  return UNDERSTAND.IS_PLACE_ASKED_ONES.test(question);
}

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
  const isFirst = UNDERSTAND.CLAIMED.test(said) || UNDERSTAND.SAID_FIRST.test(said) || UNDERSTAND.SEEN.test(said);
  if (!isFirst && !UNDERSTAND.PLAIN_CLAIMS_CONCLUDED.test(said)) return undefined;
  const at = isFirst ? frame.words.indexOf("#") : frame.words.lastIndexOf("#");
  const found = options.find(({ source, candidate }) => source === "number" && candidate?.at === at);
  return found?.candidate?.span.sort === "sum" ? undefined : found?.value;
}

/** `m = 4, subtract 15 on both sides`, `i said m = 4 already`: what the unknown is, neither asked nor denied. */
function solutionOf({ spans }: Frame, said: string): string | undefined {
  const solutions = spans.flatMap(({ text, sort }) => (sort === "equation" && SOLUTION.test(text) ? [text] : []));
  const [first] = solutions;
  return solutions.length === 1 && !UNDERSTAND.UNSURE.test(said) ? first : undefined;
}

const SOLUTION = /^[a-z] = -?[\d./ ]+$/u;

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
