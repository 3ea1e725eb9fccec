import type { MessageCategory, MessageContext } from "./understand.ts";

/** A message with what it was labelled as. */
export interface LabelledRow {
  readonly voice: string;
  readonly message: string;
  readonly context: MessageContext;
  readonly category: MessageCategory;
  readonly value: string | null;
}

/**
 * The messages of one voice. A line `# kind | stem | expected | tutor | choices | asked` is what was open for the lines
 * below it, `# *` any plain problem of `PROBLEMS` in turn. The rest are `letter | message`, answers `a value | message`
 * (`a - |` of several values); `{}` stands for the expected value, or one near it.
 */
export function rowsIn(voice: string, text: string): readonly LabelledRow[] {
  const rows: LabelledRow[] = [];
  let open: MessageContext | undefined = {};
  for (const line of text.split("\n")) {
    if (line === "") continue;
    if (line.startsWith("# ")) {
      open = line === "# *" ? undefined : contextOf(line.slice(2));
      continue;
    }
    const [, letter = "", labelled = "-", message = ""] = /^([acsoke])(?: (.*?))? \| (.*)$/u.exec(line) ?? [];
    const category = CATEGORY_BY_LETTER.get(letter);
    if (category === undefined) throw new Error(`${voice}: ${line}`);
    const context = open ?? PROBLEMS[(rows.length * 7) % PROBLEMS.length] ?? {};
    const value = labelled === "{}" ? valueFor(context, rows.length) : labelled === "-" ? null : labelled;
    rows.push({ voice, message: message.replace("{}", value ?? ""), context, category, value });
  }
  return rows;
}

function contextOf(line: string): MessageContext {
  const [kind, stem, expected, lastTutorMessage, choices = "", lastAsked] = line.split("|").map((part) => part.trim());
  return compact({
    kind,
    stem,
    expected,
    lastTutorMessage,
    lastAsked,
    choices: choices === "" ? undefined : choices.split(";").map((choice) => choice.trim()),
  });
}

/** Without what is not there. */
export function compact(fields: Readonly<Record<string, unknown>>): MessageContext {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));
}

/** The expected value every second time, else a wrong one. */
function valueFor({ expected = "" }: MessageContext, turn: number): string {
  const own = expected.replace(/^[a-z] = /u, "");
  return turn % 2 === 0 ? own : own.replace(/\d+/u, (digits) => String(Number(digits) + 1 + (turn % 9)));
}

const CATEGORY_BY_LETTER: ReadonlyMap<string, MessageCategory> = new Map([
  ["a", "answer"],
  ["c", "conceptual_question"],
  ["s", "stuck"],
  ["o", "off_topic"],
  ["k", "acknowledge"],
  ["e", "explanation"],
]);
const NEXT = "Here is the next one.";
const PROBLEMS: readonly MessageContext[] = [
  { kind: "integer", stem: "What is $47 + 36$?", expected: "83" },
  { kind: "fraction", stem: "What is $\\frac{2}{7} + \\frac{3}{7}$?", expected: "5/7" },
  { kind: "integer", stem: "Work out $24 \\times 6$.", expected: "144", lastTutorMessage: NEXT },
  { kind: "integer", stem: "Ravi has 52 stickers. He gives 17 to Ana. How many does he have left?", expected: "35" },
  { kind: "decimal", stem: "What is $8.4 + 8.9$?", expected: "17.3" },
  { kind: "equation", stem: "Solve $n - 14 = 67$.", expected: "n = 81" },
  {
    kind: "integer",
    stem: "What is $72 \\div 8$?",
    expected: "9",
    lastTutorMessage: "Not quite yet. Have another look.",
  },
  { kind: "percent", stem: "Write $\\frac{1}{2}$ as a percent.", expected: "50%" },
  {
    kind: "integer",
    stem: "There are 6 boxes with 8 crayons in each box. How many crayons are there?",
    expected: "48",
  },
  { kind: "mixed", stem: "Write $\\frac{7}{2}$ as a mixed number.", expected: "3 1/2" },
  { kind: "integer", stem: "Round $4{,}750$ to the nearest hundred.", expected: "4800" },
  { kind: "integer", stem: "What is $-6 + 4$?", expected: "-2", lastTutorMessage: "What do you get?" },
  { kind: "fraction", stem: "A cake is cut into 6 equal pieces. Ben eats 2. What fraction is that?", expected: "1/3" },
];
