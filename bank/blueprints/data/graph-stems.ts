import type { StemTemplate } from "#engine";
import { askedOf, pairOf, sceneOf, type Ask, type Graph } from "./graph.ts";
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
  /** "The bar graph shows how many children chose each fruit." */
  readonly intro: string;
}

function told(o: Graph): Told {
  const scene = sceneOf(o);
  const asked = o.ask.startsWith("two") ? [...pairOf(o), ...askedOf(o).slice(2)] : askedOf(o);
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
    "read-shown": (t) =>
      `How many ${t.many} ${clauseOf(t.scene, t.names[0])}? Look at the ${t.graph}: it shows ${t.scene.shows}.`,
    "read-look": (t) =>
      `Look at the ${t.graph}. It shows ${t.scene.shows}. How many ${t.many} ${clauseOf(t.scene, t.names[0])}?`,
    "read-part": (t) =>
      `${t.intro} Find the ${t.part.one} for ${t.names[0]}. How many ${t.many} ${clauseOf(t.scene, t.names[0])}?`,
  }),

  ...wordings("two", {
    "two-clause": (t) => `${t.intro} How many ${t.many} ${clauseOf(t.scene, t.both)} altogether?`,
    "two-look": (t) =>
      `Look at the ${t.graph}. It shows ${t.scene.shows}. How many ${t.many} ${clauseOf(t.scene, t.both)} in all?`,
    "two-shown": (t) =>
      `${t.intro} Look at the ${t.part.many} for ${t.pair}. How many ${t.many} do they show together?`,
    "two-total": (t) => `${t.intro} How many ${t.many} ${clauseOf(t.scene, t.both)} in all?`,
  }),

  ...wordings("all", {
    "all-altogether": (t) => `${t.intro} How many ${t.many} ${t.scene.all} altogether?`,
    "all-whole": (t) => `${t.intro} Look at the whole graph. How many ${t.many} ${t.scene.all}?`,
    "all-parts": (t) => `${t.intro} How many ${t.many} do all the ${t.part.many} show together?`,
    "all-total": (t) => `${t.intro} What is the total number of ${t.many}?`,
  }),

  ...wordings("more", {
    "more-clause": (t) => `${t.intro} ${compared(t, "more", t.names[0], t.names[1])}`,
    "more-shown": (t) =>
      `${t.intro} Look at the ${t.part.many} for ${t.pair}. ${compared(t, "more", t.names[0], t.names[1])}`,
    "more-part": (t) =>
      `${t.intro} Look at the ${t.part.many} for ${t.pair}. How many more ${t.many} does the ${t.part.longer} ${t.part.one} show?`,
    "more-difference": (t) => `${t.intro} What is the difference between the numbers for ${t.pair}?`,
  }),
  ...wordings("fewer", {
    "fewer-clause": (t) => `${t.intro} ${compared(t, "fewer", t.names[1], t.names[0])}`,
    "fewer-shown": (t) =>
      `${t.intro} Look at the ${t.part.many} for ${t.pair}. ${compared(t, "fewer", t.names[1], t.names[0])}`,
  }),

  ...wordings("two-more", {
    "together-take": (t) =>
      t.scene.both === "or"
        ? `${t.intro} Count all the ${t.many} who ${clauseOf(t.scene, t.both)}. How many more is that than the ${t.many} who ${clauseOf(t.scene, t.names[2])}?`
        : `${t.intro} How many more ${t.many} ${clauseOf(t.scene, t.pair)} in all than ${placed(t.scene, t.names[2])}?`,
    "together-more": (t) =>
      `${t.intro} Take the ${t.part.many} for ${t.pair} together. How many more ${t.many} do they show than the ${t.part.one} for ${t.names[2]}?`,
    "together-fewer": (t) =>
      `${t.intro} How many fewer ${t.many} ${clauseOf(t.scene, t.names[2])} than ${placed(t.scene, t.pair)} together?`,
    "together-difference": (t) =>
      `${t.intro} Add the numbers for ${t.pair}. What is the difference between this sum and the number for ${t.names[2]}?`,
  }),
];

/** "How many more eggs were laid on Monday than on Tuesday?" */
function compared({ scene, many }: Told, word: string, name: string, than: string): string {
  return `How many ${word} ${many} ${clauseOf(scene, name)} than ${placed(scene, than)}?`;
}
