import { ComputeEngine } from "@cortex-js/compute-engine";
import * as KAS from "@khanacademy/kas";
import { create, evaluateDependencies, parseDependencies, type MathNode } from "mathjs";

/** One answer to mark, as every checker gets it. */
export interface PeerCase {
  readonly kind: string;
  readonly expected: string;
  readonly given: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Another checker: whether it accepts the answer. What it throws counts as "no". */
export interface Peer {
  readonly name: string;
  readonly accepts: (row: PeerCase) => boolean;
}

/** Khan Academy's: normal forms, then random points. */
export function kasPeer(): Peer {
  return {
    name: "kas",
    accepts: ({ expected, given, options }) => {
      const functions = { functions: (options["functions"] as string[] | undefined) ?? [] };
      const [right, typed] = [KAS.parse(expected, functions), KAS.parse(given, functions)];
      if (!right.parsed || !typed.parsed) return false;
      const form = options["form"];
      return KAS.compare(typed.expr, right.expr, { form: form === "same", simplify: form === "simplified" }).equal;
    },
  };
}

/** mathjs as teachers use it: both sides parsed and evaluated at points. */
export function mathjsPeer(): Peer {
  const math = create({ ...parseDependencies, ...evaluateDependencies });
  const parseSides = (text: string): MathNode => {
    const [left = "", right] = text.split("=");
    return math.parse(right === undefined ? left : `(${left})-(${right})`);
  };
  return {
    name: "mathjs",
    accepts: ({ expected, given }) => {
      const names = new Set<string>();
      const [right, typed] = [parseSides(expected), parseSides(given)];
      for (const node of [right, typed])
        node.traverse((part) => {
          if ("isSymbolNode" in part && part.isSymbolNode === true)
            names.add((part as unknown as { name: string }).name);
        });
      const [a, b] = [right.compile(), typed.compile()];
      let agreed = 0;
      for (let point = 0; point < 12; point++) {
        const scope = Object.fromEntries(
          [...names].map((name, at) => [name, POINTS[(point * 5 + at * 3) % POINTS.length]]),
        );
        for (const constant of ["e", "pi"]) delete scope[constant];
        const [x, y] = [Number(a.evaluate(scope)), Number(b.evaluate(scope))];
        if (Number.isNaN(x) || Number.isNaN(y)) continue;
        if (Math.abs(x - y) > 1e-9 * Math.max(1, Math.abs(x), Math.abs(y))) return false;
        agreed++;
      }
      return agreed > 0;
    },
  };
}

const POINTS = [0.37, 1.61, 2.83, -0.73, -1.87, 3.19, -2.41, 0.11, 5.03, -4.57, 1.13];

/** CortexJS Compute Engine: LaTeX in, canonical forms, then its own test of equality. */
export function computeEnginePeer(): Peer {
  const engine = new ComputeEngine();
  return {
    name: "compute-engine",
    accepts: ({ expected, given }) => {
      const [right, typed] = [engine.parse(expected), engine.parse(given)];
      return right.isSame(typed) || typed.isEqual(right) === true;
    },
  };
}
