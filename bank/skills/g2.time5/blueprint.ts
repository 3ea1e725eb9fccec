export { time5 as blueprint } from "../../blueprints/time-money/g2.time5.ts";
