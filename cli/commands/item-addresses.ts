import { DIFFICULTIES, uuidFromName, type Content, type ItemAddress } from "#engine";

/** Ids are derived from addresses, not stored: every address of the bank is gone through, without building items. */
export function addressesOf(
  ids: readonly string[],
  content: Content,
  besides: readonly ItemAddress[] = [],
): ReadonlyMap<string, ItemAddress> {
  const wanted = new Set(ids);
  const found = new Map<string, ItemAddress>();
  for (const address of [...besides, ...listedAddresses(content)]) {
    const { blueprint, version, difficulty, seed } = address;
    // As `buildItem` names it.
    const id = uuidFromName(`${blueprint}@${version}/${difficulty}/${seed}`);
    if (wanted.has(id)) found.set(id, address);
    if (found.size === wanted.size) break;
  }
  return found;
}

function listedAddresses(content: Content): readonly ItemAddress[] {
  return content.graph.nodes.flatMap(({ id }) => {
    const version = content.version(id);
    return DIFFICULTIES.flatMap((difficulty) =>
      content.seeds(id, difficulty).map((seed) => ({ blueprint: id, version, difficulty, seed })),
    );
  });
}
