import type { StemTemplate } from "#engine";
import { num } from "../kit.ts";
import { wordings } from "../wordings.ts";
import { boxUnits, volumeOf, type Box } from "./box.ts";
import { BOX_SCENES } from "./box-scenes.ts";

/** Boxes that are only drawn. */
const drawn =
  (ask: Box["ask"]) =>
  (o: Box): boolean =>
    o.ask === ask && one(o) === "";
const story =
  (ask: Box["ask"]) =>
  (o: Box): boolean =>
    o.ask === ask && one(o) !== "";

/** Wordings that ask how many cubes there are. */
const COUNTED: ReadonlySet<string> = new Set(["layer-fill", "box-cubes"]);

function unitAsked({ ask, scene }: Box): string {
  return ask === "height" ? BOX_SCENES[scene].unit : `${BOX_SCENES[scene].unit}³`;
}

const units = boxUnits;
const unit = (o: Box): string => boxUnits(o).slice(0, -1);
const one = ({ scene }: Box): string => BOX_SCENES[scene].one;
const cube = (o: Box): string => `Each cube has a volume of 1 cubic ${unit(o)}.`;
const volume = (o: Box): string => `${num(volumeOf(o))} cubic ${units(o)}`;

export const BOX_STEMS: readonly StemTemplate<Box>[] = [
  ...wordings<Box>(drawn("cubes"), {
    "cubes-volume": (o) =>
      `The box in the picture is built from cubes, with none missing. ${cube(o)} What is the volume of the box, in cubic ${units(o)}?`,
    "cubes-builds": (o, c) =>
      `${c.names[0]} builds this box from cubes, without gaps. ${cube(o)} What is the volume of the box, in cubic ${units(o)}?`,
    "cubes-edges": (o) =>
      `The box in the picture is built from cubes, with none missing. The edges of each cube are 1 ${unit(o)} long. ` +
      `What is the volume of the box, in cubic ${units(o)}?`,
    "cubes-space": (o, c) =>
      `${c.names[0]} packs cubes close together, as in the picture. ${cube(o)} What is the volume of all the cubes together, in cubic ${units(o)}?`,
  }),
  ...wordings<Box>(drawn("layer"), {
    "layer-volume": (o) =>
      `One layer of cubes covers the bottom of the box in the picture. ${cube(o)} What is the volume of the whole box, in cubic ${units(o)}?`,
    "layer-covers": (o, c) =>
      `${c.names[0]} covers the bottom of a box with cubes, as in the picture. ${cube(o)} ` +
      `What is the volume of the whole box, in cubic ${units(o)}?`,
    "layer-fill": (o, c) =>
      `${c.names[0]} begins to fill the box in the picture with cubes. The edges of each cube are 1 ${unit(o)} long. ` +
      "How many cubes are in the box when it is full?",
    "layer-first": (o) =>
      `The picture shows the first layer of cubes in a box. The edges of each cube are 1 ${unit(o)} long. ` +
      `What is the volume of the whole box, in cubic ${units(o)}?`,
  }),
  ...wordings<Box>(drawn("volume"), {
    "box-volume": (o) => `What is the volume of the box in the picture, in cubic ${units(o)}?`,
    "box-draws": (o, c) => `${c.names[0]} draws this box. What is the volume of the box, in cubic ${units(o)}?`,
    "box-cubes": (o) => `How many cubes with edges of 1 ${unit(o)} fill the box in the picture?`,
  }),
  ...wordings<Box>(story("volume"), {
    "thing-volume": (o) =>
      `The picture shows a ${one(o)} with its length, width and height. What is the volume of the ${one(o)}, in cubic ${units(o)}?`,
    "thing-measures": (o, c) =>
      `${c.names[0]} measures a ${one(o)} and draws this picture of it. What is the volume of the ${one(o)}, in cubic ${units(o)}?`,
    "thing-space": (o) =>
      `The picture shows how long the edges of a ${one(o)} are. How many cubic ${units(o)} of space does the ${one(o)} take up?`,
  }),
  ...wordings<Box>(drawn("height"), {
    "high-box": (o) => `The box in the picture has a volume of ${volume(o)}. How many ${units(o)} high is the box?`,
    "high-draws": (o, c) =>
      `${c.names[0]} draws this box. Its volume is ${volume(o)}. How long is the edge with the question mark, in ${units(o)}?`,
    "high-cubes": (o) =>
      `It takes ${volume(o)} of sand to fill the box in the picture. How many ${units(o)} high is the box?`,
  }),
  ...wordings<Box>(story("height"), {
    "thing-high": (o) =>
      `The picture shows a ${one(o)} with a volume of ${volume(o)}. How many ${units(o)} high is the ${one(o)}?`,
    "thing-edge": (o) =>
      `The volume of a ${one(o)} is ${volume(o)}. The picture shows its length and width. What is its height in ${units(o)}?`,
  }),
  ...wordings<Box>(drawn("joined"), {
    "two-volume": (o) =>
      `Two blocks of equal width are joined, as in the picture. What is their volume together, in cubic ${units(o)}?`,
    "two-glues": (o, c) =>
      `${c.names[0]} glues two blocks of wood together, as in the picture. What is the volume of the two blocks together, in cubic ${units(o)}?`,
    "two-draws": (o, c) =>
      `${c.names[0]} draws a solid that is made of two blocks. What is the volume of the whole solid, in cubic ${units(o)}?`,
    "two-clay": (o, c) =>
      `${c.names[0]} makes two solid blocks of clay, as in the picture. How many cubic ${units(o)} of clay does ${c.names[0]} need?`,
  }),
  ...wordings<Box>(story("joined"), {
    "two-thing": (o) =>
      `The picture shows a ${one(o)} made of two blocks. What is the volume of the whole ${one(o)}, in cubic ${units(o)}?`,
    "two-space": (o) =>
      `A ${one(o)} is made of the two blocks in the picture. How many cubic ${units(o)} of space does the whole ${one(o)} take up?`,
  }),
].map((stem) => (COUNTED.has(stem.id) ? stem : { ...stem, unit: unitAsked }));
