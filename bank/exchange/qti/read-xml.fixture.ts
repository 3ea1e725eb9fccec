/** An element of a parsed file; texts stand among the children. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
}

const TOKEN = /<\?[\s\S]*?\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/uy;

/** Reads well-formed XML as our writer makes it: no comments, no CDATA, double quotes. Throws at the first thing that is not. */
export function readXml(text: string): XmlNode {
  interface Open extends XmlNode {
    readonly children: (XmlNode | string)[];
  }
  const top: Open = { name: "", attributes: {}, children: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    const here = open.at(-1);
    if (token === null || here === undefined) throw new Error(`no XML at ${at}: ${text.slice(at, at + 60)}`);
    const [, closed, opened, attributes = "", isEmpty, words] = token;
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`${closed} closed at ${at}, never opened`);
    if (words !== undefined && (here !== top || words.trim() !== "")) here.children.push(unescape(words));
    if (opened === undefined) continue;
    const node: Open = { name: opened, attributes: readAttributes(attributes), children: [] };
    here.children.push(node);
    if (isEmpty === "") open.push(node);
  }
  const [root, ...rest] = top.children;
  if (open.length !== 1 || rest.length > 0 || typeof root !== "object") throw new Error("not one whole element");
  return root;
}

export function elements({ children }: XmlNode): readonly XmlNode[] {
  return children.filter((child) => typeof child === "object");
}

/** The node itself and all elements in it, in the order of the file. */
export function everyElement(node: XmlNode): readonly XmlNode[] {
  return [node, ...elements(node).flatMap(everyElement)];
}

/** Words in it, those of formulas too. */
export function textOf(node: XmlNode): string {
  return node.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/gu)].map(([, key = "", value = ""]) => [key, unescape(value)]);
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`an attribute twice:${text}`);
  return Object.fromEntries(pairs) as Record<string, string>;
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescape(text: string): string {
  if (/&(?!(?:\w+|#\d+|#x[0-9a-f]+);)/iu.test(text)) throw new Error(`a bare & in ${text}`);
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/giu, (_, decimal?: string, hex?: string, name?: string) => {
    if (name === undefined)
      return String.fromCodePoint(parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10));
    const character = NAMED[name];
    if (character === undefined) throw new Error(`XML has no &${name};`);
    return character;
  });
}
