/** Attributes by name; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Markup that is ready: made by the functions here, never by hand, so that no word of an item is taken for markup. */
export interface Xml {
  readonly xml: string;
}

/** An element; of its children texts are escaped, and markup goes in as it is. */
export function element(name: string, attributes: Attributes, children: readonly (Xml | string)[] = []): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  if (children.length === 0) return { xml: `<${name}${written}/>` };
  const inside = children.map((child) => (typeof child === "string" ? escapeXml(child) : child.xml)).join("");
  return { xml: `<${name}${written}>${inside}</${name}>` };
}

/** A whole file. */
export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // In an attribute they would be read as spaces.
  "\n": "&#10;",
  "\t": "&#9;",
  "\r": "&#13;",
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"\n\t\r]/gu, (character) => ENTITIES[character] ?? character).replaceAll(FORBIDDEN, "");
}

/** What no XML 1.0 file may have, escaped or not. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;
