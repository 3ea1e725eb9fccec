import type { Token } from "./tokenise.ts";

export interface Brackets {
  readonly open: "(" | "[" | "{" | "]" | "<";
  readonly close: ")" | "]" | "}" | "[" | ">";
}

/** Cuts tokens at every joint outside brackets; one part where there is none. */
export function splitAt(
  tokens: readonly Token[],
  isJoint: (token: Token, at: number, tokens: readonly Token[]) => boolean,
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  tokens.forEach((token, at) => {
    if (token.type === "sign") depth += step(token.sign);
    if (depth <= 0 && isJoint(token, at, tokens)) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts;
}

/** The brackets around all of the tokens, where the first and the last belong together; `]1, 3[` too. */
export function enclosed(tokens: readonly Token[]): Brackets | undefined {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first?.type !== "sign" || last?.type !== "sign" || tokens.length < 2) return undefined;
  const open = OPENS.get(first.sign);
  const close = CLOSES.get(last.sign);
  if (open === undefined || close === undefined || isMismatch(open, close)) return undefined;
  let depth = 0;
  for (let at = 1; at < tokens.length - 1; at++) {
    const token = tokens[at];
    if (token?.type === "sign") depth += step(token.sign);
    if (depth < 0) return undefined;
  }
  return depth === 0 ? { open, close } : undefined;
}

/** Round and square brackets may stand for the two ends of an interval; braces belong together. */
function isMismatch(open: Brackets["open"], close: Brackets["close"]): boolean {
  return (open === "{") !== (close === "}") || (open === "<") !== (close === ">");
}

export function isSeparator(token: Token): boolean {
  return token.type === "sign" && (token.sign === "," || token.sign === ";");
}

export function isSignOf(token: Token | undefined, sign: string): boolean {
  return token?.type === "sign" && token.sign === sign;
}

export function closingOf(token: Token): boolean {
  return token.type === "sign" && step(token.sign) < 0;
}

function step(sign: string): number {
  if (sign === "(" || sign === "[" || sign === "{" || sign === "\\{" || sign === "⟨") return 1;
  return sign === ")" || sign === "]" || sign === "}" || sign === "\\}" || sign === "⟩" ? -1 : 0;
}

const OPENS: ReadonlyMap<string, Brackets["open"]> = new Map<string, Brackets["open"]>([
  ["(", "("],
  ["[", "["],
  ["]", "]"],
  ["{", "{"],
  ["\\{", "{"],
  ["⟨", "<"],
]);
const CLOSES: ReadonlyMap<string, Brackets["close"]> = new Map<string, Brackets["close"]>([
  [")", ")"],
  ["]", "]"],
  ["[", "["],
  ["}", "}"],
  ["\\}", "}"],
  ["⟩", ">"],
]);
