// The same names as in the English table, for what the tutor reads of its own Spanish: sentences of problems and lessons.

export const TO_DO =
  /^(?:Busca|Ve|Empieza|Mira|Fíjate|Cuenta|Toma|Escribe|Suma|Resta|Multiplica|Divide|Reparte|Pon|Deja|Cambia|Abre|Lee|Separa|Haz|Compara|Usa|Junta|Quita|Lleva|Redondea|Encuentra|Halla|Alinea|Piensa|Calcula|Agrega|Desagrupa|Sigue|Ordena)\b/u;

// dialogue/compose/ideas-in.ts

export const SIGNS_ADD = /\b(?:sum(?:a|ar|as|o|ando)|junta\w*)\b/iu;
export const SIGNS_SUBTRACT = /\b(?:rest(?:a|ar|as|o|ando)|quit\w+|menos)\b/iu;
export const SIGNS_ONES =
  /\\text\s*\{\s*(?:unidad|decena|centena)|\b(?:unidad(?:es)?|decenas?|centenas?|millar(?:es)?|dígitos?|lugar(?:es)?)\b/iu;
export const SIGNS_NUMBER = /\b(?:recta|espacios?|marcas?)\b/iu;
export const SIGNS_ROUND = /\b(?:redond\w+|cerca(?:no|na)?|a la mitad|vecin\w+)\b/iu;
export const SIGNS_ZEROS = /\bceros?\b/iu;

// dialogue/compose/small-steps-of.ts

export const UNIT_OF_ONE = /^(?:unidad|decena|centena|millar)$/u;
export const ENDS_IN_ES = /(?:dad|llar)$/u;
export const COUNTED = /:\s*(?:hay )\$?(\d+(?:\.\d+)?)\$?\./u;
export const SAYS_WHAT_TO_WRITE = /\b(?:así que (?:escribe|esto es)|escribe \d+ y lleva)\b/u;
export const WITHOUT_RESULT_SO = /,?\s*(?:así que|o sea,?) \$?\d[^.]*\.$/u;
export const CUT_THERE = /:\s+hay \$?\d[^.]*(?=\.)/u;
export const THOUGHTS_OF_THEY = /^(?:es[eao]s?|est[eao]s?|ell[ao]s|así|cada)\b/iu;
export const TASK_FIND = /^(?:Busca|Encuentra|Halla|Mira|Cuenta|Toma|Escribe)\b/u;

// dialogue/compose/speaker.ts

export const LEANS = /^(?:así|es[eao]s?|est[eao]s?|ell[ao]s|entonces|luego|ahí|aquí|pero|y|sin|cada)\b/iu;
