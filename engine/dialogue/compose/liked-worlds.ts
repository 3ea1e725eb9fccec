import type { Like } from "../../profile.ts";

/** What an example is made of: things that are counted, what holds them, and a whole that has equal parts. */
export interface World {
  readonly things: string;
  readonly box: string;
  readonly boxes: string;
  /** Ends "and 3 more …". */
  readonly come: string;
  /** Ends "and 3 …". */
  readonly go: string;
  readonly whole: string;
  readonly wholes: string;
  readonly part: string;
  readonly parts: string;
  /** Ends "3 of them are …". */
  readonly done: string;
  /** The same of parts that are there no longer, where it is another word. */
  readonly gone?: string;
  /** Something that lies a number below zero. */
  readonly below: string;
}

/** Where nothing is known of what a pupil likes. */
const NEUTRAL: World = {
  things: "counters",
  box: "box",
  boxes: "boxes",
  come: "are put with them",
  go: "are taken out",
  whole: "a strip of paper",
  wholes: "strips of paper",
  part: "part",
  parts: "parts",
  done: "colored",
  gone: "cut off",
  below: "It is {n} degrees below zero",
};

const WORLDS: Readonly<Record<Like, World>> = {
  sport: {
    things: "players",
    box: "team",
    boxes: "teams",
    come: "join in",
    go: "go home",
    whole: "a race",
    wholes: "races",
    part: "lap",
    parts: "laps",
    done: "run",
    below: "A team is {n} points below zero",
  },
  animals: {
    things: "eggs",
    box: "nest",
    boxes: "nests",
    come: "are laid",
    go: "hatch",
    whole: "a meadow",
    wholes: "meadows",
    part: "strip",
    parts: "strips",
    done: "grazed",
    below: "A fish swims {n} meters below the water",
  },
  shops: {
    things: "cards",
    box: "pack",
    boxes: "packs",
    come: "are bought",
    go: "are sold",
    whole: "a roll of ribbon",
    wholes: "rolls of ribbon",
    part: "piece",
    parts: "pieces",
    done: "sold",
    below: "Somebody owes {n} dollars",
  },
  building: {
    things: "bricks",
    box: "row",
    boxes: "rows",
    come: "are laid",
    go: "are taken off",
    whole: "a wall",
    wholes: "walls",
    part: "panel",
    parts: "panels",
    done: "painted",
    below: "A pipe lies {n} feet below the ground",
  },
  food: {
    things: "buns",
    box: "plate",
    boxes: "plates",
    come: "are baked",
    go: "are eaten",
    whole: "a pizza",
    wholes: "pizzas",
    part: "slice",
    parts: "slices",
    done: "eaten",
    below: "A freezer is {n} degrees below zero",
  },
  music: {
    things: "notes",
    box: "bar",
    boxes: "bars",
    come: "are added",
    go: "are taken out",
    whole: "a song",
    wholes: "songs",
    part: "part",
    parts: "parts",
    done: "sung",
    below: "A voice is {n} notes below the first one",
  },
};

export function worldOf(like: Like | null): World {
  return like === null ? NEUTRAL : WORLDS[like];
}
