import { existsSync, readFileSync } from "node:fs";
import { createRng, DIFFICULTIES, type Content, type ItemAddress } from "#engine";
import { equivalentForms } from "#engine/testing";
import { loadBankFromFiles } from "#bank/factory";
import type { PeerCase } from "./check-peers.ts";

/** An answer and what every checker should make of it. */
export interface MarkedCase extends PeerCase {
  readonly accept: boolean;
}

const CORPORA = new URL("../../shared/corpora/", import.meta.url);
const TYPED: ReadonlySet<string> = new Set([
  "integer",
  "decimal",
  "fraction",
  "mixed",
  "number",
  "percent",
  "equation",
  "expression",
]);

/** Answers to problems of our own bank: the right one, another writing of it, wrong ones of known misconceptions. */
export async function bankCases(count: number): Promise<readonly MarkedCase[]> {
  const content = await loadBankFromFiles();
  const rng = createRng("bench/check");
  const cases: MarkedCase[] = [];
  for (const address of rng.shuffle(addressesOf(content))) {
    if (cases.length >= count) break;
    const opened = content.open(address);
    if (!opened.ok) continue;
    const { answer_spec: spec, solution_logic: solution, misconceptions } = opened.value.item;
    const kind = spec.kind ?? "number";
    if (!TYPED.has(kind) || spec.parts !== undefined) continue;
    const expected = solution.final_answer_canonical;
    const options = spec.options ?? {};
    const forms = equivalentForms(kind, expected, options);
    const rewritten = forms[rng.int(0, forms.length - 1)] ?? expected;
    const row = { kind, expected, options };
    cases.push({ ...row, given: expected, accept: true }, { ...row, given: rewritten, accept: true });
    const wrong = misconceptions.flatMap(({ trigger }) => (trigger.kind === "exact_answer" ? [trigger.value] : []));
    for (const given of wrong.slice(0, 2)) cases.push({ ...row, given, accept: false });
  }
  return cases.slice(0, count);
}

function addressesOf(content: Content): readonly ItemAddress[] {
  return [...content.graph.byId.keys()].flatMap((skill) =>
    DIFFICULTIES.flatMap((difficulty) =>
      content
        .seeds(skill, difficulty)
        .map((seed) => ({ blueprint: skill, version: content.version(skill), difficulty, seed })),
    ),
  );
}

/** Cases of the corpora beside the repository, those of kinds that all checkers know; none where they are not. */
export function corpusCases(): readonly MarkedCase[] {
  if (!existsSync(CORPORA)) return [];
  return ["kas", "mathsteps", "nasty"].flatMap((name) =>
    readFileSync(new URL(`${name}.jsonl`, CORPORA), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as CorpusRow)
      .filter((row) => row.expected !== null && KINDS.has(row.kind) && !row.tags.some(isContested))
      .map(({ kind, expected, given, options, verdict }) => ({
        kind,
        expected: expected ?? "",
        given,
        options,
        accept: verdict === "correct",
      })),
  );
}

interface CorpusRow {
  readonly kind: string;
  readonly expected: string | null;
  readonly given: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly verdict: string;
  readonly tags: readonly string[];
}

const KINDS = new Set(["integer", "decimal", "fraction", "expression", "equation", "inequality", "parse"]);

function isContested(tag: string): boolean {
  return (
    ["disputed", "implicit-precedence", "domain", "source-known-wrong", "ungraded"].includes(tag) ||
    tag.startsWith("convention")
  );
}
