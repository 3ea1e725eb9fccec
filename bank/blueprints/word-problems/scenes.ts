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

type Names = readonly [one: string, many: string, box: string, boxes: string, at: Scene["at"]];
type Amounts = readonly [least: number, holds: number, groups: number, most: number];
type Deeds = Pick<Scene, "put" | "fill" | "gets" | "loses" | "colours" | "sizes">;

const FILLS = ["fills", "fill"] as const;
const MAKES = ["makes", "make"] as const;
const PACKS = ["packs", "pack", "into"] as const;
const PUTS_INTO = ["puts", "put", "into"] as const;
const PUTS_ON = ["puts", "put", "on"] as const;
const BY_SIZE = ["large", "small"] as const;
const BY_LENGTH = ["long", "short"] as const;

function packed([one, many, box, boxes, at]: Names, [least, holds, groups, most]: Amounts, deeds: Deeds): Scene {
  const also = alsoOf(many, deeds.colours[0]);
  return { kind: "packed", one, many, box, boxes, at, holds: [least, holds], groups, most, ...deeds, also };
}

/** Things that are shared between children. */
function shared(one: string, many: string, most: number, colour: string): Scene {
  const put = ["shares", "share", "between"] as const;
  const names = [one, many, "child", "children", "for"] as const;
  return other("shared", names, [2, 90, 9, most], put, alsoOf(many, colour), colour);
}

function alsoOf(many: string, colour: string): Scene["also"] {
  return (n) => `Of all the ${many}, ${n} are ${colour}.`;
}

function other(
  kind: Exclude<Scene["kind"], "packed">,
  [one, many, box, boxes, at]: Names,
  [least, holds, groups, most]: Amounts,
  put: Scene["put"],
  also: Scene["also"],
  colour = "",
): Scene {
  const deeds = { put, fill: MAKES, gets: ["", ""], loses: "", colours: [colour, ""], sizes: ["", ""] } as const;
  return { kind, one, many, box, boxes, at, holds: [least, holds], groups, most, ...deeds, also };
}

export const SCENES = {
  crayons: packed(["crayon", "crayons", "box", "boxes", "in"], [4, 24, 40, 400], {
    put: PACKS,
    fill: FILLS,
    gets: ["buys", "buy"],
    loses: "gives away",
    colours: ["red", "blue"],
    sizes: BY_SIZE,
  }),
  eggs: packed(["egg", "eggs", "tray", "trays", "on"], [6, 30, 40, 600], {
    put: PUTS_ON,
    fill: FILLS,
    gets: ["collects", "collect"],
    loses: "sells",
    colours: ["brown", "white"],
    sizes: BY_SIZE,
  }),
  books: packed(["book", "books", "shelf", "shelves", "on"], [6, 40, 12, 400], {
    put: PUTS_ON,
    fill: FILLS,
    gets: ["buys", "buy"],
    loses: "gives away",
    colours: ["old", "new"],
    sizes: BY_LENGTH,
  }),
  chairs: packed(["chair", "chairs", "row", "rows", "in"], [4, 30, 20, 500], {
    put: ["puts", "put", "in"],
    fill: MAKES,
    gets: ["brings", "bring"],
    loses: "lends",
    colours: ["red", "blue"],
    sizes: BY_LENGTH,
  }),
  tulips: packed(["tulip", "tulips", "row", "rows", "in"], [4, 30, 20, 500], {
    put: ["plants", "plant", "in"],
    fill: ["plants", "plant"],
    gets: ["buys", "buy"],
    loses: "sells",
    colours: ["red", "yellow"],
    sizes: BY_LENGTH,
  }),
  photos: packed(["photo", "photos", "page", "pages", "on"], [2, 9, 40, 300], {
    put: PUTS_ON,
    fill: FILLS,
    gets: ["prints", "print"],
    loses: "gives away",
    colours: ["old", "new"],
    sizes: BY_SIZE,
  }),
  buns: packed(["bun", "buns", "tray", "trays", "on"], [4, 24, 20, 300], {
    put: PUTS_ON,
    fill: FILLS,
    gets: ["bakes", "bake"],
    loses: "sells",
    colours: ["sweet", "plain"],
    sizes: BY_SIZE,
  }),
  apples: packed(["apple", "apples", "bag", "bags", "in"], [3, 15, 50, 500], {
    put: PACKS,
    fill: FILLS,
    gets: ["picks", "pick"],
    loses: "sells",
    colours: ["red", "green"],
    sizes: BY_SIZE,
  }),
  stickers: packed(["sticker", "stickers", "sheet", "sheets", "on"], [4, 40, 30, 900], {
    put: PUTS_ON,
    fill: FILLS,
    gets: ["gets", "get"],
    loses: "gives away",
    colours: ["gold", "silver"],
    sizes: BY_SIZE,
  }),
  beads: packed(["bead", "beads", "bag", "bags", "in"], [8, 80, 20, 999], {
    put: PUTS_INTO,
    fill: FILLS,
    gets: ["buys", "buy"],
    loses: "gives away",
    colours: ["red", "blue"],
    sizes: BY_SIZE,
  }),
  cards: packed(["card", "cards", "pack", "packs", "in"], [4, 40, 30, 900], {
    put: PUTS_INTO,
    fill: MAKES,
    gets: ["gets", "get"],
    loses: "gives away",
    colours: ["red", "black"],
    sizes: BY_SIZE,
  }),
  balls: packed(["ball", "balls", "net", "nets", "in"], [3, 12, 20, 150], {
    put: PACKS,
    fill: FILLS,
    gets: ["buys", "buy"],
    loses: "gives away",
    colours: ["red", "yellow"],
    sizes: BY_SIZE,
  }),
  bottles: packed(["bottle", "bottles", "crate", "crates", "in"], [4, 24, 40, 500], {
    put: PACKS,
    fill: FILLS,
    gets: ["buys", "buy"],
    loses: "sells",
    colours: ["green", "brown"],
    sizes: BY_SIZE,
  }),
  plates: packed(["plate", "plates", "stack", "stacks", "in"], [4, 20, 20, 300], {
    put: PUTS_INTO,
    fill: MAKES,
    gets: ["buys", "buy"],
    loses: "sells",
    colours: ["white", "blue"],
    sizes: ["high", "low"],
  }),
  marbles: packed(["marble", "marbles", "bag", "bags", "in"], [4, 50, 30, 900], {
    put: PUTS_INTO,
    fill: FILLS,
    gets: ["wins", "win"],
    loses: "loses",
    colours: ["green", "blue"],
    sizes: BY_SIZE,
  }),
  stamps: packed(["stamp", "stamps", "page", "pages", "on"], [4, 40, 40, 900], {
    put: PUTS_ON,
    fill: FILLS,
    gets: ["gets", "get"],
    loses: "gives away",
    colours: ["old", "new"],
    sizes: BY_SIZE,
  }),
  flowers: packed(["flower", "flowers", "vase", "vases", "in"], [3, 15, 20, 250], {
    put: PUTS_INTO,
    fill: FILLS,
    gets: ["picks", "pick"],
    loses: "gives away",
    colours: ["red", "yellow"],
    sizes: BY_SIZE,
  }),
  tiles: packed(["tile", "tiles", "row", "rows", "in"], [4, 25, 25, 600], {
    put: ["lays", "lay", "in"],
    fill: ["lays", "lay"],
    gets: ["buys", "buy"],
    loses: "uses",
    colours: ["black", "white"],
    sizes: BY_LENGTH,
  }),
  shells: packed(["shell", "shells", "box", "boxes", "in"], [4, 40, 20, 900], {
    put: PUTS_INTO,
    fill: FILLS,
    gets: ["finds", "find"],
    loses: "gives away",
    colours: ["white", "brown"],
    sizes: BY_SIZE,
  }),
  carrots: packed(["carrot", "carrots", "bunch", "bunches", "in"], [4, 12, 40, 400], {
    put: ["ties", "tie", "into"],
    fill: MAKES,
    gets: ["picks", "pick"],
    loses: "sells",
    colours: ["thin", "thick"],
    sizes: BY_SIZE,
  }),
  "shared-crayons": shared("crayon", "crayons", 300, "red"),
  "shared-buns": shared("bun", "buns", 100, "sweet"),
  "shared-apples": shared("apple", "apples", 150, "red"),
  "shared-stickers": shared("sticker", "stickers", 900, "gold"),
  "shared-beads": shared("bead", "beads", 999, "blue"),
  "shared-cards": shared("card", "cards", 500, "black"),
  "shared-marbles": shared("marble", "marbles", 600, "green"),
  "shared-shells": shared("shell", "shells", 500, "white"),
  pages: other(
    "rate",
    ["page", "pages", "day", "days", "on"],
    [3, 20, 9, 180],
    ["reads", "read", ""],
    (n) => `The book has ${n} pictures.`,
  ),
  laps: other(
    "rate",
    ["lap", "laps", "day", "days", "on"],
    [2, 10, 9, 100],
    ["runs", "run", ""],
    (n) => `There are ${n} trees beside the track.`,
  ),
  coins: other(
    "rate",
    ["coin", "coins", "week", "weeks", "in"],
    [2, 10, 12, 120],
    ["saves", "save", ""],
    (n) => `The money box has ${n} pictures.`,
  ),
  drawings: other(
    "rate",
    ["picture", "pictures", "week", "weeks", "in"],
    [2, 9, 10, 90],
    ["paints", "paint", ""],
    (n) => `There are ${n} brushes on the table.`,
  ),
  ribbon: other(
    "length",
    ["ribbon", "centimetres", "piece", "pieces", "in"],
    [3, 20, 10, 200],
    ["cuts", "cut", "into"],
    (n) => `The ribbon is ${n} millimetres wide.`,
  ),
  rope: other(
    "length",
    ["rope", "metres", "piece", "pieces", "in"],
    [2, 9, 10, 90],
    ["cuts", "cut", "into"],
    (n) => `The rope is ${n} millimetres thick.`,
  ),
  string: other(
    "length",
    ["string", "centimetres", "piece", "pieces", "in"],
    [3, 20, 10, 200],
    ["cuts", "cut", "into"],
    (n) => `The string is ${n} millimetres thick.`,
  ),
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
