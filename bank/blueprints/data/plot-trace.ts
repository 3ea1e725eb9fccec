import { from, line, lowest, written, type Source, type Trace, type TraceLine, type Written } from "#engine";
import { known } from "../trace-kit.ts";
import { comparedOf, crossesOf, ends, placeOf, placesBeside, type Plot } from "./plot.ts";

/** Places and crosses are read first, then counted together or compared. The question itself tells no number of crosses. */
export function plotTrace(o: Plot): Trace {
  return { givens: [], routes: [routeOf(o)] };
}

export function plotResult(o: Plot): Written {
  return routeOf(o).at(-1)?.result ?? written(0);
}

/** Places whose crosses a question counts together. */
export function countedOf(o: Plot): readonly number[] {
  const crosses = crossesOf(o);
  return placesBeside(o).filter((at) => (crosses[at] ?? 0) > 0);
}

function routeOf(o: Plot): readonly TraceLine[] {
  const crosses = crossesOf(o);
  const count = (id: string, at: number): TraceLine => line(id, "add", [known(id, crosses[at] ?? 0)]);
  switch (o.ask) {
    case "count":
      return [count("read", o.at)];
    case "most":
      return [readPlace("most", o, ends(o).most)];
    case "more": {
      const [first, second] = [count("read-1", o.at), count("read-2", o.than)];
      return [first, second, line("difference", "subtract", [from(first), from(second)])];
    }
    case "above":
    case "below":
      return [
        line(
          "together",
          "add",
          countedOf(o).map((at): Source => known(`at-${at}`, crosses[at] ?? 0)),
        ),
      ];
    default: {
      const [longer, shorter] = comparedOf(o);
      const reads = [readPlace("longer", o, longer), readPlace("shorter", o, shorter)];
      const bottom = Math.max(...reads.map(({ result }) => result.d));
      const [first, second] = reads.map((own) => overOneBottom(own, bottom));
      if (first === undefined || second === undefined) return reads;
      const renamed = [first, second].filter(({ operation }) => operation === "rename");
      return [...reads, ...renamed, line("difference", "subtract", [from(first), from(second)], { style: "mixed" })];
    }
  }
}

function readPlace(id: string, o: Plot, at: number): TraceLine {
  const { n, d } = lowest(placeOf(o, at));
  return line(id, "add", [known(id, n, d)], { style: "mixed" });
}

/** A place over the greater of both bottoms, which are halves of each other; a whole number stays as it is. */
function overOneBottom(own: TraceLine, bottom: number): TraceLine {
  return own.result.d === bottom || own.result.d === 1
    ? own
    : line(`rename-${own.id}`, "rename", [from(own), known("bottom", bottom)], { style: "mixed" });
}
