import { defineWords, type BlueprintWords, type ErrorWords, type HintLadder, type StepWords } from "#engine";
import { digitAt, num, tex } from "../blueprints/kit.ts";
import { f } from "../blueprints/place-words.ts";
import {
  deciding,
  isReverse,
  leastOf,
  roundsUp,
  roundTo,
  unitPlace,
  type Rounding,
} from "../blueprints/place-value/rounding.ts";
import { a, count, howMany, placeName } from "./kit.ts";
import { agreeing, newPlace, thePlace, thePlaces, toNearest, toPlace } from "./places.ts";

type Words = BlueprintWords<Rounding>;

const unit = (o: Rounding) => placeName(unitPlace(o.p), 1);
const theUnit = (o: Rounding) => thePlace(unitPlace(o.p));
const toUnit = (o: Rounding) => toPlace(unitPlace(o.p));
const units = (o: Rounding) => placeName(unitPlace(o.p));
const theUnits = (o: Rounding) => thePlaces(unitPlace(o.p));
const nearest = (o: Rounding) => toNearest(unitPlace(o.p));
const target = (o: Rounding) => roundTo(o.n, o.p);
const agree = (o: Rounding, feminine: string, masculine: string) => agreeing(unitPlace(o.p), feminine, masculine);
const digitOfUnits = (o: Rounding) => `el dígito de ${theUnits(o)}`;
const theDeciding = (o: Rounding) => `dígito a la derecha de ${theUnits(o)}`;

const stems: Words["stems"] = {
  round: (o) => `Redondea ${f(o.n)} ${nearest(o)}.`,
  "what-is": (o) => `¿Cuánto es ${f(o.n)} redondeado ${nearest(o)}?`,
  closest: (o, c) => `${c.names[0]} redondea ${f(o.n)} ${nearest(o)}. ¿Qué número obtiene ${c.names[0]}?`,
  "jumps-to": (o) => `Una rana está en el ${f(o.n)} de la recta numérica. Salta ${nearest(o)}. ¿A qué número llega?`,
  least: (o) => `¿Cuál es el número entero más pequeño que da ${f(target(o))} al redondear ${nearest(o)}?`,
  "least-name": (o, c) => `${backwards(o, c.names[0])} ¿Cuál es el número más pequeño que puede ser?`,
  greatest: (o) => `¿Cuál es el número entero más grande que da ${f(target(o))} al redondear ${nearest(o)}?`,
  "greatest-name": (o, c) => `${backwards(o, c.names[0])} ¿Cuál es el número más grande que puede ser?`,
  which: (o) => `¿Qué número da ${f(target(o))} al redondear ${nearest(o)}?`,
  "which-name": (o, c) =>
    `${c.names[0]} redondea un número ${nearest(o)} y obtiene ${f(target(o))}. ¿Cuál de estos puede ser?`,
};

/** What all rounding says, whatever is rounded to. */
const shared: Pick<Words, "steps" | "hints" | "diagram"> = {
  steps,
  hints,
  diagram: (o, drawn) => {
    if (drawn.type !== "number-line") return drawn;
    const from = o.n - (o.n % o.p);
    return {
      ...drawn,
      alt: `Una recta numérica de ${num(from)} a ${num(from + o.p)} en diez pasos, con un punto en ${num(o.n)}.`,
    };
  },
};

/** What is said of the rounded numbers on both sides. */
const goesToNearer = (o: Rounding) => `Un número va ${nearest(o)}. Si está justo a la mitad, sube.`;

const nearerTo = (o: Rounding, way: 1 | -1) =>
  `Tu número está más cerca de ${num(target(o) + way * o.p)} que de ${num(target(o))}.`;

const HALFWAY_WHERE = "¿A dónde va un número que está justo a la mitad?";

const decidesWhat = (o: Rounding) =>
  `El ${theDeciding(o)} es ${deciding(o)}. Con ese dígito, ¿redondeas hacia arriba o hacia abajo?`;

const wroteOtherPlace =
  (by: number): ErrorWords<Rounding>["did"] =>
  (o) =>
    `Redondeaste ${toNearest(unitPlace(o.p * by))}.`;

const howFar = (o: Rounding, way: 1 | -1) =>
  `¿Qué tan lejos está tu número de ${f(target(o) + way * o.p)}, y qué tan lejos de ${f(target(o))}?`;

/** "¿La pregunta dice “a la decena más cercana” o “a la centena más cercana”?" */
function whichPlace({ p }: Rounding, other: number): string {
  const [near, far] = [p, other].toSorted((a, b) => a - b).map((by) => toNearest(unitPlace(by)));
  return `¿La pregunta dice “${near}” o “${far}”?`;
}

function finer(by: 10 | 100): ErrorWords<Rounding> {
  return {
    did: wroteOtherPlace(1 / by),
    hints: (o) => [
      whichPlace(o, o.p / by),
      `Después de redondear ${nearest(o)}, todos los lugares a la derecha de ${theUnits(o)} llevan ceros.`,
      `${digitOfUnits(o).replace("el", "El")} de ${f(o.n)} es ${digitAt(o.n, unitPlace(o.p))}. Mira el dígito a su derecha: ¿es 5 o más?`,
    ],
  };
}

const oneUnitMore = (o: Rounding) =>
  `${f(o.n)} tiene ${f(Math.floor(o.n / o.p))} ${units(o)}. Con ${agree(o, "una", "un")} ${unit(o)} más, ¿qué número forman ${agree(o, "estas", "estos")} ${units(o)}?`;

const ERRORS = {
  "RD-01": {
    did: (o) => (isReverse(o) ? nearerTo(o, 1) : `Bajaste ${toUnit(o)} que está antes de ${num(o.n)}.`),
    hints: (o) => [
      isReverse(o) ? howFar(o, 1) : whichSide(o),
      `Un número va ${nearest(o)}. Si pasa de la mitad, sube.`,
      isReverse(o) ? someGo(o) : decidesWhat(o),
    ],
  },
  "RD-N5": {
    did: (o) => `Diste el número ya redondeado, ${num(target(o))}.`,
    hints: (o) => [
      `¿Hay un número más ${o.ask === "least" ? "pequeño" : "grande"} que se redondea ${agree(o, "a la misma", "al mismo")} ${unit(o)}?`,
      goesToNearer(o),
      someGo(o),
    ],
  },
  "RD-N7": {
    did: (o) => `Diste el número que está justo antes de ${num(target(o))}.`,
    hints: (o) => [
      `¿Puede un número mayor que ${f(target(o))} bajar hasta ahí al redondear?`,
      goesToNearer(o),
      `Prueba con ${f(target(o) + 1)}: ¿se redondea a ${f(target(o))}? ¿Hasta dónde puedes subir?`,
    ],
  },
  "RD-02": {
    did: (o) => (isReverse(o) ? nearerTo(o, -1) : `Subiste ${toUnit(o)} que está después de ${num(o.n)}.`),
    hints: (o) => [
      isReverse(o) ? howFar(o, -1) : whichSide(o),
      `Un número va ${nearest(o)}. Si está antes de la mitad, baja.`,
      isReverse(o) ? someGo(o) : decidesWhat(o),
    ],
  },
  "RD-N6": {
    did: (o) => `Cambiaste ${digitOfUnits(o)} por uno más pequeño.`,
    hints: (o) => [
      `¿Qué ${units(o)} están justo antes y justo después de ${f(o.n)}?`,
      `${agree(o, "La", "El")} ${unit(o)} que está justo antes de ${f(o.n)} tiene el mismo dígito de ${theUnits(o)} que ${f(o.n)}.`,
      `Deja el ${digitAt(o.n, unitPlace(o.p))} en el lugar de ${theUnits(o)} de ${f(o.n)}. ${
        o.p === 10
          ? "¿Qué dígito va después en un número de decenas completas?"
          : `¿Qué dígitos van después en un número de ${units(o)} ${agree(o, "completas", "completos")}?`
      }`,
    ],
  },
  "RD-06": {
    did: halfDid,
    hints: (o) => [
      isReverse(o)
        ? HALFWAY_WHERE
        : `¿Qué tan lejos está ${f(o.n)} ${agree(o, "de la", "del")} ${unit(o)} de cada lado?`,
      "Justo a la mitad, el número sube: esa es la regla.",
      isReverse(o)
        ? someGo(o)
        : `${f(o.n)} está tan lejos de ${agree(o, "una", "un")} ${unit(o)} como ${agree(o, "de la otra", "del otro")}. Toma ${agree(o, "la mayor de las dos", "el mayor de los dos")}: ¿cuál es?`,
    ],
  },
  "RD-03": {
    did: (o) => `Subiste ${toUnit(o)} que está después de ${num(o.n)}.`,
    hints: (o) => [
      whichSide(o),
      `Solo decide el ${theDeciding(o)}. No redondees primero los lugares que siguen.`,
      `El ${theDeciding(o)} es ${deciding(o)}. Solo ese dígito decide.`,
    ],
  },
  "RD-04": {
    did: (o) =>
      `Subiste ${digitOfUnits(o)}, y no cambiaste ${o.p === 10 ? "el dígito de las unidades" : "los dígitos que siguen"}.`,
    hints: (o) => [
      `¿Tu respuesta tiene solo ${units(o)} ${agree(o, "completas", "completos")}?`,
      `Después de redondear, ${placesAfter(o)}.`,
      `Tu ${f(o.n + o.p)} tiene el número correcto de ${units(o)}, y algo más. ¿Qué número forman ${agree(o, "esas", "esos")} ${units(o)} ${agree(o, "solas", "solos")}?`,
    ],
  },
  "RD-05": {
    did: (o) =>
      target(o) / o.p === deciding(o)
        ? `Diste ${agree(o, "cuántas", "cuántos")} ${units(o)} tiene el número redondeado, o el dígito que miraste.`
        : `Diste ${agree(o, "cuántas", "cuántos")} ${units(o)} tiene el número redondeado, y no el número mismo.`,
    hints: (o) => [
      `¿Tu respuesta es más o menos tan grande como ${f(o.n)}?`,
      o.p === 10
        ? "El lugar de las unidades no desaparece: lleva un 0."
        : `Los lugares a la derecha de ${theUnits(o)} no desaparecen: llevan ceros.`,
      `Tu ${f(target(o) / o.p)} cuenta ${units(o)}. ¿Qué número son ${agree(o, "todas esas", "todos esos")} ${units(o)}?`,
    ],
  },
  "RD-N1": {
    did: (o) =>
      `Escribiste 0 en lugar del 9, y falta ${agreeing(unitPlace(o.p * 10), "la nueva", "el nuevo")} ${placeName(unitPlace(o.p * 10), 1)}.`,
    hints: (o) => [
      `El 9 del lugar de ${theUnits(o)} sube en uno. ¿Qué pasa con el lugar a su izquierda?`,
      `10 ${units(o)} forman ${newPlace(unitPlace(o.p * 10))}. ${agreeing(unitPlace(o.p * 10), "Cuéntala con las otras", "Cuéntalo con los otros")} ${placeName(unitPlace(o.p * 10))}.`,
      oneUnitMore(o),
    ],
  },
  "RD-N2": {
    did: (o) => `Escribiste 10 en el lugar de ${theUnits(o)}.`,
    hints: (o) => [
      `¿Cuántos dígitos caben en el lugar de ${theUnits(o)}?`,
      `10 ${units(o)} forman ${newPlace(unitPlace(o.p * 10))}, así que el lugar de la izquierda sube.`,
      oneUnitMore(o),
    ],
  },
  "RD-N3": {
    did: wroteOtherPlace(10),
    hints: (o) => [
      whichPlace(o, o.p * 10),
      `Al redondear ${nearest(o)}, vas ${toUnit(o)} que está justo antes, o ${toUnit(o)} que está justo después.`,
      `${digitOfUnits(o).replace("el", "El")} de ${f(o.n)} es ${digitAt(o.n, unitPlace(o.p))}. ¿Se queda, o sube en uno?`,
    ],
  },
  "RD-N4": [finer(10), finer(100)],
} as const satisfies Words["errors"];

/** Words of rounding to the nearest ten. */
export const rnd10 = defineWords<Rounding>({
  stems: {
    ...stems,
    "about-how-many": (o, c) =>
      `En ${a(c.container)} hay ${count(o.n, c.thing)}. ¿${howMany(c.thing)} son, redondeando ${nearest(o)}?`,
    "tells-roughly": (o, c) =>
      `${c.names[0]} contó ${count(o.n, c.thing)} y le dice a ${c.names[1]} el número redondeado ${nearest(o)}. ¿Qué número dice ${c.names[0]}?`,
  },
  errors: ERRORS,
  ...shared,
});

/** What is counted in thousands, in the order of the English list: a town's people, a library's books … */
const COUNTED: readonly ((n: string, isMany: boolean) => string)[] = [
  (n, isMany) => `${isMany ? "Una ciudad" : "Un pueblo"} tiene ${n} habitantes.`,
  (n) => `Una biblioteca tiene ${n} libros.`,
  (n) => `Un museo tuvo ${n} visitantes en un año.`,
  (n) => `Un bosque tiene ${n} árboles.`,
  (n) => `Un reloj cuenta ${n} pasos en un mes.`,
];

/** Words of rounding to any place. */
export const round = defineWords<Rounding>({
  stems: {
    ...stems,
    "how-many-about": (o, c) =>
      `${c.rng.pick(COUNTED)(num(o.n), o.n > 100_000)} ¿Cuánto es eso, redondeado ${nearest(o)}?`,
    "sells-in-a-year": (o, c) =>
      `Una tienda en línea vende ${count(o.n, c.thing)} en un año. ${c.names[0]} escribe el número redondeado ${nearest(o)}. ` +
      `¿Qué número escribe ${c.names[0]}?`,
  },
  errors: ERRORS,
  ...shared,
});

function backwards(o: Rounding, name: string): string {
  return `${name} redondea un número entero ${nearest(o)} y obtiene ${f(target(o))}.`;
}

function whichSide(o: Rounding): string {
  return `¿De cuál está más cerca ${f(o.n)}: ${agree(o, "de la", "del")} ${unit(o)} anterior o ${agree(o, "de la", "del")} siguiente?`;
}

/** Beside what the least and the greatest number lie that round to a given one; of several numbers each is tried. */
function someGo(o: Rounding): string {
  const [before, here, after] = [target(o) - o.p, target(o), target(o) + o.p].map(f) as [string, string, string];
  switch (o.ask) {
    case "least":
      return `Algunos números entre ${before} y ${here} suben a ${here}. ¿Qué número está justo a la mitad?`;
    case "greatest":
      return `Algunos números entre ${here} y ${after} bajan a ${here}. ¿Qué número está justo antes de la mitad?`;
    default:
      return `Redondea tu número ${nearest(o)}. Busca uno que dé ${here}.`;
  }
}

function halfDid(o: Rounding): string {
  switch (o.ask) {
    case "greatest":
    case "which":
      return `Tu número está a la mitad del camino ${toUnit(o)} siguiente.`;
    case "least":
      return "Dejaste fuera el número que está justo a la mitad.";
    default:
      return `Bajaste desde ${num(o.n)}, que está justo a la mitad.`;
  }
}

/** What happens after the place that is rounded to. */
function placesAfter(o: Rounding): string {
  return o.p === 10 ? "el dígito de las unidades se vuelve 0" : `cada dígito después de ${theUnits(o)} se vuelve 0`;
}

function steps(o: Rounding): StepWords[] {
  const to = target(o);
  switch (o.ask) {
    case "least":
    case "greatest": {
      const other = o.ask === "least" ? to - o.p : to + o.p;
      const half = (to + other) / 2;
      return [
        { explanation: `Busca ${theUnit(o)} que está justo ${o.ask === "least" ? "antes" : "después"} de ${num(to)}.` },
        {
          explanation: `A la mitad entre ${num(Math.min(to, other))} y ${num(Math.max(to, other))} está ${num(half)}. Un número que está a la mitad sube.`,
        },
        {
          explanation:
            o.ask === "least"
              ? `El número que está a la mitad es el más pequeño que sube a ${num(to)}.`
              : `El número que está a la mitad ya se redondea a ${num(other)}, así que toma el que está justo antes.`,
        },
      ];
    }
    case "which":
      return [
        {
          explanation: `Un número va a ${num(to)} si ${agree(o, "ninguna otra", "ningún otro")} ${unit(o)} está más cerca. Desde la mitad en adelante, sube.`,
          math: `${tex(leastOf(o))} \\text{ a } ${tex(leastOf(o) + o.p - 1)}`,
        },
        {
          explanation: `Solo una de las opciones se redondea a ${num(to)}.`,
          math: roundsTo(o),
        },
      ];
    default:
      return [
        { explanation: `Busca ${theUnits(o)} a los dos lados de ${num(o.n)}.` },
        {
          explanation:
            `Mira el ${theDeciding(o)}: ${deciding(o)}. ` +
            (roundsUp(o) ? "Es 5 o más, así que sube." : `Es menos que 5, así que ${digitOfUnits(o)} se queda.`),
          math: `${deciding(o)} \\text{ es ${roundsUp(o) ? "5 o más" : "menos que 5"}}`,
        },
        { explanation: `Escribe ${agree(o, "esa", "ese")} ${unit(o)}: ${num(to)}.`, math: roundsTo(o) },
      ];
  }
}

function roundsTo(o: Rounding): string {
  return `${tex(o.n)} \\text{ se redondea a } ${tex(target(o))}`;
}

function hints(o: Rounding): HintLadder {
  const nearer = `Un número va ${toUnit(o)} que está más cerca. Desde la mitad en adelante, sube.`;
  if (o.ask === "which") {
    return [
      `Piensa en ${f(target(o))} en una recta numérica. ¿Cuáles de las opciones están cerca?`,
      nearer,
      limitSubStep(o),
    ];
  }
  if (isReverse(o)) {
    return [
      `¿Qué ${unit(o)} está justo ${o.ask === "least" ? "antes" : "después"} de ${f(target(o))}? Piensa en una recta numérica.`,
      nearer,
      limitSubStep(o),
    ];
  }
  return o.show === "line"
    ? [
        `¿Entre qué dos ${units(o)} está ${f(o.n)} en la recta numérica?`,
        `A la mitad de la recta numérica está ${f(o.n - (o.n % o.p) + o.p / 2)}. ¿De qué lado de la mitad está ${f(o.n)}?`,
        `Redondeas ${toUnit(o)} que está más cerca. ¿De qué extremo de la recta numérica está más cerca ${f(o.n)}?`,
      ]
    : [
        `Busca ${digitOfUnits(o)} de ${f(o.n)}, y mira el dígito a su derecha.`,
        `Si el ${theDeciding(o)} es 5 o más, sube ${toUnit(o)} siguiente. Si es menos que 5, ${digitOfUnits(o)} se queda. En los dos casos, ${placesAfter(o)}.`,
        roundsUp(o)
          ? `El ${theDeciding(o)} es ${deciding(o)}. Es 5 o más, así que sube: ¿qué ${unit(o)} sigue?`
          : `El ${theDeciding(o)} es ${deciding(o)}, y eso es menos que 5. ¿Qué pasa entonces con ${digitOfUnits(o)}?`,
      ];
}

/** Where the numbers end that round to a given one: halfway below still counts, halfway above does not. */
function limitSubStep(o: Rounding): string {
  const [before, here, after] = [target(o) - o.p, target(o), target(o) + o.p].map(f) as [string, string, string];
  switch (o.ask) {
    case "least":
      return `${agree(o, "La", "El")} ${unit(o)} que está antes de ${here} es ${before}. ¿Qué número está a la mitad entre los dos?`;
    case "greatest":
      return `${agree(o, "La", "El")} ${unit(o)} que está después de ${here} es ${after}. El número que está a la mitad entre los dos ya sube. ¿Qué número está justo antes de la mitad?`;
    default:
      return `Los números que se redondean a ${here} empiezan a la mitad entre ${before} y ${here}, y terminan justo antes de la mitad hacia ${after}.`;
  }
}
