// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g3Fracline } from "../../skills/g3.fracline/blueprint.ts";
import { blueprint as g3Fracname } from "../../skills/g3.fracname/blueprint.ts";
import { blueprint as g4Fracadd } from "../../skills/g4.fracadd/blueprint.ts";
import { blueprint as g4Fraceq } from "../../skills/g4.fraceq/blueprint.ts";
import { blueprint as g4Fracsub } from "../../skills/g4.fracsub/blueprint.ts";
import { blueprint as g4Mixed } from "../../skills/g4.mixed/blueprint.ts";
import { blueprint as g4Simplify } from "../../skills/g4.simplify/blueprint.ts";
import { blueprint as g5Fracadd } from "../../skills/g5.fracadd/blueprint.ts";
import { blueprint as g5Fracsub } from "../../skills/g5.fracsub/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const fractionsBlueprints: readonly Blueprint[] = [
  g3Fracname,
  g3Fracline,
  g4Fraceq,
  g4Simplify,
  g4Fracadd,
  g4Fracsub,
  g4Mixed,
  g5Fracadd,
  g5Fracsub,
];
