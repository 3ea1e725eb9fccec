/** An answer as a leak needs it. */
export interface ReadAnswer {
  readonly text: string;
  /** Its value as a reduced fraction, where it is a number. */
  readonly top: number | null;
  readonly bottom: number;
  /** Its value, where it is a whole number from 0 up. */
  readonly whole: number | null;
}

/** Reads `12`, `3/4`, `1 3/4`, `0.75`, `-5`; of `x = 5` and `7 cm` the number; other answers are texts. */
export function readAnswer(answer: string): ReadAnswer {
  const text = answer.trim();
  const plain = text.replace(/^[a-z]\s*=\s*/u, "").replace(/(?<=\d)\s*(?:[a-z]+|%)$/u, "");
  const value = readMixed(plain) ?? readFraction(plain) ?? readDecimal(plain);
  if (value === null) return { text, top: null, bottom: 1, whole: null };
  const common = divisor(Math.abs(value.top), value.bottom);
  const top = value.top / common;
  const bottom = value.bottom / common;
  return { text, top, bottom, whole: bottom === 1 && top >= 0 ? top : null };
}

interface Ratio {
  readonly top: number;
  readonly bottom: number;
}

function readMixed(text: string): Ratio | null {
  const [, whole, top, bottom] = /^(\d{1,6}) (\d{1,6})\/(\d{1,6})$/u.exec(text) ?? [];
  return ratio(Number(whole) * Number(bottom) + Number(top), Number(bottom));
}

function readFraction(text: string): Ratio | null {
  const [, top, bottom] = /^(-?\d{1,6})\/(\d{1,6})$/u.exec(text) ?? [];
  return ratio(Number(top), Number(bottom));
}

function readDecimal(text: string): Ratio | null {
  const [, sign, whole, places = ""] = /^([-−]?)(\d{1,9})(?:\.(\d{1,6}))?$/u.exec(text.replaceAll(",", "")) ?? [];
  if (whole === undefined) return null;
  return ratio((sign === "" ? 1 : -1) * Number(whole + places), 10 ** places.length);
}

function ratio(top: number, bottom: number): Ratio | null {
  return Number.isSafeInteger(top) && Number.isSafeInteger(bottom) && bottom > 0 ? { top, bottom } : null;
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : divisor(b, a % b);
}
