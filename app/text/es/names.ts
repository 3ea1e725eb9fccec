import { SKILL_NAMES } from "./skill-names.ts";

/**
 * What the bank names in English, by id: every skill as pupils read it, its exams, surveys, guides and curricula. A test compares the ids with the bank's.
 */
export const names: Readonly<Record<string, string>> = {
  ...SKILL_NAMES,

  default: "Una revisión rápida",
  "whole-numbers": "Números enteros",
  "fractions-and-decimals": "Fracciones y decimales",
  "a-bit-of-everything": "Un poco de todo",
  "start-of-year": "Tú y las matemáticas",
  "end-of-unit": "Fin de la unidad",
  "check-your-work": "Cómo revisar tu propio trabajo",

  "in-cbse": "India: CBSE",
  "england-national": "Inglaterra: plan nacional",
  "us-common-core": "Estados Unidos: Common Core",
  general: "Cualquier país: por grado",
};
