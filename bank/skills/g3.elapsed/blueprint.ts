export { elapsed as blueprint } from "../../blueprints/time-money/g3.elapsed.ts";
