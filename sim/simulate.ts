import { createRng, LearnerId, uuidFromName, type EventId, type Rng } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import { createDefences, type Defence } from "./defences.ts";
import { copyProfile, createDevice, emptyProfile, type Profile, type SimDevice } from "./device.ts";
import { createSimServer, type SimServer } from "./server.ts";
import { foldAll } from "./sim-fold.ts";
import { createVirtualTime, type VirtualTime } from "./virtual-time.ts";

export interface SimCounts {
  saved: number;
  erased: number;
  crashes: number;
  clones: number;
  restoredProfiles: number;
  cleared: number;
  restoredServers: number;
  quarantined: number;
  /** Times a state that was folded onto a snapshot was compared with the whole log's. */
  snapshots: number;
}

export interface SimReport {
  readonly seed: number;
  /** Empty when all is as it must be. */
  readonly faults: readonly string[];
  readonly counts: SimCounts;
}

export interface SimOptions {
  readonly without?: readonly Defence[];
  /** Disks forget a row now and then; yes unless told. */
  readonly rot?: boolean;
}

const START = Date.UTC(2026, 9, 5, 8);
const STEPS = 90;
const MAX_DEVICES = 6;
const DAY = 86_400_000;
/** Time given for everything to come right once nothing goes wrong any more [ms]. */
const HEAL_MS = 4 * 3_600_000;

/** What was done to whom, and what must therefore be there in the end. */
interface World {
  readonly time: VirtualTime;
  readonly rng: Rng;
  readonly server: SimServer;
  readonly learner: LearnerId;
  readonly devices: SimDevice[];
  readonly addDevice: (profile: Profile) => void;
  readonly counts: SimCounts;
  readonly saved: Set<EventId>;
  /** Taken from the last device that had it, by hand, before the server had it for good. */
  readonly erased: Set<EventId>;
  /** The same, but the server has it still: gone if it is restored from its backup. */
  readonly atRisk: Set<EventId>;
  /** What had been seen when an event was made. */
  seen: { readonly id: EventId; readonly before: EventId }[];
  /** Images of profiles, to be put back some time. */
  readonly images: { readonly device: SimDevice; readonly profile: Profile }[];
  /** How bad it is just now. */
  readonly weather: { crashes: number; trouble: number };
  readonly rots: boolean;
}

/** One run: some hours of learners, devices, networks and servers at their worst, then calm, then the count. */
export async function simulate(seed: number, { without = [], rot = true }: SimOptions = {}): Promise<SimReport> {
  const world = createWorld(seed, without, rot);
  const wrong = new Set<string>();
  for (let step = 0; step < STEPS; step++) {
    await act(world);
    for (const fault of await lookAtSnapshots(world)) wrong.add(fault);
    await world.time.runUntil(world.time.now() + world.rng.int(1, 120) * 1_000);
  }
  const calm = await heal(world);
  const faults = [...(calm ? [] : ["it does not come to rest"]), ...wrong, ...(await judge(world))];
  for (const device of world.devices) device.kill();
  return { seed, faults, counts: { ...world.counts, saved: world.saved.size, erased: world.erased.size } };
}

function createWorld(seed: number, without: readonly Defence[], rots: boolean): World {
  const rng = createRng(`sync/${seed}`);
  const time = createVirtualTime(START);
  const defences = createDefences(without);
  const weather = { crashes: rng.pick([0, 20, 60]), trouble: rng.pick([0, 50, 200, 500]) };
  const crashes = (): number => weather.crashes;
  const server = createSimServer({ time, rng, crashes: () => weather.crashes * 2, defences });
  const learner = LearnerId.parse(uuidFromName(`learner ${seed}`));
  const counts: SimCounts = {
    saved: 0,
    erased: 0,
    crashes: 0,
    clones: 0,
    restoredProfiles: 0,
    cleared: 0,
    restoredServers: 0,
    quarantined: 0,
    snapshots: 0,
  };
  const world: World = {
    time,
    rng,
    server,
    learner,
    devices: [],
    addDevice,
    counts,
    saved: new Set(),
    erased: new Set(),
    atRisk: new Set(),
    seen: [],
    images: [],
    weather,
    rots,
  };

  function addDevice(profile: Profile): void {
    const device: SimDevice = createDevice({
      name: `${seed}/${world.devices.length}`,
      learner,
      time,
      rng,
      server,
      defences,
      crashes,
      trouble: () => weather.trouble,
      skewMs: rng.pick([0, 0, 400, -3_000, -DAY, DAY, 3_000 * DAY, -START]),
      profile,
      shared: createRng(`shared/${seed}/${world.devices.length}`).int(0, 1) === 1,
      witness: {
        saved: (id) => world.saved.add(id),
        made: (id, before) => world.seen.push(...before.map((one) => ({ id, before: one }))),
        crashed: () => {
          counts.crashes += 1;
          time.after(rng.int(1_000, 60_000), () => device.boot());
        },
      },
    });
    world.devices.push(device);
    device.boot();
  }

  for (let n = rng.int(1, 3); n > 0; n--) addDevice(emptyProfile());
  return world;
}

/** Something happens. */
async function act(world: World): Promise<void> {
  const { rng, server, devices, weather, time } = world;
  const device = rng.pick(devices);
  const draw = rng.int(1, 1_000);
  if (draw <= 640) device.attempt();
  else if (draw <= 690) device.kill();
  else if (draw <= 740) device.setOnline(rng.int(0, 1) === 0);
  else if (draw <= 780) device.setSkew(rng.pick([0, -DAY, DAY, 3_000 * DAY, -START, rng.int(-5_000, 5_000)]));
  else if (draw <= 800) clone(world, device);
  else if (draw <= 820) world.images.push({ device, profile: copyProfile(device.profile()) });
  else if (draw <= 840) await putImageBack(world);
  else if (draw <= 850) await clear(world, device);
  else if (draw <= 885) device.leave();
  else if (draw <= 895) rot(world, device);
  else if (draw <= 925) server.kill();
  else if (draw <= 955) server.backUp();
  else if (draw <= 970) await restoreServer(world);
  else if (draw <= 985) server.setClock(rng.int(-20_000, 2_000));
  else weather.trouble = rng.pick([0, 50, 300, 700]);
  if (rng.int(1, 40) === 1) time.after(1, () => device.online());
}

/** A golden image, or a browser profile that was copied. */
function clone(world: World, device: SimDevice): void {
  if (world.devices.length >= MAX_DEVICES) return;
  world.counts.clones += 1;
  world.addDevice(copyProfile(device.profile()));
}

async function putImageBack(world: World): Promise<void> {
  if (world.images.length === 0) return;
  const { device, profile } = world.rng.pick(world.images);
  world.counts.restoredProfiles += 1;
  await replaceProfile(world, device, copyProfile(profile));
}

async function clear(world: World, device: SimDevice): Promise<void> {
  world.counts.cleared += 1;
  await replaceProfile(world, device, emptyProfile());
}

async function replaceProfile(world: World, device: SimDevice, profile: Profile): Promise<void> {
  const before = ownIds(device);
  device.setProfile(profile);
  const elsewhere = new Set(world.devices.flatMap(ownIds));
  const onServer = idsOf(await world.server.rows(world.learner));
  const inBackup = idsOf(await world.server.backedUp(world.learner));
  for (const id of before) {
    if (elsewhere.has(id) || inBackup.has(id)) continue;
    (onServer.has(id) ? world.atRisk : world.erased).add(id);
  }
}

/** A row of the server's that the device's disk forgets. */
function rot({ rng, learner, rots }: World, device: SimDevice): void {
  const rows = device.profile().disk.remote.get(learner);
  if (!rots || rows === undefined || rows.size === 0) return;
  device.kill();
  rows.delete(rng.pick([...rows.keys()]));
}

async function restoreServer(world: World): Promise<void> {
  const kept = idsOf(await world.server.backedUp(world.learner));
  world.counts.restoredServers += 1;
  world.server.restore();
  for (const id of world.atRisk) if (!kept.has(id)) world.erased.add(id);
  // What is sent again may get a later time than what was made after it was seen.
  world.seen = [];
}

/** Nothing goes wrong any more; true when everything has come to rest within the time given. */
async function heal(world: World): Promise<boolean> {
  const { time, devices, weather, server, learner } = world;
  weather.crashes = 0;
  weather.trouble = 0;
  server.setClock(0);
  const end = time.now() + HEAL_MS;
  await time.runUntil(time.now() + 60_000);
  for (const device of devices) {
    device.setSkew(0);
    device.boot();
    device.setOnline(true);
  }
  while (time.now() < end) {
    for (const device of devices) device.online();
    await time.runUntil(time.now() + 120_000);
    const head = (await server.rows(learner)).length;
    const rested = devices.every((device) => {
      const view = device.view();
      const { cursor = 0, base = null } = device.profile().disk.replicas.get(learner) ?? {};
      return view !== null && view.unsent === 0 && view.trouble === null && cursor === head && base === null;
    });
    if (rested) return true;
  }
  return false;
}

/** What a shared device shows while the history is not there is what the log up to there comes to. */
async function lookAtSnapshots({ devices, server, learner, counts }: World): Promise<readonly string[]> {
  const shown = devices.flatMap((device) => device.onSnapshot() ?? []).filter(({ epoch }) => epoch === server.epoch());
  if (shown.length === 0) return [];
  const rows = await server.rows(learner);
  counts.snapshots += shown.length;
  const wrong = shown.filter(({ cursor, state }) => {
    const whole = foldAll(rows.filter((row) => row.cursor <= cursor));
    return JSON.stringify(whole.state) !== JSON.stringify(state);
  });
  return wrong.length === 0 ? [] : ["a state on a snapshot that is not the log's"];
}

/** Nothing lost, nothing twice, the same everywhere, nothing in the future, nothing before what it followed. */
async function judge(world: World): Promise<readonly string[]> {
  const rows = await world.server.rows(world.learner);
  const faults: string[] = [];
  const otsById = new Map(rows.map(({ event, ots }) => [event.id, ots]));
  world.counts.quarantined = rows.filter(({ status }) => status === "quarantined").length;
  if (otsById.size !== rows.length) faults.push(`${rows.length - otsById.size} twice on the server`);
  const lost = [...world.saved].filter((id) => !otsById.has(id) && !world.erased.has(id));
  if (lost.length > 0) faults.push(`${lost.length} of ${world.saved.size} lost`);
  const future = rows.filter(({ ots }) => ots > world.server.latestClock()).length;
  if (future > 0) faults.push(`${future} in the future`);
  const early = world.seen.filter(
    ({ id, before }) => (otsById.get(id) ?? Infinity) < (otsById.get(before) ?? 0),
  ).length;
  if (early > 0) faults.push(`${early} before what they followed`);
  const shown = new Set<string>();
  for (const device of world.devices) {
    const { shown: state, rebuilt, ids } = await device.states();
    shown.add(JSON.stringify(state));
    if (JSON.stringify(state) !== JSON.stringify(rebuilt))
      faults.push(`${device.name} shows what its disk does not say`);
    const missing = rows.filter(({ event }) => !ids.includes(event.id)).length;
    if (missing > 0 || ids.length !== rows.length) faults.push(`${device.name} has ${ids.length} of ${rows.length}`);
  }
  if (shown.size > 1) faults.push(`${shown.size} different states`);
  return faults;
}

function ownIds(device: SimDevice): EventId[] {
  return [...device.profile().disk.events.values()].map((row) => (row as SyncEvent).id);
}

function idsOf(rows: readonly { readonly event: SyncEvent }[]): ReadonlySet<EventId> {
  return new Set(rows.map(({ event }) => event.id));
}
