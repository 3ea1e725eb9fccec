import type { OutboxView } from "#engine/protocol/server";
import type { OutboxStore, OutTo } from "../sync/index.ts";

/** What has not been told for so long is worth a look [ms]. */
export const LATE_MS = 60 * 60_000;

/** How it stands with each destination that is set, for one school [OBX20]. */
export async function viewOutbox(
  outbox: Pick<OutboxStore, "count">,
  set: readonly OutTo[],
  { tenant, now }: { readonly tenant: string; readonly now: number },
): Promise<OutboxView> {
  const counts = await outbox.count(tenant, now);
  return set.map((to) => {
    const found = counts.find((one) => one.to === to);
    const { waiting = 0, parked = 0, oldestAt = null, why = null, status = null } = found ?? {};
    const well = parked === 0 && (oldestAt === null || now - oldestAt < LATE_MS);
    return { to, well, waiting, parked, oldestAt, why, status };
  });
}
