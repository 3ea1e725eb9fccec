import type { StemTemplate, StoryContext } from "#engine";
import { isTale, unitsOf, type Joined } from "./joined.ts";
import { JOINED_SCENES } from "./joined-scenes.ts";

type Text = (o: Joined, c: StoryContext) => string;

function wordings(when: (o: Joined) => boolean, texts: Readonly<Record<string, Text>>): StemTemplate<Joined>[] {
  return Object.entries(texts).map(([id, text]) => ({ id, when, text }));
}

const unit = (o: Joined): string => unitsOf(o).slice(0, -1);
const one = ({ scene }: Joined): string => JOINED_SCENES[scene].one;
const first = ({ scene }: Joined): string => JOINED_SCENES[scene].first;
const cover = ({ scene }: Joined): string => JOINED_SCENES[scene].cover;
const square: Text = (o) => `Each square is 1 square ${unit(o)}.`;
/** Rectangles of that size that a child lays. */
const laid = (o: Joined): string => (JOINED_SCENES[o.scene].unit === "cm" ? "paper rectangles" : "rectangular mats");

export const JOINED_STEMS: readonly StemTemplate<Joined>[] = [
  ...wordings((o) => o.show === "squares", {
    "joined-count": (o, c) => `${square(o, c)} What is the area of the figure in the picture, in square ${unitsOf(o)}?`,
    "joined-paper": (o, c) =>
      `${c.names[0]} draws this figure on squared paper. ${square(o, c)} What is the area of the figure, in square ${unitsOf(o)}?`,
    "joined-tiles": (o, c) =>
      `${c.names[0]} lays square tiles, as in the picture. Each tile covers 1 square ${unit(o)}. ` +
      `How many square ${unitsOf(o)} do the tiles cover?`,
    "joined-made": (o) =>
      `The dashed line cuts the figure into two rectangles of unit squares. The sides of each square are 1 ${unit(o)} long. ` +
      `What is the area of the whole figure, in square ${unitsOf(o)}?`,
  }),
  ...wordings((o) => o.show === "cut", {
    "joined-cut": (o) =>
      `The dashed line cuts the figure into two rectangles. What is the area of the whole figure, in square ${unitsOf(o)}?`,
    "joined-cuts": (o, c) =>
      `${c.names[0]} draws a figure and cuts it into two rectangles, as in the picture. ` +
      `What is the area of the whole figure, in square ${unitsOf(o)}?`,
    "joined-two": (o) =>
      `Two rectangles are joined, as in the picture. What is their area together, in square ${unitsOf(o)}?`,
    "joined-laid": (o, c) =>
      `${c.names[0]} joins two ${laid(o)}, as in the picture. How many square ${unitsOf(o)} do they cover together?`,
  }),
  ...wordings((o) => (o.show === "more" || o.show === "missing") && !isTale(o), {
    "joined-corners": (o) =>
      `The figure in the picture has only square corners. What is its area in square ${unitsOf(o)}?`,
    "joined-draws": (o, c) =>
      `${c.names[0]} draws this figure. All its corners are square. What is its area in square ${unitsOf(o)}?`,
    "joined-inside": (o) =>
      `How many square ${unitsOf(o)} lie inside the figure in the picture? All its corners are square.`,
  }),
  ...wordings(isTale, {
    "joined-shows": (o) =>
      `The picture shows ${first(o)}. All its corners are square. ` +
      `What is the area of the ${one(o)}, in square ${unitsOf(o)}?`,
    "joined-covers": (o, c) =>
      `The picture shows ${first(o)} with square corners. ${c.names[0]} covers the whole ${one(o)} with ${cover(o)}. ` +
      `How many square ${unitsOf(o)} of ${cover(o)} does ${c.names[0]} need?`,
    "joined-measures": (o, c) =>
      `${c.names[0]} measures ${first(o)} with square corners and draws the picture. ` +
      `What is the area of the ${one(o)}, in square ${unitsOf(o)}?`,
  }),
];
