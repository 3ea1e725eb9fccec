import type { BlueprintWords, HintLadder } from "#engine";
import { isBackwards, onlyPlace, type Pair } from "../blueprints/add-subtract/kit-add-subtract.ts";
import {
  borrowPlaceIndex,
  gettersOf,
  hasOnlyOnes,
  isAddedUp,
  isShortAfterLending,
  lenderPlace,
  passedPlaces,
  sharedTrade,
  shortColumns,
  underZeros,
} from "../blueprints/add-subtract/subtraction-rules.ts";
import {
  borrowsFromZero,
  differenceColumns,
  firstBorrow,
  zerosToPass,
  type DifferenceColumn,
} from "../blueprints/add-subtract/subtraction.ts";
import { digitAt, digits } from "../blueprints/kit.ts";
import { capital, f } from "../blueprints/place-words.ts";
import {
  zeroLeftOut,
  eachPlace,
  placesOf,
  sayByPlaces,
  allOf,
  lookAgainAt,
  told,
  toldAtOnce,
} from "./add-subtract-words.ts";
import { list, placeCount, placeName } from "./kit.ts";
import { agreeing, thePlaces } from "./places.ts";

const ONLY_FROM_ONES = "Las unidades se quitan de las unidades. El número de decenas no cambia.";

/** Named errors in differences, of all skills. */
export const SUBTRACTION_ERRORS: BlueprintWords<Pair>["errors"] = {
  "SB-01": told({
    did: (o) => `En ${shortPlaces(o)} le restaste el dígito menor al mayor.`,
    look: (o) => `Mira ${borrowPlace(o)} de ${f(o.a)}. ¿Alcanzan para quitar ${takenThere(o)}?`,
    holds: (o) =>
      `Si ${borrowPlace(o)} de ${f(o.a)} no alcanzan, primero haz un cambio. Después quita ${takenThere(o)}.`,
    sub: (o) => fromTrade(o, ({ top, bottom = 0 }) => `A ${bottom} le quitaste ${top}`),
  }),
  "SB-02": told({
    did: (o) => {
      const [short, ...others] = shortColumns(o);
      if (short === undefined || others.length > 0)
        return `Usaste ${list(shortColumns(o).map(({ place }) => `diez ${placeName(place)} más`))}, y no cambiaste nada por ellas.`;
      return isAddedUp(o) ? lookAgainAt(short.place + 1) : keptAll(short.place);
    },
    look: (o) => {
      if (isAddedUp(o)) return `Suma tu número y ${f(o.b)}. ¿Te da ${f(o.a)}?`;
      return shortColumns(o).length > 1
        ? `¿De qué lugares salen ${list(shortColumns(o).map(({ place }) => `las diez ${placeName(place)}`))} de más?`
        : whereFrom(borrowPlaceIndex(o));
    },
    holds: (o) => (shortColumns(o).length > 1 ? twoTrades(o) : twoSides(borrowPlaceIndex(o))),
    sub: (o) => (shortColumns(o).length > 1 ? eachToTrade(o) : oneToTrade(o, borrowPlaceIndex(o) + 1)),
  }),
  "SB-N4": [0, 1].map((place) =>
    told({
      did: keptAll(place),
      look: `Aquí hay dos cambios. ¿De qué lugar vienen las diez ${placeName(place)} que usaste?`,
      holds: twoSides(place),
      sub: (o) =>
        `En ${f(o.a)} hay ${placeCount(digitAt(o.a, place + 1), place + 1)}. ¿Cuántas ${placeName(place + 1)} quedan si cambias una?`,
    }),
  ),
  "SB-06": told({
    did: (o) => `Donde ${f(o.a)} tiene un 0, escribiste el dígito de ${f(o.b)}.`,
    look: (o) => `¿Puedes quitar ${f(digitAt(o.b, 0))} cuando el lugar de las unidades es 0?`,
    holds: "En un lugar con 0 hay que hacer un cambio desde la izquierda antes de quitar algo.",
    sub: (o) => fromTrade(o, ({ bottom = 0 }) => `En $0 - ${bottom}$ escribiste ${bottom}`),
  }),
  "SB-07": told({
    did: (o) => notTaken(o, (top) => top === 0),
    look: (o) => `El lugar de las unidades es 0, y tienes que quitar ${f(digitAt(o.b, 0))}. ¿Qué puedes hacer?`,
    holds: "Si en un lugar no hay de dónde quitar, primero haz un cambio desde la izquierda.",
    sub: (o) => fromTrade(o, () => `Todavía tienes que quitar ${f(underZeros(o))}`),
  }),
  "SB-19": told({
    did: keptAll(0),
    look: whereFrom(0),
    holds: twoSides(0),
    sub: (o) => `Tacha el ${digitAt(o.a, 1)} en las decenas de ${f(o.a)} y escribe ahí uno menos.`,
  }),
  "SB-09": told({
    did: (o) => `Escribiste 0 en ${shortPlaces(o)}, donde no alcanzaba para quitar.`,
    look: (o) => `Mira ${borrowPlace(o)}. ¿Qué puedes hacer cuando no alcanzan?`,
    holds: (o) => whenTooFew(borrowPlaceIndex(o)),
    sub: (o) => fromTrade(o, ({ place }) => `Tu 0 dice que no quedan ${placeName(place)}`),
  }),
  "SB-10": told({
    did: (o) => notTaken(o, (top, bottom) => top < bottom),
    look: (o) => `Mira ${borrowPlace(o)}: ¿alcanzan para quitar ${takenThere(o)}?`,
    holds: (o) => whenTooFew(borrowPlaceIndex(o)),
    sub: (o) => fromTrade(o, ({ top, place }) => `Tu respuesta todavía tiene ${placeCount(top, place)} de ${f(o.a)}`),
  }),
  "SB-11": told({
    did: (o) =>
      hasOnlyOnes(o)
        ? "Tu respuesta tiene solo unidades."
        : "Para tener más unidades cambiaste 1 centena en lugar de 1 decena.",
    look: (o) =>
      hasOnlyOnes(o)
        ? "Haces un cambio para las unidades. ¿De qué lugar sale, y qué queda ahí?"
        : "Usaste diez unidades más. ¿Diez unidades valen una decena o una centena?",
    holds: (o) =>
      hasOnlyOnes(o)
        ? "Diez unidades valen una decena. Después del cambio hay una decena menos."
        : "Diez unidades son una sola decena, así que salen de las decenas.",
    sub: (o) =>
      `Tacha el ${digitAt(o.a, 1)} en las decenas y escribe uno menos. ${differenceColumns(o)[2]?.lent === 1 ? "Por ahora deja" : "Deja"} el ${digitAt(o.a, 2)} en las centenas${differenceColumns(o)[2]?.lent === 1 ? "" : " como está"}.`,
  }),
  "SB-03": told({
    did: skippedZero,
    look: (o) => {
      const lender = lenderPlace(o);
      return gettersOf(o).length > 1
        ? `¿${agreeing(lender, "Cuántas", "Cuántos")} ${placeName(lender)} hay que cambiar? ¿Alcanza ${agreeing(lender, "una", "uno")} para ${allOf(gettersOf(o).toReversed())}?`
        : "Después del cambio, ¿qué debe quedar en el lugar de las decenas?";
    },
    holds: (o) => {
      const [first, ...onward] = [...passedPlaces(o), borrowPlaceIndex(o)];
      const trades = onward.map((place, at) =>
        at === 0
          ? `una de ellas por diez ${placeName(place)}`
          : `una de ${thePlaces(place + 1)} por diez ${placeName(place)}`,
      );
      return `Cambia lugar por lugar. Primero 1 ${placeName(lenderPlace(o), 1)} por diez ${placeName(first)}. Después ${trades.join(", y ")}.`;
    },
    sub: (o) => {
      const lender = lenderPlace(o);
      const one =
        gettersOf(o).length > 1
          ? `Solo hay que cambiar ${agreeing(lender, "una", "uno")} de ${agreeing(lender, "las", "los")} ${placeCount(digitAt(o.a, lender), lender)} de ${f(o.a)}. ¿${agreeing(lender, "Cuántas", "Cuántos")} ${placeName(lender)} quedan? `
          : "";
      return `${one}${whatZerosKeep(o)}`;
    },
  }),
  "SB-04": toldAtOnce(stoppedAtZero, stoppedAtZeroHints),
  "SB-05": told({
    did: (o) =>
      passesMany(o)
        ? "Convertiste cada 0 en 9, y no cambiaste nada por eso."
        : `Convertiste en 9 el 0 de ${zeroToPass(o)}, y no cambiaste nada por eso.`,
    look: (o) =>
      passesMany(o)
        ? `Los ceros de ${f(o.a)} se convirtieron en nueves. ¿Qué lugar tiene que dar uno para eso?`
        : `El 0 de ${zeroToPass(o)} se convirtió en 9. ¿Qué lugar tiene que dar uno para eso?`,
    holds:
      "Primero el lugar con 0 recibe 10, y el de su izquierda queda con uno menos. Solo después puede dar 1 de los 10.",
    sub: (o) => oneToTrade(o, lenderPlace(o)),
  }),
  "SB-N5": told({
    did: "Convertiste en 9 el 0 de las decenas, y las centenas no dieron nada por eso.",
    look: "El 0 de las decenas se convirtió en 9. ¿Qué lugar tiene que dar uno para eso?",
    holds:
      "Ve hacia la derecha, un lugar a la vez: el lugar de las centenas recibe 10 centenas, y 1 de ellas pasa a las decenas.",
    sub: (o) => oneGoesOn(o, 2),
  }),
  "SB-08": told({
    did: (o) => `En tu respuesta faltan las unidades de ${f(o.a)}.`,
    look: "¿Cuántas unidades quedan cuando quitas 0?",
    holds: "Si quitas 0, quedan todas las unidades.",
    sub: (o) => `El lugar de las unidades de ${f(o.b)} es 0. Escribe las unidades de ${f(o.a)} como están.`,
  }),
  "SB-13": told({
    did: (o) => `Dejaste fuera ${thePlaces(digits(o.b).length)}.`,
    look: (o) => `¿Hay ${placeName(digits(o.b).length)} en ${f(o.b)}?`,
    holds: "Si a un lugar no se le quita nada, su dígito queda igual.",
    sub: (o) => staysAt(o, digits(o.b).length),
  }),
  "SB-12": told({
    did: lookAgainAt(1),
    look: (o) => `¿Cuántas decenas hay en ${f(o.b)}?`,
    holds: ONLY_FROM_ONES,
    sub: onesTaken,
  }),
  "SB-N1": told({
    did: (o) => `Quitaste ${o.b} de las unidades y también de las decenas.`,
    look: (o) => `¿Cuántas decenas hay en ${f(o.b)}?`,
    holds: ONLY_FROM_ONES,
    sub: onesTaken,
  }),
  "SB-N6": [0, 1, 2].map((at) =>
    toldAtOnce(
      (o) =>
        o.b < 10
          ? `Quitaste ${o.b} de ${thePlaces(at)}.`
          : `Quitaste de ${thePlaces(at)} el ${digitAt(o.b, onlyPlace(o) ?? 0)} de ${f(o.b)}.`,
      (o) => {
        const own = onlyPlace(o) ?? 0;
        const digit = digitAt(o.b, own);
        return [
          `¿Qué cuenta el ${digit}${o.b < 10 ? "" : ` de ${f(o.b)}`}: ${placesOf(o)}?`,
          `Cada dígito se quita en su propio lugar: aquí es el lugar de ${thePlaces(own)}.`,
          `Tienes que quitar ${placeCount(digit, own)}. ¿Qué dígito de ${f(o.a)} cuenta ${placeName(own)}?`,
        ];
      },
    ),
  ),
  "SB-N2": told({
    did: lookAgainAt(1),
    look: (o) => `¿Cuántas decenas tiene ${f(o.a)}? ¿Hace falta alguna para las unidades?`,
    holds: "Cuando alcanzan las unidades, no hace falta ninguna decena para ellas.",
    sub: (o) => `Revisa las decenas: ${takenAt(o, 1)}`,
  }),
  "SB-N3": told({
    did: "Tu respuesta tiene solo unidades: faltan las decenas que quedan.",
    look: (o) => `¿Queda algo de las decenas de ${f(o.a)}?`,
    holds: "Cuando terminas con las unidades, quita las decenas de las decenas.",
    sub: (o) =>
      `En ${f(o.a)} hay ${placeCount(digitAt(o.a, 1), 1)}. ¿Cuántas quedan si quitas ${placeCount(digitAt(o.b, 1), 1)}?`,
  }),
  "SB-N7": told({
    did: (o) => `Contaste ${f(o.a)} como el primer paso.`,
    look: (o) => `Cuenta hacia atrás desde ${f(o.a)}. ¿Qué número dices primero?`,
    holds: (o) => `No digas ${f(o.a)}: tu primer paso es el número que está antes.`,
    sub: (o) =>
      `El paso 1 te lleva a ${f(o.a - 1)}${o.b > 3 ? `, el paso 2 a ${f(o.a - 2)}` : ""}. ¿A dónde te lleva el paso ${o.b}?`,
  }),
  "SB-N8": [0, 1, 2].map((place) =>
    toldAtOnce(
      (o) => `En ${f(o.b)} hay ${placeCount(digitAt(o.b, place), place)} que todavía no quitaste.`,
      (o) =>
        isShortAfterLending(o, place)
          ? keptTooFew(o, place)
          : [
              `${sayByPlaces(o)} ¿Qué quitaste, y qué falta quitar?`,
              `Quita el ${f(o.b)} completo: ${eachPlace(o.b)}.`,
              `Sigue desde tu ${f(o.a - o.b + digitAt(o.b, place) * 10 ** place)}: quita también ${placeCount(digitAt(o.b, place), place)}.`,
            ],
    ),
  ),
  "SB-15": told({
    did: "Sumaste los dos números.",
    look: (o) => `¿La respuesta será mayor o menor que ${f(o.a)}?`,
    holds: whySmaller,
    sub: takeThere,
  }),
  "PV-05": zeroLeftOut((o) => o.a - o.b),
};

/** "las unidades y en las decenas": every place that has too few. */
function shortPlaces(o: Pair): string {
  return list(shortColumns(o).map(({ place }, at) => `${at === 0 ? "" : "en "}${thePlaces(place)}`));
}

/** "las decenas de 48", or the number itself where it has no more than that. */
function takenThere(o: Pair): string {
  return o.b < 10 ? f(o.b) : `${borrowPlace(o)} de ${f(o.b)}`;
}

/** "Un cambio tiene dos lados: recibes 10 unidades y das 1 decena." */
function twoSides(place: number): string {
  return `Un cambio tiene dos lados: recibes ${placeCount(10, place)} y das ${placeCount(1, place + 1)}.`;
}

/** "Un cambio tiene dos lados: por 10 unidades das 1 decena y por 10 decenas das 1 centena." */
function twoTrades(o: Pair): string {
  const trades = shortColumns(o).map(({ place }) => `por ${placeCount(10, place)} das ${placeCount(1, place + 1)}`);
  return `Un cambio tiene dos lados: ${list(trades)}.`;
}

/** "Hay que cambiar una de las 2 decenas y una de las 7 centenas de 725. ¿Cuántas de cada una quedan?" */
function eachToTrade(o: Pair): string {
  const lenders = shortColumns(o).map(({ place }) => {
    const there = digitAt(o.a, place + 1);
    return `${there === 1 ? "la" : "una de las"} ${placeCount(there, place + 1)}`;
  });
  return `Hay que cambiar ${list(lenders)} de ${f(o.a)}. ¿Cuántas de cada una quedan?`;
}

function keptAll(place: number): string {
  return `Usaste diez ${placeName(place)} más y dejaste todas ${thePlaces(place + 1)}.`;
}

function whereFrom(place: number): string {
  return `¿De qué lugar salen las diez ${placeName(place)} de más?`;
}

function skippedZero(o: Pair): string {
  const lender = lenderPlace(o);
  const one = `1 ${placeName(lender, 1)}`;
  const getters = gettersOf(o);
  if (getters.length > 1)
    return `Cambiaste ${list(getters.map((place, at) => `${at === 0 ? one : agreeing(lender, "otra", "otro")} para ${thePlaces(place)}`))}.`;
  return `Cambiaste ${one} directamente por unidades, y ${passesMany(o) ? "cada 0" : `el 0 de ${zeroToPass(o)}`} siguió siendo 0.`;
}

/** What helps who left the 3 tens of 843 - 649 as they were: from these no 4 can be taken. */
function keptTooFew(o: Pair, place: number): HintLadder {
  const left = digitAt(o.a, place) - 1;
  const taken = placeCount(digitAt(o.b, place), place);
  return [
    left === 0
      ? `Tu número no tiene ${placeName(place)} para quitar ${taken}. ¿De dónde puedes sacar más?`
      : `Tu número tiene ${placeCount(left, place)}. ¿${left === 1 ? "Alcanza" : "Alcanzan"} para quitar ${taken}?`,
    whenTooFew(place),
    `Cambia 1 ${placeName(place + 1, 1)}: así hay ${placeCount(left + 10, place)} para quitar ${digitAt(o.b, place)}.`,
  ];
}

function whenTooFew(place: number): string {
  return `Cuando no alcanzan ${thePlaces(place)}, cambia ${placeCount(1, place + 1)} por ${placeCount(10, place)}.`;
}

function stoppedAtZero(o: Pair): string {
  if (sharedTrade(o) === undefined) return "Usaste diez unidades más, y no cambiaste nada por ellas.";
  const getters = gettersOf(o);
  return `Cambiaste 1 ${placeName(lenderPlace(o), 1)} por diez ${placeName(getters.at(-1) ?? 0)}, y usaste ${list(getters.slice(0, -1).map((place) => `diez ${placeName(place)} más`))} sin ningún cambio.`;
}

function stoppedAtZeroHints(o: Pair): HintLadder {
  if (sharedTrade(o) === undefined)
    return [
      `Usaste diez unidades más. ¿De qué dígito de ${f(o.a)} salen, al final?`,
      "Si el lugar siguiente es 0, sigue hacia la izquierda hasta que haya algo para cambiar.",
      oneToTrade(o, lenderPlace(o)),
    ];
  return [
    whereFrom(gettersOf(o)[0] ?? 0),
    "Regresa hacia la derecha, un lugar a la vez: un lugar con 0 recibe 10, da 1 y se queda con 9.",
    oneGoesOn(o, lenderPlace(o) - 1),
  ];
}

/** What who takes a place off that nothing is taken from has to write there. */
function staysAt(o: Pair, place: number): string {
  const here = placeName(place);
  return differenceColumns(o)[place]?.lent === 1
    ? `En ${f(o.b)} no hay ${here}: las de ${f(o.a)} que no cambiaste van en la respuesta.`
    : `En ${f(o.b)} no hay ${here}, así que no se quitan ${here}: quedan todas ${thePlaces(place)} de ${f(o.a)}.`;
}

/** "quita 3 unidades de 7 unidades. ¿Cuántas quedan?" */
function takenAt({ a, b }: Pair, place: number): string {
  return `quita ${placeCount(digitAt(b, place), place)} de ${placeCount(digitAt(a, place), place)}. ¿Cuántas quedan?`;
}

function onesTaken(o: Pair): string {
  return `Las unidades: ${takenAt(o, 0)} No se quita ninguna decena.`;
}

/** "Hay que cambiar una de las 3 decenas. ¿Cuántas decenas hay entonces?" */
function oneToTrade(o: Pair, lender: number): string {
  const there = placeCount(digitAt(o.a, lender), lender);
  const one =
    digitAt(o.a, lender) === 1
      ? `${agreeing(lender, "la", "el")} ${there} de ${f(o.a)}`
      : `${agreeing(lender, "una de las", "uno de los")} ${there} de ${f(o.a)}`;
  return `Hay que cambiar ${one}. ¿${agreeing(lender, "Cuántas", "Cuántos")} ${placeName(lender)} hay entonces?`;
}

/** "En las centenas quitaste 4 de 10. Una de las 10 pasa primero a las decenas: ¿cuántas centenas hay entonces?" */
function oneGoesOn(o: Pair, place: number): string {
  return `En ${thePlaces(place)} quitaste ${digitAt(o.b, place)} de 10. Una de las 10 pasa primero a ${thePlaces(place - 1)}: ¿cuántas ${placeName(place)} hay entonces?`;
}

/** The first step of the taking away: of 856 - 200 not the ones. */
function takeThere(o: Pair): string {
  const only = onlyPlace(o) ?? 0;
  const start = digits(o.b).findIndex((digit) => digit > 0);
  if (only === 0 && firstBorrow(o)?.place === 0)
    return `Resta, y empieza por las unidades de ${f(o.a)}: ¿puedes quitar ${digitAt(o.b, 0)} de ${digitAt(o.a, 0)}?`;
  if (only === 0 && start === 0) return `Resta, y empieza por las unidades: ${takenAt(o, 0)}`;
  return only === 0
    ? `Las unidades no cambian. ${digitAt(o.a, start) < digitAt(o.b, start) ? `Mira ${thePlaces(start)}: ¿puedes quitar ${digitAt(o.b, start)} de ${digitAt(o.a, start)}?` : `Ahora ${takenAt(o, start)}`}`
    : `Mira ${thePlaces(only)} de ${f(o.a)}. ¿Cuántas quedan si quitas ${placeCount(digitAt(o.b, only), only)}?`;
}

function whySmaller(o: Pair): string {
  if (o.ask === "compare") return "Para comparar, resta el número menor del mayor.";
  if (o.ask === "bare") return `Empieza en ${f(o.a)} y quita ${f(o.b)}. Queda menos de lo que había.`;
  if (o.ask === "turned") return `La persona de la pregunta tiene ${o.b} menos que ${f(o.a)}. Resta para encontrarlo.`;
  if (o.ask === "reverse") return `El número que buscas y ${o.b} juntos dan ${f(o.a)}. Resta para encontrarlo.`;
  return isBackwards(o)
    ? "El número mayor es el total, y el otro es una parte. Resta para encontrar la otra parte."
    : "Al quitar queda menos de lo que había: resta.";
}

/** "En $676$ hay 7 decenas y 6 unidades que todavía no quitaste." */
function notTaken(o: Pair, isLeft: (top: number, bottom: number) => boolean): string {
  if (o.b < 10) return `Todavía no quitaste ${f(o.b)}.`;
  const left = differenceColumns(o)
    .filter(({ top, bottom = 0 }) => bottom > 0 && isLeft(top, bottom))
    .map(({ place, bottom = 0 }) => placeCount(bottom, place))
    .toReversed();
  return `En ${f(o.b)} hay ${list(left)} que todavía no quitaste.`;
}

/** Whether more than one zero cannot lend before it has got ten. */
function passesMany(o: Pair): boolean {
  return zerosToPass(o).length > 1;
}

/** "El lugar de las decenas recibe 10 decenas y da 1 a las unidades. ¿Cuántas decenas quedan?" */
function whatZerosKeep(o: Pair): string {
  const [first = 1, ...others] = passedPlaces(o);
  if (others.length === 0)
    return `El lugar de ${thePlaces(first)} recibe ${placeCount(10, first)} y da 1 a ${thePlaces(first - 1)}. ¿Cuántas ${placeName(first)} quedan?`;
  const zeros = [first, ...others].map((place) => `cuántas ${placeName(place)}`);
  return `Cada lugar con 0 recibe 10 y da 1 al lugar de su derecha. ¿${capital(list(zeros))} quedan?`;
}

/** "las decenas": where the first of these zeros stands. */
function zeroToPass(o: Pair): string {
  const [zero] = zerosToPass(o);
  return thePlaces(zero?.type === "place" ? zero.place : 1);
}

/** "las unidades": the first place that has too few. */
function borrowPlace(o: Pair): string {
  return thePlaces(borrowPlaceIndex(o));
}

/** What was done in the first place that has too few, and what to take from after a trade. */
function fromTrade(o: Pair, done: (column: DifferenceColumn) => string): string {
  const column = firstBorrow(o);
  if (column === undefined) return "Quita primero las unidades de las unidades.";
  if (borrowsFromZero(o)) return `${done(column)}. ${throughZeros(o)}`;
  const { place, top, bottom = 0 } = column;
  const [, next] = shortColumns(o);
  const alike =
    next === undefined
      ? ""
      : ` Para ${thePlaces(next.place)}, cambia igual 1 ${placeName(next.place + 1, 1)} por ${placeCount(10, next.place)}.`;
  return `${done(column)}. Cambia 1 ${placeName(place + 1, 1)}: así hay ${placeCount(top + 10, place)} para quitar ${bottom}.${alike}`;
}

/** "Cambia primero 1 centena por diez decenas. Con una de ellas se forman diez unidades." */
function throughZeros(o: Pair): string {
  const [first = 1, ...others] = passedPlaces(o);
  const goOn =
    others.length > 0
      ? "Después sigue hacia la derecha, lugar por lugar."
      : `Una de ellas forma diez ${placeName(borrowPlaceIndex(o))}.`;
  return `Cambia primero 1 ${placeName(lenderPlace(o), 1)} por diez ${placeName(first)}. ${goOn}`;
}
