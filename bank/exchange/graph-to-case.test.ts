import { expect, test } from "vitest";
import { buildSkillGraph, type SkillGraph } from "#engine";
import { findBlueprint, loadSkillGraph } from "#bank";
import { CasePackage } from "./case-package.ts";
import { graphToCase } from "./graph-to-case.ts";

const changedOn = (skill: string) => findBlueprint(skill)?.blueprint.createdOn ?? "1970-01-01";

function bankGraph(): SkillGraph {
  const graph = loadSkillGraph();
  if (!graph.ok) throw new Error(graph.error.message);
  return graph.value;
}

const inOrder = (rows: readonly (readonly (string | undefined)[])[]) => rows.map((row) => row.join(" ")).toSorted();

const made = (base: string | null = null) => CasePackage.parse(graphToCase(bankGraph(), { base, changedOn }));

test("[EXC1] the bank's graph is a CASE package with every strand, skill, prerequisite and standard", () => {
  const graph = bankGraph();
  const { CFItems, CFAssociations } = made();
  const skills = CFItems.filter(({ CFItemType }) => CFItemType === "Skill");
  expect(inOrder(skills.map(({ humanCodingScheme }) => [humanCodingScheme]))).toEqual(
    inOrder(graph.nodes.map(({ id }) => [id])),
  );
  const codeById = new Map(CFItems.map(({ identifier, humanCodingScheme }) => [identifier, humanCodingScheme]));
  const pairs = (type: string) =>
    CFAssociations.filter(({ associationType }) => associationType === type).map(
      ({ originNodeURI, destinationNodeURI }) => [
        codeById.get(originNodeURI.identifier),
        codeById.get(destinationNodeURI.identifier) ?? destinationNodeURI.identifier,
      ],
    );
  expect(inOrder(pairs("precedes"))).toEqual(
    inOrder(graph.nodes.flatMap(({ id, prerequisites }) => prerequisites.map((before) => [before, id]))),
  );
  expect(inOrder(pairs("isRelatedTo"))).toEqual(
    inOrder(graph.nodes.flatMap(({ id, standards }) => (standards ?? []).map((code) => [id, code]))),
  );
});

test("[EXC1] every item has one place in a tree that ends at the document", () => {
  const { CFDocument, CFItems, CFAssociations } = made();
  const parentById = new Map<string, string>();
  for (const { associationType, originNodeURI, destinationNodeURI } of CFAssociations) {
    if (associationType !== "isChildOf") continue;
    expect(parentById.has(originNodeURI.identifier)).toBe(false);
    parentById.set(originNodeURI.identifier, destinationNodeURI.identifier);
  }
  for (const { identifier, CFItemType } of CFItems) {
    const parent = parentById.get(identifier) ?? "";
    const root = CFItemType === "Strand" ? parent : parentById.get(parent);
    expect(root).toBe(CFDocument.identifier);
  }
});

test("[EXC1] no id or address stands twice, and every end but a standard's is in the package", () => {
  const { CFDocument, CFItems, CFAssociations } = made("https://school.example");
  const all = [CFDocument, ...CFItems, ...CFAssociations];
  expect(new Set(all.map(({ identifier }) => identifier)).size).toBe(all.length);
  expect(new Set(all.map(({ uri }) => uri)).size).toBe(all.length);
  expect(CFDocument.uri).toBe(`https://school.example/ims/case/v1p1/CFDocuments/${CFDocument.identifier}`);
  const uriById = new Map(all.map(({ identifier, uri }) => [identifier, uri]));
  for (const { associationType, originNodeURI, destinationNodeURI } of CFAssociations) {
    expect(uriById.get(originNodeURI.identifier)).toBe(originNodeURI.uri);
    const isStandard = associationType === "isRelatedTo";
    expect(uriById.get(destinationNodeURI.identifier)).toBe(isStandard ? undefined : destinationNodeURI.uri);
    if (isStandard)
      expect(destinationNodeURI.uri).toMatch(/^http:\/\/corestandards\.org\/Math\/Content\/\d\/[A-Z]+\//u);
  }
});

test("[EXC1] the same graph gives the same package, and a skill keeps its id when others come", () => {
  expect(made()).toEqual(made());
  const file = bankGraph();
  const fewer = buildSkillGraph({ version: "2", nodes: file.nodes.filter(({ id }) => id === "g2.pv3") });
  if (!fewer.ok) throw new Error("the one skill is no graph");
  const idOf = ({ CFItems }: CasePackage) =>
    CFItems.find(({ humanCodingScheme }) => humanCodingScheme === "g2.pv3")?.identifier;
  const alone = graphToCase(fewer.value, { base: null, changedOn });
  expect(idOf(alone)).toBe(idOf(made()));
  expect(alone.CFDocument.lastChangeDateTime).toBe(`${changedOn("g2.pv3")}T00:00:00Z`);
});

test("[EXC1] what CASE does not know is refused", () => {
  const whole = made();
  const { title: _, ...untitled } = whole.CFDocument;
  expect(CasePackage.safeParse({ ...whole, CFDocument: untitled }).success).toBe(false);
  const [item] = whole.CFItems;
  // The bank's own ids are of version 8.
  const eighth = { ...item, identifier: "0f1cbb38-5a0d-8a2b-9f0b-3d3d6b0c7a11" };
  expect(CasePackage.safeParse({ ...whole, CFItems: [eighth] }).success).toBe(false);
  expect(CasePackage.safeParse({ ...whole, CFItems: [{ ...item, skill: "g2.pv3" }] }).success).toBe(false);
});
