export { area as blueprint } from "../../blueprints/measure/g3.area.ts";
