import type { ReactNode } from "react";
import type { Diagram as DiagramData, Highlight } from "#engine";
import { AreaModel } from "./area-model.tsx";
import { Balance } from "./balance.tsx";
import { BarGraph } from "./bar-graph.tsx";
import { BarModel } from "./bar-model.tsx";
import { BaseTen } from "./base-ten.tsx";
import { Boxes } from "./boxes.tsx";
import { Clock } from "./clock.tsx";
import { Coins } from "./coins.tsx";
import { DotArray } from "./dot-array.tsx";
import { DotGroups } from "./dot-groups.tsx";
import { Figure } from "./figure.tsx";
import { FractionBars } from "./fraction-bars.tsx";
import { FractionCircles } from "./fraction-circles.tsx";
import { LinePlot } from "./line-plot.tsx";
import { NumberLine } from "./number-line.tsx";
import { PictureGraph } from "./picture-graph.tsx";
import { PlaceValueChart } from "./place-value-chart.tsx";
import { Ruler } from "./ruler.tsx";

interface DiagramProps {
  readonly diagram: DiagramData;
  /** What a hint points at in it. */
  readonly highlights?: readonly Highlight[] | undefined;
}

const NOTHING: readonly Highlight[] = [];

/** Draws a picture from its data. A new type of picture does not compile until it is drawn here. */
export function Diagram({ diagram, highlights = NOTHING }: DiagramProps): ReactNode {
  switch (diagram.type) {
    case "number-line":
      return <NumberLine diagram={diagram} highlights={highlights} />;
    case "fraction-bars":
      return <FractionBars diagram={diagram} highlights={highlights} />;
    case "fraction-circles":
      return <FractionCircles diagram={diagram} />;
    case "area-model":
      return <AreaModel diagram={diagram} />;
    case "base-ten":
      return <BaseTen diagram={diagram} highlights={highlights} />;
    case "array":
      return <DotArray diagram={diagram} />;
    case "groups":
      return <DotGroups diagram={diagram} />;
    case "place-value-chart":
      return <PlaceValueChart diagram={diagram} />;
    case "balance":
      return <Balance diagram={diagram} />;
    case "bar-model":
      return <BarModel diagram={diagram} />;
    case "clock":
      return <Clock diagram={diagram} />;
    case "bar-graph":
      return <BarGraph diagram={diagram} />;
    case "picture-graph":
      return <PictureGraph diagram={diagram} />;
    case "coins":
      return <Coins diagram={diagram} />;
    case "figure":
      return <Figure diagram={diagram} />;
    case "boxes":
      return <Boxes diagram={diagram} />;
    case "ruler":
      return <Ruler diagram={diagram} />;
    case "line-plot":
      return <LinePlot diagram={diagram} />;
  }
}
