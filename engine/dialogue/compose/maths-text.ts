/** A value as it was typed, as text with LaTeX between dollar signs: `3 1/2`, `5/8`, `x = 4`; other texts stay. */
export function mathsOf(value: string): string {
  const text = value.trim();
  // A choice may be text with mathematics in it already; "$5 or $6" is money.
  if (/^[^$]*(?:\$[^$\s](?:[^$]*[^$\s])?\$[^$\d]*)+$/u.test(text)) return text;
  const fraction = /^([-−]?)(\d+\s+)?(\d+)\/(\d+)$/u.exec(text);
  if (fraction !== null) {
    const [, sign = "", whole = "", top = "", bottom = ""] = fraction;
    return `$${sign === "" ? "" : "-"}${whole.trim()}\\frac{${top}}{${bottom}}$`;
  }
  if (/^[-−]?\d[\d.,]*$/u.test(text)) return `$${text.replace("−", "-").replaceAll(",", "{,}")}$`;
  const [, unknown, solution = ""] = /^([a-z])\s*=\s*([-−]?\d[\d./]*)$/iu.exec(text) ?? [];
  if (unknown !== undefined) return `$${unknown} = ${mathsOf(solution).replaceAll("$", "")}$`;
  if (text === "true" || text === "false") return `“${text}”`;
  if (/^[<>=]$/u.test(text)) return `$${text}$`;
  const listed = text.split(/,\s+/u);
  if (listed.length > 1 && listed.every((each) => /^[-−]?[\d./]+$/u.test(each))) return listed.map(mathsOf).join(", ");
  return text.replaceAll("$", "\\$");
}

/** LaTeX of one value as plain text that can be read: `\frac{2}{3}` is `2/3`; undefined where it is no single value. */
export function plainOf(latex: string): string | undefined {
  const text = latex
    .replaceAll("{,}", "")
    .replaceAll("\\%", "%")
    .replace(/(\d)?\\frac\{(\d+)\}\{(\d+)\}/gu, (_all, whole: string | undefined, top: string, bottom: string) =>
      whole === undefined ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`,
    )
    .trim();
  return /[\\{}=<>]/u.test(text) ? undefined : text;
}

/** Whole sentences of a text; dots inside mathematics and decimals end none. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  let inMaths = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "$" && text[at - 1] !== "\\") inMaths = !inMaths;
    const ends = !inMaths && (sign === "." || sign === "?") && /^["”’)]*(?:\s|$)/u.test(text.slice(at + 1, at + 4));
    if (!ends) continue;
    sentences.push(text.slice(from, at + 1).trim());
    from = at + 1;
  }
  const rest = text.slice(from).trim();
  return rest === "" ? sentences : [...sentences, rest];
}
