import { from, line, written, type Trace } from "#engine";
import { known, traceOf } from "../trace-kit.ts";
import { hundredths, stepOf, tenths, type Notation } from "./decnote-numbers.ts";
import { percentOf, type Conversion } from "./pctconv-numbers.ts";

const DECIMAL = { style: "decimal" } as const;

/** Wholes, tenths and hundredths put together; or the next number of a row. */
export function notationTrace(o: Notation): Trace {
  if (o.ask === "to-fraction")
    return traceOf({ numbers: [] }, () => [[line("fraction", "divide", [known("top", o.n), known("bottom", o.d)])]]);
  if (o.ask === "count-on")
    return traceOf({ numbers: [] }, () => {
      const last = known("last", 100 * o.whole + o.n, 100);
      return [[line("next", "add", [last, known("step", stepOf(o), 100)], DECIMAL)]];
    });
  const parts = [known("wholes", o.whole), known("tenths", tenths(o), 10), known("hundredths", hundredths(o), 100)];
  return traceOf({ numbers: [] }, () => [
    [
      line(
        "number",
        "add",
        parts.filter(({ value }) => value.n > 0),
        DECIMAL,
      ),
    ],
  ]);
}

/** Hundredths are percents: what one part is in percent, or all digits two places on. */
export function conversionTrace(o: Conversion): Trace {
  const hundred = known("hundred", 100);
  const percent = known("percent", percentOf(o), 10);
  const [top, bottom] = [known("top", o.n), known("bottom", o.d)];
  const numbers = o.from === "fraction" && o.ask !== "bar" ? [written(o.n), written(o.d)] : [];
  return traceOf({ numbers }, () => {
    if (o.to === "fraction") {
      const over = line("over-100", "divide", [percent, hundred]);
      return [[over, line("lowest", "simplify", [from(over)])]];
    }
    if (o.from === "fraction") {
      const whole = o.to === "percent" ? hundred : known("one", 1);
      const part = line("one-part", "divide", [whole, bottom], DECIMAL);
      const parts = line("all-parts", "multiply", [from(part), top], DECIMAL);
      return o.to === "percent"
        ? [[part, parts]]
        : [[line("divided", "divide", [top, bottom], DECIMAL)], [part, parts]];
    }
    return o.to === "percent"
      ? [[line("percent", "multiply", [known("decimal", o.n, o.d), hundred], DECIMAL)]]
      : [[line("decimal", "divide", [percent, hundred], DECIMAL)]];
  });
}
