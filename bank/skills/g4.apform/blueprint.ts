export { apform as blueprint } from "../../blueprints/measure/g4.apform.ts";
