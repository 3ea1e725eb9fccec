import type { z } from "zod";
import type { SkillGraph, SkillNode } from "#engine";
import { uuid5 } from "#engine/outbound";
import type { CaseAssociation, CaseItem, CasePackage } from "./case-package.ts";

export interface CaseOptions {
  /**
   * Address of the server that will answer for the framework, such as `https://school.example`: addresses of its parts
   * begin with it. `null`: they are `urn:uuid:…`, which nothing has to answer for.
   */
  readonly base: string | null;
  /** ISO date of the version of a skill that is taught. */
  readonly changedOn: (skill: string) => string;
}

interface Node {
  readonly title: string;
  readonly identifier: string;
  readonly uri: string;
}

type Association = z.infer<typeof CaseAssociation>;
type Item = z.infer<typeof CaseItem>;

/** Names everything this writes: another namespace would be another framework to all who have taken this one over. */
const NAMESPACE = "0f1cbb38-5a0d-5a2b-9f0b-3d3d6b0c7a11";

/**
 * The skill graph as a CASE 1.1 package [EXC1]: strands are children of the document and skills of their strands, in the
 * graph's order; a prerequisite `precedes` its skill. A skill `isRelatedTo` the standards it serves: it is seldom all of one,
 * so that `exactMatchOf` would promise too much. The same graph gives the same package, ids included.
 */
export function graphToCase(graph: SkillGraph, { base, changedOn }: CaseOptions): CasePackage {
  const newest = graph.nodes.map(({ id }) => changedOn(id)).reduce((a, b) => (a < b ? b : a), "1970-01-01");
  const name = (kind: "CFDocuments" | "CFItems" | "CFAssociations", what: string) => {
    // Version 5, since CASE refuses those of the bank's own (version 8).
    const identifier = uuid5(NAMESPACE, `${kind} ${what}`);
    return {
      identifier,
      uri: base === null ? `urn:uuid:${identifier}` : `${base}/ims/case/v1p1/${kind}/${identifier}`,
    };
  };
  const associate = (
    associationType: Association["associationType"],
    origin: Node,
    destination: Node,
    on: string,
    sequenceNumber?: number,
  ): Association => ({
    ...name("CFAssociations", `${associationType} ${origin.identifier} ${destination.identifier}`),
    associationType,
    ...(sequenceNumber === undefined ? {} : { sequenceNumber }),
    originNodeURI: origin,
    destinationNodeURI: destination,
    lastChangeDateTime: instant(on),
  });

  const title = "MathFlow skills";
  const document = { title, ...name("CFDocuments", "skills") };
  const strands = [...Map.groupBy(graph.nodes, strandOf)].map(([strand, nodes]) => ({
    node: { title: strandTitle(strand), ...name("CFItems", `strand ${strand}`) },
    nodes,
    on: nodes.map(({ id }) => changedOn(id)).reduce((a, b) => (a < b ? b : a)),
  }));
  const skillNode = (skill: SkillNode): Node => ({ title: skill.name, ...name("CFItems", `skill ${skill.id}`) });
  const nodeById = new Map<string, Node>(graph.nodes.map((skill) => [skill.id, skillNode(skill)]));
  const nodeOf = (id: string): Node => {
    const node = nodeById.get(id);
    if (node === undefined) throw new Error(`the graph has no skill ${id}`);
    return node;
  };

  return {
    CFDocument: {
      ...name("CFDocuments", "skills"),
      creator: "MathFlow",
      title,
      lastChangeDateTime: instant(newest),
      caseVersion: "1.1",
      description: "What MathFlow teaches, each skill with the skills it builds on and the standards it serves.",
      subject: ["Mathematics"],
      language: "en",
    },
    CFItems: strands.flatMap(({ node, nodes, on }) => [
      strandItem(node, on),
      ...nodes.map((skill) => skillItem(skill, nodeOf(skill.id), changedOn(skill.id))),
    ]),
    CFAssociations: strands.flatMap(({ node: strand, nodes, on }, at) => [
      associate("isChildOf", strand, document, on, at + 1),
      ...nodes.flatMap((skill, place) => {
        const [node, since] = [nodeOf(skill.id), changedOn(skill.id)];
        return [
          associate("isChildOf", node, strand, since, place + 1),
          ...skill.prerequisites.map((before) => associate("precedes", nodeOf(before), node, since)),
          ...(skill.standards ?? []).map((code) => associate("isRelatedTo", node, standardNode(code), since)),
        ];
      }),
    ]),
  };
}

function strandItem({ title, identifier, uri }: Node, on: string): Item {
  return {
    identifier,
    uri,
    fullStatement: title,
    CFItemType: "Strand",
    language: "en",
    lastChangeDateTime: instant(on),
  };
}

function skillItem(skill: SkillNode, { identifier, uri }: Node, on: string): Item {
  return {
    identifier,
    uri,
    fullStatement: skill.name,
    ...(skill.short_name === undefined ? {} : { abbreviatedStatement: skill.short_name }),
    CFItemType: "Skill",
    humanCodingScheme: skill.id,
    language: "en",
    ...(skill.grade === undefined ? {} : { educationLevel: [educationLevel(skill.grade)] }),
    lastChangeDateTime: instant(on),
  };
}

/** Of the Common Core State Standards for Mathematics, at the address they were published under: `3.NBT.A.1`. */
function standardNode(code: string): Node {
  return { title: code, identifier: code, uri: `http://corestandards.org/Math/Content/${code.replaceAll(".", "/")}` };
}

function strandOf({ strand }: SkillNode): string {
  return strand ?? "other";
}

/** `word-problems` as a heading. */
function strandTitle(strand: string): string {
  const words = strand.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function educationLevel(grade: number): string {
  return grade === 0 ? "KG" : String(grade).padStart(2, "0");
}

function instant(date: string): string {
  return `${date}T00:00:00Z`;
}
