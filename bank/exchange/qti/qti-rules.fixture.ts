import { elements, everyElement, type XmlNode } from "./read-xml.fixture.ts";

/**
 * What the published schema of QTI 3.0 (`imsqti_asiv3p0_v1p0.xsd`) and of its packages asks of the elements that are
 * written here, in our own words: the schema's file is not ours to copy. A name after `:` is a sequence of children as a
 * regular expression over their names, each followed by a comma; `*` in `text` allows words.
 */
interface Rule {
  readonly needs: Readonly<Record<string, RegExp>>;
  readonly may?: Readonly<Record<string, RegExp>>;
  readonly children: RegExp;
  readonly text?: true;
}

const NAME = /^[A-Za-z_][\w.-]*$/u;
const ANY = /^/u;
const BOOLEAN = /^(true|false)$/u;
const NUMBER = /^-?\d+(\.\d+)?$/u;
const BASE_TYPE = /^(identifier|boolean|integer|float|string|point|pair|directedPair|duration|file|uri)$/u;
const VIEWS =
  /^(author|candidate|proctor|scorer|testConstructor|tutor)( (author|candidate|proctor|scorer|testConstructor|tutor))*$/u;
const NOTHING = /^$/u;
const WORDS = /^(math,)*$/u;
const ONE_EXPRESSION = "(qti-equal|qti-match|qti-string-match|qti-and|qti-or),";
const VALUE = "(qti-variable|qti-correct|qti-base-value|qti-map-response),";
const RULES = "(qti-set-outcome-value,)*";

const QTI: Readonly<Record<string, Rule>> = {
  "qti-assessment-item": {
    needs: {
      xmlns: /^http:\/\/www\.imsglobal\.org\/xsd\/imsqtiasi_v3p0$/u,
      identifier: NAME,
      title: /./u,
      "time-dependent": BOOLEAN,
    },
    may: {
      adaptive: BOOLEAN,
      "xml:lang": /^[a-z]{2}$/u,
      "tool-name": ANY,
      "xmlns:xsi": /^http:\/\/www\.w3\.org\/2001\/XMLSchema-instance$/u,
      "xsi:schemaLocation": /^\S+ \S+$/u,
    },
    children:
      /^(qti-response-declaration,)*(qti-outcome-declaration,)*(qti-item-body,)?(qti-response-processing,)?(qti-modal-feedback,)*$/u,
  },
  "qti-response-declaration": {
    needs: { identifier: NAME, cardinality: /^(single|multiple|ordered|record)$/u },
    may: { "base-type": BASE_TYPE },
    children: /^(qti-correct-response,)?(qti-mapping,)?$/u,
  },
  "qti-correct-response": { needs: {}, children: /^(qti-value,)+$/u },
  "qti-default-value": { needs: {}, children: /^(qti-value,)+$/u },
  "qti-value": { needs: {}, children: NOTHING, text: true },
  "qti-mapping": { needs: {}, may: { "default-value": NUMBER }, children: /^(qti-map-entry,)+$/u },
  "qti-map-entry": {
    needs: { "map-key": /./u, "mapped-value": NUMBER },
    may: { "case-sensitive": BOOLEAN },
    children: NOTHING,
  },
  "qti-outcome-declaration": {
    needs: { identifier: NAME, cardinality: /^(single|multiple|ordered|record)$/u },
    may: { "base-type": BASE_TYPE },
    children: /^(qti-default-value,)?$/u,
  },
  "qti-item-body": { needs: {}, children: /^(p,|qti-choice-interaction,|qti-rubric-block,)+$/u },
  p: { needs: {}, children: /^(math,|qti-text-entry-interaction,)*$/u, text: true },
  "qti-text-entry-interaction": {
    needs: { "response-identifier": NAME },
    may: { "expected-length": /^\d+$/u, "placeholder-text": ANY },
    children: NOTHING,
  },
  "qti-choice-interaction": {
    needs: { "response-identifier": NAME },
    may: { shuffle: BOOLEAN, "max-choices": /^\d+$/u, "min-choices": /^\d+$/u },
    children: /^(qti-simple-choice,)+$/u,
  },
  "qti-simple-choice": { needs: { identifier: NAME }, children: WORDS, text: true },
  "qti-rubric-block": {
    needs: { use: /^(instructions|scoring|navigation)$/u, view: VIEWS },
    children: /^qti-content-body,$/u,
  },
  "qti-content-body": { needs: {}, children: /^(p,)+$/u },
  "qti-modal-feedback": {
    needs: { "outcome-identifier": NAME, "show-hide": /^(show|hide)$/u, identifier: NAME },
    children: /^qti-content-body,$/u,
  },
  "qti-response-processing": { needs: {}, children: /^(qti-response-condition,)+$/u },
  "qti-response-condition": {
    needs: {},
    children: /^qti-response-if,(qti-response-else-if,)*(qti-response-else,)?$/u,
  },
  "qti-response-if": { needs: {}, children: new RegExp(`^${ONE_EXPRESSION}${RULES}$`, "u") },
  "qti-response-else-if": { needs: {}, children: new RegExp(`^${ONE_EXPRESSION}${RULES}$`, "u") },
  "qti-response-else": { needs: {}, children: new RegExp(`^${RULES}$`, "u") },
  "qti-set-outcome-value": { needs: { identifier: NAME }, children: new RegExp(`^${VALUE}$`, "u") },
  "qti-and": { needs: {}, children: new RegExp(`^(${ONE_EXPRESSION})+$`, "u") },
  "qti-or": { needs: {}, children: new RegExp(`^(${ONE_EXPRESSION})+$`, "u") },
  "qti-match": { needs: {}, children: new RegExp(`^${VALUE}${VALUE}$`, "u") },
  "qti-equal": {
    needs: { "tolerance-mode": /^(exact|absolute|relative)$/u },
    children: new RegExp(`^${VALUE}${VALUE}$`, "u"),
  },
  "qti-string-match": { needs: { "case-sensitive": BOOLEAN }, children: new RegExp(`^${VALUE}${VALUE}$`, "u") },
  "qti-variable": { needs: { identifier: NAME }, children: NOTHING },
  "qti-correct": { needs: { identifier: NAME }, children: NOTHING },
  "qti-map-response": { needs: { identifier: NAME }, children: NOTHING },
  "qti-base-value": { needs: { "base-type": BASE_TYPE }, children: NOTHING, text: true },
};

const PACKAGE: Readonly<Record<string, Rule>> = {
  manifest: {
    needs: { xmlns: /^http:\/\/www\.imsglobal\.org\/xsd\/qti\/qtiv3p0\/imscp_v1p1$/u, identifier: NAME },
    may: { "xmlns:xsi": ANY, "xsi:schemaLocation": /^\S+ \S+$/u },
    children: /^metadata,organizations,resources,$/u,
  },
  metadata: { needs: {}, children: /^schema,schemaversion,$/u },
  schema: { needs: {}, children: NOTHING, text: true },
  schemaversion: { needs: {}, children: NOTHING, text: true },
  organizations: { needs: {}, children: NOTHING },
  resources: { needs: {}, children: /^(resource,)*$/u },
  resource: {
    needs: { identifier: NAME, type: /^imsqti_item_xmlv3p0$/u, href: /^\S+$/u },
    children: /^(file,)+$/u,
  },
  file: { needs: { href: /^\S+$/u }, children: NOTHING },
};

/** Each way in which a file is no assessment item, or no manifest, of QTI 3.0; empty: none was found. */
export function qtiFaults(root: XmlNode): readonly string[] {
  const rules = root.name === "manifest" ? PACKAGE : QTI;
  const nodes = withoutMaths(root);
  return [...nodes.flatMap((node) => faultsOf(node, rules[node.name])), ...danglingNames(nodes)];
}

function withoutMaths(node: XmlNode): readonly XmlNode[] {
  if (node.name === "math") return [];
  return [node, ...elements(node).flatMap(withoutMaths)];
}

function faultsOf(node: XmlNode, rule: Rule | undefined): readonly string[] {
  if (rule === undefined) return [`there is no element ${node.name}`];
  const known = { ...rule.needs, ...rule.may };
  const sequence = elements(node)
    .map(({ name }) => `${name},`)
    .join("");
  const hasText = node.children.some((child) => typeof child === "string" && child.trim() !== "");
  return [
    ...Object.keys(rule.needs).flatMap((name) => (name in node.attributes ? [] : [`${node.name} has no ${name}`])),
    ...Object.entries(node.attributes).flatMap(([name, value]) =>
      known[name]?.test(value) === true ? [] : [`${node.name} has ${name}="${value}"`],
    ),
    ...(rule.children.test(sequence) ? [] : [`${node.name} holds ${sequence}`]),
    ...(hasText && rule.text !== true ? [`${node.name} holds words`] : []),
  ];
}

/** What is named has to be declared, and no name twice. */
function danglingNames(nodes: readonly XmlNode[]): readonly string[] {
  const identifiers = (...names: readonly string[]) =>
    nodes.filter(({ name }) => names.includes(name)).map(({ attributes }) => attributes["identifier"] ?? "");
  const declared = identifiers("qti-response-declaration", "qti-outcome-declaration");
  const used = nodes.flatMap(({ name, attributes }) => [
    ...(USES_NAME.has(name) ? [attributes["identifier"] ?? ""] : []),
    ...[attributes["response-identifier"] ?? attributes["outcome-identifier"] ?? []].flat(),
  ]);
  // The schema allows feedback of one name twice; both would be shown then.
  const answered = nodes.flatMap(({ attributes }) => attributes["response-identifier"] ?? []);
  const twice = [
    declared,
    answered,
    ...["qti-simple-choice", "qti-modal-feedback", "resource"].map((name) => identifiers(name)),
  ].flatMap((names) => names.filter((name, at) => names.indexOf(name) !== at));
  return [
    ...used.filter((name) => !declared.includes(name)).map((name) => `${name} is not declared`),
    ...twice.map((name) => `${name} stands twice`),
  ];
}

const USES_NAME: ReadonlySet<string> = new Set([
  "qti-variable",
  "qti-correct",
  "qti-map-response",
  "qti-set-outcome-value",
]);

/** Elements of MathML that came with the text, for a look at what they are. */
export function mathsElements(root: XmlNode): ReadonlySet<string> {
  const maths = everyElement(root).filter(({ name }) => name === "math");
  return new Set(maths.flatMap(everyElement).map(({ name }) => name));
}
