import { z } from "zod";
import { itemAddress } from "../events/define.ts";
import { err, ok, type Result } from "../result.ts";
import { addressKey, type Content, type ItemAddress, type ItemRejection, type VerifiedItem } from "./content.ts";

/** An item that nobody shall be asked any more. */
export const RecalledItem = z.strictObject(itemAddress);
export type RecalledItem = z.infer<typeof RecalledItem>;

/**
 * The same content, of which these items are given to nobody from now on: no list has them, and they open as RETIRED, so
 * that what was done with them can still be read [ITM8].
 */
export function withRecalled(content: Content, recalled: readonly RecalledItem[]): Content {
  if (recalled.length === 0) return content;
  const keys = new Set(recalled.map(addressKey));
  const isRecalled = (address: ItemAddress) => keys.has(addressKey(address));
  const blueprints = new Set(recalled.map(({ blueprint }) => blueprint));
  return {
    ...content,
    seeds: (skill, difficulty) => {
      const listed = content.seeds(skill, difficulty);
      if (!blueprints.has(skill)) return listed;
      const version = content.version(skill);
      return listed.filter((seed) => !isRecalled({ blueprint: skill, version, difficulty, seed }));
    },
    open: (address) => {
      const opened = content.open(address);
      return opened.ok && isRecalled(address) ? ok(retired(opened.value)) : opened;
    },
  };
}

function retired(one: VerifiedItem): VerifiedItem {
  return { ...one, item: { ...one.item, meta: { ...one.item.meta, status: "RETIRED" } } };
}

/** An item by an address that was chosen before: one that was recalled since is refused, as one that is not listed. */
export function openToAsk(content: Content, address: ItemAddress): Result<VerifiedItem, ItemRejection> {
  const opened = content.open(address);
  if (!opened.ok || opened.value.item.meta.status !== "RETIRED") return opened;
  return err({ reason: "not-listed", detail: `${addressKey(address)} was recalled` });
}
