import { wordSet } from "../../answers/read/table.ts";

/**
 * Words typed without gaps, `itsseventeen`, `idontgetit`: the fewest words it can be cut into; undefined where it cannot.
 * In the middle of a long one a stretch may stay unknown.
 *
 * @param isKnown - whether a word is one that matters elsewhere
 * @param isAll - whether nothing else was typed: then two words are enough
 */
export function wordsWithin(word: string, isKnown: (part: string) => boolean, isAll: boolean): string | undefined {
  const length = word.length;
  if (length < 6 || length > LONGEST_GLUED || COMPOUNDS.has(word)) return undefined;
  const isWord = (part: string) => COMMON.has(part) || (part.length > 2 && isKnown(part));
  // Least cost to the end of each prefix, and where its last word begins.
  const costs: number[] = [0];
  const starts: number[] = [0];
  for (let end = 1; end <= length; end++) {
    let least = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start++) {
      const part = word.slice(start, end);
      const own = isWord(part) ? 1 : end - start > 2 ? 1 + end - start : Number.POSITIVE_INFINITY;
      const cost = (costs[start] ?? 0) + own;
      if (cost >= least) continue;
      least = cost;
      starts[end] = start;
    }
    costs[end] = least;
  }
  const parts: string[] = [];
  for (let end = length; end > 0; end = starts[end] ?? 0) parts.unshift(word.slice(starts[end] ?? 0, end));
  const unknown = parts.filter((part) => !isWord(part)).join("").length;
  const isEnough = parts.length > (isAll && unknown === 0 ? 1 : 2) && (isAll || length > 8);
  return Number.isFinite(costs[length]) && isEnough && unknown * 4 <= length ? parts.join(" ") : undefined;
}

const LONGEST_GLUED = 80;
const LONGEST_PART = 12;
const COMMON = wordSet(
  "a i u is it its im ive the that thats this these what whats how hows why do dont does doesnt did didnt can cant could you youre we me my he she they there theres of to in on at for and or so not no know get got gets getit need want help please with am are was think thinks have has be go goes going just tell say said thing when where who which way up down more than less all one first next then now here too very bad hard ok okay yes yeah lost skip hint mean use used make makes made add added count take took away from left line end small big same bit part guess give show sure like read idk stuck forgot about him her cm kg km mm ml past clock half two six ten look look work right done try see maybe thank thankyou thanks answer box sum true false",
);
/** Words of their own that are made of others. */
const COMPOUNDS = wordSet(
  "without another together someone inside outside upside within format therein nowhere somewhere somehow sometime sometimes",
);
