import { ok, type LearnerId, type Result } from "#engine";
import type { KeptName } from "#engine/protocol/kept";
import type { SchoolError, SchoolSeam } from "../school/http-school.ts";
import { findStanding } from "../school/standing.ts";
import { NOTHING_KEPT, type KeptOfClass } from "../store/store.ts";
import { mustHave, type HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";

interface ClassKeeperParts {
  readonly deps: Pick<HostDeps, "store" | "timers">;
  readonly core: Pick<EngineCore, "state" | "alone">;
  readonly atSchool: <Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ) => Promise<Result<Value, SchoolError>>;
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
}

/** How often a shared device that nobody uses asks what it may keep [ms]. */
const ASK_AGAIN_MS = 600_000;

export interface ClassKeeper {
  /** What lies on the disk, to be read once. */
  readonly load: () => Promise<void>;
  /** A contact with the school: names come, change, or go, and the school may have said where it is. */
  readonly refresh: () => Promise<void>;
  readonly list: () => readonly KeptName[];
  readonly nameOf: (learner: LearnerId) => string | undefined;
  /** Where the school of the class is, as it said last; null: it has not said. */
  readonly country: () => string | null;
}

/**
 * What a shared device keeps of its class, for whoever comes without the network: names, for as long as the class wants it
 * [SYN86], and in which country its school is [SYN111].
 */
export function createClassKeeper({ deps, core, atSchool, later, changed }: ClassKeeperParts): ClassKeeper {
  let kept: KeptOfClass = NOTHING_KEPT;
  /** Of which class it is. */
  let of: string | null = null;
  let callOff = (): void => {};

  async function load(): Promise<void> {
    if ((core.state.record?.sharedWith ?? null) === null) return;
    const read = await deps.store.readKept();
    if (!read.ok) return;
    kept = read.value;
    of = core.state.record?.sharedWith ?? null;
  }

  async function refresh(): Promise<void> {
    callOff();
    if ((core.state.record?.sharedWith ?? null) === null) return keep(NOTHING_KEPT);
    const found = await atSchool(findKept);
    if (found.ok) await keep({ ...now(), ...found.value });
    callOff = deps.timers.after(ASK_AGAIN_MS, () => void later(refresh));
  }

  async function keep(next: KeptOfClass): Promise<void> {
    const { record } = core.state;
    if (record === null || (of === record.sharedWith && JSON.stringify(next) === JSON.stringify(kept))) return;
    const written = await core.alone(() => deps.store.writeKept(mustHave(core.state.record).device, next));
    if (!written.ok) return;
    kept = next;
    of = core.state.record?.sharedWith ?? null;
    changed();
  }

  const now = (): KeptOfClass => (of === (core.state.record?.sharedWith ?? null) ? kept : NOTHING_KEPT);
  const list = (): readonly KeptName[] => now().names;
  return {
    load,
    refresh,
    list,
    nameOf: (learner) => list().find(({ id }) => id === learner)?.name,
    country: () => now().country,
  };
}

/** No names where this is no shared device of a class any more, or its server is of before and cannot say. */
async function findKept(school: SchoolSeam): Promise<Result<Partial<KeptOfClass>, SchoolError>> {
  const standing = await findStanding(school);
  if (!standing.ok) return standing;
  const { device } = standing.value;
  if (device === null || device === "unknown" || device.type === "shut-out" || device.kind !== "kiosk") {
    return ok({ names: [] });
  }
  const kept = await school.call("GET /class/kept-names", null);
  if (!kept.ok) return kept;
  const told = await school.call("GET /auth/features", null, { with: "country" });
  // Who cannot be asked, or is of before, changes nothing of what is known.
  const country = told.ok ? told.value.country : undefined;
  return ok({ names: kept.value.names ?? [], ...(country === undefined ? {} : { country }) });
}
