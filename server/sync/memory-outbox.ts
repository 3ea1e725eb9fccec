import { compareText } from "#engine";
import type { NewOut, OutboxStore, OutCounts, OutEnd, OutRow, OutTo, OutWhy } from "./outbox-store.ts";
import type { OutPlace } from "./sqlite-outbox.ts";
import type { StreamKey } from "./store.ts";

export interface MemoryOut extends NewOut, OutPlace {
  readonly state: "waiting" | "sent" | "parked";
  readonly tries: number;
  readonly lease: string | null;
  readonly why: OutWhy | null;
  readonly status: number | null;
}

interface Outs {
  readonly key: StreamKey;
  readonly outs: Map<string, MemoryOut>;
}

/** One that is there already stays as it is. */
export function keepOut(outs: Map<string, MemoryOut>, out: NewOut, place: OutPlace): void {
  const name = nameOf(out);
  if (outs.has(name)) return;
  outs.set(name, { ...out, ...place, state: "waiting", tries: 0, lease: null, why: null, status: null });
}

/** @param streamsOf - those of a school */
export function createMemoryOutbox(streamsOf: (tenant: string) => readonly Outs[]): OutboxStore {
  function all(tenant: string): readonly (MemoryOut & { readonly of: Outs })[] {
    return streamsOf(tenant).flatMap((of) => [...of.outs.values()].map((out) => ({ ...out, of })));
  }

  return {
    claim: async (tenant, to, { now, until, lease }) => {
      const [first] = all(tenant)
        .filter((out) => out.to === to && out.state === "waiting" && out.due <= now)
        .toSorted((a, b) => a.due - b.due || compareText(a.id, b.id));
      if (first === undefined) return null;
      const { of, ...out } = first;
      const claimed = { ...out, due: until, lease, tries: out.tries + 1 };
      of.outs.set(nameOf(out), claimed);
      const { id, about, event, cursor, ots, heardAt, tries } = claimed;
      return { ...of.key, id, to, about, event, cursor, ots, heardAt, tries, lease };
    },
    settle: async (row, end) => {
      const found = all(row.tenant).find((out) => isOf(out, row));
      if (found === undefined) return false;
      const { of, ...out } = found;
      if (end.type === "nothing") return of.outs.delete(nameOf(out));
      of.outs.set(nameOf(out), { ...out, ...settled(end), lease: null });
      return true;
    },
    count: async (tenant, now) => {
      const open = all(tenant).filter(({ state }) => state !== "sent");
      return [...Map.groupBy(open, ({ to }) => to)]
        .map(([to, outs]) => countOf(to, outs, now))
        .toSorted((a, b) => compareText(a.to, b.to));
    },
    again: async (tenant, to, now) => {
      const parked = all(tenant).filter((out) => out.to === to && out.state === "parked");
      for (const { of, ...out } of parked) of.outs.set(nameOf(out), { ...out, state: "waiting", due: now, tries: 0 });
      return parked.length;
    },
    tidy: async (tenant, before) => {
      for (const { of, ...out } of all(tenant)) {
        if (out.due < (out.state === "sent" ? before.sent : before.left)) of.outs.delete(nameOf(out));
      }
    },
  };
}

function isOf(out: MemoryOut & { readonly of: Outs }, { learner, id, to, lease }: OutRow): boolean {
  return out.of.key.learner === learner && out.id === id && out.to === to && out.lease === lease;
}

function settled(
  end: Exclude<OutEnd, { readonly type: "nothing" }>,
): Pick<MemoryOut, "state" | "due" | "why" | "status"> {
  if (end.type === "sent") return { state: "sent", due: end.at, why: null, status: null };
  const { why, status } = end;
  return end.type === "again"
    ? { state: "waiting", due: end.due, why, status }
    : { state: "parked", due: end.at, why, status };
}

function countOf(to: OutTo, outs: readonly MemoryOut[], now: number): OutCounts {
  const waiting = outs.filter(({ state }) => state === "waiting");
  const late = waiting.filter(({ tries, due }) => tries > 0 || due <= now).map(({ heardAt }) => heardAt);
  const [last] = outs
    .filter(({ why }) => why !== null)
    .toSorted((a, b) => b.heardAt - a.heardAt || compareText(a.id, b.id));
  return {
    to,
    waiting: waiting.length,
    parked: outs.length - waiting.length,
    oldestAt: late.length === 0 ? null : Math.min(...late),
    why: last?.why ?? null,
    status: last?.status ?? null,
  };
}

function nameOf({ id, to }: Pick<NewOut, "id" | "to">): string {
  return `${to} ${id}`;
}
