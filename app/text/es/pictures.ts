import type { pictures as english } from "../en/pictures.ts";

/** The words of the sixteen pictures of picture PINs. */
export const pictures = {
  "picture.sun": "Sol",
  "picture.fish": "Pez",
  "picture.tree": "Árbol",
  "picture.house": "Casa",
  "picture.star": "Estrella",
  "picture.boat": "Barco",
  "picture.cup": "Taza",
  "picture.key": "Llave",
  "picture.ball": "Pelota",
  "picture.leaf": "Hoja",
  "picture.moon": "Luna",
  "picture.hat": "Sombrero",
  "picture.bell": "Campana",
  "picture.drum": "Tambor",
  "picture.kite": "Cometa",
  "picture.shoe": "Zapato",
} as const satisfies Record<keyof typeof english, string>;
