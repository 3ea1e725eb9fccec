import { ok, type LearnerId, type Result } from "#engine";
import type { KeptName } from "#engine/protocol/identity";
import type { SchoolError, SchoolSeam } from "../school/http-school.ts";
import { findStanding } from "../school/standing.ts";
import { mustHave, type HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";

interface KeptNamesParts {
  readonly deps: Pick<HostDeps, "store" | "timers">;
  readonly core: Pick<EngineCore, "state" | "alone">;
  readonly atSchool: <Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ) => Promise<Result<Value, SchoolError>>;
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
}

/** How often a shared device that nobody uses asks whether it may keep them [ms]. */
const ASK_AGAIN_MS = 600_000;

export interface KeptNames {
  /** What lies on the disk, to be read once. */
  readonly load: () => Promise<void>;
  /** A contact with the school: names come, change, or go. */
  readonly refresh: () => Promise<void>;
  readonly list: () => readonly KeptName[];
  readonly nameOf: (learner: LearnerId) => string | undefined;
}

/** Names of the class on the disk of its shared device, for as long as the class wants it [SYN86]. */
export function createKeptNames({ deps, core, atSchool, later, changed }: KeptNamesParts): KeptNames {
  let names: readonly KeptName[] = [];
  /** Whose names they are. */
  let of: string | null = null;
  let callOff = (): void => {};

  async function load(): Promise<void> {
    if ((core.state.record?.sharedWith ?? null) === null) return;
    const read = await deps.store.readKeptNames();
    if (!read.ok) return;
    names = read.value;
    of = core.state.record?.sharedWith ?? null;
  }

  async function refresh(): Promise<void> {
    callOff();
    if ((core.state.record?.sharedWith ?? null) === null) return keep([]);
    const found = await atSchool(findKept);
    if (found.ok) await keep(found.value);
    callOff = deps.timers.after(ASK_AGAIN_MS, () => void later(refresh));
  }

  async function keep(next: readonly KeptName[]): Promise<void> {
    const { record } = core.state;
    if (record === null || (of === record.sharedWith && JSON.stringify(next) === JSON.stringify(names))) return;
    const written = await core.alone(() => deps.store.writeKeptNames(mustHave(core.state.record).device, next));
    if (!written.ok) return;
    names = next;
    of = core.state.record?.sharedWith ?? null;
    changed();
  }

  const list = (): readonly KeptName[] => (of === (core.state.record?.sharedWith ?? null) ? names : []);
  return { load, refresh, list, nameOf: (learner) => list().find(({ id }) => id === learner)?.name };
}

/** None where this is no shared device of a class any more, or its server is of before and cannot say. */
async function findKept(school: SchoolSeam): Promise<Result<readonly KeptName[], SchoolError>> {
  const standing = await findStanding(school);
  if (!standing.ok) return standing;
  const { device } = standing.value;
  if (device === null || device === "unknown" || device.type === "shut-out" || device.kind !== "kiosk") return ok([]);
  const kept = await school.call("GET /class/kept-names", null);
  return kept.ok ? ok(kept.value.names ?? []) : kept;
}
