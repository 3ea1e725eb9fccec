// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g2Coins } from "../../skills/g2.coins/blueprint.ts";
import { blueprint as g2Time5 } from "../../skills/g2.time5/blueprint.ts";
import { blueprint as g3Elapsed } from "../../skills/g3.elapsed/blueprint.ts";
import { blueprint as g3Money } from "../../skills/g3.money/blueprint.ts";
import { blueprint as g3Timemin } from "../../skills/g3.timemin/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const timeMoneyBlueprints: readonly Blueprint[] = [g2Time5, g3Timemin, g3Elapsed, g2Coins, g3Money];
