export { vol as blueprint } from "../../blueprints/measure/g5.vol.ts";
