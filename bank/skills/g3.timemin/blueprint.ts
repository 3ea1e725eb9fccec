export { timemin as blueprint } from "../../blueprints/time-money/g3.timemin.ts";
