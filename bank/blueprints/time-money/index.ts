import type { Blueprint } from "#engine";
import { coins } from "./g2.coins.ts";
import { time5 } from "./g2.time5.ts";
import { elapsed } from "./g3.elapsed.ts";
import { money } from "./g3.money.ts";
import { timemin } from "./g3.timemin.ts";

/** Blueprints of this strand, in teaching order. */
export const timeMoneyBlueprints: readonly Blueprint[] = [time5, timemin, elapsed, coins, money];
