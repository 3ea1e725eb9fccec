import { uuidFromName } from "../hash.ts";
import { DIFFICULTIES } from "../ids.ts";
import type { Content, ItemAddress } from "./content.ts";

/** Ids are derived from addresses, not stored: every address of the bank is gone through, without building items. */
export function addressesOf(
  ids: readonly string[],
  content: Content,
  besides: readonly ItemAddress[] = [],
): ReadonlyMap<string, ItemAddress> {
  const wanted = new Set(ids);
  const found = new Map<string, ItemAddress>();
  for (const address of [...besides, ...listedAddresses(content)]) {
    const id = itemIdOf(address);
    if (wanted.has(id)) found.set(id, address);
    if (found.size === wanted.size) break;
  }
  return found;
}

/** How far a bank has been gone through, and what was met on the way. */
interface Index {
  readonly byId: Map<string, ItemAddress>;
  readonly rest: Iterator<ItemAddress>;
}

const indexes = new WeakMap<Content, Index>();

/** Where the listed item of an id is; `undefined`: no item has it. The bank is gone through once, however many are asked for. */
export function addressOfItem(id: string, content: Content): ItemAddress | undefined {
  const index = indexes.get(content) ?? { byId: new Map<string, ItemAddress>(), rest: listedAddresses(content) };
  indexes.set(content, index);
  const known = index.byId.get(id);
  if (known !== undefined) return known;
  for (let next = index.rest.next(); next.done !== true; next = index.rest.next()) {
    const met = itemIdOf(next.value);
    index.byId.set(met, next.value);
    if (met === id) return next.value;
  }
  return undefined;
}

/** As `buildItem` names it. */
function itemIdOf({ blueprint, version, difficulty, seed }: ItemAddress): string {
  return uuidFromName(`${blueprint}@${version}/${difficulty}/${seed}`);
}

function* listedAddresses(content: Content): Generator<ItemAddress, undefined> {
  for (const { id } of content.graph.nodes) {
    const version = content.version(id);
    for (const difficulty of DIFFICULTIES) {
      for (const seed of content.seeds(id, difficulty)) yield { blueprint: id, version, difficulty, seed };
    }
  }
  return undefined;
}
