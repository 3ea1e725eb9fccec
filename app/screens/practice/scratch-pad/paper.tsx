import { useRef, type PointerEvent, type ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { drawnOn, pathOf, type PadPage, type Point, type Stroke } from "./pad-page.ts";
import css from "./scratch-pad.module.css";

/** What fits on every paper, however large it is drawn. */
const PAPER = { width: 1000, height: 600 } as const;

interface PaperProps {
  readonly page: PadPage;
  readonly tool: Stroke["tool"];
  readonly onStroke: (stroke: Stroke) => void;
}

/** Squared paper to draw on with a finger, a pen or a mouse; one at a time. */
export function Paper({ page, tool, onStroke }: PaperProps): ReactNode {
  const t = useText();
  const line = useRef<SVGPathElement>(null);
  const drawing = useRef<{ readonly pointer: number; readonly points: Point[] } | null>(null);

  function draw(event: PointerEvent<SVGSVGElement>): void {
    const points = drawing.current?.points ?? [];
    const matrix = event.currentTarget.getScreenCTM()?.inverse();
    const { nativeEvent } = event;
    const passed = nativeEvent.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of passed.length === 0 ? [nativeEvent] : passed) {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
      points.push({ x, y });
    }
    // Drawn by hand: a line follows the finger without waiting for the page.
    line.current?.setAttribute("d", pathOf(points));
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (drawing.current !== null || event.button !== 0) return;
    // The focus stays where it is, so that keys go on to the answer.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = { pointer: event.pointerId, points: [] };
    draw(event);
  }

  function goOn(event: PointerEvent<SVGSVGElement>): void {
    if (drawing.current?.pointer === event.pointerId) draw(event);
  }

  function end(event: PointerEvent<SVGSVGElement>): void {
    if (drawing.current?.pointer !== event.pointerId) return;
    const path = pathOf(drawing.current.points);
    drawing.current = null;
    line.current?.setAttribute("d", "");
    if (path !== "") onStroke({ tool, path });
  }

  return (
    <svg
      role="img"
      aria-label={t("pad.paper")}
      className={css["paper"]}
      viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
      onPointerDown={begin}
      onPointerMove={goOn}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {drawnOn(page).map((stroke, at) => (
        // Strokes are only ever added and taken away at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={at} d={stroke.path} className={css[stroke.tool]} />
      ))}
      <path ref={line} className={css[tool]} />
    </svg>
  );
}
