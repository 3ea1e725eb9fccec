import { rational, type Rational } from "../rational.ts";
import type { Tree } from "../read/tree.ts";
import { fault, type FormFault } from "./fault.ts";
import { polyOf } from "./poly.ts";
import { bare, literalValue, powerOf } from "./shape.ts";

type Call = Extract<Tree, { type: "call" }>;

/** A function of a number whose worth is known: `ln 1`, `log 100`, `sin(π/6)`. */
export function constantCallFault(call: Call): FormFault | undefined {
  const argument = bare(call.of);
  return isKnown(call, argument) ? fault("not-simplified") : undefined;
}

function isKnown(call: Call, argument: Tree): boolean {
  const value = literalValue(argument);
  switch (call.name) {
    case "ln":
      return isOneOf(value, 1n) || isPowerOfE(argument);
    case "log":
      return isKnownLog(call, argument, value);
    case "exp":
      return isOneOf(value, 0n) || (argument.type === "call" && argument.name === "ln");
    case "sin":
    case "cos":
    case "tan":
    case "sec":
    case "csc":
    case "cot":
      return isNiceAngle(argument);
    case "arcsin":
    case "arccos":
    case "arctan":
      return (
        isOneOf(value, 0n, 1n, -1n) ||
        (call.name !== "arctan" && value?.d === 2n && (value.n === 1n || value.n === -1n))
      );
    case "sinh":
    case "cosh":
    case "tanh":
    case "arsinh":
    case "artanh":
      return isOneOf(value, 0n);
    case "floor":
    case "ceil":
    case "round":
    case "sign":
      return value !== undefined;
    default:
      return false;
  }
}

function isPowerOfE(argument: Tree): boolean {
  const { base } = powerOf(argument);
  const inner = bare(base);
  return (inner.type === "constant" && inner.name === "e") || (argument.type === "call" && argument.name === "exp");
}

function isKnownLog(call: Call, argument: Tree, value: Rational | undefined): boolean {
  if (isOneOf(value, 1n)) return true;
  const base = call.base === undefined ? rational(10n) : literalValue(call.base);
  if (base === undefined || base.d !== 1n || base.n < 2n) return false;
  if (argument.type === "power") {
    const inner = literalValue(argument.left);
    return inner !== undefined && inner.d === 1n && inner.n === base.n;
  }
  if (value === undefined || value.n <= 0n) return false;
  return isPowerOf(value.n, base.n) && isPowerOf(value.d, base.n);
}

function isPowerOf(value: bigint, base: bigint): boolean {
  let rest = value;
  for (let i = 0; i < 2000 && rest > 1n && rest % base === 0n; i += 1) rest /= base;
  return rest === 1n;
}

/** 0, or a multiple of π over 1, 2, 3, 4 or 6. */
function isNiceAngle(argument: Tree): boolean {
  if (isOneOf(literalValue(argument), 0n)) return true;
  const poly = polyOf(argument);
  if (poly?.size !== 1) return false;
  const [monomial] = poly.values();
  const [power] = monomial?.powers ?? [];
  if (monomial === undefined || monomial.powers.length !== 1 || power?.[0] !== "#pi" || power[1] !== 1) return false;
  return [1n, 2n, 3n, 4n, 6n].includes(monomial.coefficient.d);
}

function isOneOf(value: Rational | undefined, ...wholes: readonly bigint[]): boolean {
  return value !== undefined && value.d === 1n && wholes.includes(value.n);
}
