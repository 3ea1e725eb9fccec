import type { Blueprint } from "#engine";
import { fracline } from "./g3.fracline.ts";
import { fracname } from "./g3.fracname.ts";
import { fracadd } from "./g4.fracadd.ts";
import { fraceq } from "./g4.fraceq.ts";
import { fracsub } from "./g4.fracsub.ts";
import { mixed } from "./g4.mixed.ts";
import { simplify } from "./g4.simplify.ts";
import { fracadd5 } from "./g5.fracadd.ts";
import { fracsub5 } from "./g5.fracsub.ts";

/** Blueprints of this strand, in teaching order. */
export const fractionsBlueprints: readonly Blueprint[] = [
  fracname,
  fracline,
  fraceq,
  simplify,
  fracadd,
  fracsub,
  mixed,
  fracadd5,
  fracsub5,
];
