// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g2Add2c } from "../../skills/g2.add2c/blueprint.ts";
import { blueprint as g2Add2nc } from "../../skills/g2.add2nc/blueprint.ts";
import { blueprint as g2Add3 } from "../../skills/g2.add3/blueprint.ts";
import { blueprint as g2Sub2b } from "../../skills/g2.sub2b/blueprint.ts";
import { blueprint as g2Sub2nb } from "../../skills/g2.sub2nb/blueprint.ts";
import { blueprint as g2Sub3 } from "../../skills/g2.sub3/blueprint.ts";
import { blueprint as g3Subz } from "../../skills/g3.subz/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const addSubtractBlueprints: readonly Blueprint[] = [
  g2Add2nc,
  g2Add2c,
  g2Sub2nb,
  g2Sub2b,
  g2Add3,
  g2Sub3,
  g3Subz,
];
