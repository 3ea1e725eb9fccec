import type { Blueprint, BlueprintStep, HintLadder, MisconceptionRule, Operands, StemTemplate } from "./blueprint.ts";
import type { DiagramInput } from "./diagram.ts";

/** A wording in another language: its text, or with it what is read aloud. */
export type TranslatedStem<O extends Operands> =
  | StemTemplate<O>["text"]
  | Required<Pick<StemTemplate<O>, "text" | "spoken">>;

/** What is said of a named error in another language. */
export interface ErrorWords<O extends Operands> {
  readonly did: (o: O) => string;
  readonly hints: (o: O) => HintLadder;
}

/** A step in another language; its mathematics only where words stand in it. */
export type StepWords = Pick<BlueprintStep, "explanation"> & Partial<Pick<BlueprintStep, "math">>;

/**
 * Everything a blueprint says, in another language. Numbers, answers, pictures and the errors themselves stay the
 * blueprint's own: a translated item is the same item [ITM10].
 */
export interface BlueprintWords<O extends Operands = Operands> {
  /** By the ids of the wordings, all of them. */
  readonly stems: Readonly<Record<string, TranslatedStem<O>>>;
  /** As many as the blueprint has for these operands. */
  readonly steps: (o: O) => readonly StepWords[];
  readonly hints: (o: O) => HintLadder;
  /** By the ids of the rules; of several rules with one id each, in their order. */
  readonly errors: Readonly<Record<string, ErrorWords<O> | readonly ErrorWords<O>[]>>;
  /** The picture with its words in this language. Needed where it has words. */
  readonly diagram?: (o: O, diagram: DiagramInput) => DiagramInput;
  /** What stands before the boxes, where there are several. */
  readonly labels?: readonly string[];
}

/** Forgets the operands' names, so that words of all skills fit one list. */
export function defineWords<O extends Operands>(words: BlueprintWords<O>): BlueprintWords {
  // Sound: operands are only ever made by `levels` of the blueprint they are for.
  return words as unknown as BlueprintWords;
}

/** The blueprint in another language: the same seeds draw the same numbers, names and things. */
export function translated(blueprint: Blueprint, words: BlueprintWords): Blueprint {
  const { stems, diagram, labels } = words;
  return {
    ...blueprint,
    stems: blueprint.stems.map((stem): StemTemplate<Operands> => {
      const text = stems[stem.id];
      if (text === undefined) throw new Error(`${blueprint.id}: the wording ${stem.id} has no translation`);
      const { spoken: _spoken, ...rest } = stem;
      return typeof text === "function" ? { ...rest, text } : { ...rest, ...text };
    }),
    answer: (o) => {
      const answer = blueprint.answer(o);
      if (labels === undefined || answer.parts === undefined) return answer;
      return { ...answer, parts: answer.parts.map((part, at) => ({ ...part, label: labels[at] ?? part.label })) };
    },
    steps: (o, groups) => {
      const own = words.steps(o);
      return blueprint.steps(o, groups).map((step, at) => ({ ...step, ...own[at] }));
    },
    hints: words.hints,
    misconceptions: blueprint.misconceptions.map((rule, at): MisconceptionRule<Operands> => {
      const said = errorWords(blueprint, words, at);
      return { ...rule, explanation: said.did, hints: said.hints };
    }),
    ...(diagram !== undefined && {
      diagram: (o) => {
        const drawn = blueprint.diagram?.(o);
        return drawn && diagram(o, drawn);
      },
    }),
  };
}

function errorWords({ id, misconceptions }: Blueprint, { errors }: BlueprintWords, at: number): ErrorWords<Operands> {
  const rule = misconceptions[at]?.id ?? "";
  const said = errors[rule];
  const nth = misconceptions.slice(0, at).filter((other) => other.id === rule).length;
  const own = said !== undefined && "did" in said ? said : said?.[nth];
  if (own === undefined) throw new Error(`${id}: the error ${rule} has no translation`);
  return own;
}
