import { firstByWord } from "../../answers/read/table.ts";
import { itemsOf } from "./items.ts";
import { quantitiesIn } from "./quantities.ts";
import { slipsBetween, soundOf } from "./spelling.ts";
import { wholeNumbersIn } from "./whole-numbers.ts";

/** The choice that a message names, as it stands among the choices, or its letter; undefined where it names none, or several [UND7]. */
export function namedChoice(typed: string, choices: readonly string[]): string | undefined {
  const message = typed.slice(0, 250);
  const said = [...wordsOf(message), ...pictured(message)];
  if (said[0] === "why" || said[0] === "how") return undefined;
  // `is acute under 90`: asks about one of them.
  if (
    /^(?:is|are|does|do)$/u.test(said[0] ?? "") &&
    said.length > 3 &&
    (said.includes("than") || choices.some((choice) => isAlike(said[1] ?? "", choice.toLowerCase())))
  )
    return undefined;
  const letter =
    unitIn(said, choices) ??
    letterIn(message, choices.length) ??
    signIn(message, choices) ??
    placeIn(message, said, choices) ??
    numberIn(message, choices);
  if (letter !== undefined) return letter;
  const glued = /\s/u.test(message.trim()) ? undefined : only(choices.filter((choice) => isWithin(choice, message)));
  if (glued !== undefined) return glued;
  const texts = choices.map(wordsOf);
  const isShared = (word: string) => texts.every((text) => text.includes(word));
  const scored = texts.map((text, index) => {
    const own = text.filter((word) => /\p{L}/u.test(word) && !isShared(word) && !EMPTY.has(word));
    const found = own.flatMap((word) => {
      const at = said.findIndex((spoken) => isAlike(spoken, word) || (said.length < 6 && SAME.get(spoken) === word));
      const isDenied =
        NEGATIONS.has(said[at - 1] ?? "") ||
        (NEGATIONS.has(said[at - 2] ?? "") && /^(?:the|a|really)$/u.test(said[at - 1] ?? ""));
      const isCounted = /^(?:is|has|are|have)$/u.test(said[at + 1] ?? "") && /^\d+$/u.test(said[at + 2] ?? "");
      return at === -1 || isDenied || isCounted ? [] : [{ word, at }];
    });
    if (own.length === 0 || found.length * 2 < own.length) return { score: 0, text: "" };
    const isWhole = said.some((_, start) => text.every((word, i) => said[start + i] === word));
    return {
      score: isWhole ? 10 + text.length : found.length / own.length,
      text: choices[index] ?? "",
    };
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  const [first, second] = best;
  return first === undefined || first.score === 0 || first.score === second?.score ? undefined : first.text;
}

/** `kilograms` where "kg" is a choice. */
function unitIn(said: readonly string[], choices: readonly string[]): string | undefined {
  const named = said.flatMap((word) => UNIT_NAMES.get(word) ?? UNIT_NAMES.get(word.replace(/s$/u, "")) ?? []);
  return said.length < 7 && named.length === 1
    ? only(choices.filter((choice) => choice.toLowerCase() === named[0]))
    : undefined;
}

/** Colors and shapes of faces: 🔵 for "blue". */
function pictured(message: string): readonly string[] {
  return Array.from(message.slice(0, 100)).flatMap((face) => FACES.get(face)?.split("_") ?? []);
}

/** `B`, `b)`, `its c`, `option b because …`. */
function letterIn(message: string, count: number): string | undefined {
  const words = message
    .slice(0, 60)
    .trim()
    .split(/[\s.,!?:;()"']+/u)
    .filter((word) => word !== "");
  const at = words.findIndex((word) => !LEAD.has(word.toLowerCase()));
  const word = words[at] ?? (words.length === 1 ? words[0] : undefined) ?? (words.at(-1) === "A" ? "A" : "");
  const index = word.toLowerCase().charCodeAt(0) - 97;
  const isLetter = word.length === 1 && index >= 0 && index < count;
  const next = (words[at + 1] ?? "").toLowerCase();
  return isLetter &&
    (at === -1 ||
      words.length === at + 1 ||
      /^(?:because|cos|cuz|bc|i|is|it|or|if|as|the|please|maybe|lol|right)$/u.test(next))
    ? word
    : undefined;
}

/** `<` or `less than` where those signs are the choices. */
function signIn(message: string, choices: readonly string[]): string | undefined {
  if (!choices.includes("<") && !choices.includes(">")) return undefined;
  if (/^\W*(?:what|wat|wot|why|how|which|does|do)\b/iu.test(message)) return undefined;
  const typed = message.match(/[<>=]/gu)?.at(-1);
  const word = /\b(less|smaller|fewer|greater|bigger|more|larger|equals?|same)\b/iu.exec(message)?.[1]?.toLowerCase();
  const sign =
    typed ??
    (word === undefined
      ? ""
      : /^[lsf](?!a)/u.test(word) && word !== "same" && word !== "larger"
        ? "<"
        : /^(?:e|same)/u.test(word)
          ? "="
          : ">");
  return choices.includes(sign) ? sign : undefined;
}

/** `the second one`, `2nd`, `the last`, `option 2`. */
function placeIn(message: string, said: readonly string[], choices: readonly string[]): string | undefined {
  const written = message.slice(0, 100).toLowerCase();
  const typed = /\b([1-9])(?:st|nd|rd|th)\b|\b(?:option|choice) ([1-9])\b|^\W*(?:number|no\.?|nr\.?) ([1-9])\W*$/u.exec(
    written,
  );
  const figure = typed?.[1] ?? typed?.[2] ?? typed?.[3];
  if (figure !== undefined && !choices.some((choice) => choice.includes(figure))) return choices[Number(figure) - 1];
  const index = said.findIndex(
    (word, i) =>
      PLACES.includes(word) &&
      (/^(?:one|1|choice|option|answer)$/u.test(said[i + 1] ?? "") ||
        (i === said.length - 1 && said.slice(0, i).every((before) => LEAD.has(before)))),
  );
  if (choices.length === 3 && said.includes("middle") && said.length < 6) return choices[1];
  const place = PLACES.indexOf(said[index] ?? "");
  const isOwn = choices.some((choice) => wordsOf(choice).includes(said[index] ?? ""));
  return index === -1 || isOwn ? undefined : choices.at(place === PLACES.length - 1 ? -1 : place);
}

/** `nine hundred seventy` for the choice "nine hundred and seventy". */
function numberIn(message: string, choices: readonly string[]): string | undefined {
  const digits = digitsOf(message);
  return digits.length === 1 && !choices.includes(message.trim())
    ? only(choices.filter((choice) => /\p{L}/u.test(choice) && digitsOf(choice).join() === digits.join()))
    : undefined;
}

function only(list: readonly string[]): string | undefined {
  return list.length === 1 ? list[0] : undefined;
}

/** `itsblue` */
function isWithin(choice: string, message: string): boolean {
  const name = choice.toLowerCase().replace(/\s/gu, "");
  return (
    /^\p{L}{3,40}$/u.test(name) &&
    /^(?:its?|is|the|i?think(?:its?)?|maybe|yes|no)+$/u.test(message.toLowerCase().slice(0, 60).replace(name, ""))
  );
}

function digitsOf(text: string): readonly string[] {
  return quantitiesIn(wholeNumbersIn(itemsOf(text)), { kind: undefined, about: "" }).flatMap(({ type, text }) =>
    type === "number" ? [text] : [],
  );
}

function isAlike(said: string, word: string): boolean {
  if (said === word) return true;
  if (word.length < 4 || said.length < 3 || said[0] !== word[0]) return false;
  return (said.length > 3 && slipsBetween(said, word) <= 1) || soundOf(said) === soundOf(word);
}

function wordsOf(text: string): readonly string[] {
  return itemsOf(text).flatMap(({ type, text }) => (type === "word" || type === "number" ? [text] : []));
}

const LEAD = new Set(
  "is it its the answer could can would be i think thnk that thats option choice letter number maybe probably go with for would be say my um a no wait got so ok choose pick".split(
    " ",
  ),
);
const UNIT_NAMES = firstByWord(
  "kg kilogram kilo kilogramme, g gram gramme, cm centimetre centimeter, m metre meter, km kilometre kilometer, mm millimetre millimeter, l litre liter, ml millilitre milliliter mil",
);
const EMPTY = new Set("the a an of is and it one".split(" "));
const NEGATIONS = new Set(["not", "never"]);
const FACES = firstByWord(
  "blue 🔵 💙, red 🔴 ❤ ♥, green 🟢 💚, yellow 🟡 💛, orange 🟠 🧡, purple 🟣 💜, black ⚫ 🖤, white ⚪ 🤍, brown 🟤 🤎, blue_square 🟦, red_square 🟥, green_square 🟩, yellow_square 🟨, triangle 🔺 🔻 📐, circle ⭕, star ⭐ 🌟, square ⬛ ⬜ ◼ ◻, diamond 🔷 🔶, first 1⃣",
);
const SAME = firstByWord(
  "multiply times x multiplication timesing, add plus adding addition, subtract minus take subtraction, divide share sharing division",
);
const PLACES = ["first", "second", "third", "fourth", "last"];
