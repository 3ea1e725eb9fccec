/** Parts of a text between commas or semicolons that stand in no bracket; semicolons count first. */
export function splitParts(text: string): readonly string[] {
  const bySemicolon = splitAt(text, ";");
  return (bySemicolon.length > 1 ? bySemicolon : splitAt(text, ",")).map((part) => part.trim());
}

/** The inside of brackets that hold the whole text, and which they were; "" where there are none. */
export function unwrap(text: string): { readonly open: string; readonly inside: string; readonly close: string } {
  const plain = text.trim();
  const [open, close] = [plain.charAt(0), plain.at(-1) ?? ""];
  const isWrapped = plain.length > 1 && "([{]".includes(open) && ")]}[".includes(close) && closesAtEnd(plain);
  return isWrapped ? { open, inside: plain.slice(1, -1), close } : { open: "", inside: plain, close: "" };
}

/** True when no bracket but the outermost pair reaches the end: `(1, 2)`, not `(1)(2)`. */
function closesAtEnd(text: string): boolean {
  let depth = 0;
  for (let at = 1; at < text.length - 1; at++) {
    const sign = text.charAt(at);
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function splitAt(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (sign === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
