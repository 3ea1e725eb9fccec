import {
  from,
  line,
  lowest,
  written,
  type DiagramInput,
  type GoalOperation,
  type Source,
  type Trace,
  type TraceLine,
} from "#engine";
import { num } from "../kit.ts";
import { capital } from "../place-words.ts";
import { known } from "../trace-kit.ts";
import { barOf, dotsOf, shareBarOf, spareBarOf } from "./pictures.ts";
import { EATEN } from "./scenes.ts";
import { tellingOf } from "./stems.ts";
import { change, first, groupsOf, inEach, namesOf, notIn, sceneOf, second, type Story } from "./story.ts";
import {
  allOf,
  around,
  bothNames,
  boxesOf,
  fillOrMake,
  happening,
  has,
  hasLeft,
  howManyIn,
  inOne,
  moreOrFewer,
  ownerOf,
  sizeOf,
  theGroups,
  those,
  verbOf,
} from "./voice.ts";

/** What a line of a solution is in words. */
export interface LineWords {
  /** What is done and why, as a step of the worked solution. */
  readonly step: string;
  /** What its result is, after "that is". */
  readonly is: string;
  /** The question that it answers. */
  readonly ask: string;
  /** What the story says of it, in a sentence; where it is missing, the question stands for it. */
  readonly why?: string;
  /** Of a last line what leads to its operation, where that is the hard thing about it. */
  readonly way?: string;
}

/** The line that ends a way, and its words. */
type LastLine = readonly [id: string, operation: "add" | "subtract", words: (o: Story) => LineWords];

type Told = Readonly<Record<string, number>>;
type Sources = (name: string) => Source;

/** One course of a story: what is told, how it is solved, and how the lines are said. */
export interface Plot {
  /** The numbers that are needed, in the order of the story. */
  readonly told: (o: Story) => Told;
  /** What it is as one calculation with the numbers told. */
  readonly goal?: GoalOperation;
  readonly routes: (at: Sources) => readonly (readonly TraceLine[])[];
  /** Words of each line of the taught route, by its id. */
  readonly lines: Readonly<Record<string, (o: Story) => LineWords>>;
  /** The first hint: where to look. */
  readonly point: (o: Story) => string;
  /** The second: what holds. */
  readonly rule: (o: Story) => string;
  /** How much it goes against the order in which it is told, and whether it asks for a part [0 to 1]. */
  readonly turns: number;
  /** What its numbers have to be besides. */
  readonly where?: (o: Story) => boolean;
  readonly picture?: (o: Story) => DiagramInput;
}

/** So many times the same, by tens and ones where that has two digits. */
function product(id: string, times: Source, each: Source): TraceLine {
  const whole = line(id, "multiply", [times, each]);
  const [all, ones] = [each.value.n, each.value.n % 10];
  if (all < 11 || all > 99 || ones === 0 || times.value.n > 9) return whole;
  const part = (name: string, n: number) => line(`${id}-${name}`, "multiply", [times, known(name, n)]);
  const [tens, rest] = [part("tens", all - ones), part("ones", ones)];
  return { ...whole, inside: [tens, rest, line(`${id}-together`, "add", [from(tens), from(rest)])] };
}

/** A division that comes out even; by tens and ones where its result has two digits. */
function divided(id: string, whole: Source, by: Source): TraceLine {
  const plain = line(id, "divide", [whole, by]);
  const own = { ...plain, result: lowest(plain.result) };
  const [result, ones] = [own.result.n, own.result.n % 10];
  if (own.result.d > 1 || result < 11 || result > 99 || ones === 0 || by.value.n > 9) return own;
  const part = (name: string, n: number) => {
    const piece = line(`${id}-${name}`, "divide", [known(name, n), by]);
    return { ...piece, result: lowest(piece.result) };
  };
  const [tens, rest] = [part("tens", (result - ones) * by.value.n), part("ones", ones * by.value.n)];
  return { ...own, inside: [tens, rest, line(`${id}-together`, "add", [from(tens), from(rest)])] };
}

/** A first line and what is done to its result. */
function then(start: TraceLine, next: (result: Source) => TraceLine): readonly TraceLine[] {
  return [start, next(from(start))];
}

const inGroups = (at: Sources): TraceLine => product("groups", at("n"), at("e"));
const inSecond = (at: Sources): TraceLine => product("second", at("m"), at("f"));

/** The story as its trace. */
export function traceOfPlot(plot: Plot, o: Story): Trace {
  const told = Object.entries(plot.told(o));
  const givens = told.map(([name, value]) => ({ name, value: written(value) }));
  const at: Sources = (name) => {
    const given = givens.find((one) => one.name === name);
    if (given === undefined) throw new Error(`${o.plot} does not tell ${name}`);
    return { given: name, value: given.value };
  };
  return {
    givens,
    ...(plot.goal && { goal: { operation: plot.goal, from: givens.map(({ name }) => name) } }),
    routes: plot.routes(at),
  };
}

/** `6 large boxes with 24 crayons in each large box`, `Kofi has 6 bags with 24 marbles in each bag` */
function toldGroups(o: Story, which: "first" | "second"): string {
  const { kind, many, boxes, put } = sceneOf(o);
  const [n, each] = which === "first" ? [o.n, o.e] : [o.m, o.f];
  if (kind === "rate") return `${namesOf(o)[0]} ${put[0]} ${each} ${many} ${inEach(o)}, for ${n} ${boxes}.`;
  const owner = ownerOf(o, which);
  return `${owner === undefined ? "There are" : `${owner} has`} ${groupsOf(o, n, each, sizeOf(o, which))}.`;
}

/** All things in the groups. */
const groupsLine = (o: Story): LineWords => ({
  step: `${toldGroups(o, "first")} Multiply to find ${howManyIn(o)}.`,
  is: howManyIn(o),
  ask: `${toldGroups(o, "first")} Which multiplication is that?`,
});

const secondLine = (o: Story): LineWords => ({
  step: `${toldGroups(o, "second")} Multiply to find ${howManyIn(o, "second")}.`,
  is: howManyIn(o, "second"),
  ask: `${toldGroups(o, "second")} Which multiplication is that?`,
});

/** What lies in one of equal groups. */
function oneOf(o: Story, n: number, size = ""): LineWords {
  const { kind, many, at } = sceneOf(o);
  const all =
    kind === "shared"
      ? `Each of the ${n} children gets the same number of ${many}.`
      : kind === "rate"
        ? `The number of ${many} is the same ${inEach(o)}, for ${boxesOf(o, n)}.`
        : kind === "length"
          ? `There are ${boxesOf(o, n, "equally long ")}.`
          : `There are ${boxesOf(o, n, size)}, with the same number of ${many} ${at} each.`;
  return {
    step: `Divide by ${n} to find ${inOne(o, size)}.`,
    is: inOne(o, size),
    ask: `${all} Which division is that?`,
  };
}

/** How many groups there are. */
const countLine = (o: Story): LineWords => {
  const { kind, many, boxes, box, put } = sceneOf(o);
  const [a] = namesOf(o);
  const one =
    kind === "length"
      ? `Each ${box} is ${o.e} ${many} long.`
      : kind === "rate"
        ? `${a} ${put[0]} ${o.e} ${many} ${inEach(o)}.`
        : `There are ${o.e} ${many} ${inEach(o)}.`;
  const is = kind === "rate" ? `how many ${boxes} ${a} needs` : `how many ${boxes} there are`;
  return { step: `${one} Divide to find ${is}.`, is, ask: `${one} Which division finds the number of ${boxes}?` };
};

function takeAway(o: Story, whole: number): string {
  const { many, at } = sceneOf(o);
  return `Take the ${many} ${at} ${theGroups(o, "first")} away from all ${num(whole)} ${many}.`;
}

/** What is added to what was found; of changes it is how many there are then. */
const moreLine = (o: Story): LineWords => ({
  step: `Then add ${those(o)}.`,
  is: `how many ${sceneOf(o).many} ${has(o)} ${around(o, "after")}`,
  ask: `How many ${sceneOf(o).many} are there when you add ${those(o)}?`,
  why: `${happening(o)}.`,
});

const lessLine =
  (by: "c" | "f") =>
  (o: Story): LineWords => ({
    step: `Then take away ${those(o, by)}.`,
    is: `how many ${sceneOf(o).many} ${hasLeft(o)} ${around(o, "after", by)}`,
    // The hint before it may say to take away already.
    ask: `${happening(o, by)}. How many ${sceneOf(o).many} are left then?`,
    why: `${happening(o, by)}.`,
  });

const partLine = (o: Story): LineWords => ({
  step: `Take away ${those(o)}. The others are ${sceneOf(o).colours[1]}.`,
  is: `how many ${sceneOf(o).many} are ${sceneOf(o).colours[1]}`,
  ask: `How many of ${allOf(o)} are left without the ${o.c} ${sceneOf(o).colours[0]} ones?`,
  why: `Of the ${first(o)} ${sceneOf(o).many}, ${o.c} are ${sceneOf(o).colours[0]}.`,
});

const differenceLine = (o: Story): LineWords => {
  const { many } = sceneOf(o);
  const [a, b] = namesOf(o);
  const [word, who] = tellingOf(o) === "fewer" ? ["fewer", b] : ["more", a];
  return {
    step: `Subtract to find how many ${word} ${many} ${who} has.`,
    is: `how many ${word} ${many} ${who} has`,
    ask: `${b} has ${num(o.c)} ${many}. How far is it from ${num(o.c)} to ${num(first(o))}?`,
    why: `${a} has ${num(first(o))} ${many}, and ${b} has ${num(o.c)}.`,
  };
};

/** `left for the bunches`, `left for the 5 children`, `in bunches` */
function leftFor(o: Story): string {
  const { many, boxes, at, kind } = sceneOf(o);
  if (tellingOf(o) === "apart") return `how many ${many} are ${at} ${boxes}`;
  const isTold = o.plot.endsWith("each") || kind === "shared";
  return `how many ${many} are left for the ${isTold ? `${o.n} ` : ""}${boxes}`;
}

function asked(is: string): string {
  return `${is.replace("how", "How")}?`;
}

const restLine = (o: Story): LineWords => ({
  step: `First take away ${those(o)}.`,
  is: leftFor(o),
  ask: asked(leftFor(o)),
});

const sumLine = (o: Story): LineWords => {
  const { many, colours } = sceneOf(o);
  const [a, b] = namesOf(o);
  const other = num(first(o) - o.c);
  if (tellingOf(o) === "both") {
    return {
      step: `First add ${a}’s ${o.c} and ${b}’s ${other} ${many}.`,
      is: `how many ${many} ${bothNames(o)} have together`,
      ask: `How many ${many} do ${bothNames(o)} have together?`,
    };
  }
  return {
    step: `First add the ${o.c} ${colours[0]} and the ${other} ${colours[1]} ${many}.`,
    is: `how many ${colours[0]} and ${colours[1]} ${many} there are together`,
    ask: `How many ${colours[0]} and ${colours[1]} ${many} are there together?`,
  };
};

const groupsFirst = (o: Story): string => `Multiply to find ${howManyIn(o)}.`;

/** The second amount of two that are compared, and both together. */
const comparedLine =
  (word: "more" | "fewer") =>
  (o: Story): LineWords => {
    const { many } = sceneOf(o);
    const [a, b] = namesOf(o);
    const [does, base] = verbOf(o);
    const doing = word === "more" ? "Add" : "Subtract";
    return {
      step: `${b} ${does} ${num(o.c)} ${word} than ${a}. ${doing} to find how many ${many} ${b} ${does}.`,
      is: `how many ${many} ${b} ${does}`,
      ask: `Start with ${a}’s ${num(o.e)} ${many}. ${b} ${does} ${num(o.c)} ${word}. How many ${many} does ${b} ${base}?`,
    };
  };
const bothLine = (o: Story): LineWords => {
  const { many, boxes, at } = sceneOf(o);
  const [a, b] = namesOf(o);
  const [, base] = verbOf(o);
  if (sizeOf(o, "first") !== "") {
    const [big, small] = [`${sizeOf(o, "first")}${boxes}`, `${sizeOf(o, "second")}${boxes}`];
    const step = `Now add the ${many} ${at} the ${big} and ${at} the ${small}.`;
    return { step, is: "", ask: `How many ${many} are ${at} the ${big} and the ${small} together?` };
  }
  return {
    step: `Now add ${a}’s and ${b}’s ${many}.`,
    is: "",
    ask: `How many ${many} do ${bothNames(o)} ${base} together?`,
  };
};

/** Two amounts that are told by how far they are apart, and both together. */
function compared(word: "more" | "fewer", isTurned: boolean): Plot {
  const operation = word === "more" ? "add" : "subtract";
  return {
    told: ({ e, c }) => ({ e, c }),
    routes: (at) => {
      const double = line("double", "multiply", [at("e"), known("two", 2)]);
      return [
        then(line("other", operation, [at("e"), at("c")]), (other) => line("both", "add", [at("e"), other])),
        then(double, (twice) => line("both", operation, [twice, at("c")])),
      ];
    },
    lines: { other: comparedLine(word), both: bothLine },
    point: whoHasMore,
    rule: (o) => {
      const [a, b] = namesOf(o);
      const [does] = verbOf(o);
      const found = `First find how many ${b} ${does}. Then add`;
      return isTurned
        ? `${a} ${does} ${word === "more" ? "fewer" : "more"}, so ${b} ${does} ${word}. ${found} ${a}’s ${sceneOf(o).many}.`
        : `${found}. The question is about both together.`;
    },
    turns: isTurned ? 0.8 : 0.35,
    where: ({ c, e }) => 3 * c <= 2 * e,
  };
}

export function whoHasMore(o: Story): string {
  const [a, b] = namesOf(o);
  return `Who ${verbOf(o)[0]} more ${sceneOf(o).many}, ${a} or ${b}?`;
}

/** Groups, and what comes to them or is taken from them, said in a way that fits the story. */
function withOther(
  [id, operation, words]: LastLine,
  { where = () => true, ...more }: Pick<Plot, "point" | "rule" | "turns" | "where" | "picture">,
): Plot {
  return {
    told: ({ n, e, c }) => ({ n, e, c }),
    routes: (at) => [then(inGroups(at), (all) => line(id, operation, [all, at("c")]))],
    lines: { groups: groupsLine, [id]: words },
    where: (o) => (operation === "add" || o.c < first(o)) && where(o),
    ...more,
  };
}

/** Some go or stand apart, and the others are in equal groups. */
function restIn(asks: "each" | "count"): Plot {
  const by = asks === "each" ? "n" : "e";
  return {
    told: (o) => ({ whole: first(o) + o.c, c: o.c, [by]: o[by] }),
    routes: (at) => [then(line("rest", "subtract", [at("whole"), at("c")]), (rest) => divided(asks, rest, at(by)))],
    lines: { rest: restLine, [asks]: asks === "each" ? (o) => oneOf(o, o.n) : countLine },
    point: (o) => {
      const { kind, many, at, boxes, put } = sceneOf(o);
      if (kind === "shared") return `Do the children share all of the ${many}?`;
      return tellingOf(o) === "apart"
        ? `Are all of the ${many} ${at} ${boxes}?`
        : `Do all of the ${many} go ${put[2]} ${boxes}?`;
    },
    rule: (o) => `First find ${leftFor(o)}. Then divide.`,
    turns: asks === "each" ? 0.5 : 0.55,
  };
}

/** Two amounts come into equal groups. */
function sumIn(asks: "each" | "count"): Plot {
  const by = asks === "each" ? "n" : "e";
  return {
    told: (o) => ({ c: o.c, other: first(o) - o.c, [by]: o[by] }),
    routes: (at) => [then(line("sum", "add", [at("c"), at("other")]), (sum) => divided(asks, sum, at(by)))],
    lines: { sum: sumLine, [asks]: asks === "each" ? (o) => oneOf(o, o.n) : countLine },
    point: (o) => {
      const { many, colours, put, boxes } = sceneOf(o);
      return tellingOf(o) === "both"
        ? `Which ${many} do ${bothNames(o)} ${put[1]} ${put[2]} ${boxes}?`
        : `There are ${colours[0]} and ${colours[1]} ${many}. Which of these go ${put[2]} the ${boxes}?`;
    },
    rule: (o) => `First find ${sumLine(o).is}. Then divide.`,
    turns: asks === "each" ? 0.45 : 0.5,
    where: (o) => first(o) - o.c > 1,
  };
}

const MORE_THERE: LineWords = {
  step: "Subtract to find how many more there are.",
  is: "",
  ask: "How far is it from the smaller number to the bigger one?",
  why: "The question asks how many more there are.",
};

/** Two sorts of groups, each multiplied on its own. */
function twoSorts(
  [id, operation, words]: LastLine,
  then: string,
  { where, ...more }: Pick<Plot, "point" | "turns"> & { readonly where: (o: Story) => boolean },
): Plot {
  return {
    told: ({ n, e, m, f }) => ({ n, e, m, f }),
    routes: (at) => {
      const [one, two] = [inGroups(at), inSecond(at)];
      return [[one, two, line(id, operation, [from(one), from(two)])]];
    },
    lines: { groups: groupsLine, second: secondLine, [id]: words },
    rule: (o) => `Multiply to find ${howManyIn(o)}, and again for ${theGroups(o, "second")}. ${then}`,
    where: (o) => isClearlyMore(o.e, o.f) && where(o),
    ...more,
  };
}

/** What comes or goes before the things are put in new groups. */
function regrouped(by: "more" | "less"): Plot {
  return {
    told: (o) => ({ n: o.n, e: o.e, c: change(o), m: o.m }),
    routes: (at) => {
      const all = inGroups(at);
      const changed = line("changed", by === "more" ? "add" : "subtract", [from(all), at("c")]);
      return [[all, changed, divided("each", from(changed), at("m"))]];
    },
    lines: {
      groups: groupsLine,
      changed: by === "more" ? moreLine : lessLine("c"),
      each: (o) => oneOf(o, o.m, sizeOf(o, "second")),
    },
    point: (o) => `How many ${sceneOf(o).many} are there for ${theGroups(o, "second")}?`,
    rule: (o) =>
      `First find ${howManyIn(o)}. Then follow the story: what changes, and how are the ${sceneOf(o).many} grouped at the end?`,
    turns: 0.75,
    where: (o) => change(o) > 1 && isClearlyMore(o.f, o.e),
  };
}

/** What is called large and small, or long and short, is so at first sight. */
function isClearlyMore(big: number, small: number): boolean {
  return 2 * big >= 3 * small;
}

/** A change of the number, or a way back through one. */
type Change = "come" | "go" | "came" | "went";

const OPERATION: Readonly<Record<Change, "add" | "subtract">> = {
  come: "add",
  go: "subtract",
  came: "subtract",
  went: "add",
};

export function howManyChanges(o: Story): string {
  return `How many times in the story does the number of ${sceneOf(o).many} change?`;
}

function changeLine(by: "c" | "f", change: Change): (o: Story) => LineWords {
  return (o) => {
    const [{ many }, n, does] = [sceneOf(o), num(o[by]), happening(o, by)];
    const isUndone = change === "came" || change === "went";
    if (isUndone) {
      const [word, doing] = change === "came" ? ["fewer", "Subtract"] : ["more", "Add"];
      const [a] = namesOf(o);
      const before = around(o, "before", by);
      const why = `Go back to the time before ${does}.`;
      return {
        step: `${capital(before)}, ${a} had ${word} ${many}. ${doing} ${n} to go back.`,
        is: `how many ${many} ${a} had ${before}`,
        ask: `How many ${many} did ${a} have ${before}?`,
        why,
        ...(o.plot === "start-mixed" && { way: `${why} Did ${a} have more or fewer ${many} then?` }),
      };
    }
    if (by === "c" && tellingOf(o) === "both") {
      const [a, b] = namesOf(o);
      return {
        step: `Put ${a}’s ${o.e} and ${b}’s ${n} ${many} together.`,
        is: `how many ${many} ${bothNames(o)} have together ${around(o, "before", "f")}`,
        ask: `How many ${many} do ${bothNames(o)} have together?`,
      };
    }
    return {
      step: `${does}. ${change === "come" ? `Add ${n}.` : `Take away ${n}.`}`,
      is: `how many ${many} ${change === "come" ? has(o) : hasLeft(o)} ${around(o, "after", by)}`,
      ask: moreOrFewer(o, by),
      why: `${does}.`,
    };
  };
}

/** Two changes, one after the other; the way back begins with the second. */
function twoChanges(first: Change, second: Change, turns: number): Plot {
  const isBack = first === "came" || first === "went";
  const [one, two] = isBack ? (["f", "c"] as const) : (["c", "f"] as const);
  const [start, end] = isBack ? [second, first] : [first, second];
  return {
    told: ({ e, c, f }) => (isBack ? { c, f, e } : { e, c, f }),
    routes: (at) =>
      [
        [one, start, two, end],
        [two, end, one, start],
      ].map(([by = "", change, nextBy = "", next]) =>
        then(line("once", OPERATION[change as Change], [at("e"), at(by)]), (result) =>
          line("twice", OPERATION[next as Change], [result, at(nextBy)]),
        ),
      ),
    lines: { once: changeLine(one, start), twice: changeLine(two, end) },
    point: isBack
      ? () => "Does the question ask about the end of the story, or about its beginning?"
      : (o) =>
          tellingOf(o) === "both" ? `How many ${sceneOf(o).many} do ${bothNames(o)} put together?` : howManyChanges(o),
    rule: isBack ? () => UNDO : () => IN_TURN,
    turns,
  };
}

export const IN_TURN = "After each change, write down how many there are then.";
const UNDO = "Begin at the end of the story and undo each change, the last one first.";

/** Every course of a story there is. */
export const PLOTS = {
  total: {
    told: ({ n, e }) => ({ n, e }),
    goal: "multiply",
    routes: (at) => [[inGroups(at)]],
    lines: { groups: groupsLine },
    point: (o) => {
      const { at, box, boxes, many, kind, put } = sceneOf(o);
      if (kind === "length") return "How long is one piece, and how many pieces are there?";
      return kind === "rate"
        ? `How many ${many} does ${namesOf(o)[0]} ${put[1]} in one ${box}? How many ${boxes} are there?`
        : `How many ${many} are ${at} one ${box}? How many ${boxes} are there?`;
    },
    rule: (o) => {
      const { kind, boxes, many } = sceneOf(o);
      return kind === "length"
        ? `All ${boxes} are equally long. When you multiply, you put all their lengths together at once.`
        : `The number of ${many} is the same ${inEach(o)}. When you multiply, you count all the ${many} at once.`;
    },
    turns: 0,
    picture: (o) => (o.show === "dots" ? dotsOf(o) : barOf(o)),
  },
  each: {
    told: (o) => ({ whole: first(o), n: o.n }),
    goal: "divide",
    routes: (at) => [[divided("each", at("whole"), at("n"))]],
    lines: { each: (o) => oneOf(o, o.n) },
    point: (o) => {
      const { kind, one, many, at, box } = sceneOf(o);
      const whole = first(o);
      if (kind === "length") return `Is ${whole} ${many} the length of the whole ${one}, or of one piece?`;
      return `Is ${whole} the number of all the ${many}, or of the ${many} ${kind === "rate" ? "in" : at} one ${box}?`;
    },
    rule: (o) =>
      o.show === "bar"
        ? `The bar shows ${first(o)} in ${o.n} equal parts. Divide to find how big one part is.`
        : "A whole is cut into equal parts. Divide to find how big one part is.",
    turns: 0.5,
    picture: shareBarOf,
  },
  count: {
    told: (o) => ({ whole: first(o), e: o.e }),
    goal: "divide",
    routes: (at) => [[divided("count", at("whole"), at("e"))]],
    lines: { count: countLine },
    point: (o) => {
      const { kind, one, at, box, many, put } = sceneOf(o);
      const [a] = namesOf(o);
      if (kind === "length") return `How long is the whole ${one}, and how long is one piece?`;
      return kind === "rate"
        ? `How many ${many} does ${a} want to ${put[1]}, and how many does ${a} ${put[1]} in one ${box}?`
        : `How many ${many} are there in all, and how many of the ${many} are ${at} one ${box}?`;
    },
    rule: (o) => {
      const { kind, boxes, many } = sceneOf(o);
      return `Divide to find ${kind === "packed" ? `how many ${boxes} the ${many} ${fillOrMake(o)}` : countLine(o).is}.`;
    },
    turns: 0.6,
  },
  more: withOther(["more", "add", moreLine], {
    point: (o) => {
      const { many, at, boxes } = sceneOf(o);
      return `Which ${many} are ${at} the ${boxes}, and which are not?`;
    },
    rule: (o) => `${groupsFirst(o)} Then add ${those(o)}.`,
    turns: 0,
    picture: spareBarOf,
    // What is left over does not fill another.
    where: (o) => tellingOf(o) !== "fills" || o.c < o.e,
  }),
  less: withOther(["rest", "subtract", lessLine("c")], {
    point: ({ scene }) => `How many ${sceneOf({ scene }).many} are there before anything changes?`,
    rule: (o) => `${groupsFirst(o)} Then take away ${those(o)}.`,
    turns: 0.2,
  }),
  part: withOther(["rest", "subtract", partLine], {
    point: ({ scene }) =>
      `How can you find how many ${sceneOf({ scene }).many} there are in all? Which part of them do you know?`,
    rule: (o) =>
      `${groupsFirst(o)} Without the ${sceneOf(o).colours[0]} ones, the ${sceneOf(o).colours[1]} ones are left.`,
    turns: 0.3,
  }),
  differ: withOther(["rest", "subtract", differenceLine], {
    point: (o) => `How many ${sceneOf(o).many} does ${namesOf(o)[0]} have in all?`,
    rule: (o) => `${groupsFirst(o)} To compare, subtract.`,
    turns: 0.35,
  }),
  left: {
    told: (o) => ({ whole: first(o) + o.c, n: o.n, e: o.e }),
    routes: (at) => [then(inGroups(at), (all) => line("left", "subtract", [at("whole"), all]))],
    lines: {
      groups: groupsLine,
      left: (o) => {
        const { many } = sceneOf(o);
        return {
          step: takeAway(o, first(o) + o.c),
          is: `how many ${many} are ${notIn(o)}`,
          ask: `There are ${num(first(o) + o.c)} ${many} in all. How many of the ${many} are ${notIn(o)}?`,
          why: `There are ${num(first(o) + o.c)} ${many} in all.`,
        };
      },
    },
    point: (o) => {
      const { many, at, boxes } = sceneOf(o);
      return `How many ${many} are ${at} the ${o.n} ${boxes}?`;
    },
    rule: (o) => `${groupsFirst(o)} Then take that away from the whole.`,
    turns: 0.4,
    // Who packs all of the things can do so.
    where: (o) => tellingOf(o) !== "yet" || o.c % o.e === 0,
  },
  start: {
    told: ({ n, e, c }) => ({ c, n, e }),
    routes: (at) => [then(inGroups(at), (all) => line("start", "add", [all, at("c")]))],
    lines: {
      groups: groupsLine,
      start: (o) => ({
        ...changeLine("c", "went")(o),
        is: `how many ${sceneOf(o).many} there were at the beginning`,
      }),
    },
    point: () => "Does the question ask about the end of the story, or about its beginning?",
    rule: (o) => `${groupsFirst(o)} Then go back to the beginning: put back what is gone.`,
    turns: 0.85,
  },
  "rest-each": restIn("each"),
  "rest-count": restIn("count"),
  "sum-each": sumIn("each"),
  "sum-count": sumIn("count"),
  "each-more": {
    told: (o) => ({ whole: first(o), n: o.n, c: o.c }),
    routes: (at) => [then(divided("each", at("whole"), at("n")), (each) => line("more", "add", [each, at("c")]))],
    lines: { each: (o) => oneOf(o, o.n), more: moreLine },
    point: (o) => {
      const { kind, many, box, at } = sceneOf(o);
      return kind === "shared"
        ? `How many of the ${first(o)} ${many} does ${namesOf(o)[0]} get?`
        : `How many ${many} are ${at} one ${box} before more are put there?`;
    },
    rule: (o) => {
      const { kind, box } = sceneOf(o);
      return `Divide first to find ${kind === "shared" ? "what each child gets" : `what is ${sceneOf(o).at} each ${box}`}. Then add ${those(o)}.`;
    },
    turns: 0.5,
    where: ({ c, e, scene }) => c !== e && (c < 10 || !EATEN.has(scene)),
  },
  fewer: compared("fewer", false),
  "told-fewer": compared("more", true),
  "told-more": compared("fewer", true),
  "gain-lose": twoChanges("come", "go", 0),
  "lose-gain": twoChanges("go", "come", 0.15),
  "lose-lose": twoChanges("go", "go", 0.15),
  "start-losses": twoChanges("went", "went", 0.6),
  "start-gains": twoChanges("came", "came", 0.65),
  "start-mixed": twoChanges("came", "went", 0.95),
  third: {
    told: ({ e, c, f }) => ({ e, c, f }),
    routes: (at) => [
      then(line("known", "add", [at("c"), at("f")]), (known) => line("rest", "subtract", [at("e"), known])),
      then(line("without", "subtract", [at("e"), at("c")]), (rest) => line("rest", "subtract", [rest, at("f")])),
    ],
    lines: {
      known: (o) => ({
        step: `Add ${those(o)} and ${those(o, "f")}.`,
        is: `how many ${sceneOf(o).many} ${bothNames(o)} have together`,
        ask: `How many ${sceneOf(o).many} do ${bothNames(o)} have together?`,
      }),
      rest: (o) => ({
        step: `Take ${namesOf(o)[0]}’s and ${namesOf(o)[1]}’s ${sceneOf(o).many} away from all ${o.e} ${sceneOf(o).many}.`,
        is: `how many ${sceneOf(o).many} ${namesOf(o)[2]} has`,
        ask: `The rest of the ${o.e} ${sceneOf(o).many} are ${namesOf(o)[2]}’s. How many is that?`,
        why: `All three have ${o.e} ${sceneOf(o).many} together.`,
      }),
    },
    point: (o) =>
      `How many ${sceneOf(o).many} do all three children have together? Whose ${sceneOf(o).many} do you have to find?`,
    rule: (o) =>
      `Take away what ${bothNames(o)} have from all ${o.e} ${sceneOf(o).many}. The rest is ${namesOf(o)[2]}’s.`,
    turns: 0.35,
  },
  "two-kinds": twoSorts(["both", "add", bothLine], "Then add both results.", {
    point: () => "How many amounts do you have to find before you can add?",
    turns: 0.3,
    where: (o) => first(o) !== second(o),
  }),
  "two-apart": twoSorts(["apart", "subtract", () => MORE_THERE], "Then subtract.", {
    point: () => "Which two amounts are compared? Is one of them told as a number already?",
    turns: 0.5,
    where: (o) => first(o) > second(o),
  }),
  "two-changes": {
    told: ({ n, e, c, f }) => ({ n, e, c, f }),
    routes: (at) => {
      const all = inGroups(at);
      const more = line("more", "add", [from(all), at("c")]);
      const without = line("without", "subtract", [from(all), at("f")]);
      return [
        [all, more, line("now", "subtract", [from(more), at("f")])],
        [all, without, line("now", "add", [from(without), at("c")])],
      ];
    },
    lines: { groups: groupsLine, more: moreLine, now: lessLine("f") },
    point: howManyChanges,
    rule: (o) => `First find ${howManyIn(o)}. Then follow the changes.`,
    turns: 0.4,
    where: (o) => o.m === 0 && o.f !== o.c && o.f < first(o),
  },
  "less-each": regrouped("less"),
  "more-each": regrouped("more"),
  "left-each": {
    told: (o) => ({ whole: first(o) + second(o), n: o.n, e: o.e, m: o.m }),
    routes: (at) => {
      const all = inGroups(at);
      const left = line("left", "subtract", [at("whole"), from(all)]);
      return [[all, left, divided("each", from(left), at("m"))]];
    },
    lines: {
      groups: groupsLine,
      left: (o) => {
        const is = `how many ${sceneOf(o).many} are left for ${theGroups(o, "second")}`;
        return { step: takeAway(o, first(o) + second(o)), is, ask: asked(is) };
      },
      each: (o) => oneOf(o, o.m, sizeOf(o, "second")),
    },
    point: (o) => {
      const { many, at, sizes, boxes } = sceneOf(o);
      return `How many ${many} are ${at} the ${sizes[0]} ${boxes}, and what happens to the rest?`;
    },
    rule: (o) => `Find ${howManyIn(o)}, then how many are left. At the end divide the rest.`,
    turns: 0.8,
    where: (o) => isClearlyMore(o.e, o.f),
  },
} as const satisfies Readonly<Record<string, Plot>>;
