const SMALL = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciséis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
  "veinte",
  "veintiuno",
  "veintidós",
  "veintitrés",
  "veinticuatro",
  "veinticinco",
  "veintiséis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
] as const;
const TENS = ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"] as const;
const HUNDREDS = [
  "ciento",
  "doscientos",
  "trescientos",
  "cuatrocientos",
  "quinientos",
  "seiscientos",
  "setecientos",
  "ochocientos",
  "novecientos",
] as const;

/** A whole number from 0 to 999 in words, as it is counted: "trescientos cinco". */
export function numberInWords(n: number): string {
  if (n === 100) return "cien";
  const rest = n % 100;
  if (n < 100) return belowHundred(rest);
  return rest === 0 ? hundredsWord(n) : `${hundredsWord(n)} ${belowHundred(rest)}`;
}

/** The word for the hundreds inside a number: "ciento" in 105. */
export function hundredsWord(n: number): string {
  return HUNDREDS[Math.floor(n / 100) - 1] ?? "";
}

function belowHundred(n: number): string {
  if (n < SMALL.length) return SMALL[n] ?? "";
  const tens = TENS[Math.floor(n / 10) - 3] ?? "";
  return n % 10 === 0 ? tens : `${tens} y ${SMALL[n % 10] ?? ""}`;
}
