export { money as blueprint } from "../../blueprints/time-money/g3.money.ts";
