import { WEIGHING } from "../../cues/weighing.ts";
import type { Rational } from "../../answers/rational.ts";
import { askedBy } from "../find-leak-context.ts";
import { valuesOf } from "../find-plain-leak.ts";
import type { LeakRequest } from "../leak-types.ts";
import { otherWays, sentenceWays } from "./choice-ways.ts";
import { digitWays, placeWays, sumWays } from "./digit-ways.ts";
import { pairWays, resultWays } from "./pair-ways.ts";
import { fractionWays, memberWays, missingWays, topSumWays } from "./part-ways.ts";
import type { Place, Way } from "./place.ts";
import { readQuantities } from "./read-quantities.ts";
import { insideWays, saidWays, sameWays, spokenWays } from "./said-ways.ts";
import { knownWays, namedFactorWays, stemStepWays, stepWays } from "./step-ways.ts";

/** The ways in which a hint can come to the answer: by a number said, by a step from it, by two or more put together. */
export function findWays(request: LeakRequest): readonly Way[] {
  const { expected, kind, hint } = request;
  const text = readQuantities(hint);
  const stem = readQuantities(request.stem);
  const words = stem.tokens.flatMap((token) => (token.type === "word" ? [token.text] : []));
  const place: Place = {
    text,
    stem,
    said: readQuantities(request.said ?? ""),
    asked: askedBy(stem.tokens),
    stemWords: new Set(words.filter((word) => word.length > 3)),
  };
  const wording = wordedValue(expected);
  const values = wording === undefined ? valuesOf(expected, kind) : [wording];
  const ways = values.flatMap((value) => [
    ...saidWays(place, value),
    ...stepWays(place, value),
    ...pairWays(place, value),
    ...namedFactorWays(place, value),
    ...digitWays(place, value),
    ...sumWays(place, value),
    ...placeWays(place, value),
    ...resultWays(place, value),
    ...stemStepWays(place, value),
    ...insideWays(place, value, request.stem),
    ...spokenWays(request, value),
    ...sameWays(place, value),
    ...otherWays(place, value, request),
    ...knownWays(place, request, value),
  ]);
  const more = [
    ...fractionWays(place, expected),
    ...missingWays(place, expected),
    ...topSumWays(place, expected),
    ...memberWays(place, expected),
  ];
  const isPick = WEIGHING.PICKS.test(request.stem) || wording !== undefined;
  const own = values.length === 0 ? sentenceWays(place, expected) : isPick ? sentenceWays(place, "pick") : [];
  const asks = text.sentences.at(-1)?.isAsked === true ? "?" : ".";
  const count = Math.min(text.sentences.length, 4);
  const acts = [...new Set(text.tokens.flatMap((token) => (ACTS.has(token.text) ? [token.text] : [])))];
  return [...ways, ...more, ...own]
    .slice(0, MAX_WAYS)
    .map((way) => [
      ...new Set([
        ...way,
        `H${asks} ${way[0]?.[0] ?? ""}`,
        `H${count} ${way[0]?.[0] ?? ""}`,
        ...acts.flatMap((act) => [`Ha ${act}`, `Ha${way[0]?.[0] ?? ""} ${act}`]),
      ]),
    ]);
}

/** "five hundred and six" as an answer. */
function wordedValue(expected: string): Rational | undefined {
  if (/\d/u.test(expected)) return undefined;
  const { quantities, tokens } = readQuantities(expected);
  const [only] = quantities;
  return quantities.length === 1 && only !== undefined && only.to - only.from === tokens.length
    ? only.value
    : undefined;
}

/** What a hint does with its words. */
const ACTS = new Set(
  "done there you're you've together just only so that's it's must what how which where why try check think count look find can would could isn't doesn't not too if but before because since remember about draw imagine add give same already".split(
    " ",
  ),
);

const MAX_WAYS = 60;
