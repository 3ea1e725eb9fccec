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
import { known } from "../trace-kit.ts";
import { barOf, dotsOf, restBarOf, shareBarOf, spareBarOf } from "./pictures.ts";
import { change, first, groups, groupsOf, inEach, numberInOne, sceneOf, second, type Story } from "./story.ts";

/** What a line of a solution is in words. */
export interface LineWords {
  /** What is done and why, as a step of the worked solution. */
  readonly step: string;
  /** What its result is, after "that is". */
  readonly is: string;
  /** The question that it answers. */
  readonly ask: string;
}

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
  readonly picture?: (o: Story) => DiagramInput | undefined;
}

/** So many times the same, by tens and ones where one of the numbers has two digits. */
function product(id: string, times: Source, each: Source): TraceLine {
  const whole = line(id, "multiply", [times, each]);
  const [big, small] = times.value.n >= each.value.n ? [times, each] : [each, times];
  const ones = big.value.n % 10;
  if (big.value.n < 11 || big.value.n > 99 || ones === 0 || small.value.n > 9) return whole;
  const part = (name: string, n: number) =>
    line(`${id}-${name}`, "multiply", big === times ? [known(name, n), small] : [small, known(name, n)]);
  const [tens, rest] = [part("tens", big.value.n - ones), part("ones", ones)];
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

/** All things in the groups. */
const groupsLine = (o: Story): LineWords => {
  const { many, at, boxes } = sceneOf(o);
  return {
    step: `There are ${groups(o)}. Multiply to count all of the ${many}.`,
    is: `how many ${many} are ${at} the ${o.n} ${boxes}`,
    ask: `There are ${groups(o)}. Which multiplication is that?`,
  };
};

/** The same of groups of which there are two sorts. */
const firstLine = (o: Story): LineWords => ({
  ...groupsLine(o),
  step: `Begin with the first groups: ${groups(o)}.`,
});
const secondLine = (o: Story): LineWords => {
  const { many, at, boxes } = sceneOf(o);
  return {
    step: `Now take the other groups: ${groupsOf(o, o.m, o.f)}.`,
    is: `how many ${many} are ${at} the ${o.m} ${boxes}`,
    ask: `There are also ${groupsOf(o, o.m, o.f)}. Which multiplication is that?`,
  };
};

/** What lies in one of equal groups. */
function oneOf(o: Story, n: number): LineWords {
  const { many, boxes } = sceneOf(o);
  return {
    step: `Divide by ${n} to find ${numberInOne(o)}.`,
    is: numberInOne(o),
    ask: `There are ${n} ${boxes}, all with the same number of ${many}. Which division is that?`,
  };
}

/** How many groups there are. */
const countLine = (o: Story): LineWords => {
  const { many, boxes } = sceneOf(o);
  return {
    step: `There are ${o.e} ${many} ${inEach(o)}. Divide to find how many ${boxes} there are.`,
    is: `how many ${boxes} there are`,
    ask: `With ${o.e} ${many} ${inEach(o)}, which division finds the number of ${boxes}?`,
  };
};

function takeAway(o: Story, whole: number): string {
  const { many, at, boxes } = sceneOf(o);
  return `Take the ${many} ${at} the ${boxes} away from all ${num(whole)} ${many}.`;
}

const moreLine = (o: Story): LineWords => ({
  step: `Then add the other ${change(o)} ${sceneOf(o).many}.`,
  is: `how many ${sceneOf(o).many} there are in all`,
  ask: `How do you count the other ${change(o)} ${sceneOf(o).many} in?`,
});

const lessLine = (o: Story): LineWords => ({
  step: `Take away the ${change(o)} ${sceneOf(o).many} that are gone.`,
  is: `how many ${sceneOf(o).many} are left`,
  ask: `What happens to the number of ${sceneOf(o).many} when ${change(o)} of them go?`,
});

const restLine = (o: Story): LineWords => ({
  step: `First take away the ${o.c} ${sceneOf(o).many} that do not go into the groups.`,
  is: `how many ${sceneOf(o).many} are left for the groups`,
  ask: `How many ${sceneOf(o).many} are left for the groups?`,
});

const sumLine = (o: Story): LineWords => ({
  step: `First put all of the ${sceneOf(o).many} together.`,
  is: `how many ${sceneOf(o).many} there are in all`,
  ask: `How many ${sceneOf(o).many} are there in all?`,
});

const GROUPS_FIRST = "Several groups of the same size count as one amount: multiply to find it.";

const lookForGroups = ({ scene }: Story): string =>
  `Which ${sceneOf({ scene }).many} come in groups of the same size, and which do not?`;

/** The second amount of two that are compared, and both together. */
const comparedLine =
  (word: "more" | "fewer") =>
  (o: Story): LineWords => ({
    step: `The other one has ${o.c} ${word}. ${word === "more" ? "Add" : "Subtract"} to find the second amount.`,
    is: `how many ${sceneOf(o).many} the other one has`,
    ask: `One has ${num(o.e)} ${sceneOf(o).many}. How many has the other?`,
  });
const bothLine = (o: Story): LineWords => ({
  step: "Now add both amounts.",
  is: `how many ${sceneOf(o).many} both have together`,
  ask: "What do you do with both amounts to find how much they are together?",
});

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
    point: () => "Which of the two has more?",
    rule: () =>
      isTurned
        ? "Read again who has more. Find the other amount before you add."
        : "Find the second amount first. Both amounts together are asked for.",
    turns: isTurned ? 0.8 : 0.35,
    where: ({ c, e }) => c < e,
  };
}

/** What is left of the groups, said in a way that fits the story. */
function less(words: (o: Story) => LineWords, more: Pick<Plot, "point" | "rule" | "turns">): Plot {
  return {
    told: ({ n, e, c }) => ({ n, e, c }),
    routes: (at) => [then(inGroups(at), (all) => line("rest", "subtract", [all, at("c")]))],
    lines: { groups: groupsLine, rest: words },
    where: (o) => o.c < first(o),
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
    point: ({ scene }) => `Do all of the ${sceneOf({ scene }).many} go into the groups?`,
    rule: () => "Find what is left for the equal groups first. Then divide.",
    turns: asks === "each" ? 0.5 : 0.55,
    ...(asks === "each" && { picture: restBarOf }),
  };
}

/** Two amounts come into equal groups. */
function sumIn(asks: "each" | "count"): Plot {
  const by = asks === "each" ? "n" : "e";
  return {
    told: (o) => ({ c: o.c, other: first(o) - o.c, [by]: o[by] }),
    routes: (at) => [then(line("sum", "add", [at("c"), at("other")]), (sum) => divided(asks, sum, at(by)))],
    lines: { sum: sumLine, [asks]: asks === "each" ? (o) => oneOf(o, o.n) : countLine },
    point: ({ scene }) => `The story tells two amounts of ${sceneOf({ scene }).many}. What happens to both of them?`,
    rule: () => "Put the amounts together first. Then divide the whole.",
    turns: asks === "each" ? 0.45 : 0.5,
    where: (o) => first(o) - o.c > 1,
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
      changed: by === "more" ? moreLine : lessLine,
      each: (o) => oneOf(o, o.m),
    },
    point: ({ scene }) => `How many ${sceneOf({ scene }).many} are there before the new groups are made?`,
    rule: () => "Go through the story in order: what is there first, what changes, and how is it grouped at the end?",
    turns: 0.75,
    where: (o) => change(o) > 1 && o.f > o.e,
  };
}

/** A change of the number, or a way back through one. */
type Change = "come" | "go" | "came" | "went";

const OPERATION: Readonly<Record<Change, "add" | "subtract">> = {
  come: "add",
  go: "subtract",
  came: "subtract",
  went: "add",
};

function changeLine(by: "c" | "f", change: Change): (o: Story) => LineWords {
  return (o) => {
    const [{ many }, n] = [sceneOf(o), o[by]];
    switch (change) {
      case "come":
        return {
          step: `Add the ${n} ${many} that come.`,
          is: `how many ${many} there are after the first change`,
          ask: `What happens to the number of ${many} when ${n} more come?`,
        };
      case "go":
        return {
          step: `Take away the ${n} ${many} that go.`,
          is: `how many ${many} are left after the first change`,
          ask: `What happens to the number of ${many} when ${n} of them go?`,
        };
      case "came":
        return {
          step: `Before the ${n} ${many} came, there were fewer. Subtract to go back.`,
          is: `how many ${many} there were before the last change`,
          ask: `How many ${many} were there before the ${n} came?`,
        };
      case "went":
        return {
          step: `Before the ${n} ${many} went, there were more. Add to go back.`,
          is: `how many ${many} there were before the last change`,
          ask: `How many ${many} were there before the ${n} went?`,
        };
    }
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
      : ({ scene }) => `How often does the number of ${sceneOf({ scene }).many} change in the story?`,
    rule: isBack
      ? () => "Go back through the story: begin with the last change, and undo each change."
      : () => "Go through the story in order, and write down how many there are after each change.",
    turns,
  };
}

/** Every course of a story there is. */
export const PLOTS = {
  total: {
    told: ({ n, e }) => ({ n, e }),
    goal: "multiply",
    routes: (at) => [[inGroups(at)]],
    lines: { groups: groupsLine },
    point: (o) => {
      const { at, box, boxes, many, kind } = sceneOf(o);
      if (kind === "length") return "How long is one piece, and how many pieces are there?";
      return kind === "rate"
        ? `How many ${many} does one ${box} bring? How many ${boxes} are there?`
        : `How many ${many} are ${at} one ${box}? How many ${boxes} are there?`;
    },
    rule: () => "Each group has the same number. Multiplying counts all groups at once.",
    turns: 0,
    picture: (o) => (o.show === "dots" ? dotsOf(o) : barOf(o)),
  },
  each: {
    told: (o) => ({ whole: first(o), n: o.n }),
    goal: "divide",
    routes: (at) => [[divided("each", at("whole"), at("n"))]],
    lines: { each: (o) => oneOf(o, o.n) },
    point: (o) => {
      return `Is the bigger number the whole, or is it ${numberInOne(o)}?`;
    },
    rule: () => "A whole is cut into equal parts. Dividing finds how much one part is.",
    turns: 0.5,
    picture: shareBarOf,
  },
  count: {
    told: (o) => ({ whole: first(o), e: o.e }),
    goal: "divide",
    routes: (at) => [[divided("count", at("whole"), at("e"))]],
    lines: { count: countLine },
    point: (o) => {
      const { kind, at, box, many } = sceneOf(o);
      if (kind === "length") return "How long is the whole, and how long is one piece?";
      const inOne = kind === "rate" ? `does one ${box} bring` : `of the ${many} are ${at} one ${box}`;
      return `How many ${many} are there in all, and how many ${inOne}?`;
    },
    rule: () => "Dividing finds how many groups of the same size make the whole.",
    turns: 0.6,
  },
  more: {
    told: ({ n, e, c }) => ({ n, e, c }),
    routes: (at) => [then(inGroups(at), (all) => line("more", "add", [all, at("c")]))],
    lines: { groups: groupsLine, more: moreLine },
    point: lookForGroups,
    rule: () => `${GROUPS_FIRST} Then count in the others.`,
    turns: 0,
    picture: spareBarOf,
  },
  less: less(lessLine, {
    point: ({ scene }) => `How many ${sceneOf({ scene }).many} are there before anything changes?`,
    rule: () => `${GROUPS_FIRST} Then take away what goes.`,
    turns: 0.2,
  }),
  part: less(
    (o) => ({
      step: `Take away the ${o.c} ${sceneOf(o).colours[0]} ${sceneOf(o).many}. The others are ${sceneOf(o).colours[1]}.`,
      is: `how many ${sceneOf(o).many} are ${sceneOf(o).colours[1]}`,
      ask: `Which ${sceneOf(o).many} are left when you take the ${sceneOf(o).colours[0]} ${sceneOf(o).many} away?`,
    }),
    {
      point: ({ scene }) => `What makes the whole here, and which part of the ${sceneOf({ scene }).many} do you know?`,
      rule: () => `${GROUPS_FIRST} Without the part that is known, the other part is left.`,
      turns: 0.3,
    },
  ),
  differ: less(
    (o) => ({
      step: `Subtract to find how far the two amounts are apart.`,
      is: `how many more ${sceneOf(o).many} there are`,
      ask: `The other amount is ${num(o.c)}. How do you find how far apart both are?`,
    }),
    {
      point: () => "Whose amount do you have to find before you can compare?",
      rule: () => `${GROUPS_FIRST} To compare, find how far the two amounts are apart.`,
      turns: 0.35,
    },
  ),
  left: {
    told: (o) => ({ whole: first(o) + o.c, n: o.n, e: o.e }),
    routes: (at) => [then(inGroups(at), (all) => line("left", "subtract", [at("whole"), all]))],
    lines: {
      groups: groupsLine,
      left: (o) => ({
        step: takeAway(o, first(o) + o.c),
        is: `how many ${sceneOf(o).many} are left`,
        ask: `There are ${num(first(o) + o.c)} ${sceneOf(o).many} in all. How do you find how many are left?`,
      }),
    },
    point: (o) => {
      const { many, at, boxes } = sceneOf(o);
      return `How many ${many} are ${at} all of the ${boxes} together?`;
    },
    rule: () => `${GROUPS_FIRST} Then take it away from the whole.`,
    turns: 0.4,
    picture: restBarOf,
  },
  start: {
    told: ({ n, e, c }) => ({ c, n, e }),
    routes: (at) => [then(inGroups(at), (all) => line("start", "add", [all, at("c")]))],
    lines: {
      groups: groupsLine,
      start: (o) => ({
        step: `At first there were ${o.c} more ${sceneOf(o).many}. Add to go back to the start.`,
        is: `how many ${sceneOf(o).many} there were at first`,
        ask: `Before, there were ${o.c} more ${sceneOf(o).many}. How do you get back to the start?`,
      }),
    },
    point: () => "Does the question ask about the end of the story, or about its beginning?",
    rule: () => "To find the beginning, go back through the story: what went away comes back.",
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
    point: ({ scene }) => `The other ${sceneOf({ scene }).many} come to one group only. How big is one group before?`,
    rule: () => "Divide to find one group first. Then count in what comes to that group.",
    turns: 0.5,
    where: ({ c, e }) => c !== e,
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
        step: "Add the two parts that you know.",
        is: `how many ${sceneOf(o).many} the first two have together`,
        ask: `How many ${sceneOf(o).many} do the first two have together?`,
      }),
      rest: (o) => ({
        step: `Take both parts away from all ${o.e} ${sceneOf(o).many}.`,
        is: `how many ${sceneOf(o).many} the third one has`,
        ask: `How many of all ${o.e} ${sceneOf(o).many} are left for the third one?`,
      }),
    },
    point: () => "What is the whole here, and which parts do you know?",
    rule: () => "All parts together make the whole. Without the parts that you know, the last part is left.",
    turns: 0.35,
  },
  "two-kinds": {
    told: ({ n, e, m, f }) => ({ n, e, m, f }),
    routes: (at) => {
      const [one, two] = [inGroups(at), inSecond(at)];
      return [[one, two, line("both", "add", [from(one), from(two)])]];
    },
    lines: { groups: firstLine, second: secondLine, both: bothLine },
    point: () => "How many amounts do you have to find before you can add?",
    rule: () => "Multiply for each sort of group on its own. Then put both results together.",
    turns: 0.3,
    where: (o) => o.e > o.f && first(o) !== second(o),
  },
  "two-apart": {
    told: ({ n, e, m, f }) => ({ n, e, m, f }),
    routes: (at) => {
      const [one, two] = [inGroups(at), inSecond(at)];
      return [[one, two, line("apart", "subtract", [from(one), from(two)])]];
    },
    lines: {
      groups: firstLine,
      second: secondLine,
      apart: (o) => ({
        step: "Subtract to find how far the two amounts are apart.",
        is: `how many more ${sceneOf(o).many} there are`,
        ask: "How do you find how far both amounts are apart?",
      }),
    },
    point: () => "Which two amounts are compared? Is one of them told as a number already?",
    rule: () => "Multiply to find each amount on its own. Then find how far they are apart.",
    turns: 0.5,
    where: (o) => o.e > o.f && first(o) > second(o),
  },
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
    lines: {
      groups: groupsLine,
      more: moreLine,
      now: (o) => ({
        step: `At the end take away the ${o.f} ${sceneOf(o).many} that are gone.`,
        is: `how many ${sceneOf(o).many} are left`,
        ask: `What happens to the number of ${sceneOf(o).many} when ${o.f} of them go?`,
      }),
    },
    point: ({ scene }) => `How often does the number of ${sceneOf({ scene }).many} change in the story?`,
    rule: () => "Go through the story in order, and write down how many there are after each change.",
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
      groups: firstLine,
      left: (o) => ({
        step: takeAway(o, first(o) + second(o)),
        is: `how many ${sceneOf(o).many} are left`,
        ask: `There are ${num(first(o) + second(o))} ${sceneOf(o).many} in all. How do you find how many are left?`,
      }),
      each: (o) => oneOf(o, o.m),
    },
    point: ({ scene }) => `What happens to the ${sceneOf({ scene }).many} first, and what happens to the rest?`,
    rule: () => "Find how many the first groups take, then how many are left. At the end divide the rest.",
    turns: 0.8,
    where: (o) => o.e > o.f,
  },
} as const satisfies Readonly<Record<string, Plot>>;
