export { areacomp as blueprint } from "../../blueprints/measure/g3.areacomp.ts";
