import { elements, everyElement, textOf, type XmlNode } from "./read-xml.fixture.ts";

export interface Marked {
  readonly score: number;
  /** Identifier of the modal feedback that is shown. */
  readonly feedback: string | null;
}

type Value = string | number | boolean | null;

/**
 * Marks answers as a system that has imported the item does: it runs the item's own response processing and knows nothing else
 * of it.
 *
 * @param given - by identifier of the response; a choice by the identifier it has in the item
 */
export function answerQti(root: XmlNode, given: Readonly<Record<string, string>>): Marked {
  const all = everyElement(root);
  const declarations = new Map(
    all.filter(({ name }) => name.endsWith("-declaration")).map((node) => [node.attributes["identifier"], node]),
  );
  const outcomes = new Map<string, Value>();

  function declarationOf({ attributes }: XmlNode): XmlNode {
    const found = declarations.get(attributes["identifier"]);
    if (found === undefined) throw new Error(`${attributes["identifier"]} is not declared`);
    return found;
  }

  function evaluate(node: XmlNode): Value {
    const values = () => elements(node).map(evaluate);
    switch (node.name) {
      case "qti-variable": {
        const text = given[node.attributes["identifier"] ?? ""];
        return text === undefined ? null : typed(text, declarationOf(node).attributes["base-type"]);
      }
      case "qti-correct": {
        const declaration = declarationOf(node);
        const correct = everyElement(declaration).find(({ name }) => name === "qti-value");
        return correct === undefined ? null : typed(textOf(correct), declaration.attributes["base-type"]);
      }
      case "qti-base-value":
        return typed(textOf(node), node.attributes["base-type"]);
      case "qti-map-response": {
        const text = given[node.attributes["identifier"] ?? ""] ?? "";
        const entry = everyElement(declarationOf(node)).find(
          ({ name, attributes }) =>
            name === "qti-map-entry" && attributes["map-key"]?.toLowerCase() === text.toLowerCase(),
        );
        return Number(entry?.attributes["mapped-value"] ?? 0);
      }
      case "qti-equal":
      case "qti-match": {
        const [one, other] = values();
        return one !== null && one === other;
      }
      case "qti-string-match": {
        const [one, other] = values().map((value) => String(value).toLowerCase());
        return one === other;
      }
      case "qti-and":
        return values().every((value) => value === true);
      case "qti-or":
        return values().includes(true);
      default:
        throw new Error(`nothing is known of ${node.name}`);
    }
  }

  for (const condition of all.filter(({ name }) => name === "qti-response-condition")) {
    for (const branch of elements(condition)) {
      const [first, ...rest] = elements(branch);
      const isElse = branch.name === "qti-response-else";
      if (!isElse && (first === undefined || evaluate(first) !== true)) continue;
      for (const rule of isElse && first !== undefined ? [first, ...rest] : rest) {
        const [value] = elements(rule).map(evaluate);
        outcomes.set(rule.attributes["identifier"] ?? "", value ?? null);
      }
      break;
    }
  }
  const feedback = outcomes.get("FEEDBACK");
  return { score: Number(outcomes.get("SCORE")), feedback: typeof feedback === "string" ? feedback : null };
}

/** A text that is no number is no answer to a number box: null. */
function typed(text: string, baseType: string | undefined): Value {
  if (baseType !== "integer" && baseType !== "float") return text;
  return text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
}
