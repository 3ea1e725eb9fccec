import type { AnswerBoxView, AnswerKind } from "#engine";
import type { TextId } from "../../text/text.ts";
import { FUNCTION_TEMPLATES, TEMPLATES, type FunctionTemplate, type TemplateName } from "./templates.ts";

/** What a key does to the text in the box. */
export type KeyAction =
  | { readonly type: "insert"; readonly text: string }
  /** Types a text with places in it; `takes`: what stands before the caret goes into the first place. */
  | { readonly type: "template"; readonly text: string; readonly takes: "operand" | "nothing" }
  | { readonly type: "erase" }
  | { readonly type: "left" }
  | { readonly type: "right" };

/** Drawings that stand on keys. */
export type KeyDrawing =
  | "whole"
  | Exclude<TemplateName, FunctionTemplate>
  | "erase"
  | "left"
  | "right"
  | "index"
  | "squared-unit"
  | "cubed-unit";

export interface KeypadKey {
  readonly id: string;
  readonly action: KeyAction;
  /** What stands on the key: text, or a drawing. */
  readonly face: { readonly text: string; readonly italic: boolean } | { readonly drawing: KeyDrawing };
  /** The key's name for screen readers, where the face does not say it. */
  readonly name: TextId | null;
  /** How much of its row it takes, beside the others. */
  readonly span: number;
}

/** Signs that only some answers of a kind need. A problem that names them gets these and no others of the list. */
export const SIGN_NAMES = [
  "power",
  "root",
  "nth-root",
  "absolute",
  "pi",
  "plus-minus",
  "degrees",
  "index",
  "functions",
  "logarithms",
  "remainder",
  "infinity",
  "or",
] as const;
export type SignName = (typeof SIGN_NAMES)[number];

export interface KeypadNeeds {
  readonly kind: AnswerKind;
  /** The decimal mark the learner writes. */
  readonly mark: "." | ",";
  /** The unknown that stands before the box (`x =`), which then needs no key. */
  readonly shownVariable: string | null;
  /** The unknowns of the problem; x where it does not say. */
  readonly variables?: readonly string[];
  /** Units that come to mind; the usual ones where the problem does not say. */
  readonly units?: readonly string[];
  /** The further signs an answer may need; the usual ones of the kind where the problem does not say. */
  readonly signs?: readonly SignName[];
  /** False where numbers below zero are not taught yet: nothing then needs a minus in front. */
  readonly belowZero?: boolean;
}

/** What a problem may say of the keys a box needs; without it the usual ones of the kind are there. */
type BoxWithKeys = AnswerBoxView & Partial<Pick<KeypadNeeds, "variables" | "units" | "signs">>;

export function keypadNeeds(box: BoxWithKeys, mark: "." | ","): KeypadNeeds {
  const { kind, variable: shownVariable, variables, units, signs, belowZero } = box;
  return {
    kind,
    mark,
    shownVariable,
    ...(variables && { variables }),
    ...(units && { units }),
    ...(signs && { signs }),
    ...(belowZero !== undefined && { belowZero }),
  };
}

/** No row has more keys than fit a narrow phone at 48 px. */
export const MOST_IN_A_ROW = 6;

/**
 * The keys an answer of this kind can need and no others, row by row; every row fills the width. They tell nothing
 * about the answer itself. Empty for kinds that are picked, and for words.
 */
export function keypadLayout(needs: KeypadNeeds): readonly (readonly KeypadKey[])[] {
  const rows = rowsOfKind(needs).map((row) => row.flatMap((id) => keysOf(id, needs)));
  const columns = widthOf(rows.find((row) => row.some(({ id }) => id === "7")) ?? []);
  return rows.flatMap((row) => (row.length === 0 ? [] : split(withWideZero(row, columns))));
}

/** The 0 is as wide as it takes to make its row as wide as those above. */
function withWideZero(row: readonly KeypadKey[], columns: number): readonly KeypadKey[] {
  const others = widthOf(row.filter(({ id }) => id !== "0"));
  return row.map((key) => (key.id === "0" ? { ...key, span: Math.max(1, columns - others) } : key));
}

function widthOf(row: readonly KeypadKey[]): number {
  return row.reduce((sum, { span }) => sum + span, 0);
}

/** Rows of key ids; `no-solution*2` is twice as wide. Upper-case ids stand for several keys, or for none. */
function rowsOfKind(needs: KeypadNeeds): readonly (readonly string[])[] {
  const { kind, shownVariable } = needs;
  switch (kind) {
    case "integer":
      return withDigits(needs, ["REMAINDER"], ["-"]);
    case "decimal":
      return withDigits(needs, [], ["mark", "-"]);
    case "money":
      return withDigits(needs, [], ["mark"]);
    case "percent":
      return withDigits(needs, [], ["%", "mark"]);
    case "fraction":
      return withDigits(needs, [], ["/", "-"]);
    case "mixed":
      return withDigits(needs, [], ["whole", "/", "-"]);
    case "number":
      return withDigits(needs, ["PI", "REMAINDER"], ["/", "mark", "-"]);
    case "scientific":
      return withDigits(needs, [], ["ten-power", "mark", "-"]);
    case "equation":
      return shownVariable === null
        ? algebra(["VARIABLES", "=", "no-solution*2"])
        : withDigits(needs, ["PLUS-MINUS", "OR"], ["/", "mark", "-"]);
    case "expression":
      return isNumeric(needs) ? arithmetic() : algebra(["VARIABLES"]);
    case "parse":
      return algebra(["VARIABLES"]);
    case "inequality":
      return [
        ["VARIABLES", "<", ">", "≤", "≥", "≠"],
        ...digits(["+", "or"], ["-", "and"], ["fraction", "ROOT"]),
        last(),
      ];
    case "system":
      return [["VARIABLES", "=", "separator"], ...digits(["+", "("], ["-", ")"], ["fraction", "ROOT"]), last()];
    case "set":
      if (isNumeric(needs)) return [...digits(["separator"], ["set"], ["fraction"]), ["-", "0", "mark", "ROOT"]];
      return [
        ["set", "separator", "fraction", "ROOT", "VARIABLES-ASKED"],
        ...digits([], [], []),
        ["-", "0", "mark", "∅"],
      ];
    case "interval":
      return [
        ["open-open", "closed-open", "open-closed", "closed-closed"],
        ...digits(["∞"], ["∪"], ["fraction"]),
        ["-", "0", "mark", "∅", "ROOT"],
      ];
    case "point":
      return [["pair", "separator", "fraction", "ROOT"], ...digits([], [], []), ["-", "0", "mark"]];
    case "list":
      if (isNumeric(needs)) return [...digits(["separator"], ["-"], ["fraction"]), ["0", "mark", "ROOT"]];
      return [["separator", "fraction", "ROOT", "VARIABLES-ASKED"], ...digits([], [], []), ["-", "0", "mark"]];
    case "ratio":
      return withDigits(needs, [], [":", "fraction", "mark"]);
    case "time":
      return withDigits(needs, needs.units ?? ["h", "min", "s", "am", "pm"], [":", "mark"]);
    case "units":
      return needs.units?.length === 0 ? withDigits(needs, [], ["mark"]) : quantity(needs.units ?? USUAL_UNITS);
    case "text":
    case "boolean":
    case "choice":
      return [];
  }
}

function digits(
  first: readonly string[],
  second: readonly string[],
  third: readonly string[],
): readonly (readonly string[])[] {
  return [
    ["7", "8", "9", ...first, "erase"],
    ["4", "5", "6", ...second, "left"],
    ["1", "2", "3", ...third, "right"],
  ];
}

/**
 * Digits and up to five signs in three rows, so that question, picture and answer have the room of a fourth: a sign
 * above the arrows, then beside the 0, then one more of each.
 */
function withDigits(
  { belowZero = true }: KeypadNeeds,
  above: readonly string[],
  signs: readonly string[],
): readonly (readonly string[])[] {
  const wanted = signs.filter((id) => id !== "-" || belowZero);
  const isWide = wanted.length > 2;
  const [first, second, last] = isWide
    ? [wanted.slice(0, 2), wanted.slice(2, 3), wanted.slice(3)]
    : [wanted.slice(0, 1), [], wanted.slice(1)];
  return [
    above,
    ["7", "8", "9", ...first, wanted.length === 0 ? "erase*2" : "erase"],
    ["4", "5", "6", ...second, "left", "right"],
    ["1", "2", "3", "0", ...last],
  ];
}

/** Four units stand above the digits, six more beside them, any further ones above again. */
function quantity(units: readonly string[]): readonly (readonly string[])[] {
  const keys = units.map((unit) => `unit:${unit}`);
  return [
    [...keys.slice(0, 4), ...keys.slice(10), "squared-unit", "cubed-unit"],
    ...digits(keys.slice(4, 6), keys.slice(6, 8), keys.slice(8, 10)),
    ["-", "0", "mark", "/"],
  ];
}

function last(): readonly string[] {
  return ["0", "mark", "POWER", "no-solution*2"];
}

function algebra(above: readonly string[]): readonly (readonly string[])[] {
  return [
    [...above, "ABSOLUTE", "PI", "PLUS-MINUS", "DEGREES", "INDEX", "NTH-ROOT"],
    ["FUNCTIONS", "LOGARITHMS"],
    ...digits(["+", "POWER"], ["-", "ROOT"], ["×", "fraction"]),
    ["0", "mark", "(", ")"],
  ];
}

/** Numbers and what stands between them, where the answer has no letter. */
function arithmetic(): readonly (readonly string[])[] {
  return [
    ["ABSOLUTE", "PI", "PLUS-MINUS", "DEGREES", "INDEX", "NTH-ROOT"],
    ["FUNCTIONS", "LOGARITHMS"],
    ...digits(["+", "-"], ["×", "÷"], ["(", ")"]),
    ["0", "mark", "fraction", "POWER", "ROOT"],
  ];
}

/** Whether a problem whose answer could hold letters names none. */
function isNumeric({ kind, variables = [] }: KeypadNeeds): boolean {
  return variables.length === 0 && (kind === "expression" || kind === "set" || kind === "list");
}

/** The further signs of a kind where the problem names none. */
const USUAL_SIGNS: Partial<Readonly<Record<AnswerKind, readonly SignName[]>>> = {
  expression: ["power", "root", "absolute", "pi"],
  parse: ["power", "root", "absolute", "pi"],
  equation: ["power", "root"],
  inequality: ["power", "root"],
  system: ["power", "root"],
  set: ["root"],
  interval: ["root"],
  point: ["root"],
  list: ["root"],
};
const USUAL_UNITS = ["mm", "cm", "m", "km", "g", "kg", "mL", "L", "s", "min"];

/** Keys that are there only where the signs of the problem name them. */
const SIGN_KEYS: Readonly<Record<string, readonly [SignName, readonly string[]]>> = {
  POWER: ["power", ["power"]],
  ROOT: ["root", ["root"]],
  "NTH-ROOT": ["nth-root", ["nth-root"]],
  ABSOLUTE: ["absolute", ["absolute"]],
  PI: ["pi", ["π"]],
  "PLUS-MINUS": ["plus-minus", ["±"]],
  DEGREES: ["degrees", ["°"]],
  INDEX: ["index", ["_"]],
  FUNCTIONS: ["functions", ["sin", "cos", "tan"]],
  LOGARITHMS: ["logarithms", ["ln", "log", "e"]],
  REMAINDER: ["remainder", ["r"]],
  OR: ["or", ["or"]],
};

function keysOf(entry: string, needs: KeypadNeeds): readonly KeypadKey[] {
  const [id = "", times] = entry.split("*");
  const span = times === undefined ? 1 : Number(times);
  const conditional = SIGN_KEYS[id];
  if (conditional !== undefined) {
    const wanted = needs.signs ?? (isNumeric(needs) ? [] : USUAL_SIGNS[needs.kind]) ?? [];
    return wanted.includes(conditional[0]) ? conditional[1].flatMap((key) => keysOf(key, needs)) : [];
  }
  switch (id) {
    case "VARIABLES":
      return variablesOf(needs).map(letter);
    case "VARIABLES-ASKED":
      return (needs.variables ?? []).map(letter);
    default:
      return [{ ...keyOf(id, needs), span }];
  }
}

function variablesOf({ kind, variables }: KeypadNeeds): readonly string[] {
  if (variables !== undefined && variables.length > 0) return variables;
  return kind === "system" ? ["x", "y"] : ["x"];
}

function keyOf(id: string, { mark }: KeypadNeeds): KeypadKey {
  if (id.startsWith("unit:")) return typed(id.slice("unit:".length), null);
  switch (id) {
    case "erase":
    case "left":
    case "right":
      return drawn(id, { type: id }, `key.${id}`);
    case "/":
      return drawn("fraction", { type: "insert", text: "/" }, "key.fraction");
    case "whole":
      return drawn("whole", { type: "insert", text: " " }, "key.whole");
    case "squared-unit":
      return drawn("squared-unit", { type: "insert", text: "²" }, "key.squared");
    case "cubed-unit":
      return drawn("cubed-unit", { type: "insert", text: "³" }, "key.cubed");
    case "mark":
      return typed(mark, mark === "." ? "key.point" : "key.comma");
    case "separator":
      return typed(
        mark === "." ? ", " : "; ",
        mark === "." ? "key.separator-comma" : "key.separator-semicolon",
        mark === "." ? "," : ";",
      );
    case "no-solution":
      return typed("no solution", null);
    case "or":
    case "and":
      return typed(` ${id} `, null, id);
    case "r":
      return typed(" r ", "key.remainder", "r");
    case "e":
      return letter("e");
    case "_":
      return drawn("index", { type: "insert", text: "_" }, "key.index");
    default:
      return isTemplate(id) ? templateKey(id, mark) : typed(id, NAMES[id] ?? null, FACES[id] ?? id);
  }
}

const NAMES: Readonly<Record<string, TextId>> = {
  "-": "key.minus",
  "+": "key.plus",
  "×": "key.times",
  "÷": "key.divided-by",
  "%": "key.percent",
  "=": "key.equals",
  "<": "key.less",
  ">": "key.greater",
  "≤": "key.at-most",
  "≥": "key.at-least",
  "≠": "key.not-equal",
  "(": "key.open",
  ")": "key.close",
  π: "key.pi",
  "±": "key.plus-minus",
  "°": "key.degrees",
  "∞": "key.infinity",
  "∪": "key.union",
  "∅": "key.empty-set",
  ":": "key.colon",
  h: "key.hours",
  min: "key.minutes",
  s: "key.seconds",
};
const FACES: Readonly<Record<string, string>> = { "-": "−" };

function isFunction(id: TemplateName): id is FunctionTemplate {
  return FUNCTION_TEMPLATES.has(id);
}

function isTemplate(id: string): id is TemplateName {
  return Object.hasOwn(TEMPLATES, id);
}

function templateKey(id: TemplateName, mark: "." | ","): KeypadKey {
  const text = mark === "." ? TEMPLATES[id] : TEMPLATES[id].replaceAll(", ", "; ");
  const action: KeyAction = { type: "template", text, takes: id === "fraction" ? "operand" : "nothing" };
  if (isFunction(id)) return { id, action, face: { text: id, italic: false }, name: null, span: 1 };
  return drawn(id, action, `key.${id}`);
}

function typed(text: string, name: TextId | null, face = text): KeypadKey {
  return { id: text, action: { type: "insert", text }, face: { text: face, italic: false }, name, span: 1 };
}

function letter(name: string): KeypadKey {
  return { ...typed(name, null), face: { text: name, italic: true } };
}

function drawn(drawing: KeyDrawing, action: KeyAction, name: TextId): KeypadKey {
  return { id: drawing, action, face: { drawing }, name, span: 1 };
}

/** A row with too many keys becomes two or three of about the same length. */
function split(row: readonly KeypadKey[]): readonly (readonly KeypadKey[])[] {
  const parts = Math.ceil(row.length / MOST_IN_A_ROW);
  const length = Math.ceil(row.length / parts);
  return Array.from({ length: parts }, (_, at) => row.slice(at * length, (at + 1) * length));
}
