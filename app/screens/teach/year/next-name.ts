/** What a class may be called next year: one number in it, and it is a year of school, goes up by one; else nothing is proposed. */
export function nextName(name: string): string {
  const numbers = [...name.matchAll(/\d+/gu)];
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || Number(only[0]) > 12) return "";
  return `${name.slice(0, only.index)}${Number(only[0]) + 1}${name.slice(only.index + only[0].length)}`;
}
