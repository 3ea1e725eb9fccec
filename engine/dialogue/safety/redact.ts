/** The text without personal data: what may be stored. First version: addresses of mail and long numbers. */
export function redact(text: string): string {
  return text.replace(/[^\s@]{1,64}@[^\s@]{1,64}/gu, "[removed]").replace(/\d(?:[\s-]?\d){8,}/gu, "[removed]");
}
