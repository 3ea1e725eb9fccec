import type { Currency, Rng, StoryContext, Thing } from "#engine";

/**
 * First names used in many countries, short enough to read, none belonging to one region more
 * than to the rest of the list. Stories use names or "they", never "he" or "she".
 */
const NAMES = [
  "Amina",
  "Arjun",
  "Ben",
  "Chidi",
  "Chloe",
  "Diego",
  "Elif",
  "Emma",
  "Farah",
  "Femi",
  "Hana",
  "Ines",
  "Ivan",
  "Jada",
  "Kai",
  "Kofi",
  "Lea",
  "Leo",
  "Lin",
  "Lucia",
  "Malik",
  "Mateo",
  "Maya",
  "Mina",
  "Nia",
  "Noah",
  "Olga",
  "Omar",
  "Priya",
  "Ravi",
  "Rosa",
  "Sam",
  "Sara",
  "Tariq",
  "Tom",
  "Uma",
  "Wei",
  "Yara",
  "Yuki",
  "Zoe",
] as const;

const BOX: Thing = { one: "box", many: "boxes" };
const BAG: Thing = { one: "bag", many: "bags" };
const JAR: Thing = { one: "jar", many: "jars" };
const TIN: Thing = { one: "tin", many: "tins" };
const TRAY: Thing = { one: "tray", many: "trays" };

/** What children count, and what it is kept in: nobody keeps bricks in a jar. */
const SCENES: readonly { readonly thing: Thing; readonly keptIn: readonly Thing[] }[] = [
  { thing: { one: "sticker", many: "stickers" }, keptIn: [BOX, BAG, TIN] },
  { thing: { one: "bead", many: "beads" }, keptIn: [BOX, BAG, JAR, TIN, TRAY] },
  { thing: { one: "card", many: "cards" }, keptIn: [BOX, BAG, TIN] },
  { thing: { one: "shell", many: "shells" }, keptIn: [BOX, BAG, JAR, TRAY] },
  { thing: { one: "stamp", many: "stamps" }, keptIn: [BOX, TIN] },
  { thing: { one: "button", many: "buttons" }, keptIn: [BOX, BAG, JAR, TIN] },
  { thing: { one: "seed", many: "seeds" }, keptIn: [BOX, BAG, JAR, TRAY] },
  { thing: { one: "pencil", many: "pencils" }, keptIn: [BOX, BAG, TRAY] },
  { thing: { one: "brick", many: "bricks" }, keptIn: [BOX, BAG] },
  { thing: { one: "marble", many: "marbles" }, keptIn: [BOX, BAG, JAR, TIN] },
];

const CURRENCIES: readonly Currency[] = [
  { sign: "\\$", unit: "$", major: { one: "dollar", many: "dollars" } },
  { sign: "£", unit: "£", major: { one: "pound", many: "pounds" } },
  { sign: "€", unit: "€", major: { one: "euro", many: "euros" } },
  { sign: "₹", unit: "₹", major: { one: "rupee", many: "rupees" } },
];

/** Draws three names, no two with one initial so that nobody confuses them, and the things of one story. */
export function drawContext(rng: Rng): StoryContext {
  const initial = (name: string) => name.slice(0, 1);
  const [first, second, third] = rng
    .shuffle(NAMES)
    .filter((name, at, all) => all.findIndex((other) => initial(other) === initial(name)) === at);
  if (first === undefined || second === undefined || third === undefined) throw new Error("too few names");
  const { thing, keptIn } = rng.pick(SCENES);
  return {
    names: [first, second, third],
    thing,
    container: rng.pick(keptIn),
    currency: rng.pick(CURRENCIES),
    rng,
  };
}
