import type { AnswerKind } from "#engine";
import { acceptedWritings, type Box } from "./accepted-writings.ts";
import { plainText } from "./rich-text.ts";
import { element, type Xml } from "./xml.ts";

/** How one box is answered and marked in QTI. */
export interface Response {
  readonly baseType: "integer" | "float" | "string" | "identifier";
  readonly correct: string;
  /** Beside the declaration's correct value: each writing is worth a point. */
  readonly mapped: readonly string[];
  /** True where the answer given is right. */
  readonly isRight: Xml;
  /** True where the answer given is this one, as a pupil would type it. */
  readonly isGiven: (answer: string) => Xml | null;
  /** What the list of right answers leaves out, for whoever marks. */
  readonly loses: string | null;
}

export interface ChoiceResponse extends Response {
  readonly choices: readonly { readonly identifier: string; readonly text: string }[];
}

const variable = (identifier: string) => element("qti-variable", { identifier });
const value = (baseType: string, text: string) => element("qti-base-value", { "base-type": baseType }, [text]);
const equal = (one: Xml, other: Xml) => element("qti-equal", { "tolerance-mode": "exact" }, [one, other]);

/** The same number however it is written with digits: `7`, `7.0`. */
export function numberResponse(identifier: string, box: Box): Response | null {
  const baseType = NUMBER_TYPES[box.kind];
  const isPlain = Object.keys(box.options).every((option) => PLAIN.has(option));
  if (baseType === undefined || !isPlain || !NUMERAL.test(box.canonical)) return null;
  return {
    baseType,
    correct: box.canonical,
    mapped: [],
    isRight: equal(variable(identifier), element("qti-correct", { identifier })),
    isGiven: (answer) => (NUMERAL.test(answer) ? equal(variable(identifier), value("float", answer)) : null),
    loses: box.options.forms?.includes("proper") === true ? "fractions of the same value" : null,
  };
}

const NUMERAL = /^-?\d+(\.\d+)?$/u;

/** Options under which a number is marked by its value alone. */
const PLAIN: ReadonlySet<string> = new Set(["forms", "accept"]);

const NUMBER_TYPES: Partial<Readonly<Record<AnswerKind, "integer" | "float">>> = {
  integer: "integer",
  decimal: "float",
};

/** A list of writings, upper and lower case alike. */
export function textResponse(identifier: string, box: Box): Response | null {
  const writings = acceptedWritings(box);
  if (writings === null) return null;
  return {
    baseType: "string",
    correct: box.canonical,
    mapped: writings,
    isRight: equal(element("qti-map-response", { identifier }), value("float", "1")),
    isGiven: (answer) => {
      const written = acceptedWritings({
        ...box,
        canonical: answer,
        options: { ...box.options, alternatives: [] },
      }) ?? [answer];
      const [first, ...more] = written.map((text) =>
        element("qti-string-match", { "case-sensitive": false }, [variable(identifier), value("string", text)]),
      );
      return first === undefined || more.length === 0 ? (first ?? null) : element("qti-or", {}, [first, ...more]);
    },
    loses: "equal answers that are written in a way that is not listed",
  };
}

/** One of several, in the order the item has them. */
export function choiceResponse(identifier: string, canonical: string, texts: readonly string[]): ChoiceResponse | null {
  const choices = texts.map((text, at) => ({ identifier: `choice-${at + 1}`, text }));
  const named = (text: string) => choices.find((choice) => choice.text === text)?.identifier;
  const correct = named(canonical);
  if (correct === undefined) return null;
  const match = (other: Xml) => element("qti-match", {}, [variable(identifier), other]);
  return {
    baseType: "identifier",
    correct,
    mapped: [],
    isRight: match(element("qti-correct", { identifier })),
    isGiven: (answer) => {
      const chosen = named(answer);
      return chosen === undefined ? null : match(value("identifier", chosen));
    },
    loses: null,
    choices,
  };
}

export function responseDeclaration(identifier: string, { baseType, correct, mapped }: Response): Xml {
  return element("qti-response-declaration", { identifier, cardinality: "single", "base-type": baseType }, [
    element("qti-correct-response", {}, [element("qti-value", {}, [correct])]),
    ...(mapped.length === 0
      ? []
      : [
          element(
            "qti-mapping",
            { "default-value": 0 },
            mapped.map((key) =>
              element("qti-map-entry", { "map-key": key, "mapped-value": 1, "case-sensitive": false }),
            ),
          ),
        ]),
  ]);
}

/** The box to type in, with its name before it. */
export function textEntry(identifier: string, label: string, response: Response, placeholder: string | null): Xml {
  const longest = Math.max(response.correct.length, ...response.mapped.map(({ length }) => length));
  return element("p", {}, [
    `${plainText(label)}: `,
    element("qti-text-entry-interaction", {
      "response-identifier": identifier,
      "expected-length": longest + 2,
      "placeholder-text": placeholder ?? undefined,
    }),
  ]);
}
