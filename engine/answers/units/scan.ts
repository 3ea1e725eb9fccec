import { plainCharacter, raisedDigit } from "../read/characters.ts";

/** A word, a number's digits or a sign of a typed quantity, ASCII or LaTeX, with its place in the text. */
export interface Piece {
  readonly type: "word" | "digits" | "sign" | "other";
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** A gap stands before it. */
  readonly spaced: boolean;
}

/** Cuts a text into pieces; braces of `\text{}` are left out, raised digits become `^` and digits. */
export function scan(text: string): readonly Piece[] {
  const { plain, places } = toPlain(text);
  const pieces: Piece[] = [];
  /** For each open brace, whether it is one of `\text{`. */
  const braces: boolean[] = [];
  let spaced = false;
  let afterText = false;
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(plain); match !== null; match = PIECE.exec(plain)) {
    const [whole, command, digits, word] = match;
    const at = places[match.index] ?? text.length;
    const end = places[match.index + whole.length] ?? text.length;
    const isText = command !== undefined && TEXT_COMMANDS.has(command);
    const sign = command === undefined ? whole : (COMMANDS.get(command) ?? command);
    const dropped = whole === "{" ? afterText : whole === "}" && braces.at(-1) === true;
    if (whole === "{") braces.push(afterText);
    else if (whole === "}") braces.pop();
    if (isText || dropped || sign === "") {
      afterText = isText;
      continue;
    }
    if (sign === " ") {
      spaced = true;
      continue;
    }
    afterText = false;
    const last = pieces.at(-1);
    if (word !== undefined && last?.text === "µ" && !spaced) pieces.pop();
    const prefix = word !== undefined && last?.text === "µ" && !spaced ? last : undefined;
    pieces.push({
      type:
        word !== undefined || sign === "Ω" || sign === "µ"
          ? "word"
          : digits !== undefined
            ? "digits"
            : command !== undefined && !COMMANDS.has(command)
              ? "other"
              : "sign",
      text: (prefix?.text ?? "") + sign,
      at: prefix?.at ?? at,
      end,
      spaced: prefix?.spaced ?? spaced,
    });
    spaced = false;
  }
  return pieces;
}

// Every alternative begins with another character and none can match in two ways: linear.
const PIECE = /\\([A-Za-z]+|.)|(\d+(?:[.,]\d+|'\d{3}(?!\d))*(?:[eE][+-]?\d+)?)|([A-Za-zµΩÅπ]+)|[^]/gu;

const TEXT_COMMANDS = new Set(
  "text textrm textup textsf mathrm mathit mathsf mathbf rm operatorname unit si mbox".split(" "),
);
const COMMANDS: ReadonlyMap<string, string> = new Map(
  ", |; |: |! |space |quad |qquad |  |left|right|displaystyle|cdot *|times *|div /|circ °|degree °|Omega Ω|mu µ|% %|$ $|pounds £|euro €|{ {|} }|prime '"
    .split("|")
    .map((entry) => {
      const at = entry.indexOf(" ", 1);
      return at === -1 ? [entry, ""] : [entry.slice(0, at), entry.slice(at + 1) || " "];
    }),
);

const SIGNS: ReadonlyMap<string, string> = new Map(
  'ºo ˚o ∘o ℃oC ℉oF ′\' ″" ”" “" μµ Ωw ·* ~ '
    .split(" ")
    .map((entry) => [entry.slice(0, 1), entry.slice(1).replace("o", "°").replace("w", "Ω") || " "]),
);

function toPlain(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let plain = "";
  let at = 0;
  let raised = false;
  for (const character of text) {
    const digit = character === "⁻" ? "-" : raisedDigit(character);
    const code = character.charCodeAt(0);
    const isAscii = code > 0x1f && code < 0x7f && character !== "~" && character !== "`";
    const standsFor =
      digit === undefined
        ? isAscii
          ? character
          : (SIGNS.get(character) ?? plainCharacter(character) ?? character)
        : raised
          ? digit
          : `^${digit}`;
    raised = digit !== undefined;
    for (let i = 0; i < standsFor.length; i++) places.push(at);
    plain += standsFor;
    at += character.length;
  }
  return { plain, places };
}
