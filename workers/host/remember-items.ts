import type { Content } from "#engine";
import type { BankInParts } from "#bank";

/**
 * A bank that keeps the items opened last. To build and hash an item takes a few milliseconds on a
 * tablet, and the one on the desk is asked for with every view. A refusal is not kept: it may be of a strand
 * that is yet to come.
 */
export function rememberItems(bank: BankInParts, room = 32): BankInParts {
  const opened = new Map<string, ReturnType<Content["open"]>>();

  function remembering(content: Content): Content {
    return {
      ...content,
      open: (address) => {
        const key = `${address.blueprint}/${address.version}/${address.difficulty}/${address.seed}`;
        const known = opened.get(key) ?? content.open(address);
        if (!known.ok) return known;
        opened.delete(key);
        opened.set(key, known);
        const [oldest] = opened.keys();
        if (opened.size > room && oldest !== undefined) opened.delete(oldest);
        return known;
      },
    };
  }

  return {
    content: remembering(bank.content),
    run: (work) => bank.run((content) => work(remembering(content))),
    missing: bank.missing,
  };
}
