import type { Pair } from "../blueprints/add-subtract/kit-add-subtract.ts";
import { differenceColumns, isAllTaken, type DifferenceColumn } from "../blueprints/add-subtract/subtraction.ts";
import { placeCount, placeName } from "./kit.ts";

/** The first trade, and what is to be done after it. */
export function firstTrade(o: Pair, column: DifferenceColumn): string {
  return isAllTaken(o, column.place) ? lastTrade(column) : tradeAndGoOn(o, column);
}

/** What is still to be done in the place that lent: left there, the first trade would look like the end. */
function tradeAndGoOn(o: Pair, column: DifferenceColumn): string {
  const { place, ready, bottom = 0 } = column;
  const next = differenceColumns(o)[place + 1];
  return (
    `${traded(column)}: $${ready} - ${bottom} = ${ready - bottom}$.` +
    (next === undefined ? "" : ` ${afterLending(next)}`)
  );
}

function afterLending({ place, top, lent, bottom = 0 }: DifferenceColumn): string {
  const here = placeName(place);
  const left = top - lent;
  const have = left === 0 ? `Ahora no tienes ${here}` : `Ahora tienes ${placeCount(left, place)}`;
  if (bottom === 0) return `${have}, y no hay que quitar ninguna. Sigue con las ${placeName(place + 1)}.`;
  if (bottom <= left) return `${have}. Quita también ${placeCount(bottom, place)}.`;
  const short = left === 0 ? ` para quitar ${bottom}` : `, y no alcanza para quitar ${bottom}`;
  return `${have}${short}. ¿Qué puedes cambiar?`;
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
