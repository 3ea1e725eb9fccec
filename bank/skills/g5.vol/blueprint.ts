import { CAUSE_KINDS } from "../../blueprints/causes-apart.ts";
import { boxPicture, volumeOf, type Box } from "../../blueprints/measure/box.ts";
import { BOX_RULES, isEdge } from "../../blueprints/measure/box-errors.ts";
import { BOX_HELP, boxForm } from "../../blueprints/measure/box-form.ts";
import { BOX_SCENES, isLikely, scenesOf } from "../../blueprints/measure/box-scenes.ts";
import { BOX_STEMS } from "../../blueprints/measure/box-stems.ts";
import { makeMeasured } from "../../blueprints/measure/make-measured.ts";

const WHATEVER = [...CAUSE_KINDS, "line-exchanged", "line-left-out", "place-left-out"] as const;

/** Of most it is only said what the number is, whatever it came of; two are the slip itself. */
const HOLDS_OF = {
  "MG-N16": WHATEVER,
  "MG-N32": WHATEVER,
  "MG-N17": WHATEVER,
  "MG-N18": WHATEVER,
  "MG-N21": WHATEVER,
  "MG-N23": WHATEVER,
  "MG-N25": WHATEVER,
  "MG-N24": ["on-the-way", "one-left-out"],
  "ML-02": ["one-group-off"],
  "MG-N19": ["added-for-times"],
  "MG-N22": ["added-for-times"],
};

/** Find volumes of boxes, and edges from a volume. */
export const blueprint = makeMeasured<Box>({
  id: "g5.vol",
  version: 6,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { l: [2, 6], w: [2, 4], h: [2, 5] },
      choices: { ask: ["cubes"], m: [0], k: [0], scene: ["plain-cm"] },
      where: (o) => o.w !== o.h && volumeOf(o) <= 60,
    },
    2: {
      ranges: { l: [3, 8], w: [2, 5], h: [3, 8] },
      choices: { ask: ["layer"], m: [0], k: [0], scene: ["plain-cm"] },
      where: (o) => o.w !== o.h && volumeOf(o) <= 160,
    },
    3: {
      ranges: { l: [4, 20], w: [2, 12], h: [2, 9] },
      choices: { ask: ["volume"], m: [0], k: [0], scene: scenesOf(1) },
      where: (o) => canBeDrawn(o) && isLikely(o.scene, [o.l, o.w, o.h]) && o.l * o.w <= 100,
    },
    4: {
      ranges: { l: [4, 12], w: [2, 9], h: [3, 12] },
      choices: { ask: ["height"], m: [0], k: [0], scene: scenesOf(1) },
      where: (o) => canBeDrawn(o) && isLikely(o.scene, [o.l, o.w, o.h]) && o.l * o.w <= 60 && (o.h <= 5 || o.l <= 10),
    },
    5: {
      ranges: { l: [3, 10], w: [3, 10], h: [2, 9], m: [3, 10], k: [2, 9] },
      choices: { ask: ["joined"], scene: scenesOf(2) },
      where: (o) =>
        Math.abs(o.h - o.k) > 1 &&
        isNoFace(o) &&
        isLikely(o.scene, [o.l, o.w, o.h]) &&
        isLikely(o.scene, [o.m, o.w, o.k]) &&
        volumeOf(o) <= 700,
    },
  },
  factors: [
    { name: "cubes-not-seen", weight: 3, of: ({ ask }) => UNSEEN[ask] },
    { name: "backwards", weight: 2, of: ({ ask }) => (ask === "height" ? 1 : 0) },
    { name: "two-boxes", weight: 4, of: ({ ask }) => (ask === "joined" ? 1 : 0) },
    { name: "size", weight: 1.5, of: (o) => Math.min(1, Math.log10(volumeOf(o)) / 3) },
    { name: "story", weight: 0.3, of: ({ scene }) => (BOX_SCENES[scene].one === "" ? 0 : 1) },
  ],
  stems: BOX_STEMS,
  formOf: boxForm,
  help: BOX_HELP,
  misconceptions: BOX_RULES,
  diagram: boxPicture,
  told: { holdsOf: HOLDS_OF },
  isTold: isEdge,
});

/** The volume of one of two boxes is no face of the other: nobody takes two edges of that for it. */
function isNoFace({ l, w, h, m, k }: Box): boolean {
  return ![l * w, l * h, w * h].includes(m * w * k) && ![m * w, m * k, w * k].includes(l * w * h);
}

/** Each edge is another one, and none so short that its text stands far from it. */
function canBeDrawn({ l, w, h }: Box): boolean {
  return l !== w && w !== h && l !== h && l >= w && Math.max(l, w, h) <= 6 * Math.min(l, w, h);
}

const UNSEEN: Readonly<Record<Box["ask"], number>> = { cubes: 0, layer: 0.5, volume: 1, height: 1, joined: 1 };
