/** A number word, and those that are written like it. */
type Named = readonly (readonly [spanish: readonly string[], english: string])[];

const UNITS: Named = [
  [["uno", "un", "una"], "one"],
  [["dos"], "two"],
  [["tres"], "three"],
  [["cuatro"], "four"],
  [["cinco"], "five"],
  [["seis"], "six"],
  [["siete"], "seven"],
  [["ocho"], "eight"],
  [["nueve"], "nine"],
];
const TEENS: Named = [
  [["cero"], "zero"],
  [["diez"], "ten"],
  [["once"], "eleven"],
  [["doce"], "twelve"],
  [["trece"], "thirteen"],
  [["catorce"], "fourteen"],
  [["quince"], "fifteen"],
  [["dieciseis"], "sixteen"],
  [["diecisiete"], "seventeen"],
  [["dieciocho"], "eighteen"],
  [["diecinueve"], "nineteen"],
];
const TENS: Named = [
  [["treinta"], "thirty"],
  [["cuarenta"], "forty"],
  [["cincuenta"], "fifty"],
  [["sesenta"], "sixty"],
  [["setenta"], "seventy"],
  [["ochenta"], "eighty"],
  [["noventa"], "ninety"],
];
const HUNDREDS: Named = [
  [["cien", "ciento"], "one hundred"],
  [["doscientos", "doscientas"], "two hundred"],
  [["trescientos", "trescientas"], "three hundred"],
  [["cuatrocientos", "cuatrocientas"], "four hundred"],
  [["quinientos", "quinientas"], "five hundred"],
  [["seiscientos", "seiscientas"], "six hundred"],
  [["setecientos", "setecientas"], "seven hundred"],
  [["ochocientos", "ochocientas"], "eight hundred"],
  [["novecientos", "novecientas"], "nine hundred"],
];

/** Each way to write one of them beside each of others, and what both come to. */
function pairs(firsts: Named, seconds: Named, ways: readonly ((first: string, second: string) => string)[]) {
  return firsts.flatMap(([tens, ten]) =>
    seconds.flatMap(([units, unit]) =>
      tens.flatMap((first) =>
        units.flatMap((second) => ways.map((way) => [way(first, second), `${ten} ${unit}`] as const)),
      ),
    ),
  );
}

const alone = (all: Named) => all.flatMap(([words, english]) => words.map((word) => [word, english] as const));

/** Words of numbers; a thousand and more are put together from these. "un" and "una" alone are articles. */
export const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...alone([...UNITS.slice(1), ...TEENS, ...TENS, ...HUNDREDS]),
  ["uno", "one"],
  ["veinte", "twenty"],
  ["mil", "thousand"],
  ...UNITS.flatMap(([[first = ""], english], at) => [
    [`el ${first}`, `${at + 1}`] as const,
    [`el numero ${first}`, `${at + 1}`],
    ["el cero", "0"],
    [`un ${first}`, english],
  ]),
  // "veintiséis", "ventiseis", "veinte y seis"
  ...pairs([[["veinti", "venti", "veinte y ", "veintiy"], "twenty"]], UNITS, [(first, second) => `${first}${second}`]),
  // "treinta y seis", "treintaiseis", "treintayseis"
  ...pairs(TENS, UNITS, [
    (first, second) => `${first} y ${second}`,
    (first, second) => `${first}i${second}`,
    (first, second) => `${first}y${second}`,
    (first, second) => `${first} i ${second}`,
  ]),
  ...pairs(HUNDREDS, UNITS.slice(0, 1), [(first, second) => `${first} ${second}`]),
]);
