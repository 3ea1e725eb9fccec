import type { Pair } from "../blueprints/add-subtract/kit-add-subtract.ts";
import { differenceColumns, isAllTaken, type DifferenceColumn } from "../blueprints/add-subtract/subtraction.ts";
import { placeCount, placeName } from "./kit.ts";
import { thePlaces } from "./places.ts";

/** The first trade, and what is to be done after it. */
export function firstTrade(o: Pair, column: DifferenceColumn): string {
  return isAllTaken(o, column.place) ? lastTrade(column) : tradeAndGoOn(o, column);
}

/**
 * What is still to be done in the place that lent: left there, the first trade would look like the end. Worked out is only
 * what does not leave almost nothing to do.
 */
function tradeAndGoOn(o: Pair, column: DifferenceColumn): string {
  const { place, ready, bottom = 0 } = column;
  const next = differenceColumns(o)[place + 1];
  return next?.borrowed === 1
    ? `${traded(column)}: $${ready} - ${bottom} = ${ready - bottom}$. ${afterLending(next)}`
    : `${traded(column)}: quita ${bottom}. ${leftToDo(place + 1, next?.bottom)}`;
}

/** The next place has too few as well. */
function afterLending({ place, top, lent, bottom = 0 }: DifferenceColumn): string {
  const left = top - lent;
  const have = left === 0 ? `Ahora no tienes ${placeName(place)}` : `Ahora tienes ${placeCount(left, place)}`;
  const short = left === 0 ? ` para quitar ${bottom}` : `, y no alcanza para quitar ${placeCount(bottom, place)}`;
  return `${have}${short}. ¿Qué puedes cambiar?`;
}

function leftToDo(place: number, bottom = 0): string {
  const here = placeName(place);
  return bottom === 0
    ? `¿Cuántas ${here} quedan después del cambio? De estas no se quita ninguna, así que sigue con ${thePlaces(place + 1)}.`
    : `¿Cuántas ${here} tienes ahora, y cuántas falta quitar?`;
}

/** The trade, before anything is taken away. */
function lastTrade(column: DifferenceColumn): string {
  const { place, bottom = 0 } = column;
  return `${traded(column)}: quita ${bottom} y mira cuántas ${placeName(place + 1)} quedan.`;
}

/** "Cambia 1 decena por 10 unidades. Así hay 13 unidades" */
function traded({ place, ready }: DifferenceColumn): string {
  return `Cambia 1 ${placeName(place + 1, 1)} por 10 ${placeName(place)}. Así hay ${placeCount(ready, place)}`;
}
