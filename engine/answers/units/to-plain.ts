import { plainCharacter, raisedDigit } from "../read/characters.ts";

/** A typed quantity in plain signs: LaTeX taken apart, raised digits as `^2`. Places stay where no LaTeX is typed. */
export function toPlain(text: string): string {
  let plain = "";
  let raised = false;
  for (const character of text) {
    const digit = character === "⁻" ? "-" : raisedDigit(character);
    const isAscii = character > "\u001f" && character < "\u007f" && character !== "`";
    plain +=
      digit === undefined
        ? isAscii
          ? character
          : (SIGNS.get(character) ?? plainCharacter(character) ?? character)
        : raised
          ? digit
          : `^${digit}`;
    raised = digit !== undefined;
  }
  return plain.includes("\\") ? withoutLatex(plain) : plain;
}

const SIGNS: ReadonlyMap<string, string> = new Map(
  'º° ˚° ∘° ℃°C ℉°F ′\' ″" ”" “" μµ ΩΩ ℓL ·*'.split(" ").map((entry) => [entry.slice(0, 1), entry.slice(1)]),
);

function withoutLatex(text: string): string {
  return text
    .replaceAll(/\\([A-Za-z]+|.)/gu, (whole, command: string) => COMMANDS.get(command) ?? whole)
    .replaceAll(/\^ *\{([^{}]*)\}/gu, (_, power: string) => (power.includes("°") ? "°" : `^(${power})`))
    .replaceAll(/\\(?:text|math|operatorname|mbox|unit|si|rm)[a-z]* *\{([^{}]*)\}/gu, "$1")
    .replaceAll(/\\[dt]?frac *\{([^{}]*)\} *\{([^{}]*)\}/gu, (whole, top: string, bottom: string) =>
      /[A-Za-z]/u.test(top + bottom) && !whole.slice(5).includes("\\") ? `(${top})/(${bottom})` : whole,
    )
    .replaceAll("^°", "°");
}

const COMMANDS: ReadonlyMap<string, string> = new Map(
  [
    ..."cdot* times* div/ circ° degree° OmegaΩ muµ %% $$ pounds£ euro€ prime'".split(" "),
    ..."left,right,displaystyle".split(",").map((name) => `${name}\0`),
    ..."; : ! space quad qquad".split(" ").map((name) => `${name} `),
    ", ",
    "  ",
  ].map((entry) => [entry.slice(0, -1), entry.slice(-1).replace("\0", "")]),
);
