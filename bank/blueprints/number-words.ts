const SMALL = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;

/** A whole number from 0 to 999 in words, as read in British schools: "three hundred and five". */
export function numberInWords(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const words = hundreds > 0 ? [`${SMALL[hundreds] ?? ""} hundred`] : [];
  if (rest > 0 || hundreds === 0) words.push(belowHundred(rest));
  return words.join(" and ");
}

function belowHundred(n: number): string {
  if (n < 20) return SMALL[n] ?? "";
  const tens = TENS[Math.floor(n / 10)] ?? "";
  return n % 10 === 0 ? tens : `${tens}-${SMALL[n % 10] ?? ""}`;
}
