import type { Content, ItemAddress } from "#engine";

/** Made anew an item takes about a millisecond; a report of a long log quotes hundreds. */
const MOST = 2_000;

/**
 * Content whose items are made once: the same address is the same item. Those opened lately are kept.
 *
 * @param most - items kept
 */
export function createOpenedItems(most = MOST): (content: Content) => Content {
  const opened = new Map<string, ReturnType<Content["open"]>>();
  return (content) => ({
    ...content,
    open: (address) => {
      const name = nameOf(content.hash, address);
      const item = opened.get(name) ?? content.open(address);
      opened.delete(name);
      opened.set(name, item);
      const [oldest] = opened.keys();
      if (opened.size > most && oldest !== undefined) opened.delete(oldest);
      return item;
    },
  });
}

function nameOf(content: string, { blueprint, version, difficulty, seed, choices }: ItemAddress): string {
  return JSON.stringify([content, blueprint, version, difficulty, seed, choices]);
}
