import type { StemTemplate } from "#engine";
import { num } from "../kit.ts";
import {
  change,
  first,
  groups,
  groupsOf,
  inEach,
  namesOf,
  notIn,
  sceneOf,
  wholeOf,
  type PlotName,
  type Story,
} from "./story.ts";
import type { Scene } from "./scenes.ts";

interface Told {
  readonly o: Story;
  readonly s: Scene;
  /** Three people. */
  readonly a: string;
  readonly b: string;
  readonly third: string;
  /** `48 crayons`, with the number of the whole. */
  readonly whole: string;
  /** A sentence with a number that is not needed, or nothing. */
  readonly also: string;
}

type Text = (told: Told) => string;

interface StoryStem extends StemTemplate<Story> {
  readonly plot: PlotName;
  /** What it is called among those of its plot. */
  readonly telling: string;
  readonly fits: (scene: Scene) => boolean;
}

/** A kind of scene; of things in containers those that are there before they are filled. */
type Kind = Scene["kind"] | "filled";

/** Wordings of a course of a story, with such things. */
function wordings(plot: PlotName, kind: Kind, texts: Readonly<Record<string, Text>>): readonly StoryStem[] {
  return Object.entries(texts).map(([telling, text]) => ({
    id: `${plot}-${telling}`,
    plot,
    telling,
    fits: (scene) => (kind === "filled" ? scene.fill[0] === "fills" : scene.kind === kind),
    when: (o) => o.plot === plot && tellingOf(o) === telling,
    text: (o) => text(toldIn(o)),
    ...unitAsked(plot, kind),
  }));
}

/** Lengths are asked for in the unit they are told in, and how long something takes in days or weeks. */
function unitAsked(plot: PlotName, kind: Kind): Pick<StoryStem, "unit"> {
  if (kind === "length" && plot !== "count") return { unit: (o) => sceneOf(o).many };
  return kind === "rate" && plot === "count" ? { unit: (o) => sceneOf(o).boxes } : {};
}

function toldIn(o: Story): Told {
  const s = sceneOf(o);
  const [a, b, third] = namesOf(o);
  return { o, s, a, b, third, whole: `${num(wholeOf(o))} ${s.many}`, also: o.extra > 0 ? ` ${s.also(o.extra)}` : "" };
}

/** The wordings of some courses of stories. */
export function stemsFor(plots: ReadonlySet<PlotName>): readonly StemTemplate<Story>[] {
  return STEMS.filter(({ plot }) => plots.has(plot));
}

const putInto = ({ s }: Told): string => s.put[2];
/** `the same number in each box` */
const same = ({ s }: Told): string => `the same number ${s.at} each ${s.box}`;
const howManyIn = ({ s }: Told): string => `How many ${s.many} are ${s.at} each ${s.box}?`;
const howManyBoxes = ({ s, a }: Told, who = `does ${a}`): string => `How many ${s.boxes} ${who} ${s.fill[1]}?`;
/** Into how many groups, or into groups of how many, and what is asked then. */
const grouped = {
  each: (t: Told) => `${t.o.n} ${t.s.boxes}, ${same(t)}. ${howManyIn(t)}`,
  count: (t: Told, who?: string) => `${t.s.boxes}, ${t.o.e} ${inEach(t.o)}. ${howManyBoxes(t, who)}`,
};
const inAll = ({ s }: Told): string => `How many ${s.many} are there in all?`;
const left = ({ s }: Told): string => `How many ${s.many} are left?`;
const doesHaveLeft = ({ s, a }: Told): string => `How many ${s.many} does ${a} have left?`;
const apart = ({ o }: Told): string => notIn(o);
/** Pages are those of a book. */
const thereAre = ({ s }: Told): string => (s.box === "page" ? "An album has" : "There are");
const ours = ({ o, s, a, b }: Told): string => `${a} and ${b} together have ${o.e} ${s.many}.`;
const haveNow = ({ s }: Told): string => `How many ${s.many} do they have together now?`;
const atFirst = ({ s, a }: Told): string => `How many ${s.many} did ${a} have at the beginning?`;
const doTheyHave = ({ s }: Told): string => `How many ${s.many} do they have together?`;
const doTheyGet = ({ s }: Told): string => `How many ${s.many} do they ${s.gets[1]} together?`;

export const STEMS: readonly StoryStem[] = [
  ...wordings("total", "packed", {
    there: (t) => `${thereAre(t)} ${groups(t.o)}.${t.also} ${inAll(t)}`,
    has: (t) => `${t.a} has ${groups(t.o)}.${t.also} How many ${t.s.many} does ${t.a} have?`,
    fills: (t) =>
      `${t.a} ${t.s.fill[0]} ${t.o.n} ${t.s.boxes}. There are ${t.o.e} ${t.s.many} ${inEach(t.o)}.${t.also} ${inAll(t)}`,
    each: (t) =>
      `There are ${t.o.e} ${t.s.many} ${inEach(t.o)}.${t.also} How many ${t.s.many} are ${t.s.at} ${t.o.n} ${t.s.boxes}?`,
  }),
  ...wordings("total", "rate", {
    every: (t) =>
      `${t.a} ${t.s.put[0]} ${t.o.e} ${t.s.many} ${inEach(t.o)}.${t.also} How many ${t.s.many} does ${t.a} ${t.s.put[1]} in ${t.o.n} ${t.s.boxes}?`,
    long: (t) =>
      `For ${t.o.n} ${t.s.boxes}, ${t.a} ${t.s.put[0]} ${t.o.e} ${t.s.many} ${inEach(t.o)}.${t.also} How many ${t.s.many} is that in all?`,
  }),
  ...wordings("total", "length", {
    pieces: (t) =>
      `${t.a} has ${t.o.n} pieces of ${t.s.one}. Each piece is ${t.o.e} ${t.s.many} long.${t.also} How many ${t.s.many} of ${t.s.one} does ${t.a} have?`,
    needs: (t) =>
      `${t.a} needs ${t.o.n} pieces of ${t.s.one}, each ${t.o.e} ${t.s.many} long.${t.also} How many ${t.s.many} of ${t.s.one} is that in all?`,
  }),
  ...wordings("each", "packed", {
    there: (t) => `${thereAre(t)} ${t.whole} ${t.s.at} ${t.o.n} ${t.s.boxes}, ${same(t)}.${t.also} ${howManyIn(t)}`,
    puts: (t) =>
      `${t.a} ${t.s.put[0]} ${t.whole} ${putInto(t)} ${t.o.n} ${t.s.boxes}, ${same(t)}.${t.also} ${howManyIn(t)}`,
    full: (t) =>
      `${t.a} ${t.s.fill[0]} ${t.o.n} ${t.s.boxes} with ${t.whole} in all, ${same(t)}.${t.also} ${howManyIn(t)}`,
  }),
  ...wordings("each", "filled", {
    gets: (t) =>
      `${t.a} has ${t.whole} and ${t.o.n} ${t.s.boxes}. Each ${t.s.box} gets the same number of ${t.s.many}.${t.also} How many ${t.s.many} does each ${t.s.box} get?`,
  }),
  ...wordings("each", "shared", {
    children: (t) =>
      `There are ${t.o.n} children. They share ${t.whole} equally.${t.also} How many ${t.s.many} does each child get?`,
  }),
  ...wordings("each", "rate", {
    every: (t) =>
      `${t.a} ${t.s.put[0]} ${t.whole} in ${t.o.n} ${t.s.boxes}, the same number every ${t.s.box}.${t.also} How many ${t.s.many} does ${t.a} ${t.s.put[1]} every ${t.s.box}?`,
  }),
  ...wordings("each", "length", {
    cuts: (t) =>
      `A ${t.s.one} is ${t.whole} long.${t.also} ${t.a} cuts it into ${t.o.n} equal pieces. How many ${t.s.many} long is each piece?`,
  }),
  ...wordings("count", "packed", {
    puts: (t) =>
      `${t.a} ${t.s.put[0]} ${t.whole} ${putInto(t)} ${t.s.boxes}, ${t.o.e} ${inEach(t.o)}.${t.also} ${howManyBoxes(t)}`,
    there: (t) =>
      `${thereAre(t)} ${t.whole} in all, with ${t.o.e} ${t.s.many} ${inEach(t.o)}.${t.also} How many ${t.s.boxes} are there?`,
    has: (t) => `${t.a} has ${t.whole} and puts ${t.o.e} of them ${inEach(t.o)}.${t.also} ${howManyBoxes(t)}`,
  }),
  ...wordings("count", "rate", {
    after: (t) =>
      `${t.a} ${t.s.put[0]} ${t.o.e} ${t.s.many} ${inEach(t.o)}.${t.also} How many ${t.s.boxes} does ${t.a} need for ${t.whole}?`,
  }),
  ...wordings("count", "length", {
    cuts: (t) =>
      `A ${t.s.one} is ${t.whole} long.${t.also} ${t.a} cuts it into pieces of ${t.o.e} ${t.s.many}. How many pieces are there?`,
  }),
  ...wordings("more", "packed", {
    gets: (t) =>
      `${t.a} has ${groups(t.o)}. Then ${t.a} ${t.s.gets[0]} ${t.o.c} more ${t.s.many}. How many ${t.s.many} does ${t.a} have now?`,
    apart: (t) => `${thereAre(t)} ${groups(t.o)}. Another ${t.o.c} ${t.s.many} are ${apart(t)}. ${inAll(t)}`,
    both: (t) => `${t.a} has ${groups(t.o)}. ${t.b} has ${t.o.c} ${t.s.many}. ${doTheyHave(t)}`,
    fills: (t) =>
      `${t.a} ${t.s.fill[0]} ${t.o.n} ${t.s.boxes}, with ${t.o.e} ${t.s.many} ${inEach(t.o)}. After that, ${t.o.c} ${t.s.many} are left over. ${atFirst(t)}`,
  }),
  ...wordings("less", "packed", {
    loses: (t) => `${t.a} has ${groups(t.o)}. ${t.a} ${t.s.loses} ${t.o.c} of the ${t.s.many}. ${doesHaveLeft(t)}`,
    there: (t) => `${thereAre(t)} ${groups(t.o)}. ${t.a} ${t.s.loses} ${t.o.c} of the ${t.s.many}. ${left(t)}`,
  }),
  ...wordings("part", "packed", {
    colours: (t) =>
      `${thereAre(t)} ${groups(t.o)}. Of all these ${t.s.many}, ${t.o.c} are ${t.s.colours[0]}. The others are ${t.s.colours[1]}. How many ${t.s.many} are ${t.s.colours[1]}?`,
    has: (t) =>
      `${t.a} has ${groups(t.o)}. There are ${t.o.c} ${t.s.colours[0]} ${t.s.many} among them, and all the others are ${t.s.colours[1]}. How many ${t.s.colours[1]} ${t.s.many} does ${t.a} have?`,
  }),
  ...wordings("differ", "packed", {
    more: (t) =>
      `${t.a} has ${groups(t.o)}. ${t.b} has ${num(t.o.c)} ${t.s.many}. How many more ${t.s.many} does ${t.a} have than ${t.b}?`,
    fewer: (t) =>
      `${t.b} has ${num(t.o.c)} ${t.s.many}. ${t.a} has ${groups(t.o)}. How many fewer ${t.s.many} does ${t.b} have than ${t.a}?`,
  }),
  ...wordings("left", "packed", {
    fills: (t) =>
      `${t.a} has ${t.whole} and ${t.s.fill[0]} ${t.o.n} ${t.s.boxes}, with ${t.o.e} ${t.s.many} ${inEach(t.o)}. How many ${t.s.many} are ${apart(t)}?`,
    apart: (t) =>
      `${t.a} has ${t.whole}. Some of them are ${t.s.at} ${t.o.n} ${t.s.boxes}, ${t.o.e} ${inEach(t.o)}. How many ${t.s.many} are ${apart(t)}?`,
    yet: (t) =>
      `${t.a} has to ${t.s.put[1]} ${t.whole} ${putInto(t)} ${t.s.boxes}. So far there are ${groups(t.o)}. How many ${t.s.many} does ${t.a} still have to ${t.s.put[1]}?`,
  }),
  ...wordings("start", "packed", {
    rest: (t) =>
      `${t.a} has some ${t.s.many}. ${t.a} ${t.s.loses} ${t.o.c} of them. The rest are ${t.s.at} ${t.o.n} ${t.s.boxes}, ${t.o.e} ${inEach(t.o)}. ${atFirst(t)}`,
    still: (t) => `${t.a} ${t.s.loses} ${t.o.c} ${t.s.many}. Now ${t.a} still has ${groups(t.o)}. ${atFirst(t)}`,
  }),
  ...(["each", "count"] as const).flatMap((asks) => [
    ...wordings(`rest-${asks}`, "packed", {
      loses: (t) =>
        `${t.a} has ${t.whole} and ${t.s.loses} ${t.o.c} of them. Then ${t.a} ${t.s.put[0]} the rest ${putInto(t)} ${grouped[asks](t)}`,
    }),
    ...wordings(`rest-${asks}`, "filled", {
      apart: (t) =>
        `${t.a} has ${t.whole}. Of these, ${t.o.c} are ${apart(t)}. The others are ${t.s.at} ${grouped[asks](t)}`,
    }),
    ...wordings(`sum-${asks}`, "packed", {
      colours: (t) =>
        `${t.a} has ${t.o.c} ${t.s.colours[0]} and ${first(t.o) - t.o.c} ${t.s.colours[1]} ${t.s.many}. ${t.a} ${t.s.put[0]} all of them ${putInto(t)} ${grouped[asks](t)}`,
      both: (t) =>
        `${t.a} has ${t.o.c} ${t.s.many}, and ${t.b} has ${first(t.o) - t.o.c}. Together they ${t.s.put[1]} all of them ${putInto(t)} ${grouped[asks](t, "do they")}`,
    }),
  ]),
  ...wordings("rest-each", "shared", {
    keeps: (t) =>
      `${t.a} has ${t.whole} and keeps ${t.o.c} of them. The rest are shared equally between ${t.o.n} children. How many ${t.s.many} does each child get?`,
    back: (t) =>
      `There are ${t.whole}. ${t.a} puts ${t.o.c} of them away. Then ${t.o.n} children share the rest equally. How many ${t.s.many} does each child get?`,
  }),
  ...wordings("each-more", "packed", {
    one: (t) =>
      `${t.a} ${t.s.put[0]} ${t.whole} ${putInto(t)} ${t.o.n} ${t.s.boxes}, ${same(t)}. Then ${t.a} puts ${t.o.c} more ${t.s.many} ${t.s.at} one of the ${t.s.boxes}. How many ${t.s.many} are ${t.s.at} that ${t.s.box} now?`,
  }),
  ...wordings("each-more", "shared", {
    had: (t) =>
      `${t.a} is one of ${t.o.n} children who share ${t.whole} equally. ${t.a} already has ${t.o.c} other ${t.s.many}. How many ${t.s.many} does ${t.a} have now?`,
  }),
  ...wordings("fewer", "packed", {
    has: (t) => `${t.a} has ${t.o.e} ${t.s.many}. ${t.b} has ${t.o.c} fewer ${t.s.many} than ${t.a}. ${doTheyHave(t)}`,
    gets: (t) =>
      `${t.a} ${t.s.gets[0]} ${t.o.e} ${t.s.many}. ${t.b} ${t.s.gets[0]} ${t.o.c} fewer than ${t.a}. ${doTheyGet(t)}`,
  }),
  ...wordings("told-more", "packed", {
    that: (t) => `${t.a} has ${t.o.e} ${t.s.many}. That is ${t.o.c} more than ${t.b} has. ${doTheyHave(t)}`,
    gets: (t) =>
      `${t.a} ${t.s.gets[0]} ${t.o.e} ${t.s.many}, which is ${t.o.c} more than ${t.b} ${t.s.gets[0]}. ${doTheyGet(t)}`,
  }),
  ...wordings("told-fewer", "packed", {
    that: (t) => `${t.a} has ${t.o.e} ${t.s.many}. That is ${t.o.c} fewer than ${t.b} has. ${doTheyHave(t)}`,
    gets: (t) =>
      `${t.a} ${t.s.gets[0]} ${t.o.e} ${t.s.many}, which is ${t.o.c} fewer than ${t.b} ${t.s.gets[0]}. ${doTheyGet(t)}`,
  }),
  ...wordings("gain-lose", "packed", {
    now: (t) =>
      `${t.a} has ${t.o.e} ${t.s.many}. ${t.a} ${t.s.gets[0]} ${t.o.c} more. Then ${t.a} ${t.s.loses} ${t.o.f} of them. How many ${t.s.many} does ${t.a} have now?`,
    there: (t) => `${ours(t)} ${t.a} ${t.s.gets[0]} ${t.o.c} more. Then ${t.b} ${t.s.loses} ${t.o.f}. ${haveNow(t)}`,
    after: (t) =>
      `${t.a} has ${t.o.e} ${t.s.many} and ${t.s.gets[0]} ${t.o.c} more. After that, ${t.a} ${t.s.loses} ${t.o.f} of them. ${doesHaveLeft(t)}`,
    both: (t) =>
      `${t.a} has ${t.o.e} ${t.s.many}, and ${t.b} has ${t.o.c}. They put all of them together. Then ${t.a} ${t.s.loses} ${t.o.f} of them. How many ${t.s.many} do they have left?`,
  }),
  ...wordings("lose-gain", "packed", {
    now: (t) =>
      `${t.a} has ${t.o.e} ${t.s.many}. First ${t.a} ${t.s.loses} ${t.o.c} of them. Then ${t.a} ${t.s.gets[0]} ${t.o.f} more. How many ${t.s.many} does ${t.a} have now?`,
    there: (t) =>
      `${ours(t)} ${t.a} ${t.s.loses} ${t.o.c}. After that, ${t.b} ${t.s.gets[0]} ${t.o.f} more. ${haveNow(t)}`,
  }),
  ...wordings("lose-lose", "packed", {
    gives: (t) =>
      `${t.a} has ${t.o.e} ${t.s.many}. ${t.a} gives ${t.o.c} of them to ${t.b} and ${t.o.f} of them to ${t.third}. ${doesHaveLeft(t)}`,
    later: (t) => `${ours(t)} ${t.a} ${t.s.loses} ${t.o.c}. Later ${t.b} ${t.s.loses} ${t.o.f}. ${haveNow(t)}`,
  }),
  ...wordings("third", "packed", {
    together: (t) =>
      `${t.a}, ${t.b} and ${t.third} have ${t.o.e} ${t.s.many} together. ${t.a} has ${t.o.c} of them, and ${t.b} has ${t.o.f}. How many ${t.s.many} does ${t.third} have?`,
    belong: (t) =>
      `There are ${t.o.e} ${t.s.many}. Of these, ${t.o.c} belong to ${t.a} and ${t.o.f} belong to ${t.b}. The others belong to ${t.third}. How many ${t.s.many} belong to ${t.third}?`,
  }),
  ...wordings("start-losses", "packed", {
    gives: (t) =>
      `${t.a} has some ${t.s.many}. ${t.a} gives ${t.o.c} of them to ${t.b} and ${t.o.f} of them to ${t.third}. Now ${t.a} has ${t.o.e} ${t.s.many}. ${atFirst(t)}`,
    later: (t) =>
      `${t.a} has some ${t.s.many}. ${t.a} ${t.s.loses} ${t.o.c} of them, and later ${t.o.f} of the rest. After that, ${t.o.e} ${t.s.many} are left. ${atFirst(t)}`,
  }),
  ...wordings("start-gains", "packed", {
    gives: (t) =>
      `${t.a} has some ${t.s.many}. ${t.b} gives ${t.a} ${t.o.c} more, and ${t.third} gives ${t.a} ${t.o.f} more. Now ${t.a} has ${t.o.e} ${t.s.many}. ${atFirst(t)}`,
    later: (t) =>
      `${t.a} has some ${t.s.many}, ${t.s.gets[0]} ${t.o.c} more, and later another ${t.o.f}. Now ${t.a} has ${t.o.e} ${t.s.many}. ${atFirst(t)}`,
  }),
  ...wordings("start-mixed", "packed", {
    some: (t) =>
      `${t.a} has some ${t.s.many}. ${t.a} ${t.s.gets[0]} ${t.o.c} more. Then ${t.a} ${t.s.loses} ${t.o.f} of them. Now ${t.a} has ${t.o.e} ${t.s.many}. ${atFirst(t)}`,
    gives: (t) =>
      `${t.a} has some ${t.s.many}, and ${t.s.gets[0]} ${t.o.c} more. After that, ${t.a} gives ${t.o.f} of them to ${t.b}. Now ${t.a} has ${t.o.e} ${t.s.many}. ${atFirst(t)}`,
  }),
  ...wordings("two-kinds", "packed", {
    there: (t) => `${thereAre(t)} ${twoSorts(t)}.${t.also} ${inAll(t)}`,
    both: (t) => `${t.a} has ${groups(t.o)}. ${t.b} has ${groupsOf(t.o, t.o.m, t.o.f)}.${t.also} ${doTheyHave(t)}`,
  }),
  ...wordings("two-apart", "packed", {
    there: (t) =>
      `${thereAre(t)} ${twoSorts(t)}.${t.also} How many more ${t.s.many} are ${t.s.at} the ${t.s.sizes[0]} ${t.s.boxes} than ${t.s.at} the ${t.s.sizes[1]} ${t.s.boxes}?`,
    both: (t) =>
      `${t.a} has ${groups(t.o)}. ${t.b} has ${groupsOf(t.o, t.o.m, t.o.f)}.${t.also} How many more ${t.s.many} does ${t.a} have than ${t.b}?`,
  }),
  ...wordings("two-changes", "packed", {
    now: (t) =>
      `${t.a} has ${groups(t.o)}.${t.also} Then ${t.a} ${t.s.gets[0]} ${t.o.c} more ${t.s.many}, and after that ${t.a} ${t.s.loses} ${t.o.f} of them. How many ${t.s.many} does ${t.a} have now?`,
    other: (t) =>
      `${t.a} and ${t.b} together have ${groups(t.o)}.${t.also} ${t.a} ${t.s.gets[0]} ${t.o.c} more ${t.s.many}. Then ${t.b} ${t.s.loses} ${t.o.f} of the ${t.s.many}. ${haveNow(t)}`,
  }),
  ...wordings("less-each", "packed", {
    loses: (t) =>
      `${t.a} has ${groupsOf(t.o, t.o.n, t.o.e, `${t.s.sizes[1]} `)}.${t.also} ${t.a} ${t.s.loses} ${change(t.o)} of the ${t.s.many} and ${t.s.put[0]} the rest ${putInto(t)} ${t.o.m} ${t.s.sizes[0]} ${t.s.boxes}, ${same(t)}. How many ${t.s.many} are ${t.s.at} each ${t.s.sizes[0]} ${t.s.box}?`,
    there: (t) =>
      `${thereAre(t)} ${groupsOf(t.o, t.o.n, t.o.e, `${t.s.sizes[1]} `)}.${t.also} First ${t.a} ${t.s.loses} ${change(t.o)} of the ${t.s.many}. The rest go ${putInto(t)} ${t.o.m} ${t.s.sizes[0]} ${t.s.boxes}, ${same(t)}. How many ${t.s.many} does each ${t.s.sizes[0]} ${t.s.box} get?`,
  }),
  ...wordings("more-each", "packed", {
    gets: (t) =>
      `${t.a} has ${groupsOf(t.o, t.o.n, t.o.e, `${t.s.sizes[1]} `)}.${t.also} ${t.a} ${t.s.gets[0]} ${change(t.o)} more ${t.s.many}. Then ${t.a} ${t.s.put[0]} all of the ${t.s.many} ${putInto(t)} ${t.o.m} ${t.s.sizes[0]} ${t.s.boxes}, ${same(t)}. How many ${t.s.many} are ${t.s.at} each ${t.s.sizes[0]} ${t.s.box}?`,
    there: (t) =>
      `${thereAre(t)} ${groupsOf(t.o, t.o.n, t.o.e, `${t.s.sizes[1]} `)}.${t.also} ${t.a} ${t.s.gets[0]} ${change(t.o)} more ${t.s.many}. All of the ${t.s.many} now go ${putInto(t)} ${t.o.m} ${t.s.sizes[0]} ${t.s.boxes}, ${same(t)}. How many ${t.s.many} does each ${t.s.sizes[0]} ${t.s.box} get?`,
  }),
  ...wordings("left-each", "packed", {
    fills: (t) =>
      `${t.a} has ${t.whole}.${t.also} ${t.a} ${t.s.fill[0]} ${groupsOf(t.o, t.o.n, t.o.e, `${t.s.sizes[0]} `)}, and ${t.s.put[0]} the rest ${putInto(t)} ${t.o.m} ${t.s.sizes[1]} ${t.s.boxes}, ${same(t)}. How many ${t.s.many} are ${t.s.at} each ${t.s.sizes[1]} ${t.s.box}?`,
    there: (t) =>
      `${thereAre(t)} ${t.whole}.${t.also} Some of the ${t.s.many} are ${t.s.at} ${t.o.n} ${t.s.sizes[0]} ${t.s.boxes}, ${t.o.e} ${t.s.at} each ${t.s.sizes[0]} ${t.s.box}. All the others are ${t.s.at} ${t.o.m} ${t.s.sizes[1]} ${t.s.boxes}, ${same(t)}. How many ${t.s.many} are ${t.s.at} each ${t.s.sizes[1]} ${t.s.box}?`,
  }),
];

/** Which wording tells the story; undefined where such a story is not told of such things. */
export function tellingOf(o: Story): string | undefined {
  const fitting = STEMS.filter(({ plot, fits }) => plot === o.plot && fits(sceneOf(o)));
  return fitting[o.tell % fitting.length]?.telling;
}

/** `6 large boxes with 24 crayons in each large box and 4 small boxes with 12 crayons in each small box` */
function twoSorts({ o, s }: Told): string {
  return `${groupsOf(o, o.n, o.e, `${s.sizes[0]} `)} and ${groupsOf(o, o.m, o.f, `${s.sizes[1]} `)}`;
}
