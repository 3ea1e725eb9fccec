import type { Content } from "#engine";

/**
 * Content that keeps the items opened last. To build and hash an item takes a few milliseconds on a
 * tablet, and the one on the desk is asked for with every view.
 */
export function rememberItems(content: Content, room = 32): Content {
  const opened = new Map<string, ReturnType<Content["open"]>>();
  return {
    ...content,
    open: (address) => {
      const key = `${address.blueprint}/${address.version}/${address.difficulty}/${address.seed}`;
      const known = opened.get(key) ?? content.open(address);
      opened.delete(key);
      opened.set(key, known);
      const [oldest] = opened.keys();
      if (opened.size > room && oldest !== undefined) opened.delete(oldest);
      return known;
    },
  };
}
