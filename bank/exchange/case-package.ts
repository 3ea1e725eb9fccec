import { z } from "zod";

/**
 * A competency framework as 1EdTech CASE 1.1 writes it in JSON (`CFPackage`): its properties, which of them have to be
 * there, and the values they may have. Definitions and rubrics are left out, since we write none. Unknown fields are
 * refused, so that nothing is called CASE that it does not know.
 */
export type CasePackage = z.infer<typeof CasePackage>;

/** Version 1 to 5: CASE knows no later ones. */
const CaseId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
const Uri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/iu);
const Instant = z.iso.datetime();
const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/u);

/** Names a node of this package, or one of another framework, whose identifier need not be a UUID. */
const NodeLink = z.strictObject({ title: z.string(), identifier: z.string().min(1), uri: Uri });

export const CaseDocument = z.strictObject({
  identifier: CaseId,
  uri: Uri,
  creator: z.string().min(1),
  title: z.string().min(1),
  lastChangeDateTime: Instant,
  caseVersion: z.literal("1.1").optional(),
  frameworkType: z.string().optional(),
  officialSourceURL: Uri.optional(),
  publisher: z.string().optional(),
  description: z.string().optional(),
  subject: z.array(z.string()).optional(),
  language: Language.optional(),
  version: z.string().optional(),
  adoptionStatus: z.enum(["Private Draft", "Draft", "Adopted", "Deprecated"]).optional(),
  notes: z.string().optional(),
});

export const CaseItem = z.strictObject({
  identifier: CaseId,
  uri: Uri,
  fullStatement: z.string().min(1),
  lastChangeDateTime: Instant,
  alternativeLabel: z.string().optional(),
  CFItemType: z.string().optional(),
  humanCodingScheme: z.string().optional(),
  listEnumeration: z.string().optional(),
  abbreviatedStatement: z.string().optional(),
  conceptKeywords: z.array(z.string()).optional(),
  notes: z.string().optional(),
  language: Language.optional(),
  /** Grades as CEDS writes them: KG, 01, 02 … */
  educationLevel: z.array(z.string().regex(/^(KG|\d\d)$/u)).optional(),
});

export const CaseAssociation = z.strictObject({
  identifier: CaseId,
  uri: Uri,
  associationType: z.enum([
    "isChildOf",
    "isPeerOf",
    "isPartOf",
    "exactMatchOf",
    "precedes",
    "isRelatedTo",
    "replacedBy",
    "exemplar",
    "hasSkillLevel",
    "isTranslationOf",
  ]),
  sequenceNumber: z.int().optional(),
  originNodeURI: NodeLink,
  destinationNodeURI: NodeLink,
  lastChangeDateTime: Instant,
  notes: z.string().optional(),
});

export const CasePackage = z.strictObject({
  CFDocument: CaseDocument,
  CFItems: z.array(CaseItem),
  CFAssociations: z.array(CaseAssociation),
});
