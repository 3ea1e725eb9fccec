/** Things that people count, with what they stand in and what is done with them. */
export interface Scene {
  /** Things in containers or for children, so many a day, or a length in pieces. */
  readonly kind: "packed" | "shared" | "rate" | "length";
  readonly one: string;
  readonly many: string;
  /** `box`, `row`; where children share `child`; of a rate `day`; of a length `piece`. */
  readonly box: string;
  readonly boxes: string;
  readonly at: "in" | "on" | "for";
  /** How many of the things one of them has. */
  readonly holds: readonly [min: number, max: number];
  /** How many of them somebody has. */
  readonly groups: number;
  /** How many of the things somebody has. */
  readonly most: number;
  /** `packs`, `pack`, `into`: how things come into containers; of a rate `reads`, `read`; of a length `cuts`, `cut`, `into`. */
  readonly put: readonly [does: string, base: string, into: string];
  /** `fills`, `fill`: what is done to a container. */
  readonly fill: readonly [does: string, base: string];
  /** `buys`, `buy`: how more of them come. */
  readonly gets: readonly [does: string, base: string];
  /** `sells`: how some of them go. */
  readonly loses: string;
  readonly colours: readonly [string, string];
  /** What tells two sorts of containers apart, the one that has more first. */
  readonly sizes: readonly [string, string];
  /** Something else that is counted, so that a number is told which is not needed. */
  readonly also: (n: number) => string;
}

/** What things stand in, what is done to it, and what tells two sorts of it apart. */
type Container = Pick<Scene, "box" | "boxes" | "at" | "fill" | "sizes">;
/** The least and the most in one of them, how many of them, and how many things in all. */
type Amounts = readonly [least: number, holds: number, groups: number, most: number];

/** `packs`, `pack`: a verb as it stands behind a name, and alone. */
function verb(base: string): readonly [does: string, base: string] {
  return [`${base}s`, base];
}

function container(box: string, at: Scene["at"], boxes = `${box}s`): Container {
  return { box, boxes, at, fill: verb("fill"), sizes: ["large", "small"] };
}

const BOX = container("box", "in", "boxes");
const BAG = container("bag", "in");
const NET = container("net", "in");
const CRATE = container("crate", "in");
const VASE = container("vase", "in");
const TRAY = container("tray", "on");
const PAGE = container("page", "on");
const SHEET = container("sheet", "on");
const SHELF: Container = { ...container("shelf", "on", "shelves"), sizes: ["long", "short"] };
const ROW: Container = { ...container("row", "in"), fill: verb("make"), sizes: ["long", "short"] };
const PACK: Container = { ...container("pack", "in"), fill: verb("make") };
const BUNCH: Container = { ...container("bunch", "in", "bunches"), fill: verb("make") };
const STACK: Container = { ...container("stack", "in"), fill: verb("make"), sizes: ["high", "low"] };

/** Things in containers: `put` "pack into", `gets` "buy", `loses` "gives away". */
function packed(
  one: string,
  into: Container,
  [least, holds, groups, most]: Amounts,
  put: string,
  gets: string,
  loses: string,
  ...colours: Scene["colours"]
): Scene {
  const [does = "", how = ""] = put.split(" ");
  return {
    ...thing("packed", one, into, [least, holds, groups, most], alsoOf(`${one}s`, colours[0])),
    put: [...verb(does), how],
    gets: verb(gets),
    loses,
    colours,
  };
}

/** Things that are shared between children. */
function shared(one: string, most: number, colour: string): Scene {
  const child: Container = { ...container("child", "for", "children"), fill: verb("make"), sizes: ["", ""] };
  const scene = thing("shared", one, child, [2, 90, 9, most], alsoOf(`${one}s`, colour));
  return { ...scene, put: [...verb("share"), "between"], colours: [colour, ""] };
}

/** So many things every day or week. */
function rate(one: string, time: "day" | "week", amounts: Amounts, does: string, also: Scene["also"]): Scene {
  const every = { ...container(time, time === "day" ? "on" : "in"), fill: verb("make"), sizes: ["", ""] } as const;
  return { ...thing("rate", one, every, amounts, also), put: [...verb(does), ""] };
}

/** A length in pieces. */
function length(one: string, many: string, amounts: Amounts, wide: "wide" | "thick"): Scene {
  const piece = { ...container("piece", "in"), fill: verb("make"), sizes: ["", ""] } as const;
  const scene = thing("length", one, piece, amounts, (n) => `The ${one} is ${n} millimetres ${wide}.`);
  return { ...scene, many, put: [...verb("cut"), "into"] };
}

/** What all scenes have; nobody gets or loses more of what is shared, done or cut. */
function thing(
  kind: Scene["kind"],
  one: string,
  into: Container,
  [least, holds, groups, most]: Amounts,
  also: Scene["also"],
): Omit<Scene, "put"> {
  const amounts = { holds: [least, holds], groups, most } as const;
  return { kind, one, many: `${one}s`, ...into, ...amounts, gets: ["", ""], loses: "", colours: ["", ""], also };
}

function alsoOf(many: string, colour: string): Scene["also"] {
  return (n) => `Of all the ${many}, ${n} are ${colour}.`;
}

export const SCENES = {
  crayons: packed("crayon", BOX, [4, 24, 40, 400], "pack into", "buy", "gives away", "red", "blue"),
  eggs: packed("egg", TRAY, [6, 30, 40, 600], "put on", "collect", "sells", "brown", "white"),
  books: packed("book", SHELF, [6, 40, 12, 400], "put on", "buy", "gives away", "old", "new"),
  chairs: packed("chair", ROW, [4, 30, 20, 500], "put in", "bring", "sells", "red", "blue"),
  tulips: packed(
    "tulip",
    { ...ROW, fill: verb("plant") },
    [4, 30, 20, 500],
    "plant in",
    "buy",
    "sells",
    "red",
    "yellow",
  ),
  photos: packed("photo", PAGE, [2, 9, 40, 300], "put on", "print", "gives away", "old", "new"),
  buns: packed("bun", TRAY, [4, 24, 20, 300], "put on", "bake", "sells", "sweet", "plain"),
  apples: packed("apple", BAG, [3, 15, 50, 500], "pack into", "pick", "sells", "red", "green"),
  stickers: packed("sticker", SHEET, [4, 40, 30, 900], "put on", "buy", "gives away", "gold", "silver"),
  beads: packed("bead", BAG, [8, 80, 20, 999], "put into", "buy", "gives away", "red", "blue"),
  cards: packed("card", PACK, [4, 40, 30, 900], "put into", "buy", "gives away", "red", "black"),
  balls: packed("ball", NET, [3, 12, 20, 150], "pack into", "buy", "gives away", "red", "yellow"),
  bottles: packed("bottle", CRATE, [4, 24, 40, 500], "pack into", "buy", "sells", "green", "brown"),
  plates: packed("plate", STACK, [4, 20, 20, 300], "put into", "buy", "sells", "white", "blue"),
  marbles: packed("marble", BAG, [4, 50, 30, 900], "put into", "buy", "loses", "green", "blue"),
  stamps: packed("stamp", PAGE, [4, 40, 40, 900], "put on", "buy", "gives away", "old", "new"),
  flowers: packed("flower", VASE, [3, 15, 20, 250], "put into", "pick", "gives away", "red", "yellow"),
  tiles: packed("tile", { ...ROW, fill: verb("lay") }, [4, 25, 25, 600], "lay in", "buy", "uses", "black", "white"),
  shells: packed("shell", BOX, [4, 40, 20, 900], "put into", "find", "gives away", "white", "brown"),
  carrots: packed("carrot", BUNCH, [4, 12, 40, 400], "tie into", "pick", "sells", "thin", "thick"),
  "shared-crayons": shared("crayon", 300, "red"),
  "shared-buns": shared("bun", 100, "sweet"),
  "shared-apples": shared("apple", 150, "red"),
  "shared-stickers": shared("sticker", 900, "gold"),
  "shared-beads": shared("bead", 999, "blue"),
  "shared-cards": shared("card", 500, "black"),
  "shared-marbles": shared("marble", 600, "green"),
  "shared-shells": shared("shell", 500, "white"),
  pages: rate("page", "day", [3, 20, 9, 180], "read", (n) => `The book has ${n} pictures.`),
  laps: rate("lap", "day", [2, 10, 9, 100], "run", (n) => `There are ${n} trees beside the track.`),
  coins: rate("coin", "week", [2, 10, 12, 120], "save", (n) => `The money box has ${n} pictures.`),
  drawings: rate("picture", "week", [2, 9, 10, 90], "paint", (n) => `There are ${n} brushes on the table.`),
  ribbon: length("ribbon", "centimetres", [3, 20, 10, 200], "wide"),
  rope: length("rope", "metres", [2, 9, 10, 90], "thick"),
  string: length("string", "centimetres", [3, 20, 10, 200], "thick"),
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

function scenesOf(...kinds: readonly Scene["kind"][]): readonly SceneName[] {
  return (Object.keys(SCENES) as SceneName[]).filter((name) => kinds.includes(SCENES[name].kind));
}

export const PACKED = scenesOf("packed");
/** What a child may have hundreds of. */
export const COLLECTED = [
  "stickers",
  "beads",
  "cards",
  "marbles",
  "stamps",
  "shells",
] as const satisfies readonly SceneName[];
/** What a child may have, and give to another. */
export const HANDY = [
  ...COLLECTED,
  "crayons",
  "books",
  "photos",
  "apples",
  "balls",
  "flowers",
  "buns",
  "carrots",
] as const satisfies readonly SceneName[];
/** What is eaten: nobody has dozens of these and shares some more. */
export const EATEN: ReadonlySet<string> = new Set<SceneName>(["shared-buns", "shared-apples"]);
/** Where things are counted one by one in the story of a whole. */
export const NOT_SHARED = scenesOf("packed", "rate", "length");
/** Where a whole is put into equal parts. */
export const PACKED_OR_SHARED = scenesOf("packed", "shared");
export const ALL_SCENES = scenesOf("packed", "shared", "rate", "length");
