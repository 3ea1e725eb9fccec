import { placeName } from "./kit.ts";

const MILLAR = 3;

/** One of two endings: only "millar" is masculine. */
export function agreeing(place: number, feminine: string, masculine: string): string {
  return place === MILLAR ? masculine : feminine;
}

/** "las decenas", "los millares". */
export function thePlaces(place: number): string {
  return `${agreeing(place, "las", "los")} ${placeName(place)}`;
}

/** "la decena", "el millar". */
export function thePlace(place: number): string {
  return `${agreeing(place, "la", "el")} ${placeName(place, 1)}`;
}

/** "a la decena", "al millar". */
export function toPlace(place: number): string {
  return agreeing(place, `a ${thePlace(place)}`, `al ${placeName(place, 1)}`);
}

/** "a la decena más cercana", "al millar más cercano". */
export function toNearest(place: number): string {
  return `${toPlace(place)} más ${agreeing(place, "cercana", "cercano")}`;
}

/** "una nueva decena", "un nuevo millar". */
export function newPlace(place: number): string {
  return `${agreeing(place, "una nueva", "un nuevo")} ${placeName(place, 1)}`;
}

/** How one counts the things of a place: "de diez en diez". */
export const STEPS_OF_COUNTING = ["de uno en uno", "de diez en diez", "de cien en cien"] as const;
