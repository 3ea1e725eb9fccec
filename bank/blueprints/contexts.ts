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

const THINGS: readonly Thing[] = [
  { one: "sticker", many: "stickers" },
  { one: "bead", many: "beads" },
  { one: "card", many: "cards" },
  { one: "shell", many: "shells" },
  { one: "stamp", many: "stamps" },
  { one: "button", many: "buttons" },
  { one: "seed", many: "seeds" },
  { one: "pencil", many: "pencils" },
  { one: "brick", many: "bricks" },
  { one: "marble", many: "marbles" },
];

const CONTAINERS: readonly Thing[] = [
  { one: "box", many: "boxes" },
  { one: "bag", many: "bags" },
  { one: "jar", many: "jars" },
  { one: "tin", many: "tins" },
  { one: "tray", many: "trays" },
];

const CURRENCIES: readonly Currency[] = [
  { sign: "\\$", unit: "$", major: { one: "dollar", many: "dollars" } },
  { sign: "£", unit: "£", major: { one: "pound", many: "pounds" } },
  { sign: "€", unit: "€", major: { one: "euro", many: "euros" } },
  { sign: "₹", unit: "₹", major: { one: "rupee", many: "rupees" } },
];

/** Draws three different names and the things of one story. */
export function drawContext(rng: Rng): StoryContext {
  const [first, second, third] = rng.shuffle(NAMES);
  if (first === undefined || second === undefined || third === undefined) throw new Error("too few names");
  return {
    names: [first, second, third],
    thing: rng.pick(THINGS),
    container: rng.pick(CONTAINERS),
    currency: rng.pick(CURRENCIES),
    rng,
  };
}
