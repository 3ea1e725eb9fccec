import { parseArgs } from "node:util";
import { evaluate } from "mathjs";
import {
  check,
  createRng,
  DIFFICULTIES,
  type AnswerKind,
  type CheckOptions,
  type Content,
  type MathProblemItem,
  type Rng,
} from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { exactValue, isSameExact } from "./exact-value.ts";

const usage = `usage: node tools/fuzz/mutate-answers.ts [--mutants N] [--seed K]

Changes the right answer of every problem of the bank by one token, N times in all (default 50,000), and marks it. None
may be accepted that exact arithmetic, or mathjs where that cannot tell, holds for another value. Prints what is
accepted wrongly as JSON lines. Exit status: 0 nothing, 1 something, 2 wrong use.`;

/** The right answer of one box. */
interface Answer {
  readonly item: string;
  readonly kind: AnswerKind;
  readonly canonical: string;
  readonly options: CheckOptions;
}

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { mutants: { type: "string", default: "50000" }, seed: { type: "string", default: "1" } },
  });
  const mutants = Number(values.mutants);
  if (!(mutants > 0)) {
    console.error(usage);
    return 2;
  }
  const answers = answersOf(await loadBankFromFiles());
  console.error(`mutants: ${answers.length} answers of the bank`);
  let [accepted, wrongly] = [0, 0];
  for (let count = 0; count < mutants; count++) {
    const answer = answers[count % answers.length];
    if (answer === undefined) break;
    const mutant = mutate(createRng(`${values.seed}/${count}`), answer.canonical);
    const { kind, canonical, options } = answer;
    const { verdict } = check({ kind, expected: canonical, given: mutant, options });
    if (verdict !== "correct") continue;
    accepted++;
    if (isRight(answer, mutant)) continue;
    wrongly++;
    console.log(JSON.stringify({ ...answer, mutant }));
  }
  console.log(JSON.stringify({ mutants, answers: answers.length, accepted, wrongly }));
  return wrongly === 0 ? 0 : 1;
}

/** Every answer of the bank, box by box; picked answers have no tokens to change. */
function answersOf(content: Content): readonly Answer[] {
  const answers: Answer[] = [];
  for (const skill of content.graph.byId.keys()) {
    for (const difficulty of DIFFICULTIES) {
      for (const seed of content.seeds(skill, difficulty)) {
        const opened = content.open({ blueprint: skill, version: content.version(skill), difficulty, seed });
        if (opened.ok) answers.push(...boxesOf(opened.value.item));
      }
    }
    console.error(`mutants: ${skill}, ${answers.length} answers`);
  }
  return answers;
}

function boxesOf({ meta, answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly Answer[] {
  const one = { kind: spec.kind ?? "number", canonical: solution.final_answer_canonical, options: spec.options ?? {} };
  return (spec.parts ?? [one])
    .filter(({ kind }) => kind !== "choice" && kind !== "boolean")
    .map(({ kind, canonical, options }) => ({ item: meta.id, kind, canonical, options: options ?? {} }));
}

/** One token changed: taken out, put in twice, replaced, or swapped with the next. */
function mutate(rng: Rng, text: string): string {
  const tokens = text.match(/\d|\s+|[^\d\s]/gu) ?? [""];
  const at = rng.int(0, tokens.length - 1);
  const here = tokens[at] ?? "";
  const replaced = (by: readonly string[]) => tokens.toSpliced(at, 1, ...by).join("");
  switch (rng.int(0, 4)) {
    case 0:
      return replaced([]);
    case 1:
      return replaced([here, here]);
    case 2:
      return tokens.toSpliced(at, 2, tokens[at + 1] ?? "", here).join("");
    case 3:
      return replaced([here, rng.pick(SIGNS)]);
    default:
      return replaced([/\d/u.test(here) ? String((Number(here) + rng.int(1, 9)) % 10) : rng.pick(SIGNS)]);
  }
}

const SIGNS = [..."0123456789.,/-+ %=xny"];

/** By exact arithmetic; where the text is too strange for it, by mathjs; where both are at a loss, not right. */
function isRight({ canonical, kind }: Answer, mutant: string): boolean {
  const typed = plainWriting(kind, mutant);
  const right = exactValue(canonical);
  const value = exactValue(typed);
  if (right === undefined || value === undefined) return isSameByMathjs(canonical, typed);
  // In a percent answer a bare 45 means 45 %.
  const isBarePercent = kind === "percent" && canonical.includes("%") && !typed.includes("%");
  return isSameExact(right, isBarePercent ? { ...value, bottom: value.bottom * 100n } : value);
}

/** What the checker's rules of reading let pass, written plainly: CHK7, CHK12, and CHK32 for mixed numbers. */
function plainWriting(kind: AnswerKind, text: string): string {
  const plain = text
    .replace(/[\s=.!?]+$/u, "")
    .replace(/^[\s=+]+/u, "")
    .replaceAll(/\s*\/\s*/gu, "/")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(\d) (?=\d{3}\b(?!\/))/gu, "$1")
    .replaceAll(/(?<![\d.,])0+(?=\d)/gu, "")
    .replaceAll(/(?<=\d)\.(?=\/)/gu, "");
  return kind === "mixed" ? plain.replace(/^(\d+)(?:\.\s+|\s*[+/]\s*)(?=\d+\/\d+$)/u, "$1 ") : plain;
}

function isSameByMathjs(canonical: string, mutant: string): boolean {
  try {
    const [a, b] = [canonical, mutant].map((text) => Number(evaluate(sideOf(text))));
    return a === b;
  } catch {
    return false;
  }
}

/** `4 = x`, and `x == 4`: the side with the number. */
function sideOf(text: string): string {
  const sides = text.split(/=+/u).filter((side) => side.trim() !== "");
  return sides.find((side) => /\d/u.test(side)) ?? text;
}

process.exitCode = await main(process.argv.slice(2));
