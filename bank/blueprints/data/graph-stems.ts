import type { StemTemplate } from "#engine";
import { askedOf, sceneOf, type Ask, type Category, type Graph } from "./graph.ts";
import { PARTS } from "./graph-help.ts";
import { clauseOf, placed, type Scene } from "./scenes.ts";

/** What a wording is made of. */
interface Told {
  readonly scene: Scene;
  /** What is counted. */
  readonly many: string;
  /** "bar graph", "picture graph". */
  readonly graph: string;
  readonly part: (typeof PARTS)[Graph["kind"]];
  readonly names: readonly [string, string, string];
  /** After a verb: "apples or pears", "Mia and Omar". */
  readonly both: string;
  /** "apples and pears". */
  readonly pair: string;
  /** "The bar graph shows which fruit children chose." */
  readonly intro: string;
}

function told(o: Graph): Told {
  const scene = sceneOf(o);
  const asked: readonly Category[] = askedOf(o);
  const name = (index: number): string => asked[index]?.name ?? "";
  const graph = `${o.kind} graph`;
  return {
    scene,
    many: scene.thing.many,
    graph,
    part: PARTS[o.kind],
    names: [name(0), name(1), name(2)],
    both: `${name(0)} ${scene.both} ${name(1)}`,
    pair: `${name(0)} and ${name(1)}`,
    intro: `The ${graph} shows ${scene.shows}.`,
  };
}

function wordings(ask: Ask, texts: Readonly<Record<string, (t: Told) => string>>): StemTemplate<Graph>[] {
  return Object.entries(texts).map(([id, text]) => ({ id, when: (o) => o.ask === ask, text: (o) => text(told(o)) }));
}

/** Every wording; what is counted and the names come from the scene, the numbers stand on the graph alone. */
export const graphStems: readonly StemTemplate<Graph>[] = [
  ...wordings("read", {
    "read-clause": (t) => `${t.intro} How many ${t.many} ${clauseOf(t.scene, t.names[0])}?`,
    "read-shown": (t) => `${t.intro} How many ${t.many} does it show for ${t.names[0]}?`,
    "read-look": (t) => `Look at the ${t.graph}. How many ${t.many} ${clauseOf(t.scene, t.names[0])}?`,
    "read-part": (t) => `${t.intro} Find the ${t.part.one} for ${t.names[0]}. How many ${t.many} does it stand for?`,
  }),

  ...wordings("two", {
    "two-clause": (t) => `${t.intro} How many ${t.many} ${clauseOf(t.scene, t.both)} altogether?`,
    "two-look": (t) => `Look at the ${t.graph}. How many ${t.many} ${clauseOf(t.scene, t.both)} in all?`,
    "two-shown": (t) => `${t.intro} How many ${t.many} does it show for ${t.pair} together?`,
    "two-total": (t) => `${t.intro} Add up ${t.pair}. How many ${t.many} is that in all?`,
  }),

  ...wordings("all", {
    "all-altogether": (t) => `${t.intro} How many ${t.many} are there altogether?`,
    "all-whole": (t) => `${t.intro} How many ${t.many} does the whole graph show?`,
    "all-parts": (t) => `${t.intro} How many ${t.many} do all the ${t.part.many} show together?`,
    "all-total": (t) => `${t.intro} What is the total number of ${t.many}?`,
  }),

  ...wordings("more", {
    "more-clause": (t) => `${t.intro} ${compared(t, "more", t.names[0], t.names[1])}`,
    "more-shown": (t) => `${t.intro} How many more ${t.many} does it show for ${t.names[0]} than for ${t.names[1]}?`,
    "more-part": (t) =>
      `${t.intro} Look at ${t.pair}. How many more ${t.many} does the ${t.part.longer} ${t.part.one} show?`,
    "more-difference": (t) => `${t.intro} What is the difference between the numbers for ${t.pair}?`,
  }),
  ...wordings("fewer", {
    "fewer-clause": (t) => `${t.intro} ${compared(t, "fewer", t.names[1], t.names[0])}`,
    "fewer-shown": (t) => `${t.intro} How many fewer ${t.many} does it show for ${t.names[1]} than for ${t.names[0]}?`,
  }),

  ...wordings("two-more", {
    "together-take": (t) =>
      `${t.intro} Take ${t.pair} together. How many more ${t.many} is that than for ${t.names[2]}?`,
    "together-more": (t) =>
      `${t.intro} How many more ${t.many} does it show for ${t.pair} together than for ${t.names[2]}?`,
    "together-fewer": (t) =>
      `${t.intro} How many fewer ${t.many} does it show for ${t.names[2]} than for ${t.pair} together?`,
    "together-difference": (t) =>
      `${t.intro} Compare the total for ${t.pair} with the number for ${t.names[2]}. What is the difference?`,
  }),
];

/** "How many more eggs were laid on Monday than on Tuesday?" */
function compared({ scene, many }: Told, word: string, name: string, than: string): string {
  return `How many ${word} ${many} ${clauseOf(scene, name)} than ${placed(scene, than)}?`;
}
