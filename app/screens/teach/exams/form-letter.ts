/** Parallel forms are called A, B, C … */
export function formLetter(form: number): string {
  return String.fromCodePoint(65 + form);
}
