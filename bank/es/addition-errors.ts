import type { BlueprintWords, HintLadder } from "#engine";
import {
  carryPlaceIndex,
  countCarries,
  hasColumns,
  isTenOfTeen,
  losesTwo,
  plainSums,
  teenOf,
  withBlocks,
} from "../blueprints/add-subtract/addition-rules.ts";
import { firstCarry, onesColumn, sumColumns, summands, type SumColumn } from "../blueprints/add-subtract/addition.ts";
import {
  isBackwards,
  isComparison,
  onlyPlace,
  sameTop,
  type Pair,
} from "../blueprints/add-subtract/kit-add-subtract.ts";
import { digitAt } from "../blueprints/kit.ts";
import { capital, f } from "../blueprints/place-words.ts";
import {
  zeroLeftOut,
  eachPlace,
  isOrAre,
  lookAgainAt,
  onePlace,
  placesOf,
  sayByPlaces,
  theOnes,
  told,
  toldAtOnce,
} from "./add-subtract-words.ts";
import { list, placeCount, placeName } from "./kit.ts";
import { thePlace, thePlaces } from "./places.ts";

const ONES_TO_ONES = "Las unidades se suman con las unidades. El número de decenas no cambia.";

/** Named errors in sums, of all skills. */
export const ADDITION_ERRORS: BlueprintWords<Pair>["errors"] = {
  "AD-01": toldAtOnce(
    (o) =>
      isTenOfTeen(o)
        ? lookAgainAt(1)
        : losesTwo(o)
          ? "En tu respuesta faltan la decena nueva de las unidades y la centena nueva de las decenas."
          : `${capital(carryPlace(o))} formaron ${newOne(o)}, y falta en tu respuesta.`,
    (o) => (isTenOfTeen(o) ? tensOfTeen(o) : carryHints(o)),
  ),
  "AD-02": told({
    did: (o) => `Escribiste ${list(plainSums(o).toReversed().map(String))} uno al lado del otro.`,
    look: (o) => `¿Cuántos dígitos caben en el lugar de ${carryPlace(o)}?`,
    holds: (o) =>
      `En cada lugar va un solo dígito. ${withBlocks(o) ? blocksTogether(o) : `${newOnes(o)} ${smallOne(o)}.`}`,
    sub: carrySubStep,
  }),
  "AD-03": toldAtOnce(
    (o) => {
      const [ones = 0] = plainSums(o);
      return `De las ${ones} unidades, escribiste el ${digitAt(ones, 1)} y llevaste el ${digitAt(ones, 0)}.`;
    },
    (o) => {
      const [ones = 0] = plainSums(o);
      return [
        `Las ${ones} unidades son 1 decena y ${placeCount(ones - 10, 0)}. ¿Cuál de las dos partes se queda en el lugar de las unidades?`,
        "La decena nueva va con las decenas, por eso se lleva. Lo que sobra se queda en el lugar de las unidades.",
        `Escribe ${ones - 10} en el lugar de las unidades y lleva 1 decena. Ahora suma las decenas, también la decena nueva.`,
      ];
    },
  ),
  "AD-N1": told({
    did: "En tus decenas falta la decena nueva de las unidades.",
    look: (o) => `Aquí hay que llevar dos veces. Empieza por las unidades: ${theOnes(o)}.`,
    holds: "Revisa lugar por lugar: diez en un lugar forman 1 en el lugar de la izquierda.",
    sub: (o) => `${newTen(onesColumn(o))} ¿Cuántas decenas hay con esa decena nueva?`,
  }),
  "AD-09": told({
    did: "Las decenas formaron una centena nueva, y falta en tu respuesta.",
    look: "Las decenas llegan a diez o más. ¿A dónde va la centena nueva?",
    holds: "Diez decenas son una centena. Esa centena pasa a las centenas y allí se cuenta.",
    sub: lastCarryStep,
  }),
  "AD-07": told({
    did: lookAgainAt(1),
    look: (o) =>
      o.b < 10
        ? `¿Cuántas decenas hay en ${f(o.b)}?`
        : digitAt(o.b, 0) === 0
          ? `¿Qué dígito de ${f(o.a)} muestra las decenas, y qué dígito de ${f(o.b)}?`
          : `¿Qué decenas hay que sumar? ¿Las unidades, ${theOnes(o)}, forman otra decena?`,
    holds: (o) =>
      o.b < 10
        ? ONES_TO_ONES
        : digitAt(o.b, 0) === 0
          ? "No se suman unidades, así que las unidades no forman ninguna decena nueva."
          : "Las unidades no llegan a diez, así que solo hay las decenas de los dos números.",
    sub: (o) => (o.b < 10 ? onesAdded(o) : `Revisa las decenas: ${howManyTogether(o, 1)}`),
  }),
  "AD-05": told({
    did: "Sumaste todos los dígitos como si todos fueran unidades.",
    look: (o) => `¿La respuesta debe ser mayor o menor que ${f(o.a)}?`,
    holds: "Un dígito de la izquierda vale más: las decenas se suman con las decenas, y las unidades con las unidades.",
    sub: (o) => `Las unidades son ${theOnes(o)}: primero suma solo estas.`,
  }),
  "AD-06": told({
    did: (o) => `Sumaste el ${o.b} a las unidades y también a las decenas.`,
    look: (o) => `¿Cuántas decenas hay en ${f(o.b)}?`,
    holds: ONES_TO_ONES,
    sub: onesAdded,
  }),
  "AD-04": told({
    did: (o) => `Alineaste ${f(o.b)} con el lado izquierdo de ${f(o.a)}.`,
    look: (o) => `¿Qué dígito de ${f(o.a)} está en el lugar de las unidades, y qué dígito de ${f(o.b)}?`,
    holds: "Escribe los números con las unidades debajo de las unidades.",
    sub: (o) => `Las unidades son ${theOnes(o)}: suma primero estas.`,
  }),
  "AD-N2": [0, 1].map((to) =>
    toldAtOnce(
      (o) => `Sumaste el ${digitAt(o.b, onlyPlace(o) ?? 0)} de ${f(o.b)} a ${thePlaces(to)}.`,
      (o) => {
        const own = onlyPlace(o) ?? 0;
        const digit = digitAt(o.b, own);
        return [
          `¿Qué cuenta el ${digit} de ${f(o.b)}: ${placesOf(o)}?`,
          `Cada dígito se suma en su propio lugar: aquí es el lugar de ${thePlaces(own)}.`,
          `${f(o.b)} ${isOrAre(digit)} ${placeCount(digit, own)}. ${digit === 1 ? "Júntala" : "Júntalas"} con ${thePlaces(own)} de ${f(o.a)}. ¿Cuántas ${placeName(own)} hay ahora?`,
        ];
      },
    ),
  ),
  "AD-N3": told({
    did: (o) => `Contaste ${f(o.a)} como el primer paso.`,
    look: (o) => `Cuenta hacia adelante desde ${f(o.a)}. ¿Qué número dices primero?`,
    holds: (o) => `No digas ${f(o.a)}: tu primer paso es el número que sigue.`,
    sub: (o) =>
      `El paso 1 te lleva a ${f(o.a + 1)}${o.b > 3 ? `, el paso 2 a ${f(o.a + 2)}` : ""}. ¿A dónde te lleva el paso ${o.b}?`,
  }),
  "AD-N4": [0, 1, 2].map((place) =>
    told({
      did: (o) =>
        place === 0 && digitAt(o.b, 0) === 1
          ? `Dejaste fuera las unidades de ${f(o.b)}.`
          : `En ${f(o.b)} hay ${placeCount(digitAt(o.b, place), place)} que ${digitAt(o.b, place) === 1 ? "falta" : "faltan"} en tu respuesta.`,
      look: (o) => `${sayByPlaces(o)} ¿Qué sumaste, y qué falta sumar?`,
      holds: (o) => `Suma el ${f(o.b)} completo: ${eachPlace(o.b)}.`,
      sub: (o) =>
        `Sigue desde tu ${f(o.a + o.b - digitAt(o.b, place) * 10 ** place)}: suma también ${placeCount(digitAt(o.b, place), place)}.`,
    }),
  ),
  "AD-08": told({
    did: (o) => {
      const top = sameTop(o);
      return top === undefined
        ? "Le restaste un número al otro."
        : `Le restaste un número al otro, o dejaste fuera ${thePlaces(top)}.`;
    },
    look: (o) =>
      isBackwards(o)
        ? `¿El número que buscas es mayor o menor que ${f(o.a)}?`
        : "¿La respuesta será mayor o menor que el más grande de los dos números?",
    holds: whyBigger,
    sub: putThere,
  }),
  "PV-05": zeroLeftOut((o) => o.a + o.b),
};

function carryHints(o: Pair): HintLadder {
  return [
    losesTwo(o)
      ? "Las unidades llegan a diez o más, y las decenas también. ¿A dónde van la decena nueva y la centena nueva?"
      : `${capital(carryPlace(o))} llegan a diez o más. ¿A dónde va ${thePlace(carryPlaceIndex(o) + 1)} nueva?`,
    withBlocks(o)
      ? `${newOnes(o)} ${blocksTogether(o)}`
      : `${newOnes(o)} ${smallOne(o)}, para que no se pierda ${thePlace(carryPlaceIndex(o) + 1)} nueva.`,
    carrySubStep(o),
  ];
}

function tensOfTeen(o: Pair): HintLadder {
  const teen = f(teenOf(o) ?? 0);
  return [
    `¿Qué decenas contaste: la decena de ${teen}, la decena nueva de las unidades o las dos?`,
    `Diez unidades forman 1 decena. Se cuenta con las decenas, y la decena de ${teen} también.`,
    `Las unidades: $${digitAt(o.a, 0)} + ${digitAt(o.b, 0)}$ es 1 decena y ${placeCount(onesColumn(o).sum - 10, 0)}. El número ${teen} también tiene 1 decena.`,
  ];
}

/** "¿cuántas unidades son 1 unidad y 4 unidades juntas?" */
export function howManyTogether({ a, b }: Pair, place: number): string {
  return `¿cuántas ${placeName(place)} son ${placeCount(digitAt(a, place), place)} y ${placeCount(digitAt(b, place), place)} juntas?`;
}

function onesAdded(o: Pair): string {
  return `Las unidades: ${howManyTogether(o, 0)} No se suma ninguna decena.`;
}

/** The first step of the adding: of 640 + 100 not the ones. */
function putThere(o: Pair): string {
  const only = onlyPlace(o) ?? 0;
  if (o.b < 10 && firstCarry(o) === undefined) return `Empieza por las unidades: ${howManyTogether(o, 0)}`;
  return only === 0
    ? `Empieza por las unidades: $${summands(onesColumn(o))} = ${onesColumn(o).sum}$.`
    : `Suma ${placeCount(digitAt(o.b, only), only)} a ${thePlaces(only)} de ${f(o.a)}. ¿Cuántas ${placeName(only)} hay entonces?`;
}

function whyBigger(o: Pair): string {
  const top = sameTop(o);
  if (top !== undefined)
    return `Junta las dos cantidades. ${capital(thePlaces(top))} de los dos números van en la respuesta.`;
  if (isComparison(o)) return `Para encontrar la cantidad mayor, junta ${f(o.a)} y ${o.b}.`;
  if (o.ask === "gap") return "Lo que quedó y lo que se quitó forman el número de la casilla. Junta los dos números.";
  return o.ask === "reverse" ? `${leftAndGone(o)}. Junta los dos números.` : "Junta las dos cantidades: eso es sumar.";
}

/** Of ones blocks make a rod, of tens a big square. */
function blocksTogether(o: Pair): string {
  return carryPlaceIndex(o) === 0
    ? "Junta diez cubitos: forman una barra. Cuéntala con las otras barras."
    : "Junta diez barras: forman un cuadrado grande. Cuéntalo con los otros cuadrados grandes.";
}

/** "Escribe un 1 pequeño sobre las decenas"; where no columns are shown they are made first. */
function smallOne(o: Pair): string {
  const note = `un 1 pequeño sobre ${thePlaces(carryPlaceIndex(o) + 1)}`;
  return hasColumns(o) ? `Escribe ${note}` : `Escribe los números uno debajo del otro, y ${note}`;
}

/** "Diez unidades forman 1 decena." */
function newOnes(o: Pair): string {
  const place = carryPlaceIndex(o);
  return `Diez ${placeName(place)} forman ${placeCount(1, place + 1)}.`;
}

/** "una decena nueva" */
function newOne(o: Pair): string {
  return `${onePlace(carryPlaceIndex(o) + 1)} nueva`;
}

/** "las unidades" */
function carryPlace(o: Pair): string {
  return thePlaces(carryPlaceIndex(o));
}

/** "Las decenas: 5 + 7 + 1 = 13. ¿Cuántas centenas hay en 13 decenas?" */
function lastCarryStep(o: Pair): string {
  const last = sumColumns(o).findLast((column) => column.carryOut === 1);
  if (last === undefined) return carrySubStep(o);
  const { place, sum } = last;
  return `${capital(thePlaces(place))}: $${summands(last)} = ${sum}$. ¿Cuántas ${placeName(place + 1)} hay en ${placeCount(sum, place)}?`;
}

/** "8 + 9 = 17: son 1 decena y 7 unidades." */
function newTen(column: SumColumn): string {
  const { place, sum } = column;
  return `$${summands(column)} = ${sum}$: son ${placeCount(1, place + 1)} y ${placeCount(sum - 10, place)}.`;
}

/** "Los 57 que quedan y los 42 que se fueron": the things of the story may be feminine. */
export function leftAndGone({ a, b }: Pair): string {
  return `Lo que queda, ${f(a)}, y lo que se fue, ${b}, forman juntos lo que había al principio`;
}

function carrySubStep(o: Pair): string {
  const carry = firstCarry(o);
  if (carry === undefined) return "Suma primero las unidades.";
  const next = carry.place + 1;
  const goOn = countCarries(o) > 1 ? `, y mira si forman ${onePlace(next + 1)}` : "";
  return `${newTen(carry)} Cuenta 1 ${placeName(next, 1)} más en ${thePlaces(next)}${goOn}.`;
}
