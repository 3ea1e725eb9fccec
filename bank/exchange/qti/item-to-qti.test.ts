import { beforeAll, describe, expect, test, vi } from "vitest";
import { DIFFICULTIES, plainlyTold, type Content, type MathProblemItem } from "#engine";
import { checkItem } from "#engine/parts/checker";
import { loadBankFromFiles } from "#bank/factory";
import { answerQti } from "./answer-qti.fixture.ts";
import { itemToQti } from "./item-to-qti.ts";
import { qtiManifest } from "./qti-manifest.ts";
import { mathsElements, qtiFaults } from "./qti-rules.fixture.ts";
import { elements, everyElement, readXml, textOf, type XmlNode } from "./read-xml.fixture.ts";
import { richText } from "./rich-text.ts";
import { element } from "./xml.ts";

// The whole bank is loaded, and every sort of item is tried: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let items: readonly MathProblemItem[] = [];
/** Items that QTI can mark, each as it is read from its file. */
let written: readonly { readonly item: MathProblemItem; readonly root: XmlNode }[] = [];
let content: Content;

beforeAll(async () => {
  content = await loadBankFromFiles();
  items = content.graph.nodes.flatMap(({ id }) =>
    DIFFICULTIES.flatMap((difficulty) =>
      content
        .seeds(id, difficulty)
        .slice(0, 2)
        .map((seed) => open(id, difficulty, seed)),
    ),
  );
  written = items.flatMap((item) => {
    const made = itemToQti(item, "A problem");
    return made.ok ? [{ item, root: readXml(made.value.text) }] : [];
  });
});

function open(id: MathProblemItem["meta"]["skill_id"], difficulty: (typeof DIFFICULTIES)[number], seed: number) {
  const opened = content.open({ blueprint: id, version: content.version(id), difficulty, seed });
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value.item;
}

/** A sentence of the bank as it reads in a file. */
const sentence = (text: string) => textOf(readXml(element("p", {}, richText(text)).xml));

const kindOf = ({ answer_spec: { kind } }: MathProblemItem) => kind ?? "none";

/** What is put into each box for an answer of the bank; a choice by the identifier the file gives it. */
function boxesFor(root: XmlNode, item: MathProblemItem, answer: string): Readonly<Record<string, string>> {
  const at = item.answer_spec.ui.choices.indexOf(answer);
  const choice = everyElement(root).filter(({ name }) => name === "qti-simple-choice")[at]?.attributes["identifier"];
  if (choice !== undefined) return { RESPONSE: choice };
  if (item.answer_spec.parts === undefined) return { RESPONSE: answer };
  return Object.fromEntries(answer.split("; ").map((text, box) => [`RESPONSE${box + 1}`, text]));
}

describe("[EXC2] an item as a QTI 3.0 assessment item", () => {
  test("has the elements, attributes and order that the standard asks for, and names nothing undeclared", () => {
    for (const { item, root } of written)
      expect({ id: item.meta.id, faults: qtiFaults(root) }).toEqual({ id: item.meta.id, faults: [] });
  });

  test("gives the point to the right answer, whatever its kind", () => {
    const kinds = new Set<string>();
    for (const { item, root } of written) {
      const right = boxesFor(root, item, item.solution_logic.final_answer_canonical);
      expect({ id: item.meta.id, ...answerQti(root, right) }).toEqual({ id: item.meta.id, score: 1, feedback: null });
      kinds.add(kindOf(item));
    }
    for (const kind of ["integer", "decimal", "fraction", "mixed", "percent", "money", "units", "time", "equation"])
      expect(kinds).toContain(kind);
    for (const kind of ["expression", "set", "list", "choice", "boolean"]) expect(kinds).toContain(kind);
  });

  test("gives a named error no point and its own sentence, and no other", () => {
    let told = 0;
    for (const { item, root } of written) {
      for (const error of item.misconceptions) {
        const { score, feedback } = answerQti(root, boxesFor(root, item, error.trigger.value));
        expect({ id: item.meta.id, error: error.id, score }).toEqual({ id: item.meta.id, error: error.id, score: 0 });
        // A box for whole numbers holds no fraction: it is no answer there, and nothing is said of it.
        if (kindOf(item) === "integer" && error.trigger.value.includes("/")) continue;
        const shown = everyElement(root)
          .filter(({ name, attributes }) => name === "qti-modal-feedback" && attributes["identifier"] === feedback)
          .map((node) => everyElement(node).find(({ name }) => name === "p"));
        const said = shown.map((paragraph) => (paragraph === undefined ? null : textOf(paragraph)));
        expect({ id: item.meta.id, said }).toEqual({
          id: item.meta.id,
          said: [sentence(plainlyTold(error) ?? "")],
        });
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(1_000);
  });

  test("gives nothing typed a point that MathFlow marks otherwise", () => {
    for (const { item, root } of written) {
      if (item.answer_spec.parts !== undefined) continue;
      for (const { attributes } of everyElement(root).filter(({ name }) => name === "qti-map-entry")) {
        const given = attributes["map-key"] ?? "";
        expect({ given, verdict: checkItem(item, [given], "en").verdict }).toEqual({ given, verdict: "correct" });
      }
    }
  });

  test("shows the stem word for word, formulas as MathML, and the picture in words", () => {
    for (const { item, root } of written) {
      const body = elements(root).find(({ name }) => name === "qti-item-body");
      const [stem, picture] = body === undefined ? [] : elements(body);
      const words = item.problem_content.stem.replaceAll(/(?<!\\)\$(?:\\.|[^$\\])*\$/gu, " ").replaceAll("\\$", "$");
      const shown = stem === undefined ? "" : textOf(stem);
      for (const word of words.split(/\s+/u)) expect(shown).toContain(word);
      const { diagram } = item.problem_content;
      if (diagram !== undefined) expect(textOf(picture ?? root)).toBe(`Picture: ${diagram.alt}`);
    }
    const maths = new Set(written.flatMap(({ root }) => [...mathsElements(root)]));
    expect(maths).toContain("mfrac");
    expect(maths).not.toContain("merror");
  });

  test("keeps hints and worked steps from candidates", () => {
    for (const { item, root } of written) {
      const blocks = everyElement(root).filter(({ name }) => name === "qti-rubric-block");
      expect(blocks).toHaveLength(item.hints === undefined ? 1 : 2);
      for (const { attributes } of blocks) expect(attributes["view"]?.split(" ")).not.toContain("candidate");
    }
  });
});

test("[EXC2] no word of an item is taken for markup", () => {
  const plain = items.find((item) => kindOf(item) === "integer" && item.answer_spec.parts === undefined);
  if (plain === undefined) throw new Error("no item with a whole number");
  const stem = 'Is 3 < 4 & "5" > 2? <b>\\$2</b> and $1 < 2$';
  const [error] = plain.misconceptions;
  const nasty: MathProblemItem = {
    ...plain,
    problem_content: { ...plain.problem_content, stem },
    misconceptions: error === undefined ? [] : [{ ...error, explanation: "You took ]]> & <p> for a number." }],
  };
  const made = itemToQti(nasty, 'Less & "more" <1>');
  if (!made.ok) throw new Error(made.error.what);
  const root = readXml(made.value.text);
  expect(qtiFaults(root)).toEqual([]);
  expect(root.attributes["title"]).toBe('Less & "more" <1>');
  const paragraphs = everyElement(root)
    .filter(({ name }) => name === "p")
    .map(textOf);
  expect(paragraphs[0]).toBe('Is 3 < 4 & "5" > 2? <b>$2</b> and 1<2');
  expect(paragraphs).toContain("It may be this: You took ]]> & <p> for a number.");
});

test("[EXC3] what QTI cannot mark is refused by the name of its sort, and what it marks more narrowly says so", () => {
  const item = items.find(({ answer_spec: { ui, parts } }) => ui.choices.length === 0 && parts === undefined);
  if (item === undefined) throw new Error("no items");
  const asked = (kind: NonNullable<MathProblemItem["answer_spec"]["kind"]>, canonical: string, options = {}) =>
    itemToQti(
      {
        ...item,
        answer_spec: { ...item.answer_spec, kind, options },
        solution_logic: { ...item.solution_logic, final_answer_canonical: canonical },
        misconceptions: [],
      },
      "A problem",
    );
  expect(asked("interval", "[1, 3)")).toEqual({ ok: false, error: { type: "not-in-qti", what: "interval" } });
  expect(asked("set", "1, 2, 3, 4, 5, 6")).toEqual({ ok: false, error: { type: "not-in-qti", what: "set of 6" } });
  expect(asked("decimal", "0.333", { decimals: 3 })).toEqual({
    ok: false,
    error: { type: "not-in-qti", what: "decimal with decimals" },
  });
  expect(asked("integer", "7")).toMatchObject({ ok: true, value: { loses: null } });
  expect(asked("integer", "12", { unit: "cm²" })).toMatchObject({ ok: true, value: { loses: expect.any(String) } });
  expect(asked("fraction", "1/2")).toMatchObject({ ok: true, value: { loses: expect.any(String) } });
});

test("[EXC2] the manifest of a package names each file once", () => {
  const root = readXml(qtiManifest(["mathflow-1", "mathflow-2"]));
  expect(qtiFaults(root)).toEqual([]);
  const files = everyElement(root).filter(({ name }) => name === "file");
  expect(files.map(({ attributes }) => attributes["href"])).toEqual(["items/mathflow-1.xml", "items/mathflow-2.xml"]);
});

test("[EXC2] a file that is not as the standard asks is found out", () => {
  expect(qtiFaults(readXml('<qti-assessment-item identifier="1"><p>x</p></qti-assessment-item>'))).toEqual(
    expect.arrayContaining([
      "qti-assessment-item has no title",
      'qti-assessment-item has identifier="1"',
      "qti-assessment-item holds p,",
    ]),
  );
  expect(qtiFaults(readXml('<qti-variable identifier="R"/>'))).toEqual(["R is not declared"]);
  const twice = '<qti-modal-feedback outcome-identifier="F" show-hide="show" identifier="A"/>'.repeat(2);
  expect(qtiFaults(readXml(`<p>${twice}</p>`))).toContain("A stands twice");
  expect(() => readXml("<p>3 & 4</p>")).toThrow("a bare &");
  expect(() => readXml("<p><math></p>")).toThrow("never opened");
});
