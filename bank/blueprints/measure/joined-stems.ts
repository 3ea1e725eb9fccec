import type { StemTemplate } from "#engine";
import { isTale, unitsOf, type Joined } from "./joined.ts";
import { JOINED_SCENES } from "./joined-scenes.ts";
import { wordings } from "../wordings.ts";

const unit = (o: Joined): string => unitsOf(o).slice(0, -1);
const one = ({ scene }: Joined): string => JOINED_SCENES[scene].one;
const first = ({ scene }: Joined): string => JOINED_SCENES[scene].first;
const cover = ({ scene }: Joined): string => JOINED_SCENES[scene].cover;
const isSmall = ({ scene }: Joined): boolean => JOINED_SCENES[scene].unit === "cm";
/** A square of a picture is a square metre only on a plan. */
const square = (o: Joined): string => `Each square ${isSmall(o) ? "is" : "stands for"} 1 square ${unit(o)}.`;
const CORNERS = "All corners are square corners, like those of a sheet of paper.";

export const JOINED_STEMS: readonly StemTemplate<Joined>[] = [
  ...wordings<Joined>((o) => o.show === "squares", {
    "joined-count": (o) => `${square(o)} What is the area of the figure in the picture, in square ${unitsOf(o)}?`,
    "joined-paper": (o, c) =>
      `${c.names[0]} draws this ${isSmall(o) ? "figure" : "plan of a courtyard"} on squared paper. ${square(o)} ` +
      `What is the area of the ${isSmall(o) ? "figure" : "courtyard"}, in square ${unitsOf(o)}?`,
    "joined-tiles": (o, c) =>
      isSmall(o)
        ? `${c.names[0]} lays square tiles, as in the picture. Each tile covers 1 square centimetre. ` +
          "How many square centimetres do the tiles cover?"
        : `The picture shows square paving slabs. Each slab covers 1 square metre. ` +
          "How many square metres do the slabs cover?",
    "joined-made": (o) =>
      `The dashed line cuts the figure into two rectangles made of squares. The sides of each square ${isSmall(o) ? "are 1 centimetre long" : "stand for 1 metre"}. ` +
      `What is the area of the whole figure, in square ${unitsOf(o)}?`,
  }),
  ...wordings<Joined>((o) => o.show === "cut", {
    "joined-cut": (o) =>
      `The dashed line cuts the figure into two rectangles. What is the area of the whole figure, in square ${unitsOf(o)}?`,
    "joined-cuts": (o, c) =>
      `${c.names[0]} draws ${isSmall(o) ? "a figure" : "the plan of a courtyard"} and cuts it into two rectangles, as in the picture. ` +
      `What is the area of the whole ${isSmall(o) ? "figure" : "courtyard"}, in square ${unitsOf(o)}?`,
    "joined-two": (o) =>
      `Two rectangles are joined, as in the picture. What is their area together, in square ${unitsOf(o)}?`,
    "joined-laid": (o, c) =>
      isSmall(o)
        ? `${c.names[0]} joins two paper rectangles, as in the picture. How many square centimetres do they cover together?`
        : `${c.names[0]} plans two flower beds side by side, as in the picture. How many square metres do they cover together?`,
  }),
  ...wordings<Joined>((o) => (o.show === "more" || o.show === "missing") && !isTale(o), {
    "joined-corners": (o) =>
      `Look at the figure in the picture. ${CORNERS} What is the area of the figure, in square ${unitsOf(o)}?`,
    "joined-draws": (o, c) =>
      isSmall(o)
        ? `${c.names[0]} draws this figure. ${CORNERS} What is the area of the figure, in square centimetres?`
        : `${c.names[0]} draws this plan of a garden. ${CORNERS} What is the area of the garden, in square metres?`,
    "joined-inside": (o) => `How many square ${unitsOf(o)} lie inside the figure in the picture? ${CORNERS}`,
  }),
  ...wordings<Joined>(isTale, {
    "joined-shows": (o) =>
      `The picture shows ${first(o)}. ${CORNERS} What is the area of the ${one(o)}, in square ${unitsOf(o)}?`,
    "joined-covers": (o, c) =>
      `The picture shows ${first(o)}. ${CORNERS} ${c.names[0]} covers the ${isSmall(o) ? "front of the" : "whole"} ${one(o)} with ${cover(o)}. ` +
      `How many square ${unitsOf(o)} of ${cover(o)} does ${c.names[0]} need?`,
    "joined-measures": (o, c) =>
      `${c.names[0]} measures ${first(o)} and draws this picture of it. ${CORNERS} ` +
      `What is the area of the ${one(o)}, in square ${unitsOf(o)}?`,
  }),
].map((stem) => ({ ...stem, unit: ({ scene }) => `${JOINED_SCENES[scene].unit}²` }));
