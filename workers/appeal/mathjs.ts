import { createParse } from "mathjs/number";
import type { MathNode, MathParser } from "./formula.ts";

declare module "mathjs/number" {
  /** In the package, not in its declarations. It makes every node by what it is given. */
  export function createParse(parts: Readonly<Record<string, unknown>>): MathParser["parse"];
}

/** What the parser asks of every node of its own. */
class Node {
  get isNode(): true {
    return true;
  }
}

class ConstantNode extends Node {
  readonly type = "ConstantNode";
  readonly isConstantNode = true;
  readonly value: unknown;
  constructor(value: unknown) {
    super();
    this.value = value;
  }
}

class SymbolNode extends Node {
  readonly type = "SymbolNode";
  readonly isSymbolNode = true;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
}

class OperatorNode extends Node {
  readonly type = "OperatorNode";
  readonly isOperatorNode = true;
  readonly op: string;
  readonly fn: string;
  readonly args: readonly MathNode[];
  constructor(op: string, fn: string, args: readonly MathNode[]) {
    super();
    this.op = op;
    this.fn = fn;
    this.args = args;
  }
}

class FunctionNode extends Node {
  readonly type = "FunctionNode";
  readonly isFunctionNode = true;
  readonly fn: SymbolNode;
  readonly args: readonly MathNode[];
  constructor(fn: SymbolNode, args: readonly MathNode[]) {
    super();
    this.fn = fn;
    this.args = args;
  }
}

class ParenthesisNode extends Node {
  readonly type = "ParenthesisNode";
  readonly content: MathNode;
  constructor(content: MathNode) {
    super();
    this.content = content;
  }
}

/** Lists, assignments, conditions and the like are no school arithmetic. */
function NoNode(): never {
  throw new SyntaxError("not arithmetic");
}

/** Of the two ways to ask the parser, with one text and with many, the one that is used. */
const typed = Object.assign((_: string, { string }: Readonly<Record<string, unknown>>) => string, {
  addConversion: () => undefined,
});

/** mathjs's own parser and no more of it: what it would bring to work with every kind of value is six times as much. */
const parse = createParse({
  typed,
  numeric: Number,
  config: { number: "number" },
  ConstantNode,
  SymbolNode,
  OperatorNode,
  FunctionNode,
  ParenthesisNode,
  AccessorNode: NoNode,
  ArrayNode: NoNode,
  AssignmentNode: NoNode,
  BlockNode: NoNode,
  ConditionalNode: NoNode,
  FunctionAssignmentNode: NoNode,
  IndexNode: NoNode,
  ObjectNode: NoNode,
  RangeNode: NoNode,
  RelationalNode: NoNode,
});

export const parser: MathParser = { name: "mathjs 15.2.0", parse };
