// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { PictureDeclaration } from "#engine";
import { picture as g2Add2c } from "./g2.add2c/picture.ts";
import { picture as g2Add2nc } from "./g2.add2nc/picture.ts";
import { picture as g2Add3 } from "./g2.add3/picture.ts";
import { picture as g2Coins } from "./g2.coins/picture.ts";
import { picture as g2Sub2b } from "./g2.sub2b/picture.ts";
import { picture as g2Sub2nb } from "./g2.sub2nb/picture.ts";
import { picture as g2Sub3 } from "./g2.sub3/picture.ts";
import { picture as g3Elapsed } from "./g3.elapsed/picture.ts";
import { picture as g3Rnd10 } from "./g3.rnd10/picture.ts";
import { picture as g3Subz } from "./g3.subz/picture.ts";
import { picture as g4Fraceq } from "./g4.fraceq/picture.ts";
import { picture as g4Mul1 } from "./g4.mul1/picture.ts";
import { picture as g4Round } from "./g4.round/picture.ts";
import { picture as g6Gcf } from "./g6.gcf/picture.ts";
import { picture as g6Int } from "./g6.int/picture.ts";
import { picture as g6Intcmp } from "./g6.intcmp/picture.ts";

/** The skills whose questions can also be answered by a picture. */
export const ANSWER_PICTURES: Readonly<Record<string, PictureDeclaration>> = {
  "g3.rnd10": g3Rnd10,
  "g4.round": g4Round,
  "g2.add2nc": g2Add2nc,
  "g2.add2c": g2Add2c,
  "g2.sub2nb": g2Sub2nb,
  "g2.sub2b": g2Sub2b,
  "g2.add3": g2Add3,
  "g2.sub3": g2Sub3,
  "g3.subz": g3Subz,
  "g4.mul1": g4Mul1,
  "g6.gcf": g6Gcf,
  "g4.fraceq": g4Fraceq,
  "g6.int": g6Int,
  "g6.intcmp": g6Intcmp,
  "g3.elapsed": g3Elapsed,
  "g2.coins": g2Coins,
};
