export { coins as blueprint } from "../../blueprints/time-money/g2.coins.ts";
