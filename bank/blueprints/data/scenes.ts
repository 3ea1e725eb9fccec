import type { Thing } from "#engine";

/** What a graph shows: things that are counted for people, days or choices. */
export interface Scene {
  readonly thing: Thing;
  /** "The bar graph shows …" */
  readonly shows: string;
  /** "How many shells …?", with a star where the name goes. */
  readonly clause: string;
  /** The same of the whole graph. */
  readonly all: string;
  /** Before a name in the clause: "on Monday". */
  readonly before?: string;
  readonly labels: readonly string[];
  /** How a label stands in a sentence: as a name of its own, as a word, or as a word with its article. */
  readonly nouns: "names" | "words" | "with-article";
  /** Two of them at once: children choose cats or dogs, Mia and Omar find shells together. */
  readonly both: "or" | "and";
  /** No more of one are likely. */
  readonly most: number;
}

const CHILD: Thing = { one: "child", many: "children" };
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

function votes(kind: string, labels: readonly string[]): Scene {
  const shows = `how many children chose each ${kind}`;
  return {
    thing: CHILD,
    shows,
    clause: "chose *",
    all: `chose a ${kind}`,
    labels,
    nouns: "words",
    both: "or",
    most: 100,
  };
}

function people(thing: Thing, verb: string, past: string, labels: readonly string[], most: number): Scene {
  const shows = `how many ${thing.many} some friends ${past}`;
  const [clause, all] = [`did * ${verb}`, `did the friends ${verb}`];
  return { thing, shows, clause, all, labels, nouns: "names", both: "and", most };
}

function days(thing: Thing, shows: string, all: string, most: number): Scene {
  return { thing, shows, clause: `${all} *`, all, before: "on ", labels: DAYS, nouns: "names", both: "and", most };
}

/** Every scene by its name among the operands. */
export const SCENES: Readonly<Record<string, Scene>> = {
  fruit: votes("fruit", ["Apples", "Bananas", "Grapes", "Pears", "Plums"]),
  pets: votes("pet", ["Cats", "Dogs", "Fish", "Rabbits", "Birds"]),
  sports: votes("sport", ["Football", "Tennis", "Swimming", "Running", "Hockey"]),
  trips: {
    ...votes("school trip", ["Zoo", "Beach", "Farm", "Museum", "Park"]),
    nouns: "with-article",
  },
  travel: {
    thing: CHILD,
    shows: "how children come to school",
    clause: "come *",
    all: "come to school",
    before: "by ",
    labels: ["Bus", "Car", "Bike", "Train"],
    nouns: "with-article",
    both: "or",
    most: 100,
  },
  shells: people({ one: "shell", many: "shells" }, "find", "found", ["Mia", "Omar", "Lea", "Kofi", "Yuki"], 100),
  stickers: people({ one: "sticker", many: "stickers" }, "collect", "collected", ["Ben", "Nia", "Ravi", "Zoe"], 100),
  books: people({ one: "book", many: "books" }, "read", "read", ["Tom", "Uma", "Ivan", "Rosa", "Wei"], 20),
  goals: people({ one: "goal", many: "goals" }, "score", "scored", ["Sam", "Elif", "Noah", "Priya"], 20),
  eggs: days({ one: "egg", many: "eggs" }, "how many eggs some hens laid each day", "were laid", 60),
  muffins: days({ one: "muffin", many: "muffins" }, "how many muffins a shop sold each day", "were sold", 100),
  loans: days({ one: "book", many: "books" }, "how many books a class read each day", "were read", 30),
};

/** A label inside a sentence: "apples", "the zoo", "Monday". */
export function nameOf({ nouns }: Scene, label: string): string {
  if (nouns === "names") return label;
  return nouns === "words" ? label.toLowerCase() : `the ${label.toLowerCase()}`;
}

/** "chose apples", "did Mia find", "were laid on Monday and Tuesday", "come by bus or car". */
export function clauseOf(scene: Scene, names: string): string {
  return scene.clause.replace("*", placed(scene, names));
}

/** Names with the word that goes before them; by bus takes no article. */
export function placed({ before }: Scene, names: string): string {
  if (before === undefined) return names;
  return before + names.replaceAll("the ", "");
}
