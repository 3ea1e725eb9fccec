import { err, ok, type MathProblemItem, plainlyTold, type Result } from "#engine";
import type { Box } from "./accepted-writings.ts";
import { formula, richText } from "./rich-text.ts";
import {
  choiceResponse,
  numberResponse,
  responseDeclaration,
  textEntry,
  textResponse,
  type ChoiceResponse,
  type Response,
} from "./responses.ts";
import { element, xmlFile, type Xml } from "./xml.ts";

export interface QtiItem {
  /** Also the name of its file, without the ending. */
  readonly identifier: string;
  /** A `qti-assessment-item` of QTI 3.0, as a whole XML file. */
  readonly text: string;
  /** What an importing system will not mark as MathFlow does; `null`: nothing. */
  readonly loses: string | null;
}

/** QTI has no way to mark such an answer; `what` names it, alike for all items of the sort. */
export interface NotInQti {
  readonly type: "not-in-qti";
  readonly what: string;
}

interface Placed {
  readonly identifier: string;
  readonly response: Response;
  readonly body: Xml;
}

/**
 * An item as a QTI 3.0 assessment item [EXC2]: number boxes marked by value, other boxes by a list of writings, choices by
 * choice; 1 point or none. A named error gives its sentence and first hint as modal feedback; hints and worked steps are
 * for tutors. What cannot be marked so is refused by name [EXC3].
 *
 * @param title - what a list of items calls it; it gives no answer away
 */
export function itemToQti(item: MathProblemItem, title: string): Result<QtiItem, NotInQti> {
  const placed = placeBoxes(item);
  if (!placed.ok) return placed;
  const boxes = placed.value;
  const identifier = `mathflow-${item.meta.id}`;
  const errors = item.misconceptions.flatMap((error, at) => {
    const condition = givenIn(boxes, error.trigger.value);
    // An error can stand in an item more than once, with a sentence for each answer; every feedback of that name is shown.
    return condition === null ? [] : [{ identifier: `error-${error.id}-${at + 1}`, condition, error }];
  });
  const loses = [...new Set(boxes.flatMap(({ response }) => response.loses ?? []))].join("; ");
  const root = element(
    "qti-assessment-item",
    {
      xmlns: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      "xsi:schemaLocation":
        "http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd",
      identifier,
      title,
      "xml:lang": "en",
      "tool-name": "MathFlow",
      adaptive: false,
      "time-dependent": false,
    },
    [
      ...boxes.map((box) => responseDeclaration(box.identifier, box.response)),
      outcome("SCORE", "0"),
      outcome("MAXSCORE", "1"),
      element("qti-outcome-declaration", { identifier: "FEEDBACK", cardinality: "single", "base-type": "identifier" }),
      element("qti-item-body", {}, [
        element("p", {}, richText(item.problem_content.stem)),
        ...figure(item),
        ...boxes.map(({ body }) => body),
        ...forTutors(item, loses),
      ]),
      element("qti-response-processing", {}, [processing(boxes, errors)]),
      ...errors.map(({ identifier, error }) =>
        element("qti-modal-feedback", { "outcome-identifier": "FEEDBACK", "show-hide": "show", identifier }, [
          body([plainlyTold(error), error.hint_ladder[0]].flatMap((text) => (text ? [richText(text)] : []))),
        ]),
      ),
    ],
  );
  return ok({ identifier, text: xmlFile(root), loses: loses === "" ? null : loses });
}

function placeBoxes({
  answer_spec: spec,
  solution_logic: solution,
}: MathProblemItem): Result<readonly Placed[], NotInQti> {
  const kind = spec.kind ?? "parse";
  if (kind === "choice" || kind === "boolean") {
    const response = choiceResponse("RESPONSE", solution.final_answer_canonical, spec.ui.choices);
    if (response === null) return err({ type: "not-in-qti", what: "a choice whose answer is not offered" });
    return ok([{ identifier: "RESPONSE", response, body: choices(response, kind === "boolean") }]);
  }
  const whole: Box = { kind, canonical: solution.final_answer_canonical, options: spec.options ?? {}, label: "Answer" };
  const placed: Placed[] = [];
  for (const [at, box] of (spec.parts ?? [whole]).entries()) {
    const identifier = spec.parts === undefined ? "RESPONSE" : `RESPONSE${at + 1}`;
    const response = numberResponse(identifier, box) ?? textResponse(identifier, box);
    if (response === null) return err({ type: "not-in-qti", what: nameOf(box) });
    placed.push({ identifier, response, body: textEntry(identifier, box.label, response, spec.ui.placeholder) });
  }
  return ok(placed);
}

/** A set of six numbers is another matter than one of three, and a number to two decimals than one of any writing. */
function nameOf({ kind, canonical, options }: Box): string {
  if (kind === "set" || kind === "list") return `${kind} of ${canonical.split(",").length}`;
  return [kind, ...Object.keys(options)].join(" with ");
}

function choices({ choices: offered }: ChoiceResponse, isBoolean: boolean): Xml {
  return element(
    "qti-choice-interaction",
    { "response-identifier": "RESPONSE", shuffle: false, "max-choices": 1, "min-choices": 1 },
    offered.map(({ identifier, text }) =>
      element("qti-simple-choice", { identifier }, isBoolean ? [text === "true" ? "True" : "False"] : richText(text)),
    ),
  );
}

/** In words: a picture is described so that the problem can be solved from them. */
function figure({ problem_content: { diagram } }: MathProblemItem): readonly Xml[] {
  return diagram === undefined ? [] : [element("p", {}, [`Picture: ${diagram.alt}`])];
}

function outcome(identifier: string, initial: string): Xml {
  return element("qti-outcome-declaration", { identifier, cardinality: "single", "base-type": "float" }, [
    element("qti-default-value", {}, [element("qti-value", {}, [initial])]),
  ]);
}

function body(paragraphs: readonly (readonly (Xml | string)[])[]): Xml {
  return element(
    "qti-content-body",
    {},
    paragraphs.map((children) => element("p", {}, children)),
  );
}

function forTutors({ hints = [], solution_logic: { steps } }: MathProblemItem, loses: string): readonly Xml[] {
  const solution = steps.map(({ explanation, math }) => [...richText(explanation), " ", formula(math)]);
  const note = loses === "" ? [] : [[`Marked here by value or by a list of writings. Left out: ${loses}.`]];
  return [
    ...(hints.length === 0
      ? []
      : [element("qti-rubric-block", { use: "instructions", view: "tutor author" }, [body(hints.map(richText))])]),
    element("qti-rubric-block", { use: "scoring", view: "scorer tutor author" }, [body([...solution, ...note])]),
  ];
}

/** The condition under which this wrong answer was given, in every box; `null`: it cannot be given there. */
function givenIn(boxes: readonly Placed[], answer: string): Xml | null {
  const answers = boxes.length === 1 ? [answer] : answer.split("; ");
  if (answers.length !== boxes.length) return null;
  const conditions = boxes.map(({ response }, at) => response.isGiven(answers[at] ?? ""));
  return conditions.includes(null) ? null : all(conditions.filter((condition) => condition !== null));
}

function all(conditions: readonly Xml[]): Xml {
  const [only] = conditions;
  return only !== undefined && conditions.length === 1 ? only : element("qti-and", {}, conditions);
}

interface NamedError {
  readonly identifier: string;
  readonly condition: Xml;
}

function processing(boxes: readonly Placed[], errors: readonly NamedError[]): Xml {
  const set = (identifier: string, baseType: string, text: string) =>
    element("qti-set-outcome-value", { identifier }, [element("qti-base-value", { "base-type": baseType }, [text])]);
  return element("qti-response-condition", {}, [
    element("qti-response-if", {}, [all(boxes.map(({ response }) => response.isRight)), set("SCORE", "float", "1")]),
    ...errors.map(({ identifier, condition }) =>
      element("qti-response-else-if", {}, [
        condition,
        set("SCORE", "float", "0"),
        set("FEEDBACK", "identifier", identifier),
      ]),
    ),
    element("qti-response-else", {}, [set("SCORE", "float", "0")]),
  ]);
}
