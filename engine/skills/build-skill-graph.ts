import { compareText, type SkillId } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { SkillGraphFile, type SkillBkt, type SkillNode } from "./skill-graph.ts";

/** A validated graph: acyclic, closed, every skill reachable. Built only by `buildSkillGraph`. */
export interface SkillGraph {
  /** In teaching order: every skill after its prerequisites, then by grade, priority and id. */
  readonly nodes: readonly SkillNode[];
  readonly byId: ReadonlyMap<SkillId, SkillNode>;
  /** Skills that have this one as a direct prerequisite, in teaching order. */
  readonly opens: ReadonlyMap<SkillId, readonly SkillId[]>;
}

/** One thing wrong with a graph file, and where: `path` as in `nodes[3].prerequisites[0]`. */
export interface GraphFault {
  readonly type: "schema" | "duplicate-id" | "self-loop" | "missing-id" | "cycle" | "unreachable" | "bkt-bounds";
  readonly path: string;
  readonly message: string;
}

/**
 * Bounds of the BKT constants [probability]. Above one half, slip and guess stop meaning slip and
 * guess (Baker, Corbett & Aleven 2008, "model degeneracy"); a skill that teaches nothing or is
 * surely known at the start can never be tracked.
 */
export const BKT_BOUNDS: Readonly<Record<keyof SkillBkt, readonly [min: number, max: number]>> = {
  p_init: [0.01, 0.95],
  p_transit: [0.005, 0.6],
  p_slip: [0.005, 0.45],
  p_guess: [0.005, 0.5],
};

/** Parses and validates a `skills_graph.json`; every fault is reported, not only the first [SKL1]. */
export function buildSkillGraph(json: unknown): Result<SkillGraph, readonly GraphFault[]> {
  const file = SkillGraphFile.safeParse(json);
  if (!file.success) {
    return err(
      file.error.issues.map((issue) => ({ type: "schema", path: pathText(issue.path), message: issue.message })),
    );
  }
  const { nodes } = file.data;
  const faults = [...idFaults(nodes), ...edgeFaults(nodes), ...cycleFaults(nodes), ...bktFaults(nodes)];
  if (faults.length > 0) return err(faults);
  return ok(assemble(nodes));
}

function idFaults(nodes: readonly SkillNode[]): GraphFault[] {
  const firstAt = new Map<SkillId, number>();
  return nodes.flatMap((node, index) => {
    const first = firstAt.get(node.id);
    if (first === undefined) {
      firstAt.set(node.id, index);
      return [];
    }
    return [fault("duplicate-id", `nodes[${index}].id`, `${node.id} is already the id of nodes[${first}]`)];
  });
}

function edgeFaults(nodes: readonly SkillNode[]): GraphFault[] {
  const ids = new Set(nodes.map((node) => node.id));
  return nodes.flatMap((node, index) =>
    node.prerequisites.flatMap((id, at) => {
      const path = `nodes[${index}].prerequisites[${at}]`;
      if (id === node.id) return [fault("self-loop", path, `${id} is its own prerequisite`)];
      if (!ids.has(id)) return [fault("missing-id", path, `${node.id} needs ${id}, which does not exist`)];
      if (node.prerequisites.indexOf(id) < at) {
        return [fault("duplicate-id", path, `${node.id} names the prerequisite ${id} twice`)];
      }
      return [];
    }),
  );
}

/** Names one cycle for each knot of cycles, then everything that can never be reached because of them. */
function cycleFaults(nodes: readonly SkillNode[]): GraphFault[] {
  const indexById = new Map(nodes.map((node, index) => [node.id, index]));
  const reached = reachable(nodes);
  const faults: GraphFault[] = [];
  const onCycle = new Set<SkillId>();
  for (const node of nodes) {
    if (reached.has(node.id) || onCycle.has(node.id)) continue;
    const cycle = cycleThrough(node.id, nodes, indexById);
    if (cycle === undefined || cycle.some((id) => onCycle.has(id))) continue;
    for (const id of cycle) onCycle.add(id);
    const path = `nodes[${indexById.get(node.id)}].prerequisites`;
    faults.push(fault("cycle", path, `cycle: ${[...cycle, cycle[0]].join(" needs ")}`));
  }
  nodes.forEach((node, index) => {
    if (!reached.has(node.id) && !onCycle.has(node.id)) {
      faults.push(
        fault("unreachable", `nodes[${index}]`, `${node.id} can never be reached: ${blockers(node, reached)}`),
      );
    }
  });
  return faults;
}

function blockers(node: SkillNode, reached: ReadonlySet<SkillId>): string {
  return `its prerequisite ${node.prerequisites.filter((id) => !reached.has(id)).join(", ")} can never be mastered`;
}

/** Skills that can be mastered one after another from nothing. */
function reachable(nodes: readonly SkillNode[]): ReadonlySet<SkillId> {
  const reached = new Set<SkillId>();
  for (let grew = true; grew;) {
    grew = false;
    for (const node of nodes) {
      if (reached.has(node.id) || !node.prerequisites.every((id) => reached.has(id))) continue;
      reached.add(node.id);
      grew = true;
    }
  }
  return reached;
}

/** The prerequisites one after another from `start` back to itself, shortest first; self-loops are named elsewhere. */
function cycleThrough(
  start: SkillId,
  nodes: readonly SkillNode[],
  indexById: ReadonlyMap<SkillId, number>,
): readonly SkillId[] | undefined {
  const cameFrom = new Map<SkillId, SkillId>();
  const queue: SkillId[] = [start];
  for (let head = 0; head < queue.length; head++) {
    const id = queue[head] as SkillId;
    const node = nodes[indexById.get(id) ?? -1];
    for (const next of node?.prerequisites ?? []) {
      if (next === start && id !== start) {
        const path = [id];
        for (let at = id; at !== start;) path.unshift((at = cameFrom.get(at) as SkillId));
        return path;
      }
      if (next === start || cameFrom.has(next)) continue;
      cameFrom.set(next, id);
      queue.push(next);
    }
  }
  return undefined;
}

function bktFaults(nodes: readonly SkillNode[]): GraphFault[] {
  return nodes.flatMap((node, index) => {
    const path = `nodes[${index}].bkt`;
    const bounds = Object.entries(BKT_BOUNDS).flatMap(([name, [min, max]]) => {
      const value = node.bkt[name as keyof SkillBkt];
      return value >= min && value <= max
        ? []
        : [fault("bkt-bounds", `${path}.${name}`, `${node.id}: ${name} is ${value}, must be ${min} to ${max}`)];
    });
    const { p_slip: slip, p_guess: guess } = node.bkt;
    return slip + guess < 1
      ? bounds
      : [...bounds, fault("bkt-bounds", path, `${node.id}: p_slip + p_guess is ${slip + guess}, must be below 1`)];
  });
}

function assemble(nodes: readonly SkillNode[]): SkillGraph {
  const waiting = nodes.toSorted(
    (a, b) => (a.grade ?? 0) - (b.grade ?? 0) || (a.priority ?? 0) - (b.priority ?? 0) || compareText(a.id, b.id),
  );
  const order: SkillNode[] = [];
  const placed = new Set<SkillId>();
  while (order.length < nodes.length) {
    const index = waiting.findIndex((node) => node.prerequisites.every((id) => placed.has(id)));
    const [node] = waiting.splice(index, 1);
    if (node === undefined) throw new Error("a validated graph has a teaching order");
    placed.add(node.id);
    order.push(node);
  }
  const opens = new Map<SkillId, SkillId[]>(order.map((node) => [node.id, []]));
  for (const node of order) for (const id of node.prerequisites) opens.get(id)?.push(node.id);
  return { nodes: order, byId: new Map(order.map((node) => [node.id, node])), opens };
}

function fault(type: GraphFault["type"], path: string, message: string): GraphFault {
  return { type, path, message };
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text === "" ? String(key) : `${text}.${String(key)}`),
    "",
  );
}
