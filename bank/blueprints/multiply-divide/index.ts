// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g3F2510 } from "../../skills/g3.f2510/blueprint.ts";
import { blueprint as g3F34 } from "../../skills/g3.f34/blueprint.ts";
import { blueprint as g3F789 } from "../../skills/g3.f789/blueprint.ts";
import { blueprint as g3Fdiv } from "../../skills/g3.fdiv/blueprint.ts";
import { blueprint as g3Mulmean } from "../../skills/g3.mulmean/blueprint.ts";
import { blueprint as g4Div1 } from "../../skills/g4.div1/blueprint.ts";
import { blueprint as g4Mul1 } from "../../skills/g4.mul1/blueprint.ts";
import { blueprint as g4Mul2 } from "../../skills/g4.mul2/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const multiplyDivideBlueprints: readonly Blueprint[] = [
  g3Mulmean,
  g3F2510,
  g3F34,
  g3F789,
  g3Fdiv,
  g4Mul1,
  g4Mul2,
  g4Div1,
];
