import { num } from "../kit.ts";
import { tellingOf } from "./stems.ts";
import { change, first, namesOf, notIn, sceneOf, type Story } from "./story.ts";

/** A change as the story tells it: who does it, and how. */
interface Deed {
  readonly who: string;
  /** `buys`, `gives`. */
  readonly does: string;
  readonly n: number;
  /** ` more`, ` to Kofi`: what follows the number. */
  readonly rest: string;
  /** `getting 8 more from Kofi`: what it is for who gets or has the things, where somebody else does it. */
  readonly other?: string;
}

/** What people do with things, as it follows "before" and "after". */
const DOING: Readonly<Record<string, string>> = {
  buys: "buying",
  collects: "collecting",
  brings: "bringing",
  prints: "printing",
  bakes: "baking",
  picks: "picking",
  finds: "finding",
  gives: "giving",
  "gives away": "giving away",
  sells: "selling",
  loses: "losing",
  uses: "using",
};

/** The first or the second change of a story; undefined where that number is no change. */
function deedOf(o: Story, which: "c" | "f"): Deed | undefined {
  const [a, b, third] = namesOf(o);
  const { gets, loses, at, box } = sceneOf(o);
  const n = which === "c" ? change(o) : o.f;
  const telling = tellingOf(o);
  const isFirst = which === "c";
  const get = (who: string): Deed => ({ who, does: gets[0], n, rest: " more" });
  const lose = (who: string): Deed => ({ who, does: loses, n, rest: "" });
  const give = (to: string): Deed => ({ who: a, does: "gives", n, rest: ` to ${to}` });
  const given = (by: string): Deed => {
    return { who: by, does: `gives ${a}`, n, rest: " more", other: `getting ${num(n)} more from ${by}` };
  };
  switch (o.plot) {
    case "gain-lose":
      if (isFirst) return telling === "both" ? undefined : get(a);
      return lose(telling === "there" ? b : a);
    case "lose-gain":
      return isFirst ? lose(a) : get(telling === "there" ? b : a);
    case "lose-lose":
    case "start-losses":
      if (telling === "gives") return give(isFirst ? b : third);
      return lose(isFirst || o.plot === "start-losses" ? a : b);
    case "start-gains":
      if (telling !== "gives") return get(a);
      return given(isFirst ? b : third);
    case "start-mixed":
      if (isFirst) return get(a);
      return telling === "gives" ? give(b) : lose(a);
    case "two-changes":
      return isFirst ? get(a) : lose(telling === "other" ? b : a);
    case "more":
      return telling === "gets" ? get(a) : undefined;
    case "more-each":
      return get(a);
    case "less":
    case "start":
    case "less-each":
      return lose(a);
    case "rest-each":
    case "rest-count":
      if (telling === "loses") return lose(a);
      if (telling === "keeps") return { who: a, does: "keeps", n, rest: "" };
      return telling === "back" ? { who: a, does: "puts away", n, rest: "" } : undefined;
    case "each-more":
      return telling === "one" ? { who: a, does: "puts", n, rest: ` more ${at} one ${box}` } : undefined;
    default:
      return undefined;
  }
}

/** `Ravi buys 8 more`, `Diego gives 6 to Kofi` */
export function happening(o: Story, which: "c" | "f" = "c"): string {
  const deed = deedOf(o, which);
  if (deed !== undefined) return `${deed.who} ${deed.does} ${num(deed.n)}${deed.rest}`;
  const [a, b] = namesOf(o);
  switch (tellingOf(o)) {
    case "apart":
      return `Another ${num(o.c)} are ${notIn(o)}`;
    case "fills":
      return `At the end ${num(o.c)} ${sceneOf(o).many} are left over`;
    case "had":
      return `${a} has ${num(o.c)} already`;
    default:
      return `${b} has ${num(o.c)}`;
  }
}

/** Who has the things of a story of changes, one or two; undefined where nobody is said to. */
function holdersOf(o: Story): readonly string[] | undefined {
  const [a, b] = namesOf(o);
  const telling = tellingOf(o) ?? "";
  switch (o.plot) {
    case "gain-lose":
    case "lose-gain":
    case "lose-lose":
    case "two-changes":
      return ["there", "both", "later", "other"].includes(telling) ? [a, b] : [a];
    case "more":
    case "less":
    case "less-each":
    case "more-each":
      return ["loses", "gets"].includes(telling) ? [a] : undefined;
    case "start":
    case "start-losses":
    case "start-gains":
    case "start-mixed":
      return [a];
    default:
      return undefined;
  }
}

/** `Arjun has`, `they have`, `there are` */
export function has(o: Story): string {
  const holders = holdersOf(o);
  if (holders === undefined) return "there are";
  return holders.length > 1 ? "they have" : `${holders[0]} has`;
}

/** `Arjun has left`, `are left` */
export function hasLeft(o: Story): string {
  return holdersOf(o) === undefined ? "are left" : `${has(o)} left`;
}

/** `Does Arjun have`, `Do Arjun and Olga have`, `Are there`; with a word before the verb of having: `still`. */
export function doesHave(o: Story, word = ""): string {
  const holders = holdersOf(o);
  if (holders === undefined) return `Are there${word}`;
  return `${holders.length > 1 ? "Do" : "Does"} ${holders.join(" and ")}${word} have`;
}

/** `after buying 5 more`, where those have the things who do it; else `after Olga loses 8`. */
export function around(o: Story, when: "before" | "after", which: "c" | "f" = "c"): string {
  const [deed, holders] = [deedOf(o, which), holdersOf(o)];
  if (deed === undefined || holders === undefined || holders.length > 1) return `${when} ${happening(o, which)}`;
  return `${when} ${deed.other ?? `${DOING[deed.does] ?? deed.does} ${num(deed.n)}${deed.rest}`}`;
}

/** `Arjun loses 8. Does Arjun have more or fewer marbles then?` */
export function moreOrFewer(o: Story, which: "c" | "f"): string {
  const asked = (holdersOf(o)?.length ?? 0) > 1 ? "Do they have" : doesHave(o);
  return `${happening(o, which)}. ${asked} more or fewer ${sceneOf(o).many} then?`;
}

/** `the 8 crayons that Ravi buys`, `the 4 plates that are not in a stack`, `Ravi’s 34 tulips` */
export function those(o: Story, which: "c" | "f" = "c"): string {
  const deed = deedOf(o, which);
  const [a, b] = namesOf(o);
  const { many, colours } = sceneOf(o);
  const these = `the ${num(which === "c" ? change(o) : o.f)}`;
  if (o.plot === "each-more") {
    return deed === undefined ? `${these} ${many} that ${a} has already` : `${these} ${many} that ${a} puts there`;
  }
  if (deed !== undefined) return `${these} ${many} that ${deed.who} ${deed.does}${deed.rest.replace(" more", "")}`;
  if (o.plot === "third") return `${which === "c" ? a : b}’s ${num(o[which])} ${many}`;
  if (o.plot === "part") return `${these} ${colours[0]} ${many}`;
  switch (tellingOf(o)) {
    case "apart":
      return `${these} ${many} that are ${notIn(o)}`;
    case "fills":
      return `${these} ${many} that are left over`;
    default:
      return `${b}’s ${num(o.c)} ${many}`;
  }
}

/** `Kofi and Elif` */
export function bothNames(o: Story): string {
  const [a, b] = namesOf(o);
  return `${a} and ${b}`;
}

/** Of two amounts that are compared: `has` and `have`, `picks` and `pick`. */
export function verbOf(o: Story): readonly [does: string, base: string] {
  return tellingOf(o) === "gets" ? sceneOf(o).gets : ["has", "have"];
}

/** `small `, of the groups at the beginning or at the end of a story that tells them apart; nothing elsewhere. */
export function sizeOf(o: Story, which: "first" | "second"): string {
  const [big, small] = sceneOf(o).sizes;
  const isFirst = which === "first";
  switch (o.plot) {
    case "less-each":
    case "more-each":
      return `${isFirst ? small : big} `;
    case "left-each":
      return `${isFirst ? big : small} `;
    case "two-kinds":
    case "two-apart":
      return tellingOf(o) === "both" ? "" : `${isFirst ? big : small} `;
    default:
      return "";
  }
}

/** Whose groups they are, where two people have some. */
export function ownerOf(o: Story, which: "first" | "second"): string | undefined {
  const isTwo = o.plot === "two-kinds" || o.plot === "two-apart";
  return isTwo && tellingOf(o) === "both" ? namesOf(o)[which === "first" ? 0 : 1] : undefined;
}

/** `the 6 large boxes`, `Kofi’s 6 bags` */
export function theGroups(o: Story, which: "first" | "second"): string {
  const owner = ownerOf(o, which);
  const n = which === "first" ? o.n : o.m;
  return `${owner === undefined ? "the" : `${owner}’s`} ${n} ${sizeOf(o, which)}${sceneOf(o).boxes}`;
}

/** `are in the 6 large boxes`; of a rate `Amina runs in 6 days`; of a length it is how long that is. */
export function howManyIn(o: Story, which: "first" | "second" = "first"): string {
  const { kind, many, at } = sceneOf(o);
  if (kind === "length") return `how long ${theGroups(o, which)} are together`;
  if (kind === "rate") return `how many ${many} ${namesOf(o)[0]} ${sceneOf(o).put[0]} in ${o.n} ${sceneOf(o).boxes}`;
  return `how many ${many} are ${at} ${theGroups(o, which)}`;
}

/** `the number of crayons in one box`, `how long one piece is`, `how many pages Wei reads in one day` */
export function inOne(o: Story, size = ""): string {
  const { kind, many, at, box, put } = sceneOf(o);
  if (kind === "length") return `how long one ${box} is`;
  if (kind === "rate") return `how many ${many} ${namesOf(o)[0]} ${put[0]} in one ${box}`;
  return `the number of ${many} ${at} one ${size}${box}`;
}

/** `1 box`, `3 boxes` */
export function boxesOf(o: Story, n: number, size = ""): string {
  const { box, boxes } = sceneOf(o);
  return `${n} ${size}${n === 1 ? box : boxes}`;
}

/** What things do to what they are put into: 48 crayons `fill` boxes, and 48 carrots `make` bunches. */
export function fillOrMake(o: Story): string {
  return sceneOf(o).fill[1] === "make" ? "make" : "fill";
}

/** `$6 \times 8$`-free name of the whole: `all 48 crayons` */
export function allOf(o: Story, n = first(o)): string {
  return `all ${num(n)} ${sceneOf(o).many}`;
}
