import { digits, fromDigits } from "../kit.ts";

/** Written methods, right and with the slips children make. */
interface Slip {
  /** False: what is carried gets lost. */
  readonly keepCarry?: boolean;
  /** True: what is carried is added to the next digit before multiplying. */
  readonly carryFirst?: boolean;
  /** What a digit 0 times the factor gives; 0 unless told. */
  readonly zeroGives?: number;
}

/** a × b by columns, b a single digit; with `slip` as a child with that habit would write it. */
export function multiplyColumns(
  a: number,
  b: number,
  { keepCarry = true, carryFirst = false, zeroGives = 0 }: Slip,
): number {
  const all = digits(a);
  let carry = 0;
  const written = all.map((digit, place) => {
    const times = carryFirst ? (digit + carry) * b : (digit === 0 ? zeroGives : digit * b) + carry;
    if (place === all.length - 1) return times;
    carry = keepCarry ? Math.floor(times / 10) : 0;
    return times % 10;
  });
  return fromDigits(written);
}

/** The parts of a number by place, ones first, empty places left out: 407 → 7 and 400. */
export function partsOf(n: number): number[] {
  return digits(n).flatMap((digit, place) => (digit === 0 ? [] : [digit * 10 ** place]));
}

/** 4070 → 470: zeros between other digits taken out, a zero at the end kept. */
export function withoutInsideZeros(n: number): number {
  return Number(String(n).replace(/(?<=[1-9]0*)0(?=\d*[1-9])/gu, ""));
}
