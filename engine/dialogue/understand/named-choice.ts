import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord } from "../../answers/read/table.ts";
import { itemsOf } from "./items.ts";
import { quantitiesIn } from "./quantities.ts";
import { mendWord, slipsBetween, soundOf } from "./spelling.ts";
import { wholeNumbersIn } from "./whole-numbers.ts";

/**
 * The choice that a message names, as it stands among the choices, or its letter; undefined where it names none, or
 * several [UND7].
 *
 * @param isCounting - whether the tutor asks for a number just now: then `5` is that, not the choice "5p"
 */
export function namedChoice(typed: string, choices: readonly string[], isCounting = false): string | undefined {
  const named = claimIn(typed.slice(0, 250), choices);
  return isCounting && named !== undefined && /^\W*\d+\W*$/u.test(typed) && named !== typed.trim() ? undefined : named;
}

/** What is claimed at last: behind what is taken back, or as the conclusion. */
function claimIn(typed: string, choices: readonly string[]): string | undefined {
  let message = typed;
  for (let taken = 0; taken < MOST_TAKEN_BACK; taken++) {
    const [, before = "", after = ""] = UNDERSTAND.CORRECTION.exec(message) ?? [];
    if (after === "" || choiceIn(before, choices) === undefined || choiceIn(after, choices) === undefined) break;
    message = after;
  }
  const concluded = UNDERSTAND.CONCLUSION.exec(message)?.[1] ?? "";
  return choiceIn(concluded, choices) ?? choiceIn(message, choices);
}

function choiceIn(message: string, choices: readonly string[]): string | undefined {
  const said = [...wordsOf(message), ...pictured(message)];
  if (said[0] === "why" || said[0] === "how") return undefined;
  // `is acute under 90`: asks about one of them.
  if (
    UNDERSTAND.CHOICE_IN_DOES.test(said[0] ?? "") &&
    said.length > 3 &&
    (said.includes("than") || choices.some((choice) => isAlike(said[1] ?? "", choice.toLowerCase())))
  )
    return undefined;
  const letter =
    writtenIn(message, choices) ??
    unitIn(said, choices) ??
    letterIn(message, choices.length) ??
    signIn(message, choices) ??
    comparedIn(message, said, choices) ??
    placeIn(message, said, choices) ??
    numberIn(message, choices);
  if (letter !== undefined) return letter;
  const glued = /\s/u.test(message.trim()) ? undefined : only(choices.filter((choice) => isWithin(choice, message)));
  if (glued !== undefined) return glued;
  const short = /^\W*(\p{L}{3,9})\W*$/u.exec(message)?.[1]?.toLowerCase();
  const begun = only(choices.filter((choice) => short !== undefined && choice.trim().toLowerCase().startsWith(short)));
  if (begun !== undefined) return begun;
  const texts = choices.map(wordsOf);
  const isShared = (word: string) => texts.every((text) => text.includes(word));
  const scored = texts.map((text, index) => {
    const own = text.filter((word) => /\p{L}/u.test(word) && !isShared(word) && !EMPTY.has(word));
    const found = own.flatMap((word) => {
      const at = said.findIndex(
        (spoken, i) =>
          isAlike(spoken, word) ||
          isAlike(spoken + (said[i + 1] ?? ""), word) ||
          (said.length < 6 && SAME.get(spoken) === word),
      );
      const isDenied =
        NEGATIONS.has(said[at - 1] ?? "") ||
        (NEGATIONS.has(said[at - 2] ?? "") && UNDERSTAND.IS_DENIED_REALLY.test(said[at - 1] ?? ""));
      const isCounted = UNDERSTAND.IS_COUNTED_HAS.test(said[at + 1] ?? "") && /^\d+$/u.test(said[at + 2] ?? "");
      return at === -1 || isDenied || isCounted ? [] : [{ word, at }];
    });
    // `every square is a rectangle` is not "No square is a rectangle".
    const isOtherwise = text.some((word) => DENIALS.has(word)) && !said.some((word) => DENIALS.has(word));
    if (own.length === 0 || found.length * 2 < own.length || isOtherwise) return { score: 0, text: "" };
    const isWhole = said.some((_, start) => text.every((word, i) => isAlike(said[start + i] ?? "", word)));
    return {
      score: isWhole ? 10 + text.length : found.length / own.length,
      text: choices[index] ?? "",
    };
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  const [first, second] = best;
  return first === undefined || first.score === 0 || first.score === second?.score ? undefined : first.text;
}

/** `x plus 5` where "x + 5" is a choice. */
function writtenIn(message: string, choices: readonly string[]): string | undefined {
  if (!choices.some((choice) => /\p{L}.*[-+−=]|[-+−=].*\p{L}|\d\p{L}|\p{L}\s*(?:\/|÷|\\)/u.test(choice)))
    return undefined;
  const written = inSigns(digitsIn(message.slice(0, 60)).replace(UNDERSTAND.LED, ""));
  return only(choices.filter((choice) => inSigns(choice) === written));
}

function digitsIn(text: string): string {
  return wholeNumbersIn(itemsOf(text)).reduce((all, item) => `${all}${item.spaced ? " " : ""}${item.text}`, "");
}

/** Without gaps, with signs for their words: `5 times x` is `5x`. */
function inSigns(text: string): string {
  let signs = text
    .toLowerCase()
    .replaceAll("−", "-")
    .replace(/[$\s{}.!?]+/gu, " ");
  for (const [sign, words] of UNDERSTAND.SIGNS) signs = signs.replace(words, sign);
  return signs.replace(/\s/gu, "").replace(/(?<=\d)\*(?=\p{L}|\()/gu, "");
}

/** `kilograms` where "kg" is a choice, `cm` where "centimetres" is. */
function unitIn(said: readonly string[], choices: readonly string[]): string | undefined {
  const named = said.flatMap((word) => unitOf(word) ?? []);
  const [unit = ""] = named;
  const short = said.filter((word) => SHORT_UNITS.has(word.replace(/(?<=.)s$/u, "")));
  const [typed = ""] = short;
  if (short.length === 1 && named.length === 0 && said.every((word) => word === typed || LEAD.has(word)))
    return only(
      choices.filter((choice) => choice !== typed && unitOf(choice.toLowerCase()) === typed.replace(/(?<=.)s$/u, "")),
    );
  const hasNumber = said.some((word) => /^\d/u.test(word));
  return said.length < 7 && named.length === 1
    ? only(
        choices.filter(
          (choice) => choice.toLowerCase() === unit || (!hasNumber && choice.toLowerCase().endsWith(` ${unit}`)),
        ),
      )
    : undefined;
}

/** The short unit of a name. */
function unitOf(word: string): string | undefined {
  return UNIT_NAMES.get(word) ?? UNIT_NAMES.get(word.replace(/s$/u, ""));
}

/** Colors and shapes of faces: 🔵 for "blue". */
function pictured(message: string): readonly string[] {
  return Array.from(message.slice(0, 100)).flatMap((face) => FACES.get(face)?.split("_") ?? []);
}

/** The letter that a message names of `count` choices, in lower case; undefined where it names none, or several [UND7]. */
export function letterNamed(message: string, count: number): string | undefined {
  return letterIn(message, count)?.toLowerCase();
}

/** `B`, `b)`, `its c`, `going for b`, `option b because …`, `c no b`, `b not c`: the one letter that is not taken back. */
function letterIn(message: string, count: number): string | undefined {
  const words = message
    .slice(0, 80)
    .replace(/['’]/gu, "")
    .trim()
    .split(/[\s.,!?:;()"]+/u)
    .filter((word) => word !== "");
  let named: string | undefined;
  let isTorn = false;
  let isTakenBack = false;
  let isDenied = false;
  for (const [at, typed] of words.entries()) {
    const word = mendWord(typed);
    const letter = letterOf(words, at, count);
    if (letter !== undefined) {
      // `b or c`, and `b or c.. b`
      if (!isDenied)
        isTorn = named !== undefined && named.toLowerCase() !== letter.toLowerCase() && !isTakenBack && !isTorn;
      if (!isDenied) [named, isTakenBack] = [letter, false];
      isDenied = false;
    } else if (TAKES_BACK.has(word)) isTakenBack = named !== undefined;
    else if (NEGATIONS.has(word)) isDenied = true;
    else if (named !== undefined && !isTakenBack && UNDERSTAND.REASON.test(word)) break;
    else if (!word.split(" ").every((part) => LEAD.has(part) || AROUND_LETTER.has(part))) return undefined;
  }
  return isTakenBack || isTorn ? undefined : named;
}

/** The letter of a choice, typed or as it sounds; `a` is one only where no noun follows. */
function letterOf(words: readonly string[], at: number, count: number): string | undefined {
  const typed = words[at] ?? "";
  const word = typed.toLowerCase();
  const sounded = UNDERSTAND.SOUNDED_OPTION.test(words[at - 1] ?? "") ? LETTER_SOUNDS.get(word) : undefined;
  const letter = sounded ?? (UNDERSTAND.LETTER_EE.test(word) && words.length < 4 ? word.charAt(0) : word);
  const index = letter.charCodeAt(0) - 97;
  if (letter.length !== 1 || index < 0 || index >= count) return undefined;
  const next = (words[at + 1] ?? "").toLowerCase();
  const isLast = at === words.length - 1;
  const before = (words[at - 1] ?? "").toLowerCase();
  const isApart = NEGATIONS.has(before) || TAKES_BACK.has(before) || before === "or";
  const isEnd = isLast || (UNDERSTAND.REASON.test(next) && next !== "right") || TAKES_BACK.has(next) || next === "or";
  const isOne = letter !== "a" || (isEnd && (typed === "A" || isLast || at === 0 || isApart));
  return isOne ? (typed.length === 1 ? typed : letter) : undefined;
}

/** `<` or `less than` where those signs are the choices. */
function signIn(message: string, choices: readonly string[]): string | undefined {
  if (!choices.includes("<") && !choices.includes(">")) return undefined;
  if (UNDERSTAND.SIGN_IN_WHAT.test(message)) return undefined;
  const typed = message.match(/[<>=]/gu)?.at(-1);
  const word = UNDERSTAND.WORD_LESS.exec(message)?.[1]?.toLowerCase();
  const sign =
    typed ??
    (word === undefined
      ? ""
      : /^[lsf](?!a)/u.test(word) && word !== "same" && word !== "larger"
        ? "<"
        : UNDERSTAND.SIGN_SAME.test(word)
          ? "="
          : ">");
  return choices.includes(sign) ? sign : undefined;
}

/** `smaller`, `its bigger than a half`, `3/8 < 1/2` (not `3 is less than 8`, a reason) where the choices are "less than …", "more than …", "equal to …". */
function comparedIn(message: string, said: readonly string[], choices: readonly string[]): string | undefined {
  const compared = choices.map((choice) =>
    choice
      .toLowerCase()
      .split(" ")
      .flatMap((word) => COMPARED.get(word) ?? []),
  );
  if (compared.some((found) => found.length !== 1) || new Set(compared.flat()).size < choices.length) return undefined;
  if (UNDERSTAND.COMPARED_IN_WHAT.test(message)) return undefined;
  if (said.some((word) => NEGATIONS.has(word))) return undefined;
  const because = said.findIndex((word) => word === "because");
  const claim = because > 0 ? said.slice(0, because) : said;
  const isReason =
    because < 1 && /\p{L}/u.test(message) && said.some((word) => /\d/u.test(word) && !choices.join(" ").includes(word));
  if (isReason) return undefined;
  const found = new Set(
    [...claim.map(comparedWord), ...(message.match(/[<>=]/gu) ?? [])].flatMap((word) => COMPARED.get(word) ?? []),
  );
  return found.size === 1 ? choices[compared.findIndex(([sign]) => sign !== undefined && found.has(sign))] : undefined;
}

/** `smaler`, `lest than` */
function comparedWord(word: string): string {
  const near = [...COMPARED.keys()].find(
    (key) => key.length > 3 && key[0] === word[0] && word.length > 3 && slipsBetween(word, key) === 1,
  );
  return COMPARED.has(word) ? word : (near ?? word);
}

/** `the second one`, `2nd`, `the last`, `option 2`. */
function placeIn(message: string, said: readonly string[], choices: readonly string[]): string | undefined {
  const written = message.slice(0, 100).toLowerCase();
  // `the 3rd one`, not `1 3rd`, nor `a 3rd` among fractions.
  const ordinal = UNDERSTAND.ORDINAL_ONE.exec(written)?.[1];
  if (ordinal !== undefined && !choices.some((choice) => UNDERSTAND.PLACE_IN_FRAC.test(choice)))
    return choices[Number(ordinal) - 1];
  const typed = UNDERSTAND.TYPED_OPTION.exec(written.replace(UNDERSTAND.TYPED_TOO, "2"));
  const bare = choices.some((choice) => /\d/u.test(choice)) ? undefined : /^\W*([1-9])\W*$/u.exec(written)?.[1];
  const figure = typed?.[1] ?? typed?.[2] ?? typed?.[3] ?? bare;
  if (figure !== undefined && !choices.some((choice) => choice.includes(figure))) return choices[Number(figure) - 1];
  const index = said.findIndex(
    (word, i) =>
      (PLACES.includes(word) &&
        (UNDERSTAND.INDEX_ONE.test(said[i + 1] ?? "") ||
          (i === said.length - 1 && said.slice(0, i).every((before) => LEAD.has(before))))) ||
      // At the end only: the bottom one can be bigger, the first number even.
      (i === said.length - 2 &&
        ((ENDS.has(word) && UNDERSTAND.INDEX_ONE.test(said[i + 1] ?? "")) ||
          (PLACES.includes(word) && said[i + 1] === "number" && choices.every((choice) => /\d/u.test(choice))))),
  );
  if (choices.length === 3 && said.includes("middle") && said.length < 6) return choices[1];
  const place = PLACES.indexOf(ENDS.get(said[index] ?? "") ?? said[index] ?? "");
  const isOwn = choices.some((choice) => wordsOf(choice).includes(said[index] ?? ""));
  return index === -1 || isOwn ? undefined : choices.at(place === PLACES.length - 1 ? -1 : place);
}

/** `nine hundred seventy` for the choice "nine hundred and seventy". */
function numberIn(message: string, choices: readonly string[]): string | undefined {
  const digits = digitsOf(message);
  const [value = ""] = digits;
  // `0.50` for the choice "0.5"
  const equal = /^-?\d+\.\d+$/u.test(value)
    ? only(choices.filter((choice) => /^-?\d+(?:\.\d+)?$/u.test(choice) && Number(choice) === Number(value)))
    : undefined;
  if (digits.length === 1 && equal !== undefined && !/[?]/u.test(message)) return equal;
  return digits.length === 1 && !choices.includes(message.trim())
    ? only(choices.filter((choice) => /\p{L}/u.test(choice) && withoutUnit(choice) === digits[0]))
    : undefined;
}

function withoutUnit(choice: string): string {
  return digitsOf(choice)
    .join()
    .replace(/(?<=\d) ?\p{L}+[²³]?$/u, "");
}

function only(list: readonly string[]): string | undefined {
  return list.length === 1 ? list[0] : undefined;
}

/** `itsblue` */
function isWithin(choice: string, message: string): boolean {
  const name = choice.toLowerCase().replace(/\s/gu, "");
  return (
    /^\p{L}{3,40}$/u.test(name) && UNDERSTAND.IS_WITHIN_ITS.test(message.toLowerCase().slice(0, 60).replace(name, ""))
  );
}

function digitsOf(text: string): readonly string[] {
  return quantitiesIn(wholeNumbersIn(itemsOf(text)), { kind: undefined, about: "" }).flatMap(({ type, text }) =>
    type === "number" ? [text] : [],
  );
}

function isAlike(said: string, word: string): boolean {
  if (said === word) return true;
  if (word.length < 4 || said.length < 3) return false;
  if (said[0] !== word[0]) return word.length > 5 && slipsBetween(said, word) === 1;
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
const AROUND_LETTER = new Set(
  "going gonna final definitely defo def deffo must sure reckon guessing guess bet vote locked lock in please right lol say said was saying thinking yes yeah yep ya er erm hmm oh well chose chosen picking choosing ill im id gotta has or lean leaning sticking stick prob 100 plz pls opshun haha hehe lmao am to will".split(
    " ",
  ),
);
const TAKES_BACK = new Set("no nah nope wait actually mean meant but sorry oops scratch rather changed".split(" "));
const LETTER_SOUNDS = firstByWord("a ay, b bee be, c see sea cee, d dee");
const MOST_TAKEN_BACK = 3;
const COMPARED = firstByWord(
  "< < less lesser smaller fewer lower littler under below, > > more greater bigger larger higher over above, = = same equal equals equivalent",
);
const UNIT_NAMES = firstByWord(
  "kg kilogram kilo kilogramme, g gram gramme, cm centimetre centimeter, m metre meter, km kilometre kilometer, mm millimetre millimeter, l litre liter, ml millilitre milliliter mil",
);
const SHORT_UNITS: ReadonlySet<string> = new Set(UNIT_NAMES.values());
const EMPTY = new Set("the a an of is and it one".split(" "));
const DENIALS = new Set(["no", "not", "never", "none", "neither", "nothing", "without"]);
const NEGATIONS = new Set(["not", "never", "isnt", "aint"]);
const FACES = firstByWord(
  "blue 🔵 💙, red 🔴 ❤ ♥, green 🟢 💚, yellow 🟡 💛, orange 🟠 🧡, purple 🟣 💜, black ⚫ 🖤, white ⚪ 🤍, brown 🟤 🤎, blue_square 🟦, red_square 🟥, green_square 🟩, yellow_square 🟨, triangle 🔺 🔻 📐, circle ⭕, star ⭐ 🌟, square ⬛ ⬜ ◼ ◻, diamond 🔷 🔶, first 1⃣",
);
const SAME = firstByWord(
  "multiply times x multiplication timesing, add plus adding addition, subtract minus take subtraction, divide share sharing division",
);
const PLACES = ["first", "second", "third", "fourth", "last"];
const ENDS = firstByWord("first top, last bottom");
