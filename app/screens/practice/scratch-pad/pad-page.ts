/** One line drawn without lifting; an eraser draws in the colour of the paper. */
export interface Stroke {
  readonly tool: "pen" | "eraser";
  /** `d` of an SVG path. */
  readonly path: string;
}

export type PadAction = Stroke | { readonly tool: "clear" };

/** What is on a scratch pad: everything that was done, so that it can be taken back, and what was typed. */
export interface PadPage {
  readonly actions: readonly PadAction[];
  readonly text: string;
}

export const BLANK: PadPage = { actions: [], text: "" };

/** What is to be seen: what was drawn since it was cleared. */
export function drawnOn({ actions }: PadPage): readonly Stroke[] {
  const from = actions.findLastIndex(({ tool }) => tool === "clear") + 1;
  return actions.slice(from).filter((action): action is Stroke => action.tool !== "clear");
}

export function withStroke(page: PadPage, stroke: Stroke): PadPage {
  return { ...page, actions: [...page.actions, stroke] };
}

/** Nothing is drawn any more; one step back brings it all back. */
export function cleared(page: PadPage): PadPage {
  return drawnOn(page).length === 0 ? page : { ...page, actions: [...page.actions, { tool: "clear" }] };
}

/** Without what was done last. */
export function stepBack(page: PadPage): PadPage {
  return page.actions.length === 0 ? page : { ...page, actions: page.actions.slice(0, -1) };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The path through points; one alone is a dot. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const place = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return `M${place(first)}L${(rest.length === 0 ? [first] : rest).map(place).join(" ")}`;
}
