export { g6Mean as blueprint } from "../../blueprints/data/g6.mean.ts";
