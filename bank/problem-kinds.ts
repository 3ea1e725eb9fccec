import type { KindOf, Operands, ProblemKind } from "#engine";

/**
 * What the problems of each skill are about, for what is said beside them: examples, how to check, which ways lead
 * nowhere. A question that takes several operations is about none of them. No part of an item: a changed line needs no
 * new version.
 */
export const KINDS: Readonly<Record<string, KindOf>> = {
  "g2.pv3": kind("tens"),
  "g2.expand": kind("tens"),
  "g2.add2nc": kind("add", { gap: "unknown-sum" }),
  "g2.add2c": kind("add", { gap: "unknown-sum" }),
  "g2.add3": kind("add", { gap: "unknown-sum" }),
  "g2.sub2nb": kind("subtract", { gap: "unknown-sum" }),
  "g2.sub2b": kind("subtract", { gap: "unknown-sum" }),
  "g2.sub3": kind("subtract", { gap: "unknown-sum" }),
  "g3.subz": kind("subtract", { gap: "unknown-sum" }),
  "g2.eqmiss": kind("unknown-sum"),
  "g2.time5": kind(null),
  "g2.coins": kind("add", { more: "unknown-sum" }),
  "g2.graph": kind(null, { two: "add", all: "add", more: "subtract", fewer: "subtract" }),
  "g2.ruler": kind(null, { difference: "subtract" }),
  "g2.wp2": kind(null),
  "g3.rnd10": kind("round"),
  "g3.mulmean": kind("multiply"),
  "g3.f2510": kind("multiply", { "gap-by": "unknown-factor", "gap-table": "unknown-factor" }),
  "g3.f34": kind("multiply", { "gap-by": "unknown-factor", "gap-table": "unknown-factor" }),
  "g3.f789": kind("multiply", { "gap-by": "unknown-factor", "gap-table": "unknown-factor" }),
  "g3.fdiv": kind("divide", {
    "gap-factor": "unknown-factor",
    "gap-divisor": "unknown-factor",
    "gap-dividend": "unknown-factor",
  }),
  "g3.fracname": kind("fraction"),
  "g3.fracline": kind("fraction"),
  "g3.mulunk": kind("unknown-factor"),
  "g3.timemin": kind(null),
  "g3.elapsed": kind(null),
  "g3.money": kind(null, { total: "add", change: "subtract" }),
  "g3.graph": kind(null, { two: "add", all: "add", more: "subtract", fewer: "subtract" }),
  "g3.area": kind("multiply", { "side-of-area": "divide" }),
  "g3.perim": kind(null, { around: "add", regular: "multiply", "side-of-regular": "divide" }),
  "g3.areacomp": kind(null),
  "g3.mdwp": ({ plot }) => (plot === "total" ? "multiply" : "divide"),
  "g3.wp2": kind(null),
  "g4.round": kind("round"),
  "g4.mul1": kind("multiply", { gap: "unknown-factor" }),
  "g4.mul2": kind("multiply", { gap: "unknown-factor" }),
  "g4.div1": kind("divide", { "gap-factor": "unknown-factor", "gap-divisor-known": "unknown-factor" }),
  "g4.multiples": kind("multiples", { factors: "factors" }),
  "g4.prime": kind("factors"),
  "g4.fraceq": kind("equal-fractions"),
  "g4.simplify": kind("lowest-terms"),
  "g4.fracadd": kind("fraction-sum"),
  "g4.fracsub": kind("fraction-difference"),
  "g4.mixed": ({ to }) => (to === "mixed" ? "to-mixed" : "mixed"),
  "g4.decnote": kind("decimal", { sum: "fraction-sum" }),
  "g4.lineplot": kind(null, { range: "fraction-difference", gap: "fraction-difference" }),
  "g4.apform": kind(null, { area: "multiply", "side-of-area": "divide" }),
  "g4.wpmulti": kind(null),
  "g5.fracadd": kind("unlike-sum"),
  "g5.fracsub": kind("fraction-difference"),
  "g5.decadd": kind("decimal-sum"),
  "g5.decsub": kind("decimal"),
  "g5.vol": kind("multiply", { height: "divide" }),
  "g6.gcf": kind("common-factor", { all: "factors", "all-story": "factors" }),
  "g6.lcm": kind("common-multiple"),
  "g6.pctconv": kind("percent"),
  "g6.int": kind("below"),
  "g6.intcmp": kind("below"),
  "g6.eqadd": kind("unknown-sum"),
  "g6.eqmul": kind("unknown-factor"),
  "g6.mean": kind(null, { mean: "divide", range: "subtract" }),
};

/** One kind, but for some of the questions of a skill. */
function kind(usual: ProblemKind | null, others: Readonly<Record<string, ProblemKind>> = {}): KindOf {
  return ({ ask }: Operands) => others[String(ask)] ?? usual;
}
