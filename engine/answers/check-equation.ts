import { ok, type Result } from "../result.ts";
import { checkNumber, unreadable } from "./check-number.ts";
import { equationToPolynomial, isProportional, type Polynomial } from "./polynomial.ts";
import { isSign, withoutEndMarks } from "./read-number.ts";
import { conventionsOf } from "./read/marks.ts";
import { parse } from "./read/parse.ts";
import { problem, type Problem } from "./read/problem.ts";
import { treeToLatex } from "./read/to-latex.ts";
import { tokenise, type Token } from "./read/tokenise.ts";
import type { Tree } from "./read/tree.ts";
import { splitNames, SINGLE_LETTERS } from "./unknowns.ts";
import type { CheckOptions, CheckResult, NumberLocale } from "./types.ts";
import { readWords } from "./words.ts";

/** Marks an equation: solved, `x = 4`, or between expressions, `y = 2x + 1` [CHK22, CHK23]. */
export function checkEquation(expected: string, given: string, options: CheckOptions): CheckResult {
  const right = readEquation(expected, "en");
  if (!right.ok) return checkAsText(expected, given);
  const wanted = right.value;
  const typed = readEquation(given, options.locale ?? "en");
  if (!typed.ok) {
    // The bare number, where `x = 4` is asked.
    const isBare = typed.error.reason === "not-an-equation" && typed.error.params["unknowns"] === 0;
    return isBare && wanted.solution !== undefined
      ? checkBare(wanted.solution.text, given, options)
      : unreadable(withoutCount(typed.error));
  }
  const answer = typed.value;
  if (wanted.solution === undefined) return checkShape(wanted, answer, options);
  const unknown = options.variable ?? wanted.solution.unknown;
  // Tablets write a capital first letter by themselves.
  const stranger = answer.unknowns.find((name) => name.toLowerCase() !== unknown.toLowerCase());
  if (stranger !== undefined)
    return unreadable({ reason: "wrong-variable", params: { symbol: stranger, use: unknown } });
  const { readAs } = answer;
  if (answer.solution !== undefined) {
    return { ...checkNumber("equation", wanted.solution.text, answer.solution.text, options), readAs };
  }
  // A step on the way, right or not: to say which would check the step at no cost [CHK22].
  if (options.accept?.includes("expression") !== true) return { verdict: "unreadable", reason: "unfinished", readAs };
  return isProportional(wanted.polynomial, answer.polynomial)
    ? { verdict: "correct", reason: "equal", readAs }
    : { verdict: "incorrect", reason: "different", readAs };
}

interface Equation {
  /** What the equation sets to 0, up to a factor. */
  readonly polynomial: Polynomial;
  /** There when one side is a single unknown and the other a number. */
  readonly solution: { readonly unknown: string; readonly text: string } | undefined;
  readonly unknowns: readonly string[];
  readonly readAs: string;
}

function readEquation(typed: string, locale: NumberLocale): Result<Equation, Problem> {
  // Dollars that hold LaTeX become spaces, so that places stay true.
  const text =
    typed.length > 400
      ? typed
      : typed
          .replace(/^(\s*)\$([^$]*)\$(?=\s*$)/u, "$1 $2 ")
          // `x is 4`, in as many characters.
          .replace(/^(\s*[A-Za-z]\s+)is(?=\s+[^\s=])/u, "$1= ");
  const cut = tokenise(text);
  if (!cut.ok) return cut;
  const bare = withoutEndMarks(cut.value);
  // The only `=` of an equation stays, so that what is missing behind it can be named.
  const whole = bare.some((token) => isSign(token, "=")) ? bare : cut.value;
  const tokens = splitNames(readWords(whole));
  if (tokens.length === 0) return problem("empty");
  const unknowns = [
    ...new Set(
      tokens.flatMap((token) =>
        token.type === "name" && token.name !== "π" && SINGLE_LETTERS.has(token.name) ? [token.name] : [],
      ),
    ),
  ];
  const equalsAt = tokens.findIndex((token) => isSign(token, "="));
  const second = tokens.findLastIndex((token) => isSign(token, "="));
  if (equalsAt === -1 || unknowns.length === 0 || second !== equalsAt) {
    return problem("not-an-equation", { unknowns: unknowns.length });
  }
  const left = readSide(tokens.slice(0, equalsAt), locale, tokens[equalsAt]);
  if (!left.ok) return left;
  const right = readSide(tokens.slice(equalsAt + 1), locale, tokens[equalsAt]);
  if (!right.ok) return right;
  const polynomial = equationToPolynomial(left.value, right.value);
  if (!polynomial.ok) return polynomial;
  const at = tokens[equalsAt]?.at ?? 0;
  const solution = solutionOf(left.value, right.value, text.slice(0, at), text.slice(at + 1));
  // `4 = x` is read back the way it is taught, unknown first.
  const [first, last] =
    solution !== undefined && right.value.type === "name" ? [right.value, left.value] : [left.value, right.value];
  const decimal = conventionsOf(locale)[0].decimal;
  return ok({
    polynomial: polynomial.value,
    solution,
    unknowns,
    readAs: `${treeToLatex(first, decimal)} = ${treeToLatex(last, decimal)}`,
  });
}

function readSide(
  tokens: readonly Token[],
  locale: NumberLocale,
  equalsSign: Token | undefined,
): Result<Tree, Problem> {
  if (tokens.length === 0) return problem("missing-number", { symbol: "=", at: equalsSign?.at ?? 0 });
  let first: Result<Tree, Problem> | undefined;
  for (const convention of conventionsOf(locale)) {
    const tree = parse(tokens, { convention, variables: SINGLE_LETTERS });
    if (tree.ok) return tree;
    first ??= tree;
  }
  return first ?? problem("empty");
}

function solutionOf(left: Tree, right: Tree, leftText: string, rightText: string): Equation["solution"] {
  if (left.type === "name" && isNumeric(right)) return { unknown: left.name, text: rightText };
  if (right.type === "name" && isNumeric(left)) return { unknown: right.name, text: leftText };
  return undefined;
}

function isNumeric(tree: Tree): boolean {
  switch (tree.type) {
    case "number":
    case "mixed":
      return true;
    case "name":
    case "constant":
    case "apply":
    case "call":
    case "indexed-root":
    case "plus-minus":
      return false;
    case "fraction":
    case "sum":
    case "difference":
    case "product":
    case "quotient":
    case "power":
      return isNumeric(tree.left) && isNumeric(tree.right);
    default:
      return isNumeric(tree.of);
  }
}

function checkBare(solution: string, given: string, options: CheckOptions): CheckResult {
  const result = checkNumber("equation", solution, given, options);
  const needed = result.verdict === "correct" && options.accept?.includes("value") !== true;
  return needed ? { ...result, verdict: "wrong-form", reason: "needs-assignment" } : result;
}

/** An equation between expressions: any multiple of it, either way round; its solution is not it [CHK23]. */
function checkShape(wanted: Equation, answer: Equation, options: CheckOptions): CheckResult {
  const { readAs } = answer;
  if (!isProportional(wanted.polynomial, answer.polynomial))
    return { verdict: "incorrect", reason: "different", readAs };
  const solvedOnly = answer.solution !== undefined && options.accept?.includes("expression") !== true;
  return solvedOnly
    ? { verdict: "wrong-form", reason: "not-an-equation", readAs }
    : { verdict: "correct", reason: "equal", readAs };
}

function checkAsText(expected: string, given: string): CheckResult {
  if (given.trim() === "") return { verdict: "unreadable", reason: "empty" };
  return expected.replace(/\s/gu, "") === given.replace(/\s/gu, "")
    ? { verdict: "correct", reason: "equal" }
    : { verdict: "incorrect", reason: "different" };
}

function withoutCount({ reason, params }: Problem): Problem {
  const { unknowns: _count, ...rest } = params;
  return { reason, params: rest };
}
