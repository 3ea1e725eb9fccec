import type { Curve } from "#sim/learner";

const PANEL = { width: 360, height: 260 };
const PLOT = { left: 40, top: 36, width: 220, height: 180 };
const COLUMNS = 3;

/** Colours that stay apart for most eyes (Okabe & Ito 2008), and dashes for those for whom they do not. */
const STROKES = [
  { colour: "#000000", dash: "" },
  { colour: "#0072b2", dash: "6 3" },
  { colour: "#d55e00", dash: "2 3" },
  { colour: "#009e73", dash: "8 3 2 3" },
  { colour: "#cc79a7", dash: "1 2" },
] as const;

/** Skills truly known by day as SVG: a panel for each world, a line for each policy. The table says the same. */
export function pictureOf(curves: readonly Curve[], skills: number): string {
  const byWorld = [...Map.groupBy(curves, ({ world }) => world)];
  const columns = Math.min(COLUMNS, Math.max(1, byWorld.length));
  const width = columns * PANEL.width;
  const height = Math.max(1, Math.ceil(byWorld.length / columns)) * PANEL.height;
  const panels = byWorld.map(([world, ofWorld], at) =>
    panelOf(world, ofWorld, skills, {
      x: (at % columns) * PANEL.width,
      y: Math.floor(at / columns) * PANEL.height,
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" font-family="sans-serif" font-size="11">`,
    `<title>Skills known by school day, of ${skills}, mean of the pupils who are not strong</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...panels,
    "</svg>\n",
  ].join("\n");
}

function panelOf(
  world: string,
  curves: readonly Curve[],
  skills: number,
  place: { readonly x: number; readonly y: number },
): string {
  const days = Math.max(1, (curves[0]?.known.length ?? 1) - 1);
  const xOf = (day: number) => round(PLOT.left + (PLOT.width * day) / days);
  const yOf = (known: number) => round(PLOT.top + PLOT.height * (1 - known / skills));
  const bottom = PLOT.top + PLOT.height;
  const right = PLOT.left + PLOT.width;
  return [
    `<g transform="translate(${place.x} ${place.y})">`,
    `<text x="${PLOT.left}" y="22" font-size="13" font-weight="bold">${world}</text>`,
    `<path d="M${PLOT.left} ${PLOT.top}V${bottom}H${right}" fill="none" stroke="#888888"/>`,
    ...[0, skills / 2, skills].map(
      (known) => `<text x="${PLOT.left - 6}" y="${yOf(known) + 4}" text-anchor="end">${known}</text>`,
    ),
    `<text x="${PLOT.left}" y="${bottom + 16}">day 0</text>`,
    `<text x="${right}" y="${bottom + 16}" text-anchor="end">${days}</text>`,
    ...curves.map((curve, at) => lineOf(curve, at, xOf, yOf)),
    ...labelsOf(curves, right + 6, yOf),
    "</g>",
  ].join("\n");
}

function lineOf({ known }: Curve, at: number, xOf: (day: number) => number, yOf: (known: number) => number): string {
  const { colour, dash } = strokeOf(at);
  const points = known.map((count, day) => `${xOf(day)},${yOf(count)}`).join(" ");
  return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-dasharray="${dash}"/>`;
}

const LINE_HEIGHT = 13;

/** Names at the ends of their lines, from the top down, moved apart where they would lie over one another. */
function labelsOf(curves: readonly Curve[], x: number, yOf: (known: number) => number): readonly string[] {
  let above = Number.NEGATIVE_INFINITY;
  return curves
    .map(({ policy, known }, at) => ({ policy, at, y: yOf(known.at(-1) ?? 0) }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ policy, at, y }) => {
      above = Math.max(y, above + LINE_HEIGHT);
      return `<text x="${x}" y="${round(above + 4)}" fill="${strokeOf(at).colour}">${policy}</text>`;
    });
}

function strokeOf(at: number): (typeof STROKES)[number] {
  return STROKES[at % STROKES.length] ?? STROKES[0];
}

function round(x: number): number {
  return Number(x.toFixed(1));
}
