import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { subtractionTrace } from "../column-traces.ts";
import { known, traceOf } from "../trace-kit.ts";
import { firstUnits, partOfFirst, partOfSecond, wholeOfFirst, wholeOfSecond, type Pair } from "./decimal-pair.ts";
import { columnsOf, isOpened, wholesReady } from "./decsub-numbers.ts";

const DECIMAL = { style: "decimal" } as const;

/** Place by place over the point; first what stands after the point, then the wholes; or as with whole numbers. */
export function decimalDifferenceTrace(o: Pair): Trace {
  const units = 10 ** o.q;
  const numbers = [written(firstUnits(o), units), written(o.b, units)];
  return traceOf({ operation: "subtract", numbers, style: "decimal" }, () => [
    byPlaces(o),
    byParts(o, units),
    byColumns(o, units),
  ]);
}

/** The places after the point from the right, then the wholes, and the point. */
function byPlaces(o: Pair): readonly TraceLine[] {
  const places = columnsOf(o).map(({ name, ready, bottom }) =>
    line(name, "subtract", [known(`${name}-on-top`, ready), known(`${name}-below`, bottom)]),
  );
  const wholes = line("whole-numbers", "subtract", [
    known("wholes-on-top", wholesReady(o)),
    known("wholes-below", wholeOfSecond(o)),
  ]);
  const left = places.map(({ id, result: { n } }, at) => known(`${id}-left`, n, 10 ** (o.q - at)));
  const number = line("number", "add", [from(wholes), ...left.toReversed()], DECIMAL);
  return [...places, wholes, number];
}

function byParts(o: Pair, units: number): readonly TraceLine[] {
  const part = known("part-0", partOfFirst(o), units);
  const opened = line("opened", "add", [known("one-whole", 1), part], DECIMAL);
  const top = isOpened(o) ? from(opened) : part;
  const after = line("after-the-point", "subtract", [top, known("part-1", partOfSecond(o), units)], DECIMAL);
  const lines = isOpened(o) ? [opened, after] : [after];
  if (wholeOfFirst(o) === 0) return lines;
  const lent = isOpened(o) ? [known("one-whole", 1)] : [];
  const inputs = [known("whole-0", wholeOfFirst(o)), ...lent, known("whole-1", wholeOfSecond(o))];
  const wholes = line("wholes", "subtract", inputs);
  return [...lines, wholes, line("total", "add", [from(wholes), from(after)], DECIMAL)];
}

/** As with whole numbers, and the point is put at the end; its places have names of their own. */
function byColumns(o: Pair, units: number): readonly TraceLine[] {
  const [columns = []] = subtractionTrace({ a: firstUnits(o), b: o.b }).routes;
  const named = (source: Source): Source =>
    "line" in source ? { line: `column-${source.line}`, value: source.value } : source;
  // What a digit is worth among decimals is no whole number, and is left out.
  const lines = columns.map(({ id, operation, from: inputs, result }): TraceLine => ({
    id: `column-${id}`,
    operation,
    from: inputs.map(named),
    result,
  }));
  const digits = lines.at(-1);
  if (digits === undefined) return [];
  return [...lines, line("point", "divide", [from(digits), known("units", units)], DECIMAL)];
}
