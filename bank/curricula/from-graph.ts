import type { CurriculumInput } from "#engine";
import graph from "../skills/skills_graph.json" with { type: "json" };

type Topics = CurriculumInput["grades"][number]["subjects"][number]["topics"];
type Node = (typeof graph.nodes)[number];

/** Strands under the names that pupils see on the map. */
const STRANDS: Readonly<Record<string, string>> = {
  "place-value": "Place value",
  "add-subtract": "Adding and subtracting",
  "multiply-divide": "Multiplying and dividing",
  factors: "Factors and multiples",
  fractions: "Fractions",
  decimals: "Decimals and percent",
  signed: "Numbers below zero",
  equations: "Equations",
  "time-money": "Time and money",
  data: "Graphs and data",
  measure: "Length, area and volume",
  "word-problems": "Word problems",
};

/** Domains of the Common Core State Standards for Mathematics, by their letters in a standard's code. */
const DOMAINS: Readonly<Record<string, string>> = {
  OA: "Operations and Algebraic Thinking",
  NBT: "Number and Operations in Base Ten",
  NF: "Number and Operations: Fractions",
  RP: "Ratios and Proportional Relationships",
  MD: "Measurement and Data",
  NS: "The Number System",
  EE: "Expressions and Equations",
  SP: "Statistics and Probability",
};

/** Every skill by the school grade of the graph, in its strand. */
export const general: CurriculumInput = {
  id: "general",
  version: 1,
  createdOn: "2026-11-20",
  country: null,
  countryName: "Any country",
  board: "By grade",
  source: "The grades of our own skill graph.",
  grades: byGrade(
    ({ grade }) => grade,
    ({ strand }) => STRANDS[strand] ?? strand,
  ),
};

/** The same skills by the grade and domain of the first standard that each of them names. */
export const commonCore: CurriculumInput = {
  id: "us-common-core",
  version: 1,
  createdOn: "2026-11-20",
  country: "US",
  countryName: "United States",
  board: "Common Core",
  source: "Grade and domain of the Common Core standard that each skill of the graph names.",
  grades: byGrade(
    ({ standards }) => gradeOfStandard(standards[0]),
    ({ standards }) => DOMAINS[standards[0]?.split(".")[1] ?? ""] ?? "",
  ),
};

/** "4.NBT.B.5" is of grade 4; undefined where that is no code of a standard. */
function gradeOfStandard(code: string | undefined): number | undefined {
  const [, grade, domain] = /^(\d+)\.([A-Z]+)\./u.exec(code ?? "") ?? [];
  return domain !== undefined && domain in DOMAINS ? Number(grade) : undefined;
}

/** A skill without grade is left out; the curriculum's test names it. */
function byGrade(
  gradeOf: (node: Node) => number | undefined,
  topicOf: (node: Node) => string,
): CurriculumInput["grades"] {
  const grades = new Set(graph.nodes.flatMap((node) => gradeOf(node) ?? []));
  return [...grades]
    .toSorted((a, b) => a - b)
    .map((grade) => {
      const nodes = graph.nodes.filter((node) => gradeOf(node) === grade);
      return { name: `Grade ${grade}`, grade, subjects: [{ name: "Mathematics", topics: topicsOf(nodes, topicOf) }] };
    });
}

function topicsOf(nodes: readonly Node[], topicOf: (node: Node) => string): Topics {
  const names = [...new Set(nodes.map(topicOf))];
  return names.map((name) => ({
    name,
    subtopics: nodes.filter((node) => topicOf(node) === name).map(({ id }) => id),
  }));
}
